"""Responses that never change: computed and compressed once, in a thread, and then only sent."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Callable, Hashable
from typing import Any, NamedTuple

from litestar import Request, Response
from litestar.response import Stream

LEVEL = 9
PIECE = 65_536


class Prepared(NamedTuple):
    """A response body, as it is and compressed."""

    plain: bytes
    packed: bytes


class PreparedResponses:
    """Keeps responses. Callers make sure that there are few different ones."""

    def __init__(self) -> None:
        self.known: dict[Hashable, asyncio.Task[Prepared]] = {}

    async def get(
        self, request: Request[Any, Any, Any], key: Hashable, make: Callable[[], bytes]
    ) -> Response[Any]:
        """The response for a key. It is made once, also if many ask at the same time."""
        task = self.known.get(key)
        if task is None:
            task = self.known[key] = asyncio.create_task(asyncio.to_thread(prepared, make))
        try:
            found = await asyncio.shield(task)
        except Exception:
            self.known.pop(key, None)
            raise
        headers = {"vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(found.packed, media_type="application/json", headers=headers)
        headers["content-length"] = str(len(found.plain))
        return Stream(pieces(found.plain), media_type="application/json", headers=headers)


async def pieces(body: bytes) -> AsyncIterator[bytes]:
    """A body in pieces. The next one is only handed over when the client has taken most of those
    before it, so that clients who take nothing cost little memory."""
    for start in range(0, len(body), PIECE):
        yield body[start : start + PIECE]
        await asyncio.sleep(0)


def prepared(make: Callable[[], bytes]) -> Prepared:
    plain = make()
    return Prepared(plain, gzip.compress(plain, LEVEL, mtime=0))
