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
from mathom.games.fellowship.rules.goals.characters import KINDS
from mathom.games.fellowship.rules.goals.goal import STATES
from mathom.games.fellowship.rules.state import PHASES
from mathom.games.fellowship.rules.variant import LENGTHS
from mathom.games.fellowship.rules.vocabulary import DIRECTIONS, GROUP_NAMES, SPANS
from mathom.games.package import Observation
from mathom.research.layout import Count, Each, Field, Group, Number, OneOf, SeatsIn, Slots

PLACES = ["mine", "known", "played", "lost", "out", "unseen"]
SLOT_STATES = ["gone", "face-down", "covered", "free"]
MOST_IN_PYRAMID = 20
MOST_PROMISES = 12


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
        Number("round"),
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
        Group("trick", trick()),
        Number("rings_free"),
        OneOf("ring_holder", HANDS),
        SeatsIn("controller", seats),
        Count("lost", CARDS),
        Number("barrow"),
        Number("pile"),
        Count("event_cards", CARDS),
        Count("event_deck", CARDS),
        Count("threat_deck", THREATS),
        Count("longest_suits", SUITS),
        Count("taken_by_none", CARDS),
        Group("pyramid", pyramid()),
        Slots("promises", MOST_PROMISES, promise()),
        Each("cards", CARDS, [OneOf("", PLACES)]),
    ]


def hand(seats: int) -> list[Field]:
    """A hand with its character and goal."""
    goal = [
        OneOf("kind", list(KINDS)),
        OneOf("state", STATES),
        Count("suits", SUITS),
        Number("have"),
        Number("need"),
        Number("most"),
        Number("window"),
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
        Number("threat"),
        Number("threat_hidden"),
        OneOf("declared", [*DIRECTIONS, *SPANS]),
        Number("announced"),
        Number("size"),
        Count("cards", CARDS),
        Number("to_play"),
        OneOf("tucked", ["face-down", *CARDS]),
        OneOf("reserved", CARDS),
        Count("lacks", SUITS),
        Number("tricks"),
        Count("won", CARDS),
        Count("laid", CARDS),
        Group("goal", goal),
    ]


def trick() -> list[Field]:
    """The current trick."""
    card = [OneOf("hand", HANDS), OneOf("card", CARDS), OneOf("suit", SUITS)]
    return [
        Number("number"),
        Number("of"),
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


OBSERVATION = Observation(fields, version=1, first_chance="lose")
