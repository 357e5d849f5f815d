"""Time limits for slow clients: unfinished requests, and responses that are not read.

Uvicorn waits for the rest of a request for ever. Here a connection is closed if its headers are
late, a late body is refused, and the number of unfinished requests of an address is limited.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache
from typing import Any, ClassVar

import uvicorn
from litestar.types import Receive
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol

from mathom.engine.errors import IllegalAction
from mathom.server.bots.fair_queue import one_fewer
from mathom.server.http.addresses import address_key
from mathom.server.settings import Limits

SOON = 1.0
"""Seconds within which headers usually arrive, even under load."""

MOST_FRESH = 10
"""New connections allowed for each unfinished request that is allowed."""

LATE = (
    b"HTTP/1.1 408 Request Timeout\r\n"
    b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n%s"
)
LATE_TEXT = b'{"reason":"too-slow","text":"The request did not come in time."}'


@cache
def trusted(proxies: tuple[str, ...]) -> _TrustedHosts:
    """The trusted proxies, read as uvicorn reads them."""
    return _TrustedHosts(list(proxies))


class Config(uvicorn.Config):
    """The uvicorn configuration with our limits."""

    limits: Limits = Limits()
    proxies: tuple[str, ...] = ()
    """A proxy forwards many people. Their unfinished requests are counted by their own
    addresses."""


class TimeoutProtocol(H11Protocol):
    """Limits the time for request headers, and the number of unfinished ones of an address."""

    fresh: ClassVar[Counter[str]] = Counter()
    heads: ClassVar[Counter[str]] = Counter()

    def __init__(self, config: uvicorn.Config, *rest: Any, **more: Any) -> None:
        super().__init__(config, *rest, **more)
        self.limits: Limits = getattr(config, "limits", None) or Limits()
        self.proxies = trusted(getattr(config, "proxies", ()))
        self.timer: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None
        self.counted = self.fresh
        self.origin = ""
        self.answered = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Headers are expected from the start."""
        super().connection_made(transport)
        self.origin = address_key(self.client[0] if self.client else None)
        if self.held(self.fresh) >= MOST_FRESH * self.limits.half_sent:
            transport.abort()
            return
        self.expect_head()

    def data_received(self, data: bytes) -> None:
        """Stop the timer when the headers are there, and start it for the next request."""
        super().data_received(data)
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            self.stop_waiting()
        elif self.cycle is not None and not self.cycle.response_complete:
            self.answered = True
            self.stop_waiting()
        elif self.timer is None:
            self.expect_head()

    def pause_writing(self) -> None:
        """The client does not read its response. It may be slow, but must make progress."""
        super().pause_writing()
        left = self.transport.get_write_buffer_size()
        self.unread = self.loop.call_later(self.limits.body_seconds, self.see_progress, left)

    def resume_writing(self) -> None:
        """The client has read most of its response."""
        super().resume_writing()
        self.stop_watching()

    def see_progress(self, before: int) -> None:
        """Close a connection whose response is not read."""
        left = self.transport.get_write_buffer_size()
        if left >= before:
            self.transport.abort()
        else:
            self.unread = self.loop.call_later(self.limits.body_seconds, self.see_progress, left)

    def stop_watching(self) -> None:
        """Stop watching the response."""
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop all timers."""
        self.stop_waiting()
        self.stop_watching()
        super().connection_lost(exc)

    def held(self, counter: Counter[str]) -> int:
        """Unfinished requests of this address. Those of a proxy do not count."""
        proxy = self.client is None or self.client[0] in self.proxies
        return 0 if proxy else counter[self.origin]

    def expect_head(self) -> None:
        """Start the timer. At first a connection is not late: many may arrive at once."""
        self.counted = self.fresh
        self.fresh[self.origin] += 1
        soon = min(SOON, self.limits.header_seconds / 2)
        self.timer = self.loop.call_later(soon, self.note_late)

    def note_late(self) -> None:
        """The headers are late. An address may have few such connections."""
        self.stop_waiting()
        if self.held(self.heads) >= self.limits.half_sent:
            self.transport.abort()
            return
        self.counted = self.heads
        self.heads[self.origin] += 1
        soon = min(SOON, self.limits.header_seconds / 2)
        self.timer = self.loop.call_later(self.limits.header_seconds - soon, self.give_up)

    def stop_waiting(self) -> None:
        """The headers arrived, or never will."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
            one_fewer(self.counted, self.origin)

    def give_up(self) -> None:
        """The headers did not arrive in time."""
        self.stop_waiting()
        if not self.transport.is_closing():
            if not self.answered:
                self.transport.write(LATE % (len(LATE_TEXT), LATE_TEXT))
            self.transport.close()


class Bodies:
    """The unfinished bodies by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.expected: Counter[str] = Counter()

    def expect(self, receive: Receive, where: str) -> Body:
        """Register a body."""
        if self.expected[where] >= self.limits.half_sent:
            raise IllegalAction("too-many-requests")
        return Body(self, receive, where)


class Body:
    """A request body with a time limit."""

    def __init__(self, bodies: Bodies, receive: Receive, where: str) -> None:
        self.bodies = bodies
        self.receive = receive
        self.where = where
        self.until = asyncio.get_running_loop().time() + bodies.limits.body_seconds
        self.complete = False
        bodies.expected[where] += 1

    async def __call__(self) -> Any:
        """The next part of the body."""
        if self.complete:
            return await self.receive()
        try:
            async with asyncio.timeout_at(self.until):
                message = await self.receive()
        except TimeoutError as fault:
            raise IllegalAction("too-slow") from fault
        if message["type"] != "http.request" or not message.get("more_body"):
            self.end()
        return message

    def end(self) -> None:
        """The body is complete."""
        if not self.complete:
            self.complete = True
            one_fewer(self.bodies.expected, self.where)
