"""All the parts of a running server, put together once and handed to the routes."""

from __future__ import annotations

import asyncio
import gc

from mathom.server.campaigns import Campaigns
from mathom.server.chores import Chores
from mathom.server.database import Database
from mathom.server.decks import Decks
from mathom.server.desk import Desk
from mathom.server.ladder import Ladders
from mathom.server.limits import Doors
from mathom.server.notices import Notices, backend_of
from mathom.server.people import People
from mathom.server.presence import Presence
from mathom.server.reviews import Reviews
from mathom.server.settings import Settings
from mathom.server.thinking import Thinking
from mathom.server.workers import Workers
from mathom.texts import LANGUAGES, catalogue


def read_catalogues() -> None:
    """Read all languages before somebody has to wait for one."""
    for language in LANGUAGES:
        catalogue(language)


GARBAGE = (50_000, 20, 50)
"""How many new things there must be before those in circles are looked for. Tables are many small
things in no circles, and to go through them all again and again took a fifth of the time."""


ARRIVING = 4
"""How many may come to their tables at the same moment. When a worker has died, hundreds come back
at once, and those who play do not wait behind all of them."""


class House:
    """Everything that routes need. It is opened when the server starts and closed when it ends."""

    people: People
    thinking: Thinking
    desk: Desk
    chores: Chores
    reviews: Reviews
    campaigns: Campaigns
    decks: Decks
    ladders: Ladders
    reading: asyncio.Task[None]

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.workers = Workers(self.database)
        self.presence = Presence(self.database, settings.limits.sockets_of_client)
        self.doors = Doors(settings.limits, self.database)
        self.arriving = asyncio.Semaphore(ARRIVING)
        self.notices = Notices(
            self.database.worker,
            backend_of(settings.database, lambda: self.chores.missed.set()),
        )

    async def open(self) -> None:
        """Bring the database up to date and begin."""
        await self.database.open()
        self.people = People(self.database, await self.database.secret())
        self.thinking = Thinking(self.settings.minds, self.settings.thinking_limit)
        self.thinking.warm_up()
        self.desk = Desk(self.database, self.thinking, self.notices, self.presence)
        self.chores = Chores(self.database, self.desk, self.workers, self.doors)
        self.reviews = Reviews(self.database, self.thinking, self.workers)
        self.campaigns = Campaigns(self.database)
        self.decks = Decks(self.database)
        self.ladders = Ladders(self.database)
        self.reading = asyncio.create_task(asyncio.to_thread(read_catalogues))
        await self.notices.open(self.desk.heard)
        await self.chores.open()
        gc.freeze()
        gc.set_threshold(*GARBAGE)

    async def close(self) -> None:
        """Stop thinking, leave the rest to the other workers, and let go of the database."""
        await self.reading
        await self.reviews.close()
        await self.chores.close()
        await self.desk.close()
        await self.notices.close()
        self.thinking.close()
        await self.workers.leave()
        await self.database.close()
