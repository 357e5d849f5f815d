"""What runs in the bot processes. Nothing here imports the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from contextlib import suppress
from types import ModuleType
from typing import Any

import mathom.games  # noqa: F401  (registers the games)
from mathom.bots.bot import Bot
from mathom.bots.hooks import hooks_of
from mathom.bots.levels import bot_of_level, budget, levels_of, make_bot
from mathom.engine.game import find_game
from mathom.engine.perspective import Perspective
from mathom.engine.position import load
from mathom.engine.state import State
from mathom.engine.step import decider, legal, play

resource: ModuleType | None = None
with suppress(ImportError):
    import resource

NICENESS = 10
"""The niceness of bot processes."""

Line = list[tuple[int, int]]
"""Seats and their actions, one after the other."""

Solved = tuple[str, Line, bool]
Thoughts = list[tuple[int, float, int]]


def prepare(memory: int = 0, niceness: int = NICENESS) -> None:
    """Prepare a process: ignore interrupts, exit with the server, set the niceness and the memory
    limit."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if memory and resource is not None:
        most = resource.getrlimit(resource.RLIMIT_DATA)[1]
        within = memory if most == resource.RLIM_INFINITY else min(memory, most)
        resource.setrlimit(resource.RLIMIT_DATA, (within, most))
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """Exit when the server is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def perspective(game: str, position: dict[str, Any], seat: int) -> Perspective:
    """The knowledge of a seat in a position: all that a bot gets."""
    found = find_game(game)
    return Perspective(found, load(found, position), seat)


LEAST_ITERATIONS = 8
LEAST_SECONDS = 0.05


def scaled_down(spec: str, share: float) -> str:
    """A bot with a share of the usual budget."""
    kind, _, level = spec.partition(":")
    if kind != "search" or share >= 1:
        return spec
    iterations, seconds = budget(spec, level or "normal")
    if seconds:
        return f"search:{max(min(seconds, LEAST_SECONDS), seconds * share):.3f}s"
    return f"search:{max(min(iterations, LEAST_ITERATIONS), int(iterations * share))}"


def bot_with_share(game: str, spec: str, seed: int, share: float) -> Bot:
    """A bot, or that of a level of the game, with a share of its usual budget."""
    found = find_game(game)
    bot = bot_of_level(spec, levels_of(found))
    return make_bot(scaled_down(bot, share), found, seed, time.perf_counter)


def choose(
    game: str, position: dict[str, Any], seat: int, spec: str, seed: int, share: float = 1.0
) -> int:
    """The action of a bot, with a share of its usual budget."""
    bot = bot_with_share(game, spec, seed, share)
    return bot.choose(perspective(game, position, seat))


def consider(
    game: str, position: dict[str, Any], seat: int, spec: str, seed: int, share: float = 1.0
) -> Thoughts:
    """The search results for the actions of a seat, best first."""
    bot = bot_with_share(game, spec, seed, share)
    best = bot.choose(perspective(game, position, seat))
    return bot.thoughts() or [(best, 0.5, 0)]


def solve(game: str, position: dict[str, Any], seconds: float) -> Solved:
    """Whether all could have won from a position with open cards: the verdict, the seats and
    actions of a winning line, and whether chance was still to come."""
    found = find_game(game)
    s: State = load(found, position)
    solution = hooks_of(found).solve(s, seconds, time.process_time)
    line: Line = []
    for action in solution.line:
        line.append((decider(s), action))
        play(s, action)
    return solution.verdict, line, solution.chance


LONGEST_LINE = 4
MOST_ACTIONS = 20


def line_after(game: str, position: dict[str, Any], action: int) -> Line:
    """How a game may go on after an action if everybody decides as `greedy` does: a few decisions,
    until chance has a say. Those without a choice are left out."""
    found = find_game(game)
    s: State = load(found, position)
    bot = make_bot("greedy", found, 0)
    line: Line = []
    for _ in range(MOST_ACTIONS):
        chance = (s.r0, s.r1, s.r2, s.r3)
        play(s, action)
        by_chance = (s.r0, s.r1, s.r2, s.r3) != chance
        if s.outcome is not None or by_chance or len(line) == LONGEST_LINE:
            break
        seat = decider(s)
        action = bot.choose(Perspective(found, s, seat))
        if len(legal(s, seat)) > 1:
            line.append((seat, action))
    return line
