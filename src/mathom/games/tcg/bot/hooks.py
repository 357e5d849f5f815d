"""The bot hooks of the card game."""

from __future__ import annotations

from typing import Final

from mathom.bots.hooks import BotHooks
from mathom.games.tcg.bot.evaluation import evaluate
from mathom.games.tcg.bot.heuristics import heuristic_action, same_use, worth_searching
from mathom.games.tcg.bot.levels import LEVELS
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.state import TcgState
from mathom.games.tcg.rules.turn.combat import AssignDefender, AssignMinion, ChooseFight
from mathom.games.tcg.rules.turn.phases import FellowshipAct
from mathom.games.tcg.rules.turn.reconcile import Reconcile


class TcgHooks(BotHooks[TcgState]):
    def __init__(self) -> None:
        super().__init__(TCG, has_heuristics=True)

    def levels(self) -> dict[str, str]:
        return dict(LEVELS)

    def evaluate(self, s: TcgState, seat: int) -> float:
        return evaluate(s, seat)

    def rollout(self, s: TcgState) -> int:
        return heuristic_action(s)

    def knows_enough(self, s: TcgState) -> bool:
        return isinstance(s.agenda[-1], (AssignDefender, AssignMinion, ChooseFight, Reconcile))

    def same_use(self, s: TcgState, one: int, other: int) -> bool:
        return same_use(s, one, other)

    def worth_searching(self, s: TcgState) -> bool:
        return worth_searching(s)

    def stretch(self, s: TcgState) -> int:
        return s.turn

    def quiet(self, s: TcgState) -> bool:
        return isinstance(s.agenda[-1], FellowshipAct)


HOOKS: Final = TcgHooks()
