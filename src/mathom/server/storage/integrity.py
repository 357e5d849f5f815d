"""Integrity checks of a database: pages, references, and the order of events."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection, Inspector, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from mathom.engine.errors import BadNotation
from mathom.server.logs import short
from mathom.server.storage.database import Database
from mathom.server.storage.models import STORING, Base, EventRow, TableRow
from mathom.table.events import read_event

MOST_FAULTS = 20
Fault = tuple[str, dict[str, object]]
"""A text key and its arguments."""


async def quick_check(database: Database) -> None:
    """Refuse a database with damaged pages. PostgreSQL checks its own."""
    if not database.embedded:
        return
    faults = await database.read(lambda connection: list(damaged_pages(connection, "quick_check")))
    if faults:
        raise BadNotation("database-damaged", fault=str(faults[0][1]["fault"]))


async def check(database: Database) -> list[Fault]:
    """All faults of a database."""
    # PostgreSQL reads large results in parts only within a transaction.
    return await (database.read(faults_of) if database.embedded else database.write(faults_of))


def faults_of(connection: Connection) -> list[Fault]:
    """All faults, or the first ones. Damaged pages make all other checks worthless."""
    found: list[Fault] = []
    for look in (pages, missing_tables, loose_rows, gaps, unreadable):
        try:
            found += list(look(connection))[:MOST_FAULTS]
        except SQLAlchemyError as fault:
            found.append(("check-fault", {"fault": str(fault).splitlines()[0]}))
        if found and look is pages:
            break
    return found


def pages(connection: Connection) -> Iterator[Fault]:
    """Damaged pages and indexes."""
    if connection.dialect.name == "sqlite":
        yield from damaged_pages(connection, "integrity_check")


def damaged_pages(connection: Connection, how: str) -> Iterator[Fault]:
    """The faults that SQLite finds in its file."""
    try:
        lines = connection.exec_driver_sql(f"PRAGMA {how}({MOST_FAULTS})").scalars().all()
    except SQLAlchemyError as fault:
        lines = [str(fault).splitlines()[0]]
    for line in lines:
        if line != "ok":
            yield "check-page", {"fault": " ".join(str(line).split())}


def missing_tables(connection: Connection) -> Iterator[Fault]:
    known: Inspector = inspect(connection)
    for name in sorted(set(Base.metadata.tables) - set(known.get_table_names())):
        yield "check-missing", {"name": name}


def loose_rows(connection: Connection) -> Iterator[Fault]:
    """Rows with dangling references. Only a damaged or edited database has any."""
    for kind in Base.metadata.sorted_tables:
        for key in kind.foreign_keys:
            other = key.column
            there = select(other).where(other == key.parent).exists()
            query = select(func.count()).select_from(kind).where(~there, key.parent.is_not(None))
            many = connection.scalar(query)
            if many:
                yield "check-loose", {"name": kind.name, "other": other.table.name, "rows": many}


def gaps(connection: Connection) -> Iterator[Fault]:
    """Tables whose events are not numbered from one on without gaps, or that have none."""
    numbers = (
        select(
            EventRow.table_id,
            func.min(EventRow.seq).label("first"),
            func.max(EventRow.seq).label("last"),
            func.count().label("many"),
        )
        .group_by(EventRow.table_id)
        .subquery()
    )
    query = select(TableRow.id, numbers).outerjoin(numbers, numbers.c.table_id == TableRow.id)
    broken = (
        (numbers.c.many.is_(None)) | (numbers.c.first != 1) | (numbers.c.last != numbers.c.many)
    )
    for row in connection.execute(query.where(broken, TableRow.status != STORING)):
        yield "check-gap", {"table": short(row.id), "events": row.many or 0, "last": row.last or 0}


def unreadable(connection: Connection) -> Iterator[Fault]:
    query = select(EventRow.table_id, EventRow.seq, EventRow.body)
    for row in connection.execute(query.execution_options(yield_per=1000)):
        try:
            read_event(row.body)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            yield "check-event", {"table": short(row.table_id), "number": row.seq}
