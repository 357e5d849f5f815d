"""Exact play near the end of a game for two, where no chance can come any more.

A win is proved by trying everything: one of my actions, against all of the opponent's. A line in
which chance comes in, or that is too long for the budget, proves nothing.
"""

from __future__ import annotations

from typing import Any

from mathom.bots.hooks import BotHooks
from mathom.engine.state import State
from mathom.engine.step import decider, play


class Proof:
    """Looks for sure wins in one guess, with a limited number of positions."""

    def __init__(self, hooks: BotHooks[Any], s: State, budget: int) -> None:
        self.hooks = hooks
        self.start = s
        self.left = budget

    def wins(self, s: State, seat: int) -> bool:
        """Whether a seat surely wins from a position, whatever the others do."""
        if s.outcome is not None:
            return s.outcome.winners == (seat,)
        if s.r3 != self.start.r3 or self.left <= 0:
            return False
        mine = decider(s) == seat
        for action in s.offers:
            self.left -= 1
            after = s.clone()
            play(after, action)
            if self.wins(after, seat) == mine:
                return mine
        return not mine

    def spoils(self, s: State, seat: int) -> bool:
        """Whether another seat surely wins from a position."""
        for other in range(self.hooks.game.seat_count(s)):
            if other != seat and self.wins(s, other):
                return True
        return False


def sure_win(hooks: BotHooks[Any], s: State, seat: int, budget: int) -> int:
    """An action that surely wins; -1 if none was found."""
    proof = Proof(hooks, s, budget)
    for action in s.offers:
        after = s.clone()
        play(after, action, seat)
        if proof.wins(after, seat):
            return action
    return -1


def sure_losses(hooks: BotHooks[Any], s: State, seat: int, budget: int) -> list[int]:
    """The actions after which another seat surely wins, as far as the budget shows."""
    proof = Proof(hooks, s, budget)
    found: list[int] = []
    for action in s.offers:
        after = s.clone()
        play(after, action, seat)
        if proof.spoils(after, seat):
            found.append(action)
    return found
