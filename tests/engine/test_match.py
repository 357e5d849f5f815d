"""The Python API, and refusals that change nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.duel_games import play_on, random_match

import mathom
from mathom import BadNotation, IllegalAction, Match
from mathom.engine.step import why_not


def numbers(match: Match) -> list[int]:
    """Everything in the state of a match, its generator included."""
    s = match.state
    return [*match.game.fingerprint(s), s.r0, s.r1, s.r2, s.r3]


def test_a_match_is_begun_from_a_seed() -> None:
    assert mathom.new("duel", seed=7).digest() == mathom.new("duel", seed=7).digest()
    assert mathom.new("duel", seed=7).digest() != mathom.new("duel", seed=8).digest()


def test_a_match_names_its_seats_its_decider_and_the_legal_actions() -> None:
    match = mathom.new("duel", seed=7)
    assert match.seats == ["fellowship", "sauron"]
    assert match.decider == "sauron"
    assert match.actions() == match.actions("sauron") != []
    assert match.actions("fellowship") == []
    words = match.game.vocabulary
    assert [words.text(action) for action in match.legal()] == match.actions()


def test_options_of_a_match_are_given_by_name() -> None:
    match = mathom.new("duel", seed=7, extra_turns="one", reserve="unlimited")
    assert match.view()["options"] == {"extra-turns": "one", "reserve": "unlimited"}


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "duel", "seats": 3}, "wrong-seats"),
        ({"game": "duel", "dragons": "many"}, "unknown-option"),
        ({"game": "duel", "reserve": "endless"}, "unknown-option-value"),
    ],
)
def test_a_match_that_cannot_be_is_refused(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        mathom.new(**arguments)


def test_an_unknown_seat_is_refused_with_those_that_are_known() -> None:
    match = mathom.new("duel", seed=7)
    for call in (match.actions, match.view, match.perspective):
        with pytest.raises(BadNotation) as fault:
            call("gollum")
        assert fault.value.details == {"seat": "gollum", "known": "fellowship sauron"}


def test_an_unknown_action_is_refused() -> None:
    match = mathom.new("duel", seed=7)
    before = numbers(match)
    with pytest.raises(BadNotation, match="unknown-action"):
        match.act("play card:c9-red-01")
    assert numbers(match) == before


@pytest.mark.parametrize(
    ("action", "seat", "reason"),
    [
        ("discard card:c1-red-02", "fellowship", "not-your-decision"),
        ("discard card:c1-blue-04", "sauron", "card-covered"),
        ("discard card:c3-red-01", "sauron", "card-not-in-layout"),
        ("discard card:c1-green-02", "sauron", "card-unseen"),
        ("take tile:grey-havens", "sauron", "not-enough-coins"),
        ("take tile:minas-tirith", "sauron", "tile-not-offered"),
        ("place region:rohan", "sauron", "must-take-card-or-tile"),
    ],
)
def test_a_refusal_has_its_reason_and_changes_nothing(action: str, seat: str, reason: str) -> None:
    match = mathom.new("duel", seed=7)
    before, record = numbers(match), match.record()
    with pytest.raises(IllegalAction) as refusal:
        match.act(action, seat)
    assert refusal.value.reason == reason
    assert numbers(match) == before
    assert match.record() == record


@pytest.mark.parametrize("number", [-1, 10**6])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    match = mathom.new("duel", seed=7)
    with pytest.raises(BadNotation, match="unknown-action"):
        match.act(number)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 60))
def test_whatever_is_not_legal_is_refused_with_a_reason(seed: int, decisions: int) -> None:
    match = random_match(seed, decisions)
    before = numbers(match)
    legal = match.legal()
    for action in range(len(match.game.vocabulary.texts)):
        for seat in range(2):
            refusal = why_not(match.state, seat, action)
            if seat == match.seat_number(None) and action in legal:
                assert refusal is None
            else:
                assert refusal is not None
                assert refusal.reason
    assert numbers(match) == before


def test_nothing_can_be_done_after_the_end() -> None:
    match = random_match(3)
    assert match.decider is None
    assert match.actions() == []
    assert match.legal() == []
    with pytest.raises(IllegalAction, match="game-over"):
        match.act("done")


def test_the_end_of_a_match_can_be_looked_at_by_everybody() -> None:
    match = random_match(3)
    for seat in (None, *match.seats):
        assert match.view(seat)["outcome"] is not None
    match.perspective()


def test_an_action_returns_what_was_heard_of_it() -> None:
    match = mathom.new("duel", seed=7)
    tape = match.act("play card:c1-yellow-04")
    kinds = [match.game.events[event.kind].name for event in tape.events]
    assert "coins-taken" in kinds


def test_a_clone_is_independent_of_its_match() -> None:
    match = random_match(4, 12)
    before, record = numbers(match), match.record()
    copy = match.clone()
    assert (numbers(copy), copy.record()) == (before, record)
    play_on(copy, 1)
    assert (numbers(match), match.record()) == (before, record)
    assert mathom.from_record(copy.record()).digest() == copy.digest()


def test_a_match_and_its_clone_meet_the_same_chance() -> None:
    match = random_match(4, 12)
    copy = match.clone()
    play_on(match, 1)
    play_on(copy, 1)
    assert match.record() == copy.record()


def test_two_matches_with_equal_actions_are_equal() -> None:
    assert random_match(4).record() == random_match(4).record()
