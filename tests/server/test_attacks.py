"""Strangers who try to stop or slow the others: each is refused, and the others go on."""

from __future__ import annotations

import gzip
import inspect
import json
import random
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Request
from litestar.exceptions import InternalServerException
from tests.server.mailboxes import Browser
from tests.server.running import PATIENCE, PATIENT, ConnectionClosed, Person, Running, until
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from mathom.engine.game import find_game
from mathom.engine.record import Record, Recorder
from mathom.engine.step import decider, legal
from mathom.server.http.errors import GONE, from_http

SOON = 60.0
"""Seconds within which somebody is answered whatever others do, on a machine that is busy."""

LIMITS = {
    "check_seconds": 2,
    "check_memory": 400_000_000,
    "cache": 10_000_000,
    "tables": 14,
    "running_tables": 12,
    "address_tables_hour": 31,
    "uploads_hour": 12,
    "address_uploads_hour": 13,
    "campaigns": 1,
    "decks": 1,
    "address_keeps_hour": 3,
    "sockets_without_cookie": 3,
    "sockets_of_address": 12,
    "header_seconds": 6,
    "body_seconds": 12,
    "half_sent": 25,
    "chat_rate": 0.001,
    "chat_burst": 4,
    "onlooker_chat_rate": 0.001,
    "onlooker_chat_burst": 3,
    "reviews": 1,
    "address_reviews": 2,
    "address_thoughts": 2,
}
KEEPING = "empty_tables=0.00002,every=0.00001"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on which little is allowed. Every test comes from addresses of its own."""
    running = Running(
        tmp_path_factory.mktemp("strict") / "mathom.sqlite3",
        "tests.server.toys",
        MATHOM_LIMITS=",".join(f"{name}={value}" for name, value in LIMITS.items()),
        MATHOM_KEEPING=KEEPING,
    )
    yield running
    assert running.stop() == 0, running.log.read_text()


@contextmanager
def playing(server: Running) -> Iterator[list[float]]:
    """Somebody plays all the time; how long each answer took, once it is over."""
    waits: list[float] = []
    over = threading.Event()
    ann = Person(server, home="127.0.1.1")

    def play() -> None:
        while not over.is_set():
            with ann.at(ann.new_table("me", "me", game="treadmill")["id"]) as live:
                while not over.is_set() and live.running():
                    began = time.monotonic()
                    live.act(random.randrange(100))
                    waits.append(time.monotonic() - began)
                    over.wait(0.1)
                if live.running():
                    live.do("resign")
                    live.until(live.over)

    thread = threading.Thread(target=play, daemon=True)
    thread.start()
    until(lambda: waits or not thread.is_alive())
    try:
        yield waits
    finally:
        over.set()
        thread.join(PATIENCE)
    assert not thread.is_alive(), "an honest player got no answer"
    assert max(waits) < SOON


def trap(kind: str, needed: int) -> dict[str, Any]:
    """A position of a game that goes wrong."""
    return {"game": "treadmill", "trap": kind, "needed": needed}


def open_from(person: Person, position: dict[str, Any], *seats: str) -> httpx.Response:
    """Open a table from a position."""
    asked = [{"kind": who} if who == "me" else {"kind": "bot", "bot": who} for who in seats]
    body = {"game": "treadmill", "seats": asked, "position": position}
    return person.http.post("/api/tables", json=body)


@pytest.mark.parametrize(
    ("kind", "reason"),
    [("endless", "check-too-slow"), ("greedy", "check-failed"), ("broken", "position-breaks")],
)
def test_a_position_that_goes_wrong_is_refused_while_others_play(
    strict: Running, kind: str, reason: str
) -> None:
    texts = set()
    with playing(strict):
        for language, who in (("en", "me"), ("it", "random"), ("sv", "me")):
            mallory = Person(strict, language, home="127.0.2.1")
            answer = open_from(mallory, trap(kind, 1), who, who)
            assert (answer.status_code, answer.json()["reason"]) == (400, reason), answer.text
            texts.add(answer.json()["text"])
        lines = ["mathom record 1", "game: treadmill", "rules: 1", "seats: 2", "seed: 1"]
        lines += [f"start: {json.dumps(trap(kind, 1))}", "", "1. first: go way:way-9", "end: 1", ""]
        answer = mallory.http.post("/api/records", content="\n".join(lines).encode())
        assert answer.status_code == 400
    assert len(texts) == 3
    assert strict.alive()


def test_a_step_that_never_ends_is_refused_at_its_table_alone(strict: Running) -> None:
    mallory = Person(strict, home="127.0.2.2")
    answer = open_from(mallory, trap("endless", 6), "me", "me")
    assert answer.status_code == 201, answer.text
    with playing(strict), mallory.at(answer.json()["id"]) as live:
        for _ in range(5):
            live.act(9)
        live.do("act", action="go way:way-9", seat=live.screen["seat"])
        assert live.refusal()["reason"] == "step-failed"
        live.send("why", action="go way:way-9")
        live.until_answered()
        live.act(3)
        assert live.table["moves"] == 6


def test_a_game_goes_on_from_a_position_and_branches_like_any_other(strict: Running) -> None:
    ann = Person(strict, home="127.0.2.3")
    answer = open_from(ann, {"game": "treadmill", "gone": 5}, "me", "random")
    assert answer.status_code == 201, answer.text
    table = answer.json()
    with ann.at(table["id"]) as live:
        live.act()
        live.until(lambda: live.table["moves"] == 2)
        live.do("act-all", actions=["go way:way-1"], seat=live.screen["seat"])
        live.until(lambda: live.table["moves"] >= 4 and live.yours())
        live.do("resign")
        live.until(live.over)
    seats = {"seats": [{"kind": "me"}, {"kind": "me"}], "at": 2}
    branch = ann.http.post(f"/api/tables/{table['id']}/branch", json=seats)
    assert branch.status_code == 201, branch.text
    with ann.at(branch.json()["id"]) as live:
        assert live.screen["view"]["gone"] == 7
        live.act()


def test_one_address_with_thirty_tables_of_bots_does_not_starve_the_others(
    strict: Running,
) -> None:
    mallory = [Person(strict, home="127.0.2.4") for _ in range(3)]
    ids = [one.new_table("search:5s", "search:5s")["id"] for one in mallory for _ in range(10)]
    ann = Person(strict, home="127.0.2.5")
    with ExitStack() as watching:
        for id in ids[::3]:
            watching.enter_context(mallory[0].at(id))
        with ann.at(ann.new_table("me", "search:easy")["id"]) as live:
            for _ in range(3):
                live.until(lambda: live.yours() or live.over())
                began = time.monotonic()
                live.act()
                live.until(lambda: live.yours() or live.over())
                assert time.monotonic() - began < SOON


def test_bots_alone_play_only_while_somebody_looks(strict: Running) -> None:
    ann = Person(strict, home="127.0.2.6")
    alone = ann.new_table("random", "random")["id"]
    with ann.at(ann.new_table("me", "random")["id"]) as live:
        for _ in range(5):
            live.until(live.yours)
            live.act()
    assert ann.get(f"/api/tables/{alone}").json()["moves"] == 0
    with ann.at(alone) as live:
        live.until(lambda: live.table["moves"] > 5)


@cache
def long_record() -> str:
    """A long game of War at random, of the size that one record of a stranger had."""
    war = find_game("war")
    recorder = Recorder(Record(war, war.parse_settings({}), 2, 5))
    choose = random.Random(3)
    while recorder.s.outcome is None and len(recorder.record.moves) < 2500:
        recorder.act(choose.choice(legal(recorder.s, decider(recorder.s))))
    return recorder.record.text()


def memory(server: Running) -> float:
    """The memory of a server in MB, without its processes for bots and checks."""
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise AssertionError("no memory")


def test_uploads_take_little_memory_and_nobody_waits_for_them(strict: Running) -> None:
    mallory = Person(strict, home="127.0.2.7")
    record = long_record().encode()
    assert len(record) > 100_000
    first = mallory.http.post("/api/records", content=record)
    assert first.status_code == 201, first.text
    before = memory(strict)
    with playing(strict):
        for _ in range(8):
            assert mallory.http.post("/api/records", content=record).status_code == 201
    assert memory(strict) < before + 50
    path = f"/api/tables/{first.json()['id']}/moments"
    early, late = (mallory.get(f"{path}/{number}").json() for number in (3, 1999))
    assert early["view"] != late["view"]


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """How something was refused; there are words for it."""
    told = answer.json()
    assert told["text"] != told["reason"]
    return answer.status_code, told["reason"]


DUEL = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}]}


def test_what_one_person_may_have_is_limited(strict: Running) -> None:
    ann = Person(strict, home="127.0.2.8")
    tables = [ann.new_table("me", "me")["id"] for _ in range(12)]
    assert refusal(ann.http.post("/api/tables", json=DUEL)) == (429, "quota-running-tables")
    with ann.at(tables[0]) as live:
        live.do("resign")
        live.until(live.over)
    branch = f"/api/tables/{tables[0]}/branch"
    answer = ann.http.post(branch, json={"seats": DUEL["seats"], "at": 0})
    assert answer.status_code == 201, answer.text
    answer = ann.http.post(branch, json={"seats": DUEL["seats"], "at": 0})
    assert refusal(answer) == (429, "quota-running-tables")
    with ann.at(tables[1]) as live:
        live.do("resign")
        live.until(live.over)
    record = ann.get(f"/api/tables/{tables[0]}/record").content
    assert ann.http.post("/api/records", content=record).status_code == 201
    assert refusal(ann.http.post("/api/tables", json=DUEL)) == (429, "quota-tables")
    for _ in range(11):
        assert refusal(ann.http.post("/api/records", content=record))[1] == "quota-tables"
    assert refusal(ann.http.post("/api/records", content=record)) == (429, "quota-uploads")
    campaign = {"game": "errand", "name": "To Bree"}
    assert ann.http.post("/api/campaigns", json=campaign).status_code == 201
    assert refusal(ann.http.post("/api/campaigns", json=campaign)) == (429, "quota-campaigns")
    deck = {"game": "tcg", "name": "Deck", "text": "1x something"}
    assert ann.http.post("/api/decks", json=deck).status_code == 201
    assert refusal(ann.http.post("/api/decks", json=deck)) == (429, "too-many-decks")


def test_another_cookie_does_not_help_where_an_address_is_limited(strict: Running) -> None:
    home = "127.0.2.9"
    people = [Person(strict, home=home) for _ in range(4)]
    for number in range(31):
        people[number % 4].new_table("me", "me")
    answer = people[0].http.post("/api/tables", json=DUEL)
    assert refusal(answer) == (429, "quota-tables-hour")
    for number in range(14):
        answer = people[number % 4].http.post("/api/records", content=b"mathom record 1")
    assert refusal(answer) == (429, "quota-uploads")
    for person in people:
        answer = person.http.post("/api/campaigns", json={"game": "errand", "name": "A"})
    assert refusal(answer) == (429, "quota-keeps-hour")
    assert Person(strict, home="127.0.2.10").new_table("me", "me")


def test_one_address_names_only_so_many_browsers_whatever_its_cookies_are(strict: Running) -> None:
    people = [Person(strict, home="127.0.2.25") for _ in range(2)]
    told = [
        people[number % 2].http.post(
            "/api/me/devices", json=Browser().device(f"https://push.example.net/{number}")
        )
        for number in range(4)
    ]
    assert [answer.status_code for answer in told[:3]] == [200] * 3
    assert refusal(told[3]) == (429, "quota-keeps-hour")


def test_connections_without_a_cookie_are_limited_by_address(strict: Running) -> None:
    ann = Person(strict, home="127.0.2.11")
    id = ann.new_table("me", "me")["id"]
    address = f"{strict.address.replace('http', 'ws', 1)}/ws/tables/{id}"
    home = ("127.0.2.11", 0)
    with ExitStack() as many:
        for _ in range(3):
            assert many.enter_context(connect(address, source_address=home, **PATIENT)).recv(
                PATIENCE
            )
        nobody = connect(address, source_address=home, **PATIENT)
        assert closed_by(nobody) == (1008, "too-many-connections")
        for _ in range(9):
            many.enter_context(ann.at(id))
        bob = Person(strict, home="127.0.2.11")
        assert closed_by(bob.socket(id)) == (1008, "too-many-connections")
        with Person(strict, home="127.0.2.12").at(id) as other:
            assert other.running()
    with ann.at(id) as live:
        live.act()


def closed_by(connection: Any) -> tuple[int, str]:
    """How the other side ends a connection before it says anything."""
    with connection as one, pytest.raises(ConnectionClosed) as closed:
        one.recv(PATIENCE)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def begun(server: Running, text: bytes, home: str = "127.0.0.1") -> socket.socket:
    """A connection on which something has been sent, and not all of it."""
    url = httpx.URL(server.address)
    raw = socket.create_connection((url.host, url.port or 80), PATIENCE, (home, 0))
    raw.sendall(text)
    return raw


def rest_of(raw: socket.socket) -> bytes:
    """Everything until the other side ends the connection."""
    heard = b""
    with raw, suppress(ConnectionResetError):
        for part in iter(lambda: raw.recv(65536), b""):
            heard += part
    return heard


def test_half_sent_requests_are_ended(strict: Running) -> None:
    head = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"
    silent = [begun(strict, b"") for _ in range(20)]
    half = [begun(strict, head) for _ in range(60)]
    second = begun(strict, head + b"\r\n" + head)
    long = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n"
    bodies = [begun(strict, long + b"Accept-Language: sv\r\n\r\n{") for _ in range(20)]
    for raw in silent + half:
        assert b"408" in rest_of(raw)
    assert rest_of(second).count(b"HTTP/1.1 200") == 1
    for raw in bodies:
        told = rest_of(raw)
        assert b"408" in told
        assert "tog för lång tid".encode() in told


def test_one_address_has_a_limited_number_of_half_sent_requests(strict: Running) -> None:
    ann = Person(strict, home="127.0.2.13")
    head = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"
    with ExitStack() as many:
        for _ in range(25):
            many.enter_context(begun(strict, head, "127.0.2.14"))
        assert rest_of(begun(strict, head, "127.0.2.14")) == b""
        long = b"POST /api/campaigns HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"
        for _ in range(30):
            many.enter_context(begun(strict, long, "127.0.2.13"))
        limit = time.monotonic() + PATIENCE
        answer = ann.http.post("/api/campaigns", json={})
        while answer.status_code == 400 and time.monotonic() < limit:
            answer = ann.http.post("/api/campaigns", json={})
        assert refusal(answer) == (429, "too-many-requests")
    assert Person(strict, home="127.0.2.15").new_table("me", "me")


def test_people_without_a_seat_cannot_flood_the_chat(strict: Running) -> None:
    ann = Person(strict, home="127.0.2.16")
    eve, eva = (Person(strict, language, "127.0.2.17") for language in ("it", "sv"))
    id = ann.new_table("me", "me")["id"]
    with ann.at(id) as live, eve.at(id) as one, eva.at(id) as other:
        for number in range(4):
            one.send("chat", text=f"line {number}")
        assert one.refusal()["reason"] == "chat-too-fast"
        other.send("chat", text="with another cookie")
        assert other.refusal()["reason"] == "chat-too-fast"
        for number in range(5):
            live.send("chat", text=f"answer {number}")
        assert live.refusal()["reason"] == "chat-too-fast"
        live.until(lambda: len(live.chat) == 7)
        live.act()


def test_old_tables_of_guests_are_removed_and_those_of_registered_people_stay(
    strict: Running,
) -> None:
    guest, ann = Person(strict, home="127.0.2.18"), Person(strict, home="127.0.2.18")
    name = {"name": "Ann", "password": "speak, friend"}
    assert ann.http.post("/api/register", json=name).status_code < 300
    kept = ann.new_table("me", "open")["id"]
    running = guest.new_table("me", "me")["id"]
    gone = guest.new_table("me", "open")["id"]
    until(lambda: guest.get(f"/api/tables/{gone}").status_code == 404)
    assert ann.get(f"/api/tables/{kept}").status_code == 200
    assert guest.get(f"/api/tables/{running}").status_code == 200


SMALLEST = [b"\x89\x80", b"\x8a\x80", b"\x81\x80", b"\x00\x80"]
"""The heads of an empty ping, pong, text and continuation, which nothing but a mask follows."""


@pytest.mark.parametrize("head", SMALLEST)
def test_whoever_sends_thousands_of_empty_frames_is_cut_off(strict: Running, head: bytes) -> None:
    mallory = Person(strict, home="127.0.2.20")
    id = mallory.new_table("me", "me")["id"]
    hello = (
        f"GET /ws/tables/{id} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {mallory.cookie()}\r\n\r\n"
    )
    first = b"\x01\x80\0\0\0\0" if head == SMALLEST[-1] else b""
    with playing(strict) as waits:
        for _ in range(3):
            with begun(strict, hello.encode(), "127.0.2.20") as raw:
                assert raw.recv(20).startswith(b"HTTP/1.1 101")
                raw.sendall(first)
                with pytest.raises(OSError, match=r"reset|Broken"):
                    flood(raw, head + b"\0\0\0\0")
    assert max(waits) < SOON


def flood(raw: socket.socket, frame: bytes) -> None:
    """Send frames without end: the first million may be on their way before one of them is read."""
    for _ in range(50):
        raw.sendall(frame * 1_000_000)


def knock(raw: socket.socket, seconds: float) -> None:
    """Send something now and then, which a connection that was ended does not take."""
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        raw.sendall(b"\r\n")
        time.sleep(0.5)


def test_an_answer_that_nobody_takes_is_given_up(strict: Running) -> None:
    mallory = Person(strict, home="127.0.2.21")
    url = httpx.URL(strict.address)
    asked = (
        f"GET /api/games/tcg/things/card HTTP/1.1\r\nHost: x\r\nCookie: {mallory.cookie()}\r\n\r\n"
    )
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.bind(("127.0.2.21", 0))
        raw.connect((url.host, url.port or 80))
        raw.sendall(asked.encode())
        with pytest.raises(OSError, match=r"reset|Broken"):
            knock(raw, PATIENCE)


def test_reviews_and_hints_are_few_for_each(strict: Running) -> None:
    ann, bob, eve = (Person(strict, home="127.0.2.22") for _ in range(3))
    record = played_record(60)
    ids = [ann.http.post("/api/records", content=record).json()["id"] for _ in range(4)]

    def review(who: Person, id: str) -> httpx.Response:
        return who.http.post(f"/api/tables/{id}/review")

    assert review(ann, ids[0]).status_code == 202
    assert review(ann, ids[0]).status_code == 202, "the same one again"
    assert refusal(review(ann, ids[1])) == (429, "too-much-work")
    assert review(bob, ids[1]).status_code == 202
    assert refusal(review(eve, ids[2])) == (429, "too-much-work")
    assert review(Person(strict, home="127.0.2.23"), ids[3]).status_code == 202

    def hints() -> set[int]:
        with ThreadPoolExecutor(8) as threads:
            asked = [
                threads.submit(eve.http.post, f"/api/tables/{ids[0]}/hint", json={"at": number})
                for number in range(8)
            ]
            return {hint.result().status_code for hint in asked}

    # Whoever asks slowly enough is answered each time.
    until(lambda: hints() == {200, 429})


@cache
def played_record(moves: int) -> bytes:
    """A game of Duel at random that ends when so much was done, or before."""
    duel = find_game("duel")
    recorder = Recorder(Record(duel, duel.parse_settings({}), 2, 5))
    choose = random.Random(3)
    while recorder.s.outcome is None and len(recorder.record.moves) < moves:
        recorder.act(choose.choice(legal(recorder.s, decider(recorder.s))))
    return recorder.record.text().encode()


def test_the_record_of_a_long_game_is_written_elsewhere(strict: Running) -> None:
    mallory = Person(strict, home="127.0.2.24")
    id = mallory.http.post("/api/records", content=long_record().encode()).json()["id"]
    with playing(strict) as waits:
        for _ in range(3):
            told = mallory.get(f"/api/tables/{id}/record").text
    assert told.count("\n") > 2500
    assert max(waits) < SOON


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which an address may hardly say anything. Another proxy than the usual one is
    trusted."""
    limits = {
        "address_messages_rate": 0.01,
        "address_messages_burst": 8,
        "connects_rate": 0.01,
        "connects_burst": 6,
        "watched": 20_000,
        "half_sent": 5,
    }
    running = Running(
        tmp_path_factory.mktemp("narrow") / "mathom.sqlite3",
        options=["--trusted-proxy", "127.0.9.1"],
        MATHOM_LIMITS=",".join(f"{name}={value}" for name, value in limits.items()),
    )
    yield running
    assert running.stop() == 0, running.log.read_text()


