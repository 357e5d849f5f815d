"""Winning the game (rulebook p. 33, "Vincere la partita") and Losing the game (p. 33, "Perdere la
partita")."""

from __future__ import annotations

from mathom.engine.state import with_entry
from mathom.engine.step import Step
from mathom.games.tcg.rules import vocabulary
from mathom.games.tcg.rules.facts import SITE_NUMBER, SITES
from mathom.games.tcg.rules.state import (
    ADVENTURE,
    DISCARD_PILE,
    FX,
    NOBODY,
    NOTHING,
    PATH,
    REMOVED,
    STACKED,
    TcgState,
)


class Lose(Step[TcgState]):
    """A player has lost; the last player left wins. Otherwise the loser's turn ends: of the agenda
    only the first step is kept, which ends the turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TcgState) -> None:
        seat = self.seat
        s.tell(vocabulary.LOST, seat)
        s.lost = with_entry(s.lost, seat, 1)
        left = [other for other in s.order if s.lost[other] == 0]
        if len(left) == 1:
            s.finish((left[0],), "last-left")
            return
        remove_player(s, seat)
        s.agenda = s.agenda[:1]
        s.mark = 1
        s.answered = []
        s.picked = []


def remove_player(s: TcgState, seat: int) -> None:
    """Remove a loser's cards from the game; the other players replace his sites."""
    replace_sites(s, seat)
    mine = s.cards_of(seat)
    s.table = [i for i in s.table if i not in mine]
    s.forget_derived()
    for i in range(len(s.zone)):
        if i in mine:
            s.put(i, REMOVED)
            s.set_host(i, NOTHING)
            s.set_wounds(i, 0)
            s.set_tokens(i, 0)
            s.set_foe(i, NOTHING)
            s.set_eyes(i, 0)
        elif s.host[i] in mine:
            s.set_host(i, NOTHING)
            s.set_tokens(i, 0)
            s.put(i, DISCARD_PILE)
            if i in s.table:
                s.take_from_table(i)
    s.top = [i for i in s.top if i not in mine]
    s.bottom = [i for i in s.bottom if i not in mine]
    s.fx = [n for k in range(0, len(s.fx), FX) if s.fx[k + 1] not in mine for n in s.fx[k : k + FX]]
    for number in range(1, SITES + 1):
        if s.control[number] == seat:
            s.control = with_entry(s.control, number, NOBODY)
    s.fighter = NOTHING
    s.fighters = []


def replace_sites(s: TcgState, seat: int) -> None:
    """Replace the loser's sites in order of their numbers; the others take turns, starting at the
    loser's right."""
    order = s.order
    at = order.index(seat)
    others = [order[(at - k) % len(order)] for k in range(1, len(order))]
    givers = [other for other in others if s.lost[other] == 0]
    turn = 0
    for number in range(1, SITES + 1):
        old = s.path[number]
        if old != NOTHING and s.owner[old] == seat:
            new = site_of(s, givers[turn % len(givers)], number)
            turn += 1
            replace_site(s, number, new)


def site_of(s: TcgState, seat: int, number: int) -> int:
    """A seat's own site with a number."""
    for i in s.cards_of(seat):
        if SITE_NUMBER[s.cards[i]] == number:
            return i
    return NOTHING


def replace_site(s: TcgState, number: int, new: int) -> None:
    """Replace the site with this number. The old one returns to its owner; control stays, and so do
    the cards on it."""
    old = s.path[number]
    if old != NOTHING:
        s.put(old, ADVENTURE)
        for i in range(len(s.host)):
            if s.host[i] == old and (s.zone[i] == STACKED or i in s.table):
                s.set_host(i, new)
    s.path = with_entry(s.path, number, new)
    s.put(new, PATH)
