"""Many people at many tables at once, who come back by themselves when a connection is lost, and
what must be true of everything they sent and heard in the end."""

from __future__ import annotations

import asyncio
import json
import random
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from tests.server.running import PATIENT
from tests.server.test_leaks import check_message
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from mathom.engine.game import SPECTATOR
from mathom.server.settings import async_url
from mathom.server.storage.database import Database
from mathom.table.events import Acted, Event
from mathom.table.fold import fold
from mathom.table.table import Table

LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage)
BACK = 0.3
"""Seconds after which a browser that has lost its connection tries again."""


class Offer(msgspec.Struct):
    """An action that is offered."""

    action: int


class Screen(msgspec.Struct):
    """What a client reads of a screen. An update leaves out what has not changed."""

    offers: list[Offer] | None = None


class TableStatus(msgspec.Struct):
    """What a client reads of a table."""

    status: str = ""


class Message(msgspec.Struct):
    """What a client reads of a message. Reading everything would cost the machine, which the server
    shares, as much as writing it."""

    type: str
    seq: int = 0
    table: TableStatus | None = None
    screen: Screen | None = None
    command: str = ""
    reason: str = ""


read_message = msgspec.json.Decoder(Message).decode


@dataclass
class Sent:
    """An action that somebody asked for, on what they had seen; acknowledged by what followed."""

    seq: int
    action: int
    at: float
    acknowledged: bool = False
    wait: float = 0.0
    answered: float = 0.0
    """Seconds until it was the person's turn again, or the game over; 0 if it never was."""


@dataclass
class Client:
    """A browser at a table: one that plays, or one without a seat that watches."""

    address: str
    table: str
    cookie: str = ""
    user: str = ""
    seat: int = SPECTATOR
    pause: float = 0.1
    home: str = ""
    came: asyncio.Event = field(default_factory=asyncio.Event)
    received: list[bytes] = field(default_factory=list)
    sent: list[Sent] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    seq: int = 0
    back: int = 0
    over: bool = False

    async def stay(self, going: Callable[[], bool], expected: Callable[[], bool]) -> None:
        """Stay until the game is over or there is no time left. A connection that ends is a fault,
        unless it was to be expected."""
        while going() and not self.over:
            try:
                async with self.connect() as socket:
                    await self.listen(socket, going)
            except LOST as fault:
                if not expected():
                    self.faults.append(f"lost connection: {fault!r}")
                self.back += 1
                await asyncio.sleep(random.uniform(0.5, 1.5) * BACK)
        self.came.set()  # whoever waits for this client need not wait for ever

    def connect(self) -> connect:
        """A websocket to the table."""
        address = self.address.replace("http", "ws", 1)
        headers = {"cookie": f"mathom={self.cookie}"} if self.cookie else {}
        return connect(
            f"{address}/ws/tables/{self.table}?updates=1",
            additional_headers=headers,
            max_size=None,
            compression=None,
            **PATIENT,
            local_addr=(self.home, 0) if self.home else None,
        )

    async def listen(self, socket: ClientConnection, going: Callable[[], bool]) -> None:
        """Receive everything, and act whenever there is something to do."""
        waiting: Sent | None = None
        offers: list[Offer] = []
        async for data in socket:
            message = read_message(data)
            if message.type == "refused":
                self.faults.append(f"refused: {message.command} {message.reason}")
                waiting = None
            if message.table is None or message.screen is None:
                self.keep(data)
                continue
            if message.seq < self.seq:
                self.faults.append(f"went back from {self.seq} to {message.seq}")
            self.seq = message.seq
            self.came.set()
            if waiting is not None and self.seq > waiting.seq:
                waiting.acknowledged = True
                waiting.wait = time.monotonic() - waiting.at
                waiting = None
            self.keep(data)
            self.over = message.table.status == "finished"
            if self.sent and waiting is None and not self.sent[-1].answered:
                now_offered = offers if message.screen.offers is None else message.screen.offers
                if self.over or now_offered:
                    self.sent[-1].answered = time.monotonic() - self.sent[-1].at
            if message.screen.offers is not None:
                offers = message.screen.offers
            if self.over or not going():
                return
            if offers and waiting is None:
                await asyncio.sleep(random.uniform(0.5, 1.5) * self.pause)
                action = random.choice(offers).action
                waiting = Sent(self.seq, action, time.monotonic())
                self.sent.append(waiting)
                await socket.send(json.dumps({"type": "act", "seq": self.seq, "action": action}))

    def keep(self, data: bytes | str) -> None:
        """Keep a message for the comparison in the end. Half an hour of them would fill the
        memory."""
        self.received.append(zlib.compress(data.encode() if isinstance(data, str) else data, 1))

    def messages(self) -> Iterator[str]:
        """All messages, updates as the whole screens that they make."""
        last: dict[str, Any] = {}
        for data in self.received:
            message = json.loads(zlib.decompress(data))
            if message["type"] == "update":
                message = updated(last, message)
            if message["type"] == "table":
                last = message
            yield json.dumps(message)


async def open_table(
    address: str, home: str, game: str, bots: Sequence[str], pause: float
) -> Client:
    """Somebody new, from an address of their own, at a table with these bots that they opened."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    body = {"game": game, "seats": seats, "private": True}
    # Without certificates, reading which takes 20 ms: clicks would be measured that much too long.
    transport = httpx.AsyncHTTPTransport(local_address=home, verify=False)
    async with httpx.AsyncClient(transport=transport, timeout=120, base_url=address) as http:
        me = (await http.get("/api/me")).raise_for_status().json()
        table = (await http.post("/api/tables", json=body)).raise_for_status().json()["id"]
        cookie = str(http.cookies["mathom"])
    return Client(address, table, cookie, me["id"], 0, pause, home=home)


def updated(last: dict[str, Any], update: dict[str, Any]) -> dict[str, Any]:
    """The whole screen that an update makes of the one before."""
    assert update["base"] == last["version"], "an update of something else"
    view = {**last["screen"]["view"], **update["screen"]["view"]}
    return {
        "type": "table",
        "seq": update["seq"],
        "version": update["version"],
        "table": {**last["table"], **update["table"]},
        "screen": {
            **last["screen"],
            **update["screen"],
            "view": {name: part for name, part in view.items() if name not in update["gone"]},
        },
    }


def missing(events: Sequence[Event], client: Client) -> int:
    """How many acknowledged actions of somebody are not among the events of their table."""
    table = fold(client.table, events)
    words = table.game.vocabulary
    lost = 0
    for sent in client.sent:
        found = events[sent.seq] if sent.seq < len(events) else None
        wanted = (client.user, words.text(sent.action))
        there = isinstance(found, Acted) and (found.user, found.action) == wanted
        lost += sent.acknowledged and not there
    return lost


def doubled(events: Sequence[Event], clients: Sequence[Client]) -> int:
    """How many actions of people stand at a table that were never asked for, or stand there twice:
    whoever asks on what they saw is answered by exactly the next event."""
    asked = {(client.user, sent.seq) for client in clients for sent in client.sent}
    done = [
        (event.user, number)
        for number, event in enumerate(events)
        if isinstance(event, Acted) and event.user
    ]
    return sum(one not in asked for one in done)


def check_secrets(table: Table, client: Client) -> None:
    """Nothing that was sent names a card that its receiver could not know."""
    for text in client.messages():
        check_message(table, client.seat, text)


async def read_tables(url: str, tables: Sequence[str]) -> dict[str, list[Event]]:
    """What a database holds of some tables."""
    database = Database(async_url(url))
    found = {id: await database.events(id) for id in tables}
    await database.close()
    return found
