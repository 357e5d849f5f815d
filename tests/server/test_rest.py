"""The calls of docs/protocol.md."""

from __future__ import annotations

import io
import json
import sqlite3
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import pytest
import segno
from litestar import get
from litestar.testing import create_test_client
from tests.server.running import PATIENCE, Person, Running, ask, until

from mathom.engine.game import GAMES
from mathom.engine.position import position
from mathom.games import FOLDERS
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.staging import Player, stage
from mathom.server.http.app import create_app, whole_schema
from mathom.server.http.middleware import HEADERS
from mathom.server.http.routes.tables import invitation
from mathom.server.settings import Settings


def finished(person: Person) -> dict[str, Any]:
    """A short finished game of one person against herself, of which a record exists."""
    table = person.new_table("me", "me", seed=3)
    with person.at(table["id"]) as live:
        for _ in range(6):
            live.act()
        live.do("resign", seat="sauron")
        live.until(live.over)
        found: dict[str, Any] = live.table
    return found


def reviewed(person: Person, path: str) -> dict[str, Any]:
    """A review that has come to its end."""
    review: dict[str, Any] = {}

    def is_done() -> bool:
        answer = person.get(path)
        assert answer.status_code in (200, 429), answer.text
        if answer.status_code == 200:
            review.update(answer.json())
        return bool(review) and (review["failed"] or review["done"] == review["total"])

    until(is_done)
    assert not review["failed"]
    return review


def test_the_server_is_well(server: Running) -> None:
    assert server.alive()


@pytest.mark.parametrize("language", ["en", "it", "sv"])
def test_all_games_are_listed_and_those_to_come_say_so(server: Running, language: str) -> None:
    games = Person(server, language).get("/api/games").json()
    games = [game for game in games if game["id"] not in ("errand", "treadmill")]
    assert [game["id"] for game in games] == list(FOLDERS)
    assert [game["available"] for game in games] == [game["id"] in GAMES for game in games]
    assert len(games[0]["bots"]) == 5
    assert games[0]["options"][0]["values"][0]["id"] == "add"


def test_a_guest_has_a_name_and_may_change_it(ann: Person) -> None:
    assert not ann.get("/api/me").json()["registered"]
    renamed = ann.http.put("/api/me", json={"name": "  Rosie   Cotton "}).json()
    assert renamed["name"] == "Rosie Cotton"
    assert ann.get("/api/me").json() == renamed
    refused = ann.http.put("/api/me", json={"name": "<b>Rosie</b>"})
    assert (refused.status_code, refused.json()["reason"]) == (400, "bad-name")


def test_who_registers_keeps_the_games(server: Running) -> None:
    ann, elsewhere = Person(server), Person(server)
    table = ann.new_table("me", "open")
    name = f"Ann {ann.id[:8]}"
    credentials = {"name": name, "password": "mellon mellon"}
    me = ann.http.post("/api/register", json=credentials).json()
    assert (me["id"], me["registered"]) == (ann.id, True)
    taken = elsewhere.http.post("/api/register", json={**credentials, "name": name.upper()})
    assert taken.json()["reason"] == "name-taken"
    wrong = elsewhere.http.post("/api/login", json={**credentials, "password": "friend friend"})
    assert (wrong.status_code, wrong.json()["reason"]) == (401, "wrong-password")
    assert elsewhere.http.post("/api/login", json=credentials).json()["id"] == ann.id
    assert [found["id"] for found in elsewhere.get("/api/my-tables").json()] == [table["id"]]
    assert elsewhere.http.post("/api/logout").json()["id"] != ann.id
    assert elsewhere.get("/api/my-tables").json() == []


def test_open_tables_are_listed_and_private_ones_are_not(ann: Person, bob: Person) -> None:
    public = ann.new_table("me", "open")["id"]
    private = ann.new_table("me", "open", private=True)["id"]
    listed = [table["id"] for table in bob.get("/api/tables").json()]
    assert public in listed
    assert private not in listed
    assert len(private) >= 22
    assert bob.get(f"/api/tables/{private}").json()["private"]


def test_my_tables_begin_with_those_that_wait_for_me(ann: Person) -> None:
    over = finished(ann)["id"]
    waiting = ann.new_table("me", "open")["id"]
    mine = ann.new_table("me", "me")["id"]
    assert [table["id"] for table in ann.get("/api/my-tables").json()] == [mine, waiting, over]


def test_the_invitation_is_the_address_of_the_table_as_a_picture(ann: Person) -> None:
    id = ann.new_table("me", "open")["id"]
    picture = ann.get(f"/api/tables/{id}/qr")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    drawn = io.BytesIO()
    code = segno.make(f"{ann.server.address}/table/{id}", error="m")
    code.save(drawn, kind="svg", scale=4, border=2, xmldecl=False, svgns=True)
    assert picture.content == drawn.getvalue()


