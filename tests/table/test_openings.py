"""Branches, records and rematches."""

from __future__ import annotations

import pytest
from tests.table.scenes import ANN, BOB, EVE, Scene, two

from mathom.engine.errors import BadNotation, IllegalAction
from mathom.match import from_record as match_of
from mathom.table.events import Started
from mathom.table.fold import fold
from mathom.table.opening import again, branch, from_record, to_record


def test_a_branch_goes_on_from_a_moment_with_its_past() -> None:
    scene = Scene("me", "me", seed=9).play_out()
    table = fold("b", branch(scene.table, 12, ["me", "greedy"], EVE, 1, 2000.0))
    digest = table.game.digest
    assert table.moves == 12
    assert digest(table.state) == digest(scene.table.moments[12].state)
    assert [seat.kind for seat in table.seats] == ["person", "bot"]
    assert table.status == "running"


def test_a_branch_leaves_nobody_out_and_begins_before_the_end() -> None:
    scene = Scene("me", "me", seed=9).play_out()
    with pytest.raises(IllegalAction, match="branch-with-open-seats"):
        branch(scene.table, 3, ["me", "open"], EVE, 1, 2000.0)
    with pytest.raises(IllegalAction, match="game-over"):
        branch(scene.table, scene.table.moves, ["me", "me"], EVE, 1, 2000.0)
    with pytest.raises(BadNotation, match="no-such-moment"):
        branch(scene.table, 10**6, ["me", "me"], EVE, 1, 2000.0)


def test_a_record_of_a_table_is_a_record_of_the_same_game() -> None:
    scene = two().play_out(4)
    text = to_record(scene.table).text()
    match = match_of(text)
    assert match.digest() == scene.table.game.digest(scene.table.state)
    shown = fold("r", from_record(text, EVE, 5.0))
    assert shown.status == "finished"
    assert shown.result == scene.table.result
    assert [seat.name for seat in shown.seats] == ["Ann", "Bob"]
    assert shown.people() == set()


def test_an_unfinished_record_can_be_looked_at_and_played_on() -> None:
    scene = two().act(BOB).act(two().act(BOB).turn())
    shown = fold("r", from_record(to_record(scene.table).text(), EVE, 5.0))
    assert (shown.status, shown.result) == ("finished", None)
    on = fold("b", branch(shown, shown.moves, ["me", "me"], EVE, 1, 6.0))
    assert on.status == "running"


def test_a_record_from_a_position_keeps_the_position() -> None:
    start = {"turn": "fellowship", "coins": {"fellowship": 9}}
    scene = Scene("me", "me", start=start).play_out(2)
    shown = fold("r", from_record(to_record(scene.table).text(), EVE, 5.0))
    assert shown.result == scene.table.result


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "a" * 41, "tab\x1b[2Jname"])
def test_a_record_with_markup_in_a_name_is_refused(name: str) -> None:
    text = to_record(two().play_out(4).table).text()
    with pytest.raises(BadNotation, match="bad-name"):
        from_record(text.replace("player fellowship: Ann", f"player fellowship: {name}"), EVE, 5.0)


def test_a_rematch_swaps_the_sides() -> None:
    scene = two().play_out(1)
    events = again(scene.table, 3000.0, 99)
    table = fold("n", events)
    assert [seat.user for seat in table.seats] == ["bob", "ann"]
    assert isinstance(events[-1], Started)
    assert table.secret != scene.table.secret


def test_a_rematch_against_a_bot_swaps_sides_too() -> None:
    scene = Scene("greedy", "me", host=ANN)
    table = fold("n", again(scene.table, 3000.0, 99))
    assert [seat.kind for seat in table.seats] == ["person", "bot"]
