"""A bot that does anything legal."""

from __future__ import annotations

from mathom.bots.bot import Bot
from mathom.engine.perspective import Perspective
from mathom.engine.random import seeded


class RandomBot(Bot):
    """Every legal action is equally good to it."""

    def __init__(self, seed: int) -> None:
        self.dice = seeded(seed)

    def choose(self, perspective: Perspective) -> int:
        options = perspective.legal()
        return options[self.dice.below(len(options))]
