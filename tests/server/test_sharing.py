"""What workers share: two of them in one process and on one PostgreSQL, whose bots do not think."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from sqlalchemy import update
from tests.server.postgres import Postgres
from tests.table.scenes import ANN, BOB, Scene

from mathom.engine.errors import IllegalAction
from mathom.engine.step import legal
from mathom.server import services
from mathom.server.accounts.deletion import abandon_table, delete_account
from mathom.server.accounts.sessions import Identity
from mathom.server.bots.pool import Decision
from mathom.server.bots.reviews import Work
from mathom.server.cluster import background
from mathom.server.cluster import workers as cluster_workers
from mathom.server.services import Services
from mathom.server.settings import Limits, Settings, async_url
from mathom.server.storage.models import WorkerRow
from mathom.table import commands as c
from mathom.table.clock import Clock
from mathom.table.commands import User
from mathom.table.events import Acted, TimedOut
from mathom.table.fold import Handled
from mathom.table.handle import time_passes
from mathom.table.table import Table

PATIENCE = 180.0


class Idle:
    """Bots that do the first thing they may once they are let; how often one was asked."""

    asked = 0

    def __init__(self, workers: int, limit: float, memory: int) -> None:
        self.go = asyncio.Event()

    def warm_up(self) -> None:
        """There is nothing to start."""

    def close(self) -> None:
        """There is nothing to end."""

    def share(self, spec: str, seconds: float) -> float:
        """How far a bot has got."""
        return 0.5

    async def decide(self, table: Table, seat: int, started: asyncio.Event, *_: Any) -> Decision:
        """What a bot does."""
        Idle.asked += 1
        started.set()
        await self.go.wait()
        return Decision(legal(table.state, seat)[0], True)

    async def consider(self, *_: Any) -> Any:
        """What a search thinks."""
        await self.go.wait()
        return [(1, 0.5, 9)]


class Eye:
    """Somebody who watches."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.identity = Identity(user.id)
        self.muted: set[str] = set()
        self.dismissed = ""
        self.origin = "127.0.0.1"
        self.changes = 0
        self.thoughts: list[tuple[int, float]] = []

    def dismiss(self, reason: str = "bad-cookie") -> None:
        self.dismissed = reason

    def table_changed(self, passed: object = ()) -> None:
        self.changes += 1

    def bot_thinks(self, seat: int, share: float) -> None:
        self.thoughts.append((seat, share))

    def bots_suspended(self, reason: str) -> None:
        raise AssertionError(reason)


Both = Callable[..., Any]


