"""Exact goal states for the last trick of a round in which many cards stay unseen (chapter 6: Tom's
hand and the barrow).

Only the cards played to the trick are enumerated, not every deal. Whether the other cards fit into
the remaining places depends only on their suits.
"""

from __future__ import annotations

from typing import Final

from mathom.games.fellowship.rules.concealment import Guess
from mathom.games.fellowship.rules.facts import (
    BIT,
    CARD_SUIT,
    LEADS_RINGS,
    NEVER_FOLLOWS,
    NONE,
    ONE_RING,
    RINGS,
    SUIT_MASK,
    SUITS,
    bits,
)
from mathom.games.fellowship.rules.goals.cards import SuitOfKeptCard
from mathom.games.fellowship.rules.goals.characters import goal_of
from mathom.games.fellowship.rules.goals.riders import rider_broken
from mathom.games.fellowship.rules.goals.status import succeeded
from mathom.games.fellowship.rules.possible import tricks_left
from mathom.games.fellowship.rules.state import FACE_DOWN, FellowshipState
from mathom.games.fellowship.rules.tricks import FollowCard, LeadCard, lay, playable, take_trick
from mathom.games.fellowship.rules.vocabulary import PLAY, WIN

ALL_SUITS: Final = (1 << len(SUITS)) - 1


def can_be_laid_out(known: FellowshipState) -> bool:
    """Whether only the last card of each hand is left to play, and hands are constrained only by
    suits."""
    if tricks_left(known) != 1 or known.trick_number == 0:
        return False
    if not isinstance(known.agenda[-1], LeadCard | FollowCard):
        return False
    if known.horn or known.tuck_hand != NONE or known.reserve_hand != NONE:
        return False
    return FACE_DOWN not in known.table and not any(known.soft)


class LastTrick:
    """Enumerates the cards of the last trick until each open goal has succeeded and failed."""

    def __init__(self, known: FellowshipState, opened: int) -> None:
        self.known = known
        self.open = opened
        self.succeeds = 0
        self.fails = 0
        self.places = Guess(known)

    def lay_out(self) -> None:
        """Enumerate everything that may be played."""
        known = self.known
        hands = known.rules.hands
        first = known.leader
        turns = [(first + step) % hands for step in range(hands)]
        waiting = [hand for hand in turns if known.table[hand] == NONE and known.size(hand)]
        self.go_on(known, waiting, 0, known.unseen)

    def finished(self) -> bool:
        """Whether every open goal has succeeded and failed."""
        return self.open & self.succeeds & self.fails == self.open

    def go_on(self, s: FellowshipState, hands: list[int], at: int, unseen: int) -> None:
        """Play every card that the next hand may have."""
        if self.finished():
            return
        if at == len(hands):
            self.judge(s, unseen)
            return
        hand = hands[at]
        for card in bits(playable(s, hand)):
            self.play(s, hands, at, card, unseen)
        if not s.is_pyramid(hand) and self.places.room[hand]:
            self.places.room[hand] -= 1
            for card in bits(unseen):
                if not self.places.barred[hand] >> CARD_SUIT[card] & 1:
                    self.play(s, hands, at, card, unseen & ~BIT[card])
            self.places.room[hand] += 1

    def play(self, s: FellowshipState, hands: list[int], at: int, card: int, unseen: int) -> None:
        """Play a card if the rest of the hand allows it."""
        hand = hands[at]
        barred = self.places.barred[hand]
        absent = must_lack(s, hand, card)
        for suit in range(len(SUITS)):
            if absent >> suit & 1 and playable(s, hand) & SUIT_MASK[suit]:
                return
        if not s.is_pyramid(hand):
            self.places.barred[hand] |= absent
        for action in [PLAY + card, WIN] if card == ONE_RING else [PLAY + card]:
            after = s.clone()
            lay(after, hand, action)
            self.go_on(after, hands, at + 1, unseen)
        self.places.barred[hand] = barred

    def judge(self, s: FellowshipState, unseen: int) -> None:
        """Find which goals succeed or fail with this trick, for any deal of the other cards."""
        if not self.fits(unseen):
            return
        take_trick(s)
        if s.outcome is not None:
            self.fails |= self.open
            return
        for hand in bits(self.open):
            goal = goal_of(s, hand)
            if succeeded(s, hand):
                self.succeeds |= 1 << hand
            elif isinstance(goal, SuitOfKeptCard) and not rider_broken(s, hand):
                self.judge_kept(hand, goal.full_suits(s, hand), unseen)
            else:
                self.fails |= 1 << hand

    def judge_kept(self, hand: int, full: int, unseen: int) -> None:
        """Tom's unseen cards may or may not be of a suit of which he has won enough."""
        barred = self.places.barred[hand]
        self.places.barred[hand] |= full
        if self.fits(unseen):
            self.fails |= 1 << hand
        self.places.barred[hand] = barred
        if not self.places.room[hand]:
            return
        self.places.room[hand] -= 1
        for card in bits(unseen):
            suit = CARD_SUIT[card]
            if full >> suit & 1 and not barred >> suit & 1 and self.fits(unseen & ~BIT[card]):
                self.succeeds |= 1 << hand
                break
        self.places.room[hand] += 1

    def fits(self, unseen: int) -> bool:
        """Whether the unseen cards fit into the remaining places (Hall's condition over sets of
        suits)."""
        sizes = [(unseen & SUIT_MASK[suit]).bit_count() for suit in range(len(SUITS))]
        for suits in range(1, 1 << len(SUITS)):
            cards = 0
            for suit in range(len(SUITS)):
                if suits >> suit & 1:
                    cards += sizes[suit]
            room = 0
            for place in range(len(self.places.room)):
                if suits & ~self.places.barred[place]:
                    room += self.places.room[place]
            if cards > room:
                return False
        return True


def must_lack(s: FellowshipState, hand: int, card: int) -> int:
    """The suits, as a bit mask, that a hand lacks if it plays this card."""
    if s.led == NONE:
        if CARD_SUIT[card] != RINGS or s.broken or LEADS_RINGS >> s.character[hand] & 1:
            return 0
        return ALL_SUITS & ~(1 << RINGS)
    if CARD_SUIT[card] == s.led or NEVER_FOLLOWS >> s.character[hand] & 1:
        return 0
    return 1 << s.led
