"""Card facts as tables (Card types: rulebook p. 4, "Tipologia delle carte"), read from
`data/cards.json` and `data/starters.json`.

A card is a number, its index in the file. A copy in a game has a *code*: the card, the seat of its
deck and the number of the copy (up to four), with a readable name (`4_49.a1`).
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

MOST_SEATS: Final = 4
MOST_COPIES: Final = 4


def read_facts(name: str) -> Any:
    return json.loads(files("mathom.games.tcg").joinpath(f"data/{name}.json").read_text("utf-8"))


CARD_FACTS: Final[list[dict[str, Any]]] = read_facts("cards")["cards"]
CARDS: Final[list[str]] = [card["id"] for card in CARD_FACTS]

TYPES: Final = [
    "companion", "ally", "minion", "possession", "artifact", "condition", "event", "site", "ring",
]  # fmt: skip
COMPANION: Final = 0
ALLY: Final = 1
MINION: Final = 2
POSSESSION: Final = 3
ARTIFACT: Final = 4
CONDITION: Final = 5
EVENT: Final = 6
SITE: Final = 7
RING: Final = 8

FREE: Final = 0
SHADOW: Final = 1
NEITHER: Final = 2
SIDES: Final = ["fp", "shadow"]

CULTURES: Final = [
    "dwarven", "elven", "gandalf", "gondor", "rohan", "shire",
    "dunland", "isengard", "raider", "sauron", "moria", "wraith",
]  # fmt: skip
RACES: Final = ["man", "elf", "dwarf", "hobbit", "wizard", "ent", "uruk-hai", "orc"]
CLASSES: Final = [
    "hand_weapon", "ranged_weapon", "armor", "cloak", "staff", "mount", "brooch", "gauntlets",
]  # fmt: skip
SIGNETS: Final = ["aragorn", "frodo", "gandalf", "théoden"]

LABELS: Final = [
    "southron", "easterling", "tracker", "ranger", "villager", "valiant", "machine", "search",
    "spell", "tale", "stealth", "unhasty", "ring-bound", "battleground", "plains", "sanctuary",
    "forest", "mountain", "underground",
]  # fmt: skip
"""Keywords that cards never gain or lose."""

ARCHER: Final = 0
FIERCE: Final = 1
DAMAGE: Final = 2
DEFENDER: Final = 3
AMBUSH: Final = 4
POWERS: Final = ["archer", "fierce", "damage", "defender", "ambush"]
"""Keywords with a number, which cards can gain and lose."""


def named(facts: dict[str, Any], key: str, known: list[str]) -> int:
    """The index of a word, -1 if the card has none."""
    return known.index(facts[key]) if key in facts else -1


def slug(title: str) -> str:
    return title.lower().replace(" ", "-")


TITLES: Final[list[str]] = sorted({slug(card["title"]) for card in CARD_FACTS})

TYPE: Final[list[int]] = [TYPES.index(card["type"]) for card in CARD_FACTS]
SIDE: Final[list[int]] = [
    SIDES.index(card["side"]) if "side" in card else NEITHER for card in CARD_FACTS
]
CULTURE: Final[list[int]] = [named(card, "culture", CULTURES) for card in CARD_FACTS]
RACE: Final[list[int]] = [named(card, "race", RACES) for card in CARD_FACTS]
CLASS: Final[list[int]] = [named(card, "class", CLASSES) for card in CARD_FACTS]
SIGNET: Final[list[int]] = [named(card, "signet", SIGNETS) for card in CARD_FACTS]
TITLE: Final[list[int]] = [TITLES.index(slug(card["title"])) for card in CARD_FACTS]
UNIQUE: Final[list[bool]] = [card.get("unique", False) for card in CARD_FACTS]
COST: Final[list[int]] = [card.get("cost", 0) for card in CARD_FACTS]
STRENGTH: Final[list[int]] = [card.get("strength", 0) for card in CARD_FACTS]
VITALITY: Final[list[int]] = [card.get("vitality", 0) for card in CARD_FACTS]
STRENGTH_BONUS: Final[list[int]] = [card.get("strength_bonus", 0) for card in CARD_FACTS]
VITALITY_BONUS: Final[list[int]] = [card.get("vitality_bonus", 0) for card in CARD_FACTS]
RESISTANCE: Final[list[int]] = [card.get("resistance", 0) for card in CARD_FACTS]
MINION_SITE: Final[list[int]] = [card.get("site", 0) for card in CARD_FACTS]
HOMES: Final[list[list[int]]] = [card.get("homes", []) for card in CARD_FACTS]
SITE_NUMBER: Final[list[int]] = [card.get("number", 0) for card in CARD_FACTS]
SHADOW_NUMBER: Final[list[int]] = [card.get("shadow", 0) for card in CARD_FACTS]
LEFT_ARROW: Final[list[bool]] = [card.get("arrow") == "left" for card in CARD_FACTS]
TO: Final[list[str]] = [card.get("to", "") for card in CARD_FACTS]
BORNE: Final[list[bool]] = [to in ("bearer", "site") for to in TO]
BEARER_PAYS: Final[list[bool]] = ["x" in card.get("bearer", []) for card in CARD_FACTS]
"""Whether a card is played on the character that was exerted to play it."""
ON_SITE: Final[list[bool]] = [to == "site" for to in TO]
LABEL_BITS: Final[list[int]] = [
    sum(1 << LABELS.index(word) for word in card.get("keywords", {}) if word in LABELS)
    for card in CARD_FACTS
]
POWER: Final[list[list[int]]] = [
    [card.get("keywords", {}).get(word, 0) for word in POWERS] for card in CARD_FACTS
]

RING_BOUND: Final = 1 << LABELS.index("ring-bound")
RANGER: Final = 1 << LABELS.index("ranger")
UNHASTY: Final = 1 << LABELS.index("unhasty")
SANCTUARY: Final = 1 << LABELS.index("sanctuary")
URUK_HAI: Final = RACES.index("uruk-hai")
MOUNT: Final = CLASSES.index("mount")

FRODO: Final = TITLES.index("frodo")
SITES: Final = 9
SITES_NUMBERED: Final[list[list[int]]] = [
    [card for card in range(len(CARDS)) if SITE_NUMBER[card] == number]
    for number in range(SITES + 1)
]
BEARERS: Final[list[int]] = [card for card in range(len(CARDS)) if RESISTANCE[card] == 10]
RINGS: Final[list[int]] = [card for card in range(len(CARDS)) if TYPE[card] == RING]
DECK_CARDS: Final[list[int]] = [
    card for card in range(len(CARDS)) if TYPE[card] not in (SITE, RING)
]
"""The cards that can be in a draw deck: everything but sites and Rings."""


def code_names() -> list[str]:
    """The readable name of every copy of every card in every deck."""
    return [
        f"{card}.{'abcd'[seat]}{copy + 1}"
        for card in CARDS
        for seat in range(MOST_SEATS)
        for copy in range(MOST_COPIES)
    ]


CODES: Final = code_names()
PER_CARD: Final = MOST_SEATS * MOST_COPIES


def code_of(card: int, seat: int, copy: int) -> int:
    return card * PER_CARD + seat * MOST_COPIES + copy


def card_of(code: int) -> int:
    """The card of a copy."""
    return code // PER_CARD


STARTER_FACTS: Final[list[dict[str, Any]]] = read_facts("starters")["decks"]
STARTERS: Final[list[str]] = [deck["id"] for deck in STARTER_FACTS]


class Deck:
    """A deck: Ring-bearer, Ring, nine sites, starting companions, draw deck."""

    def __init__(self, bearer: int, ring: int, sites: list[int], cards: list[int]) -> None:
        self.bearer = bearer
        self.ring = ring
        self.sites = sites
        self.cards = cards
        self.start: list[int] = []


def read_starter(facts: dict[str, Any]) -> Deck:
    """A starter deck; the starting companions are among its cards."""
    cards = [CARDS.index(card) for card, count in facts["cards"].items() for _ in range(count)]
    deck = Deck(
        CARDS.index(facts["bearer"]),
        CARDS.index(facts["ring"]),
        [CARDS.index(site) for site in facts["sites"]],
        sorted(cards),
    )
    deck.start = [CARDS.index(card) for card in facts["start"]]
    return deck


STARTER_DECKS: Final[list[Deck]] = [read_starter(facts) for facts in STARTER_FACTS]
