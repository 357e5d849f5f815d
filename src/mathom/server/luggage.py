"""Everything that somebody owns, or that a whole server keeps, as a file that another server can
read: one line of JSON for a person, a table with all its events, a campaign, a deck, a rating."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from typing import Annotated, Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, Select, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from mathom import __version__
from mathom.engine.errors import BadNotation, MathomError
from mathom.engine.game import find_game
from mathom.server.database import Database, event_rows
from mathom.server.desk import due
from mathom.server.models import (
    Base,
    CampaignMemberRow,
    CampaignRow,
    CampaignTableRow,
    DeckRow,
    EventRow,
    MemberRow,
    RatedRow,
    RatingRow,
    ReviewRow,
    SecretRow,
    TableRow,
    UserRow,
)
from mathom.server.people import login_of
from mathom.table.events import Event, read_event
from mathom.table.fold import fold
from mathom.table.table import Table

FORMAT = 2
"""The second has ratings; files of the first are read as well."""

ABANDONED = ""
"""The keeper of a table at which a bot is to move and that no worker keeps yet."""

Row = dict[str, Any]
Skilled = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]
Doubted = Annotated[float, msgspec.Meta(gt=0, le=1000)]
Counted = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class Line(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """One line of the file."""


class Head(Line, frozen=True, tag="mathom"):
    """The first line: what the file is."""

    format: int
    version: str


class OneRow(Line, frozen=True):
    """Something that is one row of the database."""

    row: Row


class Person(OneRow, frozen=True, tag="person"):
    """Somebody who has a name."""


class Deck(OneRow, frozen=True, tag="deck"):
    """A deck."""


class Secret(OneRow, frozen=True, tag="secret"):
    """What only the server knows; it is in the file of a whole server alone."""


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table changed in the rating of somebody."""

    user_id: str
    skill_before: Skilled
    doubt_before: Doubted
    skill: Skilled
    doubt: Doubted


class Played(Line, frozen=True, tag="table"):
    """A table: who belongs to it, everything that happened, its review if there is one, and what
    it changed in ratings."""

    id: str
    members: list[str]
    events: list[str]
    review: str | None = None
    rated: list[Change] = []


class Rating(Line, frozen=True, tag="rating"):
    """What is thought of somebody's skill in a game."""

    game: str
    user_id: str
    skill: Skilled
    doubt: Doubted
    games: Counted
    won: Counted
    updated: float


class Road(Line, frozen=True, tag="campaign"):
    """A campaign with its members, and with those of its tables that are in the file."""

    row: Row
    members: list[Row]
    tables: list[Row]


Lines = Head | Person | Deck | Secret | Played | Road | Rating
_decoder: msgspec.json.Decoder[Lines] = msgspec.json.Decoder(Lines)


async def pack(
    database: Database, user: str | None = None, *, for_players: bool = False
) -> AsyncIterator[bytes]:
    """The lines of the file, of a user or of everything. One that players may read leaves out
    passwords, and games that go on, for their events tell what is hidden."""
    yield written(Head(FORMAT, __version__))
    async with database.engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        if user is None:
            async for row in rows(connection, select(SecretRow.__table__)):
                yield written(Secret(row))
        own = UserRow.id == user if user else UserRow.id.is_not(None)
        async for row in rows(connection, select(UserRow.__table__).where(own)):
            yield written(Person({**row, "login": None, "password": None} if for_players else row))
        tables = [table async for table in ids_of_tables(connection, user, over=for_players)]
        for table in tables:
            yield written(await played(connection, table))
        async for row in rows(connection, campaigns_of(user)):
            yield written(await road(connection, row, set(tables)))
        mine = DeckRow.user_id == user if user else DeckRow.id.is_not(None)
        async for row in rows(connection, select(DeckRow.__table__).where(mine)):
            yield written(Deck(row))
        rated = RatingRow.user_id == user if user else RatingRow.user_id.is_not(None)
        asked = select(RatingRow.__table__).where(rated)
        async for row in rows(connection, asked.order_by(RatingRow.game, RatingRow.user_id)):
            yield written(Rating(**row))


