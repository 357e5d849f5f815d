"""Suits, cards, characters, events, gifts and riders as tables, read from `data/`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

Facts = dict[str, Any]

MOST_HANDS: Final = 4
NONE: Final = -1


def read_facts(name: str) -> Any:
    """The content of one JSON file in `data/`."""
    path = files("mathom.games.fellowship").joinpath(f"data/{name}.json")
    return json.loads(path.read_text("utf-8"))


def chapter_files() -> list[Facts]:
    """The chapter files in order of their numbers."""
    folder = files("mathom.games.fellowship").joinpath("data/chapters")
    found = [json.loads(file.read_text("utf-8")) for file in folder.iterdir()]
    return sorted(found, key=lambda chapter: int(chapter["number"]))


_modes: Final = read_facts("modes")

SUITS: Final[list[str]] = [suit["id"] for suit in _modes["suits"]]
FORESTS: Final = SUITS.index("forests")
SHADOWS: Final = SUITS.index("shadows")
RINGS: Final = SUITS.index("rings")
RIVERS: Final = SUITS.index("rivers")

_main: Final[list[tuple[str, int, int]]] = [
    (f"{suit['id']}-{rank}", index, rank)
    for index, suit in enumerate(_modes["suits"])
    for rank in range(1, suit["ranks"] + 1)
]
_extra: Final[list[tuple[str, int, int]]] = [("willow-9", FORESTS, 9), ("balrog-5", SHADOWS, 5)]

CARDS: Final[list[str]] = [card[0] for card in _main + _extra]
"""The cards of the main deck, the Rivers, and two cards that only events use."""

CARD_SUIT: Final[list[int]] = [card[1] for card in _main + _extra]
CARD_RANK: Final[list[int]] = [card[2] for card in _main + _extra]
BIT: Final[list[int]] = [1 << card for card in range(len(CARDS))]
WILLOW: Final = CARDS.index("willow-9")
BALROG: Final = CARDS.index("balrog-5")
ONE_RING: Final = CARDS.index("rings-1")
ONE_RING_BIT: Final = 1 << ONE_RING
MOST_RANK: Final = 8


def cards_mask(names: list[str]) -> int:
    """Cards as a bit mask."""
    mask = 0
    for name in names:
        mask |= 1 << CARDS.index(name)
    return mask


SUIT_MASK: Final[list[int]] = [
    cards_mask([card[0] for card in _main if card[1] == suit]) for suit in range(len(SUITS))
]
RANK_MASK: Final[list[int]] = [
    cards_mask([card[0] for card in _main if card[2] == rank]) for rank in range(MOST_RANK + 1)
]
RINGS_MASK: Final = SUIT_MASK[RINGS]
RIVERS_MASK: Final = SUIT_MASK[RIVERS]
MAIN_DECK: Final = cards_mask([card[0] for card in _main if card[1] != RIVERS])


def bits(mask: int) -> list[int]:
    """The indices of the bits that are set, in ascending order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


COUNTS: Final[list[int]] = [mask.bit_count() for mask in range(1 << 12)]


def count(mask: int) -> int:
    """The number of bits that are set in a mask of cards. Compiled code reads a table faster than
    it calls a method of an int."""
    return (
        COUNTS[mask & 4095]
        + COUNTS[mask >> 12 & 4095]
        + COUNTS[mask >> 24 & 4095]
        + COUNTS[mask >> 36]
    )


CHARACTER_FACTS: Final[list[Facts]] = read_facts("characters")["characters"]
CHARACTERS: Final[list[str]] = [character["id"] for character in CHARACTER_FACTS]
IDENTITY: Final[list[str]] = [character["identity"] for character in CHARACTER_FACTS]
FRODO: Final = CHARACTERS.index("frodo")
GANDALF: Final = CHARACTERS.index("gandalf")
SECRET_FIRE: Final = CHARACTERS.index("gandalf-secret-fire")
GIMLI: Final = CHARACTERS.index("gimli")
ELROND: Final = CHARACTERS.index("elrond")
FATTY: Final = CHARACTERS.index("fatty-bolger")
GOLDBERRY: Final = CHARACTERS.index("goldberry")
MERIADOC: Final = CHARACTERS.index("meriadoc-brandybuck")
SAMWISE: Final = CHARACTERS.index("samwise-gamgee")
ARAGORNS: Final[list[int]] = [who for who in range(len(CHARACTERS)) if IDENTITY[who] == "aragorn"]


