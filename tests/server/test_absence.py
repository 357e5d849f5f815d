"""Seats of people who are not connected: kept by the clock's terms, given up after a call."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from tests.server.running import Person, Running
from tests.server.test_leaks import begun, events_of, keep

from mathom.table.absence import PATIENCE
from mathom.table.clock import Clock
from mathom.table.events import ClaimAsked, Created, Event, Returned

DAY = 24 * 60 * 60.0
LONG_AGO = PATIENCE + 6
GRACE = 2.0


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that gives those who are called two seconds to come back."""
    folder = tmp_path_factory.mktemp("hasty")
    running = Running(folder / "m.sqlite3", env={"MATHOM_ABSENCE_GRACE": str(GRACE)})
    yield running
    assert running.stop() == 0, running.log.read_text()


def waiting_for_bob(
    server: Running, ann: Person, bob: Person, clock: Clock, ago: float, *more: Event
) -> str:
    """A table at which it has long been Bob's turn."""
    events: list[Event] = begun({"turn": "sauron"}, ann.id, bob.id, time.time() - ago)
    first = events[0]
    assert isinstance(first, Created)
    timed = Created(
        at=first.at, game="duel", seats=2, host=ann.id, secret=99, start=first.start, clock=clock
    )
    return keep(server, [timed, *events[1:], *more])


def test_a_seat_with_three_days_to_move_is_not_taken_after_a_minute_offline(
    server: Running, ann: Person, bob: Person
) -> None:
    id = waiting_for_bob(server, ann, bob, Clock("days", 3 * DAY), LONG_AGO)
    with ann.at(id) as a:
        a.do("replace", seat="sauron", bot="random")
        assert a.refusal()["reason"] == "clock-decides"
        a.do("claim", seat="sauron")
        assert a.refusal()["reason"] == "clock-decides"
        assert a.table["absent"] == []
        assert a.table["seats"][1]["kind"] == "person"
        assert 0 < a.table["seats"][1]["seconds_left"] < 3 * DAY - LONG_AGO


def test_without_a_clock_the_usual_grace_is_a_day_whatever_the_one_who_asks_says(
    server: Running, ann: Person, bob: Person
) -> None:
    id = waiting_for_bob(server, ann, bob, Clock(), LONG_AGO)
    with ann.at(id) as a:
        a.do("replace", seat="sauron", bot="random", grace=0.0)
        a.until(lambda: a.table["absent"] and a.table["absent"][0]["replace"] == "asked")
        assert DAY - 600 < a.table["absent"][0]["seconds"] <= DAY
        assert a.table["seats"][1]["kind"] == "person"
        with bob.at(id):
            a.until(lambda: a.table["absent"] == [] and a.table["seats"][1]["online"])
    assert any(isinstance(event, Returned) for event in events_of(server, id))


def test_a_bot_takes_over_when_the_grace_is_over_but_from_nobody_who_is_there(
    hasty: Running,
) -> None:
    ann, bob = Person(hasty), Person(hasty)
    id = waiting_for_bob(hasty, ann, bob, Clock(), LONG_AGO)
    with ann.at(id) as a:
        with bob.at(id) as b:
            a.until(lambda: a.table["seats"][1]["online"])
            a.do("replace", seat="sauron", bot="random")
            assert a.refusal()["reason"] == "player-present"
            assert b.table["absent"] == []
        a.until(lambda: not a.table["seats"][1]["online"])
        asked = time.monotonic()
        a.do("replace", seat="sauron", bot="random")
        a.until(lambda: a.table["absent"])
        assert a.table["seats"][1]["kind"] == "person"
        a.until(lambda: a.table["moves"] > 0)
        assert time.monotonic() - asked >= GRACE
        assert a.table["seats"][1]["bot"] == "random"


def test_a_claim_ends_when_the_one_who_left_comes_back(
    server: Running, ann: Person, bob: Person
) -> None:
    id = waiting_for_bob(server, ann, bob, Clock("game", 1200), LONG_AGO)
    with ann.at(id) as a:
        assert a.table["absent"][0]["claim"] == "may"
        a.do("claim", seat="sauron")
        a.until(lambda: a.table["absent"][0]["claim"] == "asked")
        assert 60 < a.table["absent"][0]["seconds"] <= 120
        with bob.at(id) as b:
            a.until(lambda: a.table["absent"] == [])
            b.caught_up(a)
            assert b.yours()
            b.act()


def test_victory_is_claimed_over_somebody_who_left_a_game_with_a_clock(
    server: Running, ann: Person, bob: Person
) -> None:
    now = time.time()
    asked = ClaimAsked(at=now - 300, seat=1, user=ann.id, until=now - 180)
    id = waiting_for_bob(server, ann, bob, Clock("game", 1200), 400, asked)
    with ann.at(id) as a:
        a.until(a.over)
        assert a.table["result"]["winners"] == ["fellowship"]
        assert a.table["result"]["reason"] == "left"
        assert "left" in a.table["result"]["text"]
        assert 600 < a.table["seats"][1]["seconds_left"] < 820
