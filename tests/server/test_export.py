"""What somebody owns is taken along to another server, and loses nothing on the way."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from tests.cli.running import mathom
from tests.server.postgres import Postgres
from tests.server.running import Person, ask
from tests.table.scenes import ANN, BOB, Scene, two

from mathom.server.accounts.moderation import Moderation
from mathom.server.accounts.people import People
from mathom.server.accounts.sessions import Sessions
from mathom.server.http import wire
from mathom.server.http.limits import Own
from mathom.server.live.tables import due
from mathom.server.settings import async_url
from mathom.server.storage.campaigns import Campaigns
from mathom.server.storage.database import Database
from mathom.server.storage.decks import Decks
from mathom.server.storage.export import FORMAT
from mathom.server.storage.models import Base
from mathom.server.storage.ratings import LEAST_DECISIONS
from mathom.table.commands import Resign, User
from mathom.table.fold import fold
from mathom.table.opening import Plan, create


async def populate(url: str) -> None:
    """A server on which Ann and Bob have played, together and alone."""
    database = Database(async_url(url))
    await database.open()
    limit = Own(1, 100)
    people = People(database, Sessions(database, await database.secret()), limit, limit)
    await people.register(ANN.id, "Ann", "speak, friend")
    await people.register(BOB.id, "Bob", "and enter!!!")
    for user in (ANN, BOB):
        await people.set(user.id, registered=0.0)
    await Moderation(database).mute(ANN.id, BOB.id, "mute", "Bob")
    campaigns = Campaigns(database)
    road = await campaigns.create(wire.NewCampaign("fellowship", "To Bree"), ANN)
    await campaigns.join(road.id, BOB)
    scenes = {"together": two(), "with-a-bot": Scene("me", "random"), "bobs": Scene("me", "me")}
    scenes["bobs"] = Scene("me", "me", host=BOB)
    over = Scene("me", "me")
    over.ask(ANN, Resign(over.table.seq))
    scenes["over"] = over
    scenes["rated"] = two().decide(LEAST_DECISIONS)
    scenes["rated"].ask(ANN, Resign(scenes["rated"].table.seq))
    for id, scene in scenes.items():
        table = fold(id, scene.events)
        await database.create(table, scene.events, due(table))
    await begin(database, road.id, ANN)
    assert await database.begin_review("over", '{"chances":[[0.5,0.5]],"turns":[]}')
    await database.keep_review("over", '{"chances":[[0.5,0.5]],"turns":[]}', finished=True)
    for user in (ANN, BOB):
        deck = wire.NewDeck("tcg", f"Deck of {user.name}", "1x something")
        await Decks(database).create(deck, user.id, "en")
    await database.close()


async def begin(database: Database, campaign: str, user: User) -> None:
    """A table of a campaign."""
    options = await Campaigns(database).table_options(campaign, user, "fellowship", {})
    plan = Plan("fellowship", ["me", "me"], options, private=True, campaign=campaign)
    events = create(plan, user, 5, time.time())
    await database.create(fold("on-the-road", events), events, None)


async def size(url: str) -> dict[str, int]:
    """How many rows of each kind a database has."""
    database = Database(async_url(url))
    await database.open()
    async with database.engine.connect() as connection:
        found = {
            name: int(await connection.scalar(select(func.count()).select_from(table)) or 0)
            for name, table in Base.metadata.tables.items()
            if name != "game_time"
        }
    await database.close()
    return found


def lines(file: Path) -> list[dict[str, Any]]:
    """What a file holds."""
    return [json.loads(line) for line in file.read_text().splitlines()]


def export(file: Path, url: str, *words: str) -> list[dict[str, Any]]:
    """A file, and what it holds."""
    ran = mathom("export", file, "--database", url, *words)
    assert ran.code == 0, ran.complaint()
    return lines(file)


@pytest.fixture
def home(tmp_path: Path) -> str:
    """The address of a server's database."""
    url = str(tmp_path / "home.sqlite3")
    asyncio.run(populate(url))
    return url


def test_a_whole_server_moves_from_sqlite_to_postgresql_and_back(
    home: str, postgres: Postgres, tmp_path: Path
) -> None:
    away, back = postgres.new(), str(tmp_path / "back.sqlite3")
    files = [tmp_path / name for name in ("first", "second", "third")]
    exports = [export(files[0], home)]
    assert oct(files[0].stat().st_mode)[-3:] == "600"
    for number, url in enumerate((away, back)):
        # A server that has been opened has made a secret of its own, which it would keep.
        ran = mathom("import", files[number], "--database", url)
        assert ran.code == 0, ran.complaint()
        assert "people 2, tables 6, campaigns 1, decks 2, ratings 2" in ran.out
        exports.append(export(files[number + 1], url))
    assert exports[0] == exports[1] == exports[2]
    passing = {"workers": 0, "sockets": 0, "buckets": 0}
    assert asyncio.run(size(home)) | passing == asyncio.run(size(away)) | passing
    database = Database(async_url(away))

    async def abandoned() -> list[tuple[str, str]]:
        found = await database.to_keep(set())
        await database.close()
        return found

    assert asyncio.run(abandoned()) == [("with-a-bot", "")]
    assert "already" in mathom("export", files[0], "--database", home).complaint()


