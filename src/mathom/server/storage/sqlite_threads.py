"""SQLite in threads: one thread that writes, and a few that read.

A query driven step by step from the event loop costs several times as much as one that runs in a
thread as a whole. SQLite has a single writer, so writes wait in a queue here. Moves of games come
first, and writes that wait together share one commit. Another thread runs the checkpoints, which
copy what was written from the write-ahead log into the database: no move waits for them.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from time import monotonic as now
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import QueuePool, StaticPool

log = logging.getLogger("mathom.storage.sqlite")

T = TypeVar("T")
Work = Callable[[Connection], Any]
Statement = tuple[str, tuple[Any, ...]]
"""SQL with question marks, and its values."""

BUSY_MILLISECONDS = 15_000

READERS = 2
"""Threads that read. More would only take turns with the event loop."""

MOST_TOGETHER = 16
"""How many writes share one commit."""

CHECKPOINT_SECONDS = 5.0
"""Seconds between two checkpoints."""

LONG_LOG = 4_000
"""Pages of the write-ahead log from which on it begins anew. Only for that must writers wait, for
the few pages that were written during the last checkpoint."""

MOST_LOG = 16_000
"""Pages from which on a commit runs a checkpoint itself, should the thread be stuck."""


class Urgency(Enum):
    """How long a write may let later, more urgent ones go first, in seconds."""

    MOVE = 0.0
    USUAL = 0.2
    BULK = 2.0
    """New tables and uploads. They never share a commit with others."""


def prepare_sqlite(engine: Engine) -> None:
    """Use write-ahead logging, wait for locks, and sync every commit."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"busy_timeout={BUSY_MILLISECONDS}",
            f"wal_autocheckpoint={MOST_LOG}",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def begin_at_once(engine: Engine) -> None:
    """Take the write lock when a transaction begins. The driver would only begin one at the first
    change, and not at all before a savepoint."""

    @event.listens_for(engine, "connect")
    def leave_transactions_alone(connection: Any, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def open_threaded(url: str, pool: type[Any], **options: Any) -> Engine:
    """An engine of the synchronous driver, whose connections may change threads."""
    engine = create_engine(
        make_url(url).set(drivername="sqlite"),
        hide_parameters=True,
        connect_args={"timeout": BUSY_MILLISECONDS / 1000, "check_same_thread": False},
        pool_reset_on_return=None,
        poolclass=pool,
        **options,
    )
    prepare_sqlite(engine)
    return engine


class Job:
    """A write that waits. Jobs are sorted by deadline, so none waits for ever."""

    __slots__ = ("deadline", "done", "fault", "number", "result", "statements", "urgency", "work")

    def __init__(
        self, work: Work, urgency: Urgency, number: int, statements: Sequence[Statement] = ()
    ) -> None:
        self.work = work
        self.statements = statements
        self.urgency = urgency
        self.number = number
        self.deadline = now() + urgency.value
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.fault: Exception | None = None

    def __lt__(self, other: Job) -> bool:
        return (self.deadline, self.number) < (other.deadline, other.number)


class Checkpoints:
    """Copies the write-ahead log into the database, in a thread."""

    def __init__(self, url: str) -> None:
        self.engine = open_threaded(url, StaticPool)
        self.closed = threading.Event()
        self.thread = threading.Thread(target=self.serve, name="checkpoints", daemon=True)
        self.thread.start()

    def serve(self) -> None:
        """The main loop of the thread."""
        while not self.closed.wait(CHECKPOINT_SECONDS):
            try:
                self.run()
            except (sqlite3.Error, DBAPIError) as fault:
                # A full disk, for example. The next commit fails as well, and is told to a person.
                log.warning("no checkpoint", extra={"facts": {"fault": type(fault).__name__}})

    def run(self) -> None:
        """Copy what was written while others write on; a long log begins anew."""
        with self.engine.connect() as connection:
            pages = checkpoint(connection, "PASSIVE")
            if pages >= LONG_LOG:
                checkpoint(connection, "RESTART")

    def close(self) -> None:
        self.closed.set()
        self.thread.join()
        self.engine.dispose()


def checkpoint(connection: Connection, kind: str) -> int:
    """Run a checkpoint; the number of pages in the log before."""
    found = connection.exec_driver_sql(f"PRAGMA wal_checkpoint({kind})").one()
    return int(found[1])


class Writer:
    """Runs transactions in a thread, in order of urgency."""

    def __init__(self, url: str) -> None:
        self.engine = open_threaded(url, StaticPool)
        begin_at_once(self.engine)
        self.checkpoints: Checkpoints | None = None
        self.url = url
        self.waiting: list[Job] = []
        self.numbers = itertools.count()
        self.changed = threading.Condition()
        self.closed = False
        self.thread: threading.Thread | None = None

    async def run(self, work: Callable[[Connection], T], urgency: Urgency) -> T:
        """Run a function in a transaction. It may run twice, if the first attempt was rolled
        back."""
        result: T = await self.put(Job(work, urgency, next(self.numbers)))
        return result

    async def execute(self, statements: Sequence[Statement], urgency: Urgency) -> None:
        """Run statements in a transaction. They go to the driver directly, which takes a third of
        the time."""

        def work(connection: Connection) -> None:
            for sql, values in statements:
                connection.exec_driver_sql(sql, values)

        await self.put(Job(work, urgency, next(self.numbers), statements))

    async def put(self, job: Job) -> Any:
        """Put a job into the queue, and wait for its result."""
        with self.changed:
            if self.thread is None:
                self.thread = threading.Thread(target=self.serve, name="writer", daemon=True)
                self.thread.start()
                self.checkpoints = Checkpoints(self.url)
            heapq.heappush(self.waiting, job)
            self.changed.notify()
        return await job.done

    def serve(self) -> None:
        """The main loop of the thread."""
        while jobs := self.take():
            self.write(jobs)
            job = jobs[0]
            try:
                job.done.get_loop().call_soon_threadsafe(settle, jobs)
            except RuntimeError:
                return  # the event loop is closed

    def take(self) -> list[Job]:
        """Wait for jobs; those of the next transaction, none at the end."""
        with self.changed:
            while not self.waiting and not self.closed:
                self.changed.wait()
            jobs: list[Job] = []
            while self.waiting and len(jobs) < MOST_TOGETHER:
                if jobs and Urgency.BULK in (jobs[0].urgency, self.waiting[0].urgency):
                    break
                jobs.append(heapq.heappop(self.waiting))
            return jobs

    def write(self, jobs: list[Job]) -> None:
        """Run jobs in one transaction; if that fails as a whole, each in its own."""
        if all(job.statements for job in jobs) and self.write_directly(jobs):
            return
        if len(jobs) > 1:
            try:
                with self.engine.begin() as connection:
                    for job in jobs:
                        attempt_in_savepoint(connection, job)
                return
            except Exception:
                for job in jobs:
                    job.fault = None
        for job in jobs:
            try:
                with self.engine.begin() as connection:
                    job.result = job.work(connection)
            except Exception as fault:
                job.fault = fault

    def write_directly(self, jobs: list[Job]) -> bool:
        """Run jobs that are statements in one transaction, without SQLAlchemy. If anything fails,
        nothing is done: who was refused, and why, is found in the other way."""
        pooled = self.engine.raw_connection()
        driver: Any = pooled.driver_connection
        try:
            driver.execute("BEGIN IMMEDIATE")
            for job in jobs:
                for sql, values in job.statements:
                    driver.execute(sql, values)
            driver.execute("COMMIT")
        except sqlite3.Error:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            return False
        finally:
            pooled.close()
        return True

    def close(self) -> None:
        """Finish the waiting jobs, and close the connection."""
        with self.changed:
            self.closed = True
            self.changed.notify()
        if self.thread is not None:
            self.thread.join()
        if self.checkpoints is not None:
            self.checkpoints.close()
        self.engine.dispose()


def attempt_in_savepoint(connection: Connection, job: Job) -> None:
    """Run a job that does not undo the others if it is refused. A failure of the database, such as
    a full disk, may have undone everything, and is raised."""
    try:
        with connection.begin_nested():
            job.result = job.work(connection)
    except Exception as fault:
        if isinstance(fault, DBAPIError) and not isinstance(fault, IntegrityError):
            raise
        job.fault = fault


def settle(jobs: Iterable[Job]) -> None:
    """Hand out results in the event loop."""
    for job in jobs:
        if job.done.done():
            continue
        if job.fault is not None:
            job.done.set_exception(job.fault)
        else:
            job.done.set_result(job.result)


class Readers:
    """Runs queries in a few threads, each as a whole."""

    def __init__(self, url: str) -> None:
        self.engine = open_threaded(url, QueuePool, pool_size=READERS)
        self.threads = ThreadPoolExecutor(READERS, "reader")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self.read, work)

    def read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            try:
                return work(connection)
            finally:
                connection.rollback()

    def close(self) -> None:
        self.threads.shutdown()
        self.engine.dispose()
