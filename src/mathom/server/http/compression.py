"""Compresses responses. Long ones are compressed in a thread: nobody else waits for that."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Callable

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import HTTPResponseStartEvent, Message, Send

LEAST = 500
"""Bytes from which on compression pays."""

LONG = 16_384
"""Bytes from which on a response is compressed in a thread. Less takes no longer than a thread."""

LEVEL = 4
"""The log of a long game, 730 kB of JSON, becomes 81 kB in 3 ms; level 9 takes 13 ms for 64 kB."""

COMPRESSED = ("image/", "font/", "audio/")
"""Types of contents that do not become shorter, but for `TEXTUAL`."""

TEXTUAL = "image/svg"


class Compressed:
    """Sends the messages of one response. If the client understands gzip, a body that comes in one
    piece is compressed. `charge` hears for how many seconds a thread has worked."""

    def __init__(self, send: Send, headers: Headers, charge: Callable[[float], None]) -> None:
        self.send = send
        self.charge = charge
        self.understood = "gzip" in headers.get("accept-encoding", "")
        self.start: HTTPResponseStartEvent | None = None

    async def __call__(self, message: Message) -> None:
        if self.understood and message["type"] == "http.response.start":
            self.start = message
            return
        start, self.start = self.start, None
        if start is not None:
            if message["type"] == "http.response.body" and not message["more_body"]:
                message["body"] = await self.body(start, message["body"])
            await self.send(start)
        await self.send(message)

    async def body(self, start: HTTPResponseStartEvent, body: bytes) -> bytes:
        """The body as it is sent; the headers say how."""
        headers = MutableScopeHeaders.from_message(start)
        kind = headers.get("content-type", "")
        done = kind.startswith(COMPRESSED) and not kind.startswith(TEXTUAL)
        if len(body) < LEAST or done or "content-encoding" in headers:
            return body
        if len(body) < LONG:
            packed = compress(body)[0]
        else:
            packed, seconds = await asyncio.to_thread(compress, body)
            self.charge(seconds)
        headers["content-encoding"] = "gzip"
        headers["content-length"] = str(len(packed))
        headers.extend_header_value("vary", "Accept-Encoding")
        return packed


def compress(body: bytes) -> tuple[bytes, float]:
    """A body compressed, and the CPU seconds that it took."""
    began = time.thread_time()
    packed = gzip.compress(body, LEVEL, mtime=0)
    return packed, time.thread_time() - began
