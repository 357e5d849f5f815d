"""The websocket of a table: one task reads commands, one writes updates."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mathom.engine.errors import BadNotation, IllegalAction, MathomError
from mathom.engine.perspective import refusal
from mathom.server.bots.fair_queue import Owner
from mathom.server.http import wire
from mathom.server.http.errors import problem
from mathom.server.http.rate_limit import Buckets
from mathom.server.http.request import identity_of, language_of, origin_of, services_of
from mathom.server.live.bot_answers import MOST_PASSED
from mathom.server.live.screen import shown_seat, taken_back, write_log
from mathom.server.live.sections import Current, Rendered
from mathom.server.logs import short
from mathom.server.services import Services
from mathom.table import commands as c
from mathom.table.commands import User
from mathom.table.events import Said
from mathom.table.handle import read_action
from mathom.table.story import Reader
from mathom.table.table import Table
from mathom.texts import reason_text

log = logging.getLogger("mathom.live.websocket")

Socket = WebSocket[Any, Any, Any]

POLICY = 1008
TOO_BIG = 1009
NOT_FOUND = 4404
NOT_YOU = 4401
MOST_REPLIES = 100
MOST_OFFENCES = 100


class TableConnection:
    """One connection to one table."""

    def __init__(
        self,
        socket: Socket,
        services: Services,
        id: str,
        user: User,
        language: str,
        origin: str = "",
        updates: bool = False,
    ) -> None:
        """With `updates` it understands messages that hold only what has changed."""
        self.updates = updates
        self.socket = socket
        self.origin = origin
        self.services = services
        self.id = id
        self.user = user
        self.identity = identity_of(socket)
        self.dismissed = ""
        self.muted: set[str] = set()
        self.language = language
        self.wanted: int | None = None
        self.wake = asyncio.Event()
        self.stale = True
        self.passed: deque[Current] = deque(maxlen=MOST_PASSED)
        self.chat_sent = 0
        self.sent: Rendered | None = None
        self.replies: deque[wire.Message] = deque(maxlen=MOST_REPLIES)
        self.thinking: wire.ThinkingMessage | None = None
        limits = services.settings.limits
        self.bucket = Buckets(limits.messages_rate, limits.messages_burst, time.monotonic)
        self.largest = limits.message
        self.offences = 0

    def dismiss(self, reason: str = "bad-cookie") -> None:
        self.dismissed = reason
        self.wake.set()

    def table_changed(self, passed: Sequence[Current] = ()) -> None:
        self.passed += passed
        self.stale = True
        self.thinking = None
        self.wake.set()

    def bot_thinks(self, seat: int, share: float) -> None:
        name = self.table().seat_names()[seat]
        self.thinking = wire.ThinkingMessage(name, round(share, 2))
        self.wake.set()

    def bots_suspended(self, reason: str) -> None:
        self.refuse("bot", IllegalAction(reason))

    def reply(self, message: wire.Message) -> None:
        """Send a message to this connection only."""
        self.replies.append(message)
        self.wake.set()

    def table(self) -> Table:
        """The cached table."""
        return self.services.tables.cached[self.id]

    async def write(self) -> None:
        """Send updates. Only the newest state is sent."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.dismissed:
                code = NOT_FOUND if self.dismissed == "no-such-table" else NOT_YOU
                await self.socket.close(code, self.dismissed)
                return
            if self.stale:
                await self.services.shares.turn(self.origin)
                table = self.table()
                seat = shown_seat(table, self.user.id, self.wanted).seat
                known = self.sent.moments if self.sent and self.sent.seat == seat else ()
                written = await write_log(
                    table, table.moves, seat, self.language, len(known), self.user.id
                )
                self.stale = False
                for screen in [*self.passed_screens(), self.screen(written)]:
                    await self.socket.send_text(screen.decode())
            while self.replies:
                await self.send(self.replies.popleft())
            await self.write_chat()
            if self.thinking is not None:
                message, self.thinking = self.thinking, None
                await self.send(message)

    async def write_chat(self) -> None:
        """Send the whole chat first, then new lines."""
        table = self.table()
        if self.chat_sent == 0 or len(table.chat) > self.chat_sent - 1:
            news = table.chat[max(0, self.chat_sent - 1) :]
            self.chat_sent = len(table.chat) + 1
            lines_for_user = [said for said in news if said.user not in self.muted]
            lines = [chat_line(table, said) for said in lines_for_user]
            await self.send(wire.ChatMessage(lines))

    async def send(self, message: wire.Message) -> None:
        await self.socket.send_text(wire.write_json(message).decode())

    def passed_screens(self) -> list[bytes]:
        """The positions that the table has passed through since the last message, so that each move
        of others can be followed. What came of one's own move is shown with the answer to it."""
        passed = [one for one in self.passed if self.follows(one.table)]
        self.passed.clear()
        return [self.message(one) for one in passed]

    def follows(self, passed: Table) -> bool:
        """Whether a position is new to this person, still part of the game, and not one that they
        have brought about themselves."""
        sent, now, last = self.sent, self.table(), passed.moments[-1]
        if sent is None or passed.seq <= sent.table.seq or last.user == self.user.id != "":
            return False
        return passed.moves < now.moves and now.moments[passed.moves] is last

    def screen(self, written: Reader | None = None) -> bytes:
        """The table as this person sees it, or what has changed since the last time. `written` is
        the reader for whom a long log was written."""
        tables = self.services.tables
        now, online = self.services.game_time.now(), tables.online(self.id)
        return self.message(tables.screens.get(self.table(), online, now), written)

    def message(self, current: Current, written: Reader | None = None) -> bytes:
        """A table at a moment, as a message to this person."""
        table = current.table
        shown = shown_seat(table, self.user.id, self.wanted)
        if shown.curtain is None and shown.seat >= 0:
            self.wanted = shown.seat
        before = self.sent
        rendered = self.sent = current.screen(self.user.id, shown, self.language, before, written)
        if before is not None and before.seat == shown.seat:
            words = rendered.reader.words
            told = taken_back(table, self.user.id, before.moments, words)
            if told is not None:
                self.reply(wire.NoticeMessage(told))
        return rendered.message(before, self.updates)

    async def read(self) -> None:
        """Run commands until the client disconnects or breaks the limits too often."""
        while self.offences < MOST_OFFENCES:
            text = await self.socket.receive_data("text")
            if len(text) > self.largest:
                await self.socket.close(TOO_BIG, "too-large")
                return
            if not self.bucket.take("") or not await self.services.rate_limits.messages.take(
                self.origin
            ):
                self.offences += 1
                self.refuse("", IllegalAction("too-many-requests"))
                continue
            await self.services.shares.turn(self.origin)
            await self.run_message(text)
        await self.socket.close(POLICY, "too-many-requests")

    async def run_message(self, text: str) -> None:
        """Run one message."""
        try:
            request = wire.read_request.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            self.offences += 1
            self.refuse("", BadNotation("bad-request"))
            return
        name = str(type(request).__struct_config__.tag)
        try:
            await self.answer_request(request)
        except MathomError as refusal:
            self.refuse(name, refusal)
        except Exception:
            log.exception(
                "command failed", extra={"facts": {"table": short(self.id), "command": name}}
            )
            self.refuse(name, IllegalAction("internal"))

    async def answer_request(self, request: wire.Request) -> None:
        """Answer a request, or pass a command to the table service."""
        if isinstance(request, wire.Ping):
            self.reply(wire.PongMessage())
        elif isinstance(request, wire.Look):
            self.look(request.seat)
        elif isinstance(request, wire.Whole):
            self.sent = None
            self.table_changed()
        elif isinstance(request, wire.Why):
            self.reply(await self.why(request))
        else:
            await self.run_command(request)

    async def run_command(self, command: c.Command) -> None:
        """Pass a command to the table service."""
        if not self.user.id:
            raise IllegalAction("no-cookie")
        if isinstance(command, c.Sit | c.Rematch):
            await self.services.moderation.check_welcome(self.table(), self.user.id)
        if isinstance(command, c.Sit):
            # Whoever was invited may have chosen a name since the connection was made.
            self.user = await self.services.people.user(self.user.id, self.language)
        if isinstance(command, c.Chat):
            seated = bool(self.table().seats_of(self.user.id))
            await self.services.quotas.chat(self.user.id, self.origin, seated)
        elif isinstance(command, c.Rematch):
            await self.services.quotas.new_table(self.user.id, self.origin)
        await self.services.tables.command(self.id, self.user, command)

    def look(self, seat: str) -> None:
        """Show another of the person's seats."""
        number = self.table().seat_number(seat)
        if number not in self.table().seats_of(self.user.id):
            raise IllegalAction("not-your-seat", seat=seat)
        self.wanted = number
        self.table_changed()

    async def why(self, request: wire.Why) -> wire.WhyMessage:
        """Why an action of the shown seat is not allowed."""
        table = self.table()
        action = read_action(table, request.action)
        seat, _ = shown_seat(table, self.user.id, self.wanted)
        if table.start is None or not table.moments:
            refused = refusal(table.game, table.state, seat, action)
        else:
            owner = self.services.tables.owner(self.user.id)
            refused = await self.services.checking.why(table, seat, action, owner)
        if refused is None:
            return wire.WhyMessage(request.action, None, "")
        text = reason_text(self.language, refused, table.game.id)
        return wire.WhyMessage(request.action, refused.reason, text)

    def refuse(self, command: str, refusal: MathomError) -> None:
        """Send a refusal, worded for the game."""
        table = self.table()
        answer = problem(refusal, self.language, table.game.id)
        self.reply(wire.RefusedMessage(command, table.seq, answer.reason, answer.text))
        if refusal.reason == "stale-seq":
            self.table_changed()


