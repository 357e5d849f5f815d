"""The websocket of a live table: one reader that obeys, one writer that tells what is new."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mathom.engine.errors import BadNotation, IllegalAction, MathomError
from mathom.engine.step import why_not
from mathom.server import wire
from mathom.server.answers import problem
from mathom.server.asking import house_of, language_of, user_id
from mathom.server.buckets import Buckets
from mathom.server.house import House
from mathom.server.logs import short
from mathom.server.screen import ALL, screen, shown_seat, table_info
from mathom.table import commands as c
from mathom.table.commands import User
from mathom.table.handle import read_action
from mathom.table.table import Moment, Table
from mathom.texts import reason_text

log = logging.getLogger("mathom.live")

Socket = WebSocket[Any, Any, Any]

POLICY = 1008
TOO_BIG = 1009
NOT_FOUND = 4404
NOT_YOU = 4401
MOST_REPLIES = 100
MOST_OFFENCES = 300


class Live:
    """One connection to one table."""

    def __init__(self, socket: Socket, house: House, id: str, user: User, language: str) -> None:
        self.socket = socket
        self.house = house
        self.id = id
        self.user = user
        self.language = language
        self.wanted: int | None = None
        self.wake = asyncio.Event()
        self.stale = True
        self.told = 0
        self.heard: tuple[int, Sequence[Moment]] = (ALL, ())
        self.replies: deque[wire.Message] = deque(maxlen=MOST_REPLIES)
        self.thinking: wire.ThinkingMessage | None = None
        limits = house.settings.limits
        self.bucket = Buckets(limits.messages_rate, limits.messages_burst, time.monotonic)
        self.largest = limits.message
        self.offences = 0

    def table_changed(self) -> None:
        self.stale = True
        self.thinking = None
        self.wake.set()

    def bot_thinks(self, seat: int, share: float) -> None:
        name = self.table().seat_names()[seat]
        self.thinking = wire.ThinkingMessage(name, round(share, 2))
        self.wake.set()

    def reply(self, message: wire.Message) -> None:
        """Answer this connection alone."""
        self.replies.append(message)
        self.wake.set()

    def table(self) -> Table:
        """The table as this process knows it."""
        return self.house.desk.tables[self.id]

    async def write(self) -> None:
        """Tell whatever is new, over and over; what is overtaken is never sent."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.stale:
                self.stale = False
                await self.send(self.whole())
            while self.replies:
                await self.send(self.replies.popleft())
            await self.write_chat()
            if self.thinking is not None:
                message, self.thinking = self.thinking, None
                await self.send(message)

    async def write_chat(self) -> None:
        """The whole chat at first, then new lines."""
        table = self.table()
        if self.told == 0 or len(table.chat) > self.told - 1:
            news = table.chat[max(0, self.told - 1) :]
            self.told = len(table.chat) + 1
            names = table.seat_names()
            lines = [
                wire.ChatLine(
                    said.at, said.name, names[said.seat] if said.seat >= 0 else None, said.text
                )
                for said in news
            ]
            await self.send(wire.ChatMessage(lines))

    async def send(self, message: wire.Message) -> None:
        """Put a message on the wire."""
        await self.socket.send_text(wire.write_json(message).decode())

    def whole(self) -> wire.TableMessage:
        """The table as this person sees it."""
        table = self.table()
        shown = shown_seat(table, self.user.id, self.wanted)
        if shown.curtain is None and shown.seat >= 0:
            self.wanted = shown.seat
        seat, heard = self.heard
        self.heard = shown.seat, table.moments
        online = self.house.desk.online(self.id)
        info = table_info(table, self.user.id, online, self.language, time.time())
        known = heard if seat == shown.seat else ()
        told = screen(table, self.user.id, shown, self.language, known)
        return wire.TableMessage(table.seq, info, told)

    async def read(self) -> None:
        """Obey until the other side leaves or offends too often."""
        while self.offences < MOST_OFFENCES:
            told = await self.socket.receive_data("text")
            if len(told) > self.largest:
                await self.socket.close(TOO_BIG, "too-large")
                return
            if not self.bucket.take(""):
                self.offences += 1
                self.refuse("", IllegalAction("too-many-requests"))
                continue
            await self.obey(told)
        await self.socket.close(POLICY, "too-many-requests")

    async def obey(self, told: str) -> None:
        """Do what one message asks."""
        try:
            request = wire.read_request.decode(told)
        except (msgspec.MsgspecError, RecursionError):
            self.offences += 1
            self.refuse("", BadNotation("bad-request"))
            return
        name = str(type(request).__struct_config__.tag)
        try:
            await self.do(request)
        except MathomError as refusal:
            self.refuse(name, refusal)
        except Exception:
            log.exception(
                "command failed", extra={"facts": {"table": short(self.id), "command": name}}
            )
            self.refuse(name, IllegalAction("internal"))

    async def do(self, request: wire.Request) -> None:
        """Answer a question, or hand a command to the table."""
        if isinstance(request, wire.Ping):
            self.reply(wire.PongMessage())
        elif isinstance(request, wire.Look):
            self.look(request.seat)
        elif isinstance(request, wire.Why):
            self.reply(self.why(request))
        else:
            await self.ask(request)

    async def ask(self, command: c.Command) -> None:
        """Hand a command to the table."""
        if not self.user.id:
            raise IllegalAction("no-cookie")
        await self.house.desk.command(self.id, self.user, command)

    def look(self, seat: str) -> None:
        """Show another of one's own seats."""
        number = self.table().seat_number(seat)
        if number not in self.table().seats_of(self.user.id):
            raise IllegalAction("not-your-seat", seat=seat)
        self.wanted = number
        self.table_changed()

    def why(self, request: wire.Why) -> wire.WhyMessage:
        """Why an action of the seat shown is not allowed."""
        table = self.table()
        action = read_action(table, request.action)
        seat, _ = shown_seat(table, self.user.id, self.wanted)
        refusal = why_not(table.state, seat, action)
        if refusal is None:
            return wire.WhyMessage(request.action, None, "")
        told = reason_text(self.language, refusal, table.game.id)
        return wire.WhyMessage(request.action, refusal.reason, told)

    def refuse(self, command: str, refusal: MathomError) -> None:
        """Say no to a command, with the game's own words for its pieces."""
        table = self.table()
        told = problem(refusal, self.language, table.game.id)
        self.reply(wire.RefusedMessage(command, table.seq, told.reason, told.text))
        if refusal.reason == "stale-seq":
            self.table_changed()


