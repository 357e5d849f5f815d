"""Hidden cards: what a seat forgets, what a guess deals, and who still knows a card passed on."""

from __future__ import annotations

import pytest
from tests.engine.toys import Diary

from mathom.engine.errors import RulesBug
from mathom.engine.hidden import ALL_EYES, at, deal_holes, forget, hand_over, sees, shown, size

DECK, ANN, BOB, TABLE = 0, 1, 2, 3
CARDS = list(range(8))
OWNER = [0, 1, 2, ALL_EYES]


def dealt() -> tuple[list[int], list[int], list[int]]:
    """Ann holds 0 to 2, Bob 3 to 5, 6 lies open, 7 nobody has seen; Ann knows Bob's 5."""
    return [ANN] * 3 + [BOB] * 3 + [TABLE, DECK], [1, 1, 1, 2, 2, 3, ALL_EYES, 0], [0, 0, 0, 0]


def seeded(seed: int) -> Diary:
    s = Diary()
    s.reseed(seed)
    return s


def test_a_seat_keeps_what_it_knows_and_no_more() -> None:
    place, eyes, holes = dealt()
    forget(place, eyes, holes, CARDS, DECK, 0)
    assert at(place, ANN) == [0, 1, 2]
    assert at(place, BOB) == [5]
    assert at(place, TABLE) == [6]
    assert at(place, DECK) == [3, 4, 7]
    assert [size(place, holes, where) for where in (ANN, BOB, TABLE)] == [3, 3, 1]


def test_a_spectator_knows_only_what_lies_open() -> None:
    place, eyes, holes = dealt()
    forget(place, eyes, holes, CARDS, DECK, -1)
    assert [shown(place, eyes, where, -1) for where in (ANN, BOB, TABLE)] == [[], [], [6]]
    assert not sees(3, -1)
    assert sees(ALL_EYES, -1)


def test_every_guess_fills_the_holes_and_every_unseen_card_is_guessed() -> None:
    guesses = set()
    for seed in range(60):
        place, eyes, holes = dealt()
        forget(place, eyes, holes, CARDS, DECK, 0)
        deal_holes(seeded(seed), place, eyes, holes, CARDS, DECK, OWNER)
        assert holes == [0, 0, 0, 0]
        assert at(place, ANN) == [0, 1, 2]
        assert len(at(place, BOB)) == 3
        assert 5 in at(place, BOB)
        assert all(sees(eyes[card], 1) for card in at(place, BOB))
        guesses.add(tuple(at(place, BOB)))
    assert guesses == {(3, 4, 5), (3, 5, 7), (4, 5, 7)}


def test_backs_that_differ_are_guessed_apart() -> None:
    for seed in range(20):
        place, eyes, holes = dealt()
        forget(place, eyes, holes, [4, 7], DECK, 0)
        deal_holes(seeded(seed), place, eyes, holes, [4, 7], DECK, OWNER)
        assert place[3] == BOB


def test_more_holes_than_cards_are_a_fault_of_the_rules() -> None:
    place, eyes, _ = dealt()
    with pytest.raises(RulesBug):
        deal_holes(seeded(0), place, eyes, [0, 2, 0, 0], CARDS, DECK, OWNER)


def test_a_card_handed_over_is_known_to_two_and_clouds_what_others_knew() -> None:
    _, eyes, _ = dealt()
    hand_over(eyes, 4, [3, 4, 5], 1, 2)
    assert eyes[3:6] == [0b010, 0b110, 0b010]
