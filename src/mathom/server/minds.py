"""What runs in the processes where bots think. Nothing here knows the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from typing import Any

import mathom.games  # noqa: F401  (registers the games)
from mathom.bots.levels import make_bot
from mathom.engine.game import find_game
from mathom.engine.perspective import Perspective
from mathom.engine.position import load
from mathom.engine.state import State
from mathom.engine.step import decider, play

KINDNESS = 10
"""By how much thinking steps back behind answering people."""

Solved = tuple[str, list[tuple[int, int]], bool]
Thoughts = list[tuple[int, float, int]]


def prepare() -> None:
    """Leave interrupts to the server, do not outlive it, and let people go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """When the server is gone, nobody waits for an answer."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def ready() -> bool:
    """Whether the process has started."""
    return True


def perspective(game: str, position: dict[str, Any], seat: int) -> Perspective:
    """What a seat knows of a position: all that a bot is given."""
    found = find_game(game)
    return Perspective(found, load(found, position), seat)


def choose(game: str, position: dict[str, Any], seat: int, spec: str, seed: int) -> int:
    """What a bot does."""
    bot = make_bot(spec, find_game(game), seed, time.perf_counter)
    return bot.choose(perspective(game, position, seat))


def consider(game: str, position: dict[str, Any], seat: int, spec: str, seed: int) -> Thoughts:
    """What a search thinks of the actions of a seat, best first."""
    bot = make_bot(spec, find_game(game), seed, time.perf_counter)
    best = bot.choose(perspective(game, position, seat))
    return bot.thoughts() or [(best, 0.5, 0)]


def solve(game: str, position: dict[str, Any], seconds: float) -> Solved:
    """Whether all could have won from a position with everything open: the verdict, the seats and
    actions of a line that wins, and whether chance was still to come."""
    found = find_game(game)
    s: State = load(found, position)
    solution = found.solve(s, seconds, time.process_time)
    line: list[tuple[int, int]] = []
    for action in solution.line:
        line.append((decider(s), action))
        play(s, action)
    return solution.verdict, line, solution.chance
