"""Bad and broken input: refused clearly, the server lives on, and nothing is lost."""

from __future__ import annotations

import json
import socket
import threading
import time
from contextlib import ExitStack, suppress

import httpx
import pytest
from tests.server.running import PATIENCE, ConnectionClosed, Person, Running, ask, until
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from mathom.server.settings import Limits

JUNK = [
    "",
    "{",
    "[]",
    "null",
    '"act"',
    "{}",
    '{"type": "conquer"}',
    '{"type": "act"}',
    '{"type": "act", "seq": "one", "action": 1, "seat": "sauron"}',
    '{"type": "act", "seq": 1, "action": {"a": 1}, "seat": "sauron"}',
    '{"type": "act", "seq": 1e999, "action": 1}',
    "[" * 5000,
    '{"type":"chat","text":5}',
    "\x00\x01",
]


@pytest.mark.parametrize("junk", JUNK)
def test_a_message_that_cannot_be_read_is_refused(ann: Person, junk: str) -> None:
    id = ann.new_table("me", "me")["id"]
    with ann.at(id) as live:
        seq = live.seq
        live.socket.send(junk)
        assert live.refusal()["reason"] == "bad-request"
        live.act()
        assert live.seq == seq + 1


def test_bytes_in_place_of_text_are_refused_or_end_the_connection(ann: Person) -> None:
    id = ann.new_table("me", "me")["id"]
    with ann.at(id) as live:
        live.socket.send(b"\xff\xfe")
        with suppress(ConnectionClosed):
            assert live.refusal()["reason"] == "bad-request"
    assert ann.server.alive()


def test_unknown_actions_wrong_seats_and_replayed_numbers_change_nothing(
    ann: Person, bob: Person
) -> None:
    id = ann.new_table("me", "open")["id"]
    with ann.at(id) as a, bob.at(id) as b:
        b.do("sit", seat="sauron")
        a.until(a.running)
        b.until(b.running)
        offer = b.screen["offers"][0]
        asked = [
            (a, {"action": offer["action"], "seat": "sauron"}, "not-your-seat"),
            (a, {"action": offer["action"], "seat": "fellowship"}, "not-your-decision"),
            (b, {"action": 10**8, "seat": "sauron"}, "unknown-action-number"),
            (b, {"action": -1, "seat": "sauron"}, "unknown-action-number"),
            (b, {"action": "play card:<script>", "seat": "sauron"}, "unknown-action"),
            (b, {"action": offer["action"], "seat": "gollum"}, "unknown-seat"),
        ]
        for live, rest, reason in asked:
            live.do("act", **rest)
            assert live.refusal()["reason"] == reason
        seq = b.seq
        b.act()
        b.send("act", seq=seq, action=offer["action"], seat="sauron")
        refusal = b.refusal()
        assert (refusal["reason"], refusal["seq"]) == ("stale-seq", seq + 1)
        assert b.table["moves"] == 1


def test_a_spectator_changes_nothing(ann: Person, eve: Person) -> None:
    id = ann.new_table("me", "me")["id"]
    with ann.at(id) as live, eve.at(id) as watching:
        assert watching.screen["offers"] == []
        for command in ("undo", "ask-takeback", "resign", "rematch", "start"):
            watching.do(command)
            assert watching.refusal()["reason"] in ("not-seated", "already-started")
        watching.do("act", action=live.screen["offers"][0]["action"], seat="sauron")
        assert watching.refusal()["reason"] == "not-seated"


def say_and_listen(socket: ClientConnection, text: str) -> None:
    """Send something and hear whatever comes, until the other side has enough."""
    socket.send(text)
    for _ in range(10):
        socket.recv(PATIENCE)


def test_a_message_of_ten_megabytes_ends_only_its_own_connection(ann: Person) -> None:
    id = ann.new_table("me", "me")["id"]
    with ann.at(id) as good:
        with ann.socket(id) as bad, pytest.raises(ConnectionClosed) as closed:
            say_and_listen(bad, json.dumps({"type": "chat", "text": "x" * 10_000_000}))
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        good.act()
        assert good.chat == []


def test_a_body_that_is_too_large_or_no_json_is_refused(ann: Person) -> None:
    for path, body, status, reason in [
        ("/api/tables", b"x" * 2_000_000, 413, "too-large"),
        ("/api/tables", b"{", 400, "bad-request"),
        ("/api/tables", b'{"game": 5}', 400, "bad-request"),
        ("/api/tables", b'{"game": "duel", "seats": [], "cheat": true}', 400, "bad-request"),
        ("/api/tables", b'{"game": "duel", "seats": []}', 400, "wrong-seats"),
        ("/api/tables", b'{"game": "chess", "seats": [{"kind":"me"}]}', 404, "unknown-game"),
        ("/api/records", b"x" * 6_000_000, 413, "too-large"),
        ("/api/records", b"\xff\xfe\x00", 400, "not-a-record"),
        ("/api/records", b"once upon a time", 400, "not-a-record"),
    ]:
        answer = ann.http.post(path, content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["reason"]) == (status, reason), answer.text
        assert answer.json()["text"]
        assert "Traceback" not in answer.text
    assert ann.server.alive()


