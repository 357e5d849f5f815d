"""`python -m tests.server.attack ADDRESS`: strangers who do to a server on this machine what they
should not, over and over, for a while. In the end it prints what they were answered.

Ten strangers, each from an address of their own, open tables of bots and watch them, upload long
records and have them reviewed, send positions in which something was changed, leave requests half
sent and answers untaken, connect without a cookie, flood a chat, send thousands of empty frames
and of messages, and ask again and again for what takes long to answer.
`make load ARGS=--attack` lets them loose beside honest people.
"""

from __future__ import annotations

import argparse
import asyncio
import copy
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from mathom.engine.game import find_game
from mathom.engine.position import position
from mathom.engine.record import Record, Recorder
from mathom.engine.step import decider, legal

MOST_STRANGERS = 50
MOST_SECONDS = 2000.0
MOVES = 2500
SOCKETS = 30
HALF_SENT = 30
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
FAULTS = (httpx.HTTPError, OSError, WebSocketException, TimeoutError, asyncio.TimeoutError)


def long_game() -> tuple[str, list[dict[str, Any]]]:
    """A long game of War at random, as a record, and some of its positions."""
    war = find_game("war")
    recorder = Recorder(Record(war, war.parse_settings({}), 2, 5))
    choose = random.Random(3)
    positions = []
    while recorder.s.outcome is None and len(recorder.record.moves) < MOVES:
        recorder.act(choose.choice(legal(recorder.s, decider(recorder.s))))
        if len(recorder.record.moves) % 100 == 0:
            positions.append(position(war, recorder.s))
    return recorder.record.text(), positions


def mutated(found: Any, chance: random.Random) -> Any:
    """A position in which a few things were changed: numbers, names, and what is listed."""
    changed = copy.deepcopy(found)
    for _ in range(chance.randint(1, 3)):
        at = changed
        while True:
            inner = [
                key
                for key in (at if isinstance(at, dict) else range(len(at)))
                if isinstance(at[key], dict | list) and at[key]
            ]
            if not inner or chance.random() < 0.3:
                break
            at = at[chance.choice(inner)]
        keys = [*at] if isinstance(at, dict) else [*range(len(at))]
        if keys:
            key = chance.choice(keys)
            at[key] = other(at[key], [at[one] for one in keys], chance)
    return changed


