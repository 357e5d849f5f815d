"""The Fellowship's view as an array for learning programs.

Hands are in the order of their names because actions refer to hands by name. Each hand says which
seat plays it.
"""

from __future__ import annotations

from mathom.games.fellowship.rules.facts import (
    CARDS,
    CHAPTERS,
    CHARACTERS,
    EVENTS_IN_BOX,
    GIFTS,
    HANDS,
    RIDERS,
    SUITS,
    THREATS,
)
from mathom.games.fellowship.rules.features import (
    MOST_IN_PYRAMID,
    MOST_PROMISES,
    PLACES,
    SLOT_STATES,
    fill,
)
from mathom.games.fellowship.rules.goals.characters import KINDS
from mathom.games.fellowship.rules.goals.goal import STATES
from mathom.games.fellowship.rules.state import PHASES
from mathom.games.fellowship.rules.variant import LENGTHS, PYRAMID_TABLE
from mathom.games.fellowship.rules.vocabulary import DIRECTIONS, GROUP_NAMES, SPANS
from mathom.games.package import Observation
from mathom.research.layout import (
    BitsOf,
    Count,
    Each,
    Field,
    Group,
    Number,
    NumberedOf,
    OneOf,
    Part,
    SeatsIn,
    Slots,
)


def fields(seats: int) -> list[Field]:
    """The round, the hands, the trick and the place of every card."""
    pool = [
        Count("characters", CHARACTERS),
        Count("burdened", CHARACTERS),
        OneOf("rider", RIDERS),
        Number("rider_used"),
        Number("rider_rides"),
    ]
    return [
        OneOf("chapter", CHAPTERS),
        OneOf("length", LENGTHS),
        Number("round", 10),
        OneOf("phase", PHASES),
        OneOf("event", EVENTS_IN_BOX),
        OneOf("group", GROUP_NAMES),
        Count("completed", CHARACTERS),
        Count("to_complete", CHARACTERS),
        Count("parts_done", [*EVENTS_IN_BOX, *GROUP_NAMES]),
        Count("available", CHARACTERS),
        Count("starred", CHARACTERS),
        Count("gifts", GIFTS, of="gift"),
        Number("mithril"),
        Group("pool", pool),
        Slots("hands", len(HANDS), hand(seats)),
        Part("trick", trick()),
        Number("rings_free"),
        OneOf("ring_holder", HANDS),
        SeatsIn("controller", seats),
        Count("lost", CARDS),
        Number("barrow", 8),
        Number("pile", 24),
        Count("event_cards", CARDS),
        Count("event_deck", CARDS),
        Count("threat_deck", THREATS),
        Count("longest_suits", SUITS),
        Count("taken_by_none", CARDS),
        *([Group("pyramid", pyramid())] if seats == PYRAMID_TABLE else []),
        Slots("promises", MOST_PROMISES, promise()),
        Each("cards", CARDS, [OneOf("", PLACES)]),
    ]


def hand(seats: int) -> list[Field]:
    """A hand with its character and goal."""
    goal = [
        OneOf("kind", list(KINDS)),
        OneOf("state", STATES),
        Count("suits", SUITS),
        Number("have", 8),
        Number("need", 8),
        Number("most", 8),
        Number("window", 8),
        Count("forbidden", CARDS),
        Count("wanted", CARDS, of="card"),
    ]
    return [
        SeatsIn("seat", seats),
        Number("pyramid"),
        Number("open"),
        OneOf("character", CHARACTERS),
        Number("burdened"),
        Number("completed_before"),
        OneOf("rider", RIDERS),
        Number("threat", 7),
        Number("threat_hidden"),
        OneOf("declared", [*DIRECTIONS, *SPANS]),
        Number("announced"),
        Number("size", 16),
        Count("cards", CARDS),
        Number("to_play", 16),
        OneOf("tucked", [*CARDS, "face-down"]),
        OneOf("reserved", CARDS),
        Count("lacks", SUITS),
        Number("tricks", 16),
        Count("won", CARDS),
        Count("laid", CARDS),
        Group("goal", goal),
    ]


def trick() -> list[Field]:
    """The current trick."""
    card = [OneOf("hand", HANDS), OneOf("card", CARDS), OneOf("suit", SUITS)]
    return [
        Number("number", 16),
        Number("of", 16),
        OneOf("leader", HANDS),
        OneOf("led", SUITS),
        Slots("cards", len(HANDS), card),
        OneOf("winning", HANDS),
        OneOf("claimed", HANDS),
    ]


def pyramid() -> list[Field]:
    """The rows from the top down, and the cards beside them."""
    slot = [OneOf("state", SLOT_STATES), OneOf("card", CARDS)]
    return [Slots("rows", MOST_IN_PYRAMID, slot), Count("side", CARDS)]


def promise() -> list[Field]:
    return [OneOf("from", HANDS), OneOf("to", HANDS), Number("chosen"), OneOf("card", CARDS)]


ASKED = [
    NumberedOf("hand", HANDS),
    NumberedOf("giver", HANDS),
    NumberedOf("taker", HANDS),
    BitsOf("partners", HANDS),
    Number("times", 3),
    NumberedOf("first", THREATS),
    NumberedOf("second", THREATS),
]

OBSERVATION = Observation(fields, version=2, first_chance="lose", asked=ASKED, fill=fill)
