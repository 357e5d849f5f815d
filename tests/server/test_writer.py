"""SQLite's writer: moves first, and one commit for all that wait."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import IntegrityError, OperationalError

from mathom.engine.errors import IllegalAction
from mathom.server.storage import sqlite_threads
from mathom.server.storage.sqlite_threads import Readers, Urgency, Writer

PATIENCE = 180.0


class Held:
    """A writer that is kept busy until everything that is to wait has come."""

    def __init__(self, folder: Path) -> None:
        url = f"sqlite:///{folder / 'writer.sqlite3'}"
        self.writer = Writer(url)
        self.readers = Readers(url)
        self.go = threading.Event()
        self.commits = 0
        event.listen(self.writer.engine, "commit", self.count)

    def count(self, _: Connection) -> None:
        self.commits += 1

    async def hold(self) -> asyncio.Task[None]:
        """Make the table, and keep the thread busy."""
        await self.writer.run(create, Urgency.USUAL)
        started = threading.Event()

        def wait(_: Connection) -> None:
            started.set()
            assert self.go.wait(PATIENCE)

        task = asyncio.create_task(self.writer.run(wait, Urgency.USUAL))
        await asyncio.to_thread(started.wait, PATIENCE)
        self.commits = 0
        return task

    async def together(self, *jobs: tuple[Callable[[Connection], Any], Urgency]) -> list[Any]:
        """Let jobs wait together, and then run; their results."""
        first = await self.hold()
        tasks = [asyncio.create_task(self.writer.run(*job)) for job in jobs]
        while len(self.writer.waiting) < len(jobs):
            await asyncio.sleep(0)
        self.go.set()
        await first
        return await asyncio.gather(*tasks, return_exceptions=True)

    async def rows(self) -> list[int]:
        """What is stored, in the order in which it was written."""
        asked = "SELECT number FROM numbers ORDER BY rowid"
        return await self.readers.run(lambda c: list(c.exec_driver_sql(asked).scalars()))


def create(connection: Connection) -> None:
    connection.exec_driver_sql("CREATE TABLE numbers (number INTEGER UNIQUE)")


def add(number: int) -> Callable[[Connection], int]:
    """A job that stores a number."""

    def work(connection: Connection) -> int:
        connection.exec_driver_sql("INSERT INTO numbers VALUES (?)", (number,))
        return number

    return work


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Callable[[Held], Coroutine[Any, Any, None]]], None]:
    """Runs a test with a writer, and closes it."""

    def run(work: Callable[[Held], Coroutine[Any, Any, None]]) -> None:
        held = Held(tmp_path)
        try:
            asyncio.run(work(held))
        finally:
            held.writer.close()
            held.readers.close()

    return run


Run = Callable[[Callable[[Held], Coroutine[Any, Any, None]]], None]


def test_a_move_is_written_before_everything_that_waits(run: Run) -> None:
    async def work(held: Held) -> None:
        bulk = [(add(number), Urgency.BULK) for number in range(3)]
        usual, move = (add(10), Urgency.USUAL), (add(20), Urgency.MOVE)
        await held.together(*bulk, usual, move)
        assert await held.rows() == [20, 10, 0, 1, 2]

    run(work)


def test_bulk_writes_wait_only_for_a_while(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(sqlite_threads, "now", lambda: now[0])

    async def work(held: Held) -> None:
        first = await held.hold()
        bulk = asyncio.create_task(held.writer.run(add(1), Urgency.BULK))
        await asyncio.sleep(0)
        now[0] += Urgency.BULK.value + 0.1
        move = asyncio.create_task(held.writer.run(add(2), Urgency.MOVE))
        await asyncio.sleep(0)
        held.go.set()
        await asyncio.gather(first, bulk, move)
        assert await held.rows() == [1, 2]

    run(work)


def test_moves_that_wait_together_share_one_commit(run: Run) -> None:
    async def work(held: Held) -> None:
        found = await held.together(*((add(number), Urgency.MOVE) for number in range(5)))
        assert found == await held.rows() == [0, 1, 2, 3, 4]
        assert held.commits == 2, "that of the one before, and theirs"

    run(work)


def refuse(connection: Connection) -> None:
    """A job that writes something and is then refused."""
    add(7)(connection)
    raise IllegalAction("not-now")


def test_a_refusal_undoes_its_own_job_only(run: Run) -> None:
    async def work(held: Held) -> None:
        jobs = [add(1), add(1), refuse, add(2)]
        found = await held.together(*((job, Urgency.MOVE) for job in jobs))
        assert isinstance(found[1], IntegrityError)
        assert isinstance(found[2], IllegalAction)
        assert await held.rows() == [1, 2]

    run(work)


def test_a_failure_of_the_database_fails_only_the_job_that_meets_it(run: Run) -> None:
    def fail(connection: Connection) -> None:
        connection.exec_driver_sql("INSERT INTO nowhere VALUES (1)")

    async def work(held: Held) -> None:
        jobs = [add(1), fail, add(2)]
        found = await held.together(*((job, Urgency.MOVE) for job in jobs))
        assert isinstance(found[1], OperationalError)
        assert [found[0], found[2]] == await held.rows() == [1, 2]

    run(work)


def test_what_waits_is_written_before_the_end(run: Run) -> None:
    async def work(held: Held) -> None:
        first = await held.hold()
        late = [
            asyncio.create_task(held.writer.run(add(number), Urgency.BULK)) for number in (1, 2)
        ]
        while len(held.writer.waiting) < 2:
            await asyncio.sleep(0)
        held.go.set()
        await asyncio.to_thread(held.writer.close)
        await asyncio.gather(first, *late)
        assert await held.rows() == [1, 2]

    run(work)


def fill(connection: Connection) -> None:
    """A job that writes more pages than SQLite lets a log have unless told otherwise."""
    connection.exec_driver_sql("CREATE TABLE IF NOT EXISTS texts (text TEXT)")
    rows = [("x" * 3000,)] * 1200
    connection.exec_driver_sql("INSERT INTO texts VALUES (?)", rows)


def test_no_write_waits_for_a_checkpoint(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sqlite_threads, "CHECKPOINT_SECONDS", PATIENCE)

    async def work(held: Held) -> None:
        await held.writer.run(fill, Urgency.MOVE)
        await held.writer.run(create, Urgency.MOVE)
        assert (tmp_path / "writer.sqlite3").stat().st_size < 100_000, "all is still in the log"
        assert held.writer.checkpoints is not None
        held.writer.checkpoints.run()
        assert (tmp_path / "writer.sqlite3").stat().st_size > 3_000_000

    run(work)


def test_a_long_log_begins_anew(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_threads, "CHECKPOINT_SECONDS", PATIENCE)
    monkeypatch.setattr(sqlite_threads, "LONG_LOG", 1000)

    async def pages(held: Held) -> int:
        return await held.readers.run(lambda c: sqlite_threads.checkpoint(c, "PASSIVE"))

    async def work(held: Held) -> None:
        await held.writer.run(fill, Urgency.MOVE)
        assert await pages(held) > 1000
        assert held.writer.checkpoints is not None
        held.writer.checkpoints.run()
        await held.writer.run(create, Urgency.MOVE)
        assert await pages(held) < 10, "only what was written since"

    run(work)