@websocket("/ws/tables/{table_id:str}")
async def live_table(socket: Socket, table_id: FromPath[str]) -> None:
    """A live table, from the greeting until the connection ends."""
    await socket.accept()
    house = house_of(socket)
    language = language_of(socket)
    async with house.arriving:
        try:
            id = user_id(socket)
            user = await house.people.user(id, language) if id else User("", "")
            await house.desk.get(table_id)
        except MathomError as refusal:
            code = NOT_FOUND if refusal.reason == "no-such-table" else NOT_YOU
            await socket.close(code, refusal.reason)
            return
        try:
            number = await house.presence.arrive(table_id, user.id)
        except IllegalAction as refusal:
            await socket.close(POLICY, refusal.reason)
            return
    try:
        await converse(Live(socket, house, table_id, user, language))
    finally:
        house.presence.leave(number)


async def converse(live: Live) -> None:
    """Read and write until one of them ends."""
    live.house.desk.watch(live.id, live)
    tasks = [asyncio.create_task(live.read()), asyncio.create_task(live.write())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            fault = task.exception()
            if fault is not None and not isinstance(fault, WebSocketDisconnect):
                log.warning("connection lost", extra={"facts": {"fault": type(fault).__name__}})
    finally:
        live.house.desk.leave(live.id, live)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
