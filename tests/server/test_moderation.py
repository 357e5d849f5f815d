"""Muting, blocking, reporting, what administrators do about it, and leaving for good."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.running import mathom
from tests.server.running import ConnectionClosed, Person, Running, until
from tests.server.running import ask as asked

from mathom.server.accounts.moderation import MOST_REPORTS

PASSWORD = "speak friend and enter"


def admin(server: Running, *words: str) -> str:
    """What `mathom admin` says about the server's database while it runs."""
    ran = mathom("admin", *words, "--database", str(server.database))
    assert ran.code == 0, ran.complaint()
    return ran.out


def an_admin(server: Running) -> Person:
    """Somebody whom the command has made an administrator."""
    person = Person(server)
    admin(server, "grant", person.register("Elrond"))
    assert person.get("/api/me").json()["admin"]
    return person


def say(person: Person, id: str, text: str) -> None:
    """Say something at a table, and wait until it is heard."""
    with person.at(id) as live:
        live.send("chat", text=text)
        live.until(lambda: any(line["text"] == text for line in live.chat))


def test_nothing_is_heard_of_those_who_are_muted(server: Running) -> None:
    ann, bob, eve = Person(server), Person(server), Person(server)
    id = ann.new_table("me", "open")["id"]
    say(bob, id, "before")
    with ann.at(id) as live:
        live.until(lambda: live.chat)
        assert live.chat[0]["user"] == bob.id
        answer = ann.http.put(f"/api/me/muted/{bob.id}", json={"kind": "mute", "table": id})
        assert [(one["id"], one["kind"]) for one in answer.json()] == [(bob.id, "mute")]
        say(bob, id, "while muted")
        say(eve, id, "from somebody else")
        live.until(lambda: live.chat[-1]["user"] == eve.id)
        assert [line["text"] for line in live.chat] == ["before", "from somebody else"]
    with ann.at(id) as live:
        live.until(lambda: live.chat)
        assert [line["user"] for line in live.chat] == [eve.id]
    assert ann.http.delete(f"/api/me/muted/{bob.id}").json() == []
    with ann.at(id) as live:
        live.until(lambda: live.chat)
        assert len(live.chat) == 3
    with bob.at(id) as live:
        live.do("sit", seat="sauron")
        live.until(live.running)


def test_those_who_are_blocked_cannot_join(server: Running) -> None:
    ann, bob, eve = Person(server), Person(server), Person(server)
    id = ann.new_table("me", "open")["id"]
    say(bob, id, "let me in")
    assert id in [table["id"] for table in bob.get("/api/tables").json()]
    ann.http.put(f"/api/me/muted/{bob.id}", json={"kind": "block", "table": id})
    assert id not in [table["id"] for table in bob.get("/api/tables").json()]
    with bob.at(id) as live:
        live.do("sit", seat="sauron")
        assert live.refusal()["reason"] == "blocked"
    bobs = bob.new_table("me", "open")["id"]
    assert bobs not in [table["id"] for table in ann.get("/api/tables").json()]
    elsewhere = eve.new_table("open", "open")["id"]
    with ann.at(elsewhere) as live:
        live.do("sit", seat="fellowship")
        live.until_seated(0)
    with bob.at(elsewhere) as live:
        live.do("sit", seat="sauron")
        assert live.refusal()["reason"] == "blocked", "nor where they sit as a guest"
    with eve.at(id) as live:
        live.do("sit", seat="sauron")
        live.until(live.running)


def test_a_rematch_does_not_bring_together_who_keeps_apart(server: Running) -> None:
    ann, bob = Person(server), Person(server)
    id = ann.new_table("me", "open")["id"]
    with bob.at(id) as live:
        live.do("sit", seat="sauron")
        live.until(live.running)
        live.do("resign")
        live.until(live.over)
        ann.http.put(f"/api/me/muted/{bob.id}", json={"kind": "block", "table": id})
        live.do("rematch")
        assert live.refusal()["reason"] == "blocked"


