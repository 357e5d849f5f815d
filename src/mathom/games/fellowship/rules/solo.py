"""Solo play (rulebook, "Solitario"): cards drawn from the pile."""

from __future__ import annotations

from mathom.games.fellowship.rules import vocabulary
from mathom.games.fellowship.rules.deal import deal_of
from mathom.games.fellowship.rules.facts import BIT, FATTY, GOLDBERRY, bits
from mathom.games.fellowship.rules.knowledge import add_card
from mathom.games.fellowship.rules.state import PLAYING, FellowshipState
from mathom.games.fellowship.rules.vocabulary import REFILL


def fill_hand(s: FellowshipState, hand: int) -> None:
    """Draw at once all the cards that the other hands get in the course of the round."""
    if not s.rules.solo:
        return
    deal = deal_of(s)
    for _ in range(deal.tricks - deal.hand):
        refill(s, hand)


def refill(s: FellowshipState, hand: int) -> None:
    """Draw a card from the pile to a hand, face up."""
    bag = bits(s.pile)
    card = s.draw(REFILL, bag)
    s.pile &= ~BIT[card]
    add_card(s, card, hand)
    s.tell(vocabulary.CARD_REFILLED, s.character[hand], card)


def to_come(s: FellowshipState, hand: int) -> int:
    """The number of cards that a hand will still get from the pile."""
    if not s.rules.solo:
        return 0
    waiting = s.pile.bit_count() + s.pile_holes
    if not waiting:
        return 0
    if s.phase != PLAYING:
        deal = deal_of(s)
        drawn = not is_refilled(s, hand) and s.size(hand) > deal.hand + 1
        return 0 if drawn else deal.tricks - deal.hand
    if not is_refilled(s, hand):
        return 0
    hands = [other for other in range(s.rules.hands) if is_refilled(s, other)]
    return waiting // len(hands) + (1 if hands.index(hand) < waiting % len(hands) else 0)


def is_refilled(s: FellowshipState, hand: int) -> bool:
    """Whether a hand draws after each trick. Fatty and Goldberry draw all their cards first."""
    return s.character[hand] not in (FATTY, GOLDBERRY)
