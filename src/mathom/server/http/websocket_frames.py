"""Websocket connections that cannot be misused, and that leave nothing behind.

Uvicorn reads any number of frames at once, while all other clients wait. Here data is read in
pieces, for a millisecond in a turn of the event loop, and a heavy address waits for its share of
the loop between them. A client that sends too many frames is disconnected. Frames that are sent in
the same turn of the event loop are written together: the system call costs more than what it
sends. A closed connection lets go of what refers back to it: otherwise it stays in memory until a
garbage collection, for which all wait.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from mathom.engine.errors import IllegalAction
from mathom.server.http.event_loop_shares import LoopShares
from mathom.server.http.rate_limit import Buckets
from mathom.server.settings import Limits

PIECE = 256
"""Bytes read at once: some 40 of the smallest frames."""

QUICK = 0.001
"""Seconds of reading after which others go first."""

SPARE = 100
"""Frames allowed at first beyond those that messages need."""

CONNECTION = "mathom.connection"
"""The extension of a scope under which its connection stands."""


class GatheredWrites:
    """A transport that writes once in a turn of the event loop. Nothing overtakes what was written
    before: it goes out before the connection is closed. Reading goes on when neither uvicorn nor
    the connection has paused it."""

    def __init__(self, transport: Any) -> None:
        self.transport = transport
        self.loop = asyncio.get_running_loop()
        self.parts: list[bytes] = []
        self.pauses: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def write(self, data: bytes) -> None:
        """Write at the end of this turn, together with what else is written until then."""
        if not self.parts:
            self.loop.call_soon(self.flush)
        self.parts.append(data)

    def flush(self) -> None:
        """Write what has been gathered, unless the connection was lost meanwhile."""
        gathered, self.parts = self.parts, []
        if gathered and not self.transport.is_closing():
            self.transport.write(b"".join(gathered))

    def pause_reading(self, who: str = "uvicorn") -> None:
        """Stop reading for somebody."""
        if not self.pauses and not self.transport.is_closing():
            self.transport.pause_reading()
        self.pauses.add(who)

    def resume_reading(self, who: str = "uvicorn") -> None:
        """Read again, unless somebody else has paused it."""
        if who not in self.pauses:
            return
        self.pauses.remove(who)
        if not self.pauses and not self.transport.is_closing():
            self.transport.resume_reading()

    def close(self) -> None:
        """Close the connection after everything was written."""
        self.flush()
        self.transport.close()


class BoundedFrames(WebSocketsSansIOProtocol):
    """Limits frames to the rate of messages, with some to spare for control frames."""

    def __init__(self, config: Any, *rest: Any, **more: Any) -> None:
        super().__init__(config, *rest, **more)
        limits: Limits = getattr(config, "limits", None) or Limits()
        rate, burst = 2 * limits.messages_rate, 2 * limits.messages_burst + SPARE
        self.allowed = Buckets(rate, burst, time.monotonic)
        self.unread = bytearray()
        self.reader: asyncio.Task[None] | None = None
        self.shares: LoopShares | None = None
        self.origin = ""
        self.answered = False
        self.lost = False

    def share(self, shares: LoopShares, origin: str) -> None:
        """Charge the reading of frames to an address from now on."""
        self.shares = shares
        self.origin = origin

    def connection_made(self, transport: Any) -> None:
        self.gathering = GatheredWrites(transport)
        super().connection_made(cast(asyncio.Transport, self.gathering))

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and "scope" in vars(self):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[CONNECTION] = self

    def data_received(self, data: bytes) -> None:
        """Read the data now, or after what has come before."""
        self.unread += data
        if self.reader is None:
            if self.shares is not None and self.shares.over(self.origin):
                self.read_later()
            else:
                self.read_some()

    def read_some(self) -> None:
        """Read piece by piece, until others should go first or there are too many frames."""
        began = now = time.perf_counter()
        while self.unread and now - began < QUICK and not self.transport.is_closing():
            piece = bytes(self.unread[:PIECE])
            del self.unread[:PIECE]
            super().data_received(piece)
            now = time.perf_counter()
        if self.shares is not None:
            self.shares.charge(self.origin, now - began)
        if self.transport.is_closing():
            self.unread.clear()
        elif self.unread:
            self.read_later()

    def read_later(self) -> None:
        """Read the rest when it is the turn of this address, and nothing more until then."""
        if self.reader is None:
            self.gathering.pause_reading("frames")
            self.reader = self.loop.create_task(self.read_in_turn())

    async def read_in_turn(self) -> None:
        """Read all that has come, a little in each turn."""
        try:
            while self.unread and not self.lost:
                await asyncio.sleep(0)
                if self.shares is not None:
                    await self.shares.turn(self.origin)
                self.read_some()
            self.gathering.resume_reading("frames")
        except IllegalAction:
            self.transport.abort()
        finally:
            self.reader = None

    def handle_events(self) -> None:
        """Count the frames before they are handled."""
        if not all(self.allowed.take("") for _ in self.conn.events):
            self.transport.abort()
            return
        super().handle_events()

    async def run_asgi(self) -> None:
        """Run the application for this connection."""
        try:
            await super().run_asgi()
        finally:
            self.answered = True
            self.let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.lost = True
        self.let_go()

    def let_go(self) -> None:
        """Break the reference cycles of a connection that is over."""
        if self.lost and (self.answered or not self.handshake_initiated):
            self.conn.parser.close()
            vars(self).get("scope", {}).clear()
