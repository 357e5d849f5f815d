"""Sites: play, control and liberate them (Adventure deck: rulebook p. 15, "Mazzo avventura";
control by the Deluxe rules)."""

from __future__ import annotations

from mathom.engine.state import with_entry
from mathom.engine.step import Step
from mathom.games.tcg.rules import vocabulary
from mathom.games.tcg.rules.abilities.ability_types import (
    ABOUT_CONTROL,
    MOD_HOME_WATCH,
    STATIC_KINDS,
    Coming,
)
from mathom.games.tcg.rules.abilities.timing import (
    Raise,
)
from mathom.games.tcg.rules.derived import active, borne, stacked_on
from mathom.games.tcg.rules.ending import replace_site, site_of
from mathom.games.tcg.rules.facts import HOMES, SITES
from mathom.games.tcg.rules.state import DISCARD_PILE, NOBODY, NOTHING, TcgState
from mathom.games.tcg.rules.turn.wounds import leave_play, move_card


def play_site(s: TcgState, seat: int, number: int) -> None:
    """A seat plays its own site with this number; another site there returns to its owner."""
    new = site_of(s, seat, number)
    if new == NOTHING or s.path[number] == new:
        return
    replace_site(s, number, new)
    s.tell(vocabulary.SITE_PLAYED, seat, s.codes[new])


def free_site(s: TcgState) -> int:
    """The lowest site that nobody controls and that every fellowship has passed, or 0."""
    behind = min(s.place[seat] for seat in s.order if s.lost[seat] == 0)
    for number in range(1, behind):
        if s.control[number] == NOBODY and s.path[number] != NOTHING:
            return number
    return 0


class GainControl(Step[TcgState]):
    """A Shadow player is about to take control of a site."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TcgState) -> None:
        if free_site(s) > 0:
            s.then(Raise(ABOUT_CONTROL, -1), PlaceControl(self.seat))


class PlaceControl(Coming):
    """Take control, unless a response prevented it; villagers whose home it is are discarded."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def due(self, s: TcgState, card: int) -> bool:
        return free_site(s) > 0

    def run(self, s: TcgState) -> None:
        number = free_site(s)
        if number > 0:
            s.control = with_entry(s.control, number, self.seat)
            s.tell(vocabulary.CONTROLLED, self.seat, s.codes[s.path[number]])
            leave_taken_homes(s)


def leave_taken_homes(s: TcgState) -> None:
    """Discard villagers whose home site an opponent controls."""
    for i in s.table[:]:
        card = s.cards[i]
        if STATIC_KINDS[card] >> MOD_HOME_WATCH & 1 and i in s.table and active(s, i):
            for number in HOMES[card]:
                if s.control[number] not in (NOBODY, s.owner[i]):
                    s.tell(vocabulary.DISCARDED, s.codes[i])
                    leave_play(s, i, DISCARD_PILE)
                    break


def may_liberate(s: TcgState) -> bool:
    """Whether an opponent of the Free Peoples player controls a site."""
    return highest_controlled(s) > 0


def highest_controlled(s: TcgState) -> int:
    """The highest site that an opponent of the Free Peoples player controls, or 0."""
    for number in range(SITES, 0, -1):
        if s.control[number] not in (NOBODY, s.turn):
            return number
    return 0


def liberate(s: TcgState) -> None:
    """Liberate the highest controlled site; discard the cards on it."""
    number = highest_controlled(s)
    if number == 0:
        return
    site = s.path[number]
    s.control = with_entry(s.control, number, NOBODY)
    for i in borne(s, site):
        leave_play(s, i, DISCARD_PILE)
    for i in stacked_on(s, site):
        move_card(s, i, DISCARD_PILE)
    s.tell(vocabulary.LIBERATED, s.codes[site])
