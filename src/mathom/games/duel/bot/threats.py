"""Immediate wins and affordable tiles of the side to move, for the evaluation."""

from __future__ import annotations

from typing import Any, Final

from mathom.games.duel.rules.costs import (
    can_afford_tile,
    card_price,
    surcharge,
    tile_price,
)
from mathom.games.duel.rules.ending import RACES_TO_WIN, races_supporting, regions_present
from mathom.games.duel.rules.facts import (
    CARD_FACTS,
    CARDS,
    MOST_PAID_FOR_TILE,
    QUEST_LENGTH,
    RACES,
    RED_ANYWHERE,
    REGIONS,
    TILE_FACTS,
    TILES,
    mask_of,
)
from mathom.games.duel.rules.state import LAYOUT, OFFERED, DuelState
from mathom.games.duel.rules.vocabulary import PLAY, TAKE


def steps_of(facts: dict[str, Any]) -> int:
    """The quest steps that a card or tile gives."""
    return sum([effect["steps"] for effect in facts["effects"] if effect["op"] == "ring"])


CARD_STEPS: Final[list[int]] = [steps_of(card) for card in CARD_FACTS]
TILE_STEPS: Final[list[int]] = [steps_of(tile) for tile in TILE_FACTS]
MOST_STEPS: Final = max([*CARD_STEPS, *TILE_STEPS])
MOST_NEEDED: Final = max(MOST_PAID_FOR_TILE)
TILE_REGION: Final[list[int]] = [REGIONS.index(tile["region"]) for tile in TILE_FACTS]
CARD_RACE: Final[list[int]] = [
    max(
        [RACES.index(effect["race"]) for effect in card["effects"] if effect["op"] == "race"]
        or [-1]
    )
    for card in CARD_FACTS
]
CARD_UNITS: Final[list[int]] = [
    sum([effect["count"] for effect in card["effects"] if effect["op"] == "units"])
    for card in CARD_FACTS
]
CARD_REGIONS: Final[list[int]] = [
    sum([mask_of(e["regions"], REGIONS) for e in card["effects"] if e["op"] == "units"])
    for card in CARD_FACTS
]
NO_GAP: Final = -1

STEPS_IN_A_TURN: Final = 6
"""So many steps of the quest are possible in a turn, with its bonus."""

MISSING_RACES: Final = 2
MISSING_REGIONS: Final = 3
"""A turn can rarely win more races and regions than these."""


def near_victory(s: DuelState, seat: int) -> bool:
    """Whether a turn may win: by the quest, by races or by regions."""
    return (
        s.quest[seat] + STEPS_IN_A_TURN >= QUEST_LENGTH
        or races_supporting(s, seat) + MISSING_RACES >= RACES_TO_WIN
        or regions_present(s, seat) + MISSING_REGIONS >= len(REGIONS)
    )


def in_sight(s: DuelState, action: int) -> bool:
    """Whether an action plays a card or takes a tile that lies face up."""
    if PLAY <= action < PLAY + len(CARDS):
        return s.place[action - PLAY] == LAYOUT
    if TAKE <= action < TAKE + len(TILES):
        return s.tiles[action - TAKE] == OFFERED
    return False


def could_win(s: DuelState, seat: int) -> bool:
    """Whether an affordable card or tile wins at once. Moves, bonus spaces and tokens are
    ignored."""
    if not one_from_victory(s, seat):
        return False
    steps = QUEST_LENGTH - s.quest[seat]
    one_race = races_supporting(s, seat) == RACES_TO_WIN - 1
    gap = last_gap(s, seat)
    coins = s.coins[seat]
    for slot in s.available:
        card = s.slots[slot]
        decides = CARD_STEPS[card] >= steps or fills(s, seat, card, gap)
        if decides or (one_race and new_race(s, seat, card)):
            if card_price(s, seat, card) <= coins:
                return True
    for tile in range(len(TILES)):
        if s.tiles[tile] == OFFERED and (TILE_STEPS[tile] >= steps or TILE_REGION[tile] == gap):
            if tile_price(s, seat, tile) <= coins:
                return True
    return False


def may_decide(s: DuelState, seat: int, races: int, regions: int) -> bool:
    """Whether a seat with so many races and regions is one card or tile from winning."""
    return (
        s.quest[seat] + MOST_STEPS >= QUEST_LENGTH
        or races == RACES_TO_WIN - 1
        or regions == len(REGIONS) - 1
    )


def one_from_victory(s: DuelState, seat: int) -> bool:
    """Whether a seat is one card or tile from winning."""
    return may_decide(s, seat, races_supporting(s, seat), regions_present(s, seat))


def last_gap(s: DuelState, seat: int) -> int:
    """The only region in which a seat is not present; NO_GAP if there are more."""
    gap = NO_GAP
    for region in range(len(REGIONS)):
        if s.units[region * 2 + seat] == 0 and s.forts[region] != seat:
            if gap != NO_GAP:
                return NO_GAP
            gap = region
    return gap


def new_race(s: DuelState, seat: int, card: int) -> bool:
    """Whether a card adds a race that the seat does not have."""
    race = CARD_RACE[card]
    return race >= 0 and s.races[race * 2 + seat] == 0


def fills(s: DuelState, seat: int, card: int, gap: int) -> bool:
    """Whether the units of a card would win the last region."""
    if gap == NO_GAP or CARD_UNITS[card] <= s.units[gap * 2 + 1 - seat]:
        return False
    return CARD_REGIONS[card] >> gap & 1 == 1 or s.tokens[seat] & RED_ANYWHERE != 0


def payable_tiles(s: DuelState, seat: int) -> int:
    """The number of face-up tiles that a seat can afford."""
    return tiles_within(s, seat, s.coins[seat] - surcharge(s, seat), MOST_NEEDED)


def tiles_within(s: DuelState, seat: int, left: int, symbols: int) -> int:
    """The number of face-up tiles that a seat can afford with these coins, the surcharge paid, and
    at most so many skill symbols. Few coins and symbols together are not looked at in detail."""
    if left < 0:
        return 0
    tiles = s.tiles
    found = 0
    for tile in range(len(TILES)):
        if tiles[tile] == OFFERED and left + symbols + 1 >= MOST_PAID_FOR_TILE[tile]:
            if can_afford_tile(s, seat, tile, left):
                found += 1
    return found