def test_nobody_mutes_or_reports_themselves_or_nobody(server: Running) -> None:
    ann = Person(server)
    own = ann.http.put(f"/api/me/muted/{ann.id}", json={"kind": "mute"})
    assert own.status_code in (404, 409)
    for person in ("nobody", "x" * 300):
        body = {"user": person, "reason": "spam"}
        answer = ann.http.post("/api/reports", json=body)
        assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-person")
    body = {"user": ann.id, "reason": "dislike"}
    assert ann.http.post("/api/reports", json=body).json()["reason"] == "bad-request"


def test_a_report_is_read_and_dealt_with(server: Running) -> None:
    boss, ann, bob = an_admin(server), Person(server), Person(server)
    bob.http.put("/api/me", json={"name": f"Grima {bob.id[:6]}"})
    id = ann.new_table("me", "open")["id"]
    say(bob, id, "you fool")
    body = {"user": bob.id, "reason": "abuse", "text": "look at the chat", "table": id}
    assert ann.http.post("/api/reports", json=body).status_code == 201
    long = {**body, "text": "x" * 1001}
    assert ann.http.post("/api/reports", json=long).json()["reason"] == "report-length"
    (found,) = (one for one in boss.get("/api/admin/reports").json() if one["table"] == id)
    assert found["about"] == {"id": bob.id, "name": f"Grima {bob.id[:6]}"}
    assert (found["reason"], found["text"], found["by"]["id"]) == (*("abuse", body["text"]), ann.id)
    assert "Grima" in admin(server, "reports")
    path = f"/api/admin/reports/{found['id']}/close"
    assert boss.http.post(path, json={"detail": "spoke with him"}).status_code == 204
    assert boss.http.post(path, json={}).json()["reason"] == "no-such-report"
    assert found["id"] not in [one["id"] for one in boss.get("/api/admin/reports").json()]
    every = boss.get("/api/admin/reports", every="true").json()
    assert found["id"] in [one["id"] for one in every]
    for _ in range(MOST_REPORTS - 1):
        ann.http.post("/api/reports", json=body)
    assert ann.http.post("/api/reports", json=body).json()["reason"] == "too-many-requests"


CALLS = [
    ("GET", "/api/admin/reports"),
    ("POST", "/api/admin/reports/1/close"),
    ("GET", "/api/admin/people"),
    ("PUT", "/api/admin/people/x"),
    ("POST", "/api/admin/people/x/ban"),
    ("POST", "/api/admin/people/x/unban"),
    ("POST", "/api/admin/people/x/reset-password"),
    ("GET", "/api/admin/tables"),
    ("POST", "/api/admin/tables/x/end"),
    ("DELETE", "/api/admin/tables/x"),
    ("GET", "/api/admin/log"),
]


def test_only_administrators_moderate(server: Running) -> None:
    guest, known = Person(server), Person(server)
    known.register("Saruman")
    spec = asked(f"{server.address}/schema/openapi.json").json()["paths"]
    there = [call for path in spec if path.startswith("/api/admin/") for call in spec[path]]
    assert len(there) == len(CALLS), "every call is tried here"
    for method, path in CALLS:
        body = {"name": "Nobody"} if method == "PUT" else {}
        for person in (guest, known):
            answer = person.http.request(method, path, json=None if method == "GET" else body)
            assert (answer.status_code, answer.json()["reason"]) == (403, "not-admin"), path


