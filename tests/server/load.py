"""`python -m tests.server.load`: 200 tables with bots, 400 websocket clients, one minute.

Half of the clients play against a bot, as fast as a quick person clicks, and half watch them. In
the middle the server is killed and started again; every acknowledged move must still be there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from tests.server.running import Running
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

PAUSE = 4.0
"""Seconds a player looks at the screen before clicking, on average."""


@dataclass
class Figures:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    moves: int = 0
    updates: int = 0
    games: int = 0
    lost: int = 0
    errors: Counter[str] = field(default_factory=Counter)

    def part(self, share: float) -> float:
        """The wait that a share of all clicks stayed below, in milliseconds."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Run:
    """One run: the server, the time it ends, and what is measured."""

    def __init__(self, server: Running, bot: str) -> None:
        self.server = server
        self.bot = bot
        self.figures = Figures()
        self.until = 0.0
        self.down = False

    def going(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    async def new_game(self, http: httpx.AsyncClient) -> str:
        """A new table against a bot."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": self.bot}]
        body = {"game": "duel", "seats": seats, "private": True}
        answer = await http.post(f"{self.server.address}/api/tables", json=body)
        answer.raise_for_status()
        return str(answer.json()["id"])

    def socket(self, id: str, cookie: str = "") -> connect:
        """A websocket to a table."""
        address = self.server.address.replace("http", "ws", 1)
        headers = {"cookie": f"mathom={cookie}"} if cookie else {}
        return connect(
            f"{address}/ws/tables/{id}", additional_headers=headers, max_size=None, compression=None
        )

    async def player(self, ids: asyncio.Queue[str]) -> None:
        """Play games one after the other; come back when the connection is lost."""
        own = httpx.AsyncClient(timeout=60, verify=False)
        await own.get(f"{self.server.address}/api/me")
        cookie = own.cookies["mathom"]
        id = await self.new_game(own)
        ids.put_nowait(id)
        acknowledged = 0
        while self.going():
            try:
                async with self.socket(id, cookie) as socket:
                    acknowledged = await self.play(socket, acknowledged)
                if self.going():
                    id, acknowledged = await self.new_game(own), 0
                    self.figures.games += 1
            except (OSError, ConnectionClosed, InvalidHandshake, httpx.HTTPError) as fault:
                if not self.down:
                    self.figures.errors[type(fault).__name__] += 1
                await asyncio.sleep(0.5)
        await own.aclose()

    async def play(self, socket: Any, acknowledged: int) -> int:
        """Click through a game; the number of the last event that was acknowledged."""
        clicked = 0.0
        first = True
        async for text in socket:
            told = json.loads(text)
            if told["type"] == "refused":
                self.figures.errors[told["reason"]] += 1
            if told["type"] != "table":
                continue
            if first and told["seq"] < acknowledged:
                self.figures.lost += 1
            first = False
            if clicked and told["seq"] > acknowledged:
                self.figures.waits.append(time.monotonic() - clicked)
                self.figures.moves += 1
                clicked = 0.0
            acknowledged = max(acknowledged, told["seq"])
            if told["table"]["status"] == "finished" or not self.going():
                return acknowledged
            offers = told["screen"]["offers"]
            if offers and not clicked:
                await asyncio.sleep(random.uniform(0.5, 1.5) * PAUSE)
                offer = random.choice(offers)
                clicked = time.monotonic()
                await socket.send(
                    json.dumps({"type": "act", "seq": told["seq"], "action": offer["action"]})
                )
        return acknowledged

    async def watcher(self, ids: asyncio.Queue[str]) -> None:
        """Watch a table."""
        id = await ids.get()
        while self.going():
            try:
                async with self.socket(id) as socket:
                    async for _ in socket:
                        self.figures.updates += 1
                        if not self.going():
                            return
            except (OSError, ConnectionClosed, InvalidHandshake) as fault:
                if not self.down:
                    self.figures.errors[type(fault).__name__] += 1
                await asyncio.sleep(0.5)

    async def kill(self, after: float) -> None:
        """Kill the server in the middle, and start it again."""
        await asyncio.sleep(after)
        self.down = True
        self.server.kill()
        await asyncio.to_thread(self.server.restart)
        await asyncio.sleep(3)
        self.down = False

    async def run(self, tables: int, seconds: float) -> None:
        """Everything at once."""
        self.until = time.monotonic() + seconds
        ids: asyncio.Queue[str] = asyncio.Queue()
        tasks = [asyncio.create_task(self.kill(seconds / 2))]
        for _ in range(tables):
            tasks.append(asyncio.create_task(self.player(ids)))
            tasks.append(asyncio.create_task(self.watcher(ids)))
            await asyncio.sleep(0.01)
        done, late = await asyncio.wait(tasks, timeout=seconds + 15)
        for task in late:
            task.cancel()
        for task in done:
            if task.exception() is not None:
                self.figures.errors[type(task.exception()).__name__] += 1


def memory(process: int) -> float:
    """The memory of a process in MB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def main() -> None:
    """Run, and print the table that docs/load.md keeps."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--seconds", type=float, default=60)
    words.add_argument("--bot", default="greedy")
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder) / "mathom.sqlite3")
        run = Run(server, asked.bot)
        asyncio.run(run.run(asked.tables, asked.seconds))
        used = memory(server.process.pid)
        server.stop()
    f = run.figures
    print(f"| tables | {asked.tables} against `{asked.bot}` |")
    print("|---|---|")
    print(f"| websocket clients | {2 * asked.tables} |")
    print(f"| seconds | {asked.seconds:.0f}, with one kill -9 and restart |")
    print(f"| moves of people a second | {f.moves / asked.seconds:.0f} |")
    print(f"| updates to watchers a second | {f.updates / asked.seconds:.0f} |")
    print(f"| click to update, p50 | {f.part(0.5):.0f} ms |")
    print(f"| click to update, p99 | {f.part(0.99):.0f} ms |")
    print(f"| memory of the server | {used:.0f} MB |")
    print(f"| acknowledged moves lost | {f.lost} |")
    print(f"| errors | {dict(f.errors) or 'none'} |")
    sys.exit(bool(f.lost or f.errors))


if __name__ == "__main__":
    main()