@pytest.fixture
def both(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Opens two workers on an empty database. They never look for news by themselves."""
    monkeypatch.setattr(services, "BotPool", Idle)
    monkeypatch.setattr(background, "RARE_POLL", 1000.0)
    # On a busy machine only those are dead that a test lets die.
    monkeypatch.setattr(cluster_workers, "DEAD", 100_000.0)
    monkeypatch.setattr(Idle, "asked", 0)
    url = async_url(postgres.new())

    @asynccontextmanager
    async def opened(**limits: int) -> AsyncIterator[tuple[Services, Services]]:
        settings = Settings(url, Limits(**limits))
        one, two = Services(settings), Services(settings)
        await one.open()
        await two.open()
        try:
            yield one, two
        finally:
            await one.close()
            await two.close()

    return opened


async def until(wanted: Callable[[], object]) -> None:
    """Wait until something is so."""
    limit = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < limit
        await asyncio.sleep(0.01)


async def watch(at: Services, table: Table, user: User) -> tuple[Eye, int]:
    """Somebody connects to a table."""
    await at.tables.get(table.id)
    number = await at.presence.arrive(table.id, user.id)
    eye = Eye(user)
    at.tables.add_watcher(table.id, eye)
    return eye, number


async def die(worker: Services) -> None:
    """A worker falls silent, as if its process had been killed a while ago."""
    for task in worker.background.tasks:
        task.cancel()
    await asyncio.gather(*worker.background.tasks, return_exceptions=True)
    old = update(WorkerRow).where(WorkerRow.id == worker.database.worker).values(seen=0.0)
    await worker.database.write(lambda connection: connection.execute(old))


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    """Play a scenario."""

    async def play() -> None:
        await scenario()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


@pytest.mark.parametrize("leave", [abandon_table, delete_account])
def test_a_move_that_comes_first_does_not_keep_anybody_at_the_table(
    both: Both, monkeypatch: pytest.MonkeyPatch, leave: Callable[..., Awaitable[None]]
) -> None:
    async def scenario() -> None:
        async with both() as (one, _):
            scene = Scene("me", "open").sit(BOB, "sauron")
            table = await one.tables.open(Handled(scene.events))
            mover = BOB if table.seats[table.deciding()[0]].user == BOB.id else ANN
            act = c.Act(table.seq, legal(table.state, table.deciding()[0])[0])
            perform = one.tables.perform

            async def after_a_move(*operation: Any) -> Table:
                monkeypatch.setattr(one.tables, "perform", perform)
                await one.tables.command(table.id, mover, act)
                after: Table = await perform(*operation)
                return after

            monkeypatch.setattr(one.tables, "perform", after_a_move)
            at = (table.id,) if leave is abandon_table else ()
            await leave(one.database, one.tables, *at, ANN)
            after = await one.tables.get(table.id)
            assert after.moments
            assert after.result is not None
            assert (after.result.reason, after.result.seat) == ("resigned", 0)

    run(scenario)


def test_a_move_at_one_worker_is_seen_at_the_other_and_so_is_who_is_there(both: Both) -> None:
    async def scenario() -> None:
        async with both() as (one, two):
            table = await one.tables.open(Handled(Scene("me", "me").events))
            eye, number = await watch(two, table, BOB)
            await watch(one, table, ANN)
            seen = eye.changes
            action = legal(table.state, table.deciding()[0])[0]
            after = await one.tables.command(table.id, ANN, c.Act(table.seq, action))
            await until(lambda: two.tables.cached[table.id].seq == after.seq)
            assert eye.changes > seen
            await until(lambda: two.tables.online(table.id) == {"ann", "bob"})
            assert one.tables.online(table.id) == {"ann", "bob"}
            two.tables.remove_watcher(table.id, eye)
            two.presence.leave(number)
            await until(lambda: one.tables.online(table.id) == {"ann"})

    run(scenario)


def test_after_a_broken_connection_workers_hear_of_each_other_again(
    both: Both, postgres: Postgres
) -> None:
    async def scenario() -> None:
        async with both() as (one, two):
            table = await one.tables.open(Handled(Scene("me", "me").events))
            await watch(two, table, BOB)
            assert await cut_all(two, postgres) >= 2
            for text in ("hello", "again"):
                after = await one.tables.command(table.id, ANN, c.Chat(text))
                await until(lambda seq=after.seq: two.tables.cached[table.id].seq == seq)  # type: ignore[misc]

    run(scenario)


def test_what_is_told_over_a_connection_that_has_ended_is_told_again(both: Both) -> None:
    async def scenario() -> None:
        async with both() as (one, two):
            table = await one.tables.open(Handled(Scene("me", "me").events))
            await watch(two, table, BOB)
            backend: Any = one.worker_notifications.channels._backend
            for count in range(1, 4):
                backend.connection.terminate()
                after = await one.tables.command(table.id, ANN, c.Chat(f"{count}"))
                await until(lambda seq=after.seq: two.tables.cached[table.id].seq == seq)  # type: ignore[misc]

    run(scenario)


async def until_nobody_is_elsewhere(worker: Services, table: str) -> None:
    """Wait until the departures of the other worker are in the database."""
    await worker.presence.refresh(table)
    while worker.presence.elsewhere[table]:
        await asyncio.sleep(0.01)
        await worker.presence.refresh(table)


def test_who_left_is_not_there_though_an_older_answer_comes_later(
    both: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with both() as (one, two):
            table = await one.tables.open(Handled(Scene("me", "me").events))
            _, number = await watch(two, table, BOB)
            read, go = asyncio.Event(), asyncio.Event()
            ask = one.database.ask

            async def slow(query: Any) -> Any:
                found = await ask(query)
                read.set()
                await go.wait()
                return found

            with monkeypatch.context() as patch:
                patch.setattr(one.database, "ask", slow)
                late = asyncio.create_task(one.presence.refresh(table.id))
                await read.wait()
            two.presence.leave(number)
            await until_nobody_is_elsewhere(one, table.id)
            go.set()
            await late
            assert one.presence.elsewhere[table.id] == set()

    run(scenario)


def test_a_departure_that_could_not_be_written_is_written_later(
    both: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise OSError("no database")

    async def scenario() -> None:
        async with both() as (one, two):
            table = await one.tables.open(Handled(Scene("me", "me").events))
            _, number = await watch(two, table, BOB)
            two.presence.leave(number)
            with monkeypatch.context() as patch:
                patch.setattr(two.database, "write", fail)
                with pytest.raises(OSError, match="no database"):
                    await two.background.write_departures()
            await until_nobody_is_elsewhere(one, table.id)

    run(scenario)


async def cut_all(worker: Services, postgres: Postgres) -> int:
    """The database server ends all connections of the workers; how many there were."""
    database = worker.database.engine.url.database
    assert database is not None
    connection = await asyncpg.connect(postgres.url(database))
    cut = await connection.fetchval(
        "select count(pg_terminate_backend(pid)) from pg_stat_activity"
        " where datname = $1 and pid <> pg_backend_pid()",
        database,
    )
    await connection.close()
    return int(cut)


def test_who_asks_right_after_all_connections_were_ended_is_answered(
    both: Both, postgres: Postgres
) -> None:
    async def scenario() -> None:
        async with both() as (one, _):
            table = await one.tables.open(Handled(Scene("me", "me").events))
            for count in range(1, 6):
                # Several connections wait in the pool, and each of them has ended.
                asked = [one.database.events(table.id) for _ in range(5)]
                assert {len(events) for events in await asyncio.gather(*asked)} == {table.seq}
                await cut_all(one, postgres)
                table = await one.tables.command(table.id, ANN, c.Chat(f"{count}"))
                await cut_all(one, postgres)
                assert len(await one.database.events(table.id)) == table.seq
                assert len(table.chat) == count

    run(scenario)


def test_connections_and_passwords_are_counted_over_all_workers(both: Both) -> None:
    async def scenario() -> None:
        async with both(sockets_of_client=3) as (one, two):
            table = await one.tables.open(Handled(Scene("me", "me").events))
            for at in (one, two, one):
                await watch(at, table, ANN)
            with pytest.raises(IllegalAction):
                await two.presence.arrive(table.id, ANN.id)
            await watch(two, table, BOB)
            began = time.monotonic()
            taken = [await at.rate_limits.passwords.take("here") for at in (one, two) * 10]
            more = 0.5 * (time.monotonic() - began)
            assert 10 <= sum(taken) <= 10 + more, "ten at once, and one more every two seconds"
            assert await two.rate_limits.passwords.take("elsewhere")
            began = time.monotonic()
            taken = [await at.rate_limits.clients.take("ann") for at in (one, two) * 150]
            more = 50 * (time.monotonic() - began)
            assert 100 <= sum(taken) <= 100 + more, "a hundred at once, and fifty every second"

    run(scenario)


def test_a_bot_is_let_think_by_one_worker_and_by_another_when_that_one_dies(both: Both) -> None:
    async def scenario() -> None:
        async with both() as (one, two):
            table = await one.tables.open(Handled(Scene("me", "random").events))
            eye, _ = await watch(two, table, ANN)
            await until(lambda: eye.thoughts)
            await two.tables.command(table.id, ANN, c.Chat("do hurry"))
            await two.background.sweep()
            assert (Idle.asked, list(two.tables.bot_tasks)) == (1, [])
            await die(one)
            await until(lambda: Idle.asked == 2)
            assert list(two.tables.bot_tasks) == [table.id]
            # The one that was only slow answers after all, and both would like to act.
            one.bot_pool.go.set()
            two.bot_pool.go.set()
            await until(lambda: not two.tables.cached[table.id].to_bots())
            await until(lambda: not one.tables.bot_tasks)
            events = await two.database.events(table.id)
            alone = Scene("me", "random")
            while alone.table.to_bots():
                alone.bot()
            assert [e.seat for e in events if isinstance(e, Acted)] == [1] * alone.table.moves
            assert await two.database.to_keep(set()) == []

    run(scenario)


def test_of_several_workers_that_want_a_table_one_gets_it(both: Both) -> None:
    async def scenario() -> None:
        async with both() as (one, two):
            table = await one.tables.open(Handled(Scene("me", "random").events))
            first = one.database.worker
            names = ["x", "y", "z", two.database.worker]
            tried = [two.database.keep_table(table.id, first, name) for name in names]
            assert sorted(await asyncio.gather(*tried)) == [False, False, False, True]

    run(scenario)


def test_a_clock_that_two_workers_see_run_out_runs_out_once(both: Both) -> None:
    async def scenario() -> None:
        async with both() as (one, two):
            scene = Scene("me", "me", clock=Clock("move", 5))
            table = await one.tables.open(Handled(scene.events))
            await two.tables.get(table.id)
            later = time.time() + 60
            assert [id for id, _ in await one.database.due(later)] == [table.id]

            def run_out(table: Table, now: float) -> Handled:
                return Handled(time_passes(table, later))

            await asyncio.gather(
                *(at.tables.perform(table.id, run_out) for at in (one, two, one, two))
            )
            events = await one.database.events(table.id)
            assert sum(isinstance(event, TimedOut) for event in events) == 1
            assert await one.database.due(later) == []

    run(scenario)


def test_a_review_is_done_by_one_worker_and_taken_over_when_that_one_dies(both: Both) -> None:
    async def scenario() -> None:
        async with both() as (one, two):
            scene = Scene("me", "me")
            scene.ask(ANN, c.Resign(scene.table.seq))
            table = await one.tables.open(Handled(scene.events))
            await one.reviews.start(table)
            await two.reviews.start(table)
            assert (list(one.reviews.tasks), list(two.reviews.tasks)) == ([table.id], [])
            half = Work(1, [[0.25, 0.75]])
            await one.database.keep_review(table.id, half.written(), finished=False)
            found = await two.reviews.progress(table, "en")
            assert (found.done, found.total) == (1, 1)
            await die(one)
            await two.reviews.start(table)
            await until(lambda: not two.reviews.tasks)
            row = await one.database.review(table.id)
            assert row is not None
            assert (row.keeper, row.body) == (None, half.written())
            one.bot_pool.go.set()
            await until(lambda: not one.reviews.tasks)
            again = await two.reviews.progress(table, "en")
            assert again.chances == [[0.25, 0.75]]

    run(scenario)


def test_those_connected_to_a_worker_that_died_count_as_gone(both: Both) -> None:
    async def scenario() -> None:
        async with both() as (one, two):
            table = await one.tables.open(Handled(Scene("me", "me").events))
            await watch(one, table, ANN)
            await watch(two, table, BOB)
            assert two.tables.online(table.id) == {"ann", "bob"}
            await die(one)
            await until(lambda: two.tables.online(table.id) == {"bob"})
            # It was only slow: it says who is there again.
            await one.background.heartbeat()
            await until(lambda: two.tables.online(table.id) == {"ann", "bob"})

    run(scenario)
