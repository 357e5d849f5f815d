"""Background tasks of a worker: game clocks, bots of workers that died, heartbeats, clean-up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from mathom.engine.errors import IllegalAction
from mathom.server.cluster.workers import BEAT, Workers
from mathom.server.http.limits import RateLimits
from mathom.server.live.stopped_tables import try_again
from mathom.server.live.tables import TableService, due
from mathom.server.logs import short
from mathom.server.storage.database import Database
from mathom.server.storage.retention import Retention

log = logging.getLogger("mathom.cluster.background")

SWEEP = 1.0
POLL = 0.25
RARE_POLL = 5.0
"""Seconds between two polls for changes by other workers, where notifications announce them too."""

NOTE, SHARED_NOTE = 20.0, 5.0
"""Seconds between two writes of game time to the database: with one worker, and with several."""

OVERLAP = 10.0
CLEAN_UP_SECONDS = 60.0
DEPARTURES = 0.5

Task = Callable[[], Awaitable[object]]


class BackgroundTasks:
    """Runs tasks periodically for the tables of a database, together with the other workers."""

    def __init__(
        self,
        database: Database,
        tables: TableService,
        workers: Workers,
        rate_limits: RateLimits,
        retention: Retention,
    ) -> None:
        self.database = database
        self.tables = tables
        self.workers = workers
        self.rate_limits = rate_limits
        self.retention = retention
        self.missed = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.more: list[tuple[Task, float]] = []

    def schedule(self, task: Task, seconds: float) -> None:
        """Add a periodic task. It starts with the others."""
        self.more.append((task, seconds))

    async def open(self) -> None:
        """Start all tasks. Games that wait for a bot continue."""
        await self.workers.beat()
        embedded = self.database.embedded
        schedule: list[tuple[Task, float]] = [
            (self.heartbeat, BEAT),
            (self.tables.game_time.tick, SWEEP),
            (self.tables.game_time.note, NOTE if embedded else SHARED_NOTE),
            (self.sweep, SWEEP),
            (self.poll, POLL if embedded else RARE_POLL),
            (self.write_departures, DEPARTURES),
            (self.rate_limits.delete_full_buckets, CLEAN_UP_SECONDS),
            (self.retention.sweep, self.retention.seconds),
            *self.more,
        ]
        self.tasks = [asyncio.create_task(self.repeat(*task)) for task in schedule]
        self.tasks.append(asyncio.create_task(self.catch_up()))
        self.tasks.append(asyncio.create_task(self.attempt(self.try_stopped_tables)))
        await self.sweep()

    async def close(self) -> None:
        """Cancel all tasks."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def repeat(self, task: Task, seconds: float) -> None:
        """Run a task periodically. A failure is logged and does not end the loop."""
        while True:
            await asyncio.sleep(seconds)
            await self.attempt(task)

    async def attempt(self, task: Task) -> None:
        """Run a task and log a failure."""
        try:
            await task()
        except Exception:
            log.exception("background task failed")

    async def catch_up(self) -> None:
        """Poll at once whenever notifications of other workers may have been lost."""
        while True:
            await self.missed.wait()
            self.missed.clear()
            await self.attempt(self.poll)
            await self.attempt(self.refresh_presence)

    async def refresh_presence(self) -> None:
        """Load who is connected through other workers, for all tables that are watched here."""
        for id in list(self.tables.watchers):
            await self.tables.refresh_presence(id)

    async def try_stopped_tables(self) -> None:
        """Check whether stopped tables can be replayed with the current rules."""
        await try_again(self.database)

    async def heartbeat(self) -> None:
        """Write a heartbeat and remove dead workers. An embedded database rarely has a second
        worker, so nothing is written while nobody plays."""
        if self.database.embedded and not (self.tables.watchers or self.tables.bot_tasks):
            return
        if await self.workers.beat():
            await self.tables.presence.repeat()
            for id in list(self.tables.watchers):
                self.tables.notifications.people(id)
        for id in await self.workers.remove_dead():
            self.tables.notifications.people(id)
            if id in self.tables.watchers:
                await self.tables.refresh_presence(id)

    async def write_departures(self) -> None:
        """Write to the database who has disconnected."""
        changed = await self.tables.presence.write()
        for id in changed:
            self.tables.notifications.people(id)

    async def sweep(self) -> None:
        """Handle clocks that have run out, and take over bots that no living worker runs."""
        failures = self.tables.failures
        for id, when in await self.database.due(self.tables.game_time.now()):
            if not failures.may_try(id):
                continue
            await self.on_table(id, lambda id=id, when=when: self.check_clock(id, when))  # type: ignore[misc]
        for id, keeper in await self.database.to_keep(await self.workers.living()):
            if id not in self.tables.bot_tasks and failures.may_try(id):
                await self.on_table(id, lambda id=id, keeper=keeper: self.take_over(id, keeper))  # type: ignore[misc]

    async def on_table(self, id: str, task: Task) -> None:
        """Run a task for a table. A failing table does not stop the others."""
        try:
            await task()
        except Exception:
            log.exception("table failed", extra={"facts": {"table": short(id)}})
            self.tables.note_failure(id, IllegalAction("table-failed").reason)

    async def check_clock(self, id: str, when: float) -> None:
        """Handle a clock that may have run out. If several workers see it, one succeeds."""
        table = await self.tables.pass_time(id)
        if due(table) != when:
            await self.database.put_off(id, when, due(table))

    async def take_over(self, id: str, keeper: str) -> None:
        """Run the bots of a table in place of a worker that is gone."""
        own = self.database.worker
        if keeper != own and not await self.database.keep_table(id, keeper, own):
            return
        table = await self.tables.get(id)
        if table.to_bots():
            self.tables.start_bots(table)
        else:
            await self.database.keep_table(id, own, None)

    async def poll(self) -> None:
        """Load what other workers did at tables that are watched here."""
        if not self.tables.watchers or not await self.database.others_wrote():
            return
        for id, updated in await self.database.changed(time.time() - OVERLAP):
            known = self.tables.cached.get(id)
            if id in self.tables.watchers and (known is None or known.updated < updated):
                await self.tables.get(id)
