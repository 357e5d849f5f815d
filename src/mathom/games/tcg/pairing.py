"""A minion and a character are put together for a skirmish, and what follows (Imboscata)."""

from __future__ import annotations

from mathom.engine.step import Choice
from mathom.games.tcg import table, words
from mathom.games.tcg.ability import PAIRED
from mathom.games.tcg.facts import AMBUSH, FREE
from mathom.games.tcg.state import NOTHING, TcgState
from mathom.games.tcg.timing import Raise
from mathom.games.tcg.words import ACCEPT, DECLINE


def pair(s: TcgState, whom: int, minion: int, side: int) -> None:
    """Assign a minion to a character, done by a side."""
    if s.foe[minion] != NOTHING or table.kept_out(s, minion):
        return
    before = table.assigned_to(s, whom)
    s.foe[minion] = whom
    s.tell(words.ASSIGNED, s.codes[minion], s.codes[whom])
    s.then(Raise(PAIRED, whom, minion, before, side))
    if side == FREE:
        amount = table.power(s, minion, AMBUSH)
        if amount > 0:
            s.then(Ambush(s.owner[minion], minion, amount))


class Ambush(Choice[TcgState]):
    """The owner of a minion in ambush may add twilight."""

    def __init__(self, seat: int, minion: int, amount: int) -> None:
        self.seat = seat
        self.minion = minion
        self.amount = amount

    def options(self, s: TcgState) -> list[int]:
        return [ACCEPT, DECLINE]

    def apply(self, s: TcgState, action: int) -> None:
        if action == ACCEPT:
            s.twilight += self.amount
            s.tell(words.TWILIGHT_ADDED, self.amount, s.twilight)
