"""Somebody who must decide and does not: the clock's own terms, calls, graces and claims."""

from __future__ import annotations

import pytest
from tests.table.scenes import ANN, BOB, EVE, Scene, two
from tests.table.test_together import table_for
from tests.toy_games.errand import ERRAND

from mathom.engine.game import GAMES
from mathom.table import commands as c
from mathom.table import events as e
from mathom.table.absence import PATIENCE, come_back, next_event
from mathom.table.clock import Clock, seconds_left
from mathom.table.commands import GRACE
from mathom.table.fold import fold
from mathom.table.handle import time_passes

HOUR = 3600.0
DAY = 24 * HOUR


@pytest.fixture(autouse=True)
def _errand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, ERRAND.id, ERRAND)


def ask_for_bot(scene: Scene) -> c.Replace:
    """Somebody wants a bot to play on for Sauron."""
    return c.Replace(scene.table.seq, "sauron", "greedy")


@pytest.mark.parametrize("clock", [Clock("days", 3 * DAY), Clock("move", 600)])
def test_nobody_takes_the_seat_of_somebody_whose_time_for_a_move_still_runs(clock: Clock) -> None:
    scene = two(clock=clock)
    scene.wait(clock.seconds - 1)
    assert scene.refused(ANN, ask_for_bot(scene)) == "clock-decides"
    assert scene.refused(ANN, c.Claim(scene.table.seq, "sauron")) == "clock-decides"
    scene.wait(1)
    assert scene.table.result is not None
    assert scene.table.result.reason == "timed-out"


def test_without_a_clock_a_bot_takes_over_when_the_grace_of_the_one_called_is_over() -> None:
    scene = two()
    assert scene.refused(ANN, ask_for_bot(scene)) == "player-present"
    scene.wait(PATIENCE)
    assert scene.refused(EVE, ask_for_bot(scene)) == "not-seated"
    assert scene.refused(ANN, c.Replace(scene.table.seq, "sauron", "oracle")) == "unknown-bot"
    scene.ask(ANN, ask_for_bot(scene))
    assert next_event(scene.table) == scene.now + GRACE
    scene.wait(GRACE - 1)
    assert scene.table.to_bots() == []
    scene.wait(1)
    assert scene.table.to_bots() == [1]
    assert next_event(scene.table) is None
    scene.bot()


def test_a_bot_takes_over_only_when_all_others_ask_for_it() -> None:
    scene = table_for(3).wait(PATIENCE)
    scene.ask(BOB, c.Replace(scene.table.seq, "seat-1", "random"))
    assert next_event(scene.table) is None
    scene.wait(GRACE)
    assert scene.table.to_bots() == []
    scene.ask(EVE, c.Replace(scene.table.seq, "seat-1", "greedy"))
    assert scene.table.to_bots() == [0]
    assert scene.table.seats[0].bot == "random"


def test_who_acts_or_comes_back_is_called_no_longer() -> None:
    scene = table_for(3).wait(PATIENCE)
    scene.ask(BOB, c.Replace(scene.table.seq, "seat-1", "random")).act(ANN, "carry")
    assert scene.table.absent == {}
    scene.wait(PATIENCE)
    assert scene.refused(EVE, c.Replace(scene.table.seq, "seat-1", "random")) == "player-present"
    scene = two().wait(PATIENCE)
    scene.ask(ANN, ask_for_bot(scene)).add(come_back(scene.table, BOB.id, scene.now))
    assert scene.table.absent == {}
    assert scene.wait(GRACE).table.to_bots() == []


def test_who_is_connected_when_the_grace_ends_keeps_the_seat() -> None:
    scene = two().wait(PATIENCE)
    scene.ask(ANN, ask_for_bot(scene))
    scene.now += GRACE
    scene.add(time_passes(scene.table, scene.now, frozenset({BOB.id})))
    assert (scene.table.to_bots(), scene.table.absent) == ([], {})


def test_a_call_does_not_make_the_command_of_the_one_called_stale() -> None:
    scene = two().wait(PATIENCE)
    seq = scene.table.seq
    scene.ask(ANN, ask_for_bot(scene))
    scene.ask(BOB, c.Act(seq, scene.options()[0]))
    assert scene.table.moves == 1


def test_victory_can_be_claimed_after_a_tenth_of_the_time_for_the_game() -> None:
    scene = two(clock=Clock("game", 10 * HOUR))
    scene.wait(PATIENCE)
    scene.ask(ANN, c.Claim(scene.table.seq, "sauron"))
    scene.wait(HOUR - 1)
    assert scene.table.status == "running"
    scene.wait(1)
    result = scene.table.result
    assert result is not None
    assert (result.winners, result.reason, result.seat) == ((0,), "left", 1)
    left = seconds_left(scene.table, 1, scene.now)
    assert left == 9 * HOUR - PATIENCE


def test_a_short_game_gives_at_least_a_minute_to_come_back() -> None:
    scene = two(clock=Clock("game", 300)).wait(PATIENCE)
    scene.ask(ANN, c.Claim(scene.table.seq, "sauron"))
    assert scene.table.absent[1].until == scene.now + 60


def test_without_a_clock_or_against_nobody_there_is_no_victory_to_claim() -> None:
    scene = two().wait(PATIENCE)
    assert scene.refused(ANN, c.Claim(scene.table.seq, "sauron")) == "no-claim"
    together = table_for(3, clock=Clock("game", 300)).wait(PATIENCE)
    assert together.refused(BOB, c.Claim(together.table.seq, "seat-1")) == "no-claim"


def test_nobody_claims_victory_over_oneself_or_over_a_bot() -> None:
    scene = two(clock=Clock("game", 300)).wait(PATIENCE)
    assert scene.refused(BOB, c.Claim(scene.table.seq, "sauron")) == "player-present"
    assert scene.refused(BOB, c.Claim(scene.table.seq, "fellowship")) == "player-present"
    assert scene.refused(EVE, c.Claim(scene.table.seq, "sauron")) == "not-seated"
    alone = Scene("me", "greedy", clock=Clock("game", 300)).wait(PATIENCE)
    assert alone.refused(ANN, c.Claim(alone.table.seq, "sauron")) == "player-present"


def test_consents_of_the_time_before_there_was_a_grace_have_lapsed() -> None:
    scene = table_for(3).wait(PATIENCE)
    old = e.ReplaceAsked(at=scene.now, seat=0, bot="random", user=BOB.id)
    scene.add([old]).ask(EVE, c.Replace(scene.table.seq, "seat-1", "random"))
    assert scene.table.to_bots() == []


def test_clocks_run_by_game_time_and_not_by_the_time_of_the_machine() -> None:
    scene = two(clock=Clock("game", 100))
    move = scene.table.game.vocabulary.text(scene.options()[0])
    acted = e.Acted(at=scene.now + 7200, tick=scene.now + 5, seat=1, action=move)
    table = fold("t", [acted], scene.table)
    assert table.left[1] == 95
    assert table.since == scene.now + 5
    assert table.updated == scene.now + 7200
    resumed = fold("t", [e.ClocksResumed(at=9e9, tick=50_000.0)], table)
    assert (resumed.left, resumed.since) == (table.left, 50_000.0)


def test_events_from_before_there_was_game_time_read_and_write_as_they_did() -> None:
    scene = two()
    assert all(e.tick_of(event) == event.at for event in scene.events)
    assert '"tick"' not in e.write_event(scene.events[0])
