"""Mathom in Python as people expect it: copies, pickles, `repr`, `help`, numbers of any kind."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from typing import Any, assert_type

import pytest

import mathom
from mathom import BadNotation, IllegalAction, Match, Perspective
from mathom.engine import step
from mathom.engine.game import Game
from mathom.games.duel.view_types import DuelView
from mathom.games.package import all_packages
from mathom.games.war.view_types import WarView

COPIES: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    lambda thing: pickle.loads(pickle.dumps(thing)),
]


class Integer:
    """A number that is no int, as those of numpy."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def played(game: str, moves: int = 25) -> Match:
    """A match after some moves."""
    match = mathom.new(game, seed=5)
    for _ in range(moves):
        match.act(match.legal()[-1])
    return match


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("game", mathom.GAMES)
def test_a_copy_of_a_match_goes_on_as_the_match_does(
    game: str, copied: Callable[[Any], Any]
) -> None:
    match = played(game)
    twin: Match = copied(match)
    assert twin.record() == match.record()
    for _ in range(15):
        twin.act(twin.legal()[0])
    assert twin.record() != match.record()
    for _ in range(15):
        match.act(match.legal()[0])
    assert twin.record() == match.record()
    assert twin.digest() == match.digest()


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("game", mathom.GAMES)
def test_a_copy_of_a_state_or_perspective_is_independent(
    game: str, copied: Callable[[Any], Any]
) -> None:
    match = played(game)
    state, seen = copied(match.state), copied(match.perspective())
    assert match.game.fingerprint(state) == match.game.fingerprint(match.state)
    assert seen.view() == match.perspective().view()
    assert seen.legal() == match.legal()
    before = match.digest()
    mathom.act(state, mathom.legal(state)[0])
    mathom.act(seen.sample(1), seen.legal()[0])
    assert match.digest() == before


def test_errors_events_and_games_survive_a_pickle() -> None:
    match = mathom.new("duel", seed=1)
    tape = match.act(match.legal()[0])
    again = pickle.loads(pickle.dumps(tape))
    assert [repr(event) for event in again.events] == [repr(event) for event in tape.events] != []
    assert pickle.loads(pickle.dumps(match.game)) is match.game
    with pytest.raises(IllegalAction) as fault:
        match.act("play card:c3-red-01")
    twin = pickle.loads(pickle.dumps(fault.value))
    assert (type(twin), twin.key, twin.details) == (
        IllegalAction,
        fault.value.key,
        fault.value.details,
    )


def test_an_error_is_a_sentence_with_a_key() -> None:
    with pytest.raises(BadNotation) as fault:
        mathom.new("chess")
    assert str(fault.value).startswith("There is no game “chess”.")
    assert str(fault.value).endswith("[unknown-game]")
    assert fault.value.key == "unknown-game"


@pytest.mark.parametrize("action", [-1, 99_999, "play nothing"])
def test_an_action_that_the_game_does_not_have_is_no_action(action: int | str) -> None:
    match = mathom.new("duel", seed=1)
    with pytest.raises(BadNotation, match="unknown-action") as fault:
        match.act(action)
    assert str(action) in str(fault.value)
    assert match.moves == []


def test_seats_and_actions_are_names_or_numbers_of_any_kind() -> None:
    match = mathom.new("duel", seed=Integer(7), seats=Integer(2))
    assert match.actions(Integer(1)) == match.actions("sauron") == match.actions(1) != []
    assert match.view(0) == match.view("fellowship")
    match.act(Integer(match.legal()[0]), Integer(1))
    with pytest.raises(BadNotation, match="unknown-seat"):
        match.view(2)
    state = match.perspective().sample(1)
    mathom.act(state, Integer(mathom.legal(state)[0]), Integer(mathom.decider(state)))


@pytest.mark.parametrize("game", mathom.GAMES)
def test_the_usual_number_of_seats_is_the_same_everywhere(game: str) -> None:
    match = mathom.new(game)
    assert len(match.seats) == match.game.usual_seats == match.game.seat_count(match.game.new(1))


