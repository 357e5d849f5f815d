"""Effects as objects: what a card, a tile, a token or a space of the quest does."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import RulesBug
from mathom.engine.step import Step
from mathom.games.duel import words
from mathom.games.duel.state import DuelState

EFFECTS: Final[list[Effect]] = []
CARRY_OUT: Final[list[CarryOut]] = []
TOKEN_EFFECT: Final[list[int]] = []


class Effect:
    """One thing that is done for a seat, at once or by scheduling choices."""

    def do(self, s: DuelState, seat: int) -> None:
        """Do it."""
        raise RulesBug("effect-does-nothing")


class CarryOut(Step[DuelState]):
    """Do one effect of the table, completely before the next step."""

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, s: DuelState) -> None:
        s.tell(words.EFFECT_DONE, self.seat, self.effect)
        EFFECTS[self.effect].do(s, self.seat)


def add_effect(effect: Effect) -> int:
    """Put an effect in the table and return its number."""
    EFFECTS.append(effect)
    number = len(EFFECTS) - 1
    CARRY_OUT.append(CarryOut(0, number))
    CARRY_OUT.append(CarryOut(1, number))
    return number


def carry_out(s: DuelState, seat: int, effects: list[int]) -> None:
    """Do effects one after the other, in the order in which they are printed."""
    for effect in effects:
        s.then(CARRY_OUT[effect * 2 + seat])


def token_helps(s: DuelState, seat: int, kind: int) -> bool:
    """Whether the seat holds a permanent token of this kind; if so the log hears that it helped."""
    helping = s.tokens[seat] & kind
    if helping == 0:
        return False
    if s.tape is not None:
        s.tell(words.TOKEN_HELPED, seat, helping.bit_length() - 1)
    return True


def do_token(s: DuelState, seat: int, token: int) -> None:
    """Do what an immediate or triggered token says."""
    s.then(CARRY_OUT[TOKEN_EFFECT[token] * 2 + seat])
