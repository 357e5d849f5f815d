"""The chapters (Preparazione, Panoramica del capitolo): set-up, turns, the end of a chapter."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice, Step
from mathom.games.duel import words
from mathom.games.duel.costs import by_chain, card_price, joker_used, tile_price
from mathom.games.duel.effect import carry_out, token_helps
from mathom.games.duel.effects import TILE_EFFECTS
from mathom.games.duel.ending import count_regions
from mathom.games.duel.facts import (
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
    RACES,
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
from mathom.games.duel.playing import answer, discard, play_card
from mathom.games.duel.state import (
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
from mathom.games.duel.treasure import pay_coins, take_coins
from mathom.games.duel.words import DISCARD, LAY, OFFER, PLAY, TAKE, TURN


def set_up(seed: int, settings: list[int]) -> DuelState:
    """Everything as the rulebook's set-up says, with the first chapter still to be laid out."""
    s = DuelState(Rules(settings))
    s.reseed(seed)
    s.coins = START_COINS[:]
    for region in range(len(REGIONS)):
        for seat in range(2):
            s.units[region * 2 + seat] = START_UNITS[region][seat]
    for seat in range(2):
        s.supply[seat] = UNITS_IN_BOX[seat] - sum(units[seat] for units in START_UNITS)
    for race in range(len(RACES)):
        s.rests[race] = sum(1 << token for token in RACE_TOKENS[race])
    s.then(BeginChapter(), TURNS[s.active])
    return s


class BeginChapter(Step[DuelState]):
    """Lay out the cards of the next chapter and fill up the tiles (Preparazione di un capitolo)."""

    def run(self, s: DuelState) -> None:
        s.chapter += 1
        s.tell(words.CHAPTER_BEGINS, s.chapter)
        lay_out(s)
        offer_tiles(s)


def lay_out(s: DuelState) -> None:
    """Face-up cards are drawn; what lies face down or aside nobody has seen."""
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
    """Chance decides which unseen card lies in a slot, face up from now on."""
    card = s.draw(verb, s.deck)
    s.slots[slot] = card
    s.place[card] = LAYOUT


def offer_tiles(s: DuelState) -> None:
    """Turn up tiles until three lie face up, if possible."""
    stack = [tile for tile in range(len(TILES)) if s.tiles[tile] == STACK]
    while stack and s.tiles.count(OFFERED) < TILES_FACE_UP:
        tile = s.draw(OFFER, stack)
        s.tiles[tile] = OFFERED
        s.tell(words.TILE_OFFERED, tile)


class TakeTurn(Choice[DuelState]):
    """Take one card, to play or to discard, or one tile (Panoramica del turno)."""

    def options(self, s: DuelState) -> list[int]:
        seat = self.seat
        coins = s.coins[seat]
        found: list[int] = []
        for slot in s.available:
            card = s.slots[slot]
            if card_price(s, seat, card) <= coins:
                found.append(PLAY + card)
            found.append(DISCARD + card)
        tiles = s.tiles
        for tile in range(len(TILES)):
            if tiles[tile] == OFFERED and tile_price(s, seat, tile) <= coins:
                found.append(TAKE + tile)
        return found

    def obvious(self, s: DuelState) -> bool:
        """A turn is always the player's own, even when there is just one thing to do."""
        return False

    def apply(self, s: DuelState, action: int) -> None:
        seat = self.seat
        if action < DISCARD:
            slot = take_card(s, action - PLAY)
            buy_card(s, seat, action - PLAY)
        elif action < TAKE:
            slot = take_card(s, action - DISCARD)
            sell_card(s, seat, action - DISCARD)
        else:
            slot = SLOTS
            take_tile(s, seat, action - TAKE)
        s.then(AFTER[slot])

    def why_not(self, s: DuelState, action: int) -> IllegalAction:
        seat = self.seat
        if PLAY <= action < TAKE:
            card = (action - PLAY) % len(CARDS)
            fault = why_not_card(s, card)
            return fault if fault else too_dear(s, seat, card_price(s, seat, card))
        if TAKE <= action < TAKE + len(TILES):
            tile = action - TAKE
            if s.tiles[tile] != OFFERED:
                return IllegalAction("tile-not-offered", tile=TILES[tile])
            return too_dear(s, seat, tile_price(s, seat, tile))
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


def too_dear(s: DuelState, seat: int, price: int) -> IllegalAction:
    """The price is more than the seat has."""
    return IllegalAction("not-enough-coins", price=price, coins=s.coins[seat])


def take_card(s: DuelState, card: int) -> int:
    """Take an available card out of the layout; returns the slot that is now empty."""
    slot = s.slots.index(card)
    s.slots[slot] = LIFTED
    s.available.remove(slot)
    return slot


def buy_card(s: DuelState, seat: int, card: int) -> None:
    """Pay for a card, or play it by a chain, and put it into the area."""
    chained = by_chain(s, seat, card)
    if chained:
        s.tell(words.PLAYED_BY_CHAIN, seat, card)
    else:
        pay(s, seat, card_price(s, seat, card), CARD_NEEDS[card])
    play_card(s, seat, card, chained)


def pay(s: DuelState, seat: int, price: int, needs: list[tuple[int, int]]) -> None:
    """Pay a price; the log hears of a joker that stood in for a skill."""
    if joker_used(s, seat, needs):
        token_helps(s, seat, JOKER)
    pay_coins(s, seat, price)


def discard_income(s: DuelState, seat: int) -> int:
    """The coins that a discarded card brings a seat in this chapter."""
    factor = DISCARD_FACTOR if s.tokens[seat] & RICHER_DISCARD else 1
    return DISCARD_INCOME[s.chapter] * factor


def sell_card(s: DuelState, seat: int, card: int) -> None:
    """Discard a card for coins, as many as the chapter's number (Scartare la carta)."""
    discard(s, card)
    token_helps(s, seat, RICHER_DISCARD)
    take_coins(s, seat, discard_income(s, seat))


def take_tile(s: DuelState, seat: int, tile: int) -> None:
    """Pay for a tile and take it: fortress, effects, then tokens that answer to tiles."""
    if s.forts.count(seat):
        token_helps(s, seat, NO_SURCHARGE)
    pay(s, seat, tile_price(s, seat, tile), TILE_NEEDS[tile])
    s.tiles[tile] = OWNED + seat
    answering = s.tokens[seat] & TRIGGERED_BY_TILE
    carry_out(s, seat, TILE_EFFECTS[tile])
    if answering:
        answer(s, seat, answering)


class EndTurn(Step[DuelState]):
    """Turn over cards that have become available, then the next turn or the end of the chapter.

    `slot` is where a card was taken, or SLOTS when a tile was.
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
    """Make those cards available that lay under an emptied slot alone."""
    slots = s.slots
    slots[slot] = TAKEN
    for under in COVERS[s.chapter][slot]:
        for over in COVERED_BY[s.chapter][under]:
            if slots[over] != TAKEN:
                break
        else:
            if slots[under] == FACE_DOWN:
                deal(s, under, TURN)
                s.tell(words.CARD_TURNED, slots[under])
            insort(s.available, under)


def next_seat(s: DuelState) -> int:
    """Seats alternate, unless an extra turn was earned."""
    if s.extra_turns:
        s.extra_turns -= 1
    else:
        s.active = other(s.active)
    return s.active


def end_chapter(s: DuelState) -> None:
    """The last card was taken (Fine del capitolo): all know now which cards were set aside."""
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
