"""Politics (La politica della Terra di Mezzo): activation and the way to war."""

from __future__ import annotations

from typing import Final

from mathom.games.war import words
from mathom.games.war.facts import (
    ALL_SHADOW,
    FREE,
    NATION_SIDE,
    NATIONS,
    NATIONS_OF,
    ROHAN,
    SHADOW,
    THREATS,
    WORMTONGUE,
)
from mathom.games.war.state import DISCARD, WarState, on_table, put_card

# Why a nation is activated or goes forward: some cards on the table care.
BY_CARD: Final = 0
BY_MUSTER: Final = 1
BY_ATTACK: Final = 2
BY_CAPTURE: Final = 3
BY_COMPANION: Final = 4
BY_DECLARATION: Final = 5
BY_ATTACK_ON_SEAT: Final = 6
"""An attack on Edoras or Helm's Deep, where Wormtongue's word does not reach."""


def at_war(s: WarState, nation: int) -> bool:
    """Whether a nation is fully mobilised (Entrare in guerra)."""
    return s.politics[nation] == 0


def nations_at_war(s: WarState) -> int:
    """All nations at war, as bits."""
    found = 0
    for nation in range(len(NATIONS)):
        if s.politics[nation] == 0:
            found |= 1 << nation
    return found


def shadow_at_war(s: WarState) -> bool:
    """Whether all three nations of the Shadow are at war."""
    return nations_at_war(s) & ALL_SHADOW == ALL_SHADOW


def leave_table(s: WarState, card: int) -> None:
    """A card that lay on the table is discarded."""
    put_card(s, card, DISCARD)
    s.tell(words.CARD_LEFT, card)


def activate(s: WarState, nation: int, cause: int) -> None:
    """Turn a marker to its active side (Attivare le nazioni dei Popoli Liberi)."""
    if s.active[nation]:
        return
    if nation == ROHAN and on_table(s, WORMTONGUE):
        if cause not in (BY_COMPANION, BY_DECLARATION, BY_ATTACK_ON_SEAT):
            return
        leave_table(s, WORMTONGUE)
    s.active[nation] = 1
    s.tell(words.ACTIVATED, nation)


def can_advance(s: WarState, nation: int) -> bool:
    """A passive nation never reaches the last box."""
    return s.politics[nation] > (0 if s.active[nation] else 1)


def advance(s: WarState, nation: int, cause: int) -> None:
    """One step towards war (Avanzare di posizione politica)."""
    if not can_advance(s, nation):
        return
    s.politics[nation] -= 1
    if s.politics[nation] == 0:
        s.tell(words.AT_WAR, nation)
    else:
        s.tell(words.ADVANCED, nation, s.politics[nation])
    attacked = cause in (BY_ATTACK, BY_ATTACK_ON_SEAT)
    if NATION_SIDE[nation] == FREE and (attacked or cause == BY_COMPANION) and on_table(s, THREATS):
        leave_table(s, THREATS)


def may_muster(s: WarState, nation: int) -> bool:
    """Whether a muster result may advance a nation (Azione Diplomatica)."""
    if not can_advance(s, nation):
        return False
    return s.active[nation] == 1 or not on_table(s, THREATS)


def sway_back(s: WarState, nation: int) -> None:
    """One step away from war; the top box is the end."""
    if s.politics[nation] < 3:
        s.politics[nation] += 1
        s.tell(words.SWAYED_BACK, nation)


def attacked(s: WarState, nations: int, cause: int) -> None:
    """Nations with units in an attacked army become active, then advance: once a battle."""
    for nation in range(len(NATIONS)):
        if nations >> nation & 1:
            activate(s, nation, cause)
            advance(s, nation, cause)


def free_nations_at_war(s: WarState) -> int:
    """How many free nations are at war."""
    return len([nation for nation in NATIONS_OF[FREE] if s.politics[nation] == 0])


def side_nations(side: int) -> list[int]:
    """The nations of a side."""
    return NATIONS_OF[SHADOW if side == SHADOW else FREE]
