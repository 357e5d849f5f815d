"""Heuristics for battles: combat cards, losses, withdrawing, continuing and retreating."""

from __future__ import annotations

from typing import Final

from mathom.games.war.bot.armies import HIT_WORTH, fallen_back
from mathom.games.war.bot.cards import combat_worth, keeping_worth
from mathom.games.war.bot.odds import (
    OPEN_FIELD,
    WALLS_HOLD,
    BattleEstimate,
    Force,
    force_of,
    hits_of,
)
from mathom.games.war.bot.plan import plan_for
from mathom.games.war.rules.armies.army_bits import (
    ELITE,
    FIGURES,
    KINDS,
    LEADER,
    NAZGUL,
    count,
    units,
)
from mathom.games.war.rules.armies.combat_rolls import host_of, mask_of_role, side_of_role
from mathom.games.war.rules.armies.losses import fighting
from mathom.games.war.rules.board import regular_at_hand
from mathom.games.war.rules.cards.hands import cards_in_hand
from mathom.games.war.rules.facts import COMPANIONS, FORTIFIED, LAND, LEVEL, POINTS, REGION_AT
from mathom.games.war.rules.state import ASSAULT, AT, ATTACKER, FIELD, KIND, ROUND, WarState
from mathom.games.war.rules.vocabulary import (
    CEASE,
    COMBAT,
    CONTINUE,
    DECLINE,
    FIGHT,
    LOSE,
    REDUCE,
    RETREAT,
    SLAY,
    STAND,
    WITHDRAW,
)

FOR_A_PRIZE: Final = 1.4
"""The factor for a combat card in a battle for a city or a stronghold."""


def force_in(s: WarState, role: int) -> Force:
    return force_of(s, side_of_role(s, role), host_of(s, role), mask_of_role(s, role))


def estimate_battle(s: WarState) -> BattleEstimate:
    """The expected result if the battle continues to its end."""
    b = s.battle
    walls = b[KIND] == FIELD and b[ROUND] <= 1 and FORTIFIED[b[AT]]
    first = WALLS_HOLD if walls else OPEN_FIELD
    if b[KIND] == ASSAULT:
        return BattleEstimate(force_in(s, 0), force_in(s, 1), WALLS_HOLD, WALLS_HOLD)
    return BattleEstimate(force_in(s, 0), force_in(s, 1), first, OPEN_FIELD)


def combat_card(s: WarState, seat: int, role: int, offers: list[int]) -> int:
    """The card whose help exceeds its value in the hand by most, or none."""
    stake = FOR_A_PRIZE if POINTS[REGION_AT[s.battle[AT]]] else 0.9
    full = cards_in_hand(s, seat) >= 5
    best = DECLINE
    best_worth = 0.0
    for action in offers:
        if action == DECLINE:
            continue
        card = action - COMBAT
        price = keeping_worth(s, card) * (0.35 if full else 0.5) + 0.1
        worth = stake * combat_worth(s, card, role) - price
        if worth > best_worth:
            best_worth = worth
            best = action
    return best if best in offers else offers[0]


def field_or_siege(s: WarState) -> int:
    """Fight in the field only with the better army."""
    estimate = estimate_battle(s)
    defence = force_in(s, 1)
    if estimate.defence_left > 0.5 * defence.hits and estimate.attack_left <= 0.5:
        return FIGHT
    return WITHDRAW


def cease_or_continue(s: WarState) -> int:
    """Continue while the battle has a positive value."""
    b = s.battle
    side = b[ATTACKER]
    estimate = estimate_battle(s)
    worth = HIT_WORTH[1 - side] * estimate.defence_lost - HIT_WORTH[side] * estimate.attack_lost
    if estimate.won():
        worth += 0.5 + 4.0 * POINTS[REGION_AT[b[AT]]]
    return CONTINUE if worth > 0.0 else CEASE


def cease_or_extend(s: WarState, offers: list[int]) -> int:
    """Extend the assault if another round is worth more than the elite it costs."""
    b = s.battle
    side = b[ATTACKER]
    attack = force_in(s, 0)
    garrison = force_in(s, 1)
    hits = hits_of(attack.units, attack.lead, WALLS_HOLD)
    losses = hits_of(garrison.units, garrison.lead, OPEN_FIELD)
    prize = plan_for(s, side).prize(REGION_AT[b[AT]])
    worth = prize * min(1.0, hits / max(1, garrison.hits)) - HIT_WORTH[side] * losses
    lasting = (attack.hits - 1.0) * hits / max(0.1, losses * garrison.hits)
    if lasting < 1.0:
        worth *= lasting * lasting
    if CONTINUE in offers:
        return CONTINUE if worth > 0.0 and attack.hits > losses + 1.0 else CEASE
    for action in offers:
        if action != CEASE and worth > 0.6 and attack.hits > losses + 2.0:
            return action
    return CEASE


def retreat_or_stand(s: WarState, offers: list[int]) -> int:
    """Stand if the defender may win, must hold the region, or can still withdraw."""
    b = s.battle
    side = 1 - b[ATTACKER]
    estimate = estimate_battle(s)
    gain = HIT_WORTH[1 - side] * estimate.attack_lost - HIT_WORTH[side] * estimate.defence_lost
    if not estimate.won() or gain > 0.4 or len(offers) == 1:
        return STAND
    return best_retreat(s, side, offers, STAND)


def best_retreat(s: WarState, side: int, offers: list[int], otherwise: int) -> int:
    """The retreat with the most friendly units and fortifications."""
    best = otherwise
    best_worth = -9.0
    for action in offers:
        if RETREAT <= action < RETREAT + LAND:
            worth = fallen_back(s, action - RETREAT, side)
            if worth > best_worth:
                best_worth = worth
                best = action
    return best


def scouts_go(s: WarState, offers: list[int]) -> int:
    """Where to retreat with Scouts: into a stronghold if there is one."""
    if WITHDRAW in offers:
        return WITHDRAW
    return best_retreat(s, 1 - s.battle[ATTACKER], offers, offers[0])


def take_hit(s: WarState, side: int, place: int, offers: list[int]) -> int:
    """The loss that costs no die: reduce an elite while few units are left, else remove a
    regular.
    """
    few = units(fighting(s, place, side), side) <= 5
    best = offers[0]
    best_worth = -9.0
    for action in offers:
        reduced = REDUCE <= action < REDUCE + LEADER
        if reduced and not regular_at_hand(s, action - REDUCE):
            worth = 0.05
        elif reduced:
            worth = 2.0 if few else 0.5
        elif LOSE <= action < LOSE + ELITE:
            worth = 1.0 + 0.01 * count(s.host[place * 2 + side], action - LOSE)
        elif LOSE + ELITE <= action < LOSE + LEADER:
            worth = 0.1
        else:
            worth = 0.0
        if worth > best_worth:
            best_worth = worth
            best = action
    return best


def slay_whom(offers: list[int]) -> int:
    """The most valuable enemy: a Minion before a Nazgûl, a Companion of high level before a
    leader.
    """
    best = offers[0]
    best_worth = -1.0
    for action in offers:
        if not SLAY <= action < SLAY + len(FIGURES):
            continue
        figure = action - SLAY
        worth = 0.5
        if figure >= KINDS:
            who = figure - KINDS
            worth = 1.0 + LEVEL[who] if who < COMPANIONS else 4.0
        elif figure == NAZGUL:
            worth = 1.0
        if worth > best_worth:
            best_worth = worth
            best = action
    return best
