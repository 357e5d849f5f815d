"""Dealing the cards (rulebook, "Preparazione Capitolo 1", steps 3 and 4): the card set aside, the
hands, the pyramid, the draw pile, and what events change."""

from __future__ import annotations

from typing import Final

from mathom.engine.step import Step
from mathom.games.fellowship.rules import vocabulary
from mathom.games.fellowship.rules.facts import (
    BIT,
    CHAPTERS,
    MAIN_DECK,
    MOST_HANDS,
    MOST_RANK,
    NONE,
    ONE_RING,
    ONE_RING_BIT,
    RINGS_MASK,
    RIVERS_MASK,
    bits,
)
from mathom.games.fellowship.rules.knowledge import show_hand
from mathom.games.fellowship.rules.state import FellowshipState
from mathom.games.fellowship.rules.swaps import Deliver, Promises, owe
from mathom.games.fellowship.rules.variant import PYRAMID_HAND, PYRAMID_TABLE, Deal, Pyramid
from mathom.games.fellowship.rules.vocabulary import BURY, DEAL, LOSE

EVERY_CARD: Final = MAIN_DECK | RIVERS_MASK
LAST_CHAPTER: Final = len(CHAPTERS) - 2
RIVERS_ABOVE: Final = [
    sum([BIT[card] for card in bits(RIVERS_MASK)[ranks:]]) for ranks in range(MOST_RANK + 1)
]
"""The Rivers that are left out when only the lower ranks are used."""


def deal_of(s: FellowshipState) -> Deal:
    """The deal of this round."""
    rules = s.rules
    if s.event_card().deck:
        return rules.deal("suit-removed")
    if s.event_card().barrow[rules.players]:
        return rules.deal("barrow")
    return rules.deal("rivers" if rivers_in_deck(s) else "standard")


def rivers_in_deck(s: FellowshipState) -> bool:
    """Whether Rivers are used: in chapter 17, and in chapter 18 if the option says so."""
    if s.rules.chapter == LAST_CHAPTER and not s.rules.rivers_at_breaking:
        return False
    return s.event_card().rivers[s.rules.players] > 0


def deck_of(s: FellowshipState) -> int:
    """The cards dealt in this round."""
    deck = MAIN_DECK
    if rivers_in_deck(s):
        deck |= RIVERS_MASK & ~RIVERS_ABOVE[s.event_card().rivers[s.rules.players]]
    return deck & ~s.event_card().deck


class DealCards(Step[FellowshipState]):
    def run(self, s: FellowshipState) -> None:
        deal = deal_of(s)
        deck = deck_of(s)
        s.box = EVERY_CARD & ~deck & ~s.event_card().deck
        s.event_deck = s.event_card().deck
        s.tricks_total = deal.tricks
        s.pyramid = Pyramid(deal.rows)
        bury(s, deck)
        bag = bits(deck & ~s.barrow)
        if s.event_card().random_characters and not s.rules.solo:
            s.then(MirrorDeal(0))
            s.pile = deck
            return
        if s.rules.solo:
            bag.remove(ONE_RING)
        for _ in range(deal.lost):
            lose(s, bag)
        deal_hands(s, bag, deal.hand)
        for card in bag:
            s.pile |= BIT[card]
        take_ring(s)


def bury(s: FellowshipState, deck: int) -> None:
    """Set the barrow cards aside face down. Rings are never among them."""
    bag = bits(deck & ~RINGS_MASK)
    for _ in range(s.event_card().barrow[s.rules.players]):
        s.barrow |= BIT[s.draw(BURY, bag)]


def lose(s: FellowshipState, bag: list[int]) -> None:
    """Draw the lost card. The 1 of Rings is returned and another card is drawn."""
    card = s.draw(LOSE, bag)
    if card == ONE_RING:
        card = s.draw(LOSE, bag)
        bag.append(ONE_RING)
        bag.sort()
    put_lost(s, card)


def put_lost(s: FellowshipState, card: int) -> None:
    """Place a lost card face up beside the chapter card."""
    s.lost |= BIT[card]
    s.open |= BIT[card]
    s.tell(vocabulary.LOST_TURNED, card)


