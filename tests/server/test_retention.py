"""What nobody needs any more is removed, and nothing of anybody who is registered."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update
from tests.table.scenes import ANN, BOB, Scene, two

from mathom.server.accounts.people import People
from mathom.server.accounts.sessions import Sessions
from mathom.server.http import wire
from mathom.server.http.limits import Own
from mathom.server.live.tables import due
from mathom.server.settings import RetentionPeriods, async_url
from mathom.server.storage.campaigns import Campaigns
from mathom.server.storage.database import Database
from mathom.server.storage.decks import Decks
from mathom.server.storage.models import (
    Base,
    BlockRow,
    DeckRow,
    EventRow,
    NotificationRow,
    SocketRow,
    SubscriptionRow,
    TableRow,
    UserRow,
)
from mathom.server.storage.retention import AT_ONCE, DAY, Retention
from mathom.table.commands import Resign, User
from mathom.table.fold import fold
from mathom.table.opening import Plan, create

EVE = User("eve", "Eve")
BEGAN = 1_000_000.0


async def keep(database: Database, id: str, events: list[Any]) -> None:
    """Keep a table."""
    table = fold(id, events)
    await database.create(table, events, due(table))


def over() -> list[Any]:
    """A game of one guest that is over."""
    scene = Scene("me", "me", host=EVE)
    scene.ask(EVE, Resign(scene.table.seq))
    return scene.events


def waiting(user: User, **rest: Any) -> list[Any]:
    """A table that nobody has come to."""
    return create(Plan("duel", ["me", "open"], **rest), user, 1, BEGAN)


async def populate(url: str) -> Database:
    """A server with tables of guests, and of Ann, who is registered."""
    database = Database(async_url(url))
    await database.open()
    limit = Own(1, 100)
    people = People(database, Sessions(database, await database.secret()), limit, limit)
    await people.register(ANN.id, "Ann", "speak, friend")
    for guest in (BOB, EVE):
        await database.keep_user(UserRow(id=guest.id, name=guest.name, created=BEGAN))
    await keep(database, "guest-waiting", waiting(EVE))
    await keep(database, "guest-running", Scene("me", "me", host=EVE).events)
    await keep(database, "guest-over", over())
    await keep(database, "ann-waiting", waiting(ANN))
    await keep(database, "ann-and-bob", two().events)
    for user in (ANN, EVE):
        await Decks(database).create(wire.NewDeck("tcg", "Deck", "1x something"), user.id, "en")
    return database


async def tables(database: Database) -> set[str]:
    """The tables that are there."""
    return {row.id for row in await database.ask(select(TableRow.id))}


async def count(database: Database, kind: type[Base]) -> int:
    """How many rows of a kind there are."""
    return int((await database.ask(select(func.count()).select_from(kind)))[0][0])


def test_everything_of_guests_goes_in_its_time_and_nothing_of_others(database_url: str) -> None:
    async def run() -> None:
        database = await populate(database_url)
        now = [BEGAN]
        gone: list[str] = []
        keeping = RetentionPeriods(
            empty_tables=3, abandoned_tables=60, finished_tables=180, guests=365
        )
        retention = Retention(database, keeping, gone.extend, lambda: now[0])
        everything = await tables(database)
        steps = [
            (2, set()),
            (4, {"guest-waiting"}),
            (61, {"guest-running"}),
            (181, {"guest-over"}),
            (100_000, set()),
        ]
        for days, expected in steps:
            now[0] = BEGAN + days * DAY
            before = await tables(database)
            await retention.sweep()
            assert before - await tables(database) == expected, days
        assert set(gone) == everything - {"ann-waiting", "ann-and-bob"}
        users = {row.id for row in await database.ask(select(UserRow.id))}
        assert users == {ANN.id, BOB.id}, "Bob is a guest, but plays with Ann"
        decks = {row.user_id for row in await database.ask(select(DeckRow.user_id))}
        assert decks == {ANN.id}
        left = {row.table_id for row in await database.ask(select(EventRow.table_id))}
        assert left == {"ann-waiting", "ann-and-bob"}
        await database.close()

    asyncio.run(run())


def test_a_table_of_guests_that_has_stopped_goes_like_one_that_is_abandoned(
    database_url: str,
) -> None:
    async def run() -> None:
        database = await populate(database_url)
        await database.mark_stopped("guest-running")
        now = [BEGAN + 40 * DAY]
        retention = Retention(database, RetentionPeriods(), lambda _: None, lambda: now[0])
        await retention.sweep()
        assert "guest-running" in await tables(database)
        now[0] += 30 * DAY
        await retention.sweep()
        assert "guest-running" not in await tables(database)
        await database.close()

    asyncio.run(run())


def test_time_lifts_no_ban(database_url: str) -> None:
    """A guest without a table is forgotten after a year, but not that they were banned."""

    async def run() -> None:
        database = await populate(database_url)
        for id, banned in (("quiet", None), ("troll", BEGAN)):
            await database.keep_user(UserRow(id=id, name="", created=BEGAN, banned=banned))
        await Retention(database, RetentionPeriods(), lambda _: None, lambda: 4e9).sweep()
        users = {row.id for row in await database.ask(select(UserRow.id))}
        assert "troll" in users
        assert "quiet" not in users
        await database.close()

    asyncio.run(run())


def wishes(user: str) -> list[Any]:
    """What somebody wants to hear, and of whom nothing."""
    return [
        NotificationRow(
            user_id=user,
            language="en",
            by_push=True,
            by_mail=False,
            email="",
            code="",
            tries=0,
            code_sent=0.0,
            changed=BEGAN,
        ),
        SubscriptionRow(id=user, user_id=user, endpoint="", p256dh="", auth="", created=BEGAN),
        BlockRow(user_id=user, other_id="x", kind="mute", name="", at=BEGAN),
    ]


def test_settings_of_guests_go_with_their_last_table(database_url: str) -> None:
    async def run() -> None:
        database = await populate(database_url)
        rows = [row for user in (ANN.id, BOB.id, "eve") for row in wishes(user)]
        await database.save(lambda session: session.add_all(rows))
        now = [BEGAN + 364 * DAY]
        retention = Retention(database, RetentionPeriods(), lambda _: None, lambda: now[0])
        await retention.sweep()
        assert await count(database, NotificationRow) == await count(database, BlockRow) == 3
        now[0] += 2 * DAY
        await retention.sweep()
        for kind in (NotificationRow, SubscriptionRow):
            left = {row.user_id for row in await database.ask(select(kind.user_id))}
            assert left == {ANN.id, BOB.id}, "Bob is a guest, but plays with Ann"
        blocks = {row.user_id for row in await database.ask(select(BlockRow.user_id))}
        assert blocks == {ANN.id}
        await database.close()

    asyncio.run(run())


def test_a_campaign_of_guests_goes_with_its_tables_and_that_of_a_registered_person_stays(
    database_url: str,
) -> None:
    async def run() -> None:
        database = await populate(database_url)
        campaigns = Campaigns(database)
        roads = {}
        for user in (ANN, EVE):
            roads[user.id] = (
                await campaigns.create(wire.NewCampaign("fellowship", "To Bree"), user)
            ).id
        await campaigns.join(roads[ANN.id], EVE)
        for user in (ANN, EVE):
            plan = Plan("fellowship", ["me", "open", "open"], campaign=roads[user.id])
            await keep(database, f"road-{user.id}", create(plan, EVE, 1, BEGAN))
        now = [BEGAN + 4 * DAY]
        retention = Retention(database, RetentionPeriods(), lambda _: None, lambda: now[0])
        await retention.sweep()
        assert {f"road-{ANN.id}", f"road-{EVE.id}"} <= await tables(database)
        now[0] = 4e9
        await retention.sweep()
        await retention.sweep()
        assert f"road-{EVE.id}" not in await tables(database)
        assert f"road-{ANN.id}" in await tables(database)
        assert [one.id for one in await campaigns.mine(EVE.id)] == [roads[ANN.id]]
        await database.close()

    asyncio.run(run())


def test_a_table_at_which_somebody_is_connected_stays(database_url: str) -> None:
    async def run() -> None:
        database = await populate(database_url)
        row = {"worker_id": "w", "number": 1, "table_id": "guest-over", "user_id": "", "origin": ""}
        await database.write(lambda c: c.execute(insert(SocketRow), [row]))
        retention = Retention(database, RetentionPeriods(), lambda _: None, lambda: 4e9)
        await retention.sweep()
        assert "guest-over" in await tables(database)
        assert "guest-running" not in await tables(database)
        await database.close()

    asyncio.run(run())


def test_a_stopped_game_of_guests_goes_and_who_was_banned_stays_banned(database_url: str) -> None:
    async def run() -> None:
        database = await populate(database_url)
        await database.mark_stopped("guest-running")
        banned = update(UserRow).where(UserRow.id == EVE.id).values(banned=BEGAN)
        await database.write(lambda c: c.execute(banned))
        retention = Retention(database, RetentionPeriods(), lambda _: None, lambda: 4e9)
        await retention.sweep()
        assert await tables(database) == {"ann-waiting", "ann-and-bob"}
        users = {row.id for row in await database.ask(select(UserRow.id))}
        assert users == {ANN.id, BOB.id, EVE.id}
        await database.close()

    asyncio.run(run())


def test_nothing_is_removed_where_everything_is_kept_for_ever(database_url: str) -> None:
    async def run() -> None:
        database = await populate(database_url)
        keeping = RetentionPeriods(0, 0, 0, 0, 0, 0)
        assert await Retention(database, keeping, lambda _: None, lambda: 4e9).sweep() == 0
        await database.close()

    asyncio.run(run())


def test_one_worker_at_a_time_removes(database_url: str) -> None:
    async def run() -> None:
        one = await populate(database_url)
        two = Database(async_url(database_url))
        now = [4e9]
        first = Retention(one, RetentionPeriods(0, 0, 0, 0, 0, 0), lambda _: None, lambda: now[0])
        await first.sweep()
        second = Retention(two, RetentionPeriods(), lambda _: None, lambda: now[0])
        assert await second.sweep() == 0
        assert await count(one, TableRow) == 5
        now[0] += 600
        assert await second.sweep() > 0
        await one.close()
        await two.close()

    asyncio.run(run())


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_many_things_are_removed_little_by_little(database_url: str) -> None:
    async def run() -> None:
        database = await populate(database_url)
        events = waiting(EVE)
        for number in range(2 * AT_ONCE):
            await keep(database, f"old-{number}", events)
        gone: list[int] = []
        retention = Retention(
            database, RetentionPeriods(), lambda ids: gone.append(len(ids)), lambda: 4e9
        )
        await retention.sweep()
        assert max(gone) == AT_ONCE
        assert await tables(database) == {"ann-waiting", "ann-and-bob"}
        await database.close()

    asyncio.run(run())
