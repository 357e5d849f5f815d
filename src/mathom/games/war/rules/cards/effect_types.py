"""The effects of event cards as objects in a table."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import RulesBug
from mathom.engine.step import Step
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.state import WarState

EFFECTS: Final[list[Effect]] = []
EFFECT_CARD: Final[list[int]] = []


class Effect:
    """One effect of a card, applied at once or by scheduling choices."""

    def do(self, s: WarState, seat: int) -> None:
        raise RulesBug("effect-does-nothing")

    def possible(self, s: WarState, seat: int) -> bool:
        """Whether an army exists for it, if the effect needs one that moves or attacks."""
        return True


class CarryOut(Step[WarState]):
    """Apply one effect of the table completely before the next step."""

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, s: WarState) -> None:
        s.tell(vocabulary.EFFECT_DONE, EFFECT_CARD[self.effect], self.effect)
        EFFECTS[self.effect].do(s, self.seat)


def add_effect(effect: Effect, card: int) -> int:
    """Add an effect to the table and return its index."""
    EFFECTS.append(effect)
    EFFECT_CARD.append(card)
    return len(EFFECTS) - 1
