"""Long responses are compressed where nobody waits for it."""

from __future__ import annotations

import asyncio
import gzip
import threading
from typing import Any

import pytest
from litestar.datastructures import Headers
from tests.server.running import Person

from mathom.server.http import compression
from mathom.server.http.compression import LEAST, LONG, Compressed

PAGE = b"text/html; charset=utf-8"


def answered(
    body: bytes,
    *,
    kind: bytes = PAGE,
    understood: str = "gzip, br",
    more: bool = False,
    **named: Any,
) -> tuple[dict[bytes, bytes], bytes, list[float]]:
    """The headers and the body of a response as they are sent, and what was charged for it."""
    sent: list[Any] = []
    charged: list[float] = []

    async def run() -> None:
        async def send(message: Any) -> None:
            sent.append(message)

        out = Compressed(send, Headers({"accept-encoding": understood}), charged.append)
        extra = [(name.replace("_", "-").encode(), value) for name, value in named.items()]
        headers = [(b"content-type", kind), *extra]
        await out({"type": "http.response.start", "status": 200, "headers": headers})
        await out({"type": "http.response.body", "body": body, "more_body": more})
        if more:
            await out({"type": "http.response.body", "body": b"", "more_body": False})

    asyncio.run(run())
    assert sent[0]["type"] == "http.response.start"
    return dict(sent[0]["headers"]), b"".join(one["body"] for one in sent[1:]), charged


@pytest.mark.parametrize("size", [LEAST, LONG - 1, LONG, 50 * LONG])
def test_a_body_is_compressed_and_stays_the_same(size: int) -> None:
    headers, body, _ = answered(b"x" * size)
    assert headers[b"content-encoding"] == b"gzip"
    assert int(headers[b"content-length"]) == len(body) < size
    assert b"Accept-Encoding" in headers[b"vary"]
    assert gzip.decompress(body) == b"x" * size


@pytest.mark.parametrize(
    "words",
    [
        {"body": b"x" * (LEAST - 1)},
        {"body": b"x" * LONG, "understood": "br"},
        {"body": b"x" * LONG, "content_encoding": b"gzip"},
        {"body": b"x" * LONG, "kind": b"font/woff2"},
        {"body": b"x" * LONG, "kind": b"image/png"},
        {"body": b"x" * LONG, "more": True},
    ],
)
def test_what_is_short_or_compressed_or_sent_in_pieces_stays_as_it_is(
    words: dict[str, Any],
) -> None:
    headers, body, charged = answered(**words)
    assert body == words["body"]
    assert headers.get(b"content-encoding") == words.get("content_encoding")
    assert not charged


def test_drawings_are_text() -> None:
    assert answered(b"x" * LONG, kind=b"image/svg+xml")[0][b"content-encoding"] == b"gzip"


def test_a_long_body_is_compressed_in_a_thread_whose_time_is_charged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads: list[bool] = []
    compress = compression.compress

    def note(body: bytes) -> tuple[bytes, float]:
        threads.append(threading.current_thread() is threading.main_thread())
        return compress(body)

    monkeypatch.setattr(compression, "compress", note)
    assert not answered(b"x" * (LONG - 1))[2]
    assert len(answered(b"x" * LONG)[2]) == 1
    assert threads == [True, False]


def test_a_page_comes_compressed_to_those_who_understand_it(ann: Person) -> None:
    plain = ann.http.get("/api/games/duel/lessons", headers={"accept-encoding": "identity"})
    packed = ann.http.get("/api/games/duel/lessons", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content
