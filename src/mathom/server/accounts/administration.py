"""What administrators see and do, on their page or by a command. Every action is logged."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from mathom.engine.errors import IllegalAction
from mathom.server.accounts import passwords
from mathom.server.accounts.names import check_free_name, login_of, older_login_of
from mathom.server.accounts.people import take_name
from mathom.server.http import wire
from mathom.server.storage.database import Conflict, Database
from mathom.server.storage.models import (
    STORING,
    Base,
    MemberRow,
    ModerationRow,
    OutboxRow,
    ReportRow,
    SessionRow,
    SocketRow,
    TableRow,
    UserRow,
)
from mathom.table.fold import fold
from mathom.table.handle import close

MOST_LISTED = 200
LONGEST_ID = 40
TRIES = 8
COMMAND = "mathom admin"
"""The actor of actions by command: anybody who can read the database."""

END_TABLE, REMOVE_TABLE = "end-table", "remove-table"


class Administration:
    """Acts in the name of an administrator."""

    def __init__(self, database: Database, who: str = COMMAND) -> None:
        self.database = database
        self.who = who

    async def reports(self, *, every: bool = False) -> list[wire.ReportInfo]:
        """Reports, latest first; closed ones only on request."""
        query = select(ReportRow.__table__).order_by(ReportRow.id.desc()).limit(MOST_LISTED)
        if not every:
            query = query.where(ReportRow.closed.is_(None))
        return [
            wire.ReportInfo(
                id=row.id,
                at=row.at,
                by=wire.Named(row.user_id, row.user_name),
                about=wire.Named(row.other_id, row.other_name),
                table=row.table_id,
                reason=row.reason,
                text=row.text,
                closed=row.closed,
            )
            for row in await self.database.ask(query)
        ]

    async def close_report(self, id: int, detail: str = "") -> None:
        """Mark a report as closed."""
        here = (ReportRow.id == id) & ReportRow.closed.is_(None)

        def work(connection: Connection) -> None:
            row = connection.execute(select(ReportRow.other_id, ReportRow.other_name).where(here))
            found = row.first()
            if found is None:
                raise IllegalAction("no-such-report")
            connection.execute(update(ReportRow).where(here).values(closed=time.time()))
            self.note(
                connection, "close-report", found.other_id, found.other_name, detail or f"{id}"
            )

        await self.database.write(work)

    async def people(self, wanted: str = "") -> list[wire.PersonInfo]:
        """People with a name, latest first, or those whose name contains a text."""
        seen = select(func.max(SessionRow.seen)).where(SessionRow.user_id == UserRow.id)
        query = select(UserRow.__table__, seen.scalar_subquery().label("seen"))
        if wanted.strip():
            like = UserRow.folded.contains(login_of(wanted), autoescape=True)
            query = query.where(or_(UserRow.id == wanted.strip(), like))
        found = await self.database.ask(query.order_by(UserRow.created.desc()).limit(MOST_LISTED))
        return [
            wire.PersonInfo(
                id=row.id,
                name=row.name,
                registered=row.login is not None,
                admin=bool(row.admin),
                banned=row.banned,
                created=row.created,
                seen=row.seen,
            )
            for row in found
        ]

    async def tables(self, status: str = "", wanted: str = "") -> list[wire.TableSummary]:
        """Tables, latest first, filtered by status, id or member."""
        query = select(TableRow.__table__).where(TableRow.status != STORING)
        query = query.order_by(TableRow.updated.desc()).limit(MOST_LISTED)
        if status:
            query = query.where(TableRow.status == status)
        if wanted.strip():
            own = select(MemberRow.table_id).where(MemberRow.user_id == wanted.strip())
            query = query.where(or_(TableRow.id == wanted.strip(), TableRow.id.in_(own)))
        rows = await self.database.ask(query)
        names = await self.members([row.id for row in rows])
        return [
            wire.TableSummary(
                row.id, row.game, row.status, row.private, row.updated, names.get(row.id, [])
            )
            for row in rows
        ]

    async def members(self, tables: list[str]) -> dict[str, list[wire.Named]]:
        """The members of tables."""
        query = (
            select(MemberRow.table_id, MemberRow.user_id, UserRow.name)
            .outerjoin(UserRow, UserRow.id == MemberRow.user_id)
            .where(MemberRow.table_id.in_(tables))
        )
        found: dict[str, list[wire.Named]] = {}
        for row in await self.database.ask(query):
            found.setdefault(row.table_id, []).append(wire.Named(row.user_id, row.name or ""))
        return found

    async def log(self) -> list[wire.LogLine]:
        """The log of administrators' actions, latest first."""
        query = select(ModerationRow.__table__).order_by(ModerationRow.id.desc())
        return [
            wire.LogLine(row.id, row.at, row.who, row.action, row.subject, row.name, row.detail)
            for row in await self.database.ask(query.limit(MOST_LISTED))
        ]

    async def find(self, person: str) -> Row[Any]:
        """A person by id or registered name."""
        for which in (UserRow.id == person, UserRow.login.in_(logins(person))):
            for row in await self.database.ask(select(UserRow.__table__).where(which)):
                return row
        raise IllegalAction("no-such-person", person=person[:40])

    async def rename(self, person: str, name: str) -> None:
        found, plain = await self.find(person), check_free_name(name)

        def work(connection: Connection) -> None:
            take_name(connection, found.id, plain)
            self.note(connection, "rename", found.id, plain, found.name)

        try:
            await self.database.write(work)
        except IntegrityError as fault:
            raise IllegalAction("name-taken") from fault

    async def ban(self, person: str, detail: str = "", name: str = "") -> None:
        """Ban a person: their sessions end and they cannot sign in. A guest known only from a table
        is given by id and name."""
        if len(person) > LONGEST_ID:
            raise IllegalAction("no-such-person", person=person[:40])
        now = time.time()

        def work(connection: Connection, id: str, known: str) -> None:
            if connection.execute(select(UserRow.id).where(UserRow.id == id)).first() is None:
                row = {"id": id, "name": "", "created": now, "banned": now}
                connection.execute(insert(UserRow), [row])
            connection.execute(update(UserRow).where(UserRow.id == id).values(banned=now))
            connection.execute(delete(SessionRow).where(SessionRow.user_id == id))
            self.note(connection, "ban", id, known, detail)

        if name:
            await self.database.write(lambda connection: work(connection, person, name))
        else:
            found = await self.find(person)
            await self.database.write(lambda connection: work(connection, found.id, found.name))

    async def unban(self, person: str) -> None:
        await self.change(person, "unban", banned=None)

    async def grant(self, person: str) -> None:
        """Make a registered person an administrator."""
        if (await self.find(person)).login is None:
            raise IllegalAction("not-registered")
        await self.change(person, "grant", admin=True)

    async def revoke(self, person: str) -> None:
        """Remove the rights of an administrator."""
        await self.change(person, "revoke", admin=False)

    async def change(self, person: str, action: str, **news: Any) -> None:
        """Change the row of a person, and log it."""
        found = await self.find(person)

        def work(connection: Connection) -> None:
            connection.execute(update(UserRow).where(UserRow.id == found.id).values(**news))
            self.note(connection, action, found.id, found.name)

        await self.database.write(work)

    async def reset_password(self, person: str) -> str:
        """A code with which a person can choose a new password once."""
        found = await self.find(person)
        if found.login is None:
            raise IllegalAction("not-registered")
        code = await passwords.new_code(self.database, found.id)
        await self.write_down("reset-password", found.id, found.name)
        return code

    async def end_table(self, table: str, detail: str = "") -> None:
        """End a running game without a winner."""
        for _ in range(TRIES):
            events = await self.database.events(table)
            if not events:
                raise IllegalAction("no-such-table")
            before = fold(table, events)
            ending = close(before, max(time.time(), before.updated))
            try:
                after = fold(table, ending, before)
                await self.database.append(before, after, ending, None)
            except Conflict:
                continue
            await self.write_down(END_TABLE, table, before.game.id, detail)
            return
        raise IllegalAction("too-busy")

    async def remove_table(self, table: str, detail: str = "") -> None:
        """Delete a table and its events. Ratings stay as they are."""

        def work(connection: Connection) -> None:
            query = select(TableRow.game).where(TableRow.id == table)
            game = connection.scalar(query)
            if game is None:
                raise IllegalAction("no-such-table")
            forget_table(connection, table)
            self.note(connection, REMOVE_TABLE, table, game, detail)

        await self.database.write(work)

    async def write_down(self, action: str, subject: str, name: str, detail: str = "") -> None:
        """Log an action."""
        await self.database.write(lambda c: self.note(c, action, subject, name, detail))

    def note(
        self, connection: Connection, action: str, subject: str, name: str, detail: str = ""
    ) -> None:
        """Log an action within a transaction."""
        row = {
            "at": time.time(),
            "who": self.who,
            "action": action,
            "subject": subject[:40],
            "name": name[:80],
            "detail": detail[:500],
        }
        connection.execute(insert(ModerationRow), [row])


def logins(name: str) -> Sequence[str]:
    """The logins under which a name may be found."""
    return (older_login_of(name), login_of(name))


def forget_table(connection: Connection, table: str) -> None:
    """Delete a table and all rows that belong to it."""
    for loose in (SocketRow, OutboxRow):
        connection.execute(delete(loose).where(loose.table_id == table))
    for kind in reversed(Base.metadata.sorted_tables):
        for key in kind.foreign_keys:
            if key.column.table.name == TableRow.__tablename__:
                connection.execute(kind.delete().where(key.parent == table))
    connection.execute(delete(TableRow).where(TableRow.id == table))


def admin_actions_since(number: int) -> Select[int, str, str]:
    """The actions of administrators after a line of the log."""
    query = select(ModerationRow.id, ModerationRow.action, ModerationRow.subject)
    return query.where(ModerationRow.id > number).order_by(ModerationRow.id)
