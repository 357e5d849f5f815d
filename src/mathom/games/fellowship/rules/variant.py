"""What is played: the chapter with its characters and deal for this number of players, and the
options on disputed rules. Nothing here changes after the set-up."""

from __future__ import annotations

from typing import Any, Final

from mathom.games.fellowship.rules.facts import (
    CHAPTER_FACTS,
    CHARACTERS,
    DEALS,
    ENDLESS,
    ENDLESS_FACTS,
    EVENTS_IN_BOX,
    GIFTS,
    HANDS_OF,
    MOST_HANDS,
    NONE,
    PYRAMIDS,
    RIDERS,
    THREAT_DECKS,
    Facts,
    characters_mask,
)

SOLO: Final = 1
PYRAMID_TABLE: Final = 2
PYRAMID_HAND: Final = 2
"""The third hand in a game of two players."""

SHORT: Final = 0
LONG: Final = 1
GROUPS: Final = 2
LENGTHS: Final = ["short", "long", "groups"]
MOST_KEPT: Final = 200


class Deal:
    """How many cards are dealt where, for one number of players."""

    def __init__(self, facts: Facts, players: int) -> None:
        numbers = facts[str(players)]
        self.id = str(facts["id"])
        self.lost = int(numbers["lost"])
        self.hand = int(numbers["hand"])
        self.tricks = int(numbers["tricks"])
        name = str(numbers.get("pyramid", ""))
        self.rows: list[list[bool]] = PYRAMIDS[name] if name else []


class Pyramid:
    """The shape of a pyramid: its slots from the top row down, which slots cover which, and which
    are face up."""

    def __init__(self, rows: list[list[bool]]) -> None:
        self.rows: list[list[int]] = []
        self.up: list[int] = []
        self.covered_by: list[list[int]] = []
        for row in rows:
            self.rows.append([len(self.up) + place for place in range(len(row))])
            self.up.extend(1 if face else 0 for face in row)
        for number, slots in enumerate(self.rows):
            below = self.rows[number + 1] if number + 1 < len(self.rows) else []
            for place in range(len(slots)):
                self.covered_by.append(below[place : place + 2])
        self.bottom = self.rows[-1] if self.rows else []
        self.size = len(self.up)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles and copies."""
        return Pyramid, ([[self.up[slot] == 1 for slot in row] for row in self.rows],)


class Rules:
    """The options, the chapter and the number of players."""

    def __init__(self, settings: list[int], players: int) -> None:
        self.settings = settings
        self.players = players
        self.chapter = settings[0]
        self.glorfindel_swaps = settings[1] == 0
        self.aragorn_anyone = settings[2] == 1
        self.between_tricks = settings[3] == 1
        self.rivers_at_breaking = settings[4] == 0
        self.marks = settings[6:]
        self.endless = self.chapter == ENDLESS
        self.solo = players == SOLO
        self.hands = HANDS_OF[players]
        self.seat_of = [0] * MOST_HANDS
        if not self.solo:
            self.seat_of = [min(hand, players - 1) for hand in range(MOST_HANDS)]
        facts: Facts = {} if self.endless else CHAPTER_FACTS[self.chapter]
        self.length = LONG if self.endless else LENGTHS.index(str(facts["length"]))
        names = [str(entry["id"]) for entry in facts.get("characters", [])]
        self.roster = characters_mask(names)
        self.stars = characters_mask(
            [str(entry["id"]) for entry in facts.get("characters", []) if entry.get("star")]
        )
        optional = [
            str(entry["id"]) for entry in facts.get("characters", []) if entry.get("optional")
        ]
        self.required = self.roster & ~characters_mask(optional)
        if self.endless:
            self.stars = characters_mask(["frodo"])
        self.events = [EVENTS_IN_BOX.index(str(name)) for name in facts.get("events", [])]
        self.groups = [characters_mask(group["characters"]) for group in facts.get("groups", [])]
        self.group_stars = [characters_mask(group["stars"]) for group in facts.get("groups", [])]
        self.burdened = bool(facts.get("burdened", False))
        deck = "threats" if self.endless else str(facts.get("threat_deck", ""))
        self.threat_deck = 0
        for rank in THREAT_DECKS.get(deck, []):
            self.threat_deck |= 1 << rank
        self.rider_of = [NONE] * len(CHARACTERS)
        for entry in facts.get("riders", []):
            self.rider_of[CHARACTERS.index(entry["bearer"])] = RIDERS.index(entry["rider"])
        self.gifts = 0
        for entry in facts.get("gifts", []):
            self.gifts |= 1 << GIFTS.index(entry["gift"])

    def deal(self, id: str) -> Deal:
        """The deal with this name for this number of players."""
        return Deal(DEALS[id], self.players)

    def left_of(self, hand: int) -> int:
        """The next hand clockwise."""
        return (hand + 1) % self.hands

    def right_of(self, hand: int) -> int:
        """The next hand anticlockwise."""
        return (hand + self.hands - 1) % self.hands

    def gold(self) -> int:
        """The number of gold characters in the endless mode."""
        return int(ENDLESS_FACTS["gold"][str(self.players)])

    def black(self) -> int:
        """The number of black characters in the endless mode."""
        return int(ENDLESS_FACTS["black"][str(self.players)])


PLAYED: Final[dict[tuple[int, ...], Rules]] = {}


def rules_for(settings: list[int], players: int) -> Rules:
    """The rules for these settings. They never change, so equal settings share one object."""
    key = (players, *settings)
    found = PLAYED.get(key)
    if found is None:
        if len(PLAYED) > MOST_KEPT:
            PLAYED.clear()
        found = Rules(settings, players)
        PLAYED[key] = found
    return found
