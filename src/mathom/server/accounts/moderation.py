"""Mutes, blocks and reports."""

from __future__ import annotations

import time
from collections import defaultdict

from sqlalchemy import Connection, delete, func, insert, select

from mathom.engine.errors import BadNotation, IllegalAction
from mathom.server.http import wire
from mathom.server.storage.database import Database
from mathom.server.storage.models import BlockRow, ReportRow, UserRow
from mathom.table.table import Table

LONGEST_REPORT = 1000
MOST_REPORTS = 20
MOST_BLOCKS = 500
DAY = 24 * 60 * 60.0


class Moderation:
    """Stores mutes, blocks and reports."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def listed(self, user: str) -> list[wire.MutedPerson]:
        """The mutes and blocks of a person, latest first."""
        own = select(BlockRow.__table__).where(BlockRow.user_id == user)
        return [
            wire.MutedPerson(row.other_id, row.name, row.kind, row.at)
            for row in await self.database.ask(own.order_by(BlockRow.at.desc()))
        ]

    async def mute(self, user: str, other: str, kind: str, name: str) -> None:
        """Mute a person, or block them."""
        if user == other:
            raise IllegalAction("not-yourself")
        row = {"user_id": user, "other_id": other, "kind": kind, "name": name, "at": time.time()}
        own = BlockRow.user_id == user

        def keep(connection: Connection) -> None:
            many = connection.scalar(select(func.count()).select_from(BlockRow).where(own))
            if (many or 0) >= MOST_BLOCKS:
                raise IllegalAction("too-many-requests")
            connection.execute(delete(BlockRow).where(own, BlockRow.other_id == other))
            connection.execute(insert(BlockRow), [row])

        await self.database.write(keep)

    async def unmute(self, user: str, other: str) -> None:
        """Remove a mute or block."""
        which = delete(BlockRow).where(BlockRow.user_id == user, BlockRow.other_id == other)
        await self.database.write(lambda connection: connection.execute(which))

    async def muted_by(self, users: set[str]) -> dict[str, set[str]]:
        """The muted users of each of these people."""
        found: dict[str, set[str]] = defaultdict(set)
        if users:
            query = select(BlockRow.user_id, BlockRow.other_id).where(BlockRow.user_id.in_(users))
            for row in await self.database.ask(query):
                found[row.user_id].add(row.other_id)
        return found

    async def apart_from(self, user: str) -> set[str]:
        """The people who blocked a person, and those whom they blocked."""
        blocks = BlockRow.kind == "block"
        mine = select(BlockRow.other_id.label("id")).where(BlockRow.user_id == user, blocks)
        theirs = select(BlockRow.user_id.label("id")).where(BlockRow.other_id == user, blocks)
        return {row.id for row in await self.database.ask(mine.union(theirs))}

    async def check_welcome(self, table: Table, user: str) -> None:
        """Refuse to seat a person at a table with somebody who blocked them."""
        there = {table.host, *table.people()} - {user, ""}
        blocked = select(BlockRow.user_id).where(
            BlockRow.user_id.in_(there), BlockRow.other_id == user, BlockRow.kind == "block"
        )
        if there and await self.database.ask(blocked):
            raise IllegalAction("blocked")

    async def report(self, user: str, name: str, data: wire.NewReport, other: str) -> None:
        """Report a person, whose name is `other`, to the administrators."""
        if user == data.user:
            raise IllegalAction("not-yourself")
        text = data.text.strip()
        if len(text) > LONGEST_REPORT:
            raise BadNotation("report-length", most=LONGEST_REPORT)
        row = {
            "at": time.time(),
            "user_id": user,
            "user_name": name,
            "other_id": data.user,
            "other_name": other,
            "table_id": data.table,
            "reason": data.reason,
            "text": text,
        }
        lately = (ReportRow.user_id == user) & (ReportRow.at > time.time() - DAY)

        def keep(connection: Connection) -> None:
            many = connection.scalar(select(func.count()).select_from(ReportRow).where(lately))
            if (many or 0) >= MOST_REPORTS:
                raise IllegalAction("too-many-requests")
            connection.execute(insert(ReportRow), [row])

        await self.database.write(keep)

    async def name_of(self, other: str, table: Table | None) -> str:
        """The name of a person: at a table, or their own. Unknown ids are refused."""
        if table is not None:
            seated = [seat.name for seat in table.seats if seat.user == other]
            said = [line.name for line in table.chat if line.user == other]
            for name in (*seated, *reversed(said)):
                return name
        for row in await self.database.ask(select(UserRow.name).where(UserRow.id == other)):
            return str(row.name)
        raise IllegalAction("no-such-person", person=other[:40])
