"""Positions of Duel as JSON; docs/positions.md documents the keys."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.position import Reader, index_of
from mathom.engine.step import advance
from mathom.games.duel.rules.alliances import KeepToken
from mathom.games.duel.rules.chapters import TURNS, deal, set_up
from mathom.games.duel.rules.effect_numbers import CARD_EFFECTS
from mathom.games.duel.rules.effect_types import EFFECTS
from mathom.games.duel.rules.ending import RACES_TO_WIN, races_supporting, regions_present
from mathom.games.duel.rules.facts import (
    CARD_CHAIN,
    CARD_CHAPTER,
    CARD_COLOR,
    CARDS,
    CHAPTER_CARDS,
    COINS_IN_BOX,
    COVERED_BY,
    FACE_UP,
    GREEN,
    GREY,
    LAST_CHAPTER,
    QUEST_LENGTH,
    RACE_TOKENS,
    RACES,
    REGIONS,
    SEATS,
    SET_ASIDE,
    SLOTS,
    TILES,
    TOKEN_RACE,
    TOKENS,
    UNITS_IN_BOX,
)
from mathom.games.duel.rules.playing import CARD_RACE
from mathom.games.duel.rules.position_checks import aside_faults, layout_faults
from mathom.games.duel.rules.state import (
    AREA,
    ASIDE,
    BOX,
    DISCARDED,
    FACE_DOWN,
    LAYOUT,
    LIFTED,
    NOBODY,
    OFFERED,
    OUT,
    OWNED,
    STACK,
    TAKEN,
    UNSEEN,
    DuelState,
    Rules,
)
from mathom.games.duel.rules.view import cards_at
from mathom.games.duel.rules.vocabulary import LAY, TURN

KEYS: Final = [
    "chapter", "turn", "extra_turns", "coins", "quest", "units", "fortresses", "areas", "layout",
    "discard", "out", "set_aside", "tiles", "tokens", "stacks", "trio_used",
]  # fmt: skip


def write(s: DuelState) -> dict[str, object]:
    """The whole state, without values that follow from it."""
    return {
        "chapter": s.chapter,
        "turn": SEATS[s.active],
        "extra_turns": s.extra_turns,
        "coins": by_seat(s.coins),
        "quest": by_seat(s.quest),
        "units": {
            REGIONS[region]: by_seat(s.units[region * 2 : region * 2 + 2])
            for region in range(len(REGIONS))
        },
        "fortresses": {
            REGIONS[region]: SEATS[s.forts[region]]
            for region in range(len(REGIONS))
            if s.forts[region] != NOBODY
        },
        "areas": {SEATS[seat]: cards_at(s, AREA + seat) for seat in range(2)},
        "layout": [slot_text(card) for card in s.slots],
        "discard": cards_at(s, DISCARDED),
        "out": cards_at(s, OUT),
        "set_aside": {
            "unseen": s.aside,
            "seen": cards_at(s, ASIDE),
            "by": [SEATS[seat] for seat in range(2) if s.looked >> seat & 1],
        },
        "tiles": {
            "offered": tiles_at(s, OFFERED),
            **{SEATS[seat]: tiles_at(s, OWNED + seat) for seat in range(2)},
        },
        "tokens": {SEATS[seat]: tokens_in(s.tokens[seat]) for seat in range(2)},
        "stacks": {
            RACES[race]: {
                "top": TOKENS[s.tops[race]] if s.tops[race] != NOBODY else None,
                "rest": tokens_in(s.rests[race]),
            }
            for race in range(len(RACES))
        },
        "trio_used": [SEATS[seat] for seat in range(2) if s.trios >> seat & 1],
    }


def by_seat(numbers: list[int]) -> dict[str, object]:
    return {SEATS[seat]: numbers[seat] for seat in range(2)}


def slot_text(card: int) -> str:
    if card in (TAKEN, LIFTED):
        return "taken" if card == TAKEN else "lifted"
    return "face-down" if card == FACE_DOWN else CARDS[card]


def tiles_at(s: DuelState, place: int) -> list[str]:
    return [TILES[tile] for tile in range(len(TILES)) if s.tiles[tile] == place]


def tokens_in(mask: int) -> list[str]:
    """The ids in a bit mask of tokens."""
    return [TOKENS[token] for token in range(len(TOKENS)) if mask >> token & 1]


def read(data: dict[str, object], seed: int, settings: list[int]) -> DuelState:
    """A position on top of a fresh set-up. Missing keys keep the set-up; nothing may be in two
    places."""
    r = Reader(data)
    r.only(KEYS)
    s = set_up(seed, settings)
    advance(s)
    read_turn(s, r)
    read_cards(s, r)
    read_board(s, r)
    read_tiles(s, r)
    read_tokens(s, r)
    s.agenda = [TURNS[s.active]]
    return s


def read_turn(s: DuelState, r: Reader) -> None:
    s.chapter = r.number("chapter", s.chapter, 1, LAST_CHAPTER)
    s.active = r.name("turn", SEATS, s.active)
    s.extra_turns = r.number("extra_turns", 0, 0, 50)
    most = 1000 if s.rules.unlimited_reserve else COINS_IN_BOX
    read_pair(s.coins, r.part("coins"), most)
    read_pair(s.quest, r.part("quest"), QUEST_LENGTH)
    if r.has("trio_used"):
        s.trios = sum(1 << seat for seat in r.names("trio_used", SEATS))


def read_pair(numbers: list[int], r: Reader, most: int) -> None:
    """Read one number for each seat."""
    r.only(SEATS)
    for seat in range(2):
        numbers[seat] = r.number(SEATS[seat], numbers[seat], 0, most)


def read_cards(s: DuelState, r: Reader) -> None:
    """Read areas, layout and discard pile. Unnamed cards of earlier chapters were discarded."""
    fresh = s.slots if s.chapter == 1 else []
    s.place = [box_or_discard(card, s.chapter) for card in range(len(CARDS))]
    named: list[int] = []
    areas = r.part("areas")
    areas.only(SEATS)
    for seat in range(2):
        for card in areas.names(SEATS[seat], CARDS):
            put(s, card, AREA + seat, areas.place(SEATS[seat]), named)
    for card in r.names("discard", CARDS):
        put(s, card, DISCARDED, "discard", named)
    for card in r.names("out", CARDS):
        put(s, card, OUT, "out", named)
    read_aside(s, r.part("set_aside"), named)
    read_layout(s, r, fresh, named)
    gather_symbols(s)


def box_or_discard(card: int, chapter: int) -> int:
    """The place of a card that the position does not name."""
    if CARD_CHAPTER[card] == chapter:
        return UNSEEN
    return BOX if CARD_CHAPTER[card] > chapter else DISCARDED


def put(s: DuelState, card: int, place: int, where: str, named: list[int]) -> None:
    """Place a card; refuse one that is named twice or belongs to a later chapter."""
    if s.place[card] == BOX:
        raise BadNotation("card-of-later-chapter", place=where, card=CARDS[card])
    if card in named:
        raise BadNotation("named-twice", place=where, name=CARDS[card])
    named.append(card)
    s.place[card] = place


def read_aside(s: DuelState, r: Reader, named: list[int]) -> None:
    """Read the cards set aside in this chapter and who has looked at them."""
    r.only(["unseen", "seen", "by"])
    s.looked = sum(1 << seat for seat in r.names("by", SEATS))
    seen = r.names("seen", CARDS)
    for card in seen:
        put(s, card, ASIDE, r.place("seen"), named)
    s.aside = r.number("unseen", 0 if s.looked else SET_ASIDE, 0, SET_ASIDE)


def read_layout(s: DuelState, r: Reader, fresh: list[int], named: list[int]) -> None:
    """Read the slots. Without a layout, keep the fresh one and redraw cards named elsewhere."""
    s.slots = [FACE_DOWN] * SLOTS
    if r.has("layout"):
        slots = r.items("layout")
        if len(slots) != SLOTS:
            raise BadNotation("wrong-length", place="layout", length=SLOTS)
        for slot in range(SLOTS):
            s.slots[slot] = read_slot(s, slots[slot], named)
    else:
        for slot in range(len(fresh)):
            if fresh[slot] >= 0 and s.place[fresh[slot]] == UNSEEN:
                s.slots[slot] = fresh[slot]
                s.place[fresh[slot]] = LAYOUT
    s.deck = [card for card in CHAPTER_CARDS[s.chapter] if s.place[card] == UNSEEN]
    open_slots(s, not r.has("layout"))


def read_slot(s: DuelState, item: object, named: list[int]) -> int:
    """Read one slot: taken, lifted in this turn, face down, or a card."""
    if item == "taken" or item == "lifted":
        return TAKEN if item == "taken" else LIFTED
    if item == "face-down":
        return FACE_DOWN
    card = index_of(item, CARDS, "layout")
    put(s, card, LAYOUT, "layout", named)
    if CARD_CHAPTER[card] != s.chapter:
        raise BadNotation("card-of-other-chapter", place="layout", card=CARDS[card])
    return card


def open_slots(s: DuelState, fresh: bool) -> None:
    """Draw the cards that must be face up, and find the available slots."""
    s.available = []
    for slot in range(SLOTS):
        if s.slots[slot] in (TAKEN, LIFTED):
            continue
        free = all(s.slots[over] == TAKEN for over in COVERED_BY[s.chapter][slot])
        if s.slots[slot] == FACE_DOWN and (free or (fresh and FACE_UP[s.chapter][slot])):
            if not s.deck:
                raise BadNotation("layout-lacks-cards")
            deal(s, slot, TURN if free else LAY)
        if free:
            s.available.append(slot)


def gather_symbols(s: DuelState) -> None:
    """Compute skills, races and chain symbols from the cards in the areas."""
    for seat in range(2):
        for card in range(len(CARDS)):
            if s.place[card] != AREA + seat:
                continue
            s.chains[seat] |= CARD_CHAIN[card]
            if CARD_COLOR[card] == GREEN:
                s.races[CARD_RACE[card] * 2 + seat] += 1
            elif CARD_COLOR[card] == GREY:
                for effect in CARD_EFFECTS[card]:
                    EFFECTS[effect].do(s, seat)


def read_board(s: DuelState, r: Reader) -> None:
    """Read units and fortresses; if any are named, unnamed regions are empty."""
    if r.has("units"):
        units = r.part("units")
        units.only(REGIONS)
        s.units = [0] * (2 * len(REGIONS))
        for region in range(len(REGIONS)):
            pair = [0, 0]
            read_pair(pair, units.part(REGIONS[region]), max(UNITS_IN_BOX))
            s.units[region * 2 : region * 2 + 2] = pair
    for seat in range(2):
        s.supply[seat] = UNITS_IN_BOX[seat] - sum(s.units[seat::2])
    forts = r.part("fortresses")
    forts.only(REGIONS)
    for region in range(len(REGIONS)):
        s.forts[region] = forts.name(REGIONS[region], SEATS, NOBODY)


def read_tiles(s: DuelState, r: Reader) -> None:
    """Read the tiles on offer and owned; the others are in the stack."""
    tiles = r.part("tiles")
    tiles.only(["offered", *SEATS])
    owned = [tiles.names(SEATS[seat], TILES) for seat in range(2)]
    for tile in range(len(TILES)):
        if tiles.has("offered"):
            s.tiles[tile] = STACK
    for tile in tiles.names("offered", TILES):
        s.tiles[tile] = OFFERED
    for seat in range(2):
        for tile in owned[seat]:
            if s.tiles[tile] >= OWNED or (tiles.has("offered") and s.tiles[tile] == OFFERED):
                raise BadNotation("named-twice", place="tiles", name=TILES[tile])
            s.tiles[tile] = OWNED + seat


def read_tokens(s: DuelState, r: Reader) -> None:
    """Read the tokens held and the stacks."""
    held = r.part("tokens")
    held.only(SEATS)
    for seat in range(2):
        for token in held.names(SEATS[seat], TOKENS):
            race = TOKEN_RACE[token]
            if not s.rests[race] >> token & 1:
                raise BadNotation("named-twice", place=held.place(SEATS[seat]), name=TOKENS[token])
            s.rests[race] &= ~(1 << token)
            s.tokens[seat] |= 1 << token
    stacks = r.part("stacks")
    stacks.only(RACES)
    for race in range(len(RACES)):
        if stacks.has(RACES[race]):
            read_stack(s, race, stacks.part(RACES[race]))


def read_stack(s: DuelState, race: int, r: Reader) -> None:
    """Read a stack: its known top token, and the rest in unknown order."""
    r.only(["top", "rest"])
    free = s.rests[race]
    if r.has("rest"):
        s.rests[race] = sum(1 << token for token in r.names("rest", TOKENS))
    if r.data.get("top") is not None:
        top = r.name("top", TOKENS, 0)
        s.tops[race] = top
        if not r.has("rest"):
            s.rests[race] &= ~(1 << top)
    named = s.rests[race] | (1 << s.tops[race] if s.tops[race] != NOBODY else 0)
    if named & ~free:
        raise BadNotation("named-twice", place=r.path, name=tokens_in(named & ~free)[0])


def faults(s: DuelState) -> list[BadNotation]:
    """What does not add up: every card, tile, token, unit and coin is in exactly one place."""
    found = card_faults(s)
    for seat in range(2):
        name = SEATS[seat]
        if s.supply[seat] < 0 or s.supply[seat] + sum(s.units[seat::2]) != UNITS_IN_BOX[seat]:
            found.append(BadNotation("units-do-not-add-up", seat=name))
        if min(s.coins[seat], s.quest[seat], *s.units[seat::2]) < 0:
            found.append(BadNotation("below-nothing", seat=name))
        if s.outcome is None and has_won(s, seat):
            found.append(BadNotation("won-already", seat=name))
    if s.reserve() < 0:
        found.append(BadNotation("too-many-coins"))
    for region in range(len(REGIONS)):
        if s.units[region * 2] and s.units[region * 2 + 1]:
            found.append(BadNotation("units-of-both-sides", region=REGIONS[region]))
    return found + token_faults(s) + symbol_faults(s) + layout_faults(s) + aside_faults(s)


def card_faults(s: DuelState) -> list[BadNotation]:
    """The layout, the deck and the place of each card must agree."""
    found: list[BadNotation] = []
    hidden = s.slots.count(FACE_DOWN) + s.aside
    if len(s.deck) != hidden:
        found.append(BadNotation("unseen-do-not-add-up", unseen=len(s.deck), hidden=hidden))
    at = [[card for card in range(len(CARDS)) if s.place[card] == p] for p in (UNSEEN, LAYOUT)]
    if s.deck != at[0] or sorted(card for card in s.slots if card >= 0) != at[1]:
        found.append(BadNotation("cards-misplaced"))
    return found


def has_won(s: DuelState, seat: int) -> bool:
    """Whether a seat meets one of the three immediate victory conditions."""
    return (
        s.quest[seat] >= QUEST_LENGTH
        or races_supporting(s, seat) >= RACES_TO_WIN
        or regions_present(s, seat) == len(REGIONS)
    )


ALL_TOKENS: Final = (1 << len(TOKENS)) - 1
TOKENS_OF_RACE: Final = [sum(1 << token for token in tokens) for tokens in RACE_TOKENS]


def token_faults(s: DuelState) -> list[BadNotation]:
    """Each token is held, revealed, on top of its stack, or in the rest of it."""
    places = [s.tokens[0], s.tokens[1], *s.rests]
    places += [1 << top for top in s.tops if top != NOBODY]
    places += [step.shown for step in s.agenda if isinstance(step, KeepToken)]
    once, again = 0, 0
    for mask in places:
        again |= once & mask
        once |= mask
    found: list[BadNotation] = []
    if once & ALL_TOKENS & ~again != ALL_TOKENS:
        for token in range(len(TOKENS)):
            if not (once & ~again) >> token & 1:
                found.append(BadNotation("token-misplaced", token=TOKENS[token]))
    for race in range(len(RACES)):
        if s.rests[race] & ~TOKENS_OF_RACE[race]:
            found.append(BadNotation("foreign-token", race=RACES[race]))
    return found


def symbol_faults(s: DuelState) -> list[BadNotation]:
    """Skills, races and chain symbols must match the cards in the areas."""
    fresh = DuelState(Rules(s.rules.settings))
    fresh.place = s.place
    gather_symbols(fresh)
    same = (
        fresh.skills == s.skills
        and fresh.races == s.races
        and fresh.chains == s.chains
        and fresh.choices == s.choices
    )
    return [] if same else [BadNotation("symbols-misplaced")]
