"""What the views of a game are made of: keys and words that people read in the list layout."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import mathom
from mathom.engine.game import GAMES
from mathom.games.war.rules.battle_view import BATTLES, PURPOSES, RESULTS
from mathom.games.war.rules.hunt.hunt import SOURCES, SPIES
from mathom.games.war.rules.view import PHASES
from mathom.games.war.rules.vocabulary import KINDS
from mathom.texts import wording

GAMES_WALKED = 25
GAMES_EACH = 3
SAID_ELSEWHERE = {"game", "seat", "seats", "options", "asked", "outcome"}
"""Parts of every view that the page says in its own way."""


STARTS: dict[str, list[dict[str, str]]] = {
    "fellowship": [
        {
            "chapter": "14",
            "progress": "gandalf gimli aragorn legolas boromir sam merry pippin "
            "done:doors-of-durin done:balins-tomb done:long-dark",
        }
    ]
}
"""Settings that lead to what random games would hardly reach."""


LONG: dict[str, int] = {"war": 7}
"""Games of thousands of decisions: one game for each number of seats is walked, and only every nth
view is read."""

MENTIONED: dict[str, list[str]] = {
    "war": [
        *(name for kind in ("place", "figure", "tile", "die", "deck") for name in KINDS[kind]),
        *(word for word in (*BATTLES, *SOURCES, *SPIES, *PHASES, *RESULTS, *PURPOSES) if word),
    ]
}
"""Words that a view may hold although random games rarely show them."""


def tables(game: str) -> Iterator[tuple[int, int, dict[str, str]]]:
    """Seeds, numbers of seats and settings that show everything a game has."""
    found = GAMES[game]
    if game in LONG:
        yield from ((seats, seats, {}) for seats in found.seats)
        return
    for seed in range(GAMES_WALKED):
        yield seed, found.seats[0], {}
    singly = [{option.id: value} for option in found.options for value in option.values]
    for settings in [*singly, *STARTS.get(game, [])]:
        for seats in found.seats:
            for seed in range(GAMES_EACH):
                yield seed, seats, settings


@cache
def parts(game: str) -> frozenset[str]:
    """The names of everything that random games of this game show, as keys of texts end."""
    things = {id for kind in wording(game, "en").described for id in GAMES[game].names(kind)}
    found: set[str] = set(MENTIONED.get(game, []))
    for seed, seats, settings in tables(game):
        choice = random.Random(seed)
        match = mathom.new(game, seed=seed, seats=seats, **settings)
        decisions = 0
        while match.decider:
            if decisions % LONG.get(game, 1) == 0:
                view = match.view(match.decider)
                shown = {key: value for key, value in view.items() if key not in SAID_ELSEWHERE}
                found.update(name for name in names_in(shown) if name not in things)
            match.act(choice.choice(match.actions()))
            decisions += 1
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
