"""Reconcile a hand (rulebook p. 32, "Ricomporre")."""

from __future__ import annotations

from typing import Final

from mathom.engine.step import Choice
from mathom.games.tcg.rules import vocabulary
from mathom.games.tcg.rules.cards import draw
from mathom.games.tcg.rules.state import DISCARD_PILE, TcgState
from mathom.games.tcg.rules.turn.wounds import move_card
from mathom.games.tcg.rules.vocabulary import DISCARD, DONE

HAND_SIZE: Final = 8


class Reconcile(Choice[TcgState]):
    """A player may discard one card, then draws up to eight or discards down to eight."""

    def __init__(self, seat: int, spare: int) -> None:
        self.seat = seat
        self.spare = spare

    def options(self, s: TcgState) -> list[int]:
        held = s.held(self.seat)
        found: list[int] = []
        if len(held) > HAND_SIZE or self.spare:
            found = [DISCARD + s.codes[i] for i in held]
        if len(held) <= HAND_SIZE:
            found.append(DONE)
        return found

    def obvious(self, s: TcgState) -> bool:
        return len(s.held(self.seat)) == 0 or not self.spare

    def apply(self, s: TcgState, action: int) -> None:
        if action != DONE:
            i = s.where(action - DISCARD)
            move_card(s, i, DISCARD_PILE)
            s.tell(vocabulary.DISCARDED, s.codes[i])
            s.then(Reconcile(self.seat, 0))
        else:
            draw(s, self.seat, HAND_SIZE - len(s.held(self.seat)))
