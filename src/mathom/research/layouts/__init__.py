"""The layouts of all games, and the fields that all games share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import mathom.games  # noqa: F401  (registers the games)
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game, find_game
from mathom.games.package import Observation, all_packages, find_package
from mathom.research.extras import need

need("librt")  # before what imports it: the error then names the extra

from mathom.research.layout import (  # noqa: E402
    Asked,
    Field,
    Group,
    Layout,
    OneOf,
    Part,
    SeatsIn,
    choices_of,
)


def observation_of(game: str) -> Observation:
    """The observation facts of a game."""
    package = find_package(game)
    found: Observation | None = package.load(package.observation)
    if found is None:
        raise BadNotation("no-layout", game=game)
    return found


def games_with_layout() -> list[str]:
    """The games with a layout."""
    return [package.id for package in all_packages() if package.observation]


@lru_cache
def layout_of(game: str, seats: int = 0) -> Layout:
    """The layout of a game for this many seats."""
    found = find_game(game)
    count = seats or found.usual_seats
    if count not in found.seats:
        raise BadNotation("wrong-seats", seats=count, known=" ".join(map(str, found.seats)))
    own = observation_of(game)
    asked = Asked(found, count, own.asked)
    fields = [*common(found, count, own.asked), *own.fields(count)]
    return Layout(game, count, own.version, fields, asked, own.fill)


def common(game: Game[Any], seats: int, numbers: Sequence[Field]) -> list[Field]:
    """The reader's seat, and the pending question."""
    names = [game.steps[index].name for index in choices_of(game)]
    asked = Group(
        "asked", [SeatsIn("seats", seats), OneOf("choice", names), Part("numbers", numbers)]
    )
    return [OneOf("seat", game.seat_names(seats)), asked]


@lru_cache
def action_count(game: str) -> int:
    """The number of actions of a game, without chance results; they have their numbers in the
    vocabulary."""
    verbs = find_game(game).vocabulary.verbs
    first = observation_of(game).first_chance
    return next(verb.base for verb in verbs if verb.name == first)


@lru_cache
def chance_count(game: str) -> int:
    """The number of chance results of a game."""
    return len(find_game(game).vocabulary.texts) - action_count(game)
