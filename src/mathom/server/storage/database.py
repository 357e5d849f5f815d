"""The database: connections, migrations, and queries for tables, events and users."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    Row,
    event,
    func,
    insert,
    inspect,
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
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.orm import Session

from mathom.engine.errors import BadNotation, IllegalAction
from mathom.server.storage.campaign_progress import count
from mathom.server.storage.models import (
    STORING,
    EventRow,
    MemberRow,
    ReviewRow,
    SecretRow,
    TableRow,
    UserRow,
)
from mathom.server.storage.private_files import make_private
from mathom.server.storage.ratings import rate
from mathom.server.storage.sqlite_threads import (
    BUSY_MILLISECONDS,
    Readers,
    Urgency,
    Writer,
    prepare_sqlite,
)
from mathom.server.storage.table_rows import (
    ADD_EVENT,
    CHANGE_KEEPER,
    CHANGE_TABLE,
    SERVER_MOVE,
    add_bodies,
    add_long_table,
    add_members,
    add_row,
    add_table,
    embedded_move,
    event_rows,
    only_moved,
    stored,
    table_row,
)
from mathom.table.events import Event, read_event, write_event
from mathom.table.table import Table

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"

PATIENCE = 120.0
"""Seconds to wait for a connection, when many clients reconnect at once."""

TRIES = 5
MOST_DUE = 500
MOST_BODIES = 200
"""Events of an uploaded game that one transaction stores on SQLite: a few milliseconds."""

MIGRATING = 0x6D6174686F6D
"""The number of the advisory lock that a process holds during a migration."""


T = TypeVar("T")
NewTable = tuple[Table, Sequence[Event], float | None]


class Conflict(Exception):
    """Another process has appended to this table in the meantime."""


def alembic_config(connection: Connection) -> Config:
    """The Alembic configuration, without a file."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def latest_revision() -> str:
    """The revision of the newest migration, by the name of its file."""
    return max(file.stem[1:5] for file in (MIGRATIONS / "versions").glob("v*.py"))


def current_revision(connection: Connection) -> str | None:
    """The revision of a database; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.exec_driver_sql(
        "SELECT version_num FROM alembic_version"
    ).scalar()
    return found


def migrate(connection: Connection, revision: str = "head") -> None:
    """Migrate a database to a version. Alembic takes a while to import, and most databases need no
    migration."""
    wanted = latest_revision() if revision == "head" else revision
    if current_revision(connection) == wanted:
        return
    from alembic import command

    command.upgrade(alembic_config(connection), revision)


def alone(connection: Connection) -> None:
    """Lock the database against other migrations until the transaction ends; SQLite does so
    itself."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))


def downgrade(connection: Connection, revision: str = "base") -> None:
    from alembic import command

    command.downgrade(alembic_config(connection), revision)


def open_engine(url: str) -> AsyncEngine:
    """The engine for a URL. SQLite uses write-ahead logging and waits for locks; an acknowledged
    write survives the death of the process."""
    if not url.startswith("sqlite"):
        engine = create_async_engine(
            url, hide_parameters=True, pool_size=10, max_overflow=10, pool_timeout=PATIENCE
        )
        refuse_broken(engine.sync_engine)
        return engine
    # Each writer commits or rolls back itself, so connections return clean.
    engine = create_async_engine(
        url,
        hide_parameters=True,
        connect_args={"timeout": BUSY_MILLISECONDS / 1000},
        pool_reset_on_return=None,
        pool_timeout=PATIENCE,
    )

    prepare_sqlite(engine.sync_engine)
    return engine


def refuse_broken(engine: Engine) -> None:
    """Do not hand out closed connections. The driver knows which are; a ping each time would cost
    as much as the query."""

    @event.listens_for(engine, "checkout")
    def check(connection: Any, record: object, proxy: object) -> None:
        if connection.driver_connection.is_closed():
            raise DisconnectionError


def ended(fault: Exception) -> bool:
    """Whether an exception means that the connection was lost."""
    if isinstance(fault, DBAPIError):
        return fault.connection_invalidated or isinstance(fault, InterfaceError)
    return isinstance(fault, OSError) or type(fault).__module__.startswith("asyncpg")


def shown(url: str) -> str:
    """A URL without its password."""
    return make_url(url).render_as_string(hide_password=True)


def in_session(work: Callable[[Session], T]) -> Callable[[Connection], T]:
    """A function of a session as one of a connection. Its rows can be used afterwards."""

    def run(connection: Connection) -> T:
        with Session(
            connection, expire_on_commit=False, join_transaction_mode="create_savepoint"
        ) as session:
            result = work(session)
            session.commit()
            return result

    return run


