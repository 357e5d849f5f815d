"""Frames are read a little at a time, in the share of the event loop that their address has."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest
from uvicorn.server import ServerState

from mathom.server.http import websocket_frames
from mathom.server.http.event_loop_shares import LoopShares
from mathom.server.http.slow_requests import Config
from mathom.server.http.websocket_frames import CONNECTION, BoundedFrames

HELLO = (
    b"GET /ws/tables/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PING = b"\x89\x80\0\0\0\0"
MANY = 100
"""As many frames as a client may send at once."""


class Wire(asyncio.Transport):
    """A transport that notes what is done with it."""

    def __init__(self) -> None:
        super().__init__()
        self.reading = True
        self.closed = False

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def write(self, data: Any) -> None:
        pass

    def is_closing(self) -> bool:
        return self.closed

    def abort(self) -> None:
        self.closed = True

    close = abort


class Patient(LoopShares):
    """Shares of an address that is heavy until it is let in."""

    def __init__(self) -> None:
        super().__init__()
        self.let_in = asyncio.Event()

    def over(self, origin: str) -> bool:
        return not self.let_in.is_set()

    async def turn(self, origin: str) -> None:
        await self.let_in.wait()


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application that accepts and waits."""
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


class Connected:
    """A connection after its handshake."""

    def __init__(self) -> None:
        config = Config(nothing, lifespan="off")
        config.load()
        self.wire = Wire()
        self.connection = BoundedFrames(config, ServerState(), {})
        self.connection.connection_made(self.wire)
        self.connection.data_received(HELLO)
        self.read = 0
        take = self.connection.allowed.take

        def count(key: str) -> bool:
            self.read += 1
            return take(key)

        self.connection.allowed.take = count  # type: ignore[method-assign]


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0)


def test_others_run_between_the_pieces_of_what_one_client_sends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(websocket_frames, "QUICK", 1e-9)

    async def run() -> None:
        one = Connected()
        one.connection.data_received(PING * MANY * 1000)
        assert one.read > 0
        assert len(one.connection.unread) > MANY * len(PING), "the rest waits"
        assert not one.wire.reading, "and nothing more is taken from the network"
        await until(lambda: one.wire.closed)
        assert one.read < 10 * MANY, "whoever sends too many is cut off"

    asyncio.run(run())


def test_frames_that_are_allowed_are_all_read() -> None:
    async def run() -> None:
        one = Connected()
        one.connection.data_received(PING * MANY)
        await until(lambda: one.read == MANY)
        await until(lambda: one.wire.reading)
        assert not one.wire.closed

    asyncio.run(run())


def test_a_heavy_address_waits_before_its_frames_are_read() -> None:
    async def run() -> None:
        one, shares = Connected(), Patient()
        extensions = cast(dict[str, Any], one.connection.scope["extensions"])
        assert extensions[CONNECTION] is one.connection
        one.connection.share(shares, "198.51.100.1")
        one.connection.data_received(PING)
        for _ in range(10):
            await asyncio.sleep(0)
        assert one.read == 0
        shares.let_in.set()
        await until(lambda: one.read == 1 and one.wire.reading)

    asyncio.run(run())


def test_reading_is_charged_to_the_address() -> None:
    async def run() -> None:
        one, shares = Connected(), LoopShares()
        one.connection.share(shares, "198.51.100.1")
        one.connection.data_received(PING * MANY)
        await until(lambda: one.read == MANY)
        assert shares.used["198.51.100.1"].seconds > 0

    asyncio.run(run())


def test_reading_goes_on_when_nobody_pauses_it_any_more() -> None:
    async def run() -> None:
        one = Connected()
        gathering = one.connection.gathering
        gathering.pause_reading()
        gathering.pause_reading("frames")
        gathering.resume_reading()
        assert not one.wire.reading
        gathering.resume_reading("frames")
        assert one.wire.reading

    asyncio.run(run())
