"""Quest of the Ring (rulebook p. 6, "Impresa dell'Anello"): both characters and the bonus
spaces."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.state import with_entry
from mathom.engine.step import Choice
from mathom.games.duel.rules import vocabulary
from mathom.games.duel.rules.conquest import PlaceUnits, RazeFortress
from mathom.games.duel.rules.effect_types import Effect
from mathom.games.duel.rules.ending import check_quest
from mathom.games.duel.rules.facts import (
    ALL_REGIONS,
    BONUS_FACTS,
    BONUS_STEPS,
    LAST_CHAPTER,
    QUEST_LENGTH,
)
from mathom.games.duel.rules.state import LIFTED, TAKEN, DuelState
from mathom.games.duel.rules.treasure import take_coins
from mathom.games.duel.rules.vocabulary import ACCEPT, DECLINE


def advance_quest(s: DuelState, seat: int, steps: int) -> None:
    """Move the seat's own character; steps beyond the end are ignored.

    The Nazgûl move along with Frodo and Sam, so each side counts only its own steps.
    """
    before = s.quest[seat]
    after = min(before + steps, QUEST_LENGTH)
    s.quest = with_entry(s.quest, seat, after)
    s.tell(vocabulary.QUEST_ADVANCED, seat, after - before, after)
    check_quest(s, seat)
    if s.outcome is not None:
        return
    for bonus in range(len(BONUS_STEPS)):
        if before < BONUS_STEPS[bonus] <= after:
            s.tell(vocabulary.BONUS_REACHED, seat, bonus)
            BONUS[bonus].do(s, seat)


class TakeExtraTurn(Choice[DuelState]):
    """Take an extra turn from a bonus space or a token. It is not offered if no turn can follow."""

    def __init__(self, seat: int, optional: int) -> None:
        super().__init__(seat)
        self.optional = optional

    def options(self, s: DuelState) -> list[int]:
        if not turn_can_come(s):
            return []
        return [ACCEPT, DECLINE] if self.optional else [ACCEPT]

    def apply(self, s: DuelState, action: int) -> None:
        if action == ACCEPT:
            earn_extra_turn(s, self.seat)

    def why_not(self, s: DuelState, action: int) -> IllegalAction:
        return IllegalAction("must-answer-extra-turn")


def turn_can_come(s: DuelState) -> bool:
    """Whether an extra turn would be played: not after the last card of chapter 3, and not a second
    time if the options allow only one."""
    if s.rules.one_extra_turn and s.extra_turns:
        return False
    if s.chapter < LAST_CHAPTER:
        return True
    return any(card not in (TAKEN, LIFTED) for card in s.slots)


def earn_extra_turn(s: DuelState, seat: int) -> None:
    """Add a turn after the current one."""
    s.extra_turns += 1
    s.tell(vocabulary.EXTRA_TURN, seat)


class Ring(Effect):
    """Ring symbols: steps on the quest track."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def do(self, s: DuelState, seat: int) -> None:
        advance_quest(s, seat, self.steps)


class ExtraTurn(Effect):
    """An extra turn from a token."""

    def do(self, s: DuelState, seat: int) -> None:
        s.then(TakeExtraTurn(seat, 0 if s.rules.forced_tokens else 1))


class CoinBonus(Effect):
    """A bonus space with coins."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, s: DuelState, seat: int) -> None:
        take_coins(s, seat, self.amount)


class UnitBonus(Effect):
    """A bonus space with units for any region."""

    def __init__(self, count: int) -> None:
        self.count = count

    def do(self, s: DuelState, seat: int) -> None:
        s.then(PlaceUnits(seat, self.count, ALL_REGIONS, 0 if s.rules.forced_bonuses else 1))


class ExtraTurnBonus(Effect):
    """A bonus space with one more turn."""

    def do(self, s: DuelState, seat: int) -> None:
        s.then(TakeExtraTurn(seat, 0 if s.rules.forced_bonuses else 1))


class RazeBonus(Effect):
    """A bonus space that razes an enemy fortress."""

    def do(self, s: DuelState, seat: int) -> None:
        s.then(RazeFortress(seat, 0 if s.rules.forced_bonuses else 1))


def bonus_effect(op: str, amount: int) -> Effect:
    """The effect of a bonus space."""
    if op == "coins":
        return CoinBonus(amount)
    if op == "units":
        return UnitBonus(amount)
    return ExtraTurnBonus() if op == "extra_turn" else RazeBonus()


BONUS: Final[list[Effect]] = [
    bonus_effect(
        bonus["effect"]["op"], bonus["effect"].get("amount", bonus["effect"].get("count", 1))
    )
    for bonus in BONUS_FACTS
]
