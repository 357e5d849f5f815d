"""What a review makes of the thoughts of a search, and how many run."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace as changed
from typing import Any

import pytest
from msgspec.structs import replace
from tests.table.scenes import ANN, Scene

from mathom.engine.game import find_game
from mathom.engine.position import load, position
from mathom.engine.state import State
from mathom.engine.step import decider, legal, play
from mathom.server.bots.fair_queue import Owner
from mathom.server.bots.reviews import (
    MOST_RUNNING,
    Reviews,
    Turn,
    Work,
    accuracy,
    estimated,
    largest_swing,
    turning,
    weigh,
    weigh_unvisited,
)
from mathom.server.bots.worker import LONGEST_LINE, line_after
from mathom.server.settings import Limits
from mathom.table.commands import Resign
from mathom.table.fold import fold
from mathom.table.table import Table


def test_a_rule_of_thumb_without_a_look_ahead_leaves_the_chances_as_they_were() -> None:
    table = Scene("me", "me").table
    before = [[0.3, 0.7]]
    assert estimated(table, table.state, 1, [(5, 0.0, 0)], before) == [0.3, 0.7]
    assert estimated(table, table.state, 1, [(5, 0.0, 0)], []) == [0.5, 0.5]
    assert estimated(table, table.state, 1, [(5, 0.75, 20), (6, 0.5, 9)], before) == [0.25, 0.75]


def test_a_moment_that_mattered_says_what_was_asked() -> None:
    table = Scene("me", "me", game="war", options={}).act(ANN, "decline").table
    moment = turning(table, "en", Turn(0, 0, 0.2, table.moments[1].action, 0))
    assert moment.asked.startswith("Declare where the Fellowship is, or keep it secret")
    assert moment.label == "Decline"


def test_reviews_that_wait_keep_no_game_in_memory() -> None:
    class Rows:
        """Reviews that nobody has started, in no database."""

        async def review(self, table: str) -> None:
            return None

        async def begin_review(self, table: str, body: str) -> bool:
            return True

        async def keep_review(self, table: str, body: str, finished: bool) -> None:
            pass

    async def scenario() -> None:
        scene = Scene("me", "me")
        scene.ask(ANN, Resign(scene.table.seq))
        loaded: list[str] = []
        go = asyncio.Event()

        async def load(id: str) -> Table:
            loaded.append(id)
            await go.wait()
            return fold(id, scene.events)

        rows: Any = Rows()
        nobody: Any = None
        reviews = Reviews(rows, nobody, nobody, Limits(), load)
        for number in range(3 * MOST_RUNNING):
            table = fold(f"t{number}", scene.events)
            await reviews.start(table, Owner(f"198.51.100.{number}", f"u{number}"))
        await asyncio.sleep(0)
        assert len(loaded) == MOST_RUNNING
        assert sys.getrefcount(table) == 2, "only this test knows a game that waits"
        go.set()
        await asyncio.gather(*reviews.tasks.values())
        assert len(loaded) == 3 * MOST_RUNNING
        assert not reviews.owners

    asyncio.run(scenario())


def test_a_moment_that_mattered_says_why() -> None:
    table = Scene("me", "me").table
    actions = legal(table.state, decider(table.state))
    text = table.game.vocabulary.text
    taken = next(action for action in actions if text(action).startswith("discard"))
    table = Scene("me", "me").act(ANN, text(taken)).table
    moment = turning(table, "en", Turn(0, 1, 0.25, taken, actions[0], 0.6))
    assert moment.chance == 0.6
    assert moment.facts[0] == "gives 1 coin, 3 in all"
    assert moment.best_facts


def test_an_action_that_the_search_hardly_looked_at_is_judged_by_the_chances_after_it() -> None:
    scene = Scene("me", "me")
    actions = legal(scene.table.state, decider(scene.table.state))
    table = scene.act(ANN, scene.table.game.vocabulary.text(actions[0])).table
    best = actions[1]
    work = Work(2)
    weigh(table, 0, [(best, 0.7, 90), (actions[0], 0.1, 2)], work)
    assert not work.turns
    if not table.moments[1].chances:
        weigh_unvisited(table, 1, [0.6, 0.4], work)
        assert [(turn.at, round(turn.loss, 3), turn.best) for turn in work.turns] == [
            (0, 0.3, best)
        ]
    work.doubt = Turn(0, 1, 0.0, actions[0], best, 0.7)
    chanced = replace(table, moments=(table.moments[0], changed(table.moments[1], chances=(1,))))
    before = len(work.turns)
    weigh_unvisited(chanced, 1, [0.9, 0.1], work)
    assert len(work.turns) == before, "chance had a part"


def test_the_largest_fall_of_the_chances_is_told() -> None:
    table = Scene("me", "me").table
    swing = largest_swing(table, [[0.5, 0.5], [0.75, 0.25], [0.7, 0.3]])
    assert swing is not None
    assert (swing.at, swing.seat, swing.before, swing.after) == (0, "sauron", 0.5, 0.25)
    assert largest_swing(table, [[0.5, 0.5], [0.55, 0.45]]) is None


def test_accuracy_counts_what_each_decision_gave_away_and_only_real_choices() -> None:
    scene = Scene("me", "me")
    while len({moment.seat for moment in scene.table.moments[1:]}) < 2:
        state = scene.table.state
        last = legal(state, decider(state))[-1]
        scene = scene.act(ANN, scene.table.game.vocabulary.text(last))
    table = scene.table
    seats = [moment.seat for moment in table.moments[1:]]
    work = Work(len(table.moments))
    assert accuracy(table, work) == [100, 100]
    real = [
        at
        for at, seat in enumerate(seats)
        if seat == seats[0] and len(legal(table.moments[at].state, seat)) > 1
    ]
    work.turns.append(Turn(real[0], seats[0], 0.2, 0, 1, 0.6))
    found = accuracy(table, work)
    assert found[1 - seats[0]] == 100
    assert found[seats[0]] == round(100 - 20 / len(real), 1)
    assert accuracy(Scene("me", "me").table, work) == [None, None]


def test_accuracy_is_100_minus_the_average_loss_of_a_decision() -> None:
    scene = Scene("me", "me")
    for _ in range(8):
        state = scene.table.state
        first = legal(state, decider(state))[0]
        scene = scene.act(ANN, scene.table.game.vocabulary.text(first))
    table = scene.table
    real: dict[int, list[int]] = {0: [], 1: []}
    for at, moment in enumerate(table.moments[1:]):
        if len(legal(table.moments[at].state, moment.seat)) > 1:
            real[moment.seat].append(at)
    seat = max(real, key=lambda one: len(real[one]))
    assert len(real[seat]) > 1
    work = Work(len(table.moments))
    work.turns = [Turn(at, seat, 0.1, 0, 1, 0.6) for at in real[seat]]
    assert accuracy(table, work)[seat] == 90.0
    work.turns[0] = replace(work.turns[0], loss=0.3)
    assert accuracy(table, work)[seat] == round(
        100 - (30 + 10 * (len(real[seat]) - 1)) / len(real[seat]), 1
    )


@pytest.mark.parametrize("game", ["duel", "fellowship", "war", "tcg"])
def test_what_may_follow_an_action_are_choices_that_come_one_after_the_other(game: str) -> None:
    found = find_game(game)
    first = Scene(*["me"] * found.seats[0], game=game, options={}).table
    where = position(found, first.state)
    for action in legal(first.state, decider(first.state))[:3]:
        line = line_after(game, where, action)
        assert len(line) <= LONGEST_LINE
        s: State = load(found, where)
        play(s, action)
        for seat, next_action in line:
            while len(legal(s, decider(s))) == 1:
                play(s, legal(s, decider(s))[0])
            assert seat == decider(s)
            assert next_action in legal(s, seat)
            play(s, next_action)


def test_what_may_follow_is_told_of_a_moment_that_mattered() -> None:
    table = Scene("me", "me").table
    actions = legal(table.state, decider(table.state))
    table = Scene("me", "me").act(ANN, table.game.vocabulary.text(actions[0])).table
    turn = Turn(0, 1, 0.25, actions[0], actions[1], 0.6, [(1, actions[2])])
    (step,) = turning(table, "en", turn).line
    assert step.seat == table.seat_names()[1]
    assert step.label
