"""What workers tell each other: that something is new at a table, and never what it is. Each reads
the database itself and shows everybody what they may see, so no secret ever passes here."""

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

log = logging.getLogger("mathom.notices")

CHANNEL = "mathom"


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table has so many events by now (`moved`), others are connected to it (`people`), or the
    bot on a seat has thought for a share of its time (`thinks`)."""

    worker: str
    kind: Literal["moved", "people", "thinks"]
    table: str
    seq: int = 0
    seat: int = 0
    share: float = 0.0


Heard = Callable[[Notice], None]
_decoder = msgspec.json.Decoder(Notice)


def backend_of(database: str, missed: Callable[[], None]) -> ChannelsBackend:
    """How notices travel: through PostgreSQL where that is the database, else not at all, for what
    is embedded has one worker. `missed` is called when some may have been lost."""
    if make_url(database).get_backend_name() != "postgresql":
        return MemoryChannelsBackend()
    from mathom.server.postboard import Postboard

    plain = make_url(database).set(drivername="postgresql")
    return Postboard(plain.render_as_string(hide_password=False), missed)


class Notices:
    """Tells the other workers what is new, and hears it from them."""

    def __init__(self, worker: str, backend: ChannelsBackend) -> None:
        self.worker = worker
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self.listening: asyncio.Task[None] | None = None

    async def open(self, heard: Heard) -> None:
        """Begin to listen."""
        await self.channels.__aenter__()
        self.listening = asyncio.create_task(self.listen(heard))

    async def close(self) -> None:
        """Listen no more."""
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
            await self.channels.__aexit__(None, None, None)

    def moved(self, table: str, seq: int) -> None:
        """Something has happened at a table."""
        self.tell(Notice(self.worker, "moved", table, seq=seq))

    def people(self, table: str) -> None:
        """Somebody has come to a table, or gone."""
        self.tell(Notice(self.worker, "people", table))

    def thinks(self, table: str, seat: int, share: float) -> None:
        """A bot is thinking."""
        self.tell(Notice(self.worker, "thinks", table, seat=seat, share=share))

    def tell(self, notice: Notice) -> None:
        """Tell the others, when there is time."""
        self.channels.publish(msgspec.json.encode(notice), CHANNEL)

    async def listen(self, heard: Heard) -> None:
        """Hear what the others tell; what cannot be read is none of ours."""
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for told in subscriber.iter_events():
                try:
                    notice = _decoder.decode(told)
                except msgspec.MsgspecError:
                    log.warning("unreadable notice")
                    continue
                if notice.worker != self.worker:
                    heard(notice)
