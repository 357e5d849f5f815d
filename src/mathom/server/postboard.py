"""Notices through PostgreSQL: one connection that tells and listens, made anew when it breaks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable
from typing import Any

import asyncpg
from litestar.channels.backends.base import ChannelsBackend

log = logging.getLogger("mathom.postboard")

PAUSE = 0.5
GOODBYE = 5.0
BROKEN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Postboard(ChannelsBackend):
    """A backend of Litestar's channels. Its own one connects for every single message and never
    again when the listening connection has broken."""

    def __init__(self, dsn: str, missed: Callable[[], None]) -> None:
        self.dsn = dsn
        self.missed = missed
        self.channels: set[str] = set()
        self.lock = asyncio.Lock()
        self.connection: Any = None
        self.mending: asyncio.Task[None] | None = None
        self.queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()

    async def on_startup(self) -> None:
        async with self.lock:
            await self.connect()

    async def on_shutdown(self) -> None:
        if self.mending is not None:
            self.mending.cancel()
            await asyncio.gather(self.mending, return_exceptions=True)
        async with self.lock:
            if self.connection is not None:
                connection, self.connection = self.connection, None
                try:
                    await connection.close(timeout=GOODBYE)
                except (*BROKEN, TimeoutError):
                    connection.terminate()

    async def connect(self) -> None:
        """Connect, and listen to everything that was asked for."""
        connection = await asyncpg.connect(self.dsn)
        for channel in self.channels:
            await connection.add_listener(channel, self.heard)
        connection.add_termination_listener(self.broke)
        self.connection = connection

    def heard(self, connection: object, pid: int, channel: str, payload: str) -> None:
        """A message has come."""
        self.queue.put_nowait((channel, payload.encode()))

    def broke(self, connection: object) -> None:
        """The connection has ended. Unless we ended it, there must be another one."""
        if connection is self.connection and self.mending is None:
            log.warning("connection lost")
            self.mending = asyncio.create_task(self.mend())

    async def mend(self) -> None:
        """Try to connect until it succeeds; then somebody must ask what was missed."""
        while True:
            try:
                async with self.lock:
                    await self.connect()
                break
            except BROKEN:
                await asyncio.sleep(PAUSE)
        self.mending = None
        self.missed()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell something. While there is no connection it is not told: the others ask then."""
        async with self.lock:
            try:
                for channel in channels:
                    await self.connection.execute(
                        "select pg_notify($1, $2)", channel, data.decode(), timeout=GOODBYE
                    )
            except Exception as fault:  # whoever publishes for all must never end
                log.warning("not told", extra={"facts": {"fault": type(fault).__name__}})

    async def subscribe(self, channels: Iterable[str]) -> None:
        async with self.lock:
            for channel in set(channels) - self.channels:
                await self.connection.add_listener(channel, self.heard)
                self.channels.add(channel)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        async with self.lock:
            for channel in set(channels) & self.channels:
                await self.connection.remove_listener(channel, self.heard)
                self.channels.remove(channel)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self.queue.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """What was told before is not kept."""
        return []
