"""Every field of a state is copied by `clone`, counts in the fingerprint and survives a position.

A state lists its fields in several places: constructor, copy, `numbers` and notation. These tests
read the fields from the object itself, so a new field that is missing somewhere fails here.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from mathom.engine.errors import BadNotation
from mathom.engine.game import GAMES
from mathom.engine.laws import random_settings
from mathom.engine.position import load, position
from mathom.engine.state import State
from mathom.engine.step import play

ENGINE = {
    "agenda", "offers", "sealed", "outcome", "mark", "tape", "r0", "r1", "r2", "r3",
}  # fmt: skip
"""The fields of every state; the laws of the engine cover them."""

FIXED = {
    "rules": "the settings of the table",
    "fellowship.pyramid": "the shape of the pyramid, fixed by the chapter",
    "fellowship.stopping": "set by solvers to search beyond the end of a round; always 1 in play",
    "tcg.cards": "follows from `codes`",
    "tcg.owner": "fixed when the decks are chosen",
    "tcg.first": "fixed when the decks are chosen",
    "tcg.hands": "follows from `zone`, looked up when it is needed",
    "tcg.kept": "follows from `codes`, `host` and `table`, looked up when it is needed",
    "tcg.kept_for": "whose turn `kept` was looked up for",
    "tcg.kinds": "follows from `codes`, looked up when it is needed",
    "tcg.kinds_in_play": "follows from `codes` and `table`, looked up when it is needed",
    "tcg.shared": "which lists another clone may still use",
    "tcg.slots": "follows from `codes`",
}
"""Fields that are not part of a position: they follow from others or from the settings."""

REPLACED = {
    "duel": [
        "chains", "choices", "forts", "quest", "races", "rests", "skills", "tiles", "tokens",
        "tops",
    ],
    "war": ["active", "captor", "control", "fought", "politics", "siege", "tiles"],
    "tcg": [
        "answered", "bearer", "bottom", "brought", "burdens", "codes", "control", "fighters", "fx",
        "lists", "lost", "order", "path", "picked", "place", "reshuffled", "table", "top",
    ],
}  # fmt: skip
"""Lists that clones share: they are replaced and never changed in place."""

COPIED = {"tcg": ["eyes", "foe", "host", "tokens", "wounds", "zone"]}
"""Lists that clones share: the methods of the state copy them before they change them."""

SHARED = {
    f"{game}.{name}"
    for fields in (REPLACED, COPIED)
    for game, names in fields.items()
    for name in names
}

DERIVED = {
    "duel.available": "follows from the layout",
    "duel.deck": "follows from the places of the cards",
    "duel.chains": "follows from the cards in the areas",
    "duel.choices": "follows from the cards in the areas",
    "duel.races": "follows from the cards in the areas",
    "duel.skills": "follows from the cards in the areas",
    "duel.supply": "follows from the units on the map",
    "fellowship.barrow_holes": "not zero only in what a seat knows",
    "fellowship.box": "follows from the chapter and the event",
    "fellowship.holes": "not zero only in what a seat knows",
    "fellowship.pile_holes": "not zero only in what a seat knows",
    "fellowship.tuck_hole": "not zero only in what a seat knows",
    "fellowship.unseen": "not zero only in what a seat knows",
    "war.holes": "not zero only in what a seat knows",
    "war.pool": "follows from the armies and the losses",
}
"""Fields that a position does not write, because reading it computes them."""

TIED = {
    "duel.chapter": "the cards of the layout belong to one chapter",
    "duel.tokens": "a token is either with a seat or in a stack",
}
"""Fields that are read, but refused when they change alone."""

DECISIONS = 300
EVERY = 10


def fields(game: str, s: State) -> list[str]:
    """The fields of a game's state, interpreted or compiled, without those of FIXED."""
    names: set[str] = set(getattr(s, "__dict__", ()))
    for kind in type(s).__mro__:
        names |= set(getattr(kind, "__mypyc_attrs__", ()))
    names -= ENGINE
    return sorted(name for name in names if name not in FIXED and f"{game}.{name}" not in FIXED)


def other_value(value: Any) -> Any:
    """A value of the same kind that differs."""
    if isinstance(value, int):
        return value + 1
    assert isinstance(value, list)
    return [value[0] + 1, *value[1:]] if value else [1]


def played(id: str, seed: int, decisions: int) -> Iterator[State]:
    """The states of a random game."""
    game = GAMES[id]
    s: State = game.new(seed, random_settings(game, seed), game.seats[seed % len(game.seats)])
    for _ in range(decisions):
        yield s
        if s.outcome is not None:
            return
        play(s, s.offers[s.below(len(s.offers))])


