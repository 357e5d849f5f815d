"""Websocket connections that cannot be misused, and that leave nothing behind.

Uvicorn reads any number of frames at once, while all other clients wait. Here data is read in
pieces, and a client that sends too many frames is disconnected. Frames that are sent in the same
turn of the event loop are written together: the system call costs more than what it sends. A closed
connection lets go of what refers back to it: otherwise it stays in memory until a garbage
collection, for which all wait.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from mathom.server.http.rate_limit import Buckets
from mathom.server.settings import Limits

PIECE = 1024
"""Bytes read at once: some 170 of the smallest frames."""

SPARE = 500
"""Frames allowed at first beyond those that messages need."""


class GatheredWrites:
    """A transport that writes once in a turn of the event loop. Nothing overtakes what was written
    before: it goes out before the connection is closed."""

    def __init__(self, transport: Any) -> None:
        self.transport = transport
        self.loop = asyncio.get_running_loop()
        self.parts: list[bytes] = []

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
        self.answered = False
        self.lost = False

    def connection_made(self, transport: Any) -> None:
        gathering: Any = GatheredWrites(transport)
        super().connection_made(gathering)

    def data_received(self, data: bytes) -> None:
        """Read the data in pieces, until there are too many frames."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

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
