"""Sites: playing them, taking control of them, liberating them (Cammino dell'avventura)."""

from __future__ import annotations

from mathom.engine.step import Step
from mathom.games.tcg import words
from mathom.games.tcg.ability import ABOUT_CONTROL, MOD_HOME_WATCH, STATIC_KINDS
from mathom.games.tcg.ending import replace_site, site_of
from mathom.games.tcg.facts import HOMES, SITES
from mathom.games.tcg.harm import leave_play, move_card
from mathom.games.tcg.state import DISCARD_PILE, NOBODY, NOTHING, TcgState
from mathom.games.tcg.table import active, borne, stacked_on
from mathom.games.tcg.timing import Raise


def play_site(s: TcgState, seat: int, number: int) -> None:
    """A seat plays its own site of a number; another card there goes back to its owner."""
    new = site_of(s, seat, number)
    if new == NOTHING or s.path[number] == new:
        return
    replace_site(s, number, new)
    s.tell(words.SITE_PLAYED, seat, s.codes[new])


def free_site(s: TcgState) -> int:
    """The lowest site that nobody controls and that every fellowship has left behind, or 0."""
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


class PlaceControl(Step[TcgState]):
    """The site is taken, unless an answer prevented it; villagers whose home it is leave."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TcgState) -> None:
        number = free_site(s)
        if number > 0:
            s.control[number] = self.seat
            s.tell(words.CONTROLLED, self.seat, s.codes[s.path[number]])
            leave_taken_homes(s)


def leave_taken_homes(s: TcgState) -> None:
    """Villagers leave play as soon as an opponent controls their home site."""
    for i in s.table[:]:
        card = s.cards[i]
        if STATIC_KINDS[card] >> MOD_HOME_WATCH & 1 and i in s.table and active(s, i):
            for number in HOMES[card]:
                if s.control[number] not in (NOBODY, s.owner[i]):
                    s.tell(words.DISCARDED, s.codes[i])
                    leave_play(s, i, DISCARD_PILE)
                    break


def may_liberate(s: TcgState) -> bool:
    """Whether an opponent of this turn's player controls a site."""
    return highest_controlled(s) > 0


def highest_controlled(s: TcgState) -> int:
    """The highest site that an opponent of this turn's player controls, or 0."""
    for number in range(SITES, 0, -1):
        if s.control[number] not in (NOBODY, s.turn):
            return number
    return 0


def liberate(s: TcgState) -> None:
    """The highest controlled site is free again; what lies on it is discarded."""
    number = highest_controlled(s)
    if number == 0:
        return
    site = s.path[number]
    s.control[number] = NOBODY
    for i in borne(s, site):
        leave_play(s, i, DISCARD_PILE)
    for i in stacked_on(s, site):
        move_card(s, i, DISCARD_PILE)
    s.tell(words.LIBERATED, s.codes[site])
