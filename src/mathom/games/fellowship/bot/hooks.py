"""The bot hooks of the Fellowship."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mathom.bots.hooks import BotHooks, Oracle
from mathom.bots.solution import Solution
from mathom.games.fellowship.bot.conventions import keeping_conventions
from mathom.games.fellowship.bot.heuristics import evaluate, heuristic_action, near
from mathom.games.fellowship.bot.levels import LEVELS
from mathom.games.fellowship.bot.solver import MOST_NODES, Foresight, Solver, at_lead
from mathom.games.fellowship.rules.game import FELLOWSHIP
from mathom.games.fellowship.rules.state import PLAYING, FellowshipState
from mathom.games.fellowship.rules.vocabulary import STOP

FORESEEN: Final = 4
"""With how many tricks left, at most, guesses are solved with open cards."""

SURE: Final = 3
"""With how many tricks left an answer is nearly always found."""

FORESIGHT_NODES: Final = 600
SURE_NODES: Final = 2000
"""How many nodes one answer may take, with more tricks left and with fewer."""


class FellowshipHooks(BotHooks[FellowshipState]):
    """Heuristics for every choice, and a solver for open cards."""

    def __init__(self) -> None:
        super().__init__(FELLOWSHIP, has_heuristics=True)

    def levels(self) -> dict[str, str]:
        return dict(LEVELS)

    def evaluate(self, s: FellowshipState, seat: int) -> float:
        return evaluate(s)

    def rollout(self, s: FellowshipState) -> int:
        return heuristic_action(s)

    def courses(self, s: FellowshipState) -> list[list[int]]:
        return [[action] for action in keeping_conventions(s)]

    def worth_searching(self, s: FellowshipState) -> bool:
        """A lost round is not searched: it is stopped."""
        return s.offers[-1] != STOP

    def near(self, s: FellowshipState) -> float:
        return near(s)

    def stretch(self, s: FellowshipState) -> int:
        return s.round

    def solve(self, s: FellowshipState, seconds: float, clock: Callable[[], float]) -> Solution:
        return Solver(MOST_NODES, seconds, clock).solve(s)

    def oracle(self, s: FellowshipState) -> Oracle[FellowshipState] | None:
        if s.phase != PLAYING or s.outcome is not None:
            return None
        left = s.tricks_total - s.trick_number
        if left > FORESEEN:
            return None
        return Foresight(SURE_NODES if left <= SURE else FORESIGHT_NODES, 1 if left <= 2 else 4)

    def is_puzzle(self, s: FellowshipState) -> bool:
        return at_lead(s) and s.trick_number == 0


HOOKS: Final = FellowshipHooks()
