"""Taking back: alone up to the last chance or decision of another, further with consent."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.table.scenes import ANN, BOB, EVE, Scene, two

import mathom
from mathom.engine.state import EVERYBODY
from mathom.engine.step import legal
from mathom.games.war.rules.staging import stage
from mathom.table import commands as c
from mathom.table.snapshot import restore, snapshot
from mathom.table.table import Moment
from mathom.table.undo import reach

# Sauron may place units in one of two regions after a red card: two own choices without chance.
RED = {"turn": "sauron", "coins": {"sauron": 9, "fellowship": 9}, "seed": 7}


def red_turn() -> Scene:
    """One person plays Sauron against a bot and has begun to play a red card."""
    scene = Scene("greedy", "me", start=RED)
    return scene.act(ANN, "play card:c1-red-02")


def test_own_choices_can_be_undone_as_long_as_nothing_was_revealed() -> None:
    scene = red_turn()
    assert reach(scene.table, "ann").steps == 1
    before = scene.table.game.digest(scene.table.moments[0].state)
    scene.undo(ANN)
    assert scene.table.moves == 0
    assert scene.table.game.digest(scene.table.state) == before
    assert scene.refused(ANN, c.Undo(scene.table.seq)) == "nothing-to-undo"


def test_an_order_that_was_sent_as_a_whole_is_undone_as_a_whole() -> None:
    armies = {"north-ithilien": "2 sauron-regular", "osgiliath": "1 sauron-regular"}
    start = stage(shadow="army muster", at_war="all", armies=armies, cycle=1, bare=True)
    scene = Scene("me", "me", game="war", start=start).act(ANN, "use die:army")
    begun, before = scene.table.moves, scene.table.game.digest(scene.table.state)
    order: list[int | str] = ["march", "from place:north-ithilien", "all", "to place:osgiliath"]
    scene.ask(ANN, c.ActAll(scene.table.seq, order, "shadow"))
    assert scene.table.moves > begun + 1
    assert reach(scene.table, "ann").steps == 2
    assert reach(restore("t", snapshot(scene.table)), "ann").steps == 2, "in a snapshot too"
    scene.undo(ANN)
    assert scene.table.moves == begun
    assert scene.table.game.digest(scene.table.state) == before
    scene.undo(ANN)
    assert scene.table.moves == begun - 1


def test_undo_stops_at_a_chance_result() -> None:
    scene = Scene("me", "me", seed=3)
    while not scene.table.moments[-1].chances or scene.table.moves == 0:
        scene.act(ANN)
    assert reach(scene.table, "ann").steps == 0
    assert scene.refused(ANN, c.Undo(scene.table.seq)) == "undo-chance"
    if not scene.act(ANN).table.moments[-1].revealing:
        scene.undo(ANN)


def test_undo_stops_at_the_decision_of_another() -> None:
    scene = two()
    scene.act(BOB)
    while scene.turn() == BOB:
        scene.act(BOB)
    scene.act(ANN)
    assert scene.refused(BOB, c.Undo(scene.table.seq)) == "undo-other-decided"
    assert scene.refused(EVE, c.Undo(scene.table.seq)) == "not-seated"


def test_what_was_looked_at_cannot_be_undone() -> None:
    start = {
        "turn": "sauron",
        "coins": {"sauron": 9, "fellowship": 9},
        "tiles": {"offered": ["barad-dur"]},
    }
    scene = Scene("greedy", "me", start=start).act(ANN, "take tile:barad-dur")
    assert scene.table.moments[-1].revealing
    assert scene.refused(ANN, c.Undo(scene.table.seq)) == "undo-chance"


def test_a_second_look_without_any_chance_cannot_be_undone_either() -> None:
    start: dict[str, Any] = {
        "turn": "sauron",
        "coins": {"sauron": 9, "fellowship": 9},
        "tiles": {"offered": ["barad-dur"]},
    }
    unseen: Any = mathom.from_position({"game": "duel", **start}).view()["unseen"]
    start["set_aside"] = {"unseen": 0, "seen": unseen[:3], "by": ["fellowship"]}
    scene = Scene("greedy", "me", start=start).act(ANN, "take tile:barad-dur")
    assert not scene.table.moments[-1].chances
    assert scene.refused(ANN, c.Undo(scene.table.seq)) == "undo-chance"


def test_something_taken_back_falls_anew() -> None:
    scene = Scene("me", "me", seed=3)
    while not (scene.table.moves and scene.table.moments[-1].chances):
        scene.act(ANN)
    falls = {scene.table.moments[-1].chances}
    action = scene.table.game.vocabulary.text(scene.table.moments[-1].action)
    for _ in range(8):
        scene.ask(ANN, c.AskTakeback(scene.table.seq)).act(ANN, action)
        falls.add(scene.table.moments[-1].chances)
    assert len(falls) > 1


def test_bots_accept_a_takeback_at_once() -> None:
    scene = Scene("greedy", "me")
    moves = 0
    while not scene.table.to_bots():
        moves = scene.table.moves
        scene.act(ANN)
    scene.bot()
    assert reach(scene.table, "ann").to == moves
    scene.ask(ANN, c.AskTakeback(scene.table.seq))
    assert scene.table.moves == moves
    assert scene.table.takeback is None


def test_people_are_asked_for_a_takeback() -> None:
    scene = two()
    scene.act(BOB).ask(BOB, c.AskTakeback(scene.table.seq))
    asked = scene.table.takeback
    assert asked is not None
    assert (asked.user, asked.to) == ("bob", 0)
    assert scene.refused(BOB, c.AnswerTakeback(scene.table.seq, True)) == "no-takeback-asked"
    assert scene.refused(EVE, c.AnswerTakeback(scene.table.seq, True)) == "not-seated"
    assert scene.refused(BOB, c.AskTakeback(scene.table.seq)) == "takeback-pending"
    scene.ask(ANN, c.AnswerTakeback(scene.table.seq, True))
    assert scene.table.moves == 0
    assert scene.table.takeback is None


def test_a_takeback_can_be_declined_or_overtaken() -> None:
    scene = two()
    scene.act(BOB).ask(BOB, c.AskTakeback(scene.table.seq))
    scene.ask(ANN, c.AnswerTakeback(scene.table.seq, False))
    assert (scene.table.moves, scene.table.takeback) == (1, None)
    scene.ask(BOB, c.AskTakeback(scene.table.seq))
    scene.act(scene.turn())
    assert scene.table.takeback is None
    assert scene.refused(ANN, c.AnswerTakeback(scene.table.seq, True)) == "no-takeback-asked"


def test_nobody_takes_back_what_they_have_not_done() -> None:
    scene = two().act(BOB)
    assert scene.refused(ANN, c.AskTakeback(scene.table.seq)) == "nothing-to-undo"


def shows_by_cards_alone(moment: Moment) -> bool:
    """Whether an action showed something hidden without chance, whispers or secret answers."""
    private = any(event.audience != EVERYBODY for event in moment.events)
    return moment.revealing and not moment.chances and not private and not moment.secret


@pytest.mark.parametrize("game", ["fellowship", "tcg"])
def test_an_action_that_shows_a_hidden_card_cannot_be_undone(game: str) -> None:
    # Face-down cards of the pyramid are turned up; the next site is laid from a hidden deck.
    dice = random.Random(5)
    for seed in range(40):
        scene = Scene("me", "me", game=game, seed=seed)
        while scene.table.status == "running" and scene.table.moves < 250:
            seat = scene.table.deciding()[0]
            scene.act(ANN, dice.randrange(len(legal(scene.table.state, seat))))
            last = scene.table.moments[-1]
            if scene.table.status == "running" and shows_by_cards_alone(last):
                assert reach(scene.table, "ann").steps == 0
                assert scene.refused(ANN, c.Undo(scene.table.seq)) == "undo-chance"
                return
    raise AssertionError("nothing hidden was ever shown")


def test_undo_against_a_bot_goes_back_over_its_answer() -> None:
    scene = red_turn()
    scene.act(ANN)
    before = scene.table.moves - 1
    while scene.table.to_bots():
        scene.bot()
    assert not scene.table.moments[-1].user
    found = reach(scene.table, "ann")
    assert (found.steps, found.stop.reason, found.to) == (1, "undo-answer", before)
    scene.undo(ANN)
    assert scene.table.moves == before
    assert scene.table.undone_by == "ann"
    assert scene.turn() == ANN


def test_a_bot_that_begins_cannot_be_undone() -> None:
    scene = Scene("me", "greedy")
    while scene.table.to_bots():
        scene.bot()
    assert scene.refused(ANN, c.Undo(scene.table.seq)) == "nothing-to-undo"


def test_where_somebody_else_plays_too_the_answer_of_a_bot_stands() -> None:
    scene = Scene("me", "open", "greedy", game="fellowship").sit(BOB, "seat-2")
    chance = random.Random(1)
    while not (scene.table.moments[-1].user == "" and scene.table.moves > 1):
        seat = scene.table.deciding()[0]
        if scene.table.seats[seat].kind == "bot":
            scene.bot()
        else:
            scene.act(scene.turn(), chance.randrange(len(scene.options())))
    for user in (ANN, BOB):
        assert reach(scene.table, user.id).steps == 0
