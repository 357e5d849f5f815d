"""Cards, tiles, tokens, regions and layouts as tables, read from `data/`.

The masks of permanent tokens (JOKER, NO_SURCHARGE, RED_ANYWHERE, RED_STRONGER, RICHER_DISCARD,
EAGLE) are used where the rules take the token into account; `effect_reader.PERMANENT` lists these
places. Triggered tokens (TRIGGERED_BY_*) take effect in `playing.TokensAdd` and
`chapters.take_tile`.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

FELLOWSHIP: Final = 0
SAURON: Final = 1
SEATS: Final = ["fellowship", "sauron"]


def read_facts(name: str) -> Any:
    """The content of one JSON file in `data/`."""
    return json.loads(files("mathom.games.duel").joinpath(f"data/{name}.json").read_text("utf-8"))


def mask_of(names: list[str], known: list[str]) -> int:
    """Names as a bit mask."""
    mask = 0
    for name in names:
        mask |= 1 << known.index(name)
    return mask


def counted(names: list[str], known: list[str]) -> list[tuple[int, int]]:
    """Pairs of index and count for the names, the largest count first."""
    pairs = [(known.index(name), names.count(name)) for name in sorted(set(names))]
    return sorted(pairs, key=lambda pair: (-pair[1], pair[0]))


_cards: Final = read_facts("cards")
_tiles: Final = read_facts("landmarks")
_tokens: Final = read_facts("alliances")
_quest: Final = read_facts("quest")
_map: Final = read_facts("map")
_layouts: Final = read_facts("layouts")

SKILLS: Final[list[str]] = _cards["skills"]
COLORS: Final[list[str]] = _cards["colors"]
CHAINS: Final[list[str]] = _cards["chains"]

CARD_FACTS: Final[list[dict[str, Any]]] = _cards["cards"]
CARDS: Final[list[str]] = [card["id"] for card in CARD_FACTS]
CARD_CHAPTER: Final[list[int]] = [card["chapter"] for card in CARD_FACTS]
CARD_COLOR: Final[list[int]] = [COLORS.index(card["color"]) for card in CARD_FACTS]
CARD_COINS: Final[list[int]] = [card["coins"] for card in CARD_FACTS]
CARD_NEEDS: Final[list[list[tuple[int, int]]]] = [
    counted(card["skills"], SKILLS) for card in CARD_FACTS
]
CARD_CHAIN: Final[list[int]] = [
    1 << CHAINS.index(card["chain"]) if card["chain"] else 0 for card in CARD_FACTS
]
MOST_PAID: Final[list[int]] = [
    coins + sum(count for _, count in needs)
    for coins, needs in zip(CARD_COINS, CARD_NEEDS, strict=True)
]
"""The price of a card for a seat without any skill."""
CARD_FREE_WITH: Final[list[int]] = [mask_of(card["free_with"], CHAINS) for card in CARD_FACTS]
CHAPTER_CARDS: Final[list[list[int]]] = [
    [card for card in range(len(CARDS)) if CARD_CHAPTER[card] == chapter] for chapter in range(4)
]

GREY: Final = COLORS.index("grey")
GREEN: Final = COLORS.index("green")
RED: Final = COLORS.index("red")
PURPLE: Final = COLORS.index("purple")

CHOICE_SKILLS: Final[list[int]] = [
    mask_of(effect["options"], SKILLS)
    for card in CARD_FACTS
    for effect in card["effects"]
    if effect["op"] == "skill_choice"
]

REGIONS: Final[list[str]] = [region["id"] for region in _map["regions"]]
LINKS: Final[list[list[int]]] = [[REGIONS.index(end) for end in link] for link in _map["links"]]
ALL_REGIONS: Final = (1 << len(REGIONS)) - 1
NEIGHBOURS: Final[list[list[int]]] = [
    sorted(a + b - region for a, b in LINKS if region in (a, b)) for region in range(len(REGIONS))
]

TILE_FACTS: Final[list[dict[str, Any]]] = _tiles["landmarks"]
TILES: Final[list[str]] = [tile["id"] for tile in TILE_FACTS]
TILE_NEEDS: Final[list[list[tuple[int, int]]]] = [
    counted(tile["skills"], SKILLS) for tile in TILE_FACTS
]
MOST_PAID_FOR_TILE: Final[list[int]] = [sum(count for _, count in needs) for needs in TILE_NEEDS]
TILES_FACE_UP: Final[int] = _tiles["face_up"]

RACES: Final[list[str]] = _tokens["races"]
TOKEN_FACTS: Final[list[dict[str, Any]]] = _tokens["alliances"]
TOKENS: Final[list[str]] = [token["id"] for token in TOKEN_FACTS]
TOKEN_RACE: Final[list[int]] = [RACES.index(token["race"]) for token in TOKEN_FACTS]
RACE_TOKENS: Final[list[list[int]]] = [
    [token for token in range(len(TOKENS)) if TOKEN_RACE[token] == race]
    for race in range(len(RACES))
]


def tokens_with(key: str, value: str) -> int:
    """The tokens, as a bit mask, with this value under `key`."""
    return mask_of([token["id"] for token in TOKEN_FACTS if token[key] == value], TOKENS)


def tokens_doing(op: str) -> int:
    """The tokens, as a bit mask, with this effect."""
    return mask_of([token["id"] for token in TOKEN_FACTS if token["effect"]["op"] == op], TOKENS)


IMMEDIATE: Final = tokens_with("timing", "immediate")
TRIGGERED: Final = tokens_with("timing", "triggered")
TRIGGERED_BY_COLOR: Final[list[int]] = [
    tokens_with("trigger", f"play_{color}") & TRIGGERED for color in COLORS
]
TRIGGERED_BY_CHAIN: Final = tokens_with("trigger", "play_by_chain") & TRIGGERED
TRIGGERED_BY_TILE: Final = tokens_with("trigger", "take_landmark") & TRIGGERED
JOKER: Final = tokens_doing("joker_skill")
NO_SURCHARGE: Final = tokens_doing("no_landmark_surcharge")
RED_ANYWHERE: Final = tokens_doing("red_any_region")
RED_STRONGER: Final = tokens_doing("red_extra_units")
RICHER_DISCARD: Final = tokens_doing("discard_income_multiplier")
EAGLE: Final = mask_of(
    [token["id"] for token in TOKEN_FACTS if token["effect"].get("race") == "eagle"], TOKENS
)
RED_EXTRA_UNITS: Final[int] = max(
    [
        token["effect"]["count"]
        for token in TOKEN_FACTS
        if token["effect"]["op"] == "red_extra_units"
    ]
)
DISCARD_FACTOR: Final[int] = max(
    [
        token["effect"]["factor"]
        for token in TOKEN_FACTS
        if token["effect"]["op"] == "discard_income_multiplier"
    ]
)

QUEST_LENGTH: Final[int] = _quest["steps_to_win"]
BONUS_FACTS: Final[list[dict[str, Any]]] = _quest["bonuses"]
BONUSES: Final[list[str]] = [bonus["kind"] for bonus in BONUS_FACTS]
BONUS_STEPS: Final[list[int]] = [bonus["step"] for bonus in BONUS_FACTS]

_setup: Final = _map["setup"]
COINS_IN_BOX: Final[int] = _setup["coins_in_box"]
SET_ASIDE: Final[int] = _setup["cards_to_discard"]
DISCARD_INCOME: Final[list[int]] = [0, *_setup["discard_income"]]
FIRST_SEAT: Final = SEATS.index(_setup["first"])
START_COINS: Final[list[int]] = [seat["coins"] for seat in _setup["seats"]]
UNITS_IN_BOX: Final[list[int]] = [seat["units"] for seat in _setup["seats"]]
START_UNITS: Final[list[list[int]]] = [
    [seat["units_on_board"].get(region, 0) for seat in _setup["seats"]] for region in REGIONS
]

SLOT_FACTS: Final[list[list[dict[str, Any]]]] = [
    [],
    *[chapter["slots"] for chapter in _layouts["chapters"]],
]
SLOTS: Final = len(SLOT_FACTS[1])
LAST_CHAPTER: Final = len(SLOT_FACTS) - 1
COVERED_BY: Final[list[list[list[int]]]] = [
    [slot["covered_by"] for slot in slots] for slots in SLOT_FACTS
]
COVERS: Final[list[list[list[int]]]] = [
    [[under for under in range(len(slots)) if over in slots[under]] for over in range(len(slots))]
    for slots in COVERED_BY
]
FACE_UP: Final[list[list[bool]]] = [
    [slot["face"] == "up" for slot in slots] for slots in SLOT_FACTS
]
