"""Three seats pass a card at the same time: nothing is known before all have chosen."""

from __future__ import annotations

import json
from itertools import permutations

import pytest
from tests.toy_games.exchange import CARDS, EXCHANGE, HAND, RECEIVED, SEATS, ExchangeState
from tests.toy_games.table import Table, numbers

from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.laws import check_game
from mathom.engine.perspective import Perspective
from mathom.engine.position import load, position
from mathom.engine.step import HIDDEN, deciders, legal
from mathom.engine.view import see

HANDS: dict[str, object] = {
    "frodo": ["hills-1", "hills-2", "hills-3", "hills-4"],
    "sam": ["hills-5", "forests-1", "forests-2", "forests-3"],
    "pippin": ["forests-4", "forests-5", "mountains-1", "mountains-2"],
}
ANSWERS = {
    "frodo": "pass card:hills-4",
    "sam": "pass card:forests-3",
    "pippin": "pass card:mountains-2",
}


def exchange() -> Table:
    """Everybody holds a known hand and has still to pass."""
    return Table(EXCHANGE, {"hands": HANDS})


def state_of(t: Table) -> ExchangeState:
    """The state, typed."""
    assert isinstance(t.s, ExchangeState)
    return t.s


def test_all_seats_are_asked_at_once() -> None:
    t = exchange()
    assert deciders(t.s) == [0, 1, 2]
    assert t.options("pippin") == [
        "pass card:forests-4", "pass card:forests-5", "pass card:mountains-1",
        "pass card:mountains-2",
    ]  # fmt: skip


def test_a_card_stays_where_it_is_until_all_have_chosen() -> None:
    t = exchange()
    before = state_of(t).place[:]
    t.play("pippin: pass card:mountains-2")
    t.play("frodo: pass card:hills-4")
    assert state_of(t).place == before
    assert deciders(t.s) == [SEATS.index("sam")]


def test_the_cards_move_to_the_left_when_the_last_seat_has_chosen() -> None:
    t = exchange()
    for seat, answer in ANSWERS.items():
        t.play(f"{seat}: {answer}")
    place = state_of(t).place
    assert place[CARDS.index("hills-4")] == HAND + SEATS.index("sam")
    assert place[CARDS.index("forests-3")] == HAND + SEATS.index("pippin")
    assert place[CARDS.index("mountains-2")] == HAND + SEATS.index("frodo")


@pytest.mark.parametrize("order", list(permutations(SEATS)))
def test_any_seat_may_answer_first_and_the_result_is_the_same(order: tuple[str, ...]) -> None:
    usual, other = exchange(), exchange()
    for seat in SEATS:
        usual.play(f"{seat}: {ANSWERS[seat]}")
    for seat in order:
        other.play(f"{seat}: {ANSWERS[seat]}")
    assert numbers(EXCHANGE, other.s) == numbers(EXCHANGE, usual.s)


def test_a_seat_answers_once() -> None:
    t = exchange()
    t.play("sam: pass card:forests-3")
    with pytest.raises(IllegalAction, match="not-your-decision"):
        t.play("sam: pass card:forests-2")


def test_a_card_of_another_hand_cannot_be_passed() -> None:
    t = exchange()
    before = numbers(EXCHANGE, t.s)
    with pytest.raises(IllegalAction, match="not-in-hand"):
        t.play("sam: pass card:hills-4")
    assert numbers(EXCHANGE, t.s) == before


def test_no_view_shows_the_sealed_card_of_another_seat() -> None:
    t = exchange()
    t.play("frodo: pass card:hills-4")
    for seat in ("sam", "pippin", None):
        assert "hills-4" not in json.dumps(t.view(seat))
    assert "hills-4" in json.dumps(t.view("frodo")["asked"])


def test_everybody_sees_who_has_answered() -> None:
    t = exchange()
    t.play("frodo: pass card:hills-4")
    asked = t.view()["asked"]
    assert isinstance(asked, dict)
    assert asked["answered"] == ["frodo"]
    assert asked["seats"] == ["sam", "pippin"]