def test_a_record_with_a_script_in_a_name_is_refused(ann: Person) -> None:
    id = ann.new_table("me", "me", seed=4)["id"]
    with ann.at(id) as live:
        live.do("resign", seat="sauron")
        live.until(live.over)
    record = ann.get(f"/api/tables/{id}/record").text
    name = record.partition("player fellowship: ")[2].partition("\n")[0]
    evil = record.replace(name, "<script>alert(1)</script>")
    answer = ann.http.post("/api/records", content=evil)
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-name")
    assert "<script" not in answer.text
    assert ann.http.post("/api/records", content=record).status_code == 201


def test_a_cookie_that_we_did_not_sign_is_nobody(ann: Person, bob: Person) -> None:
    id = ann.new_table("me", "me")["id"]
    own = bob.http.cookies["mathom"]
    forged = f"{ann.id}.{own.partition('.')[2]}"
    answer = ask(f"{ann.server.address}/api/my-tables", cookies={"mathom": forged})
    assert (answer.status_code, answer.json()["reason"]) == (401, "bad-cookie")
    fresh = ask(f"{ann.server.address}/api/me", cookies={"mathom": forged})
    assert fresh.json()["id"] not in (ann.id, bob.id)
    with bob.socket(id, cookie=f"mathom={forged}") as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_without_a_cookie_one_may_only_look(ann: Person) -> None:
    nobody = httpx.Client(base_url=ann.server.address, timeout=PATIENCE)
    assert nobody.post("/api/tables", json={"game": "duel", "seats": []}).status_code == 401
    id = ann.new_table("me", "open")["id"]
    assert nobody.get(f"/api/tables/{id}").json()["status"] == "waiting"


def test_a_foreign_page_can_ask_for_nothing(ann: Person) -> None:
    id = ann.new_table("me", "me")["id"]
    answer = ann.http.post(
        "/api/tables", json={"game": "duel", "seats": []}, headers={"origin": "http://evil.test"}
    )
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")
    with pytest.raises(InvalidStatus), ann.socket(id, origin="http://evil.test"):
        pass
    with ann.socket(id, origin=ann.server.address) as socket:
        assert json.loads(socket.recv(PATIENCE))["type"] == "table"


def test_an_unknown_table_closes_the_connection(ann: Person) -> None:
    with ann.socket("no-such-table") as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert ann.get("/api/tables/no-such-table").status_code == 404


def flood(person: Person, count: int) -> bytes:
    """Everything that is answered to many calls which are sent all at once."""
    url = httpx.URL(person.server.address)
    call = f"GET /api/health HTTP/1.1\r\nHost: {url.host}\r\nCookie: {person.cookie()}\r\n\r\n"
    last = call.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")
    with socket.create_connection((url.host, url.port or 80), timeout=PATIENCE) as raw:
        sender = threading.Thread(
            target=raw.sendall, args=[(call * (count - 1) + last).encode()], daemon=True
        )
        sender.start()
        received = b"".join(iter(lambda: raw.recv(65536), b""))
        sender.join()
    return received


def test_a_thousand_requests_a_second_of_one_client_are_slowed_down(server: Running) -> None:
    flooding, calm = Person(server), Person(server)
    id = calm.new_table("me", "me")["id"]
    with calm.at(id) as live:
        began = time.monotonic()
        received = flood(flooding, 1000)
        took = time.monotonic() - began
        answered, refused = received.count(b"HTTP/1.1 200"), received.count(b"HTTP/1.1 429")
        assert answered + refused == 1000
        assert answered <= 100 + 50 * took + 20
        assert refused
        assert (
            received.count(b'"too-many-requests"') == received.count(b"retry-after: 1") == refused
        )
        live.act()
    until(lambda: flooding.http.get("/api/me").status_code == 200)


def test_a_flood_of_messages_is_slowed_down(ann: Person) -> None:
    id = ann.new_table("me", "me")["id"]
    with ann.at(id) as live:
        while not live.refused:
            heard = len(live.answers) + 150
            for _ in range(150):
                live.send("ping")
            # If they were not fast enough, all are answered.
            live.until(lambda heard=heard: live.refused or len(live.answers) == heard)  # type: ignore[misc]
        assert live.refused[0]["reason"] == "too-many-requests"
    with ann.at(id) as live:
        live.act()


def test_one_person_has_a_limited_number_of_connections(ann: Person, eve: Person) -> None:
    id = ann.new_table("me", "me")["id"]
    with ExitStack() as many:
        for _ in range(Limits().sockets_of_client):
            many.enter_context(ann.at(id))
        with ann.socket(id) as one_more, pytest.raises(ConnectionClosed) as closed:
            one_more.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        with eve.at(id) as other:
            assert other.running()
    with ann.at(id) as live:
        live.act()
