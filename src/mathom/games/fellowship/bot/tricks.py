"""Heuristics for the cards of a trick: which hand should win it, and which card helps.

A hand knows its own cards and public information. For each card it may play, it estimates who wins
the trick and how likely all goals are then (`evaluation`).
"""

from __future__ import annotations

from typing import Final

from mathom.games.fellowship.bot.evaluation import Scene
from mathom.games.fellowship.bot.outlook import Outlook
from mathom.games.fellowship.bot.weights import (
    FOLLOW_RANK,
    FORCED,
    LEAD_LONG,
    LEAD_RANK,
    LEAD_TOP,
    RING_WORTH,
    SHAPE,
    THREAT_HELD,
    THROW_RANK,
    THROW_SHORT,
    WEIGHTS,
    WILLING,
)
from mathom.games.fellowship.rules.events import AGAINST_SUM, AGAINST_WINNER
from mathom.games.fellowship.rules.facts import (
    BIT,
    CARD_RANK,
    CARD_SUIT,
    CARDS,
    MOST_RANK,
    NONE,
    ONE_RING,
    RANK_MASK,
    SUIT_MASK,
    SUITS,
    bits,
    count,
)
from mathom.games.fellowship.rules.goals.characters import goal_of
from mathom.games.fellowship.rules.goals.riders import RIDER_LEAD
from mathom.games.fellowship.rules.possible import best_hand, strength_of
from mathom.games.fellowship.rules.state import FellowshipState
from mathom.games.fellowship.rules.vocabulary import PLAY, WIN

MEAN_RANK: Final = 4

ABOVE: Final[list[int]] = [
    SUIT_MASK[CARD_SUIT[card]]
    & sum([RANK_MASK[rank] for rank in range(CARD_RANK[card] + 1, len(RANK_MASK))])
    for card in range(len(CARDS))
]
"""For each card, the higher cards of its suit."""


