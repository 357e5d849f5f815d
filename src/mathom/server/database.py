"""The database: opened, brought up to date, and asked for events."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    Row,
    bindparam,
    create_engine,
    event,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import (
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    InterfaceError,
    OperationalError,
)
from sqlalchemy.ext.asyncio import (
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)
from sqlalchemy.pool import StaticPool

from mathom.server.models import EventRow, MemberRow, ReviewRow, SecretRow, TableRow, UserRow
from mathom.server.progress import belongs, count, welcome
from mathom.server.ratings import rate
from mathom.table.events import Event, read_event, write_event
from mathom.table.table import Table

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MILLISECONDS = 15_000

PATIENCE = 120.0
"""Seconds for which somebody waits for a connection, when everybody comes back at once."""

TRIES = 5
MOST_DUE = 500

MIGRATING = 0x6D6174686F6D
"""The number of the lock that one process holds while it changes what the database is like."""


T = TypeVar("T")
NewTable = tuple[Table, Sequence[Event], float | None]


class Conflict(Exception):
    """Somebody else has appended to this table in the meantime."""


def alembic_config(connection: Connection) -> Config:
    """What Alembic must know, without a file."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring a database up to a version."""
    command.upgrade(alembic_config(connection), revision)


def alone(connection: Connection) -> None:
    """Let no other process change the database until the transaction ends; SQLite does itself."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))


def downgrade(connection: Connection, revision: str = "base") -> None:
    """Take a database back to a version."""
    command.downgrade(alembic_config(connection), revision)


def open_engine(url: str) -> AsyncEngine:
    """The database at an address. SQLite writes ahead and waits for others; nothing that was
    acknowledged is lost when the process dies."""
    if not url.startswith("sqlite"):
        engine = create_async_engine(url, pool_size=10, max_overflow=10, pool_timeout=PATIENCE)
        refuse_broken(engine.sync_engine)
        return engine
    # Whoever writes commits or rolls back by itself, so a connection comes back clean.
    engine = create_async_engine(
        url,
        connect_args={"timeout": BUSY_MILLISECONDS / 1000},
        pool_reset_on_return=None,
        pool_timeout=PATIENCE,
    )

    prepare_sqlite(engine.sync_engine)
    return engine


def refuse_broken(engine: Engine) -> None:
    """Hand out no connection that has ended meanwhile. The driver knows; to ask the database each
    time whether it is there costs as much as what is then asked of it."""

    @event.listens_for(engine, "checkout")
    def check(connection: Any, record: object, proxy: object) -> None:
        if connection.driver_connection.is_closed():
            raise DisconnectionError


def ended(fault: Exception) -> bool:
    """Whether something failed because its connection had ended, and not for what it asked."""
    if isinstance(fault, DBAPIError):
        return fault.connection_invalidated or isinstance(fault, InterfaceError)
    return isinstance(fault, OSError) or type(fault).__module__.startswith("asyncpg")


def shown(url: str) -> str:
    """An address as it may be shown: without a password."""
    return make_url(url).render_as_string(hide_password=True)


def open_writer(url: str) -> Engine:
    """The same SQLite database, for the thread that writes."""
    plain = make_url(url).set(drivername="sqlite")
    writer = create_engine(
        plain,
        connect_args={"timeout": BUSY_MILLISECONDS / 1000, "check_same_thread": False},
        pool_reset_on_return=None,
        poolclass=StaticPool,
    )
    prepare_sqlite(writer)
    return writer


def in_transaction(writer: Engine, work: Callable[[Connection], T]) -> T:
    """Do some work and commit it."""
    with writer.begin() as connection:
        return work(connection)


def version_seen(writer: Engine) -> int:
    """A number that changes when another connection than the writer's has changed the file."""
    with writer.connect() as connection:
        return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())


