"""The course of a chapter, from the set-up to its last card.

- Setting up the game (rulebook p. 2, "Preparazione")
- Setting up a chapter (p. 3, "Preparazione di un capitolo")
- Taking a turn (p. 3, "Panoramica del turno")
- Discarding a card (p. 3, "Scartare la carta")
- Landmark tiles (p. 3, "Prendere 1 tessera Punto di Interesse")
- Ending a chapter (p. 3, "Fine del capitolo")
"""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.state import with_entry
from mathom.engine.step import Choice, Step
from mathom.games.duel.rules import vocabulary
from mathom.games.duel.rules.costs import (
    by_chain,
    can_afford,
    can_afford_tile,
    card_price,
    joker_used,
    surcharge,
    tile_price,
)
from mathom.games.duel.rules.effect_numbers import TILE_EFFECTS
from mathom.games.duel.rules.effect_types import carry_out, token_helps
from mathom.games.duel.rules.ending import count_regions
from mathom.games.duel.rules.facts import (
    CARD_NEEDS,
    CARDS,
    CHAPTER_CARDS,
    COVERED_BY,
    COVERS,
    DISCARD_FACTOR,
    DISCARD_INCOME,
    FACE_UP,
    JOKER,
    LAST_CHAPTER,
    NO_SURCHARGE,
    RACE_TOKENS,
    REGIONS,
    RICHER_DISCARD,
    SET_ASIDE,
    SLOTS,
    START_COINS,
    START_UNITS,
    TILE_NEEDS,
    TILES,
    TILES_FACE_UP,
    TRIGGERED_BY_TILE,
    UNITS_IN_BOX,
)
from mathom.games.duel.rules.playing import discard, play_card, trigger_tokens
from mathom.games.duel.rules.state import (
    ASIDE,
    DISCARDED,
    FACE_DOWN,
    LAYOUT,
    LIFTED,
    OFFERED,
    OUT,
    OWNED,
    STACK,
    TAKEN,
    UNSEEN,
    DuelState,
    Rules,
    other,
)
from mathom.games.duel.rules.treasure import pay_coins, take_coins
from mathom.games.duel.rules.vocabulary import DISCARD, LAY, OFFER, PLAY, TAKE, TURN


def set_up(seed: int, settings: list[int]) -> DuelState:
    """Setting up the game (rulebook p. 2, "Preparazione"): the state before chapter 1 is laid
    out."""
    s = DuelState(Rules(settings))
    s.reseed(seed)
    s.coins = START_COINS[:]
    for region in range(len(REGIONS)):
        for seat in range(2):
            s.units[region * 2 + seat] = START_UNITS[region][seat]
    for seat in range(2):
        s.supply[seat] = UNITS_IN_BOX[seat] - sum(units[seat] for units in START_UNITS)
    s.rests = [sum(1 << token for token in tokens) for tokens in RACE_TOKENS]
    s.then(BeginChapter(), TURNS[s.active])
    return s


class BeginChapter(Step[DuelState]):
    """Setting up a chapter (rulebook p. 3, "Preparazione di un capitolo"): lay out the cards and
    refill the tiles."""

    def run(self, s: DuelState) -> None:
        s.chapter += 1
        s.tell(vocabulary.CHAPTER_BEGINS, s.chapter)
        lay_out(s)
        offer_tiles(s)


def lay_out(s: DuelState) -> None:
    """Draw the face-up cards; the others stay in the deck until they are turned over."""
    s.deck = CHAPTER_CARDS[s.chapter][:]
    s.aside = SET_ASIDE
    s.looked = 0
    for card in s.deck:
        s.place[card] = UNSEEN
    s.slots = [FACE_DOWN] * SLOTS
    s.available = []
    for slot in range(SLOTS):
        if FACE_UP[s.chapter][slot]:
            deal(s, slot, LAY)
        if not COVERED_BY[s.chapter][slot]:
            s.available.append(slot)


def deal(s: DuelState, slot: int, verb: int) -> None:
    """Draw an unseen card into a slot, face up."""
    card = s.draw(verb, s.deck)
    s.slots[slot] = card
    s.place[card] = LAYOUT


def offer_tiles(s: DuelState) -> None:
    """Reveal tiles until three are face up, or the stack is empty."""
    stack = [tile for tile in range(len(TILES)) if s.tiles[tile] == STACK]
    while stack and s.tiles.count(OFFERED) < TILES_FACE_UP:
        tile = s.draw(OFFER, stack)
        s.tiles = with_entry(s.tiles, tile, OFFERED)
        s.tell(vocabulary.TILE_OFFERED, tile)


class TakeTurn(Choice[DuelState]):
    """Taking a turn (rulebook p. 3, "Panoramica del turno"): take a card, to play or to discard, or
    take a tile."""

    def options(self, s: DuelState) -> list[int]:
        seat = self.seat
        found: list[int] = []
        for slot in s.available:
            card = s.slots[slot]
            if can_afford(s, seat, card):
                found.append(PLAY + card)
            found.append(DISCARD + card)
        tiles = s.tiles
        left = s.coins[seat] - surcharge(s, seat)
        if left >= 0:
            for tile in range(len(TILES)):
                if tiles[tile] == OFFERED and can_afford_tile(s, seat, tile, left):
                    found.append(TAKE + tile)
        return found

    def obvious(self, s: DuelState) -> bool:
        """Never choose for the player, even if there is only one action."""
        return False

    def apply(self, s: DuelState, action: int) -> None:
        seat = self.seat
        if TAKE <= action < TAKE + len(TILES):
            take_tile(s, seat, action - TAKE)
            s.then(AFTER[SLOTS])
            return
        played = PLAY <= action < PLAY + len(CARDS)
        card = action - PLAY if played else action - DISCARD
        slot = take_card(s, card)
        if played:
            buy_card(s, seat, card)
        else:
            discard_for_coins(s, seat, card)
        s.then(AFTER[slot])

    def why_not(self, s: DuelState, action: int) -> IllegalAction:
        seat = self.seat
        for verb in (PLAY, DISCARD):
            if verb <= action < verb + len(CARDS):
                card = action - verb
                fault = why_not_card(s, card)
                return fault if fault else not_enough_coins(s, seat, card_price(s, seat, card))
        if TAKE <= action < TAKE + len(TILES):
            tile = action - TAKE
            if s.tiles[tile] != OFFERED:
                return IllegalAction("tile-not-offered", tile=TILES[tile])
            return not_enough_coins(s, seat, tile_price(s, seat, tile))
        return IllegalAction("must-take-card-or-tile")


