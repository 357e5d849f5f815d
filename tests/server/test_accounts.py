"""Accounts on the wire: sessions, passwords, names, and where a request may come from."""

from __future__ import annotations

import asyncio
import itertools
import json
import stat
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import column, insert, table
from tests.server.running import PATIENCE, ConnectionClosed, Person, Running, ask, until

from mathom.engine.errors import IllegalAction
from mathom.server.accounts.passwords import hashed, new_code
from mathom.server.accounts.people import People
from mathom.server.accounts.sessions import Sessions, device_of
from mathom.server.http.addresses import address_key
from mathom.server.http.limits import ACCOUNT_BURST, ACCOUNT_RATE, Own
from mathom.server.ids import new_token
from mathom.server.settings import async_url
from mathom.server.storage.database import Database, downgrade, migrate

PASSWORD = "speak friend and enter"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
)


def asking_as(server: Running, cookie: str, path: str = "/api/my-tables") -> httpx.Response:
    """What somebody hears who has nothing but a cookie."""
    return ask(f"{server.address}{path}", cookies={"mathom": cookie})


def elsewhere(person: Person, name: str, password: str = PASSWORD, agent: str = FIREFOX) -> Person:
    """The same person in another browser."""
    other = Person(person.server)
    other.http.headers["user-agent"] = agent
    answer = other.http.post("/api/login", json={"name": name, "password": password})
    assert answer.status_code == 200, answer.text
    other.id = answer.json()["id"]
    return other


def test_signing_up_in_and_out_begins_a_new_session(server: Running) -> None:
    ann = Person(server)
    guest = ann.http.cookies["mathom"]
    name = ann.register("Arwen")
    first = ann.http.cookies["mathom"]
    assert asking_as(server, guest).json()["reason"] == "bad-cookie", "a copy from before is nobody"
    assert asking_as(server, first).status_code == 200
    ann.http.post("/api/login", json={"name": name, "password": PASSWORD})
    second = ann.http.cookies["mathom"]
    assert asking_as(server, first).json()["reason"] == "bad-cookie"
    assert ann.http.post("/api/logout").json()["id"] != ann.id
    assert len({guest, first, second, ann.http.cookies["mathom"]}) == 4
    assert asking_as(server, second).json()["reason"] == "bad-cookie", "signing out ends it for all"


def test_sessions_are_listed_and_ended(server: Running) -> None:
    ann = Person(server)
    name = ann.register("Arwen")
    laptop, phone = elsewhere(ann, name), elsewhere(ann, name, agent=IPHONE)
    listed = laptop.get("/api/me/sessions").json()
    assert [one["device"] for one in listed if one["current"]] == ["Firefox, Linux"]
    (there,) = (one for one in listed if one["device"] == "Safari, iPhone")
    assert there["seen"] >= there["created"] > 1e9
    token = phone.http.cookies["mathom"]
    assert token not in json.dumps(listed)
    assert laptop.http.delete(f"/api/me/sessions/{there['id']}").status_code == 204
    assert asking_as(server, token).json()["reason"] == "bad-cookie"
    again = laptop.http.delete(f"/api/me/sessions/{there['id']}")
    assert (again.status_code, again.json()["reason"]) == (404, "no-such-session")
    stranger = Person(server)
    stranger.register("Boromir")
    own = laptop.get("/api/me/sessions").json()[0]["id"]
    assert stranger.http.delete(f"/api/me/sessions/{own}").status_code == 404
    assert laptop.http.delete("/api/me/sessions").status_code == 204
    assert [one["current"] for one in laptop.get("/api/me/sessions").json()] == [True]
    assert asking_as(server, ann.http.cookies["mathom"]).status_code == 401
    assert Person(server).get("/api/me/sessions").json()["reason"] == "not-registered"


