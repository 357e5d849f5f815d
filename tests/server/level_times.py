"""`python -m tests.server.level_times`: how long the levels of every game think on a server.

Two people play at two tables at once, each against bots of the same level, with two bot
processes. A decision of a bot takes from the event before it to its own, as the server has stored
them: that is its thinking, and what it waited for a process. Forced moves are not counted.
`python -m tests.server.level_times war tcg --seconds 60` measures some games, and longer.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from tests.server.load import BOT_PROCESSES, part_of
from tests.server.many_clients import Client, open_table, read_tables
from tests.server.running import Running, ask

import mathom.games  # noqa: F401  (registers the games)
from mathom.bots.levels import levels_of
from mathom.engine.game import GAMES, find_game
from mathom.engine.step import legal
from mathom.table.events import Acted, Event
from mathom.table.fold import apply, fold

TABLES = 2
PAUSE = 0.3
"""Seconds before a click, on average."""

HEAD = [
    "| game | level | bot | decisions | p50 | p99 | longest |",
    "|---|---|---|---:|---:|---:|---:|",
]


def thinking(table: str, events: Sequence[Event]) -> list[float]:
    """The seconds of every decision of a bot that had a choice."""
    found = []
    before = fold(table, events[:1])
    for earlier, event in pairwise(events):
        if isinstance(event, Acted) and not event.user and not event.joined:
            if len(legal(before.state, event.seat)) > 1:
                found.append(event.at - earlier.at)
        before = apply(before, event)
    return found


async def stay(address: str, number: int, game: str, level: str, until: float) -> list[str]:
    """Somebody plays against a level, game after game, and returns their tables."""
    tables: list[str] = []
    bots = [level] * (find_game(game).usual_seats - 1)
    while time.monotonic() < until:
        player: Client = await open_table(address, f"127.0.9.{number + 1}", game, bots, PAUSE)
        tables.append(player.table)
        await player.stay(lambda: time.monotonic() < until, lambda: False)
        if player.faults:
            raise RuntimeError(player.faults[0])
    return tables


async def times_of(server: Running, game: str, level: str, seconds: float) -> list[float]:
    """What the bots of a level thought at two tables at once."""
    until = time.monotonic() + seconds
    stays = [stay(server.address, number, game, level, until) for number in range(TABLES)]
    tables = [table for found in await asyncio.gather(*stays) for table in found]
    stored = await read_tables(str(server.database), tables)
    return [spent for id in tables for spent in thinking(id, stored[id])]


def measure(games: Sequence[str], seconds: float) -> list[str]:
    """The table of all levels, a line at a time."""
    lines: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        environment = {"MATHOM_BOT_PROCESSES": str(BOT_PROCESSES)}
        server = Running(Path(folder) / "mathom.sqlite3", env=environment, cold=True)
        try:
            compiled = ask(f"{server.address}/api/health").json()["compiled"]
            load = os.getloadavg()[0]
            rules = "compiled" if compiled else "interpreted"
            print(f"{TABLES} tables, {rules} rules, load {load:.1f} before", file=sys.stderr)
            asyncio.run(times_of(server, games[0], next(iter(levels_of(find_game(games[0])))), 5))
            for game in games:
                for level, bot in levels_of(find_game(game)).items():
                    spent = asyncio.run(times_of(server, game, level, seconds))
                    parts = [part_of(spent, share) for share in (0.5, 0.99, 1.0)]
                    cells = " | ".join(f"{1000 * part:.0f} ms" for part in parts)
                    lines.append(f"| {game} | {level} | `{bot}` | {len(spent)} | {cells} |")
                    print(lines[-1], file=sys.stderr, flush=True)
        finally:
            server.stop()
    return [*HEAD, *lines]


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("games", nargs="*")
    words.add_argument("--seconds", type=float, default=20.0, help="for each level")
    asked = words.parse_args()
    games = asked.games or [game.id for game in GAMES.values()]
    print("\n".join(measure(games, asked.seconds)))


if __name__ == "__main__":
    main()