def other(value: Any, beside: list[Any], chance: random.Random) -> Any:
    """Something else in the place of a value."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + chance.choice([-1, 1, 2, 7, 100])
    if isinstance(value, list) and value:
        return chance.choice([value[1:], value + value[:1], value[::-1]])
    return chance.choice(beside)


class Stranger:
    """Somebody who means no good, at an address of their own."""

    def __init__(
        self, address: str, number: int, counts: Counter[str], until: float, ways: Sequence[str]
    ) -> None:
        self.address = address
        self.ways = ways
        self.home = f"127.1.0.{1 + number}"
        self.counts = counts
        self.until = until
        self.chance = random.Random(number)
        self.record = ""
        self.uploaded = ""
        self.positions: list[dict[str, Any]] = []

    def going(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    async def stay(self) -> None:
        """Do one thing after the other."""
        ways = [WAYS[way] for way in self.ways]
        self.chance.shuffle(ways)
        while self.going():
            transport = httpx.AsyncHTTPTransport(local_address=self.home, verify=False)
            async with httpx.AsyncClient(
                transport=transport, timeout=30, base_url=self.address
            ) as http:
                for way in ways:
                    if self.going():
                        await self.attempt(way, http)

    async def attempt(self, way: Way, http: httpx.AsyncClient) -> None:
        """Do something; whatever becomes of it is counted."""
        try:
            await http.get("/api/me")
            await asyncio.wait_for(way(self, http), 60)
        except FAULTS as fault:
            self.counts[f"{way.__name__}: {type(fault).__name__}"] += 1

    def note(self, what: str, answer: httpx.Response) -> None:
        """Count an answer."""
        body = answer.json() if answer.headers.get("content-type", "").endswith("json") else {}
        reason = body.get("reason", "") if isinstance(body, dict) else ""
        self.counts[f"{what}: {answer.status_code} {reason}".rstrip()] += 1

    async def new_table(self, http: httpx.AsyncClient, what: str, **rest: Any) -> str | None:
        """Open a table."""
        answer = await http.post("/api/tables", json=rest)
        self.note(what, answer)
        return str(answer.json()["id"]) if answer.status_code == 201 else None

    def socket(self, table: str, cookie: str = "") -> connect:
        """A websocket to a table."""
        headers = {"cookie": f"mathom={cookie}"} if cookie else {}
        return connect(
            f"{self.address.replace('http', 'ws', 1)}/ws/tables/{table}",
            additional_headers=headers,
            local_addr=(self.home, 0),
            max_size=None,
            open_timeout=30,
        )

    async def open_bots(self, http: httpx.AsyncClient) -> None:
        """Many tables of slow bots, some of which are watched."""
        bots = [{"kind": "bot", "bot": "search:5s"}] * 2
        ids = [
            await self.new_table(http, "bots", game="duel", seats=bots, private=True)
            for _ in range(10)
        ]
        for id in ids[:2]:
            if id:
                async with self.socket(id, http.cookies["mathom"]) as one:
                    async with asyncio.timeout(3):
                        async for _ in one:
                            pass

    async def upload(self, http: httpx.AsyncClient) -> None:
        """A long record, again and again."""
        for _ in range(5):
            answer = await http.post("/api/records", content=self.record.encode())
            self.note("upload", answer)
            if answer.status_code == 201:
                self.uploaded = str(answer.json()["id"])
                self.note("review", await http.post(f"/api/tables/{self.uploaded}/review"))

    async def send_positions(self, http: httpx.AsyncClient) -> None:
        """Positions in which something was changed, with bots on their seats."""
        seats = [{"kind": "bot", "bot": "random"}] * 2
        for _ in range(10):
            start = mutated(self.chance.choice(self.positions), self.chance)
            await self.new_table(http, "position", game="war", seats=seats, position=start)

    async def half_send(self, http: httpx.AsyncClient) -> None:
        """Requests that are begun and not finished."""
        url = urlsplit(self.address)
        writers = []
        for number in range(HALF_SENT):
            _, writer = await asyncio.open_connection(
                url.hostname, url.port, local_addr=(self.home, 0)
            )
            head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n"
            writer.write(head + (b"\r\n{" if number % 2 else b""))
            writers.append(writer)
        self.counts["half-sent"] += len(writers)
        await asyncio.sleep(self.chance.uniform(0, 5))
        for writer in writers:
            writer.close()

    async def connect_without_cookie(self, http: httpx.AsyncClient) -> None:
        """Many connections of nobody in particular."""
        seats = [{"kind": "me"}, {"kind": "me"}]
        id = await self.new_table(http, "table", game="duel", seats=seats, private=True)
        if id is None:
            return
        there = [self.socket(id) for _ in range(SOCKETS)]
        open_ones = await asyncio.gather(*(one.__aenter__() for one in there))
        self.counts["without cookie"] += len(open_ones)
        await asyncio.sleep(self.chance.uniform(0, 2))
        await asyncio.gather(*(one.close() for one in open_ones))

    async def flood_chat(self, http: httpx.AsyncClient) -> None:
        """Chat at a table where they have no seat."""
        seats = [{"kind": "open"}, {"kind": "open"}]
        id = await self.new_table(http, "table", game="duel", seats=seats)
        if id is None:
            return
        async with self.socket(id, http.cookies["mathom"]) as one:
            for number in range(100):
                await one.send(json.dumps({"type": "chat", "text": f"la la {number}"}))
            self.counts["chat"] += 100
            async with asyncio.timeout(2):
                async for text in one:
                    message = json.loads(text)
                    if message["type"] == "refused":
                        self.counts[f"chat: {message['reason']}"] += 1

    async def raw(self, text: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection on which something has been sent."""
        url = urlsplit(self.address)
        reader, writer = await asyncio.open_connection(
            url.hostname, url.port, local_addr=(self.home, 0)
        )
        writer.write(text.encode())
        return reader, writer

    async def flood_frames(self, http: httpx.AsyncClient) -> None:
        """Thousands of empty pings."""
        seats = [{"kind": "me"}, {"kind": "me"}]
        id = await self.new_table(http, "table", game="duel", seats=seats, private=True)
        for _ in range(5 if id else 0):
            reader, writer = await self.raw(
                f"GET /ws/tables/{id} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                f"Sec-WebSocket-Version: 13\r\nCookie: mathom={http.cookies['mathom']}\r\n\r\n"
            )
            try:
                await reader.readuntil(b"\r\n\r\n")
                for _ in range(10):
                    writer.write(b"\x89\x80\0\0\0\0" * 10_000)
                    await asyncio.wait_for(writer.drain(), 2)
                while await asyncio.wait_for(reader.read(65536), 5):
                    pass
                self.counts["frames: cut off"] += 1
            except TimeoutError:
                self.counts["frames: taken"] += 1
            except (OSError, asyncio.IncompleteReadError):
                self.counts["frames: cut off"] += 1
            finally:
                writer.transport.abort()

    async def flood_messages(self, http: httpx.AsyncClient) -> None:
        """As many messages as may be on many connections, each of which is answered at length."""
        seats = [{"kind": "me"}, {"kind": "me"}]
        id = await self.new_table(http, "table", game="duel", seats=seats, private=True)
        if id is None:
            return

        async def look() -> None:
            async with self.socket(id, http.cookies["mathom"]) as one:
                for _ in range(100):
                    await one.send(json.dumps({"type": "look", "seat": "fellowship"}))
                    await one.recv()

        there = [asyncio.create_task(look()) for _ in range(SOCKETS)]
        done, late = await asyncio.wait(there, timeout=5)
        for task in late:
            task.cancel()
        await asyncio.gather(*there, return_exceptions=True)
        self.counts["messages: flooded"] += len(done) + len(late)

    async def ask_for_what_is_dear(self, http: httpx.AsyncClient) -> None:
        """What takes long to answer, on many connections at once."""
        paths = ["/api/games/tcg/things/card", "/schema", "/api/games/war/rules", "/api/my-tables"]
        if self.uploaded:
            there = f"/api/tables/{self.uploaded}"
            paths += [f"{there}/record", f"{there}/moments/2400?lang=it", f"{there}/events"]
        asked = [http.get(self.chance.choice(paths)) for _ in range(20)]
        for answer in await asyncio.gather(*asked, return_exceptions=True):
            if isinstance(answer, httpx.Response):
                self.note("dear", answer)

    async def take_no_answer(self, http: httpx.AsyncClient) -> None:
        """Long answers that nobody takes."""
        writers = []
        for _ in range(HALF_SENT):
            _, writer = await self.raw("GET /api/games/tcg/things/card HTTP/1.1\r\nHost: x\r\n\r\n")
            cast(asyncio.Transport, writer.transport).pause_reading()
            writers.append(writer)
        self.counts["not taken"] += len(writers)
        await asyncio.sleep(self.chance.uniform(0, 5))
        for writer in writers:
            writer.transport.abort()


