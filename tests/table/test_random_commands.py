"""Whatever people ask, a table stays whole: its events alone give the same table again."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.scenes import ANN, BOB, EVE, Scene

from mathom.engine.errors import BadNotation, IllegalAction
from mathom.table import commands as c
from mathom.table.clock import Clock
from mathom.table.events import read_event, write_event
from mathom.table.fold import fold
from mathom.table.handle import time_passes
from mathom.table.table import Table

SEATS = st.sampled_from(["fellowship", "sauron", "gollum"])
BOTS = st.sampled_from(["greedy", "random", "oracle"])
LATE = st.integers(-2, 0)

COMMANDS = st.one_of(
    st.builds(c.Act, LATE, st.integers(-1, 600) | st.just("done"), SEATS | st.none()),
    st.builds(c.Undo, LATE),
    st.builds(c.AskTakeback, LATE),
    st.builds(c.AnswerTakeback, LATE, st.booleans()),
    st.builds(c.Resign, LATE, SEATS | st.none()),
    st.builds(c.Chat, st.text(max_size=20)),
    st.builds(c.Sit, LATE, SEATS),
    st.builds(c.Stand, LATE, SEATS),
    st.builds(c.SeatBot, LATE, SEATS, BOTS),
    st.builds(c.Start, LATE),
    st.builds(c.Rematch, LATE, st.just("next")),
    st.builds(c.Replace, LATE, SEATS, BOTS, st.just(100.0)),
    st.builds(c.Claim, LATE, SEATS),
)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.sampled_from([ANN, BOB, EVE]), COMMANDS),
        st.integers(0, 1000),
        st.floats(0, 90),
    ),
    max_size=60,
)


def facts(table: Table) -> dict[str, Any]:
    """Everything about a table that can be compared."""
    digests = [table.game.digest(moment.state) for moment in table.moments]
    moments = [
        (m.seat, m.action, m.user, m.at, m.chances, m.revealing, m.secret) for m in table.moments
    ]
    rest = {
        name: getattr(table, name)
        for name in table.__struct_fields__
        if name not in ("moments", "game")
    }
    return {**rest, "digests": digests, "moments": moments}


def perform(scene: Scene, step: Any) -> None:
    """One random thing: somebody does something legal, asks for anything, or time passes."""
    if isinstance(step, float):
        scene.now += step
        scene.add(time_passes(scene.table, scene.now))
    elif isinstance(step, int):
        if scene.table.to_bots():
            scene.bot()
        elif scene.table.deciding():
            scene.act(scene.turn(), step % len(scene.options()))
    else:
        user, command = step
        if not isinstance(command, c.Chat):
            late = {"seq": scene.table.seq + command.seq}
            command = type(command)(**{**as_dict(command), **late})
        scene.ask(user, command)


def as_dict(command: Any) -> dict[str, Any]:
    """The fields of a command."""
    return {name: getattr(command, name) for name in command.__struct_fields__}


@settings(max_examples=150, deadline=None)
@given(STEPS, st.sampled_from(["none", "game", "move"]))
def test_random_commands_never_corrupt_a_table(steps: list[Any], clock: Any) -> None:
    scene = Scene("me", "open", clock=Clock(clock, 200, 2))
    for step in steps:
        before = facts(scene.table)
        seq = scene.table.seq
        try:
            perform(scene, step)
        except (IllegalAction, BadNotation):
            assert facts(scene.table) == before
        assert scene.table.seq >= seq
        assert scene.table.seq == len(scene.events)
    again = fold("t", [read_event(write_event(event)) for event in scene.events])
    assert facts(again) == facts(scene.table)
