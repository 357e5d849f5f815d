"""Picking figures of an army, one by one and in order, for a movement, an attack or an advance."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction, RulesBug
from mathom.engine.step import Choice
from mathom.games.war.rules.armies.army_bits import (
    FIGURES,
    KINDS,
    KINDS_OF,
    LEADER,
    ONE,
    count,
    units,
)
from mathom.games.war.rules.facts import CHARACTERS_OF, PLACES
from mathom.games.war.rules.state import WarState
from mathom.games.war.rules.vocabulary import ALL, DONE, TAKE

NONE_FOLLOW: Final = 0
LEADERS_FOLLOW: Final = 1
ALL_FOLLOW: Final = 2


def pickable(s: WarState, seat: int, host: int, mask: int, whole: int, follow: int) -> list[int]:
    """The figures that may be picked next: in order, leaders after units. When no unit stays
    behind, leaders or all figures must follow, and they come next.
    """
    side = s.side_of(seat)
    led = units(s.pick_host, side) > 0
    rest = host - s.pick_host
    found = []
    for kind in KINDS_OF[side]:
        if kind >= s.pick_last and count(rest, kind) and (led or kind < LEADER):
            found.append(kind)
    leaving = follow != NONE_FOLLOW and led and units(whole - s.pick_host, side) == 0
    if leaving and found:
        return found[:1]
    if led and mask:
        for who in CHARACTERS_OF[side]:
            if KINDS + who >= s.pick_last and (mask & ~s.pick_mask) >> who & 1:
                found.append(KINDS + who)
    return found[:1] if leaving and follow == ALL_FOLLOW else found


def pick(s: WarState, figure: int) -> None:
    """Add a figure to the selection."""
    if figure < KINDS:
        s.pick_host += ONE[figure]
    else:
        s.pick_mask |= 1 << (figure - KINDS)
    s.pick_last = figure


def why_not_pick(s: WarState, action: int, place: int) -> IllegalAction:
    """Why a figure cannot be picked, or the selection cannot end."""
    if TAKE <= action < TAKE + len(FIGURES):
        return IllegalAction("cannot-go-along", figure=FIGURES[action - TAKE], place=PLACES[place])
    if action == DONE:
        if s.pick_host == 0 and s.pick_mask == 0:
            return IllegalAction("nobody-picked")
        return IllegalAction("army-incomplete")
    return IllegalAction("must-pick-figures")


def begin_pick(s: WarState) -> None:
    """Clear the selection."""
    s.pick_host = 0
    s.pick_mask = 0
    s.pick_last = 0


class PickFigures(Choice[WarState]):
    """Pick one more figure, pick all, or finish the selection."""

    def origin(self, s: WarState) -> int:
        """The place of the figures."""
        raise RulesBug("no-origin")

    def everybody(self, s: WarState) -> tuple[int, int]:
        """The host and the characters that `all` picks."""
        raise RulesBug("nobody-to-pick")

    def go_on(self, s: WarState) -> None:
        """Continue with the finished selection."""
        raise RulesBug("nothing-to-do-with-figures")

    def apply(self, s: WarState, action: int) -> None:
        if action not in (ALL, DONE):
            pick(s, action - TAKE)
            s.then(self)
            return
        if action == ALL:
            s.pick_host, s.pick_mask = self.everybody(s)
        self.go_on(s)

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return why_not_pick(s, action, self.origin(s))