@websocket("/ws/tables/{table_id:str}")
async def live_table(socket: Socket, table_id: FromPath[str]) -> None:
    """A live table, from the handshake to the end of the connection."""
    try:
        await show_table(socket, table_id)
    finally:
        # Both refer back to the socket, and only the garbage collector could free it.
        socket.receive, socket.send = empty_receive, empty_send


async def show_table(socket: Socket, table_id: str) -> None:
    """Accept a connection and serve it."""
    await socket.accept()
    services = services_of(socket)
    language = language_of(socket)
    async with services.arriving.place(Owner(origin_of(socket))):
        try:
            id = identity_of(socket).user
            user = await services.people.user(id, language) if id else User("", "")
            await services.tables.get(table_id)
        except MathomError as refusal:
            code = NOT_FOUND if refusal.reason == "no-such-table" else NOT_YOU
            await socket.close(code, refusal.reason)
            return
        try:
            services.tables.check_memory(
                table_id, origin_of(socket), services.settings.limits.watched
            )
            number = await services.presence.arrive(table_id, user.id, origin_of(socket))
        except IllegalAction as refusal:
            await socket.close(POLICY, refusal.reason)
            return
    updates = socket.query_params.get("updates") == "1"
    connection = TableConnection(
        socket, services, table_id, user, language, origin_of(socket), updates
    )
    try:
        connection.muted = (await services.moderation.muted_by({user.id} - {""}))[user.id]
        await converse(connection, number)
    finally:
        services.presence.leave(number)


def chat_line(table: Table, said: Said) -> wire.ChatLine:
    """A chat line as a message."""
    seat = table.seat_names()[said.seat] if said.seat >= 0 else None
    return wire.ChatLine(said.at, said.name, seat, said.text, said.user)


async def converse(connection: TableConnection, number: int) -> None:
    """Read and write until one of them ends. `number` is the connection's in the presence."""
    # The table may have been evicted while the connection was set up.
    await connection.services.tables.get(connection.id)
    connection.services.tables.add_watcher(connection.id, connection)
    shares = connection.services.shares
    tasks = [
        asyncio.create_task(shares.measured(work, connection.origin))
        for work in (connection.read(), connection.write())
    ]
    try:
        await connection.services.tables.player_returned(connection.id, connection.user.id)
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            fault = task.exception()
            if fault is not None and not isinstance(fault, WebSocketDisconnect):
                log.warning("connection lost", extra={"facts": {"fault": type(fault).__name__}})
    finally:
        connection.services.presence.leave(number)
        connection.services.tables.remove_watcher(connection.id, connection)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
