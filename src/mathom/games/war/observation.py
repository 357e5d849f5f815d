"""War of the Ring as an array. Sides, regions and nations keep their own order instead of "self"
and "enemy": the two sides are asymmetric, and a learner must know which side it plays.
"""

from __future__ import annotations

from mathom.games.package import Observation
from mathom.games.war.rules.armies.army_bits import FIGURES
from mathom.games.war.rules.facts import (
    CARDS,
    CHARACTERS,
    DECKS,
    FACES,
    NATIONS,
    PLACES,
    REGIONS,
    SIDES,
    TILES,
)
from mathom.games.war.rules.hunt.hunt import SOURCES
from mathom.research.layout import Count, Each, Field, Group, Number, OneOf, Seats, SeatsIn

CHARACTER_STATES = ["fellowship", "waiting", "map", "gone"]
TILE_PLACES = ["pool", "drawn", "removed", "unused", "ready"]
BATTLES = ["field", "assault", "sortie"]


def fields(seats: int) -> list[Field]:
    return [
        Number("turn"),
        SeatsIn("acting", seats),
        SeatsIn("leading", seats),
        Count("points", SIDES),
        Each("dice", SIDES, [Count("", FACES)]),
        Count("hunt_box", SIDES),
        Count("rings", SIDES),
        Count("rings_used", SIDES),
        Group("fellowship", fellowship()),
        Each("characters", CHARACTERS, character()),
        Each("nations", NATIONS, [Number("steps_to_war"), Number("active"), Number("at_war")]),
        Each("regions", REGIONS, region()),
        Each("reinforcements", SIDES, [Count("", FIGURES)]),
        Count("lost", FIGURES),
        Group("tiles", [Count(place, TILES) for place in TILE_PLACES]),
        Count("table", CARDS),
        Count("discard", CARDS),
        Count("face_down", DECKS),
        Count("face_down_known", CARDS),
        Count("decks", DECKS),
        Seats("hands", seats, [Count("backs", DECKS), Count("known", CARDS), Number("limit")]),
        Group("battle", battle()),
        Group("picked", [Count("figures", FIGURES), Count("characters", CHARACTERS)]),
    ]


def fellowship() -> list[Field]:
    return [
        OneOf("region", REGIONS),
        Number("mordor"),
        Number("progress"),
        Number("revealed"),
        Number("corruption"),
        OneOf("guide", [*CHARACTERS, "gollum"]),
        Count("companions", CHARACTERS),
        Number("damage"),
        OneOf("tile", TILES),
        OneOf("source", SOURCES),
    ]


def character() -> list[Field]:
    return [OneOf("place", PLACES), OneOf("state", CHARACTER_STATES), Number("upgraded")]


def region() -> list[Field]:
    """The figures in a region. Characters have their own fields."""
    host: list[Field] = [Count("figures", FIGURES), Number("units")]
    armies = [Group(place, host) for place in (*SIDES, "inside")]
    return [OneOf("control", SIDES), Number("besieged"), *armies]


def battle() -> list[Field]:
    army = [
        OneOf("side", SIDES),
        Count("figures", FIGURES),
        Count("characters", CHARACTERS),
        Number("strength"),
        Number("dice"),
        Number("leadership"),
        Number("needs"),
        OneOf("card", CARDS),
    ]
    return [
        OneOf("kind", BATTLES),
        OneOf("from", PLACES),
        OneOf("at", PLACES),
        Number("round"),
        Group("attacker", army),
        Group("defender", army),
        Each("chosen", SIDES, [Count("", DECKS)]),
        Count("chosen_known", CARDS),
    ]


OBSERVATION = Observation(fields, version=0, first_chance="free-roll")
