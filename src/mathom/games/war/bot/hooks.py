"""The bot hooks of War of the Ring."""

from __future__ import annotations

from typing import Final

from mathom.bots.hooks import BotHooks
from mathom.games.war.bot.evaluation import evaluate
from mathom.games.war.bot.heuristics import courses, heuristic_action, worth_searching
from mathom.games.war.bot.levels import LEVELS
from mathom.games.war.rules.game import WAR
from mathom.games.war.rules.state import KIND, NO_BATTLE, WarState


class WarHooks(BotHooks[WarState]):
    def __init__(self) -> None:
        super().__init__(WAR, has_heuristics=True)

    def levels(self) -> dict[str, str]:
        return dict(LEVELS)

    def evaluate(self, s: WarState, seat: int) -> float:
        return evaluate(s, seat)

    def quiet(self, s: WarState) -> bool:
        """A position can be evaluated when no battle and no Hunt is in progress."""
        return s.battle[KIND] == NO_BATTLE and s.damage == 0

    def rollout(self, s: WarState) -> int:
        return heuristic_action(s)

    def knows_enough(self, s: WarState) -> bool:
        """The heuristics look at the hand of their own seat and at how many cards others have."""
        return True

    def stretch(self, s: WarState) -> int:
        return s.turn

    def courses(self, s: WarState) -> list[list[int]]:
        return courses(s)

    def worth_searching(self, s: WarState) -> bool:
        return worth_searching(s)


HOOKS: Final = WarHooks()
