"""Real views have the shape that each game describes, and the client's types follow it."""

from __future__ import annotations

import importlib
import random
import runpy
import types
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest

from mathom.engine.game import GAMES, Game, find_game
from mathom.engine.laws import random_settings
from mathom.engine.state import State
from mathom.engine.step import act, deciders, legal
from mathom.engine.view import see

WEB = Path(__file__).parents[2] / "web"
GAMES_A_SEAT_COUNT = 4
MOST_VIEWED = 40
"""Views are taken at so many moments of a game at most."""


def faults(value: object, kind: Any, at: str) -> list[str]:
    """Where a value does not have exactly the described shape."""
    origin, arguments = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return dict_faults(value, kind, at)
    if origin in (Union, types.UnionType):
        tried = [faults(value, one, at) for one in arguments]
        return [] if any(not found for found in tried) else [f"{at}: {value!r} is no {kind}"]
    if origin is Literal:
        return [] if value in arguments else [f"{at}: {value!r} is none of {arguments}"]
    if origin is list and isinstance(value, list):
        return [
            fault
            for n, one in enumerate(value)
            for fault in faults(one, arguments[0], f"{at}[{n}]")
        ]
    if origin is dict and isinstance(value, dict):
        found = [fault for key in value for fault in faults(key, arguments[0], f"{at} key")]
        if get_origin(arguments[0]) is Literal:
            found += [f"{at}: no {key}" for key in get_args(arguments[0]) if key not in value]
        return found + [
            fault
            for key, one in value.items()
            for fault in faults(one, arguments[1], f"{at}.{key}")
        ]
    return [] if type(value) is kind else [f"{at}: {value!r} is no {kind}"]


@cache
def hints(kind: Any) -> dict[str, Any]:
    """The declared keys of a TypedDict."""
    return get_type_hints(kind, include_extras=True)


def dict_faults(value: object, kind: Any, at: str) -> list[str]:
    """Missing, undeclared and wrong keys."""
    if not isinstance(value, dict):
        return [f"{at}: {value!r} is no {kind.__name__}"]
    wanted = hints(kind)
    found = [f"{at}.{key} is not declared" for key in value if key not in wanted]
    for key, one in wanted.items():
        optional = get_origin(one) is NotRequired
        if key in value:
            found += faults(value[key], get_args(one)[0] if optional else one, f"{at}.{key}")
        elif not optional:
            found.append(f"{at}.{key} is missing")
    return found


def described(game: str) -> Any:
    """The type of a game's view."""
    return importlib.import_module(f"mathom.games.{game}.view_types").VIEW


def views(game: Game[Any], seats: int, seed: int) -> Iterator[dict[str, object]]:
    """What seats and a spectator see along a random game with random options."""
    chance = random.Random(f"{game.id} {seats} {seed}")
    s: State = game.new(seed, random_settings(game, seed), seats)
    number = 0
    while s.outcome is None:
        if number < 5 * MOST_VIEWED and number % 5 == 0:
            yield from (see(game, s, seat) for seat in range(-1, seats))
        who = deciders(s)[0]
        act(s, chance.choice(legal(s, who)), who)
        number += 1
    yield from (see(game, s, seat) for seat in range(-1, seats))


@pytest.mark.parametrize("game", GAMES)
def test_views_have_exactly_the_described_shape(game: str) -> None:
    known = find_game(game)
    for seats in known.seats:
        for seed in range(GAMES_A_SEAT_COUNT):
            for view in views(known, seats, seed):
                assert not faults(view, described(game), game)[:5]


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_view_is_found(game: str) -> None:
    known = find_game(game)
    view = see(known, known.new(1), 0)
    assert not faults(view, described(game), "view")
    assert faults({**view, "new_key": 1}, described(game), "view") == [
        "view.new_key is not declared"
    ]
    assert faults({**view, "seats": 2}, described(game), "view")
    assert faults(
        {key: one for key, one in view.items() if key != "seats"}, described(game), "view"
    )


@pytest.mark.skipif(not WEB.is_dir(), reason="the client's source is not here")
@pytest.mark.parametrize("game", GAMES)
def test_the_types_of_the_client_are_those_of_the_view(game: str) -> None:
    # Run, not imported: an import would leave a compiled file among the sources of the client.
    script = runpy.run_path(str(WEB / "scripts" / "view_types.py"))
    current = (WEB / "src" / "games" / game / "view-types.ts").read_text("utf-8")
    assert script["view_types"](game) == current, "stale: run python web/scripts/view_types.py"