@pytest.mark.parametrize(
    ("host", "lan", "address"),
    [
        ("127.0.0.1:8000", "192.168.1.7", "http://192.168.1.7:8000/table/t"),
        ("localhost", "192.168.1.7", "http://192.168.1.7/table/t"),
        ("[::1]:8000", "192.168.1.7", "http://192.168.1.7:8000/table/t"),
        ("mathom.example", "192.168.1.7", "http://mathom.example/table/t"),
        ("127.0.0.1:8000", None, "http://127.0.0.1:8000/table/t"),
    ],
)
def test_a_phone_in_the_same_network_gets_an_address_it_can_reach(
    host: str, lan: str | None, address: str
) -> None:
    services = SimpleNamespace(settings=SimpleNamespace(lan_address=lan))
    asking: Any = SimpleNamespace(
        headers={"host": host},
        url=SimpleNamespace(scheme="http"),
        app=SimpleNamespace(state=SimpleNamespace(services=services)),
    )
    assert invitation(asking, "t") == address


def test_the_cookie_is_out_of_reach_of_scripts_and_foreign_pages(server: Running) -> None:
    told = ask(f"{server.address}/api/me").headers["set-cookie"].lower()
    assert "httponly" in told
    assert "samesite=lax" in told


def test_passwords_are_kept_as_argon2_and_never_sent_or_logged(server: Running) -> None:
    ann = Person(server)
    secret = f"speak friend {ann.id}"
    ann.http.post("/api/register", json={"name": f"P {ann.id[:8]}", "password": secret})
    with closing(sqlite3.connect(server.database, timeout=PATIENCE)) as kept:
        (hashed,) = kept.execute("select password from users where id = ?", [ann.id]).fetchone()
    assert hashed.startswith("$argon2id$")
    assert secret not in ann.get("/api/me").text
    assert secret not in server.log.read_text()


def test_logs_are_lines_of_json_that_open_no_table(ann: Person) -> None:
    id = ann.new_table("me", "me")["id"]
    ann.get(f"/api/tables/{id}")
    text = ann.server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert all({"at", "level", "part", "what"} <= set(line) for line in lines)
    requests = [line for line in lines if line["part"] == "mathom.http.middleware"]
    assert any(line.get("status") == 200 for line in requests)
    assert id not in text
    assert ann.http.cookies["mathom"] not in text


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/api/tables/nowhere"])
def test_browsers_are_told_to_be_careful_with_every_answer(ann: Person, path: str) -> None:
    told = ann.get(path).headers
    assert HEADERS.items() <= dict(told).items()


def test_a_fault_of_the_server_tells_clients_nothing_of_it() -> None:
    @get("/fault", sync_to_thread=False)
    def fault() -> str:
        raise ValueError("the secret of the server")

    handlers = create_app(Settings("sqlite+aiosqlite://")).exception_handlers
    with create_test_client(fault, exception_handlers=handlers) as client:
        answer = client.get("/fault")
    assert (answer.status_code, answer.json()["reason"]) == (500, "internal")
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


def test_the_record_and_other_seats_are_open_only_in_the_end(ann: Person, bob: Person) -> None:
    running = ann.new_table("me", "search:easy")["id"]
    assert ann.get(f"/api/tables/{running}/record").json()["reason"] == "not-over"
    assert ann.get(f"/api/tables/{running}/moments/0", seat="all").status_code == 409
    assert ann.get(f"/api/tables/{running}/moments/0", seat="sauron").status_code == 403
    assert bob.get(f"/api/tables/{running}/moments/0", seat="fellowship").status_code == 403
    assert ann.get(f"/api/tables/{running}/moments/0", seat="fellowship").status_code == 200
    assert ann.get(f"/api/tables/{running}/moments/0").json()["seat"] is None
    over = finished(ann)
    assert bob.get(f"/api/tables/{over['id']}/record").text.startswith("mathom record 1\n")
    everything = bob.get(f"/api/tables/{over['id']}/moments/0", seat="all").json()
    assert set(everything["view"]["views"]) == {"fellowship", "sauron"}
    assert any(line["kind"] == "chance" for line in everything["log"])
    first = bob.get(f"/api/tables/{over['id']}/moments/1").json()["log"]
    assert [line["name"] for line in first if line["kind"] == "action"] in (["play"], ["discard"])
    far = bob.get(f"/api/tables/{over['id']}/moments/999")
    assert (far.status_code, far.json()["reason"]) == (404, "no-such-moment")


def test_a_finished_game_goes_on_from_any_moment(ann: Person, bob: Person) -> None:
    over = finished(ann)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    branch = bob.http.post(f"/api/tables/{over['id']}/branch", json={"at": 2, "seats": seats})
    assert branch.status_code == 201, branch.text
    assert branch.json()["moves"] >= 2
    assert branch.json()["seats"][0]["yours"]


def test_a_hint_names_the_best_actions_with_their_chances(ann: Person, bob: Person) -> None:
    id = ann.new_table("greedy", "me")["id"]
    hint = ann.http.post(f"/api/tables/{id}/hint", json={}).json()
    assert len(hint["thoughts"]) == 3
    assert all(0 <= thought["chance"] <= 1 for thought in hint["thoughts"])
    assert hint["thoughts"][0]["label"]
    refused = bob.http.post(f"/api/tables/{id}/hint", json={})
    assert refused.json()["reason"] == "no-hint-with-others"


