"""People who are not there are told that it is their turn: once, and only if they want it."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import insert, select
from tests.server.mailboxes import Browser, MailServer, PushService, signed_by, until
from tests.server.postgres import Postgres
from tests.server.running import Live, Person, Running
from tests.server.test_leaks import begun as position
from tests.server.test_leaks import keep

from mathom.engine.errors import BadNotation
from mathom.server.accounts import web_push
from mathom.server.accounts.mail import check_address
from mathom.server.accounts.turn_notifications import TurnNotifications
from mathom.server.accounts.web_push import (
    Push,
    Subscription,
    check_subscription,
    encrypt,
    is_public,
)
from mathom.server.cluster.metrics import Metrics
from mathom.server.live.presence import Presence
from mathom.server.settings import Limits, async_url
from mathom.server.storage.database import Database
from mathom.server.storage.models import NotificationRow, OutboxRow, SubscriptionRow
from mathom.table.absence import PATIENCE

PASSWORD = "correct horse battery"
DAYS = {"kind": "days", "seconds": 259200, "increment": 0}


@pytest.fixture(scope="module")
def pushed() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture(scope="module")
def mailed() -> Iterator[MailServer]:
    service = MailServer()
    yield service
    service.close()


@pytest.fixture(scope="module")
def telling(
    postgres: Postgres,
    pushed: PushService,
    mailed: MailServer,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Running]:
    """Two workers that send messages at once, to the services of the tests."""
    env = {
        "MATHOM_PUSH_TEST": "1",
        "MATHOM_NOTICE_DELAY": "0",
        "MATHOM_SMTP": mailed.address,
        "MATHOM_SMTP_SECURITY": "none",
        "MATHOM_MAIL_FROM": "mathom@example.org",
        "MATHOM_PUBLIC_URL": "https://play.example.org/",
    }
    log = tmp_path_factory.mktemp("telling") / "log"
    running = Running(postgres.new(), log=log, workers=2, env=env)
    yield running
    assert running.stop() == 0, running.log.read_text()


def ask(person: Person, method: str, path: str, **body: Any) -> dict[str, Any]:
    """A call that is answered."""
    told = person.http.request(method, f"/api/me/{path}", json=body or None)
    assert told.status_code == 200, told.text
    found: dict[str, Any] = told.json()
    return found


def refused(person: Person, method: str, path: str, **body: Any) -> str:
    """A call that is refused; why."""
    told = person.http.request(method, f"/api/me/{path}", json=body)
    assert told.status_code >= 400, told.text
    return str(told.json()["reason"])


def wants_push(person: Person, endpoint: str) -> Browser:
    """Somebody whose browser wants messages."""
    browser = Browser()
    ask(person, "POST", "devices", **browser.device(endpoint))
    assert ask(person, "PUT", "notifications", by_push=True)["by_push"]
    return browser


def begun(ann: Person, bob: Person) -> str:
    """A correspondence game between two people, in which Bob is to move and nobody is there."""
    id = str(ann.new_table("open", "me", clock=DAYS)["id"])
    with ann.at(id) as live:
        with bob.at(id) as other:
            other.do("sit", seat="fellowship")
            other.until(other.running)
        hand_over(ann, id)
        live.until(lambda: not live.yours())
    return id


def hand_over(person: Person, id: str) -> None:
    """Somebody acts until it is not their turn any more, when the other has left, and leaves."""
    with person.at(id) as live:
        live.until(lambda: not any(other_there(live)))
        while live.yours():
            live.act()


def other_there(live: Live) -> list[bool]:
    """Whether the others are connected."""
    return [bool(seat["online"]) for seat in live.table["seats"] if not seat["yours"]]


def test_somebody_who_is_not_there_is_told_once_a_turn_by_one_of_two_workers(
    telling: Running, pushed: PushService
) -> None:
    ann, bob = Person(telling), Person(telling, "it")
    browser = wants_push(bob, f"{pushed.address}/bob")
    wants_push(ann, f"{pushed.address}/ann")
    id = begun(ann, bob)
    pushed.until_at("/bob", 1)
    hand_over(bob, id)
    pushed.until_at("/ann", 1)
    hand_over(ann, id)
    pushed.until_at("/bob", 2)
    hand_over(bob, id)
    pushed.until_at("/ann", 2)
    assert len(pushed.at("/bob")) == 2
    for _, heads, body in pushed.at("/bob"):
        told = browser.read(body)
        assert told["path"] == f"/table/{id}"
        assert told["title"].startswith("Tocca a te")
        key = signed_by(heads["authorization"], pushed.address)
        assert key == ask(bob, "GET", "notifications")["push_key"]
        assert (heads["content-encoding"], heads["ttl"]) == ("aes128gcm", "86400")


def test_nobody_is_told_who_is_connected_or_who_did_not_ask(
    telling: Running, pushed: PushService
) -> None:
    ann, bob, eve = Person(telling), Person(telling), Person(telling)
    wants_push(ann, f"{pushed.address}/signal")
    browser = Browser()
    ask(bob, "POST", "devices", **browser.device(f"{pushed.address}/there"))
    id = begun(ann, bob)  # Bob has a browser, but has not asked for messages
    hand_over(bob, id)
    until(lambda: len(pushed.at("/signal")) == 1)
    ask(bob, "PUT", "notifications", by_push=True)
    with bob.at(id) as live:
        with ann.at(id) as other:
            live.until(lambda: any(other_there(live)))  # only then it is seen when she leaves
            while other.yours():
                other.act()
        live.until(live.yours)
        live.until(lambda: not any(other_there(live)))
        while live.yours():
            live.act()
        until(lambda: len(pushed.at("/signal")) == 2)
    assert pushed.at("/there") == []
    assert ask(eve, "GET", "notifications")["devices"] == 0


def test_somebody_for_whom_the_others_wait_is_told_that_they_were_called(
    telling: Running, pushed: PushService
) -> None:
    ann, bob = Person(telling), Person(telling)
    browser = wants_push(bob, f"{pushed.address}/called")
    long_ago = time.time() - PATIENCE - 5
    id = keep(telling, position({"turn": "sauron"}, ann.id, bob.id, long_ago))
    with ann.at(id) as live:
        live.do("replace", seat="sauron", bot="greedy")
        live.until(lambda: live.table["absent"][0]["replace"] == "asked")
        pushed.until_at("/called", 1)
    told = browser.read(pushed.at("/called")[0][2])
    assert told["title"].startswith("The others are waiting")


def test_a_browser_that_is_gone_is_forgotten_and_one_that_fails_is_tried_again(
    telling: Running, pushed: PushService
) -> None:
    ann, bob = Person(telling), Person(telling)
    wants_push(bob, f"{pushed.address}/gone/1")
    ask(bob, "POST", "devices", **Browser().device(f"{pushed.address}/down/1"))
    assert ask(bob, "GET", "notifications")["devices"] == 2
    begun(ann, bob)
    until(lambda: ask(bob, "GET", "notifications")["devices"] == 1)
    until(lambda: len(pushed.at("/down/1")) == 3)
    assert len(pushed.at("/gone/1")) == 1
    ask(bob, "POST", "devices/remove", endpoint=f"{pushed.address}/down/1")
    assert ask(bob, "GET", "notifications")["devices"] == 0


def test_who_has_just_left_one_worker_does_not_look_connected_to_the_one_that_sends(
    tmp_path: Path,
) -> None:
    async def seen_by_the_sender() -> bool:
        url = async_url(str(tmp_path / "mathom.db"))
        here, there = Database(url), Database(url)
        await here.open()
        texts = {"language": "en", "email": "", "code": ""}
        numbers = {"tries": 0, "code_sent": 0.0, "changed": 0.0}
        wants = {"user_id": "bob", "by_push": True, "by_mail": False, **texts, **numbers}
        await here.write(lambda c: c.execute(insert(NotificationRow), [wants]))
        presence, other = Presence(here, Limits()), Presence(there, Limits())
        presence.leave(await presence.arrive("table", "bob"))
        tables: Any = SimpleNamespace(presence=presence, game_time=SimpleNamespace(now=time.time))
        notifications = TurnNotifications(here, tables, Metrics(), None, None, "", 0.0)
        table: Any = SimpleNamespace(id="table", moves=1)
        await notifications.queue(table, "bob", "turn", 0.0)
        assert len(await there.ask(select(OutboxRow.user_id))) == 1
        await other.refresh("table")
        assert await presence.write() == {"table"}, "the others at the table are still told"
        for database in (here, there):
            await database.close()
        return "bob" in other.online("table", [])

    assert not asyncio.run(seen_by_the_sender())


def test_mail_goes_only_to_an_address_that_was_shown_to_be_ones_own(
    telling: Running, mailed: MailServer
) -> None:
    ann, bob = Person(telling), Person(telling)
    wanted = {"by_mail": True, "email": "bob@example.org"}
    assert refused(bob, "PUT", "notifications", **wanted) == "mail-needs-account"
    sign_up = {"name": "Bob of Bree", "password": PASSWORD}
    assert bob.http.post("/api/register", json=sign_up).status_code == 200
    for wrong in ("bob", "a@b", "bob@example.org\nBcc: eve@example.org", "<b@example.org>"):
        assert refused(bob, "PUT", "notifications", email=wrong) == "bad-mail"
    assert refused(bob, "PUT", "notifications", **wanted) == "wrong-password"
    assert refused(bob, "PUT", "notifications", **wanted, password="a guess") == "wrong-password"
    wanted["password"] = PASSWORD
    assert not ask(bob, "PUT", "notifications", **wanted)["confirmed"]
    (first,) = mailed.to("bob@example.org")
    id = begun(ann, bob)
    assert refused(bob, "POST", "notifications/confirm", code="00000000x") == "wrong-code"
    found = re.search(r"\d{8}", first)
    assert found
    assert ask(bob, "POST", "notifications/confirm", code=found[0])["confirmed"]
    hand_over(bob, id)
    hand_over(ann, id)
    until(lambda: len(mailed.to("bob@example.org")) == 2)
    told = mailed.to("bob@example.org")[1]
    assert told.startswith("Your turn: ")
    assert f"https://play.example.org/table/{id}" in told
    other = {"by_mail": True, "email": "bob2@example.org", "password": PASSWORD}
    assert refused(bob, "PUT", "notifications", **other) == "mail-too-often"


def test_a_code_that_was_guessed_too_often_is_worth_nothing(
    telling: Running, mailed: MailServer
) -> None:
    eve = Person(telling)
    sign_up = {"name": "Eve of Edoras", "password": PASSWORD}
    assert eve.http.post("/api/register", json=sign_up).status_code == 200
    mail = {"by_mail": True, "email": "eve@example.org", "password": PASSWORD}
    ask(eve, "PUT", "notifications", **mail)
    found = re.search(r"\d{8}", mailed.to("eve@example.org")[0])
    assert found
    for _ in range(5):
        assert refused(eve, "POST", "notifications/confirm", code="x") == "wrong-code"
    assert refused(eve, "POST", "notifications/confirm", code=found[0]) == "wrong-code"


def confirmed(person: Person, mailed: MailServer, name: str, email: str) -> None:
    """Register somebody with an address that is theirs."""
    assert person.http.post("/api/register", json={"name": name, "password": PASSWORD}).is_success
    ask(person, "PUT", "notifications", email=email, password=PASSWORD)
    found = re.search(r"\d{8}", mailed.to(email.lower())[0])
    assert found
    assert not ask(person, "POST", "notifications/confirm", code=found[0])["by_mail"]


def forgotten(server: Running, name: str) -> None:
    """Somebody says that they are a person, or have an address, and forgot the password."""
    answer = Person(server).http.post("/api/password/forgot", json={"name": name})
    assert answer.status_code == 202, "nobody learns whether there is somebody"


def test_a_code_for_a_new_password_goes_only_to_an_address_that_was_confirmed(
    telling: Running, mailed: MailServer
) -> None:
    dora, fred = Person(telling), Person(telling)
    sign_up = {"name": "Dora of Dale", "password": PASSWORD}
    assert dora.http.post("/api/register", json=sign_up).status_code == 200
    ask(dora, "PUT", "notifications", email="victim@example.org", password=PASSWORD)
    confirmed(fred, mailed, "Fred of Fornost", "Fred@example.org")
    for name in ("Dora of Dale", "victim@example.org", "Nobody", "FRED of fornost"):
        forgotten(telling, name)
    until(lambda: len(mailed.to("fred@example.org")) == 2)
    assert len(mailed.to("victim@example.org")) == 1, "the code that shows whose address it is"
    forgotten(telling, "fred@EXAMPLE.org")
    until(lambda: len(mailed.to("fred@example.org")) == 3)
    codes = [re.findall(r"\b[0-9a-f]{24}\b", one) for one in mailed.to("fred@example.org")]
    first, last = codes[1][0], codes[2][0]
    for code, status in ((first, 401), (last, 200), (last, 401)):
        body = {"code": code, "password": "a new beginning 4"}
        assert Person(telling).http.post("/api/password/reset", json=body).status_code == status
    assert fred.http.get("/api/me/sessions").status_code == 401, "all sessions have ended"


def test_who_leaves_for_good_leaves_no_address_and_no_browser(
    telling: Running, mailed: MailServer, pushed: PushService
) -> None:
    gus = Person(telling)
    confirmed(gus, mailed, "Gus of Gondor", "gus@example.org")
    wants = {"by_push": True, "by_mail": True, "email": "gus@example.org"}
    ask(gus, "POST", "devices", **Browser().device(f"{pushed.address}/gus"))
    assert ask(gus, "PUT", "notifications", **wants)["by_mail"], "no password for the same address"
    assert gus.http.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200

    async def left() -> list[Any]:
        database = Database(async_url(str(telling.database)))
        kinds = (NotificationRow, SubscriptionRow, OutboxRow)
        found = [
            row
            for kind in kinds
            for row in await database.ask(select(kind.user_id).where(kind.user_id == gus.id))
        ]
        await database.close()
        return found

    assert asyncio.run(left()) == []


def test_one_address_names_no_browsers_without_end(server: Running) -> None:
    eve = Person(server)
    named = 0

    def refused() -> bool:
        """Whether one more browser is refused for good, and not only because it came too fast."""
        nonlocal named
        device = Browser().device(f"https://push.example.net/{named}")
        told = eve.http.post("/api/me/devices", json=device)
        named += told.status_code == 200
        return told.status_code == 429 and told.json()["reason"] == "quota-keeps-hour"

    until(refused)
    assert 300 <= named < 400


def test_the_example_of_rfc_8291_is_encrypted_to_the_letter() -> None:
    to = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    key = web_push.private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    salt = web_push.decoded("DGv6ra1nlYgDCS1FRnbzlw")
    sealed = encrypt(b"When I grow up, I want to be a watermelon", to, salt, key)
    assert web_push.encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.net/x",
        "https://push.example.net:22/x",
        "https://user@push.example.net/x",
        "ftp://push.example.net/x",
        "https://push.example.net/a b",
        "https://push.example.net/\r\nX: y",
        "https:///x",
        "https://push.example.net/" + "x" * 2000,
    ],
)
def test_what_is_no_address_of_a_push_service_is_refused(endpoint: str) -> None:
    device = Browser().device(endpoint)
    with pytest.raises(BadNotation, match="bad-subscription"):
        check_subscription(Subscription(**device), anywhere=False)


def test_on_the_wire_a_server_takes_no_address_in_its_own_network(server: Running) -> None:
    eve = Person(server)
    for endpoint in ("http://127.0.0.1:5432/", "https://127.0.0.1:8000/"):
        told = refused(eve, "POST", "devices", **Browser().device(endpoint))
        assert told == "bad-subscription"


def test_nothing_is_sent_to_an_address_that_is_not_public(monkeypatch: pytest.MonkeyPatch) -> None:
    async def connect(*_: object, **__: object) -> None:
        raise AssertionError("somebody was called")

    monkeypatch.setattr(asyncio, "open_connection", connect)
    push = Push(web_push.new_key(), "mailto:nobody@example.org")
    for host in ("localhost", "127.0.0.1", "[::1]", "10.0.0.1", "169.254.169.254", "0x7f000001"):
        device = Subscription(**Browser().device(f"https://{host}/x"))
        assert asyncio.run(push.send(device, b"{}")) == "failed"


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("1.1.1.1", True),
        ("2606:4700:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("192.168.0.1", False),
        ("172.16.0.1", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:1.1.1.1", True),
    ],
)
def test_public_addresses_are_told_from_others(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_addresses_for_mail_have_no_room_for_a_second_line() -> None:
    assert check_address(" bob@example.org ") == "bob@example.org"
    for wrong in ("a@b\r\nx", "a b@c.d", "@c.d", "a@c", "a" * 300 + "@c.d"):
        with pytest.raises(BadNotation, match="bad-mail"):
            check_address(wrong)