def why_not_card(s: DuelState, card: int) -> IllegalAction | None:
    """Why a card cannot be taken, apart from its price."""
    place = s.place[card]
    if place == LAYOUT:
        covered = s.slot_of(card) not in s.available
        return IllegalAction("card-covered", card=CARDS[card]) if covered else None
    if place in (UNSEEN, ASIDE):
        return IllegalAction("card-unseen", card=CARDS[card])
    return IllegalAction("card-not-in-layout", card=CARDS[card])


def not_enough_coins(s: DuelState, seat: int, price: int) -> IllegalAction:
    return IllegalAction("not-enough-coins", price=price, coins=s.coins[seat])


def take_card(s: DuelState, card: int) -> int:
    """Take an available card out of the layout and return its slot."""
    slots = s.slots
    available = s.available
    at = 0
    while slots[available[at]] != card:
        at += 1
    slot = available.pop(at)
    slots[slot] = LIFTED
    return slot


def buy_card(s: DuelState, seat: int, card: int) -> None:
    """Pay for a card, or play it by chaining, and put it into the area."""
    chained = by_chain(s, seat, card)
    if chained:
        s.tell(vocabulary.PLAYED_BY_CHAIN, seat, card)
    else:
        pay(s, seat, card_price(s, seat, card), CARD_NEEDS[card])
    play_card(s, seat, card, chained)


def pay(s: DuelState, seat: int, price: int, needs: list[tuple[int, int]]) -> None:
    """Pay a price; log a joker token that replaced a skill."""
    if joker_used(s, seat, needs):
        token_helps(s, seat, JOKER)
    pay_coins(s, seat, price)


def discard_income(s: DuelState, seat: int) -> int:
    """The coins that a seat gets for discarding a card in this chapter."""
    factor = DISCARD_FACTOR if s.tokens[seat] & RICHER_DISCARD else 1
    return DISCARD_INCOME[s.chapter] * factor


def discard_for_coins(s: DuelState, seat: int, card: int) -> None:
    """Discarding a card (rulebook p. 3, "Scartare la carta") for coins."""
    discard(s, card)
    token_helps(s, seat, RICHER_DISCARD)
    take_coins(s, seat, discard_income(s, seat))


def take_tile(s: DuelState, seat: int, tile: int) -> None:
    """Pay for a tile and take it: its effects, then tokens triggered by tiles."""
    if s.forts.count(seat):
        token_helps(s, seat, NO_SURCHARGE)
    pay(s, seat, tile_price(s, seat, tile), TILE_NEEDS[tile])
    s.tiles = with_entry(s.tiles, tile, OWNED + seat)
    triggered = s.tokens[seat] & TRIGGERED_BY_TILE
    carry_out(s, seat, TILE_EFFECTS[tile])
    if triggered:
        trigger_tokens(s, seat, triggered)


class EndTurn(Step[DuelState]):
    """Reveal cards that have become available, then start the next turn or chapter.

    `slot` is where a card was taken, or SLOTS if a tile was taken.
    """

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: DuelState) -> None:
        if self.slot < SLOTS:
            uncover(s, self.slot)
        if not s.available:
            end_chapter(s)
        if s.outcome is None:
            s.then(TURNS[next_seat(s)])


def uncover(s: DuelState, slot: int) -> None:
    """Make the cards available that only this slot still covered."""
    slots = s.slots
    slots[slot] = TAKEN
    for under in COVERS[s.chapter][slot]:
        for over in COVERED_BY[s.chapter][under]:
            if slots[over] != TAKEN:
                break
        else:
            if slots[under] == FACE_DOWN:
                deal(s, under, TURN)
                s.tell(vocabulary.CARD_TURNED, slots[under])
            available = s.available
            at = len(available)
            while at > 0 and available[at - 1] > under:
                at -= 1
            available.insert(at, under)


def next_seat(s: DuelState) -> int:
    """Alternate seats, unless an extra turn was earned."""
    if s.extra_turns:
        s.extra_turns -= 1
    else:
        s.active = other(s.active)
    return s.active


def end_chapter(s: DuelState) -> None:
    """Ending a chapter (rulebook p. 3, "Fine del capitolo"): the cards set aside become public."""
    left = OUT if s.rules.aside_is_out else DISCARDED
    for card in range(len(CARDS)):
        if s.place[card] == UNSEEN or s.place[card] == ASIDE:
            s.place[card] = left
    s.deck = []
    s.aside = 0
    s.looked = 0
    if s.chapter == LAST_CHAPTER:
        count_regions(s)
    else:
        s.then(BeginChapter())


TURNS: Final = [TakeTurn(0), TakeTurn(1)]
AFTER: Final = [EndTurn(slot) for slot in range(SLOTS + 1)]
