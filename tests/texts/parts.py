"""What the views of a game are made of: keys and words that people read in the list layout."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import mathom
from mathom.engine.game import GAMES
from mathom.texts import wording

GAMES_WALKED = 25
SAID_ELSEWHERE = {"game", "seat", "seats", "options", "asked", "outcome"}
"""Parts of every view that the page says in its own way."""


@cache
def parts(game: str) -> frozenset[str]:
    """The names of everything that random games of this game show, as keys of texts end."""
    things = {id for kind in wording(game, "en").described for id in GAMES[game].names(kind)}
    found: set[str] = set()
    for seed in range(GAMES_WALKED):
        choice = random.Random(seed)
        match = mathom.new(game, seed=seed)
        while match.decider:
            view = match.view(match.decider)
            shown = {key: value for key, value in view.items() if key not in SAID_ELSEWHERE}
            found.update(name for name in names_in(shown) if name not in things)
            match.act(choice.choice(match.actions()))
    return frozenset(name.replace("_", "-") for name in found)


def names_in(value: object) -> Iterator[str]:
    """Every key and every word of a part of a view."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield str(key)
            yield from names_in(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from names_in(inside)
    elif isinstance(value, str):
        yield value.partition(":")[2] or value
