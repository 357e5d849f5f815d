"""Who is connected to which table, through this worker and through the others."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from sqlalchemy import Connection, Select, delete, func, insert, select

from mathom.engine.errors import IllegalAction
from mathom.server.database import Database
from mathom.server.models import SocketRow

Row = dict[str, int | str]


class Presence:
    """Notes every connection of somebody who is known, and forgets it again."""

    def __init__(self, database: Database, most: int) -> None:
        self.database = database
        self.worker = database.worker
        self.most = most
        self.numbers = itertools.count(1)
        self.here: dict[int, Row] = {}
        self.gone: list[Row] = []
        self.elsewhere: dict[str, set[str]] = {}

    async def arrive(self, table: str, user: str) -> int:
        """Note that somebody connects, unless they have too many connections already. Nobody in
        particular has no number of their own."""
        if not user:
            await self.look_around(table)
            return 0
        number = next(self.numbers)
        row: Row = {
            "worker_id": self.worker,
            "number": number,
            "table_id": table,
            "user_id": user,
        }

        # Those who have gone are not written down at once, and do not count any more.
        leaving = [row["number"] for row in self.gone if row["user_id"] == user]

        def note(connection: Connection) -> set[str]:
            gone = (SocketRow.worker_id == self.worker) & SocketRow.number.in_(leaving)
            here = (SocketRow.user_id == user) & ~gone
            found = connection.scalar(select(func.count()).select_from(SocketRow).where(here))
            if (found or 0) >= self.most:
                raise IllegalAction("too-many-requests")
            connection.execute(insert(SocketRow), [row])
            return set(connection.scalars(self.others(table)))

        self.elsewhere[table] = await self.database.write(note)
        self.here[number] = row
        return number

    def others(self, table: str) -> Select[str]:
        """The question who is connected to a table through other workers."""
        there = (SocketRow.table_id == table) & (SocketRow.worker_id != self.worker)
        return select(SocketRow.user_id).where(there)

    async def look_around(self, table: str) -> bool:
        """Ask who is connected elsewhere; whether that has changed."""
        found = {row.user_id for row in await self.database.ask(self.others(table))}
        changed = found != self.elsewhere.get(table, set())
        self.elsewhere[table] = found
        return changed

    def leave(self, number: int) -> None:
        """Somebody has gone; it is written with the next ones who go."""
        row = self.here.pop(number, None)
        if row is not None:
            self.gone.append(row)

    def forget(self, table: str) -> None:
        """Nobody looks at a table here any more."""
        self.elsewhere.pop(table, None)

    async def write(self) -> set[str]:
        """Write down who has gone; the tables that they have left."""
        gone, self.gone = self.gone, []
        if gone:
            numbers = [row["number"] for row in gone]
            own = (SocketRow.worker_id == self.worker) & SocketRow.number.in_(numbers)
            await self.database.write(lambda c: c.execute(delete(SocketRow).where(own)))
        return {str(row["table_id"]) for row in gone}

    async def repeat(self) -> None:
        """Tell everything again to others who have forgotten it."""
        rows = list(self.here.values())
        own = SocketRow.worker_id == self.worker

        def note(connection: Connection) -> None:
            connection.execute(delete(SocketRow).where(own))
            if rows:
                connection.execute(insert(SocketRow), rows)

        await self.database.write(note)

    def online(self, table: str, here: Iterable[str]) -> set[str]:
        """Everybody who is connected to a table."""
        return {*here, *self.elsewhere.get(table, set())}
