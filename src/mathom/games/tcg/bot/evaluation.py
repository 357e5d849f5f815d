"""Evaluate a position for a seat: the progress and health of its fellowship, the cards it has in
play, and the expected cost of the minions in play, relative to the other seats.

The unit is one site of the adventure path. The weights come from the rules and from matches.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mathom.engine.step import coming
from mathom.games.tcg.bot.skirmish_estimate import assault_cost, fights, life, weight_of_burdens
from mathom.games.tcg.rules import derived
from mathom.games.tcg.rules.facts import (
    ALLY,
    COMPANION,
    CONDITION,
    FIERCE,
    FREE,
    MINION,
    SHADOW,
    SIDE,
    STRENGTH,
    STRENGTH_BONUS,
    TYPE,
)
from mathom.games.tcg.rules.state import (
    ARCHERY,
    ASSIGNMENT,
    FELLOWSHIP,
    NOTHING,
    REGROUP,
    SET_UP,
    SKIRMISH,
    TcgState,
)
from mathom.games.tcg.rules.turn.combat import Shoot, fellowship_total, minion_total

PER_SITE: Final = 1.0
PER_ITEM_STRENGTH: Final = 0.1
PER_ITEM: Final = 0.15
PER_CONDITION: Final = 0.2
PER_SHADOW_CARD: Final = 0.3
IN_HAND: Final = [0.1, 0.06, 0.02, 0.06, 0.06, 0.05, 0.1, 0.0, 0.0]
"""The value of a card in hand, by type. It is low because players draw new cards every turn."""

PER_MINION_STRENGTH: Final = 0.015
PER_TWILIGHT: Final = 0.05
PER_TWILIGHT_LEFT: Final = 0.008
PER_COMPANION: Final = 0.06
"""What a companion costs through the twilight of future moves."""

PER_ARROW: Final = 0.3
PER_SHOT: Final = 0.12
PER_FIERCE_STRENGTH: Final = 0.04
STEEPNESS: Final = 0.55


def evaluate(s: TcgState, seat: int) -> float:
    """The value of a position for a seat, from 0 to 1, compared with the best opponent."""
    if not s.codes:
        return 0.5
    if s.lost[seat]:
        return 0.0
    own = 0.0
    best = -99.0
    for other in s.order:
        if other != NOTHING and s.lost[other] == 0:
            found = standing(s, other)
            if other == seat:
                own = found
            elif found > best:
                best = found
    return 1.0 / (1.0 + exp(-STEEPNESS * (own - best))) if best > -99.0 else 0.5


def standing(s: TcgState, seat: int) -> float:
    """The value of a player's cards, minus the expected losses if it is this player's turn."""
    total = PER_SITE * s.place[seat] - weight_of_burdens(s.burdens[seat])
    for i in s.table:
        if s.owner[i] == seat:
            total += worth_in_play(s, i)
    for i in s.held(seat):
        total += IN_HAND[TYPE[s.cards[i]]]
    return total - danger(s) if seat == s.turn else total


def worth_in_play(s: TcgState, i: int) -> float:
    """The value of a card in play to its owner; minions are discarded at the end of the turn."""
    card = s.cards[i]
    kind = TYPE[card]
    if kind == COMPANION:
        return life(s, i, spare(s, i)) - PER_COMPANION
    if kind == ALLY:
        return life(s, i, spare(s, i))
    if kind == MINION:
        return 0.0
    host = s.host[i]
    if SIDE[card] == SHADOW:
        return PER_SHADOW_CARD if host == NOTHING or TYPE[s.cards[host]] != MINION else 0.0
    if SIDE[card] != FREE:
        return 0.0
    if kind == CONDITION:
        return PER_CONDITION
    return PER_ITEM + PER_ITEM_STRENGTH * STRENGTH_BONUS[card]


def spare(s: TcgState, i: int) -> int:
    """How many wounds a character can take, the last one lethal."""
    return derived.vitality(s, i) - s.wounds[i]


def danger(s: TcgState) -> float:
    """The expected losses of the active fellowship."""
    phase = s.phase
    if phase == SET_UP:
        return 0.0
    if phase == FELLOWSHIP:
        return PER_TWILIGHT * s.twilight + waiting(s)
    if phase == REGROUP:
        return 0.0
    total = PER_TWILIGHT_LEFT * s.twilight
    if phase == SKIRMISH:
        for estimate in fights(s):
            total += estimate.price(s)
        return total + again(s)
    total += assault_cost(s)
    if phase == ASSIGNMENT:
        return total + again(s)
    if phase < ARCHERY or coming(s, Shoot) is not None:
        total += PER_ARROW * minion_total(s) - PER_SHOT * fellowship_total(s)
    return total + again(s)


def waiting(s: TcgState) -> float:
    """Minions that remain from an earlier move of this turn."""
    return assault_cost(s) if derived.minions(s) else 0.0


def again(s: TcgState) -> float:
    """The threat of minions beyond their first skirmish, mainly of fierce ones."""
    if s.fierce:
        return 0.0
    total = 0.0
    for i in derived.minions(s):
        total += (
            PER_FIERCE_STRENGTH if derived.power(s, i, FIERCE) > 0 else PER_MINION_STRENGTH
        ) * STRENGTH[s.cards[i]]
    return total
