"""A tree of what may follow an action, for trials of a game that all win or lose together.

Heuristics alone play on badly where goals are hard, so that a good action hardly wins more often
than a bad one. In a tree that grows over all guesses, everybody learns which answers win. It is
shared by the guesses, so nobody learns to use what only one guess knows.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from mathom.bots.hooks import BotHooks
from mathom.engine.state import State
from mathom.engine.step import play

CURIOSITY: Final = 1.0
"""How much actions that were seldom tried are tried again."""

FAVOURED: Final = 0.6
"""The share of curiosity that the choice of the heuristics gets; the others share the rest."""

LEAST_DOUBT: Final = 0.1
"""The least standard deviation of results that is assumed."""


class Branch:
    """An action, the results after it, and what followed."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.offered = 0
        self.next: dict[int, Branch] = {}

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value


def walk(hooks: BotHooks[Any], root: Branch, s: State, stretch: int) -> list[Branch]:
    """Play from a branch to the first one that is new, and return the way."""
    here = root
    way = [root]
    while here.visits and s.outcome is None and hooks.stretch(s) == stretch:
        action = s.offers[0] if len(s.offers) == 1 else promising(hooks, here, s)
        play(s, action)
        following = here.next.get(action)
        if following is None:
            following = Branch()
            here.next[action] = following
        here = following
        way.append(here)
    return way


def promising(hooks: BotHooks[Any], here: Branch, s: State) -> int:
    """The action to try next: one that won often, or that was seldom tried."""
    favourite = hooks.rollout(s)
    mean = here.total / here.visits
    doubt = CURIOSITY * max(LEAST_DOUBT, sqrt(max(0.0, mean * (1.0 - mean))))
    others = (1.0 - FAVOURED) / (len(s.offers) - 1)
    best = favourite
    most = -1.0
    for action in s.offers:
        branch = here.next.get(action)
        if branch is None:
            branch = Branch()
            here.next[action] = branch
        branch.offered += 1
        share = FAVOURED if action == favourite else others
        visits = branch.visits + 1.0
        score = (branch.total + mean) / visits + doubt * share * sqrt(branch.offered) / visits
        if score > most:
            most = score
            best = action
    return best
