"""Exchanging cards (rulebook, "Scambiare" under "Preparazione", step 7): one after the other, or
simultaneously.

`promises` holds three numbers for each card of a simultaneous exchange: giver, taker and card, NONE
until the card is chosen.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.step import NOT_ASKED, Choice, Step, Together
from mathom.games.fellowship.rules.facts import (
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
from mathom.games.fellowship.rules.knowledge import (
    add_card,
    give_back,
    give_first,
    holds_openly,
    lies_open,
    part_with,
    slot_of,
    take_place,
)
from mathom.games.fellowship.rules.pyramid import free_cards
from mathom.games.fellowship.rules.state import FellowshipState
from mathom.games.fellowship.rules.variant import PYRAMID_HAND
from mathom.games.fellowship.rules.vocabulary import GIVE

HIDDEN_CARD: Final = -2
"""In another seat's knowledge of `promises`: a card that is chosen but not known."""


def giveable(s: FellowshipState, hand: int) -> int:
    """The cards that a hand may give. The pyramid gives free cards only, and Frodo keeps the 1 of
    Rings."""
    cards = free_cards(s) if s.is_pyramid(hand) else s.hand[hand]
    if s.character[hand] == FRODO:
        cards &= ~ONE_RING_BIT
    for at in range(0, len(s.promises), 3):
        if s.promises[at] == hand and s.promises[at + 2] >= 0:
            cards &= ~BIT[s.promises[at + 2]]
    return cards


def gifts(s: FellowshipState, hand: int) -> list[int]:
    """The cards that a hand may give, as actions."""
    return [GIVE + card for card in bits(giveable(s, hand))]


def why_not_give(s: FellowshipState, hand: int, action: int) -> IllegalAction:
    if not GIVE <= action < GIVE + len(CARDS):
        return IllegalAction("must-give-card")
    card = action - GIVE
    if not holds_openly(s, hand, card):
        return IllegalAction("card-not-in-hand", card=CARDS[card])
    if card == ONE_RING and s.character[hand] == FRODO:
        return IllegalAction("frodo-keeps-ring")
    return IllegalAction("card-not-free", card=CARDS[card])


class Give(Choice[FellowshipState]):
    """Give a card face down."""

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
        give_first(s, action - GIVE, self.giver, self.taker)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return why_not_give(s, self.giver, action)


class GiveBack(Give):
    """The taker looks at the card and gives one back, which may be the same card."""

    def apply(self, s: FellowshipState, action: int) -> None:
        give_back(s, action - GIVE, self.giver, self.taker)


def swap(s: FellowshipState, hand: int, partner: int) -> None:
    """One exchange: a card is given, then a card is given back."""
    s.received = NONE
    s.vacated = NONE
    s.then(Give(s.seat(hand), hand, partner), GiveBack(s.seat(partner), partner, hand))


def partners(s: FellowshipState, hand: int, identities: list[str], but: list[str]) -> list[int]:
    """The hands that a character may exchange with. The Wraith forbids exchanges."""
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
    """Add a card to a simultaneous exchange."""
    s.promises.extend([giver, taker, NONE])


def owed_by(s: FellowshipState, seat: int) -> int:
    """The index in `promises` of the next card that a seat must choose, NONE if there is none.

    The pyramid chooses after the others (Chapter clarifications: rulebook p. 14, "Chiarimenti sui
    Capitoli", chapter 10).
    """
    for at in range(0, len(s.promises), 3):
        giver = s.promises[at]
        if s.promises[at + 2] == NONE and not s.is_pyramid(giver) and s.seat(giver) == seat:
            return at
    return NONE


class Promises(Together[FellowshipState]):
    """All seats choose their cards before any card is seen."""

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
    """The controller of the pyramid chooses its cards last."""

    def at(self, s: FellowshipState) -> int:
        """The index of the pyramid's next card to choose."""
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
    """Move all promised cards at once. In the pyramid, cards received take the slots of cards
    given."""

    def run(self, s: FellowshipState) -> None:
        promised = s.promises
        s.promises = []
        vacated: list[int] = []
        for at in range(0, len(promised), 3):
            if s.is_pyramid(promised[at]):
                vacated.append(slot_of(s, promised[at + 2], promised[at]))
            part_with(s, promised[at + 2], promised[at], promised[at + 1])
        for at in range(0, len(promised), 3):
            add_card(s, promised[at + 2], promised[at + 1])
            if s.is_pyramid(promised[at + 1]) and vacated:
                take_place(s, promised[at + 2], vacated.pop(0))
            s.received = NONE
