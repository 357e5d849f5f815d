"""Bots by name: `random`, `greedy` (or `heuristic`), `search:hard`, `search:2s`, `search:500`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mathom.bots.bot import Bot
from mathom.bots.greedy import GreedyBot
from mathom.bots.hooks import BotHooks, hooks_of
from mathom.bots.random import RandomBot
from mathom.bots.search import SearchBot
from mathom.bots.trial import ThumbBot, TrialBot
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game

MOST_ITERATIONS: Final = 10_000_000

# Iterations and seconds of the search levels; a level without seconds is the same on any machine.
LEVELS: Final[dict[str, tuple[int, float]]] = {
    "easy": (8, 0.0),
    "normal": (200, 0.0),
    "hard": (MOST_ITERATIONS, 0.5),
}

KNOWN_BOTS: Final = ["random", "greedy", "search:easy", "search:normal", "search:hard"]


def make_bot(
    spec: str,
    game: Game[Any],
    seed: int,
    clock: Callable[[], float] | None = None,
    hooks: BotHooks[Any] | None = None,
) -> Bot:
    """The bot with this specification. A time budget needs a clock. With `hooks` it evaluates with
    these instead of those of the game."""
    has_heuristics = (hooks if hooks is not None else hooks_of(game)).has_heuristics
    kind, _, level = spec.partition(":")
    if kind == "random" and not level:
        return RandomBot(seed)
    if kind in ("greedy", "heuristic") and not level:
        return ThumbBot(seed, hooks) if has_heuristics else GreedyBot(seed, hooks=hooks)
    if kind == "search":
        iterations, seconds = budget(spec, level or "normal")
        if seconds > 0 and clock is None:
            raise BadNotation("bot-needs-clock", bot=spec)
        if has_heuristics:
            return TrialBot(seed, iterations, seconds, clock, hooks)
        return SearchBot(seed, iterations, seconds, clock, hooks=hooks)
    raise unknown_bot(spec)


def budget(spec: str, level: str) -> tuple[int, float]:
    """Iterations and seconds of a level, a number of iterations, or seconds like `2s`."""
    if level in LEVELS:
        return LEVELS[level]
    if level.isdecimal() and 0 < int(level) <= MOST_ITERATIONS:
        return int(level), 0.0
    if level.endswith("s") and level[:-1].replace(".", "", 1).isdecimal():
        seconds = float(level[:-1])
        if seconds > 0:
            return MOST_ITERATIONS, seconds
    raise unknown_bot(spec)


def unknown_bot(spec: str) -> BadNotation:
    """The error for an unknown bot."""
    return BadNotation("unknown-bot", bot=spec, known=" ".join(KNOWN_BOTS))
