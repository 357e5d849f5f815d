"""Who is connected to which table, through this worker and the others."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select

from mathom.engine.errors import IllegalAction
from mathom.server.settings import Limits
from mathom.server.storage.database import Database
from mathom.server.storage.models import SocketRow

Row = dict[str, int | str]


class Presence:
    """Records connections in the database."""

    def __init__(self, database: Database, limits: Limits) -> None:
        self.database = database
        self.worker = database.worker
        self.limits = limits
        self.numbers = itertools.count(1)
        self.here: dict[int, Row] = {}
        self.gone: list[Row] = []
        self.elsewhere: dict[str, set[str]] = {}
        self.asked = itertools.count(1)
        self.answered: dict[str, int] = {}

    def bounds(self, user: str, origin: str) -> list[tuple[Any, int]]:
        """The conditions under which connections count together, each with its limit."""
        of_origin = SocketRow.origin == origin
        return [
            (SocketRow.user_id == user, self.limits.sockets_of_client)
            if user
            else (of_origin & (SocketRow.user_id == ""), self.limits.sockets_without_cookie),
            (of_origin, self.limits.sockets_of_address),
        ]

    async def arrive(self, table: str, user: str, origin: str = "") -> int:
        """Record a connection, unless there are too many."""
        number = next(self.numbers)
        row: Row = {
            "worker_id": self.worker,
            "number": number,
            "table_id": table,
            "user_id": user,
            "origin": origin,
        }

        # Departures are written later, but no longer count.
        leaving = [row["number"] for row in self.gone]

        def note(connection: Connection) -> set[str]:
            gone = (SocketRow.worker_id == self.worker) & SocketRow.number.in_(leaving)
            for counted, most in self.bounds(user, origin):
                query = select(func.count()).select_from(SocketRow).where(counted & ~gone)
                if (connection.scalar(query) or 0) >= most:
                    raise IllegalAction("too-many-connections", most=most)
            connection.execute(insert(SocketRow), [row])
            return set(connection.scalars(self.others(table)))

        asked = next(self.asked)
        self.learn(table, asked, await self.database.write(note))
        self.here[number] = row
        return number

    def others(self, table: str) -> Select[str]:
        """A query for the users connected to a table through other workers."""
        there = (SocketRow.table_id == table) & (SocketRow.worker_id != self.worker)
        return select(SocketRow.user_id).where(there)

    async def refresh(self, table: str) -> bool:
        """Load who is connected through other workers; whether that has changed."""
        asked = next(self.asked)
        rows = await self.database.ask(self.others(table))
        return self.learn(table, asked, {row.user_id for row in rows})

    def learn(self, table: str, asked: int, found: set[str]) -> bool:
        """Note who is connected through other workers, unless a later question was answered before;
        whether that has changed."""
        if asked < self.answered.get(table, 0):
            return False
        changed = found != self.elsewhere.get(table, set())
        self.elsewhere[table], self.answered[table] = found, asked
        return changed

    def leave(self, number: int) -> None:
        """Note that a connection has ended. It is written with the next batch."""
        row = self.here.pop(number, None)
        if row is not None:
            self.gone.append(row)

    def ended(self, table: str, user: str) -> list[int]:
        """The connections of a person to a table that have ended, but may be in the database."""
        mine = (row for row in self.gone if (row["table_id"], row["user_id"]) == (table, user))
        return [int(row["number"]) for row in mine]

    def delete_ended(self, connection: Connection, numbers: list[int]) -> None:
        """Within a transaction, delete connections that have ended."""
        own = (SocketRow.worker_id == self.worker) & SocketRow.number.in_(numbers)
        connection.execute(delete(SocketRow).where(own))

    def forget(self, table: str) -> None:
        """Nobody watches a table here any more."""
        self.elsewhere.pop(table, None)
        self.answered.pop(table, None)

    async def write(self) -> set[str]:
        """Write the connections that have ended; their tables."""
        gone = list(self.gone)
        if gone:
            numbers = [int(row["number"]) for row in gone]
            await self.database.write(lambda c: self.delete_ended(c, numbers))
            self.gone = self.gone[len(gone) :]
        return {str(row["table_id"]) for row in gone}

    async def repeat(self) -> None:
        """Write all connections again, after other workers took this one for dead."""
        rows = list(self.here.values())
        own = SocketRow.worker_id == self.worker

        def note(connection: Connection) -> None:
            connection.execute(delete(SocketRow).where(own))
            if rows:
                connection.execute(insert(SocketRow), rows)

        await self.database.write(note)

    def online(self, table: str, here: Iterable[str]) -> set[str]:
        return {*here, *self.elsewhere.get(table, set())}
