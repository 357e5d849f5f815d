"""Characters who set a card aside or play it in advance: Shadowfax and Radagast."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice
from mathom.games.fellowship.rules import vocabulary
from mathom.games.fellowship.rules.facts import BIT, CARDS, ONE_RING, ONE_RING_BIT, bits
from mathom.games.fellowship.rules.knowledge import doubt_hand, holds_openly, leave_pyramid
from mathom.games.fellowship.rules.preparation.set_up_action import SetUp
from mathom.games.fellowship.rules.pyramid import free_cards
from mathom.games.fellowship.rules.state import FellowshipState
from mathom.games.fellowship.rules.vocabulary import AHEAD, AHEAD_WIN, RESERVE, TUCK


def own_cards(s: FellowshipState, hand: int) -> int:
    """The cards that a character may set aside; of the pyramid only free cards."""
    return free_cards(s) if s.is_pyramid(hand) else s.hand[hand]


def why_not_aside(s: FellowshipState, hand: int, card: int) -> IllegalAction:
    if 0 <= card < len(CARDS) and not holds_openly(s, hand, card):
        return IllegalAction("card-not-in-hand", card=CARDS[card])
    return IllegalAction("must-lay-card-aside")


def lay_open(s: FellowshipState, hand: int, card: int) -> None:
    """Remove a card from a hand, visible to everybody."""
    bit = BIT[card]
    s.hand[hand] &= ~bit
    s.open |= bit
    if s.is_pyramid(hand):
        leave_pyramid(s, card)


class Tuck(SetUp):
    """Shadowfax tucks a card face down under his character card."""

    def do(self, s: FellowshipState, hand: int) -> None:
        s.then(TuckCard(s.seat(hand), hand))


class TuckCard(Choice[FellowshipState]):
    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        return [TUCK + card for card in bits(own_cards(s, self.hand))]

    def obvious(self, s: FellowshipState) -> bool:
        return False

    def secret(self, s: FellowshipState, action: int) -> bool:
        return not s.is_pyramid(self.hand) and s.faceup >> self.hand & 1 == 0

    def apply(self, s: FellowshipState, action: int) -> None:
        card = action - TUCK
        if self.secret(s, action):
            doubt_hand(s, self.hand, self.seat, self.seat)
        s.hand[self.hand] &= ~BIT[card]
        if s.is_pyramid(self.hand):
            leave_pyramid(s, card)
        s.tucked = BIT[card]
        s.tuck_hand = self.hand
        s.tell(vocabulary.CARD_TUCKED, s.character[self.hand])

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return why_not_aside(s, self.hand, action - TUCK)


class Reserve(SetUp):
    """Radagast sets a card aside face up for the last trick."""

    def do(self, s: FellowshipState, hand: int) -> None:
        s.then(ReserveCard(s.seat(hand), hand))


class ReserveCard(Choice[FellowshipState]):
    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        return [RESERVE + card for card in bits(own_cards(s, self.hand))]

    def obvious(self, s: FellowshipState) -> bool:
        return False

    def apply(self, s: FellowshipState, action: int) -> None:
        card = action - RESERVE
        lay_open(s, self.hand, card)
        s.reserved = card
        s.reserve_hand = self.hand

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return why_not_aside(s, self.hand, action - RESERVE)


class Ahead(SetUp):
    """Radagast plays his card for the first trick before anybody else."""

    def do(self, s: FellowshipState, hand: int) -> None:
        s.then(LayAhead(s.seat(hand), hand))


class LayAhead(Choice[FellowshipState]):
    """Choose the card played in advance. With the 1 of Rings, choose now whether it wins."""

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        cards = own_cards(s, self.hand)
        found = [AHEAD + card for card in bits(cards)]
        if cards & ONE_RING_BIT:
            found.append(AHEAD_WIN)
        return found

    def obvious(self, s: FellowshipState) -> bool:
        return False

    def apply(self, s: FellowshipState, action: int) -> None:
        card = ONE_RING if action == AHEAD_WIN else action - AHEAD
        if action == AHEAD_WIN:
            s.claimed = self.hand
        lay_open(s, self.hand, card)
        s.table[self.hand] = card

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return why_not_aside(s, self.hand, action - AHEAD)