def written(line: Lines) -> bytes:
    """A line as JSON."""
    return msgspec.json.encode(line) + b"\n"


async def known(database: Database, person: str) -> str:
    """The id of somebody, by the id itself or by the name under which they registered."""
    ways = (
        select(UserRow.id).where(UserRow.id == person),
        select(MemberRow.user_id).where(MemberRow.user_id == person).limit(1),
        select(UserRow.id).where(UserRow.login == login_of(person)),
    )
    async with database.engine.connect() as connection:
        for asked in ways:
            found = await connection.scalar(asked)
            if found is not None:
                return str(found)
    raise BadNotation("no-such-person", person=person[:40])


async def rows(connection: AsyncConnection, asked: Select[Any]) -> AsyncIterator[Row]:
    """The answers to a question as plain values."""
    for row in (await connection.execute(asked)).mappings().all():
        yield dict(row)


async def ids_of_tables(
    connection: AsyncConnection, user: str | None, *, over: bool
) -> AsyncIterator[str]:
    """The tables of somebody, or all; or only those at which nothing more is played."""
    asked = select(TableRow.id).order_by(TableRow.updated, TableRow.id)
    if over:
        asked = asked.where(TableRow.status == "finished")
    if user is not None:
        asked = asked.join(MemberRow, MemberRow.table_id == TableRow.id)
        asked = asked.where(MemberRow.user_id == user)
    async for row in rows(connection, asked):
        yield row["id"]


def campaigns_of(user: str | None) -> Select[Any]:
    """The campaigns of somebody, or all."""
    asked = select(CampaignRow.__table__).order_by(CampaignRow.updated, CampaignRow.id)
    if user is None:
        return asked
    joined = asked.join(CampaignMemberRow, CampaignMemberRow.campaign_id == CampaignRow.id)
    return joined.where(CampaignMemberRow.user_id == user)


async def played(connection: AsyncConnection, table: str) -> Played:
    """A table with everything that belongs to it; a review that is not finished does not."""
    events = select(EventRow.body).where(EventRow.table_id == table).order_by(EventRow.seq)
    members = select(MemberRow.user_id).where(MemberRow.table_id == table)
    finished = (ReviewRow.table_id == table) & ReviewRow.keeper.is_(None)
    rated = select(RatedRow.__table__).where(RatedRow.table_id == table)
    changes = rows(connection, rated.order_by(RatedRow.user_id))
    return Played(
        id=table,
        members=sorted(await connection.scalars(members)),
        events=list(await connection.scalars(events)),
        review=await connection.scalar(select(ReviewRow.body).where(finished)),
        rated=[msgspec.convert(without(row, "table_id"), Change) async for row in changes],
    )


def without(row: Row, name: str) -> Row:
    """A row without one of its columns."""
    return {key: value for key, value in row.items() if key != name}


async def road(connection: AsyncConnection, row: Row, tables: set[str]) -> Road:
    """A campaign."""
    members = select(CampaignMemberRow.__table__).where(CampaignMemberRow.campaign_id == row["id"])
    links = select(CampaignTableRow.__table__).where(CampaignTableRow.campaign_id == row["id"])
    return Road(
        row=row,
        members=[member async for member in rows(connection, members)],
        tables=[link async for link in rows(connection, links) if link["table_id"] in tables],
    )


def unpacked(lines: Iterable[bytes]) -> Iterator[tuple[int, Lines]]:
    """The lines of a file with their numbers; what cannot be read is told with its number."""
    number = 0
    for number, line in enumerate(lines, 1):
        try:
            found = _decoder.decode(line)
        except (msgspec.MsgspecError, RecursionError) as fault:
            raise BadNotation("bad-luggage", line=number) from fault
        if isinstance(found, Head) != (number == 1):
            raise BadNotation("bad-luggage", line=number)
        if isinstance(found, Head) and found.format > FORMAT:
            raise BadNotation("newer-luggage", version=found.version[:40])
        yield number, found
    if number == 0:
        raise BadNotation("bad-luggage", line=1)


