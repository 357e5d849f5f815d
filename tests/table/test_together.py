"""Tables of one to four seats that win or lose together, with settings of their own."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.scenes import ANN, BOB, EVE, Scene
from tests.toy_games.errand import ERRAND

from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.game import GAMES, SPECTATOR, Game
from mathom.engine.laws import check_game
from mathom.engine.record import read_record
from mathom.engine.view import see
from mathom.table import commands as c
from mathom.table.clock import Clock
from mathom.table.commands import User
from mathom.table.fold import fold
from mathom.table.opening import again, branch, from_record, to_record

DAN = User("dan", "Dan")
PACKED = {"packed": "ring, rope, kettle, cloak", "chapter": "two"}


@pytest.fixture(autouse=True)
def _errand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, ERRAND.id, ERRAND)


def table_for(seats: int, **rest: Any) -> Scene:
    """Ann, Bob, Eve and Dan at a table with this many seats."""
    scene = Scene("me", *["open"] * (seats - 1), game=ERRAND.id, **rest)
    for number, user in enumerate((BOB, EVE, DAN)[: seats - 1], 1):
        scene.sit(user, f"seat-{number + 1}")
    return scene


def walk(scene: Scene, *actions: str) -> Scene:
    """Everybody does something in turn."""
    for user, action in zip((ANN, BOB, EVE, DAN), actions, strict=False):
        scene.act(user, action)
    return scene


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_toy_obeys_the_laws_with_all_numbers_of_seats(seats: int) -> None:
    settings = ERRAND.parse_settings(PACKED)
    assert check_game(ERRAND, 5, settings, seats)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_win_or_all_lose(seats: int) -> None:
    won = walk(table_for(seats), *["carry"] * seats).table.result
    lost = walk(table_for(seats), *["carry"] * (seats - 1), "drop").table.result
    assert won is not None
    assert lost is not None
    assert (won.winners, lost.winners) == (tuple(range(seats)), ())


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_who_resigns_where_all_play_together_loses_for_all(seats: int) -> None:
    scene = table_for(seats)
    scene.ask(ANN, c.Resign(scene.table.seq, "seat-1"))
    result = scene.table.result
    assert result is not None
    assert (result.winners, result.reason, result.seat) == ((), "resigned", 0)


def test_who_runs_out_of_time_where_all_play_together_loses_for_all() -> None:
    scene = table_for(3, clock=Clock("move", 50)).wait(50)
    result = scene.table.result
    assert result is not None
    assert (result.winners, result.reason) == ((), "timed-out")


def test_an_ending_is_worth_the_same_to_all_who_play_together() -> None:
    scene = walk(table_for(3), "carry", "carry", "carry")
    ending = scene.table.state.outcome
    assert ending is not None
    assert [ERRAND.worth(ending, seat) for seat in range(3)] == [1.0, 1.0, 1.0]


@pytest.mark.parametrize("seats", [0, 5])
def test_a_table_has_as_many_seats_as_the_game_allows(seats: int) -> None:
    with pytest.raises(BadNotation, match="wrong-seats"):
        Scene(*["me"] * seats, game=ERRAND.id)


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_a_rematch_keeps_the_settings_and_moves_everybody_one_seat_on(seats: int) -> None:
    scene = walk(table_for(seats, options=PACKED), *["carry"] * seats)
    users = [seat.user for seat in scene.table.seats]
    table = fold("n", again(scene.table, 2000.0, 5))
    assert [seat.user for seat in table.seats] == [*users[1:], users[0]]
    assert table.options == scene.table.options == PACKED
    assert table.status == "running"


def test_settings_are_checked_and_any_text_is_read_by_the_game() -> None:
    with pytest.raises(BadNotation, match="unknown-name"):
        table_for(1, options={"packed": "ring, oliphaunt"})
    with pytest.raises(BadNotation, match="option-too-long"):
        table_for(1, options={"packed": "ring," * 1000})
    with pytest.raises(BadNotation, match="unknown-option-value"):
        table_for(1, options={"chapter": "nine"})
    scene = table_for(2, options={"packed": " rope,ring "})
    assert scene.table.options == {"packed": "rope, ring"}
    assert sorted(scene.table.state.burden) == [0, 2]  # type: ignore[attr-defined]


def test_a_secret_setting_is_told_to_nobody() -> None:
    scene = table_for(2, options=PACKED)
    assert scene.table.public_options == {"chapter": "two"}
    for seat in (0, 1, SPECTATOR):
        assert see(ERRAND, scene.table.state, seat)["options"] == {"chapter": "two"}


def test_a_record_keeps_seats_and_settings() -> None:
    scene = walk(table_for(4, options=PACKED), *["carry"] * 4)
    text = to_record(scene.table).text()
    assert read_record(text).text() == text
    shown = fold("r", from_record(text, EVE, 5.0))
    assert (shown.options, shown.result) == (PACKED, scene.table.result)
    on = fold("b", branch(shown, 2, ["me"] * 4, EVE, 1, 6.0))
    assert (on.moves, on.options) == (2, PACKED)


def test_all_others_must_agree_to_a_takeback() -> None:
    scene = walk(table_for(3), "drop")
    scene.ask(ANN, c.AskTakeback(scene.table.seq))
    scene.ask(BOB, c.AnswerTakeback(scene.table.seq, True))
    assert scene.table.moves == 1
    assert scene.refused(BOB, c.AnswerTakeback(scene.table.seq, True)) == "no-takeback-asked"
    scene.ask(EVE, c.AnswerTakeback(scene.table.seq, True))
    assert scene.table.moves == 0


def test_one_of_several_others_can_decline_a_takeback() -> None:
    scene = walk(table_for(3), "drop")
    scene.ask(ANN, c.AskTakeback(scene.table.seq))
    scene.ask(BOB, c.AnswerTakeback(scene.table.seq, True))
    scene.ask(EVE, c.AnswerTakeback(scene.table.seq, False))
    assert (scene.table.moves, scene.table.takeback) == (1, None)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_seats_of_a_smaller_table_are_the_first_of_the_largest(game: Game[Any]) -> None:
    names = game.seat_names(max(game.seats))
    for seats in game.seats:
        assert game.seat_names(seats) == names[:seats]


def test_a_campaign_chooses_no_chance() -> None:
    with pytest.raises(IllegalAction, match="seed-in-campaign"):
        Scene("me", game=ERRAND.id, campaign="c", seed=3)


def test_a_rematch_belongs_to_the_same_campaign_and_a_branch_to_none() -> None:
    scene = walk(table_for(2, campaign="c"), "carry", "drop")
    assert fold("n", again(scene.table, 2000.0, 5)).campaign == "c"
    assert fold("b", branch(scene.table, 1, ["me", "me"], ANN, 1, 6.0)).campaign == ""


def hushed(**rest: Any) -> Scene:
    """Ann and Bob play a game in which only what all can see may be said."""
    return Scene("me", "open", game="fellowship", **rest).sit(BOB, "seat-2")


def test_nobody_chats_while_a_round_is_played_that_wants_silence() -> None:
    scene = Scene("me", "open", game="fellowship")
    scene.ask(ANN, c.Chat("before the cards are dealt"))
    scene.sit(BOB, "seat-2")
    assert scene.table.hushed
    assert scene.refused(ANN, c.Chat("I hold the 1 of Rings")) == "talk-closed"
    assert scene.refused(EVE, c.Chat("he does")) == "talk-closed"
    scene.ask(ANN, c.Resign(seat="seat-1", seq=scene.table.seq))
    scene.ask(BOB, c.Chat("well played"))
    assert [line.text for line in scene.table.chat] == ["before the cards are dealt", "well played"]


def test_a_table_may_allow_open_talk_and_its_rematch_too() -> None:
    scene = hushed(talk=True)
    assert not scene.table.hushed
    scene.ask(BOB, c.Chat("I hold the 1 of Rings"))
    scene.ask(ANN, c.Resign(seat="seat-1", seq=scene.table.seq))
    assert fold("next", again(scene.table, 5.0, 3)).talk
