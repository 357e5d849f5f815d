"""Who knows where a card is, and how that changes when cards move."""

from __future__ import annotations

from mathom.games.fellowship.rules import vocabulary
from mathom.games.fellowship.rules.facts import BIT, FRODO, NONE, ONE_RING_BIT
from mathom.games.fellowship.rules.state import FellowshipState


def show_hand(s: FellowshipState, hand: int) -> None:
    """Turn a hand face up, including every card it gets later."""
    s.faceup |= 1 << hand
    s.open |= s.hand[hand]
    s.known[s.seat(hand)] |= s.hand[hand]


def lies_open(s: FellowshipState, hand: int) -> bool:
    """Whether everybody sees the cards that enter and leave a hand."""
    return s.faceup >> hand & 1 == 1 or s.is_pyramid(hand)


def holds_openly(s: FellowshipState, hand: int, card: int) -> bool:
    """Whether a card is in a hand as far as its player knows. Face-down cards of the pyramid do not
    count, so an error message reveals nothing."""
    return s.hand[hand] & BIT[card] != 0 and (not s.is_pyramid(hand) or s.open & BIT[card] != 0)


def move_card(s: FellowshipState, card: int, giver: int, taker: int) -> None:
    """Move a card face down to another hand; giver and taker know which card it is.

    Seats that knew other cards of the giver's hidden hand can no longer be sure of them, except the
    taker, who sees the card.
    """
    part_with(s, card, giver, taker)
    add_card(s, card, taker)


def part_with(s: FellowshipState, card: int, giver: int, taker: int) -> None:
    bit = BIT[card]
    given, got = s.seat(giver), s.seat(taker)
    if lies_open(s, giver) or lies_open(s, taker):
        s.open |= bit
        s.tell(vocabulary.CARD_SHOWN, s.character[giver], s.character[taker], card)
    else:
        doubt_hand(s, giver, given, got)
        s.tell(vocabulary.CARD_GIVEN, s.character[giver], s.character[taker])
        s.whisper(got, vocabulary.CARD_RECEIVED, s.character[giver], card)
    s.known[given] |= bit
    s.known[got] |= bit
    s.hand[giver] &= ~bit
    if s.is_pyramid(giver):
        leave_pyramid(s, card)


def doubt_hand(s: FellowshipState, hand: int, given: int, got: int) -> None:
    """A card left a hidden hand: only two seats still know its other cards. Everybody knows that
    Frodo keeps the 1 of Rings."""
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
    bit = BIT[card]
    s.hand[hand] |= bit
    s.known[s.seat(hand)] |= bit
    if s.is_pyramid(hand):
        s.open |= bit
        join_pyramid(s, card)
    elif s.faceup >> hand & 1:
        s.open |= bit


def join_pyramid(s: FellowshipState, card: int) -> None:
    """Add a card face up at the side of the pyramid, where it covers nothing.

    `received` records it in case it takes the slot of a card that is given back.
    """
    s.side |= BIT[card]
    s.received = card


def leave_pyramid(s: FellowshipState, card: int) -> None:
    s.side &= ~BIT[card]
    if card in s.slots:
        s.slots[s.slots.index(card)] = NONE
    s.received = NONE


def give_first(s: FellowshipState, card: int, giver: int, taker: int) -> None:
    """Give a card; `vacated` records its slot in the pyramid for the card that comes back."""
    s.vacated = slot_of(s, card, giver)
    move_card(s, card, giver, taker)


def give_back(s: FellowshipState, card: int, giver: int, taker: int) -> None:
    """Give a card back; in the pyramid each card takes the other's slot."""
    received, vacated = s.received, s.vacated
    slot = slot_of(s, card, giver)
    move_card(s, card, giver, taker)
    if received != NONE:
        take_place(s, received, slot)
    take_place(s, card, vacated)
    s.vacated = NONE
    s.received = NONE


def slot_of(s: FellowshipState, card: int, hand: int) -> int:
    """The slot of a card in the pyramid, NONE if it is elsewhere."""
    return s.slots.index(card) if s.is_pyramid(hand) and card in s.slots else NONE


def take_place(s: FellowshipState, card: int, slot: int) -> None:
    """Move a card from the side of the pyramid into a vacated slot."""
    if slot != NONE and s.side & BIT[card]:
        s.side &= ~BIT[card]
        lay_in_slot(s, card, slot)


def lay_in_slot(s: FellowshipState, card: int, slot: int) -> None:
    """Put a card face up into a slot of the pyramid."""
    s.slots[slot] = card
    s.slots_up |= 1 << slot
