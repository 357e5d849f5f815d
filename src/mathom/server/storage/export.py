"""Export: everything that somebody owns, or that a whole server keeps, as a file that another
server can import: one line of JSON for a person, a table with all its events, a campaign, a deck, a
rating."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from mathom import __version__
from mathom.engine.errors import BadNotation
from mathom.server.accounts.names import login_of
from mathom.server.storage.database import Database
from mathom.server.storage.models import (
    STORING,
    BlockRow,
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

FORMAT = 3
"""The second has ratings; the third blocks, what names look like and tables that have stopped.
Files of the ones before are read as well."""

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


class Block(OneRow, frozen=True, tag="block"):
    """Somebody whom one has muted or blocked."""


class Secret(OneRow, frozen=True, tag="secret"):
    """What only the server knows; it is in the file of a whole server alone."""


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table changed in the rating of somebody."""

    user_id: str
    skill_before: Skilled
    doubt_before: Doubted
    skill: Skilled
    doubt: Doubted
    at: float = 0.0


class Played(Line, frozen=True, tag="table"):
    """A table: who belongs to it, everything that happened, its review if there is one, and what
    it changed in ratings. `numbers` are those of the events, if some are missing."""

    id: str
    members: list[str]
    events: list[str]
    review: str | None = None
    rated: list[Change] = []
    game: str = ""
    status: str = ""
    numbers: list[int] = []


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


Lines = Head | Person | Deck | Block | Secret | Played | Road | Rating


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
            yield written(Person({**row, **UNTOLD} if for_players else row))
        tables = [table async for table in ids_of_tables(connection, user, over=for_players)]
        for table in tables:
            yield written(await played(connection, table))
        async for row in rows(connection, campaigns_of(user)):
            yield written(await road(connection, row, set(tables)))
        mine = DeckRow.user_id == user if user else DeckRow.id.is_not(None)
        async for row in rows(connection, select(DeckRow.__table__).where(mine)):
            yield written(Deck(row))
        own_blocks = BlockRow.user_id == user if user else BlockRow.user_id.is_not(None)
        async for row in rows(connection, select(BlockRow.__table__).where(own_blocks)):
            yield written(Block(row))
        rated = RatingRow.user_id == user if user else RatingRow.user_id.is_not(None)
        query = select(RatingRow.__table__).where(rated)
        async for row in rows(connection, query.order_by(RatingRow.game, RatingRow.user_id)):
            yield written(Rating(**row))


UNTOLD: Row = {
    "login": None,
    "skeleton": None,
    "password": None,
    "registered": None,
    "admin": False,
    "banned": None,
}
"""What the file of a player leaves out, so that it is worth nothing elsewhere."""


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
        for query in ways:
            found = await connection.scalar(query)
            if found is not None:
                return str(found)
    raise BadNotation("no-such-person", person=person[:40])


async def rows(connection: AsyncConnection, query: Select[Any]) -> AsyncIterator[Row]:
    """The answers to a question as plain values."""
    for row in (await connection.execute(query)).mappings().all():
        yield dict(row)


async def ids_of_tables(
    connection: AsyncConnection, user: str | None, *, over: bool
) -> AsyncIterator[str]:
    """The tables of somebody, or all; or only those at which nothing more is played."""
    query = select(TableRow.id).where(TableRow.status != STORING)
    query = query.order_by(TableRow.updated, TableRow.id)
    if over:
        query = query.where(TableRow.status == "finished")
    if user is not None:
        query = query.join(MemberRow, MemberRow.table_id == TableRow.id)
        query = query.where(MemberRow.user_id == user)
    async for row in rows(connection, query):
        yield row["id"]


def campaigns_of(user: str | None) -> Select[Any]:
    """The campaigns of somebody, or all."""
    query = select(CampaignRow.__table__).order_by(CampaignRow.updated, CampaignRow.id)
    if user is None:
        return query
    joined = query.join(CampaignMemberRow, CampaignMemberRow.campaign_id == CampaignRow.id)
    return joined.where(CampaignMemberRow.user_id == user)


async def played(connection: AsyncConnection, table: str) -> Played:
    """A table with everything that belongs to it; a review that is not finished does not."""
    query = select(EventRow.seq, EventRow.body).where(EventRow.table_id == table)
    events = (await connection.execute(query.order_by(EventRow.seq))).all()
    numbers = [event.seq for event in events]
    listed = select(TableRow.game, TableRow.status).where(TableRow.id == table)
    game, status = (await connection.execute(listed)).one()
    members = select(MemberRow.user_id).where(MemberRow.table_id == table)
    finished = (ReviewRow.table_id == table) & ReviewRow.keeper.is_(None)
    rated = select(RatedRow.__table__).where(RatedRow.table_id == table)
    changes = rows(connection, rated.order_by(RatedRow.user_id))
    return Played(
        id=table,
        members=sorted(await connection.scalars(members)),
        events=[event.body for event in events],
        review=await connection.scalar(select(ReviewRow.body).where(finished)),
        rated=[msgspec.convert(without(row, "table_id"), Change) async for row in changes],
        game=game,
        status=status,
        numbers=[] if numbers == list(range(1, len(numbers) + 1)) else numbers,
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
