"""The numbers of an observation straight from the state, without a view: for learning programs.

The places are those of `observation.py`, whose fields say what they mean; a test compares both.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mathom.engine.features import NOWHERE, Features
from mathom.games.duel.rules.chapters import discard_income
from mathom.games.duel.rules.costs import by_chain, missing_skills, surcharge
from mathom.games.duel.rules.facts import (
    CARD_COINS,
    CARD_NEEDS,
    CARDS,
    CHAINS,
    EAGLE,
    JOKER,
    RACE_TOKENS,
    RACES,
    REGIONS,
    SKILLS,
    SLOTS,
    TILE_NEEDS,
    TILES,
    TILES_FACE_UP,
    TOKENS,
)
from mathom.games.duel.rules.state import (
    AREA,
    ASIDE,
    DISCARDED,
    FACE_DOWN,
    LIFTED,
    NOBODY,
    OFFERED,
    OUT,
    OWNED,
    STACK,
    TAKEN,
    UNSEEN,
    DuelState,
)

ONE: Final[i64] = 1
CARD_COUNT: Final[i64] = len(CARDS)
TILE_COUNT: Final[i64] = len(TILES)
TOKEN_COUNT: Final[i64] = len(TOKENS)
CHAIN_COUNT: Final[i64] = len(CHAINS)
SKILL_COUNT: Final[i64] = len(SKILLS)
RACE_COUNT: Final[i64] = len(RACES)
STATES: Final[i64] = 4
KINDS_OF_PLACE: Final = OUT + 1
PRICE: Final[i64] = 3
CARD_PRICE: Final[i64] = 1 + STATES + CARD_COUNT

SLOT: Final[i64] = CARD_PRICE + 2 * PRICE
OFFER: Final[i64] = 1 + TILE_COUNT + 2 * PRICE
REGION: Final[i64] = 4
PLAYER: Final[i64] = (
    4 + CARD_COUNT + TILE_COUNT + TOKEN_COUNT + SKILL_COUNT + CHAIN_COUNT + RACE_COUNT + 3
)
REGIONS_PRESENT: Final[i64] = PLAYER - 2
HEAP: Final[i64] = 1 + 2 * TOKEN_COUNT

BITS: Final[i64] = 8
MASK: Final[i64] = 255


def packed(needs: list[tuple[int, int]]) -> i64:
    """The numbers of the skills that are needed in one number, eight bits each."""
    found: i64 = 0
    for skill, count in needs:
        found |= i64(count) << BITS * i64(skill)
    return found


CARD_PACKED: Final[list[i64]] = [packed(needs) for needs in CARD_NEEDS]
TILE_PACKED: Final[list[i64]] = [packed(needs) for needs in TILE_NEEDS]
FIRST_TOKEN: Final[list[i64]] = [i64(min(tokens)) for tokens in RACE_TOKENS]
"""The lowest number of a token of each race."""

LAYOUT_AT: Final[i64] = 5
TILES_AT: Final[i64] = LAYOUT_AT + SLOTS * SLOT
STACK_AT: Final[i64] = TILES_AT + TILES_FACE_UP * OFFER
REGIONS_AT: Final[i64] = STACK_AT + TILE_COUNT
PLAYERS_AT: Final[i64] = REGIONS_AT + len(REGIONS) * REGION
HEAPS_AT: Final[i64] = PLAYERS_AT + 2 * PLAYER
DISCARD_AT: Final[i64] = HEAPS_AT + RACE_COUNT * HEAP
OUT_AT: Final[i64] = DISCARD_AT + CARD_COUNT
ASIDE_AT: Final[i64] = OUT_AT + CARD_COUNT
KNOWN_AT: Final[i64] = ASIDE_AT + 3
UNSEEN_AT: Final[i64] = KNOWN_AT + CARD_COUNT


def fill(s: DuelState, seat: int, out: Features) -> None:
    """Write what a seat sees."""
    out.put(0, s.chapter)
    out.flag(1 + (s.active ^ seat))
    out.put(3, s.extra_turns)
    out.put(4, s.reserve())
    fill_layout(s, seat, out)
    fill_tiles(s, seat, out)
    fill_regions(s, seat, out)
    fill_player(s, seat, PLAYERS_AT, out)
    fill_player(s, 1 - seat, PLAYERS_AT + PLAYER, out)
    fill_stacks(s, out)
    fill_cards(s, seat, out)


def fill_layout(s: DuelState, seat: int, out: Features) -> None:
    """The cards of the layout, and the prices of those that can be taken."""
    free: i64 = 0
    for slot in s.available:
        free |= ONE << i64(slot)
    at = LAYOUT_AT
    for card in s.slots:
        number: i64 = card
        out.flag(at)
        if number in (TAKEN, LIFTED):
            out.flag(at + 1)
        elif number == FACE_DOWN:
            out.flag(at + 2)
        elif free & 1:
            out.flag(at + 4)
            out.flag(at + 1 + STATES + number)
            fill_card_price(s, seat, card, at + CARD_PRICE, out)
            fill_card_price(s, 1 - seat, card, at + CARD_PRICE + PRICE, out)
        else:
            out.flag(at + 3)
            out.flag(at + 1 + STATES + number)
        free >>= 1
        at += SLOT


def fill_card_price(s: DuelState, who: int, card: int, at: i64, out: Features) -> None:
    """The price of a card for a seat: coins, skills to buy, whether it is free by a chain."""
    if by_chain(s, who, card):
        out.put(at, 0)
        out.put(at + 1, 0)
        out.put(at + 2, 1)
        return
    missing = lacking(s, who, CARD_PACKED[card], CARD_NEEDS[card])
    out.put(at, CARD_COINS[card] + missing)
    out.put(at + 1, missing)
    out.put(at + 2, 0)


def lacking(s: DuelState, who: int, packed: i64, needs: list[tuple[int, int]]) -> i64:
    """How many skill symbols a seat must buy. Most lack none, or own no choice of skills and no
    joker: a difference of numbers is all that is to be computed then."""
    seat: i64 = who
    lack: i64 = 0
    at: i64 = seat * SKILL_COUNT
    while packed != 0:
        short = (packed & MASK) - s.skills[at]
        if short > 0:
            lack += short
        packed >>= BITS
        at += 1
    if lack != 0 and (s.choices[seat] or s.tokens[seat] & JOKER):
        return missing_skills(s, who, needs)
    return lack


def fill_tiles(s: DuelState, seat: int, out: Features) -> None:
    """The tiles on offer with their prices, and those in the stack."""
    own: i64 = surcharge(s, seat)
    others: i64 = surcharge(s, 1 - seat)
    at = TILES_AT
    for tile, place in enumerate(s.tiles):
        if place == STACK:
            out.flag(STACK_AT + tile)
        elif place == OFFERED and at < STACK_AT:
            out.flag(at)
            out.flag(at + 1 + tile)
            needs, numbers = TILE_NEEDS[tile], TILE_PACKED[tile]
            price = at + 1 + TILE_COUNT
            fill_tile_price(lacking(s, seat, numbers, needs), own, price, out)
            fill_tile_price(lacking(s, 1 - seat, numbers, needs), others, price + PRICE, out)
            at += OFFER


def fill_tile_price(missing: i64, extra: i64, at: i64, out: Features) -> None:
    """The price of a tile for a seat: coins, skills to buy, the surcharge."""
    out.put(at, missing + extra)
    out.put(at + 1, missing)
    out.put(at + 2, extra)


def fill_regions(s: DuelState, seat: int, out: Features) -> None:
    """Units and fortresses, and in how many regions each side is present."""
    own: i64 = seat
    at = REGIONS_AT
    first: i64 = 0
    own_regions: i64 = 0
    other_regions: i64 = 0
    for owner in s.forts:
        mine: i64 = s.units[first + own]
        theirs: i64 = s.units[first + 1 - own]
        out.put(at, mine)
        out.put(at + 1, theirs)
        if owner == seat:
            out.flag(at + 2)
            mine = 1
        elif owner != NOBODY:
            out.flag(at + 3)
            theirs = 1
        if mine != 0:
            own_regions += 1
        if theirs != 0:
            other_regions += 1
        first += 2
        at += REGION
    out.put(PLAYERS_AT + REGIONS_PRESENT, own_regions)
    out.put(PLAYERS_AT + PLAYER + REGIONS_PRESENT, other_regions)


def fill_player(s: DuelState, who: int, at: i64, out: Features) -> None:
    """One side's components; its cards are written with all other cards, its number of regions with
    the regions."""
    seat: i64 = who
    out.put(at, s.coins[seat])
    out.put(at + 1, s.quest[seat])
    out.put(at + 2, s.supply[seat])
    out.put(at + 3, discard_income(s, who))
    at += 4 + CARD_COUNT
    owned = OWNED + who
    for place in s.tiles:
        if place == owned:
            out.flag(at)
        at += 1
    out.flags(s.tokens[seat], at)
    at += TOKEN_COUNT
    for skill in range(SKILL_COUNT):
        fill_count(s.skills[seat * SKILL_COUNT + skill], at + skill, out)
    at += SKILL_COUNT
    out.flags(s.chains[seat], at)
    at += CHAIN_COUNT
    supporting: i64 = 1 if s.tokens[seat] & EAGLE else 0
    for race in range(RACE_COUNT):
        count: i64 = s.races[race * 2 + seat]
        if count != 0:
            supporting += 1
            out.put(at + race, count)
    at += RACE_COUNT
    out.put(at, supporting)
    out.put(at + 2, s.trios >> who & 1)


def fill_count(number: i64, at: i64, out: Features) -> None:
    """A number of things; none is the same as blank."""
    if number != 0:
        out.put(at, number)


def fill_stacks(s: DuelState, out: Features) -> None:
    """The stacks of tokens."""
    at = HEAPS_AT
    for race in range(RACE_COUNT):
        rest: i64 = s.rests[race]
        top: i64 = s.tops[race]
        first = FIRST_TOKEN[race]
        size = out.flags(rest >> first, at + 1 + TOKEN_COUNT + first)
        if top != NOBODY:
            size += 1
            out.flag(at + 1 + top)
        out.put(at, size)
        at += HEAP


def firsts_for(seat: int, looked: bool) -> vec[i64]:
    """Where a seat sees cards, by where they are: the place of the first card. Cards in the layout
    are written with it."""
    firsts = [NOWHERE] * KINDS_OF_PLACE
    firsts[UNSEEN] = UNSEEN_AT
    firsts[AREA + seat] = PLAYERS_AT + 4
    firsts[AREA + 1 - seat] = PLAYERS_AT + PLAYER + 4
    firsts[DISCARDED] = DISCARD_AT
    firsts[ASIDE] = KNOWN_AT if looked else UNSEEN_AT
    firsts[OUT] = OUT_AT
    return vec[i64](firsts)


FIRSTS: Final[list[vec[i64]]] = [firsts_for(at // 2, at % 2 == 1) for at in range(4)]
"""For each seat: without having looked at the cards set aside, and with."""


def fill_cards(s: DuelState, seat: int, out: Features) -> None:
    """Where every card is, and what is set aside."""
    out.flag_each(s.place, FIRSTS[2 * seat + (s.looked >> seat & 1)])
    out.put(ASIDE_AT, s.aside + seen_aside(s))
    for who in range(2):
        if s.looked >> who & 1:
            out.flag(ASIDE_AT + 1 + (who ^ seat))


def seen_aside(s: DuelState) -> i64:
    """How many cards are set aside that somebody has looked at."""
    found: i64 = 0
    if s.looked:
        for place in s.place:
            if place == ASIDE:
                found += 1
    return found
