"""Deletion of accounts. Games with others are kept for them, without the name and the chat of the
deleted person; everything else is deleted."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import Connection, delete, select, update

from mathom.engine.errors import IllegalAction, MathomError
from mathom.server.accounts.administration import forget_table
from mathom.server.live.tables import TableService
from mathom.server.storage.database import Database
from mathom.server.storage.models import (
    Base,
    BlockRow,
    CampaignMemberRow,
    DeckRow,
    EventRow,
    MemberRow,
    NotificationRow,
    OutboxRow,
    RatedRow,
    SubscriptionRow,
    UserRow,
)
from mathom.table import commands as c
from mathom.table import events as e
from mathom.table.commands import User
from mathom.table.events import read_event, write_event
from mathom.table.table import Table

OWNED = (
    MemberRow,
    RatedRow,
    CampaignMemberRow,
    DeckRow,
    NotificationRow,
    SubscriptionRow,
    OutboxRow,
)
"""Tables with rows of one person. They also hold rows of guests, so they have no foreign key."""

NOBODY = "–"
"""The displayed name of a deleted person."""


async def delete_account(database: Database, tables: TableService, user: User) -> None:
    """Delete an account. Running games are resigned."""
    shared: list[str] = []
    alone: list[str] = []
    for id in await tables_of(database, user.id):
        try:
            table = await leave(tables, await tables.get(id), user)
        except MathomError:
            # A table that cannot be read or left is treated as finished.
            shared.append(id)
            continue
        others = ({*table.began, *table.people()} - {user.id, ""}) or table.host != user.id
        (shared if others else alone).append(id)
    await database.write(lambda connection: forget(connection, user.id, shared, alone))
    for id in alone:
        tables.drop(id)
    for id in shared:
        await tables.reload_everywhere(id)


async def tables_of(database: Database, user: str) -> list[str]:
    """All tables of a person."""
    query = select(MemberRow.table_id).where(MemberRow.user_id == user)
    return [row.table_id for row in await database.ask(query)]


async def leave(tables: TableService, table: Table, user: User) -> Table:
    """Leave a table, or resign its game if others play it too."""
    while table.seats_of(user.id) and (
        table.status == "waiting" or (table.status == "running" and table.people() != {user.id})
    ):
        table = await tables.command_now(table.id, user, lambda now: giving_up(now, user))
    return table


def giving_up(table: Table, user: User) -> c.Command:
    """What gives up a game: to stand up before it starts, to resign while it is played, and to call
    it off if it has stopped."""
    seats = table.seats_of(user.id)
    if not seats:
        raise IllegalAction("not-seated")
    if table.status == "finished":
        raise IllegalAction("game-over")
    if table.status == "stopped":
        return c.Decide(table.seq, "call-off")
    name = table.seat_names()[seats[0]]
    return c.Resign(table.seq, name) if table.status == "running" else c.Stand(table.seq, name)


async def abandon_table(database: Database, tables: TableService, id: str, user: User) -> None:
    """Give up an own game. A table that waits is removed when nobody is left at it."""
    table = await tables.command_now(id, user, lambda now: giving_up(now, user))
    if table.status == "waiting" and not (await leave(tables, table, user)).people():
        await database.write(lambda connection: forget_table(connection, id))
        tables.drop(id)


def forget(connection: Connection, user: str, shared: list[str], alone: list[str]) -> None:
    """Delete the data of a person. A row with the id stays, so that an old cookie cannot create
    that person again."""
    for table in alone:
        forget_table(connection, table)
    for table in shared:
        take_name_out(connection, user, table)
    for owned in OWNED:
        connection.execute(delete(owned).where(owned.user_id == user))
    mine = (BlockRow.user_id == user) | (BlockRow.other_id == user)
    connection.execute(delete(BlockRow).where(mine))
    for kind in reversed(Base.metadata.sorted_tables):
        for key in kind.foreign_keys:
            if key.column.table.name == UserRow.__tablename__:
                connection.execute(kind.delete().where(key.parent == user))
    gone = dict.fromkeys(("login", "folded", "skeleton", "password", "registered"))
    here = update(UserRow).where(UserRow.id == user)
    connection.execute(here.values(name="", admin=False, banned=time.time(), **gone))


def take_name_out(connection: Connection, user: str, table: str) -> None:
    """Remove a person's name and chat from the events of a table."""
    query = select(EventRow.seq, EventRow.body).where(EventRow.table_id == table)
    news = []
    for row in connection.execute(query):
        try:
            event = read_event(row.body)
        except msgspec.MsgspecError:
            continue
        if isinstance(event, e.Sat) and event.user == user:
            event = msgspec.structs.replace(event, name=NOBODY)
        elif isinstance(event, e.Said) and event.user == user:
            event = msgspec.structs.replace(event, name=NOBODY, text="…")
        else:
            continue
        news.append({"number": row.seq, "text": write_event(event)})
    for one in news:
        here = (EventRow.table_id == table) & (EventRow.seq == one["number"])
        connection.execute(update(EventRow).where(here).values(body=one["text"]))