class Tactics:
    """The decision of one hand about its card."""

    def __init__(self, s: FellowshipState, hand: int) -> None:
        self.s = s
        self.hand = hand
        self.scene = Scene(s, hand)
        self.table = 0
        self.total = 0
        self.later: list[int] = []
        hands = s.rules.hands
        for step in range(hands):
            other = (s.leader + step) % hands
            card = s.table[other]
            if card >= 0:
                self.table |= BIT[card]
                self.total += CARD_RANK[card]
            elif card == NONE and other != hand and s.size(other) > 0:
                self.later.append(other)
        self.best = best_hand(s)
        self.unseen = self.hidden_cards()
        self.outlook = Outlook(s, self.scene, self.table)
        self.against = 0
        for card in bits(s.event_up):
            self.against += CARD_RANK[card]
        self.targets = goal_of(s, hand).targets(s.threat[hand]) if s.threat[hand] > 0 else 0
        self.hiding = [0] * len(SUITS)
        self.trick_demand = self.gain_from_winning()

    def hidden_cards(self) -> int:
        """The cards that others may hold, as far as this hand knows."""
        s = self.s
        found = self.scene.loose & ~self.scene.mine & ~self.table
        for other in range(s.rules.hands):
            if other != self.hand:
                found &= ~(s.hand[other] & s.open)
        return found

    def gain_from_winning(self) -> float:
        """How much the estimate improves if this hand wins the trick instead of another."""
        outlook = self.outlook
        mine = outlook.value(self.hand)
        most = mine
        others = 0.0
        hands = self.s.rules.hands
        for other in range(hands):
            if other != self.hand:
                value = outlook.value(other)
                others += value
                most = max(most, value)
        return (mine - others / (hands - 1)) / most if most > 0.0 else 0.0

    def choose(self, options: list[int]) -> int:
        """The action with the best score."""
        best = options[0]
        most = -1.0
        for action in options:
            if action == WIN:
                score = self.score(ONE_RING, True)
            elif PLAY <= action < PLAY + len(CARDS):
                score = self.score(action - PLAY, False)
            else:
                continue
            if score > most:
                most = score
                best = action
        return best

    def score(self, card: int, claims: bool) -> float:
        """The score of playing a card."""
        s = self.s
        hand = self.hand
        self.scene.mine = s.hand[hand] & ~BIT[card]
        self.outlook.turn_to(card)
        leads = s.led == NONE
        led = CARD_SUIT[card] if leads else s.led
        if leads and s.rider[hand] != NONE and RIDER_LEAD[s.rider[hand]] & BIT[card]:
            return 0.0
        if claims:
            found = self.outlook.value(hand) * (1.0 - WEIGHTS[RING_WORTH])
        elif s.claimed != NONE:
            found = self.outlook.value(s.claimed)
        else:
            found = self.contested(card, led)
        if s.event_up and s.event_card().contest == AGAINST_SUM:
            found *= self.withstands(card)
        return found * self.shape(card)

    def contested(self, card: int, led: int) -> float:
        """The expected value over the possible winners."""
        s = self.s
        trump = s.event_card().trump
        holder = self.hand
        top = card
        if self.best != NONE:
            lies = s.table[self.best]
            if strength_of(lies, led, trump) > strength_of(card, led, trump):
                holder = self.best
                top = lies
        held = self.outlook.value(self.winner_against_willow(holder, top))
        if not self.later:
            return held
        return self.expected(card, top, led, held)

    def winner_against_willow(self, holder: int, top: int) -> int:
        """The winner of the trick, or nobody if Old Man Willow takes it."""
        if self.against and self.s.event_card().contest == AGAINST_WINNER:
            if CARD_RANK[top] < self.against:
                return NONE
        return holder

    def expected(self, card: int, top: int, led: int, held: float) -> float:
        """Later hands take the trick if they can and it helps, or if they must."""
        higher = ABOVE[top] if CARD_SUIT[top] == led else 0
        unseen = self.unseen & ~BIT[card]
        hidden = self.hidden_hands(led)
        rest = 1.0
        found = 0.0
        for wanting in (True, False):
            for other in self.later:
                worth = self.outlook.value(other)
                if (worth > held) != wanting:
                    continue
                taking = self.may_take(other, led, higher, unseen, hidden, wanting)
                taking *= WEIGHTS[WILLING] if wanting else WEIGHTS[FORCED]
                found += rest * taking * worth
                rest *= 1.0 - taking
        return found + rest * held

    def hidden_hands(self, led: int) -> int:
        """The number of hands that may hold unseen cards of a suit."""
        if self.hiding[led]:
            return self.hiding[led]
        s = self.s
        found = 0
        for other in range(s.rules.hands):
            if other != self.hand and not s.void[other] >> led & 1:
                if s.holes[other] or s.hand[other] & ~s.open:
                    found += 1
        self.hiding[led] = max(1, found)
        return self.hiding[led]

    def may_take(
        self, other: int, led: int, higher: int, unseen: int, hidden: int, wanting: bool
    ) -> float:
        """The probability that a later hand takes the trick, willingly or because it has no other
        card of the suit."""
        s = self.s
        shown = s.hand[other] & s.open & SUIT_MASK[led]
        if wanting and shown & higher:
            return 1.0
        if not wanting and shown & ~higher:
            return 0.0
        if s.void[other] >> led & 1:
            return 0.0
        share = 1.0 - 1.0 / hidden
        none_higher = power(share, count(unseen & higher))
        if wanting:
            return 1.0 - none_higher
        lower = unseen & SUIT_MASK[led] & ~higher
        return (1.0 - none_higher) * power(share, count(lower))

    def withstands(self, card: int) -> float:
        """The probability that the sum of the trick reaches that of the Balrog's cards."""
        missing = self.against - self.total - CARD_RANK[card]
        if missing <= 0:
            return 1.0
        if not self.later:
            return 0.0
        spare = MEAN_RANK * len(self.later) - missing
        return min(1.0, max(0.05, 0.5 + 0.1 * spare))

    def shape(self, card: int) -> float:
        """Prefer to keep strong cards for a hand that wants tricks, and to spend them otherwise."""
        strength = (MOST_RANK if card == ONE_RING else CARD_RANK[card]) / MOST_RANK
        found = 1.0 - WEIGHTS[SHAPE] * self.trick_demand * strength
        led = self.s.led
        mine = self.s.hand[self.hand] & SUIT_MASK[CARD_SUIT[card]]
        if led == NONE:
            found += WEIGHTS[LEAD_RANK] * strength + WEIGHTS[LEAD_LONG] * count(mine)
            if not ABOVE[card] & self.scene.loose & ~mine:
                found += WEIGHTS[LEAD_TOP]
        elif CARD_SUIT[card] == led:
            found += WEIGHTS[FOLLOW_RANK] * strength
        else:
            found += WEIGHTS[THROW_RANK] * strength
            if mine == BIT[card]:
                found += WEIGHTS[THROW_SHORT]
        if self.targets & BIT[card]:
            found -= WEIGHTS[THREAT_HELD]
        return found


def power(base: float, times: int) -> float:
    """An integer power."""
    found = 1.0
    for _ in range(times):
        found *= base
    return found
