"""`python -m tests.server.load`: 200 tables with bots, 400 websocket clients, one minute.

Half of the clients play against a bot, as fast as a quick person clicks, and half watch them. In
the middle the server is killed and started again; every acknowledged move must still be there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
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
    worst: tuple[float, float] = (0.0, 0.0)
    moves: int = 0
    updates: int = 0
    games: int = 0
    lost: int = 0
    errors: Counter[str] = field(default_factory=Counter)

    def fault(self, what: str, why: str) -> None:
        """Count something that should not happen, and say at once what it was."""
        self.errors[what] += 1
        print(f"{time.strftime('%H:%M:%S')} {what}: {why}", file=sys.stderr, flush=True)

    def slowest(self, left: float) -> None:
        """Remember how long before the end the slowest click was made."""
        if self.waits[-1] == max(self.waits[-1], self.worst[0]):
            self.worst = (self.waits[-1], left)

    def part(self, share: float) -> float:
        """The wait that a share of all clicks stayed below, in milliseconds."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Unexpected(Exception):
    """An answer other than hoped for: its call, status, reason and words."""

    def __init__(self, answer: httpx.Response) -> None:
        asked = f"{answer.request.method} {answer.request.url.path}"
        super().__init__(f"{asked} answered {answer.status_code}: {answer.text[:300]}")


class Run:
    """One run: the server, the time it ends, and what is measured."""

    def __init__(self, server: Running, bot: str, pause: float) -> None:
        self.server = server
        self.bot = bot
        self.pause = pause
        self.acknowledged: dict[str, int] = {}
        self.figures = Figures()
        self.until = 0.0
        self.down = False
        self.work = 0.0
        self.life = 1

    def going(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    async def new_game(self, http: httpx.AsyncClient) -> str:
        """A new table against a bot."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": self.bot}]
        body = {"game": "duel", "seats": seats, "private": True}
        answer = await http.post(f"{self.server.address}/api/tables", json=body)
        if answer.status_code != 201:
            raise Unexpected(answer)
        return str(answer.json()["id"])

    def lost_connection(self, where: str, fault: Exception, life: int) -> None:
        """A connection that ended is a fault, unless the server is down or has been killed since
        it was opened: somebody who looks at the screen notices that only with the next click."""
        if not self.down and life == self.life:
            self.figures.fault(f"{where} {type(fault).__name__}", str(fault) or repr(fault))

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
        cookie = await self.arrive(own)
        id = await self.new_game(own)
        ids.put_nowait(id)
        while self.going():
            life = self.life
            try:
                if not id:
                    id = await self.new_game(own)
                async with self.socket(id, cookie) as socket:
                    await self.play(id, socket)
                if self.going():
                    id = ""
                    self.figures.games += 1
            except (OSError, ConnectionClosed, InvalidHandshake, httpx.HTTPError) as fault:
                self.lost_connection("player", fault, life)
                await asyncio.sleep(0.5)
        await own.aclose()

    async def arrive(self, http: httpx.AsyncClient) -> str:
        """Become a guest; the cookie."""
        answer = await http.get(f"{self.server.address}/api/me")
        if answer.status_code != 200:
            raise Unexpected(answer)
        return str(http.cookies["mathom"])

    async def play(self, id: str, socket: Any) -> None:
        """Click through a game, and note the number of every event that was acknowledged."""
        clicked = 0.0
        first = True
        async for text in socket:
            told = json.loads(text)
            if told["type"] == "refused":
                self.figures.fault("refused", f"{told['command']} {told['reason']} {told['text']}")
            if told["type"] != "table":
                continue
            known = self.acknowledged.get(id, 0)
            if first and told["seq"] < known:
                self.figures.lost += 1
            first = False
            if clicked and told["seq"] > known:
                self.figures.waits.append(time.monotonic() - clicked)
                self.figures.slowest(self.until - clicked)
                self.figures.moves += 1
                clicked = 0.0
            self.acknowledged[id] = max(known, told["seq"])
            if told["table"]["status"] == "finished" or not self.going():
                return
            offers = told["screen"]["offers"]
            if offers and not clicked:
                await asyncio.sleep(random.uniform(0.5, 1.5) * self.pause)
                offer = random.choice(offers)
                clicked = time.monotonic()
                await socket.send(
                    json.dumps({"type": "act", "seq": told["seq"], "action": offer["action"]})
                )

    async def watcher(self, ids: asyncio.Queue[str]) -> None:
        """Watch a table."""
        id = await ids.get()
        while self.going():
            life = self.life
            try:
                async with self.socket(id) as socket:
                    async for _ in socket:
                        self.figures.updates += 1
                        if not self.going():
                            return
            except (OSError, ConnectionClosed, InvalidHandshake) as fault:
                self.lost_connection("watcher", fault, life)
                await asyncio.sleep(0.5)

    async def kill(self, after: float) -> None:
        """Kill the server in the middle, and start it again."""
        await asyncio.sleep(after)
        self.down = True
        self.work += worked(self.server.process.pid)
        self.server.kill()
        await asyncio.to_thread(self.server.restart)
        self.life += 1
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
                self.figures.fault("ended", str(task.exception()) or repr(task.exception()))
        if late:
            self.figures.fault("late", f"{len(late)} clients did not come to an end")


def missing(database: Path, acknowledged: dict[str, int]) -> int:
    """How many acknowledged events the database does not hold."""
    with closing(sqlite3.connect(database)) as kept:
        held = dict(kept.execute("select table_id, max(seq) from events group by table_id"))
    return sum(max(0, seq - held.get(id, 0)) for id, seq in acknowledged.items())


def worked(process: int) -> float:
    """The seconds for which a process has kept a core busy."""
    spent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")


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
    words.add_argument("--pause", type=float, default=PAUSE)
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder) / "mathom.sqlite3")
        rules = httpx.get(f"{server.address}/api/health").json()["compiled"]
        run = Run(server, asked.bot, asked.pause)
        asyncio.run(run.run(asked.tables, asked.seconds))
        used = memory(server.process.pid)
        run.work += worked(server.process.pid)
        server.stop()
        run.figures.lost += missing(Path(server.database), run.acknowledged)
    f = run.figures
    print(f"| tables | {asked.tables} against `{asked.bot}` |")
    print("|---|---|")
    print(f"| rules | {'compiled' if rules else 'interpreted'} |")
    print(f"| a person clicks after | {asked.pause / 2:g} to {1.5 * asked.pause:g} s |")
    print(f"| websocket clients | {2 * asked.tables} |")
    print(f"| seconds | {asked.seconds:.0f}, with one kill -9 and restart |")
    print(f"| moves of people a second | {f.moves / asked.seconds:.0f} |")
    print(f"| updates to watchers a second | {f.updates / asked.seconds:.0f} |")
    print(f"| click to update, p50 | {f.part(0.5):.0f} ms |")
    print(f"| click to update, p99 | {f.part(0.99):.0f} ms |")
    print(f"| slowest | {1000 * f.worst[0]:.0f} ms, {f.worst[1]:.0f} s before the end |")
    print(
        f"| work of the server for a move | {1000 * run.work / max(1, f.moves):.0f} ms of a core |"
    )
    print(f"| memory of the server | {used:.0f} MB |")
    print(f"| acknowledged moves lost | {f.lost} |")
    print(f"| errors | {dict(f.errors) or 'none'} |")
    sys.exit(bool(f.lost or f.errors))


if __name__ == "__main__":
    main()
