"""What a seat sees, and the perspective that a bot is given."""

from __future__ import annotations

import json
from typing import cast

import pytest
from tests.engine.duel_games import random_match
from tests.engine.toys import SAY, TOY, Ask, AskSome, Finish, run

import mathom
from mathom.engine.perspective import Perspective, perspective
from mathom.engine.step import act, decider, legal
from mathom.engine.view import see
from mathom.games.duel.rules.game import DUEL
from mathom.games.duel.rules.state import ASIDE, DuelState


def part(view: dict[str, object], key: str) -> dict[str, object]:
    """An object within a view."""
    return cast(dict[str, object], view[key])


def test_a_view_says_who_looks_and_who_is_asked_what() -> None:
    view = see(TOY, run(Ask(1, 3)), 0)
    assert (view["game"], view["seat"], view["seats"]) == ("toy", "seat-1", ["seat-1", "seat-2"])
    assert view["asked"] == {
        "seats": ["seat-2"],
        "choice": "ask",
        "numbers": {"seat": 1, "count": 3, "hidden": 0},
    }
    assert view["outcome"] is None


def test_a_spectator_has_no_seat() -> None:
    assert see(TOY, run(Ask(1, 3)), -1)["seat"] is None


def test_the_view_of_an_ended_game_asks_nobody_and_tells_who_won() -> None:
    view = see(TOY, run(Finish()), 0)
    assert view["asked"] is None
    assert view["outcome"] == {"winners": ["seat-1"], "reason": "finished"}


def test_a_view_tells_who_has_answered_but_only_oneself_what() -> None:
    s = run(AskSome(0b11), Ask(0, 2))
    act(s, SAY + 1, 0)
    own, other, spectator = [part(see(TOY, s, seat), "asked") for seat in (0, 1, -1)]
    assert own["answered"] == other["answered"] == spectator["answered"] == ["seat-1"]
    assert own["own"] == "say number:1"
    assert other["own"] is None
    assert spectator["own"] is None


def test_a_perspective_keeps_the_own_answer_and_hides_the_others() -> None:
    s = run(AskSome(0b111), Ask(0, 2))
    act(s, SAY + 1, 0)
    act(s, SAY + 3, 2)
    assert Perspective(TOY, s, 0).known.sealed[0] == SAY + 1
    assert SAY + 3 not in Perspective(TOY, s, 0).known.sealed


def test_a_perspective_has_another_generator_than_the_game() -> None:
    s = DUEL.new(5)
    known = Perspective(DUEL, s, 0).known
    assert (known.r0, known.r1, known.r2, known.r3) != (s.r0, s.r1, s.r2, s.r3)
    same = Perspective(DUEL, DUEL.new(5), 0).known
    assert (known.r0, known.r1) == (same.r0, same.r1)


def test_samples_of_different_seeds_have_different_futures() -> None:
    known = Perspective(DUEL, DUEL.new(5), 0)
    assert known.sample(1).word() != known.sample(2).word()
    assert known.sample(1).word() == known.sample(1).word()


def test_a_sample_can_be_played_without_touching_the_perspective() -> None:
    s = DUEL.new(5)
    known = perspective(DUEL, s)
    before = known.known.numbers()
    sample = known.sample(3)
    act(sample, sample.offers[0])
    assert known.known.numbers() == before != sample.numbers()


def test_only_the_deciding_seat_has_legal_actions_in_its_perspective() -> None:
    s = DUEL.new(5)
    asked = decider(s)
    assert Perspective(DUEL, s, asked).legal() == legal(s, asked)
    assert Perspective(DUEL, s, 1 - asked).legal() == []
    assert Perspective(DUEL, s, 1 - asked).known.offers == []


def test_the_perspective_of_an_ended_game_offers_nothing() -> None:
    match = random_match(3)
    for seat in range(2):
        known = Perspective(DUEL, match.state, seat)
        assert known.legal() == []
        assert known.sample(1).outcome is not None
        assert known.view()["outcome"] is not None


@pytest.mark.parametrize("seed", range(4))
def test_a_guess_looks_like_the_game_at_every_decision(seed: int) -> None:
    match = mathom.new("duel", seed=seed)
    while match.outcome is None:
        for number, seat in enumerate(match.seats):
            known = Perspective(match.game, match.state, number)
            guess = known.sample(seed)
            assert see(match.game, guess, number) == known.view() == match.view(seat)
            assert legal(guess, number) == legal(match.state, number)
        match.act(match.legal()[(seed * 7 + len(match.legal())) % len(match.legal())])


def aside_looked_at_by_sauron() -> DuelState:
    """Sauron alone has looked at the cards that were set aside in chapter 1."""
    data: dict[str, object] = {
        "game": "duel",
        "set_aside": {
            "unseen": 0,
            "seen": ["c1-red-01", "c1-red-02", "c1-red-03"],
            "by": ["sauron"],
        },
    }
    s = mathom.from_position(data).state
    assert isinstance(s, DuelState)
    return s


def test_cards_that_one_seat_has_looked_at_are_hidden_from_the_other() -> None:
    s = aside_looked_at_by_sauron()
    assert see(DUEL, s, 1)["set_aside_known"] == ["c1-red-01", "c1-red-02", "c1-red-03"]
    for seat in (0, -1):
        view = see(DUEL, s, seat)
        assert view["set_aside_known"] == []
        assert "c1-red-01" in json.dumps(view["unseen"])


def test_a_perspective_forgets_the_cards_that_the_other_has_looked_at() -> None:
    s = aside_looked_at_by_sauron()
    known = Perspective(DUEL, s, 0).known
    assert isinstance(known, DuelState)
    assert ASIDE not in known.place
    guesses = {tuple(guessed_aside(s, seed)) for seed in range(30)}
    assert len(guesses) > 10


def guessed_aside(s: DuelState, seed: int) -> list[int]:
    """Which cards the Fellowship might think were set aside."""
    guess = Perspective(DUEL, s, 0).sample(seed)
    assert isinstance(guess, DuelState)
    return [card for card in range(len(guess.place)) if guess.place[card] == ASIDE]
