"""A database of version 0.1 with running games is opened, and one bad table spoils nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.cli.running import mathom
from tests.server.database_of_0_1 import ANN, BOB, WANTED
from tests.server.running import Running, until
from tests.server.upgrading import ask, change, event_of_action, guest, spoil, unpack

TABLES = [*[wanted.id for wanted in WANTED], "duel-uploaded", "duel-waiting", "war-waiting"]
RUNNING = [wanted.id for wanted in WANTED if wanted.id != "duel-over"]


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The old database."""
    return unpack(tmp_path / "mathom.sqlite3")


@pytest.fixture
def upgraded(old: Path) -> Iterator[Callable[[], Running]]:
    """Starts a server of this version on the old database."""
    made: list[Running] = []

    def start() -> Running:
        made.append(Running(old))
        return made[-1]

    yield start
    for running in made:
        assert running.stop() == 0, running.log.read_text()


def test_all_tables_of_version_0_1_open_or_say_why_they_have_stopped(
    upgraded: Callable[[], Running],
) -> None:
    server = upgraded()
    ann = guest(server, ANN.id)
    mine = {table["id"]: table for table in ann.get("/api/my-tables").json()}
    assert set(mine) == set(TABLES)
    for id in RUNNING:
        table = mine[id]
        if table["stop"] is None:
            assert table["status"] in ("running", "finished"), id
        else:
            assert table["status"] == "stopped", id
            assert table["stop"]["text"], id
            assert table["stop"]["rules"] < table["stop"]["rules_now"], id
        answer = ann.get(f"/api/tables/{id}/moments/{table['moves']}")
        assert answer.status_code == 200, (id, answer.text)
        with ann.at(id) as live:
            assert live.screen["view"], id
    assert mine["duel-over"]["status"] == "finished"
    assert mine["duel-uploaded"]["status"] == "finished"
    waiting = {table["id"] for table in ann.get("/api/tables").json()}
    assert waiting == {"duel-waiting", "war-waiting"}
    assert "background task failed" not in server.log.read_text()
    assert "Traceback" not in server.log.read_text()


def test_people_go_on_where_they_were(upgraded: Callable[[], Running]) -> None:
    server = upgraded()
    people = [guest(server, ANN.id), guest(server, BOB.id)]
    played = 0
    for table in people[0].get("/api/my-tables").json():
        if table["status"] == "running" and table["deciding"]:
            for person in people:
                with person.at(table["id"]) as live:
                    if live.yours() and live.screen["offers"]:
                        live.act()
                        played += 1
    assert played > 0


DAMAGE = ['{"type":"acted"', '{"type":"danced","at":1.0}', "null", ""]


@pytest.mark.parametrize("body", DAMAGE)
def test_a_damaged_table_is_put_aside_and_everything_else_works(
    old: Path, upgraded: Callable[[], Running], body: str
) -> None:
    spoil(old, "duel-with-a-bot", 9, body)
    change(old, "UPDATE tables SET keeper = 'gone', due = 1.0 WHERE id = 'duel-with-a-bot'")
    events = ask(old, "SELECT * FROM events WHERE table_id = 'duel-with-a-bot'")
    server = upgraded()
    ann = guest(server, ANN.id)
    mine = {table["id"]: table for table in ann.get("/api/my-tables").json()}
    assert set(mine) == set(TABLES)
    bad = mine["duel-with-a-bot"]
    assert (bad["status"], bad["moves"], bad["stop"]["reason"]) == (
        *("stopped", 8),
        "event-unreadable",
    )
    assert ann.get("/api/tables").status_code == 200
    with ann.at("duel-with-a-bot") as live:
        assert live.screen["view"]
        assert live.screen["offers"] == []
    listed = "SELECT status, due, keeper FROM tables WHERE id = 'duel-with-a-bot'"
    assert ask(old, listed) == [("stopped", None, None)]
    assert ask(old, "SELECT * FROM events WHERE table_id = 'duel-with-a-bot'") == events
    assert "background task failed" not in server.log.read_text()


def test_a_missing_row_and_a_missing_beginning_are_told(
    old: Path, upgraded: Callable[[], Running]
) -> None:
    seq = event_of_action(old, "tcg-of-two", 20)
    change(old, "DELETE FROM events WHERE table_id = 'tcg-of-two' AND seq = ?", seq)
    change(old, "UPDATE events SET body = '{' WHERE table_id = 'war-of-two' AND seq = 1")
    change(old, "UPDATE events SET body = '{' WHERE table_id = 'duel-waiting' AND seq = 1")
    server = upgraded()
    ann = guest(server, ANN.id)
    mine = {table["id"]: table for table in ann.get("/api/my-tables").json()}
    assert set(mine) == set(TABLES)
    assert mine["tcg-of-two"]["stop"]["event"] == seq + 1
    assert mine["tcg-of-two"]["moves"] <= 19
    assert mine["war-of-two"]["status"] == "stopped"
    assert mine["war-of-two"]["stop"]["can_go_on"] is False
    assert {table["id"] for table in ann.get("/api/tables").json()} == {"war-waiting"}
    with ann.at("war-of-two") as live:
        assert live.screen["prompt"]["text"]