@pytest.mark.parametrize("seat", [1, 2])
def test_a_perspective_holds_neither_the_sealed_card_nor_other_hands(seat: int) -> None:
    t = exchange()
    t.play("frodo: pass card:hills-4")
    known = Perspective(EXCHANGE, t.s, seat).known
    assert isinstance(known, ExchangeState)
    assert known.sealed[0] == HIDDEN
    own = [CARDS.index(card) for card in json.loads(json.dumps(HANDS))[SEATS[seat]]]
    assert [card for card in range(len(CARDS)) if known.place[card]] == own


def test_a_perspective_is_not_offered_what_another_seat_may_do() -> None:
    t = exchange()
    for seat in range(len(SEATS)):
        known = Perspective(EXCHANGE, t.s, seat).known
        assert set(known.offers) <= set(legal(t.s, seat))


def test_a_spectator_has_no_options() -> None:
    assert legal(exchange().s, -1) == []


def test_a_guess_gives_every_seat_a_hand_of_the_right_size_and_a_possible_answer() -> None:
    t = exchange()
    t.play("frodo: pass card:hills-4")
    perspective = Perspective(EXCHANGE, t.s, 1)
    guessed_answers = set()
    for seed in range(50):
        guess = perspective.sample(seed)
        assert isinstance(guess, ExchangeState)
        assert EXCHANGE.faults(guess) == []
        assert see(EXCHANGE, guess, 1) == t.view("sam")
        assert guess.place[guess.sealed[0]] == HAND
        guessed_answers.add(guess.sealed[0])
    assert len(guessed_answers) > 5


def test_a_guess_remembers_the_card_that_was_given_and_the_one_received() -> None:
    t = exchange()
    for seat, answer in ANSWERS.items():
        t.play(f"{seat}: {answer}")
    perspective = Perspective(EXCHANGE, t.s, 0)
    for seed in range(20):
        guess = perspective.sample(seed)
        assert isinstance(guess, ExchangeState)
        assert guess.place[CARDS.index("hills-4")] == HAND + 1
        assert guess.place[CARDS.index("mountains-2")] == HAND
        assert see(EXCHANGE, guess, 0) == t.view("frodo")


def test_only_the_receiver_hears_which_card_came() -> None:
    t = exchange()
    t.play("frodo: pass card:hills-4")
    t.play("sam: pass card:forests-3")
    tape = t.play("pippin: pass card:mountains-2")
    heard = [event for event in tape.events if event.kind == RECEIVED and event.heard_by(1)]
    assert [CARDS[event.numbers[0]] for event in heard] == ["hills-4"]
    assert not any(event.heard_by(-1) for event in tape.events)


def test_a_position_in_the_middle_of_the_exchange_loads_as_the_same_state() -> None:
    t = exchange()
    t.play("pippin: pass card:mountains-2")
    data = json.loads(json.dumps(position(EXCHANGE, t.s)))
    assert data["sealed"] == ["", "", "pass card:mountains-2"]
    assert numbers(EXCHANGE, load(EXCHANGE, data)) == numbers(EXCHANGE, t.s)


def test_a_position_after_the_exchange_loads_as_the_same_state() -> None:
    t = exchange()
    for seat, answer in ANSWERS.items():
        t.play(f"{seat}: {answer}")
    data = json.loads(json.dumps(position(EXCHANGE, t.s)))
    assert "sealed" not in data
    assert numbers(EXCHANGE, load(EXCHANGE, data)) == numbers(EXCHANGE, t.s)


@pytest.mark.parametrize(
    "sealed",
    [
        ["pass card:hills-5", "", ""],
        ["pass card:hills-5", "pass card:hills-1", "pass card:hills-2"],
        ["", "", None],
        ["", ""],
        ["pass card:hills-1", "pass card:hills-5", "pass card:forests-4"],
        ["lay card:hills-1", "", ""],
        ["pass card:valinor", "", ""],
        [7, "", ""],
        "hills-1",
    ],
)
def test_answers_that_could_not_be_waiting_are_refused(sealed: object) -> None:
    with pytest.raises(BadNotation):
        Table(EXCHANGE, {"hands": HANDS, "sealed": sealed})


def test_answers_are_refused_where_nobody_is_asked_together() -> None:
    with pytest.raises(BadNotation):
        Table(EXCHANGE, {"hands": HANDS, "agenda": [{"step": "lay-card"}], "sealed": ["", ""]})


@pytest.mark.parametrize("seed", range(10))
def test_exchange_obeys_the_laws(seed: int) -> None:
    check_game(EXCHANGE, seed)
