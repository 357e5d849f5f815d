"""A table whose events cannot all be followed stops before the first that cannot, and can go on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.table.scenes import ANN, BOB, EVE, Scene, two

from mathom.engine.errors import IllegalAction
from mathom.engine.game import find_game
from mathom.engine.record import read_record, replay
from mathom.table import commands as c
from mathom.table import events as e
from mathom.table.clock import Clock
from mathom.table.events import read_event, write_event
from mathom.table.fold import fold
from mathom.table.handle import handle
from mathom.table.opening import from_record, to_record
from mathom.table.played_record import played_record
from mathom.table.recovery import Row, recover
from mathom.table.table import Table

DUEL = find_game("duel")


def played(moves: int, *, scene: Scene | None = None) -> Scene:
    """Ann and Bob have done some actions."""
    scene = scene or two()
    while scene.table.moves < moves and scene.table.status == "running":
        scene.bot() if scene.table.to_bots() else scene.act(scene.turn())
    return scene


def rows_of(scene: Scene) -> list[Row]:
    return [(seq, write_event(event)) for seq, event in enumerate(scene.events, 1)]


def index_of_action(scene: Scene, number: int) -> int:
    """Where in the list the event of an action stands."""
    acted = [at for at, event in enumerate(scene.events) if isinstance(event, e.Acted)]
    return acted[number - 1]


def with_illegal(scene: Scene, number: int) -> list[Row]:
    """The rows of a table, an action of which is not legal any more."""
    rows = rows_of(scene)
    at = index_of_action(scene, number)
    event = scene.events[at]
    assert isinstance(event, e.Acted)
    bad = e.Acted(at=event.at, seat=event.seat, action="play card:c3-red-01", user=event.user)
    rows[at] = (at + 1, write_event(bad))
    return rows


def stopped(rows: list[Row], *, over: bool = False) -> Table:
    table = recover("t", rows, "duel", over)
    assert table.stop is not None
    return table


def test_what_can_be_followed_is_the_same_table() -> None:
    scene = played(12)
    table = recover("t", rows_of(scene), "duel", False)
    assert table.stop is None
    assert DUEL.digest(table.state) == DUEL.digest(scene.table.state)
    assert table.seq == scene.table.seq


def test_it_stops_before_the_first_action_that_is_not_legal() -> None:
    scene = played(12)
    table = stopped(with_illegal(scene, 7))
    assert (table.status, table.moves) == ("stopped", 6)
    assert table.stop is not None
    assert (table.stop.move, table.stop.seq) == (7, index_of_action(scene, 7) + 1)
    assert isinstance(table.stop.fault, IllegalAction)
    assert table.seq == scene.table.seq
    assert DUEL.digest(table.state) == DUEL.digest(scene.table.moments[6].state)


@pytest.mark.parametrize(
    "body", ["", "{", "null", "[]", '{"type":"danced","at":1}', '{"type":"acted"}', "\0\xff"]
)
def test_a_damaged_row_stops_it(body: str) -> None:
    scene = played(8)
    rows = rows_of(scene)
    at = index_of_action(scene, 5)
    rows[at] = (at + 1, body)
    table = stopped(rows)
    assert (table.status, table.moves) == ("stopped", 4)
    assert table.stop is not None
    assert table.stop.fault.reason == "event-unreadable"


def test_a_missing_row_stops_it() -> None:
    scene = played(8)
    rows = rows_of(scene)
    del rows[index_of_action(scene, 5)]
    table = stopped(rows)
    assert table.stop is not None
    assert (table.moves, table.stop.fault.reason) == (4, "event-missing")
    assert table.seq == scene.table.seq


@pytest.mark.parametrize("body", ["{", '{"type":"created","at":1,"game":"chess","seats":9}'])
def test_a_table_without_a_readable_beginning_still_knows_its_people(body: str) -> None:
    rows = rows_of(played(3))
    rows[0] = (1, body)
    table = stopped(rows)
    assert (table.status, table.moments) == ("stopped", ())
    assert table.people() == {ANN.id, BOB.id}
    with pytest.raises(IllegalAction, match="nothing-to-go-on-from"):
        handle(table, ANN, c.Decide(table.seq, "go-on"), table.updated)


def test_a_failure_of_the_rules_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = played(8)
    rows = rows_of(scene)
    broken = fold("t", scene.events[: index_of_action(scene, 6)])

    def fail(*_: object) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setitem(__import__("mathom.table.fold", fromlist=["APPLY"]).APPLY, e.Undone, fail)
    rows.append((len(rows) + 1, write_event(e.Undone(at=1.0, to=1, user=ANN.id))))
    table = stopped(rows)
    assert table.stop is not None
    assert table.stop.fault.details["fault"] == "IndexError"
    assert table.moves == 8 > broken.moves


def test_nothing_happens_by_itself_at_a_stopped_table() -> None:
    table = stopped(with_illegal(played(8, scene=Scene("me", "greedy")), 3))
    assert table.to_bots() == []
    assert table.deciding() == []
    for command in (c.Act(table.seq, 0), c.Undo(table.seq), c.Resign(table.seq)):
        with pytest.raises(IllegalAction, match="table-stopped"):
            handle(table, ANN, command, table.updated)


def test_people_still_speak_and_give_up_after_the_stop() -> None:
    scene = played(8)
    scene.ask(BOB, c.Chat("What is the matter?"))
    rows = with_illegal(scene, 3)
    assert [said.text for said in stopped(rows).chat] == ["What is the matter?"]
    scene.ask(ANN, c.Resign(scene.table.seq))
    table = stopped(with_illegal(scene, 3))
    assert table.status == "finished"
    assert table.result is not None
    assert table.result.reason == "resigned"


def test_a_game_that_was_over_stays_over() -> None:
    table = stopped(with_illegal(played(8), 3), over=True)
    assert (table.status, table.result) == ("finished", None)
    with pytest.raises(IllegalAction, match="not-stopped"):
        handle(table, ANN, c.Decide(table.seq, "go-on"), table.updated)


def decide(rows: list[Row], *users: c.User, wish: str = "go-on") -> tuple[Table, list[Row]]:
    """The table after some have said what they want, and its rows."""
    table = stopped(rows)
    for user in users:
        command = c.Decide(table.seq, wish)  # type: ignore[arg-type]
        events = handle(table, user, command, table.updated + 1).events
        rows = [*rows, *[(table.seq + at, write_event(ev)) for at, ev in enumerate(events, 1)]]
        after = fold("t", events, table)
        assert after.seq == table.seq + len(events)
        table = after
    return table, rows


def test_it_goes_on_from_the_last_good_position_when_all_agree() -> None:
    scene = played(12)
    rows = with_illegal(scene, 7)
    waiting, _ = decide(rows, ANN)
    assert waiting.status == "stopped"
    assert waiting.wishes == {ANN.id: "go-on"}
    table, stored = decide(rows, ANN, BOB)
    assert (table.status, table.stop, table.moves) == ("running", None, 0)
    assert DUEL.digest(table.state) == DUEL.digest(scene.table.moments[6].state)
    again = recover("t", stored, "duel", False)
    assert (again.status, again.stop, again.seq) == ("running", None, table.seq)
    assert DUEL.digest(again.state) == DUEL.digest(table.state)


def test_what_is_played_after_going_on_is_kept_and_recorded() -> None:
    table, rows = decide(with_illegal(played(12), 7), ANN, BOB)
    seat = table.deciding()[0]
    user = ANN if table.seats[seat].user == ANN.id else BOB
    command = c.Act(table.seq, table.state.offers[0])
    events = handle(table, user, command, table.updated + 1).events
    rows = [*rows, *[(table.seq + at, write_event(ev)) for at, ev in enumerate(events, 1)]]
    again = recover("t", rows, "duel", False)
    assert (again.status, again.moves) == ("running", 1)
    walk = replay(read_record(to_record(again).text()))
    assert DUEL.digest(walk.s) == DUEL.digest(again.state)


def test_a_bot_goes_on_too_and_alone_one_agrees_with_oneself() -> None:
    scene = Scene("me", "greedy")
    rows = [*rows_of(scene), (scene.table.seq + 1, "{")]
    table, _ = decide(rows, ANN)
    assert table.status == "running"


def test_who_changes_their_mind_counts_as_they_said_last() -> None:
    rows = with_illegal(played(12), 7)
    table = stopped(rows)
    for user, wish in ((ANN, "call-off"), (BOB, "go-on"), (ANN, "go-on")):
        command = c.Decide(table.seq, wish)  # type: ignore[arg-type]
        table = handle(table, user, command, table.updated).after(table)
    assert table.status == "running"


def test_it_is_called_off_when_all_want_it_and_nobody_has_won() -> None:
    table, _ = decide(with_illegal(played(12), 7), ANN, BOB, wish="call-off")
    assert (table.status, table.result) == ("finished", None)


def test_only_those_who_sit_there_decide() -> None:
    table = stopped(with_illegal(played(12), 7))
    with pytest.raises(IllegalAction, match="not-seated"):
        handle(table, EVE, c.Decide(table.seq, "go-on"), table.updated)


def test_the_time_that_was_left_is_still_left() -> None:
    scene = played(6, scene=two(clock=Clock("game", 300)))
    before = stopped(with_illegal(scene, 5))
    table, _ = decide(with_illegal(scene, 5), ANN, BOB)
    assert table.left == before.left
    assert table.since == table.updated


@pytest.fixture
def newer_rules() -> Iterator[int]:
    DUEL.rules_version += 1
    yield DUEL.rules_version
    DUEL.rules_version -= 1


def test_tables_know_the_rules_they_were_begun_with(newer_rules: int) -> None:
    assert two().table.rules == newer_rules
    old = read_event('{"type":"created","at":1,"game":"duel","seats":2,"host":"ann"}')
    assert fold("t", [old]).rules == 1


def test_going_on_brings_the_rules_up_to_date() -> None:
    rows = with_illegal(played(12), 7)
    DUEL.rules_version += 1
    try:
        assert stopped(rows).rules == DUEL.rules_version - 1
        table, _ = decide(rows, ANN, BOB)
        assert table.rules == DUEL.rules_version
    finally:
        DUEL.rules_version -= 1


def test_the_record_as_it_was_played_holds_what_can_no_longer_be_followed() -> None:
    scene = played(12)
    scene.ask(BOB, c.Chat("Hm."))
    text = played_record(rows_of(scene))
    walk = replay(read_record(text))
    assert DUEL.digest(walk.s) == DUEL.digest(scene.table.state)
    bad = played_record(with_illegal(scene, 7))
    assert "\n7. " in bad
    assert "play card:c3-red-01" in bad
    assert "\n12. " in bad


def test_an_uploaded_record_of_older_rules_says_from_where_on_it_is_not_legal(
    newer_rules: int,
) -> None:
    text = played_record(with_illegal(played(12), 7))
    old = text.replace(f"rules: {newer_rules}", f"rules: {newer_rules - 1}")
    table = fold("t", from_record(old, ANN, 5.0))
    assert (table.status, table.replay, table.moves, table.rules) == (
        *("finished", True, 6),
        newer_rules - 1,
    )
    assert table.stop is not None
    assert table.stop.move == 7
    assert "line" in table.stop.fault.details
