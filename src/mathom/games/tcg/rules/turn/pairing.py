"""Assign a minion to a character, and what this triggers (Ambush: rulebook p. 27, "Imboscata")."""

from __future__ import annotations

from mathom.engine.step import Choice
from mathom.games.tcg.rules import derived, vocabulary
from mathom.games.tcg.rules.abilities.ability_types import PAIRED
from mathom.games.tcg.rules.abilities.timing import (
    Raise,
)
from mathom.games.tcg.rules.facts import AMBUSH, FREE
from mathom.games.tcg.rules.state import NOTHING, TcgState
from mathom.games.tcg.rules.vocabulary import ACCEPT, DECLINE


def pair(s: TcgState, whom: int, minion: int, side: int) -> None:
    """Assign a minion to a character; `side` is the side that does it."""
    if s.foe[minion] != NOTHING or derived.kept_out(s, minion):
        return
    before = derived.assigned_to(s, whom)
    s.set_foe(minion, whom)
    s.tell(vocabulary.ASSIGNED, s.codes[minion], s.codes[whom])
    s.then(Raise(PAIRED, whom, minion, before, side))
    if side == FREE:
        amount = derived.power(s, minion, AMBUSH)
        if amount > 0:
            s.then(Ambush(s.owner[minion], minion, amount))


class Ambush(Choice[TcgState]):
    """The owner of an ambush minion may add twilight."""

    def __init__(self, seat: int, minion: int, amount: int) -> None:
        self.seat = seat
        self.minion = minion
        self.amount = amount

    def options(self, s: TcgState) -> list[int]:
        return [ACCEPT, DECLINE]

    def apply(self, s: TcgState, action: int) -> None:
        if action == ACCEPT:
            s.twilight += self.amount
            s.tell(vocabulary.TWILIGHT_ADDED, self.amount, s.twilight)