def test_a_review_finds_the_chances_after_every_action(ann: Person) -> None:
    over = finished(ann)
    path = f"/api/tables/{over['id']}/review"
    started = ann.http.post(path)
    assert started.status_code == 202
    total = over["moves"] + 1
    review = reviewed(ann, path)
    assert review["total"] == total
    assert len(review["chances"]) == total
    assert all(abs(sum(shares) - 1) < 0.01 for shares in review["chances"])


def test_a_table_can_begin_with_a_position(ann: Person) -> None:
    position = {"turn": "fellowship", "coins": {"fellowship": 8}}
    table = ann.new_table("me", "me", position=position)
    with ann.at(table["id"]) as live:
        assert live.screen["view"]["players"]["fellowship"]["coins"] == 8
    bad = {"game": "duel", "seats": [{"kind": "me"}] * 2, "position": {"coins": {"gollum": 1}}}
    refused = ann.http.post("/api/tables", json=bad)
    assert (refused.status_code, refused.json()["reason"]) == (400, "unknown-key")


def test_what_there_is_to_read_about_a_card(bob: Person) -> None:
    sheet = bob.get("/api/games/duel/things/card/c1-red-02").json()
    assert sheet["kind"] == "card"
    assert sheet["rows"]
    assert len(bob.get("/api/games/duel/things/tile").json()) == 7
    assert bob.get("/api/games/duel/things/card/one-ring").status_code == 404
    assert bob.get("/api/games/duel/things/ring").status_code == 404
    assert bob.get("/api/games/chess/things/card").status_code == 404


def test_the_schema_knows_calls_and_messages(ann: Person) -> None:
    schema = ann.get("/schema/openapi.json").json()
    assert "/api/tables/{table_id}/moments/{number}" in schema["paths"]
    for name in ("TableInfo", "Screen", "TableMessage", "RefusedMessage", "Act", "SocketMessage"):
        assert name in schema["components"]["schemas"], name


@pytest.mark.filterwarnings(
    "error::litestar.exceptions.base_exceptions.LitestarWarning",
    "error::litestar.exceptions.base_exceptions.LitestarDeprecationWarning",
)
def test_the_framework_has_nothing_to_complain_about() -> None:
    assert whole_schema(create_app(Settings("sqlite+aiosqlite://")))["paths"]


def test_the_page_is_served_for_every_path_of_the_client(ann: Person) -> None:
    for path in ("/", "/table/abc", "/learn/duel"):
        page = ann.get(path)
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        assert "default-src 'self'" in page.headers["content-security-policy"]
    for path in ("/api/nothing", "/assets/nothing.js", "/..%2f..%2fpyproject.toml"):
        assert ann.get(path).status_code == 404, path


def test_a_finished_round_can_be_solved_and_the_line_is_told(ann: Person) -> None:
    table = ann.new_table("me", "me", "me", "me", game="fellowship", seed=3)
    path = f"/api/tables/{table['id']}/solve"
    with ann.at(table["id"]) as live:
        for _ in range(14):
            if live.screen["curtain"] is not None:
                live.send("look", seat=live.screen["curtain"])
                live.until(lambda: live.screen["curtain"] is None)
            live.act()
        refused = ann.http.post(path, json={})
        assert (refused.status_code, refused.json()["reason"]) == (409, "not-over")
        live.do("resign", seat="seat-1")
        live.until(live.over)
    solved = ann.http.post(path, json={}).json()
    assert solved["verdict"] == "winnable"
    assert not solved["chance"]
    for step in solved["line"][:4]:
        assert step["label"]
        assert step["target"].startswith("card:")
    assert [step["seat"] for step in solved["line"][:4]] != ["seat-1"] * 4
    late = ann.http.post(path, json={"at": 99}).json()
    assert late["reason"] == "no-such-moment"


def test_what_an_action_would_change_is_told_to_its_seat_alone(ann: Person, bob: Person) -> None:
    players = [Player(play=["4_49"], hand=["4_42", "4_91"]), Player(play=["4_165"], hand=["4_26"])]
    fought = stage(players, "skirmish", pairs=[("4_165", "4_49")])
    table = ann.new_table("me", "random", game="tcg", position=position(TCG, fought))
    path = f"/api/tables/{table['id']}/foresee"
    playing = [a for a in fought.offers if TCG.vocabulary.text(a).startswith("play card:4_42")]
    asked = {"at": 0, "action": playing[0]}
    told = ann.http.post(path, json=asked).json()["view"]
    assert [(one["strength"], one["outcome"]) for one in told["skirmishes"]] == [(8, "wins")]
    assert bob.http.post(path, json=asked).json() == {"view": {}}
    for stale in ({**asked, "at": 1}, {**asked, "action": 1}):
        assert ann.http.post(path, json=stale).json() == {"view": {}}


def test_a_game_without_a_solver_answers_so(ann: Person) -> None:
    table = finished(ann)
    for asked in ({}, {"at": 1}):
        answer = ann.http.post(f"/api/tables/{table['id']}/solve", json=asked)
        assert (answer.status_code, answer.json()["reason"]) == (409, "no-solution-here")