def characters_mask(names: list[str]) -> int:
    """Characters as a bit mask."""
    mask = 0
    for name in names:
        mask |= 1 << CHARACTERS.index(name)
    return mask


def with_ability(kind: str, burdened: bool) -> int:
    """The characters, as a bit mask, with an ability on either side of their card."""
    mask = 0
    for index, character in enumerate(CHARACTER_FACTS):
        side = character.get("burdened", {}) if burdened else character
        if any(ability["kind"] == kind for ability in side.get("abilities", [])):
            mask |= 1 << index
    return mask


def acting(action: str) -> int:
    """The characters, as a bit mask, with a set-up action on the normal side of their card."""
    return characters_mask(
        [
            character["id"]
            for character in CHARACTER_FACTS
            if any(step["action"] == action for step in character["setup"])
        ]
    )


NAMES_LEADER: Final = with_ability("choose-next-leader", False)
NEVER_FOLLOWS: Final = with_ability("ignore-follow-suit", False)
LEADS_RINGS: Final = with_ability("may-lead-rings", False)
LEADS_FIRST: Final = acting("lead-first-trick")
DRAWS_THREAT: Final = characters_mask([c["id"] for c in CHARACTER_FACTS if c["threat"]])

EVENT_FACTS: Final[list[Facts]] = read_facts("events")["events"]
EVENTS_IN_BOX: Final[list[str]] = [event["id"] for event in EVENT_FACTS]
GIFT_FACTS: Final[list[Facts]] = read_facts("gifts")["gifts"]
GIFTS: Final[list[str]] = [gift["id"] for gift in GIFT_FACTS]
SWORD: Final = GIFTS.index("sword-that-was-broken")
HORN: Final = GIFTS.index("horn-of-gondor")
MITHRIL: Final = GIFTS.index("mithril-coat")
STING: Final = GIFTS.index("sting")
GLAMDRING: Final = GIFTS.index("glamdring")
RIDER_FACTS: Final[list[Facts]] = read_facts("riders")["riders"]
RIDERS: Final[list[str]] = [rider["id"] for rider in RIDER_FACTS]
WRAITH: Final = RIDERS.index("wraith")
UNSEEN_RIDER: Final = RIDERS.index("unseen")
RANGES: Final[list[list[int]]] = GIFT_FACTS[SWORD]["effect"]["ranges"]

THREAT_DECKS: Final[dict[str, list[int]]] = {
    deck["id"]: deck["ranks"] for deck in read_facts("threats")["decks"]
}
MOST_THREAT: Final = max([max(ranks) for ranks in THREAT_DECKS.values()])
THREATS: Final[list[str]] = [str(rank) for rank in range(MOST_THREAT + 1)]

CHAPTER_FACTS: Final[list[Facts]] = chapter_files()
CHAPTERS: Final[list[str]] = [*[str(chapter["number"]) for chapter in CHAPTER_FACTS], "endless"]
ENDLESS: Final = len(CHAPTERS) - 1
ENDLESS_FACTS: Final[Facts] = _modes["endless"]
SETTINGS: Final[dict[str, list[str]]] = _modes["settings"]
HANDS_OF: Final[list[int]] = [0, *[int(_modes["hands"][str(players)]) for players in range(1, 5)]]
HANDS: Final[list[str]] = [f"hand-{hand + 1}" for hand in range(MOST_HANDS)]
HOLDERS: Final[list[str]] = [*[f"seat-{n + 1}" for n in range(MOST_HANDS)], *HANDS, "pyramid"]
"""Who holds a hand: a seat, in solo play the hand itself, or the pyramid."""

DEALS: Final[dict[str, Facts]] = {deal["id"]: deal for deal in _modes["deals"]}
PYRAMIDS: Final[dict[str, list[list[bool]]]] = {
    pyramid["id"]: pyramid["rows"] for pyramid in _modes["pyramids"]
}
INCOMPATIBLE: Final[list[list[int]]] = [
    [CHARACTERS.index(name) for name in pair] for pair in ENDLESS_FACTS["incompatible"]
]
