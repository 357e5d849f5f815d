"""A bot that evaluates the position after each of its actions and takes the best."""

from __future__ import annotations

from typing import Any, Final

from mathom.bots.bot import Bot
from mathom.bots.hooks import BotHooks
from mathom.engine.interrupts import allow_interrupt
from mathom.engine.perspective import Perspective
from mathom.engine.random import seeded
from mathom.engine.state import State
from mathom.engine.step import decider, play

DEPTH: Final = 3
"""How many of its own consecutive choices it looks through, so that a card is evaluated after its
units are placed."""


class GreedyBot(Bot):
    """Looks ahead to the end of its own turn."""

    def __init__(self, seed: int, samples: int = 2, hooks: BotHooks[Any] | None = None) -> None:
        super().__init__(hooks)
        self.dice = seeded(seed)
        self.samples = samples
        self.last: list[tuple[int, float, int]] = []

    def choose(self, perspective: Perspective) -> int:
        hooks = self.hooks_for(perspective)
        seat = perspective.seat
        options = perspective.options()
        totals = [0.0] * len(options)
        for _ in range(self.samples):
            s = perspective.sample(self.dice.word())
            for index, action in enumerate(options):
                allow_interrupt()
                after = s.clone()
                play(after, action, seat)
                totals[index] += best_value(hooks, after, seat, DEPTH - 1)
        self.last = [
            (action, total / self.samples, self.samples)
            for action, total in zip(options, totals, strict=True)
        ]
        self.last.sort(key=lambda thought: -thought[1])
        return self.last[0][0]

    def thoughts(self) -> list[tuple[int, float, int]]:
        return self.last


def best_value(hooks: BotHooks[Any], s: State, seat: int, depth: int) -> float:
    """The value of a state for a seat that goes on choosing well until its turn ends."""
    if s.outcome is not None or depth == 0 or hooks.quiet(s) or decider(s) != seat:
        return hooks.value(s, seat)
    best = 0.0
    for action in s.offers:
        after = s.clone()
        play(after, action, seat)
        best = max(best, best_value(hooks, after, seat, depth - 1))
    return best
