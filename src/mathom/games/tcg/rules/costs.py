"""What a card costs (Twilight pool: rulebook p. 12, "La zona del crepuscolo"), which cards can bear
it, and whether it can be played (Uniqueness: p. 34, "Unicità")."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.rules import derived
from mathom.games.tcg.rules.abilities.ability_types import (
    BEARER,
    MOD_COST,
    MOD_COST_ON,
    MOD_NO_BEAR,
    MOD_NO_PLAY_ON,
    MOD_OWN_COST,
    MOD_ROAMING,
    PLAY_COSTS,
    STATIC_KINDS,
    STATICS,
    TO_PLAY,
    Carry,
)
from mathom.games.tcg.rules.facts import (
    BEARER_PAYS,
    BORNE,
    CLASS,
    COMPANION,
    CONDITION,
    COST,
    EVENT,
    FREE,
    ON_SITE,
    SHADOW,
    SIDE,
    TITLE,
    TYPE,
    UNIQUE,
)
from mathom.games.tcg.rules.state import DEAD_PILE, NOTHING, TcgState

ROAMING_PENALTY: Final = 2
MOST_COMPANIONS: Final = 9


def price(s: TcgState, i: int, discount: int) -> int:
    """The current twilight cost of a card; discounts stop at 0 and do not reduce the roaming
    penalty (Twilight cost: rulebook p. 12, "Costo crepuscolo")."""
    card = s.cards[i]
    cost = COST[card] + discount + own_discount(s, i) + derived.modified(s, MOD_COST, i)
    cost = max(0, cost)
    if derived.roaming(s, i):
        cost += max(0, ROAMING_PENALTY + derived.modified(s, MOD_ROAMING, i))
    return cost


def own_discount(s: TcgState, i: int) -> int:
    """The cost change that the card itself names."""
    card = s.cards[i]
    if not STATIC_KINDS[card] >> MOD_OWN_COST & 1:
        return 0
    c = Carry(0, 0, s.owner[i], i)
    total = 0
    for static in STATICS[card]:
        if static.kind == MOD_OWN_COST and static.holds(s, c):
            total += static.amount.of(s, c)
    return total


def price_on(s: TcgState, i: int, host: int, discount: int) -> int:
    """The cost of a card played on this bearer."""
    cost = price(s, i, discount)
    if host == NOTHING or not STATIC_KINDS[s.cards[host]] >> MOD_COST_ON & 1:
        return cost
    for static in STATICS[s.cards[host]]:
        if static.kind == MOD_COST_ON and static.word == CLASS[s.cards[i]]:
            cost += static.amount.of(s, Carry(0, 0, s.owner[host], host))
    return max(0, cost)


def side_of(s: TcgState, seat: int) -> int:
    """The side that a seat plays this turn."""
    return FREE if seat == s.turn else SHADOW


def bearers(s: TcgState, i: int, seat: int, c: Carry) -> list[int]:
    """The cards on which a card can be played, or to which it can be transferred."""
    card = s.cards[i]
    if ON_SITE[card]:
        return [s.path[n] for n in range(1, len(s.path)) if s.control[n] == seat]
    wanted = BEARER[card]
    if wanted is None:
        return []
    foreign = SIDE[card] == SHADOW and TYPE[card] == CONDITION
    owner = s.turn if foreign else seat
    return [
        j
        for j in s.table
        if s.owner[j] == owner and wanted.ok(s, j, c) and may_bear(s, j, i) and derived.active(s, j)
    ]


def may_bear(s: TcgState, j: int, i: int) -> bool:
    """Whether a character can bear a card: it bears no card of that class, and no card forbids it
    (Class: rulebook p. 19, "Classe")."""
    card = s.cards[i]
    if CLASS[card] >= 0:
        for k in s.table:
            if s.host[k] == j and k != i and CLASS[s.cards[k]] == CLASS[card]:
                return False
        if derived.has_static(s, MOD_NO_BEAR, j, CLASS[card]):
            return False
    if SIDE[card] == SHADOW and TYPE[card] == CONDITION:
        return not derived.has_static(s, MOD_NO_PLAY_ON, j)
    return True


def blocked_by_title(s: TcgState, i: int, seat: int) -> bool:
    """Whether a unique card with that title is active or dead (Uniqueness: rulebook p. 34,
    "Unicità")."""
    card = s.cards[i]
    if not UNIQUE[card]:
        return False
    title = TITLE[card]
    for j in s.table:
        if TITLE[s.cards[j]] == title and UNIQUE[s.cards[j]] and derived.active(s, j):
            return True
    if SIDE[card] == SHADOW:
        return False
    for j in range(s.first[seat], s.first[seat + 1]):
        if s.zone[j] == DEAD_PILE and TITLE[s.cards[j]] == title and UNIQUE[s.cards[j]]:
            return True
    return False


def too_many_companions(s: TcgState, seat: int) -> bool:
    """The Rule of 9: companions in play and in the dead pile."""
    if not s.rules.deluxe:
        return False
    found = 0
    for j in s.cards_of(seat):
        if TYPE[s.cards[j]] == COMPANION and (s.zone[j] == DEAD_PILE or derived.in_play(s, j)):
            found += 1
    return found >= MOST_COMPANIONS


def requirements_met(s: TcgState, i: int, seat: int) -> bool:
    """Whether the cards that a card requires can be spotted."""
    c = Carry(0, 0, seat, i)
    return all(condition.holds(s, c) for condition in TO_PLAY[s.cards[i]])


def playable(s: TcgState, i: int, seat: int, discount: int) -> bool:
    """Whether a card other than an event can be played now, from wherever it is."""
    card = s.cards[i]
    kind = TYPE[card]
    if kind >= EVENT or SIDE[card] != side_of(s, seat):
        return False
    if SIDE[card] == SHADOW and s.twilight < price(s, i, discount):
        return False
    if blocked_by_title(s, i, seat) or not requirements_met(s, i, seat):
        return False
    if kind == COMPANION and too_many_companions(s, seat):
        return False
    cost = PLAY_COSTS[card]
    if cost is not None and not cost.ready(s, Carry(cost.number, 0, seat, i)):
        return False
    if not BORNE[card]:
        return True
    return has_bearer(s, i, seat)


def has_bearer(s: TcgState, i: int, seat: int) -> bool:
    """Whether there is a bearer for the card; paying its extra cost may choose one."""
    if BEARER_PAYS[s.cards[i]]:
        return True
    return len(bearers(s, i, seat, Carry(0, 0, seat, i))) > 0
