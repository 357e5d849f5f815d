"""The lost card (rulebook, "carta esule" under "Preparazione Capitolo 1"): characters who take it
or exchange with it."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice
from mathom.games.fellowship.rules import vocabulary
from mathom.games.fellowship.rules.facts import BIT, CARDS, CHARACTERS, NONE, bits
from mathom.games.fellowship.rules.goals.characters import goal_of
from mathom.games.fellowship.rules.goals.status import threat_hidden
from mathom.games.fellowship.rules.knowledge import add_card, slot_of, take_place
from mathom.games.fellowship.rules.preparation.cards_aside import lay_open, own_cards
from mathom.games.fellowship.rules.preparation.set_up_action import SetUp
from mathom.games.fellowship.rules.state import FellowshipState
from mathom.games.fellowship.rules.swaps import partners, swap
from mathom.games.fellowship.rules.vocabulary import ACCEPT, DECLINE, EXCHANGE, SWAP_LOST, UNEARTH


class TakeLost(SetUp):
    """Take the lost cards into the hand, or five of the barrow cards."""

    def do(self, s: FellowshipState, hand: int) -> None:
        if s.rules.endless and s.lost:
            s.then(TakeLostCard(s.seat(hand), hand))
        else:
            take_lost(s, hand)


def take_lost(s: FellowshipState, hand: int) -> None:
    """Move all lost cards to a hand, visible to everybody."""
    for card in bits(s.lost):
        add_card(s, card, hand)
        s.tell(vocabulary.LOST_TAKEN, s.character[hand], card)
        s.lost_taker = hand
    s.lost = 0
    dig = s.event_card().barrow_taken
    if dig:
        bag = bits(s.barrow)
        for _ in range(dig):
            card = s.draw(UNEARTH, bag)
            s.barrow &= ~BIT[card]
            add_card(s, card, hand)
            s.whisper(s.seat(hand), vocabulary.CARD_RECEIVED, s.character[hand], card)
        s.tell(vocabulary.BARROW_TAKEN, s.character[hand], dig)


class TakeLostCard(Choice[FellowshipState]):
    """Endless play (rulebook p. 19, "La Via Prosegue Senza Fine"): the lost card is optional."""

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        return [ACCEPT, DECLINE] if s.lost else []

    def apply(self, s: FellowshipState, action: int) -> None:
        if action == ACCEPT:
            take_lost(s, self.hand)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("must-answer")


class LostOrExchange(SetUp):
    """Galadriel exchanges with the lost card, or with Gandalf."""

    def do(self, s: FellowshipState, hand: int) -> None:
        mask = 0
        for other in partners(s, hand, ["gandalf"], []):
            mask |= 1 << other
        if not (s.rules.solo and s.exchanged):
            s.then(LookIntoMirror(s.seat(hand), hand, mask))


class LookIntoMirror(Choice[FellowshipState]):
    """Choose a card to exchange with the lost card, or exchange with Gandalf."""

    def __init__(self, seat: int, hand: int, partners: int) -> None:
        super().__init__(seat)
        self.hand = hand
        self.partners = partners

    def options(self, s: FellowshipState) -> list[int]:
        found = [SWAP_LOST + card for card in bits(leavable(s, self.hand))] if s.lost else []
        found += [EXCHANGE + s.character[hand] for hand in bits(self.partners)]
        if found and (s.rules.solo or s.rules.endless):
            found.append(DECLINE)
        return found

    def obvious(self, s: FellowshipState) -> bool:
        return not s.lost

    def apply(self, s: FellowshipState, action: int) -> None:
        if action == DECLINE:
            return
        s.exchanged = 1
        if EXCHANGE <= action < EXCHANGE + len(CHARACTERS):
            swap(s, self.hand, s.hand_of(action - EXCHANGE))
        else:
            swap_with_lost(s, self.hand, action - SWAP_LOST)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        card = action - SWAP_LOST
        if 0 <= card < len(CARDS) and s.lost:
            if s.hand[self.hand] & BIT[card]:
                return IllegalAction("card-is-wanted", card=CARDS[card])
            return IllegalAction("card-not-in-hand", card=CARDS[card])
        return IllegalAction("not-a-partner")


def leavable(s: FellowshipState, hand: int) -> int:
    """The cards that may become the lost card: not one that a threat card requires another hand to
    win."""
    cards = own_cards(s, hand)
    for other in range(s.rules.hands):
        if s.threat[other] > 0 and not threat_hidden(s, other):
            cards &= ~goal_of(s, other).targets(s.threat[other])
    return cards


def swap_with_lost(s: FellowshipState, hand: int, card: int) -> None:
    """Exchange a card with the lost card, visible to everybody."""
    slot = slot_of(s, card, hand)
    for lost in bits(s.lost):
        lay_open(s, hand, card)
        s.lost = BIT[card]
        add_card(s, lost, hand)
        take_place(s, lost, slot)
        s.received = NONE
        s.tell(vocabulary.LOST_LEFT, s.character[hand], card)
        s.tell(vocabulary.LOST_TAKEN, s.character[hand], lost)
