"""Who knows where a card is: how knowledge moves with the cards."""

from __future__ import annotations

from mathom.games.fellowship import words
from mathom.games.fellowship.facts import BIT, FRODO, NONE, ONE_RING_BIT
from mathom.games.fellowship.state import PLAYING, FellowshipState


def show_hand(s: FellowshipState, hand: int) -> None:
    """From now on a hand lies face up, and whatever comes to it as well."""
    s.faceup |= 1 << hand
    s.open |= s.hand[hand]
    s.known[s.seat(hand)] |= s.hand[hand]


def lies_open(s: FellowshipState, hand: int) -> bool:
    """Whether everybody sees what comes to a hand and what leaves it."""
    return s.faceup >> hand & 1 == 1 or s.is_pyramid(hand)


def move_card(s: FellowshipState, card: int, giver: int, taker: int) -> None:
    """A card goes face down from hand to hand.

    Giver and taker know which. Whoever knew something else of the giver's hidden hand cannot be
    sure any more that it is still there; the taker can, for he sees what he got.
    """
    part_with(s, card, giver, taker)
    add_card(s, card, taker)


def part_with(s: FellowshipState, card: int, giver: int, taker: int) -> None:
    """A card leaves a hand for another."""
    bit = BIT[card]
    given, got = s.seat(giver), s.seat(taker)
    if lies_open(s, giver) or lies_open(s, taker):
        s.open |= bit
        s.tell(words.CARD_SHOWN, s.character[giver], s.character[taker], card)
    else:
        doubt_hand(s, giver, given, got)
        s.tell(words.CARD_GIVEN, s.character[giver], s.character[taker])
        s.whisper(got, words.CARD_RECEIVED, s.character[giver], card)
    s.known[given] |= bit
    s.known[got] |= bit
    s.hand[giver] &= ~bit
    if s.is_pyramid(giver):
        leave_pyramid(s, card)


def doubt_hand(s: FellowshipState, hand: int, given: int, got: int) -> None:
    """What everybody knew of a hidden hand is known to two seats alone, now that a card left it.
    Only of Frodo's Ring everybody knows that it stays."""
    doubtful = s.hand[hand]
    if s.character[hand] == FRODO:
        doubtful &= ~ONE_RING_BIT
    public = s.open & doubtful
    s.open &= ~doubtful
    for seat in range(s.rules.players):
        if seat in (given, got):
            s.known[seat] |= public
        else:
            s.known[seat] &= ~doubtful


def add_card(s: FellowshipState, card: int, hand: int) -> None:
    """A card comes to a hand."""
    bit = BIT[card]
    s.hand[hand] |= bit
    s.known[s.seat(hand)] |= bit
    if s.is_pyramid(hand):
        s.open |= bit
        join_pyramid(s, card)
    elif s.faceup >> hand & 1:
        s.open |= bit


def join_pyramid(s: FellowshipState, card: int) -> None:
    """A card comes face up to the place of one that was given for it, else to the side. There
    `received` remembers it, in case one is given back for it."""
    if s.phase != PLAYING:
        for slot in s.pyramid.bottom:
            if s.slots[slot] == NONE:
                lay_in_slot(s, card, slot)
                return
    s.side |= BIT[card]
    s.received = card


def leave_pyramid(s: FellowshipState, card: int) -> None:
    """A card leaves the pyramid."""
    s.side &= ~BIT[card]
    if card in s.slots:
        s.slots[s.slots.index(card)] = NONE
    s.received = NONE


def give_for_received(s: FellowshipState, card: int, giver: int, taker: int) -> None:
    """A card goes back for one that came before; in the pyramid that one takes its place."""
    received = s.received
    slot = slot_of(s, card, giver)
    move_card(s, card, giver, taker)
    if received != NONE:
        take_place(s, received, slot)


def slot_of(s: FellowshipState, card: int, hand: int) -> int:
    """Where in the pyramid a card of a hand lies, NONE if it lies elsewhere."""
    return s.slots.index(card) if s.is_pyramid(hand) and card in s.slots else NONE


def take_place(s: FellowshipState, card: int, slot: int) -> None:
    """A card that came to the side of the pyramid takes the place of one that left it."""
    if slot != NONE and s.side & BIT[card]:
        s.side &= ~BIT[card]
        lay_in_slot(s, card, slot)


def lay_in_slot(s: FellowshipState, card: int, slot: int) -> None:
    """A card lies face up in the pyramid."""
    s.slots[slot] = card
    s.slots_up |= 1 << slot
