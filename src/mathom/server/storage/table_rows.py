"""Tables as rows: new tables with their members and events, and how a move is stored."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, text, update

from mathom.server.storage.campaign_progress import belongs, count, welcome
from mathom.server.storage.models import STORING, EventRow, MemberRow, TableRow
from mathom.server.storage.ratings import rate
from mathom.server.storage.sqlite_threads import Statement
from mathom.table.events import Event, write_event
from mathom.table.table import Table


def add_table(
    connection: Connection, worker: str, table: Table, events: Sequence[Event], due: float | None
) -> None:
    """Insert a new table with its members and events. This worker runs its bots."""
    add_row(connection, worker, table, due, table.status)
    if events:
        connection.execute(ADD_EVENT, event_rows(table.id, 0, events))
    add_people(connection, table)


def add_row(
    connection: Connection, worker: str, table: Table, due: float | None, status: str
) -> None:
    """Insert the row of a new table. Nothing happens at one that is still being stored."""
    whole = status != STORING
    row = {
        "id": table.id,
        "game": table.game.id,
        "status": status,
        "private": table.private,
        "updated": table.updated,
        "due": due if whole else None,
        "keeper": worker if whole and table.to_bots() else None,
    }
    connection.execute(insert(TableRow), [row])


def add_long_table(
    connection: Connection, worker: str, table: Table, bodies: Sequence[str], due: float | None
) -> None:
    """Insert a new table with many events."""
    add_row(connection, worker, table, due, table.status)
    add_bodies(connection, table.id, table.created, bodies)
    add_people(connection, table)


def stored(connection: Connection, worker: str, table: Table, due: float | None) -> None:
    """All events of a new table are stored."""
    keeper = worker if table.to_bots() else None
    connection.execute(CHANGE_KEEPER, {**table_row(table, due), "keeper": keeper})
    add_people(connection, table)


def add_people(connection: Connection, table: Table) -> None:
    """Insert the members of a new table, and what it counts for them."""
    add_members(connection, table, {table.host, *table.people()} - {""})
    belongs(connection, table)
    count(connection, table)
    rate(connection, table)


def add_members(connection: Connection, table: Table, users: set[str]) -> None:
    """Insert the members of a table, each once."""
    if not users:
        return
    known = set(connection.scalars(select(MemberRow.user_id).where(MemberRow.table_id == table.id)))
    rows = [{"table_id": table.id, "user_id": user} for user in sorted(users - known)]
    if rows:
        connection.execute(insert(MemberRow), rows)
    welcome(connection, table, users)


def add_bodies(
    connection: Connection, table: str, at: float, bodies: Sequence[str], since: int = 0
) -> None:
    """Insert events of a new table, after the first ones. SQLite does so in one statement: between
    two of them a thread waits for the interpreter, and all other writers would wait with it."""
    if connection.dialect.name == "sqlite":
        values = {"of": table, "at": at, "since": since, "bodies": json.dumps(bodies)}
        connection.execute(ADD_BODIES, values)
    else:
        rows = [
            {"table_id": table, "seq": seq, "at": at, "body": body}
            for seq, body in enumerate(bodies, since + 1)
        ]
        connection.execute(ADD_EVENT, rows)


ADD_EVENT = insert(EventRow)
ADD_BODIES = text(
    f"INSERT INTO {EventRow.__tablename__} (table_id, seq, at, body) "
    "SELECT :of, key + 1 + :since, :at, value FROM json_each(:bodies)"
)
CHANGE_TABLE = (
    update(TableRow)
    .where(TableRow.id == bindparam("of"))
    .values(status=bindparam("status"), updated=bindparam("updated"), due=bindparam("due"))
)


CHANGE_KEEPER = CHANGE_TABLE.values(keeper=bindparam("keeper"))


EMBEDDED_EVENT = "INSERT INTO events (table_id, seq, at, body) VALUES (?, ?, ?, ?)"
EMBEDDED_TABLE = {
    3: "UPDATE tables SET status = ?, updated = ?, due = ? WHERE id = ?",
    4: "UPDATE tables SET status = ?, updated = ?, due = ?, keeper = ? WHERE id = ?",
}
"""By the number of columns that change."""

ADD_ON_SERVER = (
    "WITH added AS (INSERT INTO events (table_id, seq, at, body) "
    "SELECT $1::varchar, $2::int + place::int, $3::float8, body "
    "FROM unnest($4::text[]) WITH ORDINALITY AS one (body, place)) "
)
CHANGE_ON_SERVER = "UPDATE tables SET status = $5, updated = $6, due = $7"
HERE_ON_SERVER = " WHERE id = $1::varchar"
SERVER_MOVE = {
    3: ADD_ON_SERVER + CHANGE_ON_SERVER + HERE_ON_SERVER,
    4: ADD_ON_SERVER + CHANGE_ON_SERVER + ", keeper = $8" + HERE_ON_SERVER,
}


def only_moved(before: Table, after: Table) -> bool:
    """Whether nothing has changed that other rows hold: members, campaigns and ratings."""
    return (
        before.status == after.status
        and before.seats == after.seats
        and before.began == after.began
    )


def embedded_move(
    before: Table, at: float, bodies: Sequence[str], kept: tuple[Any, ...]
) -> list[Statement]:
    """The statements that store events in SQLite."""
    added = [
        (EMBEDDED_EVENT, (before.id, number, at, body))
        for number, body in enumerate(bodies, before.seq + 1)
    ]
    return [*added, (EMBEDDED_TABLE[len(kept)], (*kept, before.id))]


def table_row(table: Table, due: float | None) -> dict[str, Any]:
    """The columns of a table row that change."""
    return {"of": table.id, "status": table.status, "updated": table.updated, "due": due}


def event_rows(table: str, seq: int, events: Sequence[Event]) -> list[dict[str, Any]]:
    """Events as rows, numbered consecutively."""
    return [
        {"table_id": table, "seq": seq + number, "at": event.at, "body": write_event(event)}
        for number, event in enumerate(events, 1)
    ]
