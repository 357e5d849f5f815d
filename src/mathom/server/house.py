"""All the parts of a running server, put together once and handed to the routes."""

from __future__ import annotations

import asyncio
from collections import Counter

from mathom.server.campaigns import Campaigns
from mathom.server.database import Database
from mathom.server.decks import Decks
from mathom.server.desk import Desk
from mathom.server.people import People
from mathom.server.reviews import Reviews
from mathom.server.settings import Settings
from mathom.server.thinking import Thinking
from mathom.texts import LANGUAGES, catalogue


def read_catalogues() -> None:
    """Read all languages before somebody has to wait for one."""
    for language in LANGUAGES:
        catalogue(language)


class House:
    """Everything that routes need. It is opened when the server starts and closed when it ends."""

    people: People
    thinking: Thinking
    desk: Desk
    reviews: Reviews
    campaigns: Campaigns
    decks: Decks
    reading: asyncio.Task[None]

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.sockets: Counter[str] = Counter()

    async def open(self) -> None:
        """Bring the database up to date and begin."""
        await self.database.open()
        self.people = People(self.database, await self.database.secret())
        self.thinking = Thinking(self.settings.workers, self.settings.thinking_limit)
        self.thinking.warm_up()
        self.desk = Desk(self.database, self.thinking)
        self.reviews = Reviews(self.database, self.thinking)
        self.campaigns = Campaigns(self.database)
        self.decks = Decks(self.database)
        self.reading = asyncio.create_task(asyncio.to_thread(read_catalogues))
        await self.desk.open()

    async def close(self) -> None:
        """Stop thinking, and let go of the database."""
        await self.reading
        await self.reviews.close()
        await self.desk.close()
        self.thinking.close()
        await self.database.close()