def test_an_administrator_ends_and_removes_tables(server: Running) -> None:
    boss, ann, bob = an_admin(server), Person(server), Person(server)
    id = ann.new_table("me", "me", private=True)["id"]
    with ann.at(id) as live:
        assert boss.http.post(f"/api/admin/tables/{id}/end", json={}).status_code == 204
        live.until(live.over)
        assert live.table["result"]["reason"] == "closed"
        assert live.table["result"]["winners"] == []
        assert "administrator" in live.table["result"]["text"]
        again = boss.http.post(f"/api/admin/tables/{id}/end", json={})
        assert again.json()["reason"] == "game-over"
        assert boss.http.delete(f"/api/admin/tables/{id}").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            live.until(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    assert ann.get(f"/api/tables/{id}").status_code == 404
    assert boss.http.delete(f"/api/admin/tables/{id}").status_code == 404
    # By a command, while the server runs and somebody plays.
    id = ann.new_table("me", "open")["id"]
    with bob.at(id) as live:
        live.do("sit", seat="sauron")
        live.until(live.running)
        assert id in admin(server, "tables", bob.id)
        admin(server, "end-table", id, "--why", "a test")
        live.until(live.over)
        admin(server, "remove-table", id)
        with pytest.raises(ConnectionClosed):
            live.until(lambda: False)
    assert bob.get(f"/api/tables/{id}").status_code == 404
    assert id not in json.dumps(bob.get("/api/my-tables").json())
    log = boss.get("/api/admin/log").json()
    done = [(line["action"], line["subject"], line["who"]) for line in log if line["subject"] == id]
    assert done == [("remove-table", id, "mathom admin"), ("end-table", id, "mathom admin")]
    assert "a test" in admin(server, "log")


def test_an_administrator_renames_bans_and_helps_people(server: Running) -> None:
    boss, ann = an_admin(server), Person(server)
    name = ann.register("Wormtongue")
    id = ann.new_table("me", "me")["id"]
    found = boss.get("/api/admin/people", wanted=name.upper()).json()
    assert [(one["id"], one["registered"]) for one in found] == [(ann.id, True)]
    better = f"Grima {ann.id[:8]}"
    path = f"/api/admin/people/{ann.id}"
    assert boss.http.put(path, json={"name": better}).status_code == 204
    assert ann.get("/api/me").json()["name"] == better
    with ann.at(id) as live:
        assert boss.http.post(f"{path}/ban", json={"detail": "enough"}).status_code == 204
        with pytest.raises(ConnectionClosed):
            live.until(lambda: False)
    assert ann.get("/api/my-tables").status_code == 401
    body = {"name": better, "password": PASSWORD}
    answer = Person(server).http.post("/api/login", json=body)
    assert (answer.status_code, answer.json()["reason"]) == (403, "banned")
    assert boss.http.post(f"{path}/unban").status_code == 204
    assert Person(server).http.post("/api/login", json=body).json()["id"] == ann.id
    code = admin(server, "reset-password", better).split()[-1]
    body = {"code": code, "password": "a new beginning 4"}
    assert Person(server).http.post("/api/password/reset", json=body).json()["id"] == ann.id
    code = boss.http.post(f"{path}/reset-password").json()["code"]
    body = {"code": code, "password": "another beginning 5"}
    assert Person(server).http.post("/api/password/reset", json=body).json()["id"] == ann.id
    own = boss.http.post(f"/api/admin/people/{boss.id}/ban", json={})
    assert own.json()["reason"] == "not-yourself"
    log = [line for line in boss.get("/api/admin/log").json() if line["subject"] == ann.id]
    assert [line["action"] for line in reversed(log)] == [
        "rename",
        "ban",
        "unban",
        "reset-password",
        "reset-password",
    ]
    assert code not in json.dumps(log)
    admin(server, "revoke", boss.id)
    assert boss.get("/api/admin/log").json()["reason"] == "not-admin"
    assert (
        "Nobody here"
        in mathom("admin", "ban", "Nobody", "--database", str(server.database)).complaint()
    )


def test_a_banned_guest_is_nobody(server: Running) -> None:
    boss, bob = an_admin(server), Person(server)
    ban = {"name": "Guest 1", "detail": "spam"}
    assert boss.http.post(f"/api/admin/people/{bob.id}/ban", json=ban).status_code == 204
    answer = bob.get("/api/my-tables")
    assert (answer.status_code, answer.json()["reason"]) == (403, "banned")
    assert bob.get("/api/me").json()["id"] != bob.id


def test_somebody_leaves_for_good(server: Running) -> None:
    ann, bob, watching = Person(server), Person(server), Person(server)
    name = ann.register("Frodo")
    alone = ann.new_table("me", "me")["id"]
    waiting = ann.new_table("me", "open")["id"]
    id = ann.new_table("me", "open")["id"]
    say(ann, id, "my own words")
    cookie = ann.http.cookies["mathom"]
    with bob.at(id) as live:
        live.do("sit", seat="sauron")
        live.until(live.running)
        assert ann.get("/api/me/export").status_code == 200
        wrong = ann.http.post("/api/me/delete", json={"password": "not the password"})
        assert wrong.json()["reason"] == "wrong-password"
        assert ann.http.post("/api/me/delete", json={"password": PASSWORD}).json()["id"] != ann.id
        live.until(live.over)
        assert live.table["result"]["winners"] == ["sauron"], "a game that goes on is given up"
    answer = bob.get(f"/api/tables/{id}")
    assert answer.json()["seats"][0]["player"] == "–"
    assert name not in answer.text
    with watching.at(id) as live:
        live.until(lambda: live.chat)
        assert [(line["name"], line["text"]) for line in live.chat] == [("–", "…")]
    for gone in (alone, waiting):
        assert bob.get(f"/api/tables/{gone}").status_code == 404
    old = asked(f"{server.address}/api/my-tables", cookies={"mathom": cookie})
    assert old.status_code == 401
    body = {"name": name, "password": PASSWORD}
    assert Person(server).http.post("/api/login", json=body).json()["reason"] == "wrong-password"
    assert Person(server).http.post("/api/register", json=body).status_code == 200, "free again"
    assert name not in server.log.read_text()


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_other_workers_forget_the_name_too(own_server: Callable[..., Running]) -> None:
    here, there = own_server(), own_server()
    ann, bob = Person(here), Person(here)
    name = ann.register("Frodo")
    id = ann.new_table("me", "open")["id"]
    with bob.at(id) as live:
        live.do("sit", seat="sauron")
        live.until(live.running)
    path = f"{there.address}/api/tables/{id}"
    assert name in asked(path).text
    assert ann.http.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    until(lambda: name not in asked(path).text)


def damaged(file: Path) -> None:
    """Write nonsense over the middle of the largest table of a database."""
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name='events'")
        number = page.fetchone()[0]
    connection.close()
    with file.open("r+b") as raw:
        raw.seek((number - 1) * size)
        raw.write(b"\xa5" * 200)


def test_a_damaged_page_is_found_at_start_and_by_the_check(tmp_path: Path) -> None:
    file = tmp_path / "mathom.sqlite3"
    running = Running(file)
    ann = Person(running)
    for _ in range(3):
        ann.new_table("me", "me")
    assert running.stop() == 0
    good = mathom("check", "--database", str(file))
    assert (good.code, good.out.strip()) == (0, "The database is sound.")
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        first, last = "(SELECT MIN(id) FROM tables)", "(SELECT MAX(id) FROM tables)"
        connection.execute(f"DELETE FROM events WHERE seq=2 AND table_id={first}")
        connection.execute(f"UPDATE events SET body='{{' WHERE seq=1 AND table_id={last}")
        connection.execute("INSERT INTO members VALUES ('nowhere', 'nobody')")
    connection.close()
    bad = mathom("check", "--database", str(file))
    assert bad.code == 1
    for complaint in ("refer to missing rows", "events, the last is number", "cannot be read"):
        assert complaint in bad.out
    damaged(file)
    bad = mathom("check", "--database", str(file))
    assert bad.code == 1
    assert "Damaged" in bad.out
    start = mathom("serve", "--no-open", "--port", "0", "--database", str(file))
    assert start.code == 2
    assert "damaged" in start.complaint()


def test_a_database_of_postgresql_is_checked_too(database_url: str) -> None:
    ran = mathom("check", "--database", database_url)
    assert (ran.code, ran.out.strip()) == (0, "The database is sound.")