class Database:
    """Stores users, tables and events. `worker` is the id of this process."""

    def __init__(self, url: str) -> None:
        self.worker = secrets.token_hex(8)
        self.engine = open_engine(url)
        # Single reads need no transaction: its beginning and end would be two of three
        # round trips.
        once = {} if url.startswith("sqlite") else {"isolation_level": "AUTOCOMMIT"}
        self.reading = self.engine.execution_options(**once)
        self.embedded = url.startswith("sqlite")
        self.writer = Writer(url) if self.embedded else None
        self.readers = Readers(url) if self.embedded else None
        self.version = 0

    async def open(self) -> None:
        """Migrate the database. Several processes may try at the same time."""
        if self.embedded and self.engine.url.database:
            make_private(Path(self.engine.url.database))
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
        """Close all connections."""
        for threads in (self.writer, self.readers):
            if threads is not None:
                await asyncio.to_thread(threads.close)
        await self.engine.dispose()

    async def write(self, work: Callable[[Connection], T], urgency: Urgency = Urgency.USUAL) -> T:
        """Run a function in one transaction. If it runs twice because the connection was lost, the
        second run has the same effect, or conflicts with the first and is refused."""
        if self.writer is not None:
            return await self.writer.run(work, urgency)
        return await self.twice(lambda: self.on_server(work))

    async def on_server(self, work: Callable[[Connection], T]) -> T:
        """Run a function in a transaction of a database server."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads."""
        if self.readers is not None:
            return await self.readers.run(work)
        return await self.twice(lambda: self.read_on_server(work))

    async def read_on_server(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads from a database server."""
        async with self.reading.connect() as connection:
            return await connection.run_sync(work)

    async def ask(self, query: Executable) -> Sequence[Row[Any]]:
        """The rows of a query."""
        return await self.read(lambda connection: connection.execute(query).all())

    async def load(self, work: Callable[[Session], T]) -> T:
        """Read whole rows in a session."""

        def run(connection: Connection) -> T:
            with Session(connection) as session:
                return work(session)

        return await self.read(run)

    async def save(self, work: Callable[[Session], T]) -> T:
        """Write whole rows in a session."""
        return await self.write(in_session(work))

    async def twice(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run something, and once more if its connection was lost. A database restart closes all
        connections, and the driver notices that late."""
        try:
            return await work()
        except Exception as fault:
            if self.embedded or not ended(fault):
                raise
            return await work()

    async def secret(self) -> bytes:
        """The key that signs cookies."""
        return bytes.fromhex(await self.kept("cookie", lambda: secrets.token_hex(32)))

    async def kept(self, name: str, make: Callable[[], str]) -> str:
        """A secret of the server, created once and shared by all processes."""
        found = await self.load(lambda session: session.get(SecretRow, name))
        if found is None:
            with suppress(IntegrityError):  # another process may create it at the same time
                row = {"name": name, "value": make()}
                await self.write(lambda connection: connection.execute(insert(SecretRow), [row]))
            found = await self.load(lambda session: session.get(SecretRow, name))
        assert found is not None
        return found.value

    async def events(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table after a number. A gap is refused."""
        return [read_event(body) for body in await self.bodies(table, after)]

    async def event_texts(self, table: str, after: int = 0) -> list[tuple[int, str]]:
        """The numbers and texts of events, unchecked."""
        query = (
            select(EventRow.seq, EventRow.body)
            .where(EventRow.table_id == table, EventRow.seq > after)
            .order_by(EventRow.seq)
        )
        return [(row.seq, row.body) for row in await self.ask(query)]

    async def listed(self, table: str) -> tuple[str, str]:
        """The game and status in the row of a table."""
        query = select(TableRow.game, TableRow.status).where(TableRow.id == table)
        for row in await self.ask(query):
            return row.game, row.status
        raise IllegalAction("no-such-table")

    async def mark_stopped(self, table: str) -> None:
        """Mark a table as stopped: nothing happens there by time."""
        here = (TableRow.id == table) & TableRow.status.in_(("waiting", "running"))
        change = update(TableRow).where(here).values(status="stopped", due=None, keeper=None)
        await self.write(lambda connection: connection.execute(change))

    async def resume_table(self, table: Table, due: float | None) -> None:
        """Mark a stopped table as running again."""
        row = {"status": table.status, "due": due}
        keeper = {"keeper": self.worker} if table.to_bots() else {}
        here = (TableRow.id == table.id) & (TableRow.status == "stopped")
        change = update(TableRow).where(here).values(**row, **keeper)
        await self.write(lambda connection: connection.execute(change))

    async def stopped_tables(self) -> list[str]:
        """The ids of stopped tables."""
        query = select(TableRow.id).where(TableRow.status == "stopped")
        return [row.id for row in await self.ask(query)]

    async def create(self, table: Table, events: Sequence[Event], due: float | None) -> None:
        """Store a new table."""
        await self.write(
            lambda connection: add_table(connection, self.worker, table, events, due), Urgency.BULK
        )

    async def create_long(
        self, table: Table, bodies: Sequence[str], due: float | None, at_once: bool = False
    ) -> None:
        """Store a new table with many events, which are written already. All of them happened when
        the table was created. SQLite has one writer: unless they must be stored at once, the events
        are stored in parts, so that moves of others come in between; the table belongs to nobody
        before its last part."""
        if at_once or not self.embedded:
            await self.write(
                lambda c: add_long_table(c, self.worker, table, bodies, due), Urgency.BULK
            )
            return
        await self.write(lambda c: add_row(c, self.worker, table, due, STORING), Urgency.BULK)
        for since in range(0, len(bodies), MOST_BODIES):
            some = bodies[since : since + MOST_BODIES]
            await self.write(
                lambda c, some=some, since=since: add_bodies(  # type: ignore[misc]
                    c, table.id, table.created, some, since
                ),
                Urgency.BULK,
            )
        await self.write(lambda c: stored(c, self.worker, table, due), Urgency.BULK)

    async def append(
        self,
        before: Table,
        after: Table,
        events: Sequence[Event],
        due: float | None,
        new: NewTable | None = None,
    ) -> None:
        """Store events, with a new table that results from them, in one transaction. A sequence
        number that is taken is a conflict."""
        if new is None and only_moved(before, after):
            await self.append_move(before, after, events, due)
            return

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
            if before.status != after.status or before.given_away() != after.given_away():
                rate(connection, after)
            if new is not None:
                add_table(connection, self.worker, *new)

        try:
            await self.write(keep, Urgency.MOVE)
        except IntegrityError as fault:
            raise Conflict from fault

    async def append_move(
        self, before: Table, after: Table, events: Sequence[Event], due: float | None
    ) -> None:
        """Store events that change nothing but the game: the usual case, in as few steps as the
        database allows."""
        kept: tuple[Any, ...] = (after.status, after.updated, due)
        if bool(before.to_bots()) != bool(after.to_bots()):
            kept = (*kept, self.worker if after.to_bots() else None)
        bodies = [write_event(event) for event in events]
        try:
            if self.writer is not None:
                statements = embedded_move(before, events[0].at, bodies, kept)
                await self.writer.execute(statements, Urgency.MOVE)
            else:
                values = (before.id, before.seq, events[0].at, bodies, *kept)
                await self.twice(lambda: self.in_one_trip(SERVER_MOVE[len(kept)], values))
        except IntegrityError as fault:
            raise Conflict from fault

    async def in_one_trip(self, sql: str, values: tuple[Any, ...]) -> None:
        """Run one statement on a database server, which is a transaction of its own. It goes to the
        driver directly."""
        from asyncpg import UniqueViolationError

        async with self.reading.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            try:
                await driver.execute(sql, *values)
            except UniqueViolationError as fault:
                raise Conflict from fault
            except BaseException as fault:
                # SQLAlchemy does not know what happened to the connection, and would reuse it.
                await connection.invalidate()
                if isinstance(fault, Exception) and ended(fault):
                    # A restart of the database ends all connections, not this one alone.
                    await self.reading.dispose()
                raise

    async def due(self, before: float) -> list[tuple[str, float]]:
        """The running tables with something due, and when."""
        query = select(TableRow.id, TableRow.due).where(TableRow.due <= before).limit(MOST_DUE)
        return [(row.id, float(row.due)) for row in await self.ask(query)]

    async def put_off(self, table: str, was: float, due: float | None) -> None:
        """Note that nothing was due at a table at that time."""
        here = (TableRow.id == table) & (TableRow.due == was)
        await self.write(lambda c: c.execute(update(TableRow).where(here).values(due=due)))

    async def to_keep(self, workers: set[str]) -> list[tuple[str, str]]:
        """The tables with a bot to move whose keeper is this worker or no living one."""
        nobody = TableRow.keeper.is_not(None) & TableRow.keeper.not_in(workers - {self.worker})
        query = select(TableRow.id, TableRow.keeper).where(nobody).limit(MOST_DUE)
        return [(row.id, str(row.keeper)) for row in await self.ask(query)]

    async def keep_table(self, table: str, was: str, keeper: str | None) -> bool:
        """Take a table over from another worker. Of several that try, one succeeds."""
        here = (TableRow.id == table) & (TableRow.keeper == was)
        change = update(TableRow).where(here).values(keeper=keeper)
        return await self.write(lambda c: c.execute(change).rowcount) == 1

    async def adopt_table(self, table: str) -> bool:
        """Take over a table without a keeper."""
        free = TableRow.keeper.is_(None) | (TableRow.keeper == self.worker)
        change = update(TableRow).where(TableRow.id == table, free).values(keeper=self.worker)
        return await self.write(lambda c: c.execute(change).rowcount) == 1

    async def bodies(self, table: str, after: int = 0) -> list[str]:
        """The stored events of a table after a number. A gap is refused."""
        rows = await self.event_texts(table, after)
        if rows and rows[-1][0] != after + len(rows):
            raise BadNotation("event-missing")
        return [body for _, body in rows]

    async def keeps(self, table: str) -> bool:
        """Whether this worker runs the bots of a table."""
        query = select(TableRow.keeper).where(TableRow.id == table)
        return any(row.keeper == self.worker for row in await self.ask(query))

    async def others_wrote(self) -> bool:
        """Whether another process may have written since the last call. SQLite knows that without a
        query."""
        if self.writer is None:
            return True
        before = self.version
        self.version = await self.write(data_version)
        return self.version != before

    async def changed(self, since: float) -> list[tuple[str, float]]:
        """The tables that changed after a time, and when."""
        query = select(TableRow.id, TableRow.updated).where(TableRow.updated >= since)
        return [(row.id, row.updated) for row in await self.ask(query)]

    async def public_tables(self, status: str, most: int = 50) -> list[str]:
        """Public tables that wait for players, or that are played, newest first."""
        query = (
            select(TableRow.id)
            .where(TableRow.status == status, TableRow.private.is_(False))
            .order_by(TableRow.updated.desc())
        )
        return [row.id for row in await self.ask(query.limit(most))]

    async def counts(self) -> dict[str, int]:
        """The number of tables by status."""
        many = func.count().label("many")
        query = select(TableRow.status, many).group_by(TableRow.status)
        return {str(row.status): int(row.many) for row in await self.ask(query)}

    async def tables_of(self, user: str, most: int = 100) -> list[str]:
        """The tables of a user, newest first."""
        query = (
            select(TableRow.id)
            .join(MemberRow, MemberRow.table_id == TableRow.id)
            .where(MemberRow.user_id == user)
            .order_by(TableRow.updated.desc())
        )
        return [row.id for row in await self.ask(query.limit(most))]

    async def user(self, id: str) -> UserRow | None:
        """The row of a user."""
        return await self.load(lambda session: session.get(UserRow, id))

    async def user_by_login(self, login: str) -> UserRow | None:
        """A registered user by login."""
        query = select(UserRow).where(UserRow.login == login)
        return await self.load(lambda session: session.scalar(query))

    async def keep_user(self, user: UserRow) -> None:
        """Store the name of a user. A login that is taken is a conflict."""
        try:
            await self.save(lambda session: session.merge(user))
        except IntegrityError as fault:
            raise Conflict from fault

    async def review(self, table: str) -> ReviewRow | None:
        return await self.load(lambda session: session.get(ReviewRow, table))

    async def begin_review(self, table: str, body: str) -> bool:
        """Claim a review that nobody has started."""
        row = {"table_id": table, "body": body, "keeper": self.worker}
        try:
            await self.write(lambda c: c.execute(insert(ReviewRow), [row]))
        except IntegrityError:
            return False
        return True

    async def take_review(self, table: str, was: str) -> bool:
        """Take a review over from another worker. Of several that try, one succeeds."""
        here = (ReviewRow.table_id == table) & (ReviewRow.keeper == was)
        change = update(ReviewRow).where(here).values(keeper=self.worker)
        return await self.write(lambda c: c.execute(change).rowcount) == 1

    async def keep_review(self, table: str, body: str, finished: bool) -> None:
        """Store the progress of a review."""
        here = (ReviewRow.table_id == table) & (ReviewRow.keeper == self.worker)
        keeper = None if finished else self.worker
        change = update(ReviewRow).where(here).values(body=body, keeper=keeper)
        await self.write(lambda c: c.execute(change))


def data_version(connection: Connection) -> int:
    """SQLite's data version, which changes when another connection has written to the file."""
    return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())