def test_more_connections_and_cookies_do_not_let_an_address_say_more(narrow: Running) -> None:
    ann, bob = (Person(narrow, home="127.0.3.1") for _ in range(2))
    id = ann.new_table("me", "open")["id"]
    with ann.at(id) as one, bob.at(id) as other, ann.at(id) as third:
        for live in (one, other, third, one, other, third, one, other):
            live.send("ping")
        for live, count in ((one, 3), (other, 3), (third, 2)):
            live.until(lambda live=live, count=count: len(live.answers) == count)  # type: ignore[misc]
        for live in (one, other, third):
            live.send("ping")
            assert live.refusal()["reason"] == "too-many-requests"
    eve = Person(narrow, home="127.0.3.2")
    with eve.at(id) as live:
        live.send("ping")
        live.until_answered()


def through_proxy(server: Running, id: str, address: str) -> Any:
    """A websocket of somebody behind a proxy."""
    return connect(
        f"{server.address.replace('http', 'ws', 1)}/ws/tables/{id}",
        additional_headers={"x-forwarded-for": address},
        source_address=("127.0.9.1", 0),
        **PATIENT,
    )


def test_all_addresses_of_one_network_connect_only_so_fast(narrow: Running) -> None:
    id = Person(narrow, home="127.0.3.3").new_table("me", "open")["id"]
    for number in range(6):
        with through_proxy(narrow, id, f"2001:db8:0:7:{number}::{number}") as one:
            assert one.recv(PATIENCE)
    with pytest.raises(InvalidStatus):
        through_proxy(narrow, id, "2001:db8:0:7:ffff::1")
    with through_proxy(narrow, id, "2001:db8:0:8::1") as one:
        assert one.recv(PATIENCE)