def midgame(id: str) -> State:
    """A state in the middle of a game."""
    *_, s = played(id, 1, 30)
    return s


@pytest.mark.parametrize("id", GAMES)
def test_a_clone_carries_every_field(id: str) -> None:
    for name in fields(id, midgame(id)):
        s = midgame(id)
        changed = other_value(getattr(s, name))
        setattr(s, name, changed)
        assert getattr(s.clone(), name) == changed, name


@pytest.mark.parametrize("id", GAMES)
def test_a_clone_shares_no_list_that_can_change(id: str) -> None:
    s = midgame(id)
    before = GAMES[id].fingerprint(s)
    twin = s.clone()
    for name in fields(id, s):
        value = getattr(twin, name)
        if isinstance(value, list) and f"{id}.{name}" not in SHARED:
            value.append(1)
        elif isinstance(value, int):
            setattr(twin, name, value + 1)
        assert GAMES[id].fingerprint(s) == before, name


@pytest.mark.parametrize("id", GAMES)
def test_every_field_counts_in_the_fingerprint(id: str) -> None:
    s = midgame(id)
    before = GAMES[id].fingerprint(s)
    for name in fields(id, s):
        value = getattr(s, name)
        setattr(s, name, other_value(value))
        assert GAMES[id].fingerprint(s) != before, name
        setattr(s, name, value)
        assert GAMES[id].fingerprint(s) == before, name


@pytest.mark.parametrize("id", [id for id in GAMES if hasattr(midgame(id), "is_like")])
def test_every_field_counts_where_states_are_compared(id: str) -> None:
    s: Any = midgame(id)
    twin = s.clone()
    assert s.is_like(twin)
    for name in fields(id, s):
        value = getattr(s, name)
        setattr(s, name, other_value(value))
        assert not s.is_like(twin), name
        setattr(s, name, value)
    assert s.is_like(twin)


@pytest.mark.parametrize("id", GAMES)
def test_a_position_of_a_random_game_keeps_every_field(id: str) -> None:
    for seed in range(4):
        for count, s in enumerate(played(id, seed, DECISIONS)):
            if count % EVERY == 0:
                again = load(GAMES[id], position(GAMES[id], s))
                for name in fields(id, s):
                    assert getattr(again, name) == getattr(s, name), (seed, count, name)


def changes(value: Any) -> Iterator[Any]:
    """Values near this one; some of them are impossible in the game."""
    if isinstance(value, int):
        yield from sorted({value + 1, max(value, 1) - 1, 0, 1} - {value})
        return
    if not value:
        yield from ([0], [1], [0, 0, 0])
    for at in range(len(value)):
        for item in changes(value[at]):
            yield [*value[:at], item, *value[at + 1 :]]


def read_back(id: str, s: State, data: dict[str, object]) -> State:
    """A position of a state, read again."""
    game = GAMES[id]
    found: State = game.read(data, 0, game.settings(s), game.seat_count(s))
    return found


def survives(id: str, s: State, name: str, value: Any) -> bool:
    """Whether a changed field changes the position and is the same after reading it."""
    game = GAMES[id]
    changed = s.clone()
    setattr(changed, name, value)
    try:
        data = game.write(changed)
        again = read_back(id, s, data)
    except (BadNotation, LookupError, StopIteration):
        return False
    return data != game.write(s) and bool(getattr(again, name) == value)


def is_read(id: str, name: str) -> bool:
    """Whether this field and a change of it survive in some state of a few games. A field that is
    not read has the same value both times, so it cannot pass by having the usual one."""
    for seed in range(4):
        for s in islice(played(id, seed, DECISIONS), 20, None, 90):
            value = getattr(s, name)
            if getattr(read_back(id, s, GAMES[id].write(s)), name) != value:
                continue
            if any(survives(id, s, name, other) for other in changes(value)):
                return True
    return False


@pytest.mark.parametrize("id", GAMES)
def test_a_position_writes_and_reads_every_field(id: str) -> None:
    lost = {f"{id}.{name}" for name in fields(id, midgame(id)) if not is_read(id, name)}
    assert lost == {name for name in DERIVED | TIED if name.startswith(f"{id}.")}


def test_exceptions_name_fields_that_exist() -> None:
    known = {"rules"}
    for id in GAMES:
        s = midgame(id)
        known |= {f"{id}.{name}" for name in dir(s)}
    assert known >= {*FIXED, *SHARED, *DERIVED, *TIED}