def deal_hands(s: FellowshipState, bag: list[int], size: int) -> None:
    """Deal all hands. In solo play the first card of the first hand is the 1 of Rings."""
    for hand in range(s.rules.hands):
        left = size
        if s.rules.solo and hand == 0:
            s.hand[0] |= ONE_RING_BIT
            left -= 1
        if s.is_pyramid(hand):
            build_pyramid(s, bag)
        else:
            deal_to(s, bag, hand, left)
        if s.rules.solo:
            show_hand(s, hand)


def deal_to(s: FellowshipState, bag: list[int], hand: int, size: int) -> None:
    """Deal cards that only their player sees."""
    dealt = 0
    for _ in range(size):
        dealt |= BIT[s.draw(DEAL, bag)]
    s.hand[hand] |= dealt
    s.known[s.seat(hand)] |= dealt


def build_pyramid(s: FellowshipState, bag: list[int]) -> None:
    """Two players: the pyramid (rulebook p. 20, "Regole per 2 Giocatori"). Lay out the third hand
    row by row from the top."""
    s.slots = []
    for slot in range(s.pyramid.size):
        card = s.draw(DEAL, bag)
        s.slots.append(card)
        s.hand[PYRAMID_HAND] |= BIT[card]
        if s.pyramid.up[slot]:
            s.slots_up |= 1 << slot
            s.open |= BIT[card]


def take_ring(s: FellowshipState) -> None:
    """Reveal who holds the 1 of Rings; with two players this decides who controls the pyramid."""
    s.ring_hand = NONE
    for hand in range(s.rules.hands):
        if s.hand[hand] & ONE_RING_BIT:
            s.ring_hand = hand
            s.open |= ONE_RING_BIT
            s.tell(vocabulary.RING_DEALT, s.holder(hand))
    if s.rules.players == PYRAMID_TABLE:
        human = 0 <= s.ring_hand < PYRAMID_HAND
        s.controller = s.rules.seat_of[s.ring_hand] if human else s.rules.right_of(PYRAMID_HAND)


class MirrorDeal(Step[FellowshipState]):
    """The Mirror of Galadriel: deal four cards, exchange with everybody, deal four more, exchange,
    deal the rest."""

    def __init__(self, part: int) -> None:
        self.part = part

    def run(self, s: FellowshipState) -> None:
        bag = bits(s.pile)
        if self.part == 0 and s.rules.players == PYRAMID_TABLE:
            build_pyramid(s, bag)
        humans = s.rules.players
        size = 4 if self.part < 2 else (len(bag) - 1) // humans
        for hand in range(humans):
            deal_to(s, bag, hand, size)
        s.pile = 0
        for card in bag:
            s.pile |= BIT[card]
        if self.part < 2:
            for giver in range(humans):
                for step in range(1, humans):
                    owe(s, giver, (giver + step) % humans)
            s.then(Promises(), Deliver(), MirrorDeal(self.part + 1))
        else:
            put_lost(s, s.draw(LOSE, bag))
            s.pile = 0
            take_ring(s)


def clear_table(s: FellowshipState) -> None:
    """Clear everything left from the last round."""
    s.event = NONE
    s.ring_hand = NONE
    s.controller = NONE
    s.trick_number = 0
    s.leader = NONE
    s.led = NONE
    s.claimed = NONE
    s.veiled = NONE
    s.looked = NONE
    s.lost_taker = NONE
    s.tuck_hand = NONE
    s.received = NONE
    s.vacated = NONE
    s.reserved = NONE
    s.reserve_hand = NONE
    s.broken = s.exchanged = s.horn = s.lost = s.barrow = s.pile = s.gone = s.box = 0
    s.event_deck = s.event_up = s.event_used = s.threats_low = s.threats_seen = 0
    s.announced = s.faceup = s.open = s.tucked = s.failed = s.slots_up = s.side = s.rider_now = 0
    s.redrawn = 0
    s.threats = s.rules.threat_deck
    for hand in range(MOST_HANDS):
        s.hand[hand] = s.threat[hand] = s.void[hand] = s.soft[hand] = 0
        s.tricks[hand] = s.won[hand] = s.known[hand] = s.burdened[hand] = s.laid[hand] = 0
        s.character[hand] = s.declared[hand] = s.rider[hand] = NONE
        s.table[hand] = s.last_card[hand] = NONE
    s.trick_winner = []
    s.trick_cards = []
    s.slots = []
    s.promises = []
