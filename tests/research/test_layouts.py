"""Views as arrays: every place has a name, and a changed view would be noticed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np
import pytest

import mathom
from mathom.engine.features import Features
from mathom.research.arrays import Arrays
from mathom.research.layout import (
    BitsOf,
    Count,
    Each,
    Field,
    Group,
    Index,
    Indexes,
    Layout,
    Number,
    NumberedOf,
    OneOf,
    Part,
    Seats,
    SeatsIn,
    Sight,
    Slots,
)
from mathom.research.layouts import action_count, layout_of

TABLES = [(game.id, seats) for game in mathom.GAMES.values() for seats in game.seats]


def some_play(
    game: str, seats: int, most: int = 150, seed: int = 5, **options: object
) -> Iterator[mathom.Match]:
    """A match at each of its random decisions, and at its end."""
    match = mathom.new(game, seed=seed, seats=seats, **options)
    dice = random.Random(seed)
    for _ in range(most):
        yield match
        if match.outcome is not None:
            return
        match.act(dice.choice(match.legal()))


def raw(size: int) -> Features:
    """Blank places that keep numbers as they are."""
    return Features([0.0] * size, [1] * size, [99] * size)


def written(out: Features) -> dict[int, float]:
    """The places that were written, with their numbers, each of them once."""
    numbers = np.frombuffer(out.cells, np.float32)
    places = out.places()
    assert len(places) == len(set(places)), "a place was written twice"
    return {place: float(numbers[place]) for place in places}


def of_state(layout: Layout, match: mathom.Match, state: Any, seat: int) -> dict[int, float]:
    """What differs from the blank array, straight from a state."""
    out = memory_of(layout)
    layout.write(match.game, state, seat, out)
    return {at: number for at, number in written(out).items() if number != layout.blank[at]}


def of_view(layout: Layout, view: dict[str, object]) -> dict[int, float]:
    """The same from a view."""
    out = memory_of(layout)
    layout.write_view(view, out)
    return {at: number for at, number in written(out).items() if number != layout.blank[at]}


@lru_cache
def sheet(layout: Layout) -> Features:
    """Memory for one array."""
    return Features(layout.blank, layout.scales(), layout.names_at())


def memory_of(layout: Layout) -> Features:
    """Blank memory for one array."""
    out = sheet(layout)
    out.begin(0)
    return out


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_place_has_its_own_name_and_one_scaled_number(game: str, seats: int) -> None:
    layout = layout_of(game, seats)
    arrays = Arrays(mathom.find_game(game), layout)
    places = layout.places()
    assert len(places) == len(set(places)) == layout.size
    assert len(layout.scales()) == len(layout.names_at()) == len(layout.blank) == layout.size
    named = np.array(layout.names_at()) > 0
    for match in some_play(game, seats, 60):
        numbers = arrays.of_view(match.view(match.decider or 0))
        assert numbers.shape == (layout.size,)
        assert arrays.space().contains(numbers)
        assert -1 <= numbers[~named].min() <= numbers[~named].max() <= 1


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_array_from_the_state_is_that_of_the_view(game: str, seats: int) -> None:
    layout = layout_of(game, seats)
    known = {option.id: option.values for option in mathom.find_game(game).options}
    tables: list[dict[str, object]] = [{"chapter": each} for each in known.get("chapter", [])]
    compared = 0
    for seed, options in enumerate(tables or [{}, {}, {}]):
        for match in some_play(game, seats, 700, seed, **options):
            for seat, name in enumerate(match.seats):
                view = of_view(layout, match.view(name))
                assert of_state(layout, match, match.state, seat) == view
                compared += 1
    assert compared > 300


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_array_needs_nothing_that_its_seat_does_not_know(game: str, seats: int) -> None:
    layout = layout_of(game, seats)
    for number, match in enumerate(some_play(game, seats, 200, seed=8)):
        if number % 5 == 0 and match.outcome is None:
            for seat, name in enumerate(match.seats):
                known = match.perspective(name).known
                assert of_state(layout, match, known, seat) == of_state(
                    layout, match, match.state, seat
                )


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
        assert max(match.legal(), default=0) < first
    record = match.recorder.record
    chances = [code for move in [record.opening, *record.moves] for code in move.chances]
    assert chances
    assert min(chances) >= first


def test_the_reader_is_always_the_first_seat() -> None:
    match = mathom.from_position({"game": "duel", "coins": {"fellowship": 9, "sauron": 2}})
    layout = layout_of("duel")
    arrays = Arrays(match.game, layout)
    own = layout.places().index("players.own.coins")
    other = layout.places().index("players.next-1.coins")
    scale = layout.scales()[own]
    seen = {seat: arrays.of_view(match.view(seat)) * scale for seat in match.seats}
    assert (round(seen["fellowship"][own]), round(seen["fellowship"][other])) == (9, 2)
    assert (round(seen["sauron"][own]), round(seen["sauron"][other])) == (2, 9)


def test_a_number_above_its_scale_is_cut_off() -> None:
    match = mathom.from_position({"game": "duel", "coins": {"fellowship": 25, "sauron": 5}})
    layout = layout_of("duel")
    seen = Arrays(match.game, layout).of_view(match.view("sauron"))
    assert seen[layout.places().index("players.next-1.coins")] == 1.0
    assert seen[layout.places().index("players.own.coins")] == 0.25


@pytest.mark.parametrize(
    ("field", "value", "numbers"),
    [
        (Number(""), None, [-1.0]),
        (Number(""), True, [1.0]),
        (Index("", ["a", "b"]), "card:b", [2.0]),
        (Index("", ["a", "b"]), None, [0.0]),
        (Indexes("", ["a", "b"], 3, of="is"), [{"is": "b"}, {"is": "a"}], [2.0, 1.0, 0.0]),
        (Indexes("", ["a"], 1), ["a", "a"], [1.0]),
        (NumberedOf("", ["a", "b"]), 1, [0.0, 1.0]),
        (NumberedOf("", ["a", "b"]), -1, [0.0, 0.0]),
        (BitsOf("", ["a", "b", "c"]), 5, [1.0, 0.0, 1.0]),
        (Group("", [Number("n")]), {"n": 3}, [1.0, 3.0]),
        (Part("", [Number("n"), Number("m")]), {"n": 3}, [3.0, -1.0]),
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
    found = raw(field.size)
    field.read(value, Sight(["north", "south"], "south", found), 0)
    out = field.blank()
    for place, number in written(found).items():
        out[place] = number
    assert out == numbers
    assert len(field.places()) == len(out) == len(field.scales()) == len(field.names_at())


def test_many_places_of_the_two_towers_hold_something_in_the_course_of_games() -> None:
    layout = layout_of("tcg")
    used: set[int] = set()
    for seed in range(4):
        match = mathom.new("tcg", seed=seed)
        bot = mathom.make_bot("greedy", seed=seed)
        while match.outcome is None:
            used |= of_view(layout, match.view(match.decider)).keys()
            match.act(bot.choose(match.perspective()))
    assert layout.size < 1300, "version 1 had 6315 places, of which 93 % stayed zero"
    assert len(used) > layout.size / 3


def test_no_number_of_a_choice_is_packed() -> None:
    for game in mathom.GAMES:
        layout = layout_of(game)
        for field in layout.asked.fields:
            assert isinstance(field, Number | NumberedOf), field.key
