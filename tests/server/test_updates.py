"""Only what has changed is sent to those who ask for updates, and it adds up to the whole."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from tests.server.many_clients import updated
from tests.server.running import PATIENCE, Person, Running
from websockets.sync.client import ClientConnection

MOVES = 12


class Follower:
    """A connection that adds updates up, as a page does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.kinds: list[str] = []
        self.sizes: list[int] = []

    def hear(self) -> dict[str, Any]:
        """The next message."""
        text = str(self.socket.recv(PATIENCE))
        message: dict[str, Any] = json.loads(text)
        assert message["type"] != "refused", text
        if message["type"] in ("table", "update"):
            self.kinds.append(message["type"])
            self.sizes.append(len(text))
            self.last = updated(self.last, message) if message["type"] == "update" else message
            screen = self.last["screen"]
            told = [line for line in self.log if line["move"] < screen["log_since"]]
            self.log = told + screen["log"]
        return message

    def until(self, seq: int) -> dict[str, Any]:
        """What is seen after an event."""
        while not self.last or self.last["seq"] < seq:
            self.hear()
        return self.last

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))


@pytest.fixture
def table(ann: Person) -> str:
    return str(ann.new_table("me", "greedy", seed=5)["id"])


@pytest.fixture
def both(ann: Person, table: str) -> Iterator[tuple[Follower, Follower]]:
    """Somebody's page with updates, and another one of theirs without."""
    with ExitStack() as stack:
        page, other = (stack.enter_context(ann.socket(table, updates)) for updates in (True, False))
        yield Follower(page), Follower(other)


def comparable(follower: Follower) -> dict[str, Any]:
    """What a page shows, with its whole log."""
    screen = {
        name: part
        for name, part in follower.last["screen"].items()
        if not name.startswith(("log", "stories"))
    }
    return {"table": follower.last["table"], "screen": screen, "log": follower.log}


def act(page: Follower) -> int:
    """Do the first thing that is offered, as soon as it is one's turn; the number of events
    then."""
    while not page.last or not page.last["table"]["your_turn"]:
        page.hear()
    seq = page.last["seq"]
    page.say(type="act", seq=seq, action=page.last["screen"]["offers"][0]["action"])
    return int(seq) + 1


def test_updates_add_up_to_what_others_are_sent_as_a_whole(
    both: tuple[Follower, Follower],
) -> None:
    page, other = both
    other.until(1)
    for _ in range(MOVES):
        page.until(act(page))
    while not page.last["table"]["your_turn"]:
        page.hear()
    other.until(page.last["seq"])
    assert comparable(page) == comparable(other)
    assert page.kinds[0] == "table"
    assert page.kinds.count("update") >= MOVES
    assert "update" not in other.kinds
    middle = sorted(page.sizes)[len(page.sizes) // 2]
    assert middle < 0.7 * sorted(other.sizes)[len(other.sizes) // 2]


def test_who_has_missed_something_gets_the_whole_screen(both: tuple[Follower, Follower]) -> None:
    page, other = both
    page.until(act(page))
    before = page.last
    page.until(act(page))
    update = next_update(page, act(page))
    with pytest.raises(AssertionError, match="an update of something else"):
        updated(before, update)
    page.say(type="whole")
    page.kinds.clear()
    while "table" not in page.kinds or not page.last["table"]["your_turn"]:
        page.hear()
    other.until(page.last["seq"])
    assert comparable(page) == comparable(other)


def next_update(page: Follower, seq: int) -> dict[str, Any]:
    """The update that tells of an event."""
    while True:
        message = page.hear()
        if message["type"] == "update" and message["seq"] >= seq:
            return message


def test_all_who_only_watch_are_sent_the_same(ann: Person, server: Running) -> None:
    table = ann.new_table("me", "greedy", seed=6)["id"]
    with ExitStack() as stack:
        people = (ann, Person(server), Person(server))
        page, *watching = (Follower(stack.enter_context(one.socket(table, True))) for one in people)
        for one in (page, *watching):
            one.until(1)
        seq = act(page) + 1  # and the bot's answer
        for one in watching:
            one.until(seq)
        first, second = (one.last for one in watching)
        assert first == second
        assert first["screen"]["seat"] is None
        assert not first["screen"]["offers"]
