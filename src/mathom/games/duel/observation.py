"""Duel's view as an array for learning programs."""

from __future__ import annotations

from mathom.games.duel.rules.facts import (
    CARDS,
    CHAINS,
    RACES,
    REGIONS,
    SKILLS,
    SLOTS,
    TILES,
    TILES_FACE_UP,
    TOKENS,
)
from mathom.games.duel.rules.features import fill
from mathom.games.package import Observation
from mathom.research.layout import (
    BitsOf,
    Count,
    Each,
    Field,
    Number,
    NumberedOf,
    OneOf,
    Seats,
    SeatsIn,
    Slots,
)

MOST_MOVES = 200
"""The longest of 4,000 random games had 115 decisions."""
STATES = ["taken", "face-down", "face-up", "available"]


def fields(seats: int) -> list[Field]:
    """The public components, then what the reader knows of cards set aside."""
    card_price = [Number("coins", 12), Number("bought", 6), Number("chain")]
    tile_price = [Number("coins", 12), Number("bought", 6), Number("surcharge", 6)]
    return [
        Number("chapter", 3),
        SeatsIn("turn", seats),
        Number("extra_turns", 2),
        Number("reserve", 30),
        Slots(
            "layout",
            SLOTS,
            [OneOf("state", STATES), OneOf("card", CARDS), Seats("price", seats, card_price)],
        ),
        Slots("tiles", TILES_FACE_UP, [OneOf("tile", TILES), Seats("price", seats, tile_price)]),
        Count("tile_stack", TILES),
        Each(
            "regions", REGIONS, [Seats("units", seats, [Number("", 6)]), SeatsIn("fortress", seats)]
        ),
        Seats("players", seats, player()),
        Each("stacks", RACES, [Number("count", 3), OneOf("top", TOKENS), Count("rest", TOKENS)]),
        Count("discard", CARDS),
        Count("out", CARDS),
        Number("set_aside", 12),
        SeatsIn("set_aside_seen_by", seats),
        Count("set_aside_known", CARDS),
        Count("unseen", CARDS),
    ]


def player() -> list[Field]:
    """One side's components."""
    return [
        Number("coins", 20),
        Number("quest", 14),
        Number("supply", 15),
        Number("discard_income", 6),
        Count("cards", CARDS),
        Count("tiles", TILES),
        Count("tokens", TOKENS),
        Count("skills", SKILLS, most=5),
        Count("chains", CHAINS),
        Count("races", RACES, most=3),
        Number("races_supporting", 6),
        Number("regions_present", 7),
        Number("trio_used"),
    ]


ASKED = [
    Number("count", 3),
    Number("moves", 3),
    Number("removals", 3),
    Number("wild", 3),
    Number("optional"),
    BitsOf("regions", REGIONS),
    NumberedOf("origin", REGIONS),
    BitsOf("races", RACES),
    BitsOf("shown", TOKENS),
]

OBSERVATION = Observation(
    fields, version=1, first_chance="lay", asked=ASKED, fill=fill, recall=MOST_MOVES
)
