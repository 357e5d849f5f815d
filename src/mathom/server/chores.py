"""What a worker does by itself again and again: clocks, bots that nobody keeps, signs of life."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from mathom.server.database import Database
from mathom.server.desk import Desk, due
from mathom.server.limits import Doors
from mathom.server.logs import short
from mathom.server.workers import BEAT, Workers
from mathom.table.handle import time_passes

log = logging.getLogger("mathom.chores")

SWEEP = 1.0
POLL = 0.25
RARE_POLL = 5.0
"""Seconds between two looks for what other workers did, where they tell of it themselves."""

OVERLAP = 10.0
TIDY = 60.0
PARTINGS = 0.5

Chore = Callable[[], Awaitable[None]]


class Chores:
    """Looks after the tables of a database, together with the other workers."""

    def __init__(self, database: Database, desk: Desk, workers: Workers, doors: Doors) -> None:
        self.database = database
        self.desk = desk
        self.workers = workers
        self.doors = doors
        self.missed = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin; games that wait for a bot go on."""
        await self.workers.beat()
        embedded = self.database.embedded
        rhythm: list[tuple[Chore, float]] = [
            (self.live, BEAT),
            (self.sweep, SWEEP),
            (self.poll, POLL if embedded else RARE_POLL),
            (self.part, PARTINGS),
            (self.doors.tidy, TIDY),
        ]
        self.tasks = [asyncio.create_task(self.repeat(*chore)) for chore in rhythm]
        self.tasks.append(asyncio.create_task(self.catch_up()))
        await self.sweep()

    async def close(self) -> None:
        """Stop, and let the other workers go on at once."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def repeat(self, chore: Chore, seconds: float) -> None:
        """Do something again and again; a failure is told and does not end it."""
        while True:
            await asyncio.sleep(seconds)
            await self.attempt(chore)

    async def attempt(self, chore: Chore) -> None:
        """Do something; a failure is told."""
        try:
            await chore()
        except Exception:
            log.exception("chore failed")

    async def catch_up(self) -> None:
        """Look at once for what others did, whenever some of what they told was missed."""
        while True:
            await self.missed.wait()
            self.missed.clear()
            await self.attempt(self.poll)

    async def live(self) -> None:
        """Say that this worker lives, and forget those that do not. What is embedded has hardly
        ever a second worker, and is left in peace while nobody plays."""
        if self.database.embedded and not (self.desk.watchers or self.desk.busy):
            return
        if await self.workers.beat():
            await self.desk.presence.repeat()
        for id in await self.workers.bury():
            self.desk.notices.people(id)
            if id in self.desk.watchers:
                await self.desk.see_who_is_there(id)

    async def part(self) -> None:
        """Write down who has gone."""
        tables = await self.desk.presence.write()
        for id in tables:
            self.desk.notices.people(id)

    async def sweep(self) -> None:
        """Let time run out, and let bots think that nobody lets think."""
        for id, when in await self.database.due(time.time()):
            await self.on_table(id, lambda id=id, when=when: self.ring(id, when))  # type: ignore[misc]
        for id, keeper in await self.database.to_keep(await self.workers.living()):
            if id not in self.desk.busy:
                await self.on_table(id, lambda id=id, keeper=keeper: self.keep(id, keeper))  # type: ignore[misc]

    async def on_table(self, id: str, chore: Chore) -> None:
        """Do something for a table; one bad table does not stop the others."""
        try:
            await chore()
        except Exception:
            log.exception("table failed", extra={"facts": {"table": short(id)}})

    async def ring(self, id: str, when: float) -> None:
        """A clock may have run out. Of several workers that see it, one is heard."""
        table = await self.desk.happen(id, time_passes)
        if due(table) != when:
            await self.database.put_off(id, when, due(table))

    async def keep(self, id: str, keeper: str) -> None:
        """Let the bots of a table think in the place of a worker that is gone."""
        own = self.database.worker
        if keeper != own and not await self.database.keep_table(id, keeper, own):
            return
        table = await self.desk.get(id)
        if table.to_bots():
            self.desk.attend(table)
        else:
            await self.database.keep_table(id, own, None)

    async def poll(self) -> None:
        """Look for what other workers did at the tables that somebody watches here."""
        if not self.desk.watchers or not await self.database.others_wrote():
            return
        for id, updated in await self.database.changed(time.time() - OVERLAP):
            known = self.desk.tables.get(id)
            if id in self.desk.watchers and (known is None or known.updated < updated):
                await self.desk.get(id)
