"""Views as arrays: every place has a name, and a changed view would be noticed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import mathom
from mathom.research.layout import Count, Each, Field, Number, OneOf, Seats, SeatsIn, Slots
from mathom.research.layouts import action_count, layout_of

TABLES = [(game.id, seats) for game in mathom.GAMES.values() for seats in game.seats]


def some_play(game: str, seats: int, most: int = 150) -> Iterator[mathom.Match]:
    """A match at each of its random decisions."""
    match = mathom.new(game, seed=5, seats=seats)
    dice = random.Random(5)
    for _ in range(most):
        if match.outcome is not None:
            return
        yield match
        match.act(dice.choice(match.legal()))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_place_has_its_own_name_and_one_number(game: str, seats: int) -> None:
    layout = layout_of(game, seats)
    places = layout.places()
    assert len(places) == len(set(places)) == layout.size
    for match in some_play(game, seats, 30):
        numbers = layout.numbers(match.view(match.decider))
        assert len(numbers) == layout.size
        assert -1 <= min(numbers) <= max(numbers) < 1 << 24


@pytest.mark.parametrize("game", sorted(mathom.GAMES))
def test_every_key_that_a_layout_reads_is_a_key_of_the_view(game: str) -> None:
    layout = layout_of(game)
    seen: set[str] = set()
    for match in some_play(game, mathom.find_game(game).usual_seats):
        seen |= set(match.view(match.decider))
    assert {field.key for field in layout.fields} - seen == set()


@pytest.mark.parametrize("game", sorted(mathom.GAMES))
def test_actions_come_before_chance_in_the_numbers(game: str) -> None:
    first = action_count(game)
    match = mathom.new(game)
    for match in some_play(game, mathom.find_game(game).usual_seats):
        assert max(match.legal()) < first
    record = match.recorder.record
    chances = [code for move in [record.opening, *record.moves] for code in move.chances]
    assert chances
    assert min(chances) >= first


def test_the_reader_is_always_the_first_seat() -> None:
    match = mathom.from_position({"game": "duel", "coins": {"fellowship": 9, "sauron": 2}})
    layout = layout_of("duel")
    own = layout.places().index("players.own.coins")
    other = layout.places().index("players.next-1.coins")
    seen = {seat: layout.numbers(match.view(seat)) for seat in match.seats}
    assert (seen["fellowship"][own], seen["fellowship"][other]) == (9.0, 2.0)
    assert (seen["sauron"][own], seen["sauron"][other]) == (2.0, 9.0)


@pytest.mark.parametrize(
    ("field", "value", "numbers"),
    [
        (Number(""), None, [-1.0]),
        (Number(""), True, [1.0]),
        (OneOf("", ["a", "b"]), "b", [0.0, 1.0]),
        (OneOf("", ["a", "b"]), None, [0.0, 0.0]),
        (Count("", ["a", "b"]), ["b", "b"], [0.0, 2.0]),
        (Count("", ["a", "b"]), {"a": 3}, [3.0, 0.0]),
        (Count("", ["a"], of="is"), [{"is": "a"}], [1.0]),
        (SeatsIn("", 2), "south", [1.0, 0.0]),
        (SeatsIn("", 2), ["north"], [0.0, 1.0]),
        (Each("", ["a", "b"], [Number("n")]), {"b": {"n": 4}}, [-1.0, 4.0]),
        (Seats("", 2, [Number("")]), {"north": 1, "south": 2}, [2.0, 1.0]),
        (Slots("", 2, [Number("n")]), [{"n": 7}], [1.0, 7.0, 0.0, -1.0]),
        (Slots("", 2, [Number("n")]), [[{"n": 7}], [{"n": 8}]], [1.0, 7.0, 1.0, 8.0]),
    ],
)
def test_a_field_says_what_it_says(field: Field, value: Any, numbers: list[float]) -> None:
    from mathom.research.layout import Sight

    out: list[float] = []
    field.read(value, Sight(["north", "south"], "south"), out)
    assert out == numbers
    assert len(field.places()) == len(out)
