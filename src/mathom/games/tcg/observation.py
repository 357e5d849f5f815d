"""The Two Towers as an array. Cards are given by the number of their print, for an embedding, and
cards in play with their current values as well."""

from __future__ import annotations

from mathom.games.package import Observation
from mathom.games.tcg.rules.facts import CARDS, CODES, POWERS, SITES, STARTERS, card_of
from mathom.games.tcg.rules.features import (
    ABOUT,
    MOST_ADVENTURE,
    MOST_BORNE,
    MOST_COMPANIONS,
    MOST_DEAD,
    MOST_DISCARDED,
    MOST_IN_DECK,
    MOST_IN_HAND,
    MOST_MINIONS,
    MOST_SUPPORT,
    MOST_TOP,
    fill,
)
from mathom.games.tcg.rules.vocabulary import FORMATS, PHASES
from mathom.research.layout import (
    Count,
    Field,
    Group,
    Index,
    Indexes,
    Number,
    OneOf,
    Part,
    Seats,
    SeatsIn,
    Slots,
)

DECKS = [*STARTERS, "custom"]


class PrintOf(Index):
    """The print of a copy of a card."""

    def __init__(self, key: str) -> None:
        super().__init__(key, CARDS)
        self.copies = {name: card_of(at) + 1 for at, name in enumerate(CODES)}

    def number_of(self, name: str) -> int:
        return self.copies.get(name, 0)


def fields(seats: int) -> list[Field]:
    """The path, the players, and the skirmishes."""
    about: list[Field] = [Index(key, CARDS) for key in ABOUT]
    own_deck = [OneOf("deck", DECKS), Indexes("cards", CARDS, MOST_IN_DECK)]
    return [
        Part("asked", [Part("about", about)]),
        OneOf("format", FORMATS),
        OneOf("phase", PHASES),
        SeatsIn("turn", seats),
        SeatsIn("acting", seats),
        Number("twilight", 20),
        Number("ring_worn"),
        Group("own_deck", own_deck),
        Slots("path", SITES, site(seats)),
        Seats("players", seats, player(seats)),
        Slots("minions", MOST_MINIONS, minion(seats)),
        Group("moves", [Number("made", 4), Number("limit", 4), Number("may_move")]),
        Group("archery", [Number("fellowship", 8), Number("minions", 8)]),
        Slots("skirmishes", MOST_COMPANIONS, skirmish()),
    ]


def site(seats: int) -> list[Field]:
    return [
        Index("print", CARDS),
        SeatsIn("owner", seats),
        Number("shadow", 10),
        SeatsIn("controlled_by", seats),
        SeatsIn("fellowships", seats),
    ]


def player(seats: int) -> list[Field]:
    return [
        OneOf("deck", DECKS),
        Number("lost"),
        Number("site", SITES),
        Number("burdens", 10),
        Number("resistance", 10),
        Number("hand", 12),
        Number("draw_deck", 60),
        Indexes("hand_cards", CARDS, MOST_IN_HAND, of="print"),
        Indexes("known_top", CARDS, MOST_TOP, of="print"),
        Indexes("adventure_deck", CARDS, MOST_ADVENTURE, of="print"),
        Indexes("discard", CARDS, MOST_DISCARDED, of="print"),
        Indexes("dead", CARDS, MOST_DEAD, of="print"),
        Indexes("support", CARDS, MOST_SUPPORT, of="print"),
        Slots("companions", MOST_COMPANIONS, companion(seats)),
    ]


def character(seats: int) -> list[Field]:
    return [
        Index("print", CARDS),
        SeatsIn("owner", seats),
        Number("active"),
        Number("tokens", 5),
        Number("strength", 20),
        Number("vitality", 5),
        Number("wounds", 5),
        Number("exhausted"),
        Count("keywords", POWERS, most=3),
        Indexes("bears", CARDS, MOST_BORNE, of="print"),
    ]


def companion(seats: int) -> list[Field]:
    marks = [Number("ring_bearer"), Number("ring_bound"), Number("takes_part")]
    return [*character(seats), *marks]


def minion(seats: int) -> list[Field]:
    """A minion and the character it is assigned to."""
    return [*character(seats), Number("roaming"), Number("site", SITES), PrintOf("against")]


def skirmish() -> list[Field]:
    """A skirmish with the current strengths."""
    return [
        PrintOf("character"),
        Number("now"),
        Number("fierce"),
        Number("strength", 30),
        Number("against", 30),
        Number("damage", 3),
        Number("damage_against", 3),
    ]


ASKED = [
    Number("left", 10),
    Number("placed", 10),
    Number("total", 10),
    Number("amount", 5),
    Number("spare", 10),
    Number("count", 5),
    Number("most", 10),
    Number("number", 10),
    Number("passes", 4),
]

OBSERVATION = Observation(fields, version=2, first_chance="draw", asked=ASKED, fill=fill)
