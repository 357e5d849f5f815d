"""Bots for Python programs: by name without further arguments, and classes of your own.

`python:FILE.py:CLASS` and `python:MODULE:CLASS` name a class. It needs a method `choose`, which
gets a `Perspective` and returns a legal action as number or text. Its constructor may take `seed`.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import getfile, signature
from operator import index
from pathlib import Path
from random import randrange
from types import ModuleType
from typing import Any

from mathom.bots import levels
from mathom.bots.bot import Bot
from mathom.bots.hooks import BotHooks
from mathom.engine.errors import BadNotation
from mathom.engine.game import GAMES, Game, find_game
from mathom.engine.perspective import Perspective

PYTHON = "python:"
SEEDS = 1 << 62


def make_bot(
    spec: str | type,
    game: Game[Any] | str | None = None,
    seed: int | None = None,
    clock: Callable[[], float] | None = None,
    hooks: BotHooks[Any] | None = None,
) -> Bot:
    """The bot with this name, such as `random`, `greedy`, `search:hard`, `search:2s`, or one of
    your own.

    Without a game it plays whichever it is asked about first, without a seed a random one is taken,
    and time is measured with `time.perf_counter` unless there is another clock. With `hooks` it
    evaluates with these instead of those of the game.
    """
    number = randrange(SEEDS) if seed is None else index(seed)
    if isinstance(spec, type) or spec.startswith(PYTHON):
        return OwnBot(spec, number)
    clock = clock or time.perf_counter
    if game is None:
        # Every game knows the same names: the first one tells whether this is one of them.
        levels.make_bot(spec, next(iter(GAMES.values())), number, clock, hooks)
        return LateBot(spec, number, clock, hooks)
    found = find_game(game) if isinstance(game, str) else game
    return levels.make_bot(spec, found, number, clock, hooks)


class LateBot(Bot):
    """A bot that learns its game from the first perspective it is asked about."""

    def __init__(
        self, spec: str, seed: int, clock: Callable[[], float], hooks: BotHooks[Any] | None
    ) -> None:
        super().__init__(hooks)
        self.spec = spec
        self.seed = seed
        self.clock = clock
        self.inside: Bot | None = None
        self.game = ""

    def __repr__(self) -> str:
        return f"<bot {self.spec}, seed {self.seed}>"

    def choose(self, perspective: Perspective) -> int:
        game = perspective.game
        if self.inside is None or self.game != game.id:
            self.game = game.id
            self.inside = levels.make_bot(self.spec, game, self.seed, self.clock, self.hooks)
        return self.inside.choose(perspective)

    def thoughts(self) -> list[tuple[int, float, int]]:
        return [] if self.inside is None else self.inside.thoughts()


class OwnBot(Bot):
    """Plays with a Python class."""

    def __init__(self, spec: str | type, seed: int) -> None:
        super().__init__()
        kind = class_named(spec) if isinstance(spec, str) else spec
        self.name = spec if isinstance(spec, str) else name_of(kind)
        self.inside: Any = kind(seed=seed) if takes_seed(kind) else kind()

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, perspective: Perspective) -> int:
        chosen = self.inside.choose(perspective)
        if isinstance(chosen, str):
            return perspective.game.vocabulary.parse(chosen)
        try:
            return index(chosen)
        except TypeError as fault:
            raise BadNotation("bot-answer", bot=self.name, answer=repr(chosen)) from fault

    def thoughts(self) -> list[tuple[int, float, int]]:
        found: Any = getattr(self.inside, "thoughts", list)()
        return list(found)


def takes_seed(kind: type) -> bool:
    """Whether a constructor has an argument `seed`."""
    return "seed" in signature(kind).parameters


def name_of(kind: type) -> str:
    """The name under which a class can enter simulations and the arena; other processes import it
    by this name."""
    if "<locals>" in kind.__qualname__:
        raise BadNotation("bot-class-local", bot=kind.__qualname__)
    if kind.__module__ == "__main__":
        return f"{PYTHON}{Path(getfile(kind)).resolve()}:{kind.__qualname__}"
    return f"{PYTHON}{kind.__module__}:{kind.__qualname__}"


def class_named(spec: str) -> type:
    """The class that a name refers to."""
    place, colon, name = spec.removeprefix(PYTHON).rpartition(":")
    if not colon or not place or not name:
        raise BadNotation("bot-class-unnamed", bot=spec)
    found: Any = load_file(place) if place.endswith(".py") else load_module(place, spec)
    for part in name.split("."):
        found = getattr(found, part, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadNotation("bot-class-unfit", bot=spec)
    return found


def load_module(place: str, spec: str) -> ModuleType:
    """A module on Python's path, or in the current folder."""
    try:
        return import_module(place)
    except ModuleNotFoundError as fault:
        raise BadNotation("bot-class-unfit", bot=spec) from fault


@lru_cache
def load_file(place: str) -> ModuleType:
    """The module in a file, run once."""
    file = Path(place)
    if not file.is_file():
        raise BadNotation("file-missing", file=place)
    main: Any = sys.modules["__main__"]
    if getattr(main, "__file__", None) and Path(main.__file__).resolve() == file.resolve():
        return main  # type: ignore[no-any-return]
    spec = spec_from_file_location(f"mathom_bot_{file.stem}", file)
    if spec is None or spec.loader is None:
        raise BadNotation("file-missing", file=place)
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