def test_a_live_table_ends_with_its_session(server: Running) -> None:
    ann = Person(server)
    name = ann.register("Arwen")
    id = ann.new_table("me", "me")["id"]
    phone = elsewhere(ann, name, agent=IPHONE)
    with phone.at(id) as live:
        ann.http.delete("/api/me/sessions")
        with pytest.raises(ConnectionClosed) as closed:
            live.until(lambda: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_changing_the_password_ends_all_other_sessions(server: Running) -> None:
    ann = Person(server)
    name = ann.register("Arwen")
    other = elsewhere(ann, name)
    wrong = {"old": "not the password", "new": "a better password 17"}
    assert ann.http.put("/api/me/password", json=wrong).json()["reason"] == "wrong-password"
    weak = {"old": PASSWORD, "new": "password1"}
    assert ann.http.put("/api/me/password", json=weak).json()["reason"] == "weak-password"
    before = ann.http.cookies["mathom"]
    good = {"old": PASSWORD, "new": "a better password 17"}
    assert ann.http.put("/api/me/password", json=good).json()["id"] == ann.id
    assert ann.get("/api/my-tables").status_code == 200
    assert asking_as(server, before).status_code == 401
    assert other.get("/api/my-tables").status_code == 401
    late = other.http.post("/api/login", json={"name": name, "password": PASSWORD})
    assert late.json()["reason"] == "wrong-password"
    elsewhere(ann, name, "a better password 17")


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "12345678",
        "qwertyuiop",
        "iloveyou1",
        " " * 12,
        "\t" * 9,
        "aaaaaaaaaaaa",
        "mathom12",
    ],
)
def test_common_and_blank_passwords_are_refused(server: Running, password: str) -> None:
    body = {"name": "Merry Brandybuck", "password": password}
    answer = Person(server).http.post("/api/register", json=body)
    assert (answer.status_code, answer.json()["reason"]) == (400, "weak-password")
    named = {"name": "Merry Brandybuck", "password": "brandybuck1"}
    assert Person(server).http.post("/api/register", json=named).json()["reason"] == "weak-password"


def test_one_account_cannot_be_guessed_from_many_addresses(server: Running) -> None:
    ann, bob = Person(server), Person(server)
    name, other = ann.register("Arwen"), bob.register("Boromir")
    heard: list[str] = []
    began = time.monotonic()
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
        while "too-many-requests" not in heard:
            number = len(heard)
            where = {"x-forwarded-for": f"2001:db8:{number:x}::1"}
            body = {"name": name.upper(), "password": f"guess number {number}"}
            heard.append(http.post("/api/login", json=body, headers=where).json()["reason"])
        assert set(heard[:-1]) == {"wrong-password"}
        more = ACCOUNT_RATE * (time.monotonic() - began)
        assert ACCOUNT_BURST <= len(heard) - 1 <= ACCOUNT_BURST + more
        body = {"name": other, "password": PASSWORD}
        assert http.post("/api/login", json=body).status_code == 200, "nobody else is held up"


def test_all_addresses_of_a_network_are_one(server: Running) -> None:
    """Codes are tried ten times from one address; here each time from another one."""

    def tried(address: str) -> str:
        body = {"code": "made up", "password": "whatever it is"}
        where = {"x-forwarded-for": address}
        url = f"{server.address}/api/password/reset"
        answer = httpx.post(url, json=body, headers=where, timeout=PATIENCE)
        return str(answer.json()["reason"])

    numbers = itertools.count(1)
    until(lambda: tried(f"2001:db8:7:7::{next(numbers):x}") == "too-many-requests")
    assert tried("2001:db8:7:8::1") == "bad-code"


def test_what_an_address_counts_as() -> None:
    assert address_key("192.0.2.7") == "192.0.2.7"
    assert address_key("::ffff:192.0.2.7") == "192.0.2.7"
    assert (
        address_key("2001:db8:1:2:3:4:5:6") == address_key("2001:db8:1:2::") == "2001:db8:1:2::/64"
    )
    assert address_key("2001:db8:1:3::1") != address_key("2001:db8:1:2::1")
    assert address_key("fe80::1%eth0") == "fe80::/64"
    assert address_key("unknown") == "unknown"


def test_a_code_gives_a_new_password_once(server: Running) -> None:
    ann = Person(server)
    name = ann.register("Arwen")

    async def code(seconds: float = 60) -> str:
        database = Database(async_url(str(server.database)))
        try:
            return await new_code(database, ann.id, seconds)
        finally:
            await database.close()

    late, first, second = asyncio.run(code(-1)), asyncio.run(code()), asyncio.run(code())
    bob = Person(server)
    for wrong in (late, first, "made up"):
        body = {"code": wrong, "password": "another password 3"}
        answer = bob.http.post("/api/password/reset", json=body)
        assert (answer.status_code, answer.json()["reason"]) == (401, "bad-code")
    body = {"code": second, "password": "password"}
    assert bob.http.post("/api/password/reset", json=body).json()["reason"] == "weak-password"
    body = {"code": f" {second}\n", "password": "another password 3"}
    assert bob.http.post("/api/password/reset", json=body).json()["id"] == ann.id
    assert ann.get("/api/my-tables").status_code == 401, "who had the old password is out"
    assert Person(server).http.post("/api/password/reset", json=body).json()["reason"] == "bad-code"
    elsewhere(bob, name, "another password 3")
    sends = Person(server).http.post("/api/password/forgot", json={"name": name})
    assert sends.json()["reason"] == "no-reset-mail"


