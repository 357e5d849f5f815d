"""Cards that change hands during set-up (Scambiare): one after the other, or all at once.

`promises` holds three numbers for each card that is to be handed over at the same moment as
others: giver, taker and card, NONE while it is still to be chosen.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.step import NOT_ASKED, Choice, Step, Together
from mathom.games.fellowship.facts import (
    BIT,
    CARDS,
    FRODO,
    IDENTITY,
    NONE,
    ONE_RING,
    ONE_RING_BIT,
    WRAITH,
    bits,
)
from mathom.games.fellowship.knowledge import (
    add_card,
    give_for_received,
    lies_open,
    move_card,
    part_with,
)
from mathom.games.fellowship.rules import PYRAMID_HAND
from mathom.games.fellowship.state import FellowshipState
from mathom.games.fellowship.words import GIVE

HIDDEN_CARD: Final = -2
"""In what another seat knows of `promises`: a card has been chosen, but not which."""


def giveable(s: FellowshipState, hand: int) -> int:
    """What a hand may hand over: of the pyramid the bottom row alone, and Frodo keeps his Ring."""
    cards = s.hand[hand]
    if s.is_pyramid(hand):
        cards = s.side
        for slot in s.pyramid.bottom:
            if s.slots[slot] >= 0:
                cards |= BIT[s.slots[slot]]
    if s.character[hand] == FRODO:
        cards &= ~ONE_RING_BIT
    for at in range(0, len(s.promises), 3):
        if s.promises[at] == hand and s.promises[at + 2] >= 0:
            cards &= ~BIT[s.promises[at + 2]]
    return cards


def gifts(s: FellowshipState, hand: int) -> list[int]:
    """The same as actions."""
    return [GIVE + card for card in bits(giveable(s, hand))]


def why_not_give(s: FellowshipState, hand: int, action: int) -> IllegalAction:
    """Why a card cannot be handed over."""
    if not GIVE <= action < GIVE + len(CARDS):
        return IllegalAction("must-give-card")
    card = action - GIVE
    if not s.hand[hand] & BIT[card]:
        return IllegalAction("card-not-in-hand", card=CARDS[card])
    if card == ONE_RING and s.character[hand] == FRODO:
        return IllegalAction("frodo-keeps-ring")
    return IllegalAction("card-not-free", card=CARDS[card])


class Give(Choice[FellowshipState]):
    """Hand one card over, face down."""

    def __init__(self, seat: int, giver: int, taker: int) -> None:
        super().__init__(seat)
        self.giver = giver
        self.taker = taker

    def options(self, s: FellowshipState) -> list[int]:
        return gifts(s, self.giver)

    def obvious(self, s: FellowshipState) -> bool:
        return False

    def secret(self, s: FellowshipState, action: int) -> bool:
        return not lies_open(s, self.giver) and not lies_open(s, self.taker)

    def apply(self, s: FellowshipState, action: int) -> None:
        move_card(s, action - GIVE, self.giver, self.taker)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return why_not_give(s, self.giver, action)


class GiveBack(Give):
    """Whoever was given a card looks at it and gives one back; it may be the same."""

    def apply(self, s: FellowshipState, action: int) -> None:
        give_for_received(s, action - GIVE, self.giver, self.taker)


def swap(s: FellowshipState, hand: int, partner: int) -> None:
    """One exchange: a card there, then a card back."""
    s.received = NONE
    s.then(Give(s.seat(hand), hand, partner), GiveBack(s.seat(partner), partner, hand))


def partners(s: FellowshipState, hand: int, identities: list[str], but: list[str]) -> list[int]:
    """The hands that a character may exchange with: none under a Wraith, and none absent."""
    found: list[int] = []
    if s.rider[hand] == WRAITH:
        return found
    for other in range(s.rules.hands):
        who = s.character[other]
        if other == hand or who == NONE or s.rider[other] == WRAITH:
            continue
        if (not identities or IDENTITY[who] in identities) and IDENTITY[who] not in but:
            found.append(other)
    return found


def owe(s: FellowshipState, giver: int, taker: int) -> None:
    """A card is to be handed over at the same moment as others."""
    s.promises.extend([giver, taker, NONE])


def owed_by(s: FellowshipState, seat: int) -> int:
    """Where in `promises` the next card stands that a seat must choose, NONE if there is none.

    The pyramid chooses when the others have (chapter 10).
    """
    for at in range(0, len(s.promises), 3):
        giver = s.promises[at]
        if s.promises[at + 2] == NONE and not s.is_pyramid(giver) and s.seat(giver) == seat:
            return at
    return NONE


class Promises(Together[FellowshipState]):
    """Everybody chooses the cards to hand over before any of them is seen."""

    def asked(self, s: FellowshipState) -> list[int]:
        return [seat for seat in range(s.rules.players) if owed_by(s, seat) != NONE]

    def options_of(self, s: FellowshipState, seat: int) -> list[int]:
        return gifts(s, s.promises[owed_by(s, seat)])

    def reveal(self, s: FellowshipState, answers: list[int]) -> None:
        for seat in range(len(answers)):
            if answers[seat] != NOT_ASKED:
                s.promises[owed_by(s, seat) + 2] = answers[seat] - GIVE
        if self.asked(s):
            s.then(Promises())
        else:
            s.then(PyramidPromise(s.controller if s.controller != NONE else 0))

    def why_not(self, s: FellowshipState, seat: int, action: int) -> IllegalAction:
        return why_not_give(s, s.promises[owed_by(s, seat)], action)


class PyramidPromise(Choice[FellowshipState]):
    """The pyramid's cards are chosen last, by whoever plays it."""

    def at(self, s: FellowshipState) -> int:
        """Where the next promise of the pyramid stands."""
        for at in range(0, len(s.promises), 3):
            if s.promises[at + 2] == NONE:
                return at
        return NONE

    def options(self, s: FellowshipState) -> list[int]:
        return gifts(s, PYRAMID_HAND) if self.at(s) != NONE else []

    def obvious(self, s: FellowshipState) -> bool:
        return False

    def apply(self, s: FellowshipState, action: int) -> None:
        s.promises[self.at(s) + 2] = action - GIVE
        s.then(PyramidPromise(self.seat))

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return why_not_give(s, PYRAMID_HAND, action)


class Deliver(Step[FellowshipState]):
    """Everything that was promised changes hands at once."""

    def run(self, s: FellowshipState) -> None:
        promised = s.promises
        s.promises = []
        for at in range(0, len(promised), 3):
            part_with(s, promised[at + 2], promised[at], promised[at + 1])
        for at in range(0, len(promised), 3):
            add_card(s, promised[at + 2], promised[at + 1])
            s.received = NONE
