"""The Two Towers as an array. Piles are counts of cards; cards in play are listed with their card
number and their current values."""

from __future__ import annotations

from mathom.games.package import Observation
from mathom.games.tcg.rules.facts import CARDS, CODES, POWERS, SITES, STARTERS
from mathom.games.tcg.rules.vocabulary import FORMATS, PHASES
from mathom.research.layout import (
    Count,
    Each,
    Field,
    Group,
    Index,
    Number,
    OneOf,
    Seats,
    SeatsIn,
    Slots,
)

MOST_COMPANIONS = 12
MOST_MINIONS = 16
MOST_BORNE = 6


def fields(seats: int) -> list[Field]:
    """The path, the players, and the skirmishes."""
    return [
        OneOf("format", FORMATS),
        OneOf("phase", PHASES),
        SeatsIn("turn", seats),
        SeatsIn("acting", seats),
        Number("twilight"),
        Number("ring_worn"),
        Group("own_deck", [OneOf("deck", [*STARTERS, "custom"]), Count("cards", CARDS)]),
        Slots("path", SITES, site(seats)),
        Seats("players", seats, player(seats)),
        Slots("minions", MOST_MINIONS, minion(seats)),
        Group("moves", [Number("made"), Number("limit"), Number("may_move")]),
        Group("archery", [Number("fellowship"), Number("minions")]),
        Slots("skirmishes", MOST_COMPANIONS, skirmish()),
    ]


def site(seats: int) -> list[Field]:
    return [
        Index("print", CARDS),
        SeatsIn("owner", seats),
        Number("shadow"),
        SeatsIn("controlled_by", seats),
        SeatsIn("fellowships", seats),
    ]


def player(seats: int) -> list[Field]:
    piles: list[Field] = [
        Count(pile, CARDS, of="print")
        for pile in ("hand_cards", "known_top", "adventure_deck", "discard", "dead", "support")
    ]
    return [
        OneOf("deck", [*STARTERS, "custom"]),
        Number("lost"),
        Number("site"),
        Number("burdens"),
        Number("resistance"),
        Number("hand"),
        Number("draw_deck"),
        *piles,
        Slots("companions", MOST_COMPANIONS, companion(seats)),
    ]


def character(seats: int) -> list[Field]:
    return [
        Index("id", CODES),
        Index("print", CARDS),
        SeatsIn("owner", seats),
        Number("active"),
        Number("tokens"),
        Number("strength"),
        Number("vitality"),
        Number("wounds"),
        Number("exhausted"),
        Each("keywords", POWERS, [Number("")]),
        Slots("bears", MOST_BORNE, [Index("print", CARDS)]),
    ]


def companion(seats: int) -> list[Field]:
    marks = [Number("ring_bearer"), Number("ring_bound"), Number("takes_part")]
    return [*character(seats), *marks]


def minion(seats: int) -> list[Field]:
    """A minion and the character it is assigned to."""
    return [*character(seats), Number("roaming"), Number("site"), Index("against", CODES)]


def skirmish() -> list[Field]:
    """A skirmish with the current strengths."""
    numbers = ("now", "fierce", "strength", "against", "damage", "damage_against")
    return [Index("character", CODES), *(Number(key) for key in numbers)]


OBSERVATION = Observation(fields, version=1, first_chance="draw")
