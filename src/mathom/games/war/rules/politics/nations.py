"""The political track (rulebook p. 34, "La tabella politica"): activating and advancing nations,
and going to war (p. 35, "Entrare in guerra").
"""

from __future__ import annotations

from typing import Final

from mathom.engine.state import with_entry
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.facts import (
    ALL_SHADOW,
    FREE,
    NATION_SIDE,
    NATIONS,
    NATIONS_OF,
    ROHAN,
    THREATS,
    WORMTONGUE,
)
from mathom.games.war.rules.state import DISCARD, WarState, on_table, put_card

# Why a nation is activated or advances: some cards in play depend on it.
BY_CARD: Final = 0
BY_MUSTER: Final = 1
BY_ATTACK: Final = 2
BY_CAPTURE: Final = 3
BY_COMPANION: Final = 4
BY_DECLARATION: Final = 5
BY_ATTACK_ON_SEAT: Final = 6
"""An attack on Edoras or Helm's Deep, which Wormtongue does not prevent from activating Rohan."""


def at_war(s: WarState, nation: int) -> bool:
    return s.politics[nation] == 0


def nations_at_war(s: WarState) -> int:
    """All nations at war, as bits."""
    found = 0
    for nation in range(len(NATIONS)):
        if s.politics[nation] == 0:
            found |= 1 << nation
    return found


def shadow_at_war(s: WarState) -> bool:
    return nations_at_war(s) & ALL_SHADOW == ALL_SHADOW


def leave_table(s: WarState, card: int) -> None:
    """Discard a card that is in play."""
    put_card(s, card, DISCARD)
    s.tell(vocabulary.CARD_LEFT, card)


def activate(s: WarState, nation: int, cause: int) -> None:
    """Turn a political counter to its active side (rulebook p. 34, "Attivare le nazioni dei Popoli
    Liberi").
    """
    if s.active[nation]:
        return
    if nation == ROHAN and on_table(s, WORMTONGUE):
        if cause not in (BY_COMPANION, BY_DECLARATION, BY_ATTACK_ON_SEAT):
            return
        leave_table(s, WORMTONGUE)
    s.active = with_entry(s.active, nation, 1)
    s.tell(vocabulary.ACTIVATED, nation)


def can_advance(s: WarState, nation: int) -> bool:
    """Whether a nation can advance. A passive nation cannot enter the last box."""
    return s.politics[nation] > (0 if s.active[nation] else 1)


def advance(s: WarState, nation: int, cause: int) -> None:
    """Advance one step towards war (rulebook p. 34, "Avanzare di posizione politica")."""
    if not can_advance(s, nation):
        return
    s.politics = with_entry(s.politics, nation, s.politics[nation] - 1)
    if s.politics[nation] == 0:
        s.tell(vocabulary.AT_WAR, nation)
    else:
        s.tell(vocabulary.ADVANCED, nation, s.politics[nation])
    attacked = cause in (BY_ATTACK, BY_ATTACK_ON_SEAT)
    if NATION_SIDE[nation] == FREE and (attacked or cause == BY_COMPANION) and on_table(s, THREATS):
        leave_table(s, THREATS)


def may_muster(s: WarState, nation: int) -> bool:
    """Whether a muster result may advance a nation."""
    if not can_advance(s, nation):
        return False
    return s.active[nation] == 1 or not on_table(s, THREATS)


def sway_back(s: WarState, nation: int) -> None:
    """Move one step away from war, at most to the first box."""
    if s.politics[nation] < 3:
        s.politics = with_entry(s.politics, nation, s.politics[nation] + 1)
        s.tell(vocabulary.SWAYED_BACK, nation)


def attacked(s: WarState, nations: int, cause: int) -> None:
    """Nations with units in an attacked army become active and advance, once per battle."""
    for nation in range(len(NATIONS)):
        if nations >> nation & 1:
            activate(s, nation, cause)
            advance(s, nation, cause)


def free_nations_at_war(s: WarState) -> int:
    return len([nation for nation in NATIONS_OF[FREE] if s.politics[nation] == 0])
