"""Who sits where, and when a game begins."""

from __future__ import annotations

import pytest
from tests.table.scenes import ANN, BOB, EVE, Scene, two

from mathom.engine.errors import BadNotation, IllegalAction
from mathom.table import commands as c
from mathom.table.clock import Clock
from mathom.table.events import Acted, Started


def test_a_table_starts_by_itself_when_nobody_is_missing() -> None:
    scene = Scene("me", "open")
    assert not scene.table.moments
    scene.sit(BOB, "sauron")
    assert scene.table.status == "running"
    assert [seat.name for seat in scene.table.seats] == ["Ann", "Bob"]


def test_a_table_of_one_person_and_a_bot_starts_at_once() -> None:
    scene = Scene("me", "greedy")
    assert scene.table.status == "running"
    assert isinstance(scene.events[-1], Started)
    assert scene.events[-1].chances


def test_one_person_can_have_several_seats() -> None:
    scene = Scene("me", "me")
    scene.act(ANN).act(ANN)
    assert scene.table.moves == 2


def test_a_taken_seat_is_refused() -> None:
    scene = Scene("me", "open")
    assert scene.refused(BOB, c.Sit(scene.table.seq, "fellowship")) == "seat-taken"
    assert scene.refused(BOB, c.Sit(scene.table.seq, "gollum")) == "unknown-seat"


def test_nobody_sits_down_at_a_running_game() -> None:
    scene = two()
    assert scene.refused(EVE, c.Sit(scene.table.seq, "sauron")) == "already-started"


def test_standing_up_opens_the_seat_again() -> None:
    scene = Scene("open", "open")
    scene.sit(BOB, "sauron")
    assert scene.refused(EVE, c.Stand(scene.table.seq, "sauron")) == "not-your-seat"
    assert scene.refused(BOB, c.Stand(scene.table.seq, "fellowship")) == "seat-open"
    scene.ask(BOB, c.Stand(scene.table.seq, "sauron"))
    assert scene.table.seats[1].kind == "open"


def test_the_host_may_clear_a_seat_and_put_a_bot_there() -> None:
    scene = Scene("open", "open").sit(BOB, "sauron")
    assert scene.refused(ANN, c.SeatBot(scene.table.seq, "sauron", "greedy")) == "seat-taken"
    scene.ask(ANN, c.Stand(scene.table.seq, "sauron"))
    assert scene.refused(BOB, c.SeatBot(scene.table.seq, "sauron", "greedy")) == "not-host"
    scene.ask(ANN, c.SeatBot(scene.table.seq, "sauron", "greedy")).sit(ANN, "fellowship")
    assert scene.table.status == "running"
    assert scene.table.to_bots() == [1]


def test_only_the_host_starts_and_only_with_all_seats_taken() -> None:
    scene = Scene("me", "open")
    assert scene.refused(BOB, c.Start(scene.table.seq)) == "not-host"
    assert scene.refused(ANN, c.Start(scene.table.seq)) == "seats-open"
    scene.sit(BOB, "sauron")
    assert scene.refused(ANN, c.Start(scene.table.seq)) == "already-started"


@pytest.mark.parametrize("bot", ["search:60s", "search:9999999", "oracle", "", "search:-1"])
def test_bots_that_are_unknown_or_think_for_ever_are_refused(bot: str) -> None:
    with pytest.raises(BadNotation):
        Scene("me", bot)


def test_a_table_needs_the_right_number_of_seats_and_a_sensible_clock() -> None:
    with pytest.raises(BadNotation, match="wrong-seats"):
        Scene("me", "open", "open")
    with pytest.raises(BadNotation, match="bad-clock"):
        Scene("me", "open", clock=Clock("game", -5))
    with pytest.raises(BadNotation, match="unknown-option"):
        Scene("me", "open", options={"weather": "rain"})


def test_nobody_chooses_the_chance_of_a_game_with_others() -> None:
    with pytest.raises(IllegalAction, match="seed-with-others"):
        Scene("me", "open", seed=5)
    with pytest.raises(IllegalAction, match="seed-with-others"):
        Scene("me", "open", start={"turn": "sauron"})
    first, second = (Scene("me", "me", seed=5, secret=secret) for secret in (1, 2))
    assert first.act(ANN).events[1:] == second.act(ANN).events[1:]


def test_an_action_is_done_with_an_own_seat_in_turn_and_by_the_rules() -> None:
    scene = two()
    seq = scene.table.seq
    action = scene.options()[0]
    assert scene.refused(ANN, c.Act(seq, action, "sauron")) == "not-your-seat"
    assert scene.refused(ANN, c.Act(seq, action, "fellowship")) == "not-your-decision"
    assert scene.refused(EVE, c.Act(seq, action)) == "not-seated"
    assert scene.refused(BOB, c.Act(seq, 10**9)) == "unknown-action-number"
    assert scene.refused(BOB, c.Act(seq, "play card:nine-rings")) == "unknown-action"
    assert scene.refused(BOB, c.Act(seq, "done", "sauron")) == "must-take-card-or-tile"
    scene.ask(BOB, c.Act(seq, action, "sauron"))
    assert isinstance(scene.events[-1], Acted)


def test_a_command_made_on_an_older_table_is_refused() -> None:
    scene = Scene("me", "me")
    seq = scene.table.seq
    scene.act(ANN)
    assert scene.refused(ANN, c.Act(seq, scene.options()[0])) == "stale-seq"
    assert scene.refused(ANN, c.Act(scene.table.seq + 1, scene.options()[0])) == "stale-seq"


def test_chat_makes_no_command_stale() -> None:
    scene = two()
    seq = scene.table.seq
    scene.ask(EVE, c.Chat("  a fine \n day "))
    scene.ask(BOB, c.Act(seq, scene.options()[0]))
    assert scene.table.chat[0].text == "a fine day"
    assert scene.table.chat[0].seat == -1


def test_chat_has_a_length() -> None:
    scene = two()
    assert scene.refused(ANN, c.Chat(" \n ")) == "chat-length"
    assert scene.refused(ANN, c.Chat("x" * 501)) == "chat-length"


def test_nothing_is_done_before_the_start_or_after_the_end() -> None:
    scene = Scene("me", "open")
    assert scene.refused(ANN, c.Act(scene.table.seq, 0)) == "not-started"
    assert scene.refused(ANN, c.Resign(scene.table.seq)) == "not-started"
    scene.sit(BOB, "sauron").ask(ANN, c.Resign(scene.table.seq))
    assert scene.refused(BOB, c.Act(scene.table.seq, 0)) == "game-over"
    assert scene.refused(BOB, c.Undo(scene.table.seq)) == "game-over"


def test_resigning_gives_the_game_to_the_others() -> None:
    scene = two().ask(BOB, c.Resign(two().table.seq, "sauron"))
    result = scene.table.result
    assert result is not None
    assert (result.winners, result.reason, result.seat) == ((0,), "resigned", 1)
    assert scene.table.seats[1].resigned


def test_a_rematch_is_for_those_who_played_and_only_once() -> None:
    scene = two()
    assert scene.refused(ANN, c.Rematch(scene.table.seq, "next")) == "not-over"
    scene.ask(ANN, c.Resign(scene.table.seq))
    assert scene.refused(EVE, c.Rematch(scene.table.seq, "next")) == "not-seated"
    scene.ask(BOB, c.Rematch(scene.table.seq, "next"))
    assert scene.table.rematch == "next"
    assert scene.refused(ANN, c.Rematch(scene.table.seq, "other")) == "rematched-already"