@pytest.mark.parametrize("game", mathom.GAMES)
def test_undo_takes_moves_back_and_the_same_moves_lead_to_the_same_state(game: str) -> None:
    match = played(game, 20)
    texts, after = match.moves, match.digest()
    match.undo(7)
    assert match.moves == texts[:13]
    for move in texts[13:]:
        match.act(move.action, move.seat)
    assert match.digest() == after
    with pytest.raises(IllegalAction, match="nothing-to-undo"):
        match.undo(21)
    assert mathom.from_record(match.record()).digest() == after


def test_moves_read_from_a_record_can_be_taken_back_too() -> None:
    match = played("duel", 20)
    earlier = played("duel", 12)
    again = mathom.from_record(match.record())
    again.undo(8)
    assert again.digest() == earlier.digest()
    assert again.moves == earlier.moves


@pytest.mark.parametrize("game", mathom.GAMES)
def test_everything_says_what_it_is(game: str) -> None:
    match = played(game)
    assert repr(match).startswith(f"<Match {game}, seed 5, move 25: {match.decider} decides, ")
    assert f"of {match.decider} in {game}" in repr(match.perspective())
    assert f"seat {mathom.decider(match.state)} decides" in repr(match.state)
    assert repr(match.game).startswith(f"<Game {game}: rules ")
    assert repr(mathom.make_bot("search:8", seed=3)) == "<bot search:8, seed 3>"


def test_a_finished_match_names_its_winners() -> None:
    match = mathom.new("duel", seed=2)
    while match.outcome is None:
        match.act(match.legal()[0])
    assert match.winners == [match.seats[seat] for seat in match.outcome.winners]
    assert f"won by {match.outcome.reason}" in repr(match)
    assert "over" in repr(match.state)


@pytest.mark.parametrize("game", [game.id for game in all_packages() if game.terminal])
def test_a_notebook_draws_the_table(game: str) -> None:
    match = played(game)
    assert str(match._repr_html_()).startswith("<pre")
    assert str(match._repr_svg_()).startswith("<svg")
    drawn = match.draw()
    assert len(drawn.splitlines()) > 8, "a table, not a line"


@pytest.mark.parametrize(
    "thing", [step.act, step.legal, Perspective.sample, Perspective, Game.view, Game.conceal]
)
def test_docstrings_and_signatures_are_there_compiled_and_not(thing: Any) -> None:
    assert inspect.getdoc(thing)
    assert inspect.signature(thing).parameters


class Taker:
    """A bot of one's own."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, perspective: Perspective) -> str:
        return perspective.game.vocabulary.text(perspective.legal()[0])


class Silent:
    """A bot that answers nothing of use."""

    def choose(self, perspective: Perspective) -> None:
        return None


def test_a_class_is_a_bot() -> None:
    match = mathom.new("duel", seed=1)
    bot = mathom.make_bot(Taker, seed=4)
    assert bot.choose(match.perspective()) == match.legal()[0]
    with pytest.raises(BadNotation, match="bot-answer"):
        mathom.make_bot(Silent).choose(match.perspective())
    with pytest.raises(BadNotation, match="bot-class-unfit"):
        mathom.make_bot("python:mathom.engine.step:advance")
    with pytest.raises(BadNotation, match="bot-class-unnamed"):
        mathom.make_bot("python:Taker")


@pytest.mark.parametrize("spec", ["random", "greedy", "search:8", "search:0.01s"])
def test_a_bot_needs_neither_game_nor_seed_nor_clock(spec: str) -> None:
    bot = mathom.make_bot(spec)
    for game in ("duel", "fellowship"):
        match = mathom.new(game, seed=3)
        assert bot.choose(match.perspective()) in match.legal()
    with pytest.raises(BadNotation, match="unknown-bot"):
        mathom.make_bot("wizard")


def test_a_view_has_a_type() -> None:
    match = mathom.new("duel", seed=1)
    view = match.view_as(DuelView, "sauron")
    assert_type(view["players"]["sauron"]["coins"], int)
    assert view == match.view("sauron")
    with pytest.raises(BadNotation, match="other-view"):
        match.view_as(WarView)
