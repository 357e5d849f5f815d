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
from mathom.games.package import Observation
from mathom.research.layout import Count, Each, Field, Number, OneOf, Seats, SeatsIn, Slots

STATES = ["taken", "face-down", "face-up", "available"]


def fields(seats: int) -> list[Field]:
    """The public components, then what the reader knows of cards set aside."""
    card_price = [Number("coins"), Number("bought"), Number("chain")]
    tile_price = [Number("coins"), Number("bought"), Number("surcharge")]
    return [
        Number("chapter"),
        SeatsIn("turn", seats),
        Number("extra_turns"),
        Number("reserve"),
        Slots(
            "layout",
            SLOTS,
            [OneOf("state", STATES), OneOf("card", CARDS), Seats("price", seats, card_price)],
        ),
        Slots("tiles", TILES_FACE_UP, [OneOf("tile", TILES), Seats("price", seats, tile_price)]),
        Count("tile_stack", TILES),
        Each("regions", REGIONS, [Seats("units", seats, [Number("")]), SeatsIn("fortress", seats)]),
        Seats("players", seats, player()),
        Each("stacks", RACES, [Number("count"), OneOf("top", TOKENS), Count("rest", TOKENS)]),
        Count("discard", CARDS),
        Count("out", CARDS),
        Number("set_aside"),
        SeatsIn("set_aside_seen_by", seats),
        Count("set_aside_known", CARDS),
        Count("unseen", CARDS),
    ]


def player() -> list[Field]:
    """One side's components."""
    return [
        Number("coins"),
        Number("quest"),
        Number("supply"),
        Number("discard_income"),
        Count("cards", CARDS),
        Count("tiles", TILES),
        Count("tokens", TOKENS),
        Count("skills", SKILLS),
        Count("chains", CHAINS),
        Count("races", RACES),
        Number("races_supporting"),
        Number("regions_present"),
        Number("trio_used"),
    ]


OBSERVATION = Observation(fields, version=0, first_chance="lay")
