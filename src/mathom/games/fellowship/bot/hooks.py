"""The bot hooks of the Fellowship."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mathom.bots.hooks import BotHooks
from mathom.bots.solution import Solution
from mathom.games.fellowship.bot.heuristics import evaluate, heuristic_action, near
from mathom.games.fellowship.bot.solver import MOST_NODES, Solver, at_lead
from mathom.games.fellowship.rules.game import FELLOWSHIP
from mathom.games.fellowship.rules.state import FellowshipState
from mathom.games.fellowship.rules.vocabulary import STOP


class FellowshipHooks(BotHooks[FellowshipState]):
    """Heuristics for every choice, and a solver for open cards."""

    def __init__(self) -> None:
        super().__init__(FELLOWSHIP, has_heuristics=True)

    def evaluate(self, s: FellowshipState, seat: int) -> float:
        return evaluate(s)

    def rollout(self, s: FellowshipState) -> int:
        return heuristic_action(s)

    def weighty(self, s: FellowshipState) -> bool:
        """A lost round is not searched: it is stopped."""
        return s.offers[-1] != STOP

    def near(self, s: FellowshipState) -> float:
        return near(s)

    def stretch(self, s: FellowshipState) -> int:
        return s.round

    def solve(self, s: FellowshipState, seconds: float, clock: Callable[[], float]) -> Solution:
        return Solver(MOST_NODES, seconds, clock).solve(s)

    def is_puzzle(self, s: FellowshipState) -> bool:
        return at_lead(s) and s.trick_number == 0


HOOKS: Final = FellowshipHooks()