def folded(line: Played) -> tuple[Table, list[Event]]:
    """A table that is replayed from its events, so that nothing comes in that could not happen."""
    events = [read_event(body) for body in line.events]
    return fold(line.id, events), events


class Unpacking:
    """Adds what a file holds to a database. What is there already stays as it is."""

    def __init__(self) -> None:
        self.added: Counter[str] = Counter()
        self.there = 0
        self.line = 0

    def check(self, lines: Iterable[bytes]) -> None:
        """Read everything once before anything is written."""
        for number, line in unpacked(lines):
            try:
                if isinstance(line, Played):
                    folded(line)
                elif isinstance(line, Rating):
                    find_game(line.game)
            except (MathomError, msgspec.MsgspecError, LookupError, ValueError) as fault:
                raise BadNotation("bad-luggage", line=number) from fault

    def write(self, connection: Connection, lines: Iterable[bytes]) -> None:
        """Write everything, within one transaction."""
        for number, line in unpacked(lines):
            self.line = number
            match line:
                case Head():
                    continue
                case Person():
                    new = self.add(connection, UserRow, line.row)
                case Deck():
                    new = self.add(connection, DeckRow, line.row)
                case Secret():
                    self.add(connection, SecretRow, line.row)
                    continue
                case Played():
                    new = self.add_table(connection, line)
                case Road():
                    new = self.add_road(connection, line)
                case Rating():
                    new = self.add(connection, RatingRow, asdict(line))
            self.added[str(line.__struct_config__.tag)] += new
            self.there += not new

    def add(self, connection: Connection, kind: type[Base], row: Row) -> bool:
        """Add a row, unless there is one with its key."""
        table = kind.__table__
        key = {column.name: row.get(column.name) for column in table.primary_key}
        if connection.execute(select(table).filter_by(**key)).first() is not None:
            return False
        connection.execute(insert(kind), [row])
        return True

    def add_table(self, connection: Connection, line: Played) -> bool:
        """Add a table with everything that belongs to it."""
        table, events = folded(line)
        row = {
            "id": table.id,
            "game": table.game.id,
            "status": table.status,
            "private": table.private,
            "updated": table.updated,
            "due": due(table),
            "keeper": ABANDONED if table.to_bots() else None,
        }
        if not self.add(connection, TableRow, row):
            return False
        connection.execute(insert(EventRow), event_rows(table.id, 0, events))
        members = {*line.members, table.host, *table.people()} - {""}
        for user in sorted(members):
            connection.execute(insert(MemberRow), [{"table_id": table.id, "user_id": user}])
        if line.review is not None:
            review = {"table_id": table.id, "body": line.review, "keeper": None}
            connection.execute(insert(ReviewRow), [review])
        for change in line.rated:
            connection.execute(insert(RatedRow), [{"table_id": table.id, **asdict(change)}])
        return True

    def add_road(self, connection: Connection, line: Road) -> bool:
        """Add a campaign; its tables are there by now."""
        new = self.add(connection, CampaignRow, line.row)
        for row in line.members:
            self.add(connection, CampaignMemberRow, row)
        for row in line.tables:
            self.add(connection, CampaignTableRow, row)
        return new


async def unpack(database: Database, lines: Iterable[bytes]) -> Unpacking:
    """Add what a file holds: all of it, or nothing where something is wrong. `lines` can be gone
    through twice."""
    work = Unpacking()
    work.check(lines)
    try:
        await database.write(lambda connection: work.write(connection, lines))
    except IntegrityError as fault:
        raise BadNotation("luggage-clash", line=work.line) from fault
    except (SQLAlchemyError, LookupError, TypeError, ValueError) as fault:
        raise BadNotation("bad-luggage", line=work.line) from fault
    return work
