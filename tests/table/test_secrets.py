"""Answers that several seats give at once: in any order, and known to nobody else."""

from __future__ import annotations

import pytest
from tests.engine.toys import TOY, Ask, Finish, run
from tests.table.scenes import ANN, BOB, EVE, Scene
from tests.toy_games.exchange import EXCHANGE

from mathom.engine.game import GAMES
from mathom.engine.position import position
from mathom.engine.step import legal
from mathom.table import commands as c
from mathom.table.undo import reach


@pytest.fixture(autouse=True)
def _exchange(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (EXCHANGE, TOY):
        monkeypatch.setitem(GAMES, game.id, game)


def three() -> Scene:
    """Three people who must each pass a card to their left."""
    scene = Scene("me", "open", "open", game=EXCHANGE.id)
    names = scene.table.seat_names()
    return scene.sit(BOB, names[1]).sit(EVE, names[2])


def test_answers_to_the_same_question_do_not_make_each_other_stale() -> None:
    scene = three()
    seq = scene.table.seq
    assert scene.table.deciding() == [0, 1, 2]
    for seat, user in enumerate((EVE, ANN, BOB)):
        number = {"ann": 0, "bob": 1, "eve": 2}[user.id]
        action = legal(scene.table.state, number)[0]
        scene.ask(user, c.Act(seq, action, scene.table.seat_names()[number]))
        assert scene.table.moves == seat + 1
    assert scene.refused(ANN, c.Act(seq, 0)) == "stale-seq"


def test_secret_answers_are_marked_and_the_reveal_cannot_be_undone() -> None:
    scene = three()
    scene.act(ANN)
    assert scene.table.moments[-1].secret
    assert reach(scene.table, "ann").steps == 1
    scene.act(BOB).act(EVE)
    assert scene.table.moments[-1].revealing
    assert scene.refused(EVE, c.Undo(scene.table.seq)) == "undo-chance"
    assert scene.refused(ANN, c.Undo(scene.table.seq)) == "undo-other-decided"


def test_an_action_that_a_choice_keeps_secret_is_marked() -> None:
    start = position(TOY, run(Ask(0, 3, 1), Ask(1, 3), Finish()))
    scene = Scene("me", "me", game=TOY.id, start=start)
    assert not scene.act(ANN, 0).table.moments[-1].secret
    scene = Scene("me", "me", game=TOY.id, start=start)
    assert scene.act(ANN, 1).table.moments[-1].secret
    assert not scene.act(ANN, 1).table.moments[-1].secret