def prepare_sqlite(engine: Engine) -> None:
    """Write ahead, wait for others, and let nothing that was acknowledged be lost."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"busy_timeout={BUSY_MILLISECONDS}",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


class Database:
    """Keeps users, tables and events. `worker` is this process among those that share them."""

    def __init__(self, url: str) -> None:
        self.worker = secrets.token_hex(8)
        self.engine = open_engine(url)
        # Who reads once needs no transaction: of the three things said to a server two would be
        # its beginning and its end.
        once = {} if url.startswith("sqlite") else {"isolation_level": "AUTOCOMMIT"}
        self.reading = self.engine.execution_options(**once)
        self.session: async_sessionmaker[AsyncSession] = async_sessionmaker(
            self.engine, expire_on_commit=False
        )
        # SQLite has one writer; those who wait for each other here do not sleep there. It writes in
        # a thread of its own, for a transaction step by step from here costs three times as much.
        self.embedded = sqlite = url.startswith("sqlite")
        self.turn = asyncio.Semaphore(1 if sqlite else 10)
        self.writer = open_writer(url) if sqlite else None
        self.thread = ThreadPoolExecutor(1, "writer")
        self.version = 0

    async def open(self) -> None:
        """Bring the database up to date; several processes may try at the same time."""
        for attempt in range(TRIES):
            try:
                async with self.engine.begin() as connection:
                    await connection.run_sync(alone)
                    await connection.run_sync(migrate)
                return
            except OperationalError:
                if attempt == TRIES - 1:
                    raise
                await asyncio.sleep(0.2 * (attempt + 1))

    async def close(self) -> None:
        """Let go of all connections."""
        if self.writer is not None:
            await asyncio.to_thread(self.thread.shutdown)
            self.writer.dispose()
        await self.engine.dispose()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in one transaction: all of it or nothing. Whatever is done twice because its
        first connection ended is the same once more, or clashes with itself and is refused."""
        async with self.turn:
            if self.writer is None:
                return await self.twice(lambda: self.on_server(work))
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.thread, in_transaction, self.writer, work)

    async def on_server(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction of a database server."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def ask(self, asked: Executable) -> Sequence[Row[Any]]:
        """The answers to one question."""
        return await self.twice(lambda: self.answers(asked))

    async def answers(self, asked: Executable) -> Sequence[Row[Any]]:
        """The answers to one question, if the connection holds."""
        async with self.reading.connect() as connection:
            return (await connection.execute(asked)).all()

    async def twice(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something, and once more on another connection if that one had ended. A server that
        restarts ends them all, and the driver hears of it a moment late."""
        try:
            return await work()
        except Exception as fault:
            if self.embedded or not ended(fault):
                raise
            return await work()

    async def secret(self) -> bytes:
        """The key with which cookies are signed, made once and shared by all processes."""
        async with self.session() as session:
            found = await session.get(SecretRow, "cookie")
            if found is None:
                session.add(SecretRow(name="cookie", value=secrets.token_hex(32)))
                try:
                    await session.commit()
                except IntegrityError:
                    await session.rollback()
                found = await session.get(SecretRow, "cookie", populate_existing=True)
        assert found is not None
        return bytes.fromhex(found.value)

    async def events(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table from a number on."""
        asked = (
            select(EventRow.body)
            .where(EventRow.table_id == table, EventRow.seq > after)
            .order_by(EventRow.seq)
        )
        return [read_event(row.body) for row in await self.ask(asked)]

    async def create(self, table: Table, events: Sequence[Event], due: float | None) -> None:
        """Keep a new table."""
        await self.write(lambda connection: add_table(connection, self.worker, table, events, due))

    async def append(
        self,
        before: Table,
        after: Table,
        events: Sequence[Event],
        due: float | None,
        new: NewTable | None = None,
    ) -> None:
        """Keep what happened, with a new table that comes of it: all of it or nothing.
        A number that is taken is a conflict."""

        def keep(connection: Connection) -> None:
            connection.execute(ADD_EVENT, event_rows(before.id, before.seq, events))
            row = table_row(after, due)
            if bool(before.to_bots()) == bool(after.to_bots()):
                connection.execute(CHANGE_TABLE, row)
            else:
                keeper = self.worker if after.to_bots() else None
                connection.execute(CHANGE_KEEPER, {**row, "keeper": keeper})
            add_members(connection, after, after.people() - before.people())
            if before.status != after.status:
                count(connection, after)
                rate(connection, after)
            if new is not None:
                add_table(connection, self.worker, *new)

        try:
            await self.write(keep)
        except IntegrityError as fault:
            raise Conflict from fault

    async def due(self, before: float) -> list[tuple[str, float]]:
        """The running tables at which something must happen by itself, with when."""
        asked = select(TableRow.id, TableRow.due).where(TableRow.due <= before).limit(MOST_DUE)
        return [(row.id, float(row.due)) for row in await self.ask(asked)]

    async def put_off(self, table: str, was: float, due: float | None) -> None:
        """Note that nothing was to happen at a table at that time."""
        here = (TableRow.id == table) & (TableRow.due == was)
        await self.write(lambda c: c.execute(update(TableRow).where(here).values(due=due)))

    async def to_keep(self, workers: set[str]) -> list[tuple[str, str]]:
        """The tables at which a bot is to move that this worker keeps, or that nobody keeps since
        their keeper is none of the workers any more."""
        nobody = TableRow.keeper.is_not(None) & TableRow.keeper.not_in(workers - {self.worker})
        asked = select(TableRow.id, TableRow.keeper).where(nobody).limit(MOST_DUE)
        return [(row.id, str(row.keeper)) for row in await self.ask(asked)]

    async def keep_table(self, table: str, was: str, keeper: str | None) -> bool:
        """Keep a table in the place of another worker; of several who try, one succeeds."""
        here = (TableRow.id == table) & (TableRow.keeper == was)
        change = update(TableRow).where(here).values(keeper=keeper)
        return await self.write(lambda c: c.execute(change).rowcount) == 1

    async def keeps(self, table: str) -> bool:
        """Whether this worker lets the bots of a table think."""
        asked = select(TableRow.keeper).where(TableRow.id == table)
        return any(row.keeper == self.worker for row in await self.ask(asked))

    async def others_wrote(self) -> bool:
        """Whether another process may have written since this was last asked. SQLite knows it, and
        need not be searched when nobody has."""
        if self.writer is None:
            return True
        loop = asyncio.get_running_loop()
        before = self.version
        self.version = await loop.run_in_executor(self.thread, version_seen, self.writer)
        return self.version != before

    async def changed(self, since: float) -> list[tuple[str, float]]:
        """The tables that changed after a moment, with when."""
        asked = select(TableRow.id, TableRow.updated).where(TableRow.updated >= since)
        async with self.session() as session:
            return [(row.id, row.updated) for row in await session.execute(asked)]

    async def open_tables(self, most: int = 50) -> list[str]:
        """Public tables that wait for players, the newest first."""
        asked = (
            select(TableRow.id)
            .where(TableRow.status == "waiting", TableRow.private.is_(False))
            .order_by(TableRow.updated.desc())
        )
        async with self.session() as session:
            return list(await session.scalars(asked.limit(most)))

    async def tables_of(self, user: str, most: int = 100) -> list[str]:
        """The tables of somebody, the newest first."""
        asked = (
            select(TableRow.id)
            .join(MemberRow, MemberRow.table_id == TableRow.id)
            .where(MemberRow.user_id == user)
            .order_by(TableRow.updated.desc())
        )
        async with self.session() as session:
            return list(await session.scalars(asked.limit(most)))

    async def user(self, id: str) -> UserRow | None:
        """Somebody who has a name."""
        async with self.session() as session:
            return await session.get(UserRow, id)

    async def user_by_login(self, login: str) -> UserRow | None:
        """Somebody who is registered."""
        async with self.session() as session:
            found: UserRow | None = await session.scalar(
                select(UserRow).where(UserRow.login == login)
            )
            return found

    async def keep_user(self, user: UserRow) -> None:
        """Keep somebody's name; a login that is taken is a conflict."""
        try:
            async with self.turn, self.session() as session, session.begin():
                await session.merge(user)
        except IntegrityError as fault:
            raise Conflict from fault

    async def review(self, table: str) -> ReviewRow | None:
        """A review, finished or not."""
        async with self.session() as session:
            return await session.get(ReviewRow, table)

    async def begin_review(self, table: str, body: str) -> bool:
        """Be the one who reviews a game that nobody has reviewed."""
        row = {"table_id": table, "body": body, "keeper": self.worker}
        try:
            await self.write(lambda c: c.execute(insert(ReviewRow), [row]))
        except IntegrityError:
            return False
        return True

    async def take_review(self, table: str, was: str) -> bool:
        """Go on with a review in the place of another worker; of several, one succeeds."""
        here = (ReviewRow.table_id == table) & (ReviewRow.keeper == was)
        change = update(ReviewRow).where(here).values(keeper=self.worker)
        return await self.write(lambda c: c.execute(change).rowcount) == 1

    async def keep_review(self, table: str, body: str, finished: bool) -> None:
        """Keep a review as far as this worker has got."""
        here = (ReviewRow.table_id == table) & (ReviewRow.keeper == self.worker)
        keeper = None if finished else self.worker
        change = update(ReviewRow).where(here).values(body=body, keeper=keeper)
        await self.write(lambda c: c.execute(change))


def add_table(
    connection: Connection, worker: str, table: Table, events: Sequence[Event], due: float | None
) -> None:
    """Add a new table with its people and events; whoever adds it lets its bots think."""
    row = {
        "id": table.id,
        "game": table.game.id,
        "status": table.status,
        "private": table.private,
        "updated": table.updated,
        "due": due,
        "keeper": worker if table.to_bots() else None,
    }
    connection.execute(insert(TableRow), [row])
    add_members(connection, table, {table.host, *table.people()})
    connection.execute(ADD_EVENT, event_rows(table.id, 0, events))
    belongs(connection, table)
    count(connection, table)
    rate(connection, table)


def add_members(connection: Connection, table: Table, users: set[str]) -> None:
    """Note who belongs to a table, each only once."""
    if not users:
        return
    known = set(connection.scalars(select(MemberRow.user_id).where(MemberRow.table_id == table.id)))
    rows = [{"table_id": table.id, "user_id": user} for user in sorted(users - known)]
    if rows:
        connection.execute(insert(MemberRow), rows)
    welcome(connection, table, users)


ADD_EVENT = insert(EventRow)
CHANGE_TABLE = (
    update(TableRow)
    .where(TableRow.id == bindparam("of"))
    .values(status=bindparam("status"), updated=bindparam("updated"), due=bindparam("due"))
)


CHANGE_KEEPER = CHANGE_TABLE.values(keeper=bindparam("keeper"))


def table_row(table: Table, due: float | None) -> dict[str, Any]:
    """What changes of the row of a table."""
    return {"of": table.id, "status": table.status, "updated": table.updated, "due": due}


def event_rows(table: str, seq: int, events: Sequence[Event]) -> list[dict[str, Any]]:
    """Events as rows, numbered from the next number on."""
    return [
        {"table_id": table, "seq": seq + number, "at": event.at, "body": write_event(event)}
        for number, event in enumerate(events, 1)
    ]