def test_two_people_agree_and_go_on_from_the_last_good_position(
    old: Path, upgraded: Callable[[], Running]
) -> None:
    spoil(old, "duel-with-bob", 21, '{"type":"acted","at":1.0,"seat":0,"action":"dance"}')
    server = upgraded()
    ann, bob = guest(server, ANN.id), guest(server, BOB.id)
    with ann.at("duel-with-bob") as first, bob.at("duel-with-bob") as second:
        assert (first.table["status"], first.table["moves"]) == ("stopped", 20)
        before = first.screen["view"]
        first.do("act", action=0, seat=first.screen["seat"])
        assert first.refusal()["reason"] == "table-stopped"
        first.do("decide", wish="go-on")
        second.until(lambda: second.table["stop"]["wishes"])
        assert second.table["status"] == "stopped"
        second.do("decide", wish="go-on")
        for live in (first, second):
            live.until(live.running)
            assert live.table["stop"] is None
        assert first.screen["view"] == before
        mover, other = (first, second) if first.yours() else (second, first)
        mover.act()
        other.caught_up(mover)
    restarted = upgraded()
    with guest(restarted, ANN.id).at("duel-with-bob") as live:
        assert (live.table["status"], live.table["moves"]) == ("running", 1)


def test_events_and_record_can_be_had_as_soon_as_they_tell_no_secrets(
    old: Path, upgraded: Callable[[], Running]
) -> None:
    for table in ("duel-with-a-bot", "duel-with-bob", "duel-over"):
        spoil(old, table, 9, "{")
    server = upgraded()
    ann, bob = guest(server, ANN.id), guest(server, BOB.id)
    for end in ("events", "record"):
        assert ann.get(f"/api/tables/duel-with-a-bot/{end}").status_code == 200
        assert bob.get(f"/api/tables/duel-with-a-bot/{end}").status_code == 409
        assert ann.get(f"/api/tables/duel-with-bob/{end}").status_code == 409
        assert bob.get(f"/api/tables/duel-over/{end}").status_code == 200
    lines = ann.get("/api/tables/duel-with-a-bot/events").text.splitlines()
    rows = ask(old, "SELECT count(*) FROM events WHERE table_id = 'duel-with-a-bot'")
    assert len(lines) == rows[0][0]
    assert sum("damaged" in json.loads(line) for line in lines) == 1
    assert ann.get("/api/tables/duel-over/record").text.startswith("mathom record 1\n")
    with ann.at("duel-with-bob") as first, bob.at("duel-with-bob") as second:
        first.do("decide", wish="call-off")
        second.until(lambda: second.table["stop"]["wishes"])
        second.do("decide", wish="call-off")
        first.until(first.over)
        assert first.table["result"] is None
    assert ann.get("/api/tables/duel-with-bob/events").status_code == 200


def test_a_stopped_table_goes_along_to_another_server(
    old: Path, upgraded: Callable[[], Running], tmp_path: Path
) -> None:
    spoil(old, "war-with-a-bot", 50, "{")
    seq = event_of_action(old, "duel-with-a-bot", 9)
    change(old, "DELETE FROM events WHERE table_id = 'duel-with-a-bot' AND seq = ?", seq)
    assert guest(upgraded(), ANN.id).get("/api/my-tables").status_code == 200
    file, there = tmp_path / "all.jsonl", tmp_path / "other.sqlite3"
    assert mathom("export", file, "--database", old).code == 0
    ran = mathom("import", file, "--database", there)
    assert ran.code == 0, ran.err
    for table in ("war-with-a-bot", "duel-with-a-bot"):
        query = "SELECT seq, body FROM events WHERE table_id = ? ORDER BY seq"
        assert ask(there, query, table) == ask(old, query, table)
        assert ask(there, "SELECT status FROM tables WHERE id = ?", table) == [("stopped",)]


def test_a_table_that_can_be_followed_again_is_taken_up(
    old: Path, upgraded: Callable[[], Running]
) -> None:
    change(old, "UPDATE tables SET status = 'stopped', keeper = NULL WHERE id = 'duel-with-bob'")
    server = upgraded()
    with guest(server, ANN.id).at("duel-with-bob") as live:
        assert live.table["status"] in ("running", "stopped")
        wanted = live.table["status"]
    listed = "SELECT status FROM tables WHERE id = 'duel-with-bob'"
    until(lambda: ask(old, listed) == [(wanted,)])
