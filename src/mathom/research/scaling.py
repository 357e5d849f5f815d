"""The speed of the arena on Ray: `python -m mathom.research.scaling [games] [game]` plays the same
games alternately with and without Ray, in one run, and prints games per second.

Ray has as many nodes, of one processor each, as there are processes without it. The start of the
cluster is not counted; the start of the playing processes is, on both sides.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import mathom.games  # noqa: F401  (registers the games)
from mathom.games.package import all_packages
from mathom.research.arena import Arena, Engine, Result, local, make_arena, run_arena
from mathom.research.cluster import nodes_here, on_ray
from mathom.research.workers import default_workers

BOTS = ("search:normal", "search:150")
"""Two bots that need about a second for a short game with compiled rules."""

ROUNDS = 3


def timed(arena: Arena, games: int, engine: Engine) -> tuple[float, list[Result]]:
    """Wall-clock seconds, and the results."""
    with TemporaryDirectory() as folder:
        began = time.perf_counter()
        standing = run_arena(arena, BOTS, games, Path(folder, "results"), engine)
        return time.perf_counter() - began, standing.ordered()


def comparable(results: list[Result]) -> list[object]:
    """What must not depend on where a game was played."""
    return [(result.bout, result.winners, result.reason, result.worth) for result in results]


def main(games: int, game: str) -> None:
    """Print a table: one line per round, then the median."""
    workers = default_workers()
    shares: list[float] = []
    print("| round | seconds a game | local, games/s | Ray, games/s | Ray / local |")
    print("|---:|---:|---:|---:|---:|")
    with nodes_here(workers) as address:
        for number in range(1, ROUNDS + 1):
            arena = make_arena(game, number)
            near, here = timed(arena, games, local(workers))
            far, there = timed(arena, games, on_ray(address))
            if comparable(here) != comparable(there):
                raise SystemExit("the results differ")
            shares.append(near / far)
            length = sum(result.seconds for result in here) / games
            speeds = f"{games / near:.2f} | {games / far:.2f} | {near / far:.1%}"
            print(f"| {number} | {length:.2f} | {speeds} |", flush=True)
    print(f"\nThe results are the same. {workers} processors; the middle round: ", end="")
    print(f"{median(shares):.1%} of the games a second.")


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 40,
        sys.argv[2] if len(sys.argv) > 2 else all_packages()[0].id,
    )