SAME = [
    ("Frodo", "fRODO", "case"),
    ("Frodo", "Fr\u043ed\u043e", "Cyrillic"),
    ("Frodo", "Fr0d0", "digits"),
    ("Frodo", "Fro\u0307do\u0301", "combining marks"),
    ("Frodo", "\uff26\uff52\uff4f\uff44\uff4f", "full width"),
    ("Ilya", "llya", "an i and an l"),
    ("Hanna", "\u041danna", "a Cyrillic capital"),
    ("Jos\u00e9", "Jose", "an accent"),
    ("Tim", "Tirn", "two letters for one"),
    ("Sam Gamgee", "Sam\u00a0 Gamgee", "spaces"),
]


@pytest.mark.parametrize(("first", "second", "how"), SAME)
def test_names_that_look_the_same_are_the_same(
    server: Running, first: str, second: str, how: str
) -> None:
    ann, bob, guest = Person(server), Person(server), Person(server)
    mark = "bcdfghjkptvxz"[SAME.index((first, second, how))]
    ann.http.post("/api/register", json={"name": f"{first} {mark}", "password": PASSWORD})
    assert ann.get("/api/me").json()["registered"]
    body = {"name": f"{second} {mark}", "password": PASSWORD}
    taken = bob.http.post("/api/register", json=body)
    assert (taken.status_code, taken.json()["reason"]) == (409, "name-taken"), how
    renamed = guest.http.put("/api/me", json={"name": body["name"]})
    assert renamed.json()["reason"] == "name-taken"


def test_names_from_before_are_kept_and_told_apart(database_url: str) -> None:
    """Two people of version 0.1 whose names are the same now go on as they were."""

    async def work() -> None:
        database = Database(async_url(database_url))
        await database.open()
        people = People(database, Sessions(database, b"key"), Own(1, 100), Own(1, 100))
        kept = await hashed(PASSWORD)
        users = [("a", "Jos\u00e9", "jos\u00e9"), ("b", "Jose", "jose"), ("c", "Fr0do", "fr0do")]
        async with database.engine.begin() as connection:
            await connection.run_sync(downgrade, "0005")
            for number, (id, name, login) in enumerate(users):
                row = {"id": id, "name": name, "login": login, "password": kept}
                old = table("users", *map(column, [*row, "created"]))
                await connection.execute(insert(old), [{**row, "created": float(number)}])
            rating = {"game": "duel", "user_id": "a", "skill": 25, "doubt": 8, "games": 1, "won": 1}
            old = table("ratings", *map(column, [*rating, "updated"]))
            await connection.execute(insert(old), [{**rating, "updated": 0.0}])
            await connection.run_sync(migrate)
            await connection.run_sync(downgrade, "0005")
            await connection.run_sync(migrate)
        for id, name, _ in users:
            assert await people.login(name, PASSWORD) == id
        assert await people.login("FR0DO", PASSWORD) == "c"
        for taken in ("JOSE", "Jos\u00e8", "Frodo"):
            with pytest.raises(IllegalAction):
                await people.register("d", taken, PASSWORD)
        await database.close()

    asyncio.run(work())


def test_invisible_characters_make_no_name(ann: Person) -> None:
    for name in ("\u200b", "\u3164", "\u2800\u2800", "...", "Fro\u200bdo", "\u202eodorF"):
        answer = ann.http.put("/api/me", json={"name": name})
        assert answer.json()["reason"] in ("bad-name", "name-taken"), ascii(name)
        assert answer.status_code == 400


