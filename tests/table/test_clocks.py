"""Clocks: per game with increment, per decision, days."""

from __future__ import annotations

import pytest
from tests.table.scenes import ANN, BOB, Scene, two

from mathom.table import commands as c
from mathom.table.clock import Clock, deadline, seconds_left


def test_without_a_clock_there_is_all_the_time_in_the_world() -> None:
    scene = two().wait(10**9)
    assert scene.table.status == "running"
    assert seconds_left(scene.table, 0, scene.now) is None
    assert deadline(scene.table) is None


def test_only_the_time_of_the_one_who_decides_runs() -> None:
    scene = two(clock=Clock("game", 100)).wait(30)
    assert seconds_left(scene.table, 1, scene.now) == 70
    assert seconds_left(scene.table, 0, scene.now) == 100


def test_the_increment_comes_when_the_decision_passes_on() -> None:
    scene = two(clock=Clock("game", 100, 5)).wait(30)
    while scene.turn() == BOB:
        scene.act(BOB)
    assert seconds_left(scene.table, 1, scene.now) == 75


@pytest.mark.parametrize("kind", ["move", "days"])
def test_the_time_for_a_decision_is_fresh_after_it(kind: str) -> None:
    scene = two(clock=Clock(kind, 100)).wait(30)  # type: ignore[arg-type]
    assert seconds_left(scene.table, 1, scene.now) == 70
    scene.act(BOB)
    assert seconds_left(scene.table, 1, scene.now) == 100


def test_who_runs_out_of_time_has_lost() -> None:
    scene = two(clock=Clock("game", 100)).wait(99)
    assert scene.table.status == "running"
    assert deadline(scene.table) == scene.now + 1
    scene.wait(1)
    result = scene.table.result
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "timed-out")


def test_an_action_after_the_time_is_up_is_refused() -> None:
    scene = two(clock=Clock("move", 100))
    scene.now += 100
    assert scene.refused(BOB, c.Act(scene.table.seq, scene.options()[0])) == "time-is-up"


def test_taking_back_gives_no_time_back() -> None:
    start = {"turn": "sauron", "coins": {"sauron": 9, "fellowship": 9}, "seed": 7}
    scene = Scene("greedy", "me", start=start, clock=Clock("game", 100)).wait(30)
    scene.act(ANN, "play card:c1-red-02").wait(10).undo(ANN).wait(10)
    assert seconds_left(scene.table, 1, scene.now) == 50


def test_a_bot_never_runs_out_of_time() -> None:
    scene = Scene("me", "greedy", clock=Clock("move", 5)).wait(1000)
    assert scene.table.status == "running"


def test_one_may_hand_ones_own_seat_to_a_bot() -> None:
    scene = two().ask(ANN, c.Replace(two().table.seq, "fellowship", "random"))
    assert scene.table.seats[0].bot == "random"
    assert scene.table.people() == {"bob"}
