"""Notifications between workers: that a table has changed, never how. Each worker reads the
database itself and shows everybody what they may see, so no secret is sent here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Literal

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import make_url

log = logging.getLogger("mathom.cluster.notifications")

CHANNEL = "mathom"


class Notification(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table has `seq` events by now (`moved`), its stored events were changed (`rewritten`), its
    connections changed (`people`), or a bot has used a share of its time (`thinks`)."""

    worker: str
    kind: Literal["moved", "rewritten", "people", "thinks"]
    table: str
    seq: int = 0
    seat: int = 0
    share: float = 0.0


OnMessage = Callable[[Notification], None]
_decoder = msgspec.json.Decoder(Notification)


def backend_of(database: str, missed: Callable[[], None]) -> ChannelsBackend:
    """The backend: PostgreSQL where that is the database, otherwise memory, because an embedded
    database has one worker. `missed` is called when notifications may have been lost."""
    if make_url(database).get_backend_name() != "postgresql":
        return MemoryChannelsBackend()
    from mathom.server.cluster.postgres import PostgresChannels

    plain = make_url(database).set(drivername="postgresql")
    return PostgresChannels(plain.render_as_string(hide_password=False), missed)


class Notifications:
    """Sends notifications to the other workers and receives theirs."""

    def __init__(self, worker: str, backend: ChannelsBackend) -> None:
        self.worker = worker
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self.listening: asyncio.Task[None] | None = None

    async def open(self, on_message: OnMessage) -> None:
        """Start listening."""
        await self.channels.__aenter__()
        self.listening = asyncio.create_task(self.listen(on_message))

    async def close(self) -> None:
        """Stop listening."""
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
            await self.channels.__aexit__(None, None, None)

    def moved(self, table: str, seq: int) -> None:
        """A table has new events."""
        self.tell(Notification(self.worker, "moved", table, seq=seq))

    def rewritten(self, table: str) -> None:
        """The stored events of a table were changed."""
        self.tell(Notification(self.worker, "rewritten", table))

    def people(self, table: str) -> None:
        """Somebody connected to a table or disconnected."""
        self.tell(Notification(self.worker, "people", table))

    def thinks(self, table: str, seat: int, share: float) -> None:
        """A bot is thinking."""
        self.tell(Notification(self.worker, "thinks", table, seat=seat, share=share))

    def tell(self, notification: Notification) -> None:
        """Send a notification without waiting."""
        self.channels.publish(msgspec.json.encode(notification), CHANNEL)

    async def listen(self, on_message: OnMessage) -> None:
        """Receive notifications. Unreadable ones are ignored."""
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                try:
                    notification = _decoder.decode(data)
                except msgspec.MsgspecError:
                    log.warning("unreadable notification")
                    continue
                if notification.worker != self.worker:
                    on_message(notification)
