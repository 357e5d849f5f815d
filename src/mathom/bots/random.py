"""A bot that takes random legal actions."""

from __future__ import annotations

from typing import Any

from mathom.bots.bot import Bot, made_again
from mathom.engine.perspective import Perspective
from mathom.engine.random import seeded


class RandomBot(Bot):
    """Takes a random legal action."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.dice = seeded(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles and copies."""
        return made_again, (type(self), (0,), {"dice": self.dice})

    def choose(self, perspective: Perspective) -> int:
        options = perspective.options()
        return options[self.dice.below(len(options))]
