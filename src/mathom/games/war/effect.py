"""Effects as objects: what an event card does, step by step."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import RulesBug
from mathom.engine.step import Step
from mathom.games.war import words
from mathom.games.war.state import WarState

EFFECTS: Final[list[Effect]] = []
EFFECT_CARD: Final[list[int]] = []


class Effect:
    """One thing that a card does for its player, at once or by scheduling choices."""

    def do(self, s: WarState, seat: int) -> None:
        """Do it."""
        raise RulesBug("effect-does-nothing")


class CarryOut(Step[WarState]):
    """Do one effect of the table, completely before the next step."""

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, s: WarState) -> None:
        s.tell(words.EFFECT_DONE, EFFECT_CARD[self.effect], self.effect)
        EFFECTS[self.effect].do(s, self.seat)


def add_effect(effect: Effect, card: int) -> int:
    """Put an effect in the table and return its number."""
    EFFECTS.append(effect)
    EFFECT_CARD.append(card)
    return len(EFFECTS) - 1
