"""War of the Ring as an array. Sides, regions and nations keep their own order instead of "self"
and "enemy": the two sides are asymmetric, and a learner must know which side it plays.
"""

from __future__ import annotations

from mathom.games.package import Observation
from mathom.games.war.rules.armies.army_bits import FIGURES, KINDS, KINDS_OF
from mathom.games.war.rules.facts import (
    CARDS,
    CHARACTERS,
    DECKS,
    FACES,
    FREE,
    NATIONS,
    PLACES,
    REGIONS,
    SHADOW,
    SIDES,
    STRONGHOLDS,
    TILES,
)
from mathom.games.war.rules.features import CHARACTER_STATES, TILE_PLACES, fill
from mathom.games.war.rules.hunt.hunt import SOURCES
from mathom.research.layout import (
    Count,
    Each,
    Field,
    Group,
    Number,
    NumberedOf,
    OneOf,
    Part,
    Seats,
    SeatsIn,
)

BATTLES = ["field", "assault", "sortie"]
MOST_IN_REGION = 10
MOST_IN_BOX = 36
HOST = FIGURES[:KINDS]
FIGURES_OF = [[FIGURES[kind] for kind in KINDS_OF[side]] for side in (FREE, SHADOW)]


def fields(seats: int) -> list[Field]:
    return [
        Number("turn", 20),
        SeatsIn("acting", seats),
        SeatsIn("leading", seats),
        Count("points", SIDES, most=10),
        Each("dice", SIDES, [Count("", FACES, most=6)]),
        Count("hunt_box", SIDES, most=6),
        Count("rings", SIDES, most=3),
        Count("rings_used", SIDES),
        Part("fellowship", fellowship()),
        Each("characters", CHARACTERS, character()),
        Each("nations", NATIONS, [Number("steps_to_war", 3), Number("active"), Number("at_war")]),
        Each("regions", REGIONS, region()),
        Each("regions", [REGIONS[region] for region in STRONGHOLDS], besieged()),
        Part(
            "reinforcements",
            [Count(SIDES[side], FIGURES_OF[side], most=MOST_IN_BOX) for side in (FREE, SHADOW)],
        ),
        Count("lost", FIGURES_OF[FREE], most=MOST_IN_BOX),
        Part("tiles", [Count(place, TILES) for place in TILE_PLACES]),
        Count("table", CARDS),
        Count("discard", CARDS),
        Count("face_down", DECKS, most=12),
        Count("face_down_known", CARDS),
        Count("decks", DECKS, most=24),
        Seats("hands", seats, hand()),
        Group("battle", battle()),
        Part(
            "picked", [Count("figures", HOST, most=MOST_IN_REGION), Count("characters", CHARACTERS)]
        ),
    ]


def hand() -> list[Field]:
    return [Count("backs", DECKS, most=6), Count("known", CARDS), Number("limit", 6)]


def fellowship() -> list[Field]:
    return [
        OneOf("region", REGIONS),
        Number("mordor", 5),
        Number("progress", 12),
        Number("revealed"),
        Number("corruption", 12),
        OneOf("guide", [*CHARACTERS, "gollum"]),
        Count("companions", CHARACTERS),
        Number("damage", 4),
        OneOf("tile", TILES),
        OneOf("source", SOURCES),
    ]


def character() -> list[Field]:
    return [OneOf("place", PLACES), OneOf("state", CHARACTER_STATES), Number("upgraded")]


def region() -> list[Field]:
    """The figures in a region. Characters have their own fields."""
    return [
        OneOf("control", SIDES),
        Number("besieged"),
        Part(SIDES[FREE], army(FIGURES_OF[FREE])),
        Part(SIDES[SHADOW], army(FIGURES_OF[SHADOW])),
    ]


def besieged() -> list[Field]:
    return [Part("inside", army(HOST))]


def army(figures: list[str]) -> list[Field]:
    return [Count("figures", figures, most=MOST_IN_REGION), Number("units", MOST_IN_REGION)]


def battle() -> list[Field]:
    army = [
        OneOf("side", SIDES),
        Count("figures", HOST, most=MOST_IN_REGION),
        Count("characters", CHARACTERS),
        Number("strength", MOST_IN_REGION),
        Number("dice", 5),
        Number("leadership", 10),
        Number("needs", 6),
        OneOf("card", CARDS),
    ]
    return [
        OneOf("kind", BATTLES),
        OneOf("from", PLACES),
        OneOf("at", PLACES),
        Number("round", 5),
        Part("attacker", army),
        Part("defender", army),
        Each("chosen", SIDES, [Count("", DECKS)]),
        Count("chosen_known", CARDS),
    ]


ASKED = [
    NumberedOf("place", PLACES),
    NumberedOf("region", REGIONS),
    NumberedOf("face", FACES),
    NumberedOf("icon", FACES),
    NumberedOf("kind", HOST),
    NumberedOf("nation", NATIONS),
    NumberedOf("who", CHARACTERS),
    NumberedOf("deck", DECKS),
    Number("role"),
    Number("optional"),
    Number("left", 10),
    Number("steps", 4),
    Number("hits", 5),
    Number("most", 5),
    Number("dice", 5),
    Number("on", 6),
    Number("rest", 10),
]

OBSERVATION = Observation(fields, version=2, first_chance="free-roll", asked=ASKED, fill=fill)
