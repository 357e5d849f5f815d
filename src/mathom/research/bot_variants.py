"""Modified bots, by name.

`weights:FILE:BOT` evaluates positions with the weights of a file instead of those of the game.
`noisy:10:BOT` makes ten per cent of its decisions at random. Learning needs both: more varied
games, and a match between the learned and the original weights. `learned:FILE` plays with a policy
of `training.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Protocol

from mathom.bots.bot import Bot
from mathom.bots.hooks import BotHooks, hooks_of
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game
from mathom.engine.perspective import Perspective
from mathom.research.extras import check_installed


class Make(Protocol):
    """Makes the inner bot from its name, the game and a seed."""

    def __call__(
        self, spec: str, game: Game[Any], seed: int, *, hooks: BotHooks[Any] | None = None
    ) -> Bot: ...


class NoisyBot(Bot):
    """Plays like another bot, except for some random decisions."""

    def __init__(self, percent: int, inside: Bot, seed: int) -> None:
        super().__init__()
        self.percent = percent
        self.inside = inside
        self.dice = Random(seed)

    def choose(self, perspective: Perspective) -> int:
        if self.dice.randrange(100) < self.percent:
            return self.dice.choice(perspective.options())
        return self.inside.choose(perspective)

    def thoughts(self) -> list[tuple[int, float, int]]:
        return self.inside.thoughts()


def weighted(rest: str, game: Game[Any], seed: int, make: Make) -> Bot:
    """Parse `FILE:BOT`."""
    file, _, inside = rest.partition(":")
    hooks = hooks_of(game).evaluated_by(read_weights(Path(file)))
    return make(inside, game, seed, hooks=hooks)


def noisy(rest: str, game: Game[Any], seed: int, make: Make) -> Bot:
    """Parse `PERCENT:BOT`."""
    percent, _, inside = rest.partition(":")
    if not percent.isdecimal() or int(percent) > 100:
        raise BadNotation("no-percent", text=percent)
    return NoisyBot(int(percent), make(inside, game, seed), seed)


def learned(rest: str, game: Game[Any], seed: int, make: Make) -> Bot:
    """Parse `FILE`. The library for learned policies is imported only here."""
    check_installed("sb3_contrib")
    from mathom.research.training import LearnedBot

    return LearnedBot(rest, game)


VARIANTS = {"weights": weighted, "noisy": noisy, "learned": learned}


def read_weights(file: Path) -> dict[str, Any]:
    """The weights in a file."""
    try:
        data = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as fault:
        raise BadNotation("no-weights-in", file=str(file)) from fault
    if not isinstance(data, dict):
        raise BadNotation("no-weights-in", file=str(file))
    return data
