"""Bots by name: the levels of a game, `random`, `novice:20`, `greedy` (or `heuristic`),
`search:hard`, `search:2s`, `search:500`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mathom.bots.bot import Bot
from mathom.bots.greedy import GreedyBot
from mathom.bots.hooks import BotHooks, hooks_of
from mathom.bots.novice import NoviceBot
from mathom.bots.random import RandomBot
from mathom.bots.search import SearchBot
from mathom.bots.trial import ThumbBot, TrialBot
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game

MOST_ITERATIONS: Final = 10_000_000

LEVELS: Final = ("beginner", "amateur", "apprentice", "journeyman", "expert")
"""What levels are called, from the weakest to the strongest. A game says which bots play them, in
`BotHooks.levels`; it may leave some out."""

# Iterations and seconds of the named searches; one without seconds is the same on any machine.
BUDGETS: Final[dict[str, tuple[int, float]]] = {
    "easy": (8, 0.0),
    "normal": (200, 0.0),
    "hard": (MOST_ITERATIONS, 0.5),
}

USUAL_ERROR: Final = 20.0
"""By how many points of a hundred a novice misjudges a chance to win, if it is not said."""

MOST_ERROR: Final = 100.0

KNOWN_BOTS: Final = [
    *LEVELS,
    "random",
    "novice:20",
    "greedy",
    "search:easy",
    "search:normal",
    "search:hard",
]


def levels_of(game: Game[Any]) -> dict[str, str]:
    """The levels of a game and their bots, from the weakest to the strongest."""
    return hooks_of(game).levels()


def usual_level(game: Game[Any]) -> str:
    """The level for a newcomer: an opponent should be beatable, a partner should play well."""
    names = list(levels_of(game))
    return names[-2] if game.cooperative else names[0]


def bot_of_level(spec: str, levels: dict[str, str]) -> str:
    """The bot that plays a level; of a level that the game lacks, that of the next one above.
    Another specification stays as it is."""
    if spec not in LEVELS:
        return spec
    for name in LEVELS[LEVELS.index(spec) :]:
        if name in levels:
            return levels[name]
    raise unknown_bot(spec)


def make_bot(
    spec: str,
    game: Game[Any],
    seed: int,
    clock: Callable[[], float] | None = None,
    hooks: BotHooks[Any] | None = None,
) -> Bot:
    """The bot with this specification. A time budget needs a clock. With `hooks` it evaluates with
    these instead of those of the game."""
    known = hooks if hooks is not None else hooks_of(game)
    has_heuristics = known.has_heuristics
    kind, _, level = bot_of_level(spec, known.levels()).partition(":")
    if kind == "random" and not level:
        return RandomBot(seed)
    if kind == "novice":
        return NoviceBot(seed, error_of(spec, level), hooks)
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
    if level in BUDGETS:
        return BUDGETS[level]
    if level.isdecimal() and 0 < int(level) <= MOST_ITERATIONS:
        return int(level), 0.0
    if level.endswith("s") and level[:-1].replace(".", "", 1).isdecimal():
        seconds = float(level[:-1])
        if seconds > 0:
            return MOST_ITERATIONS, seconds
    raise unknown_bot(spec)


def error_of(spec: str, level: str) -> float:
    """The greatest error of a novice, from points of a hundred."""
    points = level or str(USUAL_ERROR)
    if not points.replace(".", "", 1).isdecimal() or float(points) > MOST_ERROR:
        raise unknown_bot(spec)
    return float(points) / 100.0


def unknown_bot(spec: str) -> BadNotation:
    """The error for an unknown bot."""
    return BadNotation("unknown-bot", bot=spec, known=" ".join(KNOWN_BOTS))
