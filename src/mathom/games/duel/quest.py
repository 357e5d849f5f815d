"""The quest of the Ring (Impresa dell'Anello): both characters, both strips of bonuses."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice
from mathom.games.duel import words
from mathom.games.duel.conquest import PlaceUnits, RazeFortress
from mathom.games.duel.effect import Effect
from mathom.games.duel.ending import check_quest
from mathom.games.duel.facts import ALL_REGIONS, BONUS_FACTS, BONUS_STEPS, QUEST_LENGTH
from mathom.games.duel.state import DuelState
from mathom.games.duel.treasure import take_coins
from mathom.games.duel.words import ACCEPT, DECLINE


def advance_quest(s: DuelState, seat: int, steps: int) -> None:
    """Move the seat's own character; steps beyond the end are lost.

    When Frodo and Sam move, the Nazgûl ride along, so each side counts only its own steps.
    """
    before = s.quest[seat]
    after = min(before + steps, QUEST_LENGTH)
    s.quest[seat] = after
    s.tell(words.QUEST_ADVANCED, seat, after - before, after)
    check_quest(s, seat)
    if s.outcome is not None:
        return
    for bonus in range(len(BONUS_STEPS)):
        if before < BONUS_STEPS[bonus] <= after:
            s.tell(words.BONUS_REACHED, seat, bonus)
            BONUS[bonus].do(s, seat)


class TakeExtraTurn(Choice[DuelState]):
    """The bonus of one more turn may be declined."""

    def options(self, s: DuelState) -> list[int]:
        return [ACCEPT] if s.rules.forced_bonuses else [ACCEPT, DECLINE]

    def apply(self, s: DuelState, action: int) -> None:
        if action == ACCEPT:
            earn_extra_turn(s, self.seat)

    def why_not(self, s: DuelState, action: int) -> IllegalAction:
        return IllegalAction("must-answer-bonus")


def earn_extra_turn(s: DuelState, seat: int) -> None:
    """One more turn once the current one is over; several add up unless the table says no."""
    s.extra_turns = 1 if s.rules.one_extra_turn else s.extra_turns + 1
    s.tell(words.EXTRA_TURN, seat)


class Ring(Effect):
    """Steps of the quest."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def do(self, s: DuelState, seat: int) -> None:
        advance_quest(s, seat, self.steps)


class ExtraTurn(Effect):
    """One more turn."""

    def do(self, s: DuelState, seat: int) -> None:
        earn_extra_turn(s, seat)


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
        s.then(TakeExtraTurn(seat))


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
