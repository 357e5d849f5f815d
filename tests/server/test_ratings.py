"""Ratings of people: which games count, and that none is lost or counts twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import cycle
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import insert, select, update
from tests.server.running import Person, Running
from tests.table.scenes import ANN, BOB, EVE, Scene, two

from mathom.server.accounts.ladder import LEAST_GAMES, MOST_LISTED, Ladders
from mathom.server.settings import async_url
from mathom.server.storage.database import Database
from mathom.server.storage.models import RatedRow, RatingRow, UserRow
from mathom.server.storage.ratings import FULL_GAMES, LEAST_DECISIONS, WINDOW, counts, shown
from mathom.skill import Skill, after_game
from mathom.table import commands as c
from mathom.table.clock import Clock
from mathom.table.commands import User
from mathom.table.events import Event
from mathom.table.fold import fold
from mathom.table.handle import handle
from mathom.table.table import CLOSED, Result, Table

GAMES = 30


def user_row(user: User, *, guest: bool = False) -> UserRow:
    """Somebody who is registered, or who only has a name."""
    login = None if guest else user.id
    return UserRow(id=user.id, name=user.name, login=login, password=None, created=0.0)


@asynccontextmanager
async def opened(url: str, many: int = 1, *guests: User) -> AsyncIterator[list[Database]]:
    """So many workers on a database that knows Ann, Bob and Eve."""
    databases = [Database(async_url(url)) for _ in range(many)]
    await databases[0].open()
    for user in (ANN, BOB, EVE):
        await databases[0].keep_user(user_row(user, guest=user in guests))
    try:
        yield databases
    finally:
        for database in databases:
            await database.close()


async def end(database: Database, id: str, scene: Scene, last: int = 1) -> None:
    """Keep a table, and then the last things that happened at it."""
    before = fold(id, scene.events[:-last])
    await database.create(before, scene.events[:-last], None)
    await ends(database, before, scene.events[-last:])


async def ends(database: Database, table: Table, events: list[Event]) -> None:
    """Keep what happens at a table."""
    await database.append(table, fold(table.id, events, table), events, None)


async def ratings(database: Database) -> dict[str, Any]:
    """All ratings, by person."""
    async with database.engine.connect() as connection:
        rows = await connection.execute(select(RatingRow.__table__))
        return {row.user_id: row for row in rows}


def decided(scene: Scene) -> Scene:
    """A game in which everybody has decided enough for it to count."""
    return scene.decide(LEAST_DECISIONS)


def resigned(scene: Scene, user: User, least: int = LEAST_DECISIONS) -> Scene:
    """A game that somebody gives up after a while."""
    return scene.decide(least).ask(user, c.Resign(scene.table.seq))


def run(work: Coroutine[Any, Any, None]) -> None:
    """Do it."""
    asyncio.run(work)


def test_a_game_counts_by_its_outcome_a_resignation_or_a_clock(database_url: str) -> None:
    async def work() -> None:
        timed = decided(two(clock=Clock("game", 60, 0))).wait(61)
        drawn = two().play_out(3)
        assert timed.table.result is not None
        assert timed.table.result.reason == "timed-out"
        async with opened(database_url) as (database,):
            await end(database, "given-up", resigned(two(), ANN))
            first = await ratings(database)
            won, lost = after_game([Skill(), Skill()], [1.0, 0.0])
            assert (first["bob"].skill, first["bob"].doubt) == pytest.approx(won)
            assert (first["ann"].skill, first["ann"].doubt) == pytest.approx(lost)
            assert shown(won) > shown(Skill()) == 1000 > shown(lost)
            await end(database, "out-of-time", timed)
            await end(database, "played-out", drawn)
            found = await ratings(database)
            assert {user: row.games for user, row in found.items()} == {"ann": 3, "bob": 3}
            winners = [timed.table.result, drawn.table.result]
            wins = sum(result is not None and 0 in result.winners for result in winners)
            assert found["ann"].won == wins

    run(work())


@pytest.mark.parametrize(
    "other",
    [
        {"replay": True},
        {"campaign": "road"},
        {"start": {"game": "duel"}},
        {"status": "running", "result": None},
        {"result": Result((), CLOSED)},
        {"began": ("ann", "")},
        {"began": ("ann", "ann")},
        {"began": ("ann",)},
    ],
    ids=str,
)
def test_only_games_between_people_from_the_set_up_count(other: dict[str, Any]) -> None:
    over = resigned(two(), ANN).table
    assert counts(over)
    assert not counts(replace(over, **other))


def test_playing_together_does_not_count() -> None:
    together = Scene("me", "open", game="fellowship")
    seat = together.table.seat_names()[1]
    assert not counts(resigned(together.sit(BOB, seat), ANN, 0).table)


def test_a_game_counts_from_a_number_of_real_decisions_on() -> None:
    for least in (0, 1, LEAST_DECISIONS - 1):
        assert not counts(resigned(two(), ANN, least).table)
    assert counts(resigned(two(), ANN).table)
    taken_back = decided(two())
    while taken_back.table.moves:
        user = {one.id: one for one in (ANN, BOB)}[taken_back.table.moments[-1].user]
        taken_back.ask(user, c.AskTakeback(taken_back.table.seq))
        other = BOB if user is ANN else ANN
        taken_back.ask(other, c.AnswerTakeback(taken_back.table.seq, True))
    assert not counts(resigned(taken_back, ANN, 0).table), "what was undone was not decided"


def test_giving_a_seat_to_a_bot_is_a_loss_and_counts_once(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as (database,):
            scene = decided(two())
            scene.ask(BOB, c.Replace(scene.table.seq, "sauron", "random"))
            await end(database, "left", scene)
            found = await ratings(database)
            assert (found["ann"].won, found["bob"].won) == (1, 0)
            assert found["ann"].skill > Skill().skill > found["bob"].skill
            before = fold("left", scene.events)
            changes = await Ladders(database).changed(before)
            assert [one.seat for one in changes] == ["fellowship", "sauron"]
            scene.ask(ANN, c.Resign(scene.table.seq))
            await ends(database, before, scene.events[-1:])
            assert await ratings(database) == found, "that Ann loses to the bot changes nothing"

    run(work())


def test_being_replaced_after_leaving_is_a_loss(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as (database,):
            scene = decided(two())
            gone, stays = scene.turn(), BOB if scene.turn() is ANN else ANN
            scene.now += 10 * 24 * 60 * 60
            seat = scene.table.seat_names()[scene.table.seats_of(gone.id)[0]]
            scene.ask(stays, c.Replace(scene.table.seq, seat, "random")).wait(c.GRACE)
            assert scene.table.given_away()
            await end(database, "left", scene)
            found = await ratings(database)
            assert (found[stays.id].won, found[gone.id].won) == (1, 0)

    run(work())


def test_registering_in_mid_game_changes_nothing_about_that_game(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as (database,):
            scene = resigned(two(), ANN)
            began = scene.table.moments[0].at
            change = update(UserRow).where(UserRow.id == "bob")
            await database.write(lambda c: c.execute(change.values(registered=began + 1)))
            await end(database, "as-a-guest", scene)
            assert not await ratings(database)
            await database.write(lambda c: c.execute(change.values(registered=began - 1)))
            await end(database, "registered", scene)
            assert len(await ratings(database)) == 2

    run(work())


def test_farming_between_two_accounts_does_not_pay(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as (database,):
            scene = resigned(two(), ANN)
            gains, before = [], shown(Skill())
            for number in range(40):
                await end(database, f"farm-{number}", scene)
                bob = (await ratings(database))["bob"]
                gains.append(shown(Skill(bob.skill, bob.doubt)) - before)
                before += gains[-1]
            assert min(gains[:FULL_GAMES]) > 0
            assert sum(gains[FULL_GAMES:]) <= max(gains[:FULL_GAMES])
            assert sum(gains[12:]) == 0
            # Whoever meets somebody else wins as much as anybody.
            other = Scene("me", "open", host=EVE).sit(BOB, "sauron")
            await end(database, "honest", resigned(other, EVE))
            rated = select(RatedRow.__table__).where(RatedRow.table_id == "honest")
            eve = next(row for row in await database.ask(rated) if row.user_id == "eve")
            assert Skill(eve.skill, eve.doubt) != Skill()
            # After a while the two may play for something again.
            later = update(RatedRow).values(at=RatedRow.at - WINDOW - 1)
            await database.write(lambda c: c.execute(later))
            last = (await ratings(database))["bob"].skill
            await end(database, "a-month-later", scene)
            assert (await ratings(database))["bob"].skill - last > 0.01

    run(work())


def test_a_guest_makes_a_game_not_count(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url, 1, BOB) as (database,):
            scene = resigned(two(), ANN)
            await end(database, "with-a-guest", scene)
            assert not await ratings(database)
            table = fold("with-a-guest", scene.events)
            assert await Ladders(database).at_table(table) == []

    run(work())


def three() -> Scene:
    """Ann, Bob and Eve at a game for three."""
    scene = Scene("me", "open", "open", game="war")
    for user, seat in zip((BOB, EVE), scene.table.seat_names()[1:], strict=True):
        scene.sit(user, seat)
    return scene


def test_several_winners_share_the_first_place(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as (database,):
            await end(database, "three", resigned(three(), EVE))
            found = await ratings(database)
        assert found["ann"].skill == pytest.approx(found["bob"].skill)
        assert found["ann"].skill > Skill().skill > found["eve"].skill
        assert [found[user].won for user in ("ann", "bob", "eve")] == [1, 1, 0]

    run(work())


def test_games_that_end_at_once_on_two_workers_all_count(database_url: str) -> None:
    """In each direction between each two of three people, as fast as the database can."""

    async def work() -> None:
        async with opened(database_url, 2) as databases:
            pairs = cycle([(ANN, BOB), (BOB, ANN), (BOB, EVE), (EVE, ANN), (ANN, EVE), (EVE, BOB)])
            endings = []
            for number, (host, guest) in zip(range(GAMES), pairs, strict=False):
                scene = decided(Scene("me", "open", host=host).sit(guest, "sauron"))
                table = fold(f"t{number}", scene.events)
                await databases[0].create(table, scene.events, None)
                last = handle(table, guest, c.Resign(table.seq), scene.now + number).events
                endings.append(ends(databases[number % 2], table, last))
            await asyncio.gather(*endings)
            found = await ratings(databases[0])
            async with databases[1].engine.connect() as connection:
                rated = list(await connection.execute(select(RatedRow.__table__)))
        assert sum(row.games for row in found.values()) == len(rated) == 2 * GAMES
        assert sum(row.won for row in found.values()) == GAMES
        for user, row in found.items():
            # Each game begins with what another has left: nothing is lost and nothing forks.
            own = [one for one in rated if one.user_id == user]
            before = {(one.skill_before, one.doubt_before) for one in own}
            after = {(one.skill, one.doubt) for one in own}
            assert len(before) == len(after) == row.games
            assert before - after == {tuple(Skill())}
            assert after - before == {(row.skill, row.doubt)}

    run(work())


def test_a_table_counts_once_though_two_workers_see_it_end(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url, 2) as databases:
            scene = decided(two())
            table = fold("t", scene.events)
            await databases[0].create(table, scene.events, None)
            resign = c.Resign(table.seq)
            last = [handle(table, user, resign, scene.now).events for user in (ANN, BOB)]
            both = [ends(databases[n], table, last[n]) for n in range(2)]
            ended = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(type(one).__name__ for one in ended) == ["Conflict", "NoneType"]
            found = await ratings(databases[0])
        assert [(row.games, row.won) for row in found.values()].count((1, 1)) == 1
        assert [(row.games, row.won) for row in found.values()].count((1, 0)) == 1

    run(work())


async def known(database: Database, people: int, games: Callable[[int], int]) -> None:
    """People of whom each is thought less than of the one before."""
    numbers = range(people)
    users = [{"id": f"u{n:03}", "name": f"N {n}", "login": f"n{n}", "created": 0} for n in numbers]
    rows = [
        {
            "game": "duel",
            "user_id": f"u{n:03}",
            "skill": 40.0 - n / 10,
            "doubt": 2.0,
            "games": games(n),
            "won": 1,
            "updated": 0.0,
        }
        for n in numbers
    ]
    await database.write(lambda c: c.execute(insert(UserRow), users))
    await database.write(lambda c: c.execute(insert(RatingRow), rows))


def test_the_ladder_lists_the_best_and_whoever_asks(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as (database,):
            few = {3, 50, 110}
            await known(database, 112, lambda n: LEAST_GAMES - (n in few))
            ladders = Ladders(database)
            ladder = await ladders.ladder("duel", "u111")
            *best, own = ladder.rungs
            assert [one.place for one in best] == list(range(1, MOST_LISTED + 1))
            assert [one.name for one in best[:4]] == ["N 0", "N 1", "N 2", "N 4"]
            assert best[0].rating == 1000 + 27 * (40 - 6)
            assert not any(one.you for one in best)
            assert (own.place, own.name, own.you) == (109, "N 111", True)
            beginner = (await ladders.ladder("duel", "u003")).rungs[-1]
            assert (beginner.place, beginner.games, beginner.you) == (None, 2, True)
            among = (await ladders.ladder("duel", "u001")).rungs
            assert [one.place for one in among if one.you] == [2]
            assert len(among) == len((await ladders.ladder("duel", "")).rungs) == MOST_LISTED
            assert (await ladders.ladder("war", "u001")).rungs == []

    run(work())


def play(host: Person, guest: Person) -> str:
    """A game that the guest gives up."""
    id: str = host.new_table("me", "open")["id"]
    with host.at(id) as other, guest.at(id) as live:
        live.do("sit", seat="sauron")
        live.until(live.running)
        missing = dict.fromkeys((host.id, guest.id), LEAST_DECISIONS)
        while any(missing.values()):
            other.caught_up(live)
            live.caught_up(other)
            acting = live if live.yours() else other
            person = acting.person.id
            missing[person] -= missing[person] > 0 and len(acting.screen["offers"]) > 1
            acting.act()
        live.caught_up(other)
        live.do("resign")
        live.until(live.over)
    return id


def test_people_see_what_they_play_for(server: Running) -> None:
    ann, bob, eve = Person(server), Person(server), Person(server)
    for one, name in ((ann, "Arwen"), (bob, "Boromir"), (eve, "Éowyn")):
        body = {"name": f"{name} {one.id[:6]}", "password": "mellon mellon"}
        assert one.http.post("/api/register", json=body).status_code == 200
    first = play(ann, bob)
    changes = ann.get(f"/api/tables/{first}/ratings").json()
    assert [(one["seat"], one["before"]) for one in changes] == [
        ("fellowship", 1000),
        ("sauron", 1000),
    ]
    assert changes[0]["rating"] > 1000 > changes[1]["rating"]
    for _ in range(2):
        play(ann, bob)
    play(ann, eve)
    waiting = ann.new_table("me", "open")["id"]
    (own,) = eve.get(f"/api/tables/{waiting}/ratings").json()
    assert (own["seat"], own["before"]) == ("fellowship", None)
    seen = eve.get("/api/ladder/duel").json()
    names = [one["name"].split()[0] for one in seen["rungs"]]
    assert names.index("Arwen") < names.index("Boromir") < names.index("Éowyn")
    assert [one["name"].split()[0] for one in seen["rungs"] if one["you"]] == ["Éowyn"]
    assert seen["rungs"][-1]["place"] is None
    best = seen["rungs"][names.index("Arwen")]
    assert (best["rating"], best["games"], best["won"]) == (own["rating"], 4, 4)
    others = bob.get("/api/ladder/duel").json()["rungs"]
    assert "Éowyn" not in [one["name"].split()[0] for one in others]
    # What was shown at the end of a game stays, whatever came later.
    assert bob.get(f"/api/tables/{first}/ratings").json() == changes
    assert ann.get("/api/ladder/chess").status_code == 404
    assert ann.get("/api/tables/nowhere/ratings").status_code == 404


def test_four_hundred_points_are_about_ten_games_won_for_one_lost() -> None:
    better = worse = Skill()
    apart = []
    for number in range(2200):
        lost = number % 11 == 5
        better, worse = after_game([better, worse], [float(not lost), float(lost)])
        apart.append(shown(better) - shown(worse))
    assert sum(apart[1100:]) / 1100 == pytest.approx(400, abs=40)