def test_one_address_does_not_have_much_held_in_memory(narrow: Running) -> None:
    ann = Person(narrow, home="127.0.3.4")
    ids = [ann.new_table("me", "me")["id"] for _ in range(3)]
    with ann.at(ids[0]), ann.at(ids[0]):
        assert closed_by(ann.socket(ids[1])) == (1008, "too-many-connections")
        with Person(narrow, home="127.0.3.5").at(ids[1]) as live:
            live.act() if live.yours() else None
    with ann.at(ids[2]) as live:
        assert live.running()


def test_a_trusted_proxy_may_have_many_requests_on_their_way(narrow: Running) -> None:
    head = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"
    with ExitStack() as many:
        for _ in range(10):
            many.enter_context(begun(narrow, head, "127.0.9.1"))
        with begun(narrow, head + b"\r\n", "127.0.9.1") as raw:
            assert raw.recv(20).startswith(b"HTTP/1.1 200")
        for _ in range(5):
            many.enter_context(begun(narrow, head, "127.0.0.1"))
        assert rest_of(begun(narrow, head, "127.0.0.1")) == b""


def test_who_leaves_while_sending_is_no_fault_of_the_server(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert GONE in inspect.getsource(Request.stream)
    assert from_http(InternalServerException(GONE)).reason == "bad-request"
    assert not caplog.records
    assert from_http(InternalServerException("other")).reason == "internal"
    assert caplog.records


def test_nothing_that_is_sent_compressed_is_unpacked(strict: Running) -> None:
    ann = Person(strict)
    asked = json.dumps({"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot"}]}).encode()
    kinds = {"content-type": "application/json"}
    plain = ann.http.post("/api/tables", content=asked, headers=kinds)
    kinds["content-encoding"] = "gzip"
    packed = ann.http.post("/api/tables", content=gzip.compress(asked), headers=kinds)
    assert (plain.status_code, packed.status_code) == (201, 400)
    table = ann.new_table("me", "greedy")["id"]
    address = strict.address.replace("http", "ws")
    with connect(f"{address}/ws/tables/{table}", compression="deflate") as live:
        assert live.protocol.extensions == []