Way = Callable[[Stranger, httpx.AsyncClient], Awaitable[None]]
WAYS: dict[str, Way] = {
    way.__name__: way
    for way in (
        Stranger.open_bots,
        Stranger.upload,
        Stranger.send_positions,
        Stranger.half_send,
        Stranger.connect_without_cookie,
        Stranger.flood_chat,
        Stranger.flood_frames,
        Stranger.flood_messages,
        Stranger.ask_for_what_is_dear,
        Stranger.take_no_answer,
    )
}
"""What a stranger does, by name."""


async def attack(address: str, strangers: int, seconds: float, ways: Sequence[str]) -> Counter[str]:
    """Let strangers loose for a while."""
    counts: Counter[str] = Counter()
    record, positions = long_game()
    until = time.monotonic() + seconds
    people = [Stranger(address, number, counts, until, ways) for number in range(strangers)]
    for one in people:
        one.record, one.positions = record, positions
    await asyncio.wait([asyncio.create_task(one.stay()) for one in people], timeout=seconds + 70)
    return counts


def main() -> None:
    """Attack, and print what was answered."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("address")
    words.add_argument("--strangers", type=int, default=10)
    words.add_argument("--seconds", type=float, default=60)
    words.add_argument("--ways", default=",".join(WAYS), help="what they do, with commas between")
    asked = words.parse_args()
    ways = [way for way in WAYS if way in asked.ways.split(",")]
    if f"//{urlsplit(asked.address).hostname}" not in {f"//{one.strip('[]')}" for one in LOOPBACK}:
        sys.exit("Only a server on this machine is attacked.")
    strangers = min(asked.strangers, MOST_STRANGERS)
    seconds = min(asked.seconds, MOST_SECONDS)
    counts = asyncio.run(attack(asked.address, strangers, seconds, ways))
    print(json.dumps(dict(counts.most_common())))


if __name__ == "__main__":
    main()