def test_a_person_takes_along_their_own_and_nothing_of_others(home: str, tmp_path: Path) -> None:
    file = tmp_path / "ann"
    lines = export(file, home, "--person", "ANN")
    assert [line["row"]["name"] for line in lines if line["kind"] == "person"] == ["Ann"]
    assert [line["row"]["name"] for line in lines if line["kind"] == "deck"] == ["Deck of Ann"]
    tables = {line["id"] for line in lines if line["kind"] == "table"}
    assert tables == {"together", "with-a-bot", "over", "rated", "on-the-road"}
    assert [line["user_id"] for line in lines if line["kind"] == "rating"] == [ANN.id]
    assert not [line for line in lines if line["kind"] == "secret"]
    other = str(tmp_path / "other.sqlite3")
    assert "people 1, tables 5, campaigns 1, decks 1, ratings 1" in import_into(other, file)
    once = asyncio.run(size(other))
    again = import_into(other, file)
    assert "people 0, tables 0, campaigns 0, decks 0, ratings 0. Already there: 10." in again
    assert asyncio.run(size(other)) == once
    assert once["reviews"] == 1
    assert once["campaign_tables"] == 1
    assert (once["ratings"], once["rated"]) == (1, 2)
    assert (
        "Nobody"
        in mathom("export", tmp_path / "x", "--person", "Eve", "--database", home).complaint()
    )
    assert not (tmp_path / "x").exists()


def test_whoever_plays_saves_their_own_and_learns_nothing_hidden(
    ann: Person, bob: Person, tmp_path: Path
) -> None:
    assert [json.loads(line)["kind"] for line in ann.get("/api/me/export").text.splitlines()] == [
        "mathom"
    ], "a guest who has done nothing"
    ann.http.post("/api/register", json={"name": "Packing", "password": "speak, friend"})
    # Names are free, ids are not: whoever is called like another's id is not given their things.
    name = ann.get("/api/me").json()["id"]
    bob.http.post("/api/register", json={"name": name, "password": "and enter!!!"})
    over, running = ann.new_table("me", "me")["id"], ann.new_table("me", "me")["id"]
    with ann.at(over) as live:
        live.do("resign", seat="sauron")
        live.until(live.over)
    answer = ann.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert [line["id"] for line in lines if line["kind"] == "table"] == [over]
    assert running not in answer.text
    assert [line["row"]["name"] for line in lines if line["kind"] == "person"] == ["Packing"]
    assert "argon2" not in answer.text
    (tmp_path / "mine").write_bytes(answer.content)
    assert "people 1, tables 1" in import_into(str(tmp_path / "new.sqlite3"), tmp_path / "mine")
    assert ask(f"{ann.server.address}/api/me/export").status_code == 401


def test_a_file_from_before_there_were_ratings_is_read(home: str, tmp_path: Path) -> None:
    file, old = tmp_path / "now", tmp_path / "then"
    lines = [line for line in export(file, home) if line["kind"] not in ("rating", "block")]
    for line in lines:
        line.pop("rated", None)
        if line["kind"] == "person":
            for name in ("folded", "skeleton", "registered", "admin", "banned"):
                del line["row"][name]
    lines[0]["format"] = 1
    old.write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    assert "tables 6, campaigns 1, decks 2, ratings 0" in import_into(str(tmp_path / "new"), old)


def import_into(url: str, file: Path) -> str:
    """What is said of an import."""
    ran = mathom("import", file, "--database", url)
    assert ran.code == 0, ran.complaint()
    return ran.out


def test_a_file_with_a_fault_adds_nothing(home: str, database_url: str, tmp_path: Path) -> None:
    file, broken = tmp_path / "ann", tmp_path / "broken"
    export(file, home, "--person", "Ann")
    good = file.read_text().splitlines()
    forged = json.loads(next(line for line in good if '"together"' in line))
    last = json.loads(forged["events"][-1])
    forged["events"][-1] = json.dumps({**last, "chances": []})
    clash = json.dumps({"kind": "person", "row": {**json.loads(good[1])["row"], "id": "other"}})
    strange = json.dumps({"kind": "deck", "row": {"id": "x", "colour": "red"}})
    rating = json.loads(next(line for line in good if '"kind":"rating"' in line))
    for wrong, reason in (
        ([*good, "{"], f"Line {len(good) + 1}:"),
        (good[1:], "Line 1:"),
        ([], "Line 1:"),
        ([*good, json.dumps(forged)], f"Line {len(good) + 1}:"),
        ([*good, strange], f"Line {len(good) + 1}:"),
        ([*good, json.dumps({**rating, "doubt": 0})], f"Line {len(good) + 1}:"),
        ([*good, json.dumps({**rating, "game": "chess"})], f"Line {len(good) + 1}:"),
        ([*good, json.dumps({**rating, "user_id": "nobody"})], "conflicts with existing data"),
        ([*good, clash], "somebody else"),
        ([good[0].replace(f'"format":{FORMAT}', '"format":99')], "newer"),
    ):
        broken.write_text("".join(f"{line}\n" for line in wrong))
        complaint = mathom("import", broken, "--database", database_url).complaint()
        assert reason in complaint
    found = asyncio.run(size(database_url))
    assert sum(found.values()) == 0
