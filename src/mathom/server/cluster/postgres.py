"""Notifications between workers through PostgreSQL, on one connection that reconnects."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable
from typing import Any

import asyncpg
from litestar.channels.backends.base import ChannelsBackend

log = logging.getLogger("mathom.cluster.postgres")

PAUSE = 0.5
GOODBYE = 5.0
SENDING = 30.0
TRIES = 2
BROKEN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class PostgresChannels(ChannelsBackend):
    """A backend for Litestar's channels. Litestar's own backend opens a connection for every
    message, and does not reconnect when the listening connection is lost."""

    def __init__(self, dsn: str, missed: Callable[[], None]) -> None:
        self.dsn = dsn
        self.missed = missed
        self.channels: set[str] = set()
        self.lock = asyncio.Lock()
        self.connection: Any = None
        self.reconnecting: asyncio.Task[None] | None = None
        self.queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()

    async def on_startup(self) -> None:
        async with self.lock:
            await self.connect()

    async def on_shutdown(self) -> None:
        if self.reconnecting is not None:
            self.reconnecting.cancel()
            await asyncio.gather(self.reconnecting, return_exceptions=True)
        async with self.lock:
            if self.connection is not None:
                connection, self.connection = self.connection, None
                try:
                    await connection.close(timeout=GOODBYE)
                except (*BROKEN, TimeoutError):
                    connection.terminate()

    async def connect(self) -> None:
        """Connect, and subscribe to all channels again."""
        connection = await asyncpg.connect(self.dsn)
        for channel in self.channels:
            await connection.add_listener(channel, self.on_message)
        connection.add_termination_listener(self.broke)
        self.connection = connection

    def on_message(self, connection: object, pid: int, channel: str, payload: str) -> None:
        self.queue.put_nowait((channel, payload.encode()))

    def broke(self, connection: object) -> None:
        """The connection was lost. Reconnect, unless it was closed on purpose."""
        if connection is self.connection and self.reconnecting is None:
            log.warning("connection lost")
            self.reconnecting = asyncio.create_task(self.reconnect_until_connected())

    async def reconnect_until_connected(self) -> None:
        """Try to connect until it succeeds, then report that messages may have been missed."""
        while True:
            try:
                async with self.lock:
                    await self.reconnect()
                break
            except BROKEN:
                await asyncio.sleep(PAUSE)
        self.reconnecting = None
        self.missed()

    async def reconnect(self) -> None:
        """Connect again if the connection was lost."""
        if self.connection.is_closed():
            await self.connect()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send a message. If that fails, it is sent once more over a new connection, and then
        dropped; the other workers poll."""
        async with self.lock:
            for _ in range(TRIES):
                try:
                    await self.send(data.decode(), channels)
                    return
                except Exception as fault:  # an exception would end publishing for everybody
                    failed = type(fault).__name__
            log.warning("notification not sent", extra={"facts": {"fault": failed}})

    async def send(self, text: str, channels: Iterable[str]) -> None:
        """Send a message, over a new connection if the old one was lost."""
        if self.connection.is_closed():
            await self.connect()
            self.missed()
        for channel in channels:
            await self.connection.execute(
                "select pg_notify($1, $2)", channel, text, timeout=SENDING
            )

    async def subscribe(self, channels: Iterable[str]) -> None:
        async with self.lock:
            for channel in set(channels) - self.channels:
                await self.connection.add_listener(channel, self.on_message)
                self.channels.add(channel)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        async with self.lock:
            for channel in set(channels) & self.channels:
                await self.connection.remove_listener(channel, self.on_message)
                self.channels.remove(channel)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self.queue.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """No history is kept."""
        return []
