"""A bot that judges the position after each of its actions and takes the best."""

from __future__ import annotations

from typing import Any, Final

from mathom.bots.bot import Bot
from mathom.engine.game import Game
from mathom.engine.perspective import Perspective
from mathom.engine.random import seeded
from mathom.engine.state import State
from mathom.engine.step import decider, play

DEPTH: Final = 3
"""How many of its own choices in a row it looks through, so that a card is judged when its
units are placed."""


class GreedyBot(Bot):
    """Looks no further than the end of its own turn."""

    def __init__(self, seed: int, samples: int = 2) -> None:
        self.dice = seeded(seed)
        self.samples = samples
        self.last: list[tuple[int, float, int]] = []

    def choose(self, perspective: Perspective) -> int:
        game = perspective.game
        seat = perspective.seat
        options = perspective.legal()
        totals = [0.0] * len(options)
        for _ in range(self.samples):
            s = perspective.sample(self.dice.word())
            for index, action in enumerate(options):
                after = s.clone()
                play(after, action, seat)
                totals[index] += best_value(game, after, seat, DEPTH - 1)
        self.last = [
            (action, total / self.samples, self.samples)
            for action, total in zip(options, totals, strict=True)
        ]
        self.last.sort(key=lambda thought: -thought[1])
        return self.last[0][0]

    def thoughts(self) -> list[tuple[int, float, int]]:
        return self.last


def best_value(game: Game[Any], s: State, seat: int, depth: int) -> float:
    """The value of a state for a seat that goes on choosing well until its turn is over."""
    if s.outcome is not None or depth == 0 or game.quiet(s) or decider(s) != seat:
        return game.value(s, seat)
    best = 0.0
    for action in s.offers:
        after = s.clone()
        play(after, action, seat)
        best = max(best, best_value(game, after, seat, depth - 1))
    return best
