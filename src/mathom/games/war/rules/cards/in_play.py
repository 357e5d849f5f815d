"""Cards in play: when they must be discarded."""

from __future__ import annotations

from typing import Final

from mathom.games.war.rules.board import besieged, controls, has_army, on_map
from mathom.games.war.rules.facts import (
    AXE_AND_BOW,
    BOROMIR,
    FLOCKS,
    FOLLY,
    FREE,
    GANDALF,
    GIMLI,
    HORN,
    LAST_BATTLE,
    LEGOLAS,
    MINAS_TIRITH,
    NATION_OF,
    NATION_SIDE,
    NOBODY,
    PALANTIR,
    REGION_AT,
    SARUMAN,
    STAFF,
    STRIDER,
    WORMTONGUE,
    WORN,
)
from mathom.games.war.rules.politics.nations import leave_table
from mathom.games.war.rules.state import IN_FELLOWSHIP, WarState, on_table

WATCHED: Final = [AXE_AND_BOW, HORN, STAFF, LAST_BATTLE, FOLLY, PALANTIR, WORMTONGUE]


def check_table(s: WarState) -> None:
    """Discard every card in play whose condition no longer holds."""
    for card in WATCHED:
        if on_table(s, card) and not still_holds(s, card):
            leave_table(s, card)


def still_holds(s: WarState, card: int) -> bool:
    if card == AXE_AND_BOW:
        return IN_FELLOWSHIP in (s.where[GIMLI], s.where[LEGOLAS])
    if card == HORN:
        return s.where[BOROMIR] == IN_FELLOWSHIP
    if card == STAFF:
        return s.where[GANDALF] == IN_FELLOWSHIP
    if card == LAST_BATTLE:
        return aragorn_abroad(s)
    if card == FOLLY:
        return besieged(s, MINAS_TIRITH) and controls(s, MINAS_TIRITH, FREE)
    return on_map(s, SARUMAN)


def aragorn_abroad(s: WarState) -> bool:
    """Whether Aragorn is with an army outside every Free Peoples nation."""
    if not s.crowned or not on_map(s, STRIDER):
        return False
    place = s.where[STRIDER]
    nation = NATION_OF[REGION_AT[place]]
    inside = nation != NOBODY and NATION_SIDE[nation] == FREE
    return not inside and has_army(s, place, FREE)


def fellowship_seen(s: WarState) -> None:
    """Discard the cards that end when the Fellowship is declared or revealed."""
    if on_table(s, LAST_BATTLE):
        leave_table(s, LAST_BATTLE)


def fellowship_rests(s: WarState) -> None:
    """Discard the cards that end when the Fellowship is declared in an unconquered city or
    stronghold.
    """
    for card in (WORN, FLOCKS):
        if on_table(s, card):
            leave_table(s, card)
