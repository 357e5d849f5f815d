"""Characters who exchange, pass or give cards, or show their hand."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice
from mathom.games.fellowship.rules import vocabulary
from mathom.games.fellowship.rules.facts import CHARACTERS, IDENTITY, bits
from mathom.games.fellowship.rules.knowledge import show_hand
from mathom.games.fellowship.rules.preparation.set_up_action import SetUp
from mathom.games.fellowship.rules.pyramid import turn_all_up
from mathom.games.fellowship.rules.solo import fill_hand
from mathom.games.fellowship.rules.state import FellowshipState
from mathom.games.fellowship.rules.swaps import Deliver, Give, Promises, owe, partners, swap
from mathom.games.fellowship.rules.vocabulary import ACCEPT, DECLINE, EXCHANGE


class Exchange(SetUp):
    """Exchange a card with one of the listed characters, if one is in the round."""

    def __init__(self, identities: list[str], but: list[str], times: int) -> None:
        self.identities = identities
        self.but = but
        self.times = times

    def do(self, s: FellowshipState, hand: int) -> None:
        identities = self.identities
        if IDENTITY[s.character[hand]] == "aragorn" and s.rules.aragorn_anyone:
            identities = []
        mask = 0
        for other in partners(s, hand, identities, self.but):
            mask |= 1 << other
        if mask and not (s.rules.solo and s.exchanged):
            s.then(ChoosePartner(s.seat(hand), hand, mask, self.times))


class ChoosePartner(Choice[FellowshipState]):
    """Choose the partner of an exchange. Only a solo player may decline."""

    def __init__(self, seat: int, hand: int, partners: int, times: int) -> None:
        super().__init__(seat)
        self.hand = hand
        self.partners = partners
        self.times = times

    def options(self, s: FellowshipState) -> list[int]:
        found = [EXCHANGE + s.character[hand] for hand in bits(self.partners)]
        if s.rules.solo:
            found.append(DECLINE)
        return found

    def apply(self, s: FellowshipState, action: int) -> None:
        if action == DECLINE:
            return
        s.exchanged = 1
        partner = s.hand_of(action - EXCHANGE)
        if s.event_card().at_once and not s.rules.solo:
            owe(s, self.hand, partner)
            owe(s, partner, self.hand)
            return
        for _ in range(self.times):
            swap(s, self.hand, partner)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("not-a-partner")


class ExchangeWithEach(SetUp):
    """Exchange a card with each of the listed characters, all simultaneously."""

    def __init__(self, identities: list[str]) -> None:
        self.identities = identities

    def do(self, s: FellowshipState, hand: int) -> None:
        if CHARACTERS[s.character[hand]] == "glorfindel" and not s.rules.glorfindel_swaps:
            return
        mask = 0
        for other in partners(s, hand, self.identities, []):
            mask |= 1 << other
        if not mask:
            return
        if not s.rules.solo:
            swap_with_each(s, hand, mask)
        elif not s.exchanged:
            s.then(ChooseToSwap(s.seat(hand), hand, mask))


def swap_with_each(s: FellowshipState, hand: int, others: int) -> None:
    """Schedule a simultaneous exchange: all cards are chosen before they move."""
    for other in bits(others):
        owe(s, hand, other)
        owe(s, other, hand)
    if not s.event_card().at_once or s.rules.solo:
        s.then(Promises(), Deliver())


class ChooseToSwap(Choice[FellowshipState]):
    """Solo play: whether to use the one exchange of the round here."""

    def __init__(self, seat: int, hand: int, partners: int) -> None:
        super().__init__(seat)
        self.hand = hand
        self.partners = partners

    def options(self, s: FellowshipState) -> list[int]:
        return [ACCEPT, DECLINE]

    def apply(self, s: FellowshipState, action: int) -> None:
        if action == ACCEPT:
            s.exchanged = 1
            swap_with_each(s, self.hand, self.partners)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("must-answer")


class PassRight(SetUp):
    """Everybody passes a card to the right simultaneously."""

    def do(self, s: FellowshipState, hand: int) -> None:
        for giver in range(s.rules.hands):
            owe(s, giver, s.rules.right_of(giver))
        s.then(Promises(), Deliver())


class GiveToEach(SetUp):
    """Give a card to every other hand and get none back. In solo play the whole hand is drawn
    first."""

    def do(self, s: FellowshipState, hand: int) -> None:
        fill_hand(s, hand)
        s.tricks_total += 1
        for step in range(1, s.rules.hands):
            s.then(Give(s.seat(hand), hand, (hand + step) % s.rules.hands))


class RevealHand(SetUp):
    """Play with an open hand. In solo play the whole hand is drawn first."""

    def do(self, s: FellowshipState, hand: int) -> None:
        fill_hand(s, hand)
        show_hand(s, hand)
        if s.is_pyramid(hand):
            turn_all_up(s)
        s.tell(vocabulary.HAND_SHOWN, s.character[hand])
