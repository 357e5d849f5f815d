"""The bot hooks of Duel."""

from __future__ import annotations

from typing import Any, Final

from mathom.bots.hooks import BotHooks
from mathom.engine.step import Step
from mathom.games.duel.bot.board import best_answer
from mathom.games.duel.bot.evaluation import Evaluation
from mathom.games.duel.bot.levels import LEVELS
from mathom.games.duel.bot.threats import in_sight, near_victory, one_from_victory
from mathom.games.duel.bot.victories import cards_left, foregone, may_win, reach
from mathom.games.duel.rules.chapters import TakeTurn
from mathom.games.duel.rules.conquest import MarchTo
from mathom.games.duel.rules.facts import LAST_CHAPTER, read_facts
from mathom.games.duel.rules.game import DUEL
from mathom.games.duel.rules.state import FACE_DOWN, DuelState

LAST_CARDS: Final = 5
"""With more cards than these, there are too many ways to play on."""


class DuelHooks(BotHooks[DuelState]):
    """Evaluation by weighted features; there are no heuristics."""

    def __init__(self, evaluation: Evaluation) -> None:
        super().__init__(DUEL)
        self.evaluation = evaluation

    def levels(self) -> dict[str, str]:
        return dict(LEVELS)

    def evaluate(self, s: DuelState, seat: int) -> float:
        return self.evaluation.evaluate(s, seat)

    def evaluated_by(self, weights: dict[str, Any]) -> BotHooks[DuelState]:
        return DuelHooks(Evaluation(weights))

    def values(self, s: DuelState) -> list[float]:
        """One seat's gain is the other's loss."""
        value = self.value(s, 0)
        return [value, 1.0 - value]

    def quiet(self, s: DuelState) -> bool:
        return isinstance(s.agenda[-1], TakeTurn)

    def unfinished(self, s: DuelState) -> bool:
        return isinstance(s.agenda[-1], MarchTo)

    def near_victory(self, s: DuelState, seat: int) -> bool:
        return near_victory(s, seat)

    def may_win(self, s: DuelState, seat: int, action: int) -> bool:
        return may_win(s, seat, action)

    def reach(self, s: DuelState, seat: int) -> int:
        return reach(s, seat, self.evaluation)

    def foregone(self, s: DuelState, action: int) -> int:
        return foregone(s, action)

    def answer(self, s: DuelState) -> int:
        return best_answer(s, self.evaluation)

    def chance_counts(self, before: DuelState, after: DuelState) -> bool:
        """A card turned over counts if it may win at once; tokens and new tiles always count."""
        if before.chapter != after.chapter or before.tokens != after.tokens:
            return True
        return after.outcome is not None or one_from_victory(after, after.active)

    def plays_concealed(self) -> bool:
        return True

    def open_to_the_end(self, s: DuelState) -> bool:
        """In the last chapter, with few cards left and none of them face down, unless only the
        opponent knows the cards set aside. A token that is drawn is still chance."""
        if s.chapter != LAST_CHAPTER or FACE_DOWN in s.slots or (s.looked and s.aside):
            return False
        return cards_left(s) <= LAST_CARDS

    def turn_ends(self, step: Step[Any]) -> bool:
        return isinstance(step, TakeTurn)

    def in_sight(self, s: DuelState, action: int) -> bool:
        return in_sight(s, action)


HOOKS: Final = DuelHooks(Evaluation(read_facts("evaluation")))
