"""The table service: loads tables from the database, caches them, runs commands and bots."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Protocol

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from mathom.engine.errors import BadNotation, IllegalAction, MathomError
from mathom.server.accounts.sessions import Identity
from mathom.server.bots.check_pool import CheckPool
from mathom.server.bots.fair_queue import BACKGROUND, PERSON, Owner, one_fewer
from mathom.server.bots.pool import BotPool, Decision
from mathom.server.cluster.metrics import Metrics
from mathom.server.cluster.notifications import Notification, Notifications
from mathom.server.ids import new_token
from mathom.server.live.bot_answers import (
    WAIT,
    AnswerTimes,
    Moved,
    Thinking,
    with_answer,
)
from mathom.server.live.failures import Failures
from mathom.server.live.folding import folding
from mathom.server.live.game_time import GameTime, stamped
from mathom.server.live.presence import Presence
from mathom.server.live.sections import Current, Screens
from mathom.server.live.stopped_tables import recovered
from mathom.server.live.table_cache import TableCache
from mathom.server.logs import short
from mathom.server.slices import in_slices
from mathom.server.storage.database import Conflict, Database, NewTable
from mathom.table import commands as c
from mathom.table.absence import come_back, next_event
from mathom.table.commands import User
from mathom.table.events import Acted, Event
from mathom.table.fold import Handled, fold
from mathom.table.handle import (
    MOST_ACTIONS,
    bot_acts,
    handle,
    own_seat,
    read_action,
    time_passes,
)
from mathom.table.opening import rematch_opening
from mathom.table.table import Table

log = logging.getLogger("mathom.live.tables")

TRIES = 8
PROGRESS = 0.25
MOST_ORIGINS = 20_000

LONG = 300
"""A game with more events is long, and is folded in another process."""

TOO_MUCH = "too-much-work"
"""The reason of a refusal for too much work. It says nothing about the table."""

FOR_THE_ABSENT = (c.Replace, c.Claim)
"""Commands about another player, who must not be connected."""


class Watcher(Protocol):
    """A connection that follows a table."""

    user: User
    identity: Identity
    muted: set[str]
    origin: str

    def dismiss(self, reason: str = "bad-cookie") -> None:
        """Close the connection: its session has ended, or the table is gone."""

    def table_changed(self, passed: Sequence[Current] = ()) -> None:
        """The table has changed, and has passed through these positions."""

    def bot_thinks(self, seat: int, share: float) -> None:
        """A bot is thinking."""

    def bots_suspended(self, reason: str) -> None:
        """The bots of the table have failed and are suspended."""


Operation = Callable[[Table, float], Handled]
NewTableFactory = Callable[[Table], NewTable]
Changed = Callable[[Table | None, Table], None]


class TableService:
    """Loads tables, changes them, and notifies their watchers."""

    def __init__(
        self,
        database: Database,
        bot_pool: BotPool,
        checking: CheckPool,
        notifications: Notifications,
        presence: Presence,
        cache: int,
        game_time: GameTime,
        absence_grace: float = c.GRACE,
        metrics: Metrics | None = None,
    ) -> None:
        self.database = database
        self.bot_pool = bot_pool
        self.checking = checking
        self.notifications = notifications
        self.presence = presence
        self.cached = TableCache(cache, self.in_use)
        self.game_time = game_time
        self.absence_grace = absence_grace
        self.metrics = metrics or Metrics()
        self.changed: Changed = lambda before, after: None
        self.locks: dict[str, asyncio.Lock] = {}
        self.watchers: dict[str, set[Watcher]] = {}
        self.watched: dict[str, Counter[str]] = {}
        """The tables that each address watches, with the number of its connections."""

        self.screens = Screens()
        self.bot_tasks: dict[str, asyncio.Task[None]] = {}
        self.answer_times = AnswerTimes()
        self.asked: set[asyncio.Task[Decision]] = set()
        self.wanted: dict[str, int] = {}
        self.background: set[asyncio.Task[None]] = set()
        self.failures = Failures()
        self.origins: OrderedDict[str, str] = OrderedDict()

    async def close(self) -> None:
        """Cancel all tasks."""
        tasks: list[asyncio.Task[Any]] = [
            *self.bot_tasks.values(),
            *self.background,
            *self.asked,
        ]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def lock(self, id: str) -> asyncio.Lock:
        """The lock that serialises changes of a table."""
        return self.locks.setdefault(id, asyncio.Lock())

    async def get(self, id: str) -> Table:
        """The current table of the database."""
        async with self.lock(id):
            return await self.catch_up(id)

    async def catch_up(self, id: str) -> Table:
        """The cached table with the events that other processes have added."""
        known = self.cached.get(id)
        passed: Sequence[Table] = ()
        try:
            bodies = await self.database.bodies(id, known.seq if known else 0)
            if not bodies and known is not None:
                return known
            table, passed = await self.fold_events(id, bodies, known)
        except (SQLAlchemyError, OSError):
            raise
        except Exception as fault:
            if isinstance(fault, MathomError) and fault.reason == TOO_MUCH:
                raise
            table = await self.recover(id)
        self.cache(table)
        self.notify_watchers(id, passed if known is not None else ())
        return table

    async def fold_events(
        self, id: str, bodies: list[str], known: Table | None
    ) -> tuple[Table, Sequence[Table]]:
        """The table that events add up to, and what it was after each action but the last. A long
        game is folded in another process, if that works."""
        if known is None and len(bodies) > LONG:
            try:
                return await self.checking.folded(id, bodies), ()
            except MathomError as refusal:
                if refusal.reason == TOO_MUCH:
                    raise
                log.warning("folded here", extra={"facts": {"table": short(id)}})
        return await in_slices(folding(id, bodies, known))

    async def recover(self, id: str) -> Table:
        """A table as far as its events can be replayed."""
        try:
            table = await recovered(self.database, id)
        except MathomError:
            self.locks.pop(id, None)
            raise
        if table.stop is not None:
            facts = {"table": short(id), "event": table.stop.seq, "reason": str(table.stop.fault)}
            log.warning("stopped", extra={"facts": facts})
        return table

    def cache(self, table: Table) -> None:
        """Cache a table. Tables unused for a long time are evicted."""
        self.evicted(self.cached.keep(table))

    def evicted(self, ids: Iterable[str]) -> None:
        """Forget what belongs to tables that have left the cache."""
        for id in ids:
            self.locks.pop(id, None)

    def check_memory(self, id: str, origin: str, most: int) -> None:
        """Limit the memory that one address can occupy: watched tables are never evicted."""
        there = set(self.watched.get(origin, ()))
        held = sum(self.cached.sizes.get(table, 0) for table in there - {id})
        if there - {id} and held + self.cached.sizes.get(id, 0) > most:
            raise IllegalAction("too-many-connections", most=len(there))

    def in_use(self, id: str) -> bool:
        """Whether a table must stay in the cache."""
        lock = self.locks.get(id)
        return id in self.watchers or id in self.bot_tasks or (lock is not None and lock.locked())

    async def open(self, opening: Handled) -> Table:
        """Store a new table under a new id. The rules have run already."""
        tick = self.game_time.now()
        events: list[Event] = [replace(event, tick=tick) for event in opening.events]
        table = fold(new_id(), events, None, opening.computed)
        await self.database.create(table, events, due(table))
        return self.opened(table)

    async def create(self, events: Sequence[Event], table: Table) -> Table:
        """Store a new table that was folded in another process, under a new id."""
        tick = self.game_time.now()
        events = [replace(event, tick=tick) for event in events]
        table = replace(table, id=new_id(), since=tick if table.since else 0.0)
        await self.database.create(table, events, due(table))
        return self.opened(table)

    async def store(self, bodies: list[str], table: Table, id: str = "") -> Table:
        """Store a table with many events, which another process has written, under a new id if
        none is given. An id that others know is stored at once: nobody may see a part."""
        table = replace(table, id=id or new_id())
        await self.database.create_long(table, bodies, due(table), at_once=bool(id))
        return self.opened(table)

    def opened(self, table: Table) -> Table:
        """A new table has been stored."""
        self.cache(table)
        self.start_bots(table)
        self.changed(None, table)
        return table

    def removed(self, ids: Sequence[str]) -> None:
        """Tables were removed from the database."""
        for id in ids:
            self.cached.forget(id)
            self.failures.forget(id)
            self.locks.pop(id, None)

    def seen(self, user: str, origin: str) -> None:
        """Note the address of a user, for the fair queue of the bots."""
        if user and origin:
            self.origins[user] = origin
            self.origins.move_to_end(user)
            if len(self.origins) > MOST_ORIGINS:
                self.origins.popitem(last=False)

    def owner(self, user: str) -> Owner:
        """The owner of work that is done for a user."""
        return Owner(self.origins.get(user, user), user)

    async def command(self, id: str, user: User, command: c.Command) -> Table:
        """Run a command, or refuse it."""
        if isinstance(command, c.Rematch):
            return await self.rematch(id, user, replace(command, id=new_id()))
        if isinstance(command, c.Replace):
            command = replace(command, grace=self.absence_grace)
        if isinstance(command, FOR_THE_ABSENT):
            await self.presence.refresh(id)
        if isinstance(command, c.Act | c.ActAll):
            await self.rehearse_command(id, user, command)
        return await self.perform(id, lambda table, now: self.handle(table, user, command, now))

    async def command_now(
        self, id: str, user: User, command: Callable[[Table], c.Command]
    ) -> Table:
        """Run a command that its user wants whatever the others do meanwhile, such as to resign. It
        is made from the current table, so it is never stale."""
        return await self.perform(
            id, lambda table, now: self.handle(table, user, command(table), now)
        )

    async def rehearse_command(self, id: str, user: User, command: c.Act | c.ActAll) -> None:
        """At a table that began from an uploaded position, try actions in another process before
        the rules run on them here. Only one person plays at such a table, so nothing can come
        between."""
        table = self.cached.get(id) or await self.get(id)
        if table.start is None or table.status != "running":
            return
        wanted = [command.action] if isinstance(command, c.Act) else command.actions
        actions = [read_action(table, action) for action in wanted[:MOST_ACTIONS]]
        await self.rehearse(table, own_seat(table, user, command.seat), actions, user.id)

    async def rehearse(self, table: Table, seat: int, actions: list[int], user: str) -> None:
        """Try actions in another process. What fails there is refused here."""
        if table.start is None:
            return
        try:
            await self.checking.rehearse(table, seat, actions, self.owner(user))
        except BadNotation as fault:
            raise IllegalAction("step-failed") from fault

    async def rematch(self, id: str, user: User, command: c.Rematch) -> Table:
        """Play again at a new table, which is stored before it is announced."""

        def new_table(table: Table) -> NewTable:
            now = time.time()
            opening = rematch_opening(table, now, secrets.randbits(62))
            events = stamped(opening.events, now, self.game_time.now())
            new = fold(command.id, events, None, opening.computed)
            return new, events, due(new)

        after = await self.perform(
            id, lambda table, now: self.handle(table, user, command, now), new_table
        )
        self.start_bots(await self.get(command.id))
        return after

    def handle(self, table: Table, user: User, command: c.Command, now: float) -> Handled:
        """Handle a command. Nobody can act against a player who is connected."""
        if isinstance(command, FOR_THE_ABSENT):
            there = table.seats[table.seat_number(command.seat)].user
            if there != user.id and there in self.online(table.id):
                raise IllegalAction("player-present", seat=command.seat)
        return handle(table, user, command, now)

    async def perform(
        self, id: str, operation: Operation, new_table: NewTableFactory | None = None
    ) -> Table:
        """Run an operation on the current table and store its events. If another process was
        faster, the operation runs again on the newer table."""
        began = time.monotonic()
        async with self.lock(id):
            table = self.cached.get(id) or await self.catch_up(id)
            for _ in range(TRIES):
                now = self.game_time.now()
                try:
                    handled = operation(table, now)
                except MathomError:
                    newer = await self.catch_up(id)
                    if newer is table:
                        raise
                    table = newer
                    continue
                if not handled.events:
                    return table
                events = stamped(handled.events, max(time.time(), table.updated), now)
                after = Handled(events, handled.computed).after(table)
                moved = Moved(after, events)
                if new_table is None:
                    moved = await self.answered(table, moved)
                after, events = moved.table, moved.events
                try:
                    new = new_table(after) if new_table is not None else None
                    await self.database.append(table, after, events, due(after), new)
                except Conflict:
                    table = await self.catch_up(id)
                    continue
                self.cache(after)
                self.notify_watchers(id, moved.passed)
                self.notifications.moved(id, after.seq)
                self.count(events, after, time.monotonic() - began)
                self.changed(table, after)
                # If it was a bot's turn before, the bots are running already.
                if not table.to_bots():
                    self.failures.forget(id)
                    self.start_bots(after, moved.thinking)
                return after
        raise IllegalAction("too-busy")

    async def answered(self, before: Table, moved: Moved) -> Moved:
        """A move with the answers of quick bots, as far as they come soon. What fails here is left
        to the task of the bots, which meets it again and sees to it."""
        until = time.monotonic() + WAIT
        while self.may_answer(before, moved.table):
            thinking = self.ask(moved.table)
            left = max(0.0, until - time.monotonic())
            done, _ = await asyncio.wait({thinking.decision}, timeout=left)
            if not done:
                return moved._replace(thinking=thinking)
            try:
                moved = with_answer(moved, thinking, self.game_time.now())
            except Exception:
                return moved
        return moved

    def may_answer(self, before: Table, table: Table) -> bool:
        """Whether it is the turn of a bot that is quick, after it was not that of any bot. Actions
        at a table from an uploaded position are tried in another process first."""
        seats = table.to_bots()
        return (
            bool(seats)
            and not before.to_bots()
            and table.start is None
            and bool(table.people())
            and table.id not in self.bot_tasks
            and self.failures.may_try(table.id)
            and self.answer_times.quick(table, seats[0])
        )

    def ask(self, table: Table) -> Thinking:
        """Ask the bot whose turn it is."""
        seat = table.to_bots()[0]
        begun = asyncio.Event()
        decision = asyncio.create_task(self.timed_decision(table, seat, begun))
        self.asked.add(decision)
        decision.add_done_callback(self.decided)
        return Thinking(table, seat, begun, decision)

    def decided(self, decision: asyncio.Task[Decision]) -> None:
        """A bot has decided or failed, perhaps after nobody waited for it any more."""
        self.asked.discard(decision)
        if not decision.cancelled():
            decision.exception()

    async def timed_decision(self, table: Table, seat: int, begun: asyncio.Event) -> Decision:
        """What a bot decides. How long it takes is noted."""
        began = time.monotonic()
        owner, rank = self.bot_owner(table)
        found = await self.bot_pool.decide(table, seat, begun, owner, rank)
        self.answer_times.note(table, seat, time.monotonic() - began)
        return found

    def count(self, events: Sequence[Event], table: Table, seconds: float) -> None:
        """Update the metrics of stored moves."""
        moves = sum(isinstance(event, Acted) for event in events)
        if moves:
            self.metrics.count("mathom_moves_total", moves, game=table.game.id)
            self.metrics.time("mathom_move_seconds", seconds)

    def start_bots(self, table: Table, thinking: Thinking | None = None) -> None:
        """Start the bots of a table if it is their turn. The first may be thinking already."""
        if not table.to_bots() or table.id in self.bot_tasks or not self.failures.may_try(table.id):
            return
        task = asyncio.create_task(self.run_bots(table.id, thinking))
        self.bot_tasks[table.id] = task
        task.add_done_callback(lambda done: self.bots_done(table.id, done))

    def bots_done(self, id: str, task: asyncio.Task[None]) -> None:
        """The bots have stopped. A failure is logged, and they are retried later."""
        self.bot_tasks.pop(id, None)
        if not task.cancelled() and task.exception() is not None:
            log.error(
                "bots failed", exc_info=task.exception(), extra={"facts": {"table": short(id)}}
            )
            self.note_failure(id, IllegalAction("bots-failed").reason)

    def note_failure(self, id: str, reason: str) -> None:
        """Note a failure at a table. After several failures it is suspended: no worker tries it
        again until somebody acts there."""
        if self.failures.note(id, reason):
            log.error("put aside", extra={"facts": {"table": short(id), "reason": reason}})
            self.run_in_background(self.release(id))
            for watcher in self.watchers.get(id, set()):
                watcher.bots_suspended(reason)

    async def release(self, id: str) -> None:
        """Release a table, so that no worker runs its bots."""
        await self.database.keep_table(id, self.database.worker, None)

    async def is_watched(self, table: Table) -> bool:
        """Whether anybody watches a table, through this worker or another one."""
        if self.watchers.get(table.id):
            return True
        if not self.database.embedded:
            await self.presence.refresh(table.id)
        return bool(self.presence.elsewhere.get(table.id))

    async def pause_bots(self, table: Table) -> bool:
        """Whether the bots of a table pause, because only bots play and nobody watches. The table
        is released then; the worker where somebody opens it takes it over."""
        if table.people() or await self.is_watched(table):
            return False
        await self.release(table.id)
        self.presence.forget(table.id)
        if not self.watchers.get(table.id):
            return True
        return not await self.database.adopt_table(table.id)

    async def resume_bots(self, id: str) -> None:
        """Somebody watches a table whose bots may have paused."""
        table = self.cached.get(id) or await self.get(id)
        resting = table.to_bots() and not table.people() and id not in self.bot_tasks
        if resting and not self.failures.suspended(id) and await self.database.adopt_table(id):
            self.start_bots(table)

    def bot_owner(self, table: Table) -> tuple[Owner, int]:
        """The owner and the priority of bot work: tables with people come before tables of bots
        only."""
        people = table.people()
        there = people & self.online(table.id)
        user = min(there or people, default=table.host)
        return self.owner(user), PERSON if there else BACKGROUND

    async def run_bots(self, id: str, thinking: Thinking | None = None) -> None:
        """Let bots act until it is a person's turn, nobody watches, or another worker has taken
        over."""
        table = self.cached.get(id) or await self.get(id)
        while table.to_bots() and not await self.pause_bots(table):
            if thinking is None or thinking.table.state is not table.state:
                thinking = self.ask(table)
            seat, state = thinking.seat, table.state
            action, sound = await self.decision_of(thinking)
            await self.rehearse(table, seat, [action], self.bot_owner(table)[0].user)
            before = table.seq
            table = await self.perform(
                id,
                lambda newest, now, state=state, seat=seat, action=action: (  # type: ignore[misc]
                    bot_acts(newest, seat, action, now)
                    if newest.status == "running" and newest.state is state
                    else Handled([])
                ),
            )
            if sound:
                self.failures.forget(id)
            else:
                self.note_failure(id, IllegalAction("bots-failed").reason)
                if not self.failures.may_try(id):
                    return
            if table.seq != before + 1 and not await self.database.keeps(id):
                return

    async def decision_of(self, thinking: Thinking) -> Decision:
        """What a bot decides. All watchers are sent its progress."""
        progress = asyncio.create_task(self.show_progress(thinking))
        try:
            return await thinking.decision
        finally:
            progress.cancel()

    async def show_progress(self, thinking: Thinking) -> None:
        """Send the progress of a bot to all watchers, from when it starts to think."""
        table, seat = thinking.table, thinking.seat
        await thinking.begun.wait()
        began = time.monotonic()
        while True:
            await asyncio.sleep(PROGRESS)
            share = self.bot_pool.share(table.seats[seat].bot, time.monotonic() - began)
            self.show_thinking(table.id, seat, share)
            self.notifications.thinks(table.id, seat, share)

    def show_thinking(self, id: str, seat: int, share: float) -> None:
        """Send the progress of a bot to the watchers of this worker."""
        for watcher in self.watchers.get(id, set()):
            watcher.bot_thinks(seat, share)

    def on_notification(self, notice: Notification) -> None:
        """Another worker has changed something. That matters if the table is watched here; changed
        events also matter if it is only cached."""
        id = notice.table
        if notice.kind == "rewritten" and id in self.cached:
            self.run_in_background(self.reload(id))
            return
        if id not in self.watchers:
            return
        if notice.kind == "thinks":
            self.show_thinking(id, notice.seat, notice.share)
        elif notice.kind == "people":
            self.run_in_background(self.refresh_presence(id))
        elif id in self.wanted:
            self.wanted[id] = max(self.wanted[id], notice.seq)
        else:
            self.wanted[id] = notice.seq
            self.run_in_background(self.fetch(id))

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    async def fetch(self, id: str) -> None:
        """Load the events of a table that other workers have announced."""
        try:
            known = self.cached.get(id)
            while known is None or known.seq < self.wanted[id]:
                known = await self.get(id)
        except Exception:
            log.exception("table failed", extra={"facts": {"table": short(id)}})
        finally:
            del self.wanted[id]

    async def refresh_presence(self, id: str) -> None:
        """Load who is connected through other workers, and notify the watchers."""
        if await self.presence.refresh(id):
            self.notify_watchers(id)

    def drop(self, id: str) -> None:
        """A table was deleted: remove it from the cache, cancel its bots and close its
        connections."""
        self.removed([id])
        task = self.bot_tasks.get(id)
        if task is not None:
            task.cancel()
        for watcher in self.watchers.get(id, set()):
            watcher.dismiss("no-such-table")

    async def reload_everywhere(self, id: str) -> None:
        """Load a table again whose stored events were changed, in all workers."""
        await self.reload(id)
        self.notifications.rewritten(id)

    async def reload(self, id: str) -> None:
        """Load a table again whose stored events were changed."""
        async with self.lock(id):
            self.cached.forget(id)
            await self.catch_up(id)

    async def player_returned(self, id: str, user: str) -> None:
        """A player is connected again, so a call for them ends."""
        if come_back(self.cached[id], user, 0.0):
            await self.perform(id, lambda table, now: Handled(come_back(table, user, now)))

    async def pass_time(self, id: str) -> Table:
        """Apply what happens by time: clocks and grace periods that have run out."""
        await self.presence.refresh(id)
        there = frozenset(self.online(id))
        if id not in self.watchers:
            self.presence.forget(id)
        return await self.perform(id, lambda table, now: Handled(time_passes(table, now, there)))

    def add_watcher(self, id: str, watcher: Watcher) -> None:
        """Register a watcher, and announce who is connected."""
        self.watchers.setdefault(id, set()).add(watcher)
        self.watched.setdefault(watcher.origin, Counter())[id] += 1
        self.seen(watcher.user.id, watcher.origin)
        self.notify_watchers(id)
        self.notifications.people(id)
        if not self.database.embedded:
            # A departure at another worker, before this one listened, is only found by asking.
            self.run_in_background(self.refresh_presence(id))
        if id not in self.bot_tasks:
            self.run_in_background(self.resume_bots(id))
        reason = self.failures.suspended(id)
        if reason is not None:
            watcher.bots_suspended(reason)

    def remove_watcher(self, id: str, watcher: Watcher) -> None:
        watching = self.watchers.get(id, set())
        if watcher in watching:
            watching.remove(watcher)
            self.stop_counting(id, watcher.origin)
        if not watching:
            self.watchers.pop(id, None)
            self.screens.forget(id)
            self.presence.forget(id)
            self.evicted(self.cached.release(id))
        self.notify_watchers(id)

    def stop_counting(self, id: str, origin: str) -> None:
        """A connection of an address has stopped watching a table."""
        one_fewer(self.watched[origin], id)
        if not self.watched[origin]:
            del self.watched[origin]

    def notify_watchers(self, id: str, passed: Sequence[Table] = ()) -> None:
        """Tell the watchers of a table that it has changed, and what it was like in between."""
        watching = self.watchers.get(id)
        if not watching:
            return
        online, now = frozenset(self.online(id)) if passed else frozenset(), self.game_time.now()
        steps = [Current(table, online, now, {}) for table in passed]
        for watcher in watching:
            watcher.table_changed(steps)

    def online(self, id: str) -> set[str]:
        """The users who watch a table, through this worker or another one."""
        here = (watcher.user.id for watcher in self.watchers.get(id, set()))
        return self.presence.online(id, here) - {""}


def due(table: Table) -> float | None:
    """The game time at which something happens at a table without a command."""
    return next_event(table)


def new_id() -> str:
    """An unguessable id of 144 bits."""
    return new_token(18)