def test_nobody_is_called_like_a_bot(ann: Person) -> None:
    bots = [bot["name"] for bot in ann.get("/api/games").json()[0]["bots"]]
    assert bots
    for name in [*bots, bots[0].upper(), "Maestro", "L\u00e4rling", "Mathom", "\u0410dmin"]:
        answer = ann.http.put("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["reason"]) == (409, "name-taken"), name


def test_nobody_has_the_name_of_a_guest_without_one(server: Running) -> None:
    nameless = Person(server).get("/api/me").json()["name"]
    for name in (nameless, "Ospite 2718", "g\u00e4st 4242", "Gu\u0435st l234", "GUEST 0"):
        body = {"name": name, "password": PASSWORD}
        answer = Person(server).http.post("/api/register", json=body)
        assert (answer.status_code, answer.json()["reason"]) == (409, "name-taken"), ascii(name)
    assert Person(server).http.put("/api/me", json={"name": "Guesthouse 7"}).status_code == 200


def test_a_guest_gives_a_name_up_to_whoever_registers_it(server: Running) -> None:
    ann, bob = Person(server), Person(server)
    name = "Gimli Gl\u00f3in"
    assert bob.http.put("/api/me", json={"name": name}).json()["name"] == name
    body = {"name": "Giml\u00ed GLOIN", "password": PASSWORD}
    assert ann.http.post("/api/register", json=body).status_code == 200
    assert bob.get("/api/me").json()["name"].startswith("Guest")
    assert ann.http.put("/api/me", json={"name": "Gimli"}).json()["name"] == "Gimli"
    assert bob.http.put("/api/me", json={"name": "gimli"}).json()["reason"] == "name-taken"
    elsewhere(ann, "Gimli")
    assert bob.http.put("/api/me", json={"name": name}).status_code == 200, "free again"


def test_headers_of_proxies_and_hosts_are_believed_as_set_up(
    server: Running, tmp_path: Path
) -> None:
    behind = {"x-forwarded-proto": "https"}
    told = ask(f"{server.address}/api/me", headers=behind).headers["set-cookie"]
    assert "secure" in told.lower(), "a proxy on the same machine is believed"
    assert "secure" not in ask(f"{server.address}/api/me").headers["set-cookie"].lower()
    options = ["--trusted-proxy", "192.0.2.1", "--trusted-proxy", "198.51.100.0/24"]
    options += ["--allowed-host", "Mathom.example", "--allowed-host", "127.0.0.1"]
    running = Running(tmp_path / "mathom.sqlite3", options=options)
    try:
        told = ask(f"{running.address}/api/me", headers=behind).headers["set-cookie"]
        assert "secure" not in told.lower(), "somebody who is no proxy says so"
        for host, status in [
            ("mathom.example", 200),
            ("MATHOM.example:443", 200),
            ("evil.example", 421),
            ("mathom.example.evil.example", 421),
            ("", 421),
        ]:
            answer = ask(f"{running.address}/api/health", headers={"host": host})
            assert answer.status_code == status, host
        assert running.alive()
    finally:
        running.kill()


def test_a_host_that_is_none_is_refused(ann: Person) -> None:
    id = ann.new_table("me", "open")["id"]
    for host in ("x" * 3000, "a" * 256, "evil.example/path", "<script>", "a b"):
        for path in ("/api/health", f"/api/tables/{id}/qr", "/"):
            answer = ann.http.get(path, headers={"host": host})
            assert (answer.status_code, answer.json()["reason"]) == (400, "bad-host"), host[:20]
    assert ann.server.alive()


def test_a_deeply_nested_body_is_refused(ann: Person) -> None:
    id = ann.new_table("me", "me")["id"]
    deep = "[" * 50_000 + "]" * 50_000
    objects = '{"a":' * 20_000 + "1" + "}" * 20_000
    for path, body in [
        ("/api/tables", f'{{"game": "duel", "seats": [], "position": {{"a": {deep}}}}}'),
        ("/api/tables", objects),
        ("/api/tables", deep),
        (f"/api/tables/{id}/branch", f'{{"at": 0, "seats": {deep}}}'),
        (f"/api/tables/{id}/hint", objects),
        ("/api/login", deep),
        ("/api/games/duel/decks/check", objects),
    ]:
        answer = ann.http.post(path, content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["reason"]) == (400, "bad-request"), path
        assert answer.json()["text"]
    told = ann.server.log.read_text()
    assert id[:6] in told
    assert id not in told, "who reads the log may not enter"
    assert ann.server.alive()


def test_only_its_owner_reads_a_database(server: Running) -> None:
    Person(server).new_table("me", "me")
    folder = Path(server.database).parent
    found = {
        file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.glob("mathom.sqlite3*")
    }
    assert "mathom.sqlite3" in found
    assert set(found.values()) == {0o600}, found


def test_an_older_database_is_taken_away_from_other_readers(tmp_path: Path) -> None:
    file = tmp_path / "mathom.sqlite3"
    Running(file).kill()
    kept = sorted(tmp_path.glob("mathom.sqlite3*"))
    for one in kept:
        one.chmod(0o644)
    again = Running(file)
    modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in tmp_path.glob("*.sqlite3*")}
    assert again.stop() == 0
    assert len(kept) > 1
    assert set(modes.values()) == {0o600}, modes


def test_an_id_never_looks_like_an_option() -> None:
    assert not any(new_token(2).startswith("-") for _ in range(2000))


def test_devices_are_told_apart() -> None:
    assert device_of(FIREFOX) == "Firefox, Linux"
    assert device_of(IPHONE) == "Safari, iPhone"
    assert device_of("python-httpx/0.28<script>") == "python-httpx/0.28script"
    assert device_of("") == ""
