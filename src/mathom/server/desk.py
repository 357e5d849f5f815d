"""The tables of this process: folded from the database, kept up to date, and looked after."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

from msgspec.structs import replace

from mathom.engine.errors import IllegalAction, MathomError
from mathom.server.database import Conflict, Database, NewTable
from mathom.server.logs import short
from mathom.server.notices import Notice, Notices
from mathom.server.presence import Presence
from mathom.server.thinking import Thinking
from mathom.table import commands as c
from mathom.table.clock import deadline
from mathom.table.commands import User
from mathom.table.events import Event
from mathom.table.fold import fold
from mathom.table.handle import bot_acts, handle
from mathom.table.opening import again
from mathom.table.table import Table

log = logging.getLogger("mathom.desk")

TRIES = 8
MOST_CACHED = 1000
PROGRESS = 0.25


class Watcher(Protocol):
    """Somebody who wants to hear of a table."""

    user: User

    def table_changed(self) -> None:
        """There is a new table to look at."""

    def bot_thinks(self, seat: int, share: float) -> None:
        """A bot is thinking."""


Deed = Callable[[Table, float], list[Event]]
Birth = Callable[[Table], NewTable]


class Desk:
    """Loads tables, lets things happen at them, and tells those who watch."""

    def __init__(
        self, database: Database, thinking: Thinking, notices: Notices, presence: Presence
    ) -> None:
        self.database = database
        self.thinking = thinking
        self.notices = notices
        self.presence = presence
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.locks: dict[str, asyncio.Lock] = {}
        self.watchers: dict[str, set[Watcher]] = {}
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.wanted: dict[str, int] = {}
        self.errands: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop everything."""
        tasks = [*self.busy.values(), *self.errands]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def lock(self, id: str) -> asyncio.Lock:
        """Only one thing at a time happens at a table."""
        return self.locks.setdefault(id, asyncio.Lock())

    async def get(self, id: str) -> Table:
        """A table as it is now in the database."""
        async with self.lock(id):
            return await self.catch_up(id)

    async def catch_up(self, id: str) -> Table:
        """The table with all that other processes have added."""
        known = self.tables.get(id)
        events = await self.database.events(id, known.seq if known else 0)
        if not events and known is None:
            self.locks.pop(id, None)
            raise IllegalAction("no-such-table")
        if not events and known is not None:
            return known
        table = fold(id, events, known)
        self.keep(table)
        self.tell(id)
        return table

    def keep(self, table: Table) -> None:
        """Remember a table, and forget one that nobody has asked for in a long time."""
        self.tables[table.id] = table
        self.tables.move_to_end(table.id)
        if len(self.tables) > MOST_CACHED:
            for id in list(self.tables)[: len(self.tables) - MOST_CACHED]:
                if id not in self.watchers and id not in self.busy:
                    del self.tables[id]
                    self.locks.pop(id, None)

    async def create(self, events: Sequence[Event], id: str = "") -> Table:
        """Keep a new table under an id that nobody can guess."""
        table = fold(id or new_id(), events)
        await self.database.create(table, events, due(table))
        self.keep(table)
        self.attend(table)
        return table

    async def command(self, id: str, user: User, command: c.Command) -> Table:
        """Do what somebody asks, or refuse it."""
        if isinstance(command, c.Rematch):
            return await self.rematch(id, user, replace(command, id=new_id()))
        if isinstance(command, c.Replace):
            await self.presence.look_around(id)
        return await self.happen(id, lambda table, now: self.judge(table, user, command, now))

    async def rematch(self, id: str, user: User, command: c.Rematch) -> Table:
        """Play again at a new table, which is there before anybody hears of it."""

        def born(table: Table) -> NewTable:
            events = again(table, time.time(), secrets.randbits(62))
            new = fold(command.id, events)
            return new, events, due(new)

        after = await self.happen(
            id, lambda table, now: self.judge(table, user, command, now), born
        )
        self.attend(await self.get(command.id))
        return after

    def judge(self, table: Table, user: User, command: c.Command, now: float) -> list[Event]:
        """What comes of a command; somebody who is connected is not lost."""
        if isinstance(command, c.Replace):
            there = table.seats[table.seat_number(command.seat)].user
            if there != user.id and there in self.online(table.id):
                raise IllegalAction("player-present", seat=command.seat)
        return handle(table, user, command, now)

    async def happen(self, id: str, deed: Deed, born: Birth | None = None) -> Table:
        """Let something happen on the newest table; what others did in between counts first."""
        async with self.lock(id):
            table = self.tables.get(id) or await self.catch_up(id)
            for _ in range(TRIES):
                now = max(time.time(), table.updated)
                try:
                    events = deed(table, now)
                except MathomError:
                    newer = await self.catch_up(id)
                    if newer is table:
                        raise
                    table = newer
                    continue
                if not events:
                    return table
                after = fold(id, events, table)
                try:
                    new = born(after) if born is not None else None
                    await self.database.append(table, after, events, due(after), new)
                except Conflict:
                    table = await self.catch_up(id)
                    continue
                self.keep(after)
                self.tell(id)
                self.notices.moved(id, after.seq)
                # Where it was a bot's turn before, somebody lets it think already.
                if not table.to_bots():
                    self.attend(after)
                return after
        raise IllegalAction("too-busy")

    def attend(self, table: Table) -> None:
        """Let a bot think whose turn it is."""
        if table.to_bots() and table.id not in self.busy:
            task = asyncio.create_task(self.bots_play(table.id))
            self.busy[table.id] = task
            task.add_done_callback(lambda done: self.done(table.id, done))

    def done(self, id: str, task: asyncio.Task[None]) -> None:
        """The bots of a table have nothing more to do, or have failed and will be asked again."""
        self.busy.pop(id, None)
        if not task.cancelled() and task.exception() is not None:
            log.error(
                "bots failed", exc_info=task.exception(), extra={"facts": {"table": short(id)}}
            )

    async def bots_play(self, id: str) -> None:
        """Bots act until it is a person's turn, or another worker has taken their place."""
        table = self.tables.get(id) or await self.get(id)
        while seats := table.to_bots():
            seat = seats[0]
            state = table.state
            begun = asyncio.Event()
            progress = asyncio.create_task(self.show_progress(table, seat, begun))
            try:
                action = await self.thinking.choose(table, seat, begun)
            finally:
                progress.cancel()
            before = table.seq
            table = await self.happen(
                id,
                lambda newest, now, state=state, seat=seat, action=action: (  # type: ignore[misc]
                    bot_acts(newest, seat, action, now)
                    if newest.status == "running" and newest.state is state
                    else []
                ),
            )
            if table.seq != before + 1 and not await self.database.keeps(id):
                return

    async def show_progress(self, table: Table, seat: int, begun: asyncio.Event) -> None:
        """Tell those who watch how far a bot has got, from when it is its turn to think."""
        await begun.wait()
        began = time.monotonic()
        while True:
            await asyncio.sleep(PROGRESS)
            share = self.thinking.share(table.seats[seat].bot, time.monotonic() - began)
            self.show_thinking(table.id, seat, share)
            self.notices.thinks(table.id, seat, share)

    def show_thinking(self, id: str, seat: int, share: float) -> None:
        """Tell those who watch here how far a bot has got."""
        for watcher in self.watchers.get(id, set()):
            watcher.bot_thinks(seat, share)

    def heard(self, notice: Notice) -> None:
        """Another worker tells that something is new; it matters where somebody watches."""
        id = notice.table
        if id not in self.watchers:
            return
        if notice.kind == "thinks":
            self.show_thinking(id, notice.seat, notice.share)
        elif notice.kind == "people":
            self.run(self.see_who_is_there(id))
        elif id in self.wanted:
            self.wanted[id] = max(self.wanted[id], notice.seq)
        else:
            self.wanted[id] = notice.seq
            self.run(self.fetch(id))

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def fetch(self, id: str) -> None:
        """Read what others did at a table, until all is read that they have told of."""
        try:
            known = self.tables.get(id)
            while known is None or known.seq < self.wanted[id]:
                known = await self.get(id)
        except Exception:
            log.exception("table failed", extra={"facts": {"table": short(id)}})
        finally:
            del self.wanted[id]

    async def see_who_is_there(self, id: str) -> None:
        """Ask who is connected to a table elsewhere, and show it."""
        if await self.presence.look_around(id):
            self.tell(id)

    def watch(self, id: str, watcher: Watcher) -> None:
        """Somebody wants to hear of a table; the others see that they are there."""
        self.watchers.setdefault(id, set()).add(watcher)
        self.tell(id)
        self.notices.people(id)

    def leave(self, id: str, watcher: Watcher) -> None:
        """Somebody has gone."""
        watching = self.watchers.get(id, set())
        watching.discard(watcher)
        if not watching:
            self.watchers.pop(id, None)
            self.presence.forget(id)
        self.tell(id)

    def tell(self, id: str) -> None:
        """Tell everybody who watches that there is something new."""
        for watcher in self.watchers.get(id, set()):
            watcher.table_changed()

    def online(self, id: str) -> set[str]:
        """The users who watch a table, here or elsewhere."""
        here = (watcher.user.id for watcher in self.watchers.get(id, set()))
        return self.presence.online(id, here)


def due(table: Table) -> float | None:
    """When something must happen at a table by itself."""
    return deadline(table)


def new_id() -> str:
    """An id of 144 bits that nobody can guess."""
    return secrets.token_urlsafe(18)
