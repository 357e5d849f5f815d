"""The layouts of all games, and the part that every game has."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import mathom.games  # noqa: F401  (registers the games)
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game, find_game
from mathom.research.layout import Field, Group, Layout, Numbers, OneOf, SeatsIn
from mathom.research.layouts import duel, fellowship, tcg, war

FIELDS: dict[str, Callable[[int], list[Field]]] = {
    "duel": duel.fields,
    "fellowship": fellowship.fields,
    "war": war.fields,
    "tcg": tcg.fields,
}

VERSIONS = {"duel": 0, "fellowship": 1, "war": 0, "tcg": 0}
"""Raised with every change of a layout or of the numbers of actions."""

FIRST_CHANCE = {"duel": "lay", "fellowship": "lose", "war": "free-roll", "tcg": "draw"}
"""The first verb that only chance speaks: all verbs before it are actions."""


@lru_cache
def layout_of(game: str, seats: int = 0) -> Layout:
    """The layout of a game at a table of so many seats."""
    found = find_game(game)
    count = seats or found.usual_seats
    if count not in found.seats:
        raise BadNotation("wrong-seats", seats=count, known=" ".join(map(str, found.seats)))
    fields = [*common(found, count), *FIELDS[game](count)]
    return Layout(game, VERSIONS[game], fields)


def common(game: Game[Any], seats: int) -> list[Field]:
    """Which seat reads, and who is asked what."""
    names = [kind.name for kind in game.steps]
    most = max(len(kind.fields) for kind in game.steps)
    asked = Group(
        "asked", [SeatsIn("seats", seats), OneOf("choice", names), Numbers("numbers", most)]
    )
    return [OneOf("seat", game.seat_names(seats)), asked]


@lru_cache
def action_count(game: str) -> int:
    """How many actions a game has; their numbers are those of the vocabulary, chance left out."""
    verbs = find_game(game).vocabulary.verbs
    return next(verb.base for verb in verbs if verb.name == FIRST_CHANCE[game])


@lru_cache
def chance_count(game: str) -> int:
    """How many results of chance a game has."""
    return len(find_game(game).vocabulary.texts) - action_count(game)
