"""Rules of thumb for the cards of a trick: who of us should win it, and what helps him to.

A hand knows its own cards and what everybody knows. It reckons, for each card it may play, who
will win the trick and how likely all goals look then (`judgement`).
"""

from __future__ import annotations

from typing import Final

from mathom.games.fellowship.events import AGAINST_SUM, AGAINST_WINNER
from mathom.games.fellowship.facts import (
    BIT,
    CARD_RANK,
    CARD_SUIT,
    CARDS,
    MOST_HANDS,
    MOST_RANK,
    NONE,
    ONE_RING,
    RANK_MASK,
    SUIT_MASK,
    bits,
)
from mathom.games.fellowship.goals import RIDER_LEAD
from mathom.games.fellowship.judgement import Scene, after_trick, hope_of, interests
from mathom.games.fellowship.outlook import best_hand, strength_of
from mathom.games.fellowship.state import FellowshipState
from mathom.games.fellowship.words import PLAY, WIN

SHAPE: Final = 0.06
"""How much a strong card is worth keeping, as a share, to a hand that wants tricks."""

RING_WORTH: Final = 0.05
"""How much it costs to use up the 1 of Rings as a trick that nobody can take."""

MEAN_RANK: Final = 4
NOBODY: Final = MOST_HANDS

ABOVE: Final[list[int]] = [
    SUIT_MASK[CARD_SUIT[card]]
    & sum([RANK_MASK[rank] for rank in range(CARD_RANK[card] + 1, len(RANK_MASK))])
    for card in range(len(CARDS))
]
"""For each card the higher ones of its suit."""


class Tactics:
    """One hand before its card."""

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
        self.interest = -1 if hope_of(s, hand).looks_at_hand else interests(s)
        self.against = 0
        for card in bits(s.event_up):
            self.against += CARD_RANK[card]
        self.plain = [-1.0] * (MOST_HANDS + 1)
        self.appetite = self.hunger()

    def hidden_cards(self) -> int:
        """The cards that may be in the hands of others, as far as this hand can see."""
        s = self.s
        found = self.scene.loose & ~self.scene.mine & ~self.table
        for other in range(s.rules.hands):
            if other != self.hand:
                found &= ~(s.hand[other] & s.open)
        return found

    def value(self, winner: int, card: int) -> float:
        """How likely all goals look if a hand wins the trick with this card in it."""
        if self.interest & BIT[card]:
            return after_trick(self.s, self.scene, winner, self.table | BIT[card])
        return self.plain_value(winner)

    def plain_value(self, winner: int) -> float:
        """The same for a card that matters to nobody."""
        at = winner if winner != NONE else NOBODY
        if self.plain[at] < 0.0:
            self.plain[at] = after_trick(self.s, self.scene, winner, self.table)
        return self.plain[at]

    def hunger(self) -> float:
        """How much better it looks when this hand wins the trick than when others do."""
        mine = self.plain_value(self.hand)
        most = mine
        others = 0.0
        hands = self.s.rules.hands
        for other in range(hands):
            if other != self.hand:
                others += self.plain_value(other)
                most = max(most, self.plain_value(other))
        return (mine - others / (hands - 1)) / most if most > 0.0 else 0.0

    def choose(self, options: list[int]) -> int:
        """The action that looks best."""
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
        """How good it looks to play a card."""
        s = self.s
        hand = self.hand
        self.scene.mine = s.hand[hand] & ~BIT[card]
        leads = s.led == NONE
        led = CARD_SUIT[card] if leads else s.led
        if leads and s.rider[hand] != NONE and RIDER_LEAD[s.rider[hand]] & BIT[card]:
            return 0.0
        if claims:
            found = self.value(hand, card) * (1.0 - RING_WORTH)
        elif s.claimed != NONE:
            found = self.value(s.claimed, card)
        else:
            found = self.contested(card, led)
        if s.event_up and s.event_card().contest == AGAINST_SUM:
            found *= self.withstands(card)
        return found * self.shape(card)

    def contested(self, card: int, led: int) -> float:
        """The expectation over who will win."""
        s = self.s
        trump = s.event_card().trump
        holder = self.hand
        top = card
        if self.best != NONE:
            lies = s.table[self.best]
            if strength_of(lies, led, trump) > strength_of(card, led, trump):
                holder = self.best
                top = lies
        held = self.value(self.unless_taken(holder, top), card)
        if not self.later:
            return held
        return self.expected(card, top, led, held)

    def unless_taken(self, holder: int, top: int) -> int:
        """Old Man Willow takes a trick that is too low."""
        if self.against and self.s.event_card().contest == AGAINST_WINNER:
            if CARD_RANK[top] < self.against:
                return NONE
        return holder

    def expected(self, card: int, top: int, led: int, held: float) -> float:
        """Those who come later take the trick if they can and it helps, or if they must."""
        higher = ABOVE[top] if CARD_SUIT[top] == led else 0
        unseen = self.unseen & ~BIT[card]
        hidden = self.hidden_hands(led)
        rest = 1.0
        found = 0.0
        for wanting in (True, False):
            for other in self.later:
                worth = self.value(other, card)
                if (worth > held) != wanting:
                    continue
                taking = self.may_take(other, led, higher, unseen, hidden, wanting)
                found += rest * taking * worth
                rest *= 1.0 - taking
        return found + rest * held

    def hidden_hands(self, led: int) -> int:
        """How many hands may hold unseen cards of a suit."""
        s = self.s
        found = 0
        for other in range(s.rules.hands):
            if other != self.hand and not s.void[other] >> led & 1:
                if s.size(other) > (s.hand[other] & s.open).bit_count():
                    found += 1
        return max(1, found)

    def may_take(
        self, other: int, led: int, higher: int, unseen: int, hidden: int, wanting: bool
    ) -> float:
        """How likely somebody has a card that takes the trick, or has no other of the suit."""
        s = self.s
        shown = s.hand[other] & s.open & SUIT_MASK[led]
        if wanting and shown & higher:
            return 1.0
        if not wanting and shown & ~higher:
            return 0.0
        if s.void[other] >> led & 1:
            return 0.0
        share = 1.0 - 1.0 / hidden
        none_higher = power(share, (unseen & higher).bit_count())
        if wanting:
            return 1.0 - none_higher
        lower = unseen & SUIT_MASK[led] & ~higher
        return (1.0 - none_higher) * power(share, lower.bit_count())

    def withstands(self, card: int) -> float:
        """How likely the sum of the trick reaches that of the Balrog's cards."""
        missing = self.against - self.total - CARD_RANK[card]
        if missing <= 0:
            return 1.0
        if not self.later:
            return 0.0
        spare = MEAN_RANK * len(self.later) - missing
        return min(1.0, max(0.05, 0.5 + 0.1 * spare))

    def shape(self, card: int) -> float:
        """Strong cards are kept by a hand that wants tricks, and spent by one that does not."""
        strength = MOST_RANK if card == ONE_RING else CARD_RANK[card]
        return 1.0 - SHAPE * self.appetite * strength / MOST_RANK


def power(base: float, times: int) -> float:
    """A small power."""
    found = 1.0
    for _ in range(times):
        found *= base
    return found
