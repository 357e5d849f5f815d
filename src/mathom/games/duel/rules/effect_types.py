"""The base class of effects, and the step that carries one out."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import RulesBug
from mathom.engine.step import Step
from mathom.games.duel.rules import vocabulary
from mathom.games.duel.rules.effect_numbers import EFFECT_COUNT, TOKEN_EFFECT
from mathom.games.duel.rules.state import DuelState


class Effect:
    """What a card, tile, token or bonus space does for a seat."""

    def do(self, s: DuelState, seat: int) -> None:
        """Do it at once, or schedule choices."""
        raise RulesBug("effect-does-nothing")


EFFECTS: Final[list[Effect]] = []
"""All effects by number. Effects play cards and cards have effects, so the objects can be made only
when all classes exist: `game`, which puts the parts together, calls `set_effects`."""


def set_effects(effects: list[Effect]) -> None:
    """Fill the table, in the order of `effect_numbers`."""
    if len(effects) != EFFECT_COUNT:
        raise RulesBug("effects-do-not-add-up", effects=len(effects), numbers=EFFECT_COUNT)
    EFFECTS[:] = effects


class CarryOut(Step[DuelState]):
    """Carry out one effect completely before the next step."""

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, s: DuelState) -> None:
        s.tell(vocabulary.EFFECT_DONE, self.seat, self.effect)
        EFFECTS[self.effect].do(s, self.seat)


CARRY_OUT: Final[list[CarryOut]] = [
    CarryOut(seat, effect) for effect in range(EFFECT_COUNT) for seat in range(2)
]


def carry_out(s: DuelState, seat: int, effects: list[int]) -> None:
    """Schedule effects in this order."""
    for effect in effects:
        s.then(CARRY_OUT[effect * 2 + seat])


def token_helps(s: DuelState, seat: int, kind: int) -> bool:
    """Whether the seat holds a permanent token of this kind; if so, log that it helped."""
    helping = s.tokens[seat] & kind
    if helping == 0:
        return False
    if s.tape is not None:
        s.tell(vocabulary.TOKEN_HELPED, seat, helping.bit_length() - 1)
    return True


def do_token(s: DuelState, seat: int, token: int) -> None:
    """Schedule the effect of an immediate or triggered token."""
    s.then(CARRY_OUT[TOKEN_EFFECT[token] * 2 + seat])
