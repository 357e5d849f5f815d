"""Responses that never change are made once and sent in pieces."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
import threading
import time
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.server.load import memory
from tests.server.running import Person

from mathom.engine.errors import IllegalAction
from mathom.server.http.prepared import PIECE, PreparedResponses

CARDS = "/api/games/tcg/things/card"
UNTAKEN = 30


class Asked:
    """A request with an encoding."""

    def __init__(self, encoding: str = "gzip, br") -> None:
        self.headers = {"accept-encoding": encoding}


def test_a_response_is_made_once_for_all_who_ask_and_not_in_the_event_loop() -> None:
    made: list[str] = []

    def make() -> bytes:
        made.append(threading.current_thread().name)
        time.sleep(0.05)
        return b"much"

    async def run() -> None:
        responses, asked = PreparedResponses(), Asked()
        request: Any = asked
        found = await asyncio.gather(*(responses.get(request, "key", make) for _ in range(5)))
        assert {gzip.decompress(one.content) for one in found} == {b"much"}
        assert len(made) == 1
        assert made[0] != threading.main_thread().name

    asyncio.run(run())


def test_a_refusal_is_not_kept() -> None:
    def refuse() -> bytes:
        raise IllegalAction("no-such-thing")

    async def run() -> None:
        responses, request = PreparedResponses(), Asked()
        asked: Any = request
        with pytest.raises(IllegalAction):
            await responses.get(asked, "key", refuse)
        assert (await responses.get(asked, "key", lambda: b"now")).content

    asyncio.run(run())


def test_what_is_sent_is_the_same_with_and_without_compression(ann: Person) -> None:
    plain = ann.http.get(CARDS, headers={"accept-encoding": "identity"})
    packed = ann.http.get(CARDS, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) * 10 < len(plain.content)
    assert json.loads(plain.content) == packed.json()


def test_responses_that_nobody_takes_cost_little_memory(ann: Person) -> None:
    size = len(ann.http.get(CARDS, headers={"accept-encoding": "identity"}).content)
    assert size > 20 * PIECE
    before = memory(ann.server.process.pid)
    url = urlsplit(ann.server.address)
    untaken = []
    for _ in range(UNTAKEN):
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.connect((url.hostname, url.port))
        one.sendall(f"GET {CARDS} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        untaken.append(one)
    for one in untaken:
        assert one.recv(16)
    grown = memory(ann.server.process.pid) - before
    for one in untaken:
        one.close()
    assert grown * 2**20 < UNTAKEN * size / 2
