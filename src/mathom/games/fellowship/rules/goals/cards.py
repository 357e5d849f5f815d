"""Goals about cards won: of a suit, of a rank, or as a threat card requires."""

from __future__ import annotations

from mathom.games.fellowship.rules.facts import (
    ELROND,
    FRODO,
    MOST_RANK,
    NONE,
    RANK_MASK,
    SAMWISE,
    SUIT_MASK,
    SUITS,
    bits,
    count,
)
from mathom.games.fellowship.rules.goals.goal import CERTAIN, IMPOSSIBLE, MET, OPEN, Goal, settled
from mathom.games.fellowship.rules.possible import (
    loose_cards,
    most_won,
    reach,
    tricks_left,
    wins_left,
)
from mathom.games.fellowship.rules.state import FellowshipState


class CardsOfSuit(Goal):
    """Win this many cards of a suit. Cards won by a burdened Samwise count for Frodo."""

    def won(self, s: FellowshipState, hand: int) -> int:
        """The cards won that count."""
        found = s.won[hand]
        if s.character[hand] == FRODO:
            sam = s.hand_of(SAMWISE)
            if sam != NONE and s.burdened[sam]:
                found |= s.won[sam]
        return found & self.cards

    def need(self, s: FellowshipState, hand: int) -> int:
        """The number required; Frodo's card has a side for four players."""
        if s.character[hand] != FRODO:
            return self.least
        if s.rules.players == 4 or (s.rules.endless and s.hand_of(ELROND) != NONE):
            return 2
        return self.least

    def met(self, s: FellowshipState, hand: int) -> bool:
        return self.won(s, hand).bit_count() >= self.need(s, hand)

    def state(self, s: FellowshipState, hand: int) -> int:
        have = count(self.won(s, hand))
        need = self.need(s, hand)
        if have >= need:
            return CERTAIN
        within = most_won(s, hand, self.cards)
        if s.character[hand] == FRODO:
            sam = s.hand_of(SAMWISE)
            if sam != NONE and s.burdened[sam]:
                within = min(
                    (loose_cards(s) & self.cards).bit_count(),
                    within + most_won(s, sam, self.cards),
                )
        return OPEN if have + within >= need else IMPOSSIBLE

    def count(self, s: FellowshipState, hand: int) -> int:
        return self.won(s, hand).bit_count()


class AllOfSuit(Goal):
    def met(self, s: FellowshipState, hand: int) -> bool:
        return s.won[hand] & self.cards == self.cards

    def state(self, s: FellowshipState, hand: int) -> int:
        missing = self.cards & ~s.won[hand]
        if missing == 0:
            return CERTAIN
        return OPEN if missing & ~reach(s, hand) == 0 else IMPOSSIBLE

    def count(self, s: FellowshipState, hand: int) -> int:
        return (s.won[hand] & self.cards).bit_count()


class EveryoneWinsSuit(Goal):
    """Every hand wins a card of a suit (chapter 10)."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        return self.count(s, hand) == s.rules.hands

    def state(self, s: FellowshipState, hand: int) -> int:
        lacking = s.rules.hands - self.count(s, hand)
        if lacking == 0:
            return CERTAIN
        if (loose_cards(s) & self.cards).bit_count() < lacking or tricks_left(s) < lacking:
            return IMPOSSIBLE
        for other in range(s.rules.hands):
            if not s.won[other] & self.cards and not reach(s, other) & self.cards:
                return IMPOSSIBLE
        return OPEN

    def count(self, s: FellowshipState, hand: int) -> int:
        found = 0
        for other in range(s.rules.hands):
            if s.won[other] & self.cards:
                found += 1
        return found


class MostOfSuit(Goal):
    """Win more cards of a suit than any other hand."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        have = self.count(s, hand)
        for other in range(s.rules.hands):
            if other != hand and self.count(s, other) >= have:
                return False
        return True

    def state(self, s: FellowshipState, hand: int) -> int:
        have = self.count(s, hand)
        best = have + most_won(s, hand, self.cards)
        certain = True
        for other in range(s.rules.hands):
            if other == hand:
                continue
            if self.count(s, other) >= best:
                return IMPOSSIBLE
            if self.count(s, other) + most_won(s, other, self.cards) >= have:
                certain = False
        return CERTAIN if certain else settled(self.met(s, hand), True)

    def count(self, s: FellowshipState, hand: int) -> int:
        return (s.won[hand] & self.cards).bit_count()


class SuitOfKeptCard(Goal):
    """Win this many cards of the suit of a card left in hand (chapter 5)."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        return self.enough(s, hand, s.hand[hand])

    def enough(self, s: FellowshipState, hand: int, kept: int) -> bool:
        """Whether a kept card has a suit of which enough cards were won."""
        return any(kept & SUIT_MASK[suit] for suit in bits(self.full_suits(s, hand)))

    def full_suits(self, s: FellowshipState, hand: int) -> int:
        """The suits, as a bit mask, of which enough cards were won."""
        found = 0
        for suit in range(len(SUITS)):
            if (s.won[hand] & SUIT_MASK[suit]).bit_count() >= self.least:
                found |= 1 << suit
        return found

    def state(self, s: FellowshipState, hand: int) -> int:
        if tricks_left(s) == 0:
            if self.met(s, hand):
                return CERTAIN
            return OPEN if s.holes[hand] and self.full_suits(s, hand) else IMPOSSIBLE
        for suit in range(len(SUITS)):
            have = (s.won[hand] & SUIT_MASK[suit]).bit_count()
            if have + most_won(s, hand, SUIT_MASK[suit]) >= self.least:
                return MET if self.enough(s, hand, s.hand[hand] & s.open) else OPEN
        return IMPOSSIBLE

    def count(self, s: FellowshipState, hand: int) -> int:
        return max([(s.won[hand] & SUIT_MASK[suit]).bit_count() for suit in range(len(SUITS))])


class ThreatCards(Goal):
    """Win the card, or all cards, of the threat card's rank in the listed suits."""

    def targets(self, rank: int) -> int:
        return RANK_MASK[rank] & self.cards if rank > 0 else 0

    def wanted(self, s: FellowshipState, hand: int) -> int:
        return self.targets(s.threat[hand])

    def met(self, s: FellowshipState, hand: int) -> bool:
        wanted = self.targets(s.threat[hand])
        return s.won[hand] & wanted == wanted and wanted != 0

    def state(self, s: FellowshipState, hand: int) -> int:
        missing = self.targets(s.threat[hand]) & ~s.won[hand]
        if missing == 0:
            return CERTAIN
        return OPEN if missing & ~reach(s, hand) == 0 else IMPOSSIBLE

    def count(self, s: FellowshipState, hand: int) -> int:
        return (s.won[hand] & self.targets(s.threat[hand])).bit_count()


class CardsOfThreatRank(Goal):
    """Win this many cards of the threat card's rank."""

    def wanted(self, s: FellowshipState, hand: int) -> int:
        return RANK_MASK[max(0, s.threat[hand])]

    def met(self, s: FellowshipState, hand: int) -> bool:
        return self.count(s, hand) >= self.least

    def state(self, s: FellowshipState, hand: int) -> int:
        have = self.count(s, hand)
        if have >= self.least:
            return CERTAIN
        more = most_won(s, hand, self.wanted(s, hand))
        return OPEN if have + more >= self.least else IMPOSSIBLE

    def count(self, s: FellowshipState, hand: int) -> int:
        return (s.won[hand] & self.wanted(s, hand)).bit_count()


class SameRank(Goal):
    """Win this many cards of the same rank."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        return self.count(s, hand) >= self.least

    def state(self, s: FellowshipState, hand: int) -> int:
        if self.met(s, hand):
            return CERTAIN
        for rank in range(1, MOST_RANK + 1):
            have = (s.won[hand] & RANK_MASK[rank]).bit_count()
            if have + most_won(s, hand, RANK_MASK[rank]) >= self.least:
                return OPEN
        return IMPOSSIBLE

    def count(self, s: FellowshipState, hand: int) -> int:
        most = 0
        for rank in range(1, MOST_RANK + 1):
            most = max(most, (s.won[hand] & RANK_MASK[rank]).bit_count())
        return most


class OneOfEach(Goal):
    """Win a card of each listed rank, or of each listed suit."""

    def sets(self) -> list[int]:
        """The sets of cards; one card of each must be won."""
        if self.ranks:
            return [RANK_MASK[rank] for rank in self.ranks]
        return [SUIT_MASK[suit] for suit in self.suits]

    def wanted(self, s: FellowshipState, hand: int) -> int:
        found = 0
        for cards in self.sets():
            found |= cards
        return found

    def met(self, s: FellowshipState, hand: int) -> bool:
        return self.count(s, hand) == len(self.sets())

    def state(self, s: FellowshipState, hand: int) -> int:
        lacking = 0
        possible = reach(s, hand)
        for cards in self.sets():
            if not s.won[hand] & cards:
                lacking += 1
                if not possible & cards:
                    return IMPOSSIBLE
        if lacking == 0:
            return CERTAIN
        return OPEN if lacking <= wins_left(s, hand) * s.rules.hands else IMPOSSIBLE

    def count(self, s: FellowshipState, hand: int) -> int:
        found = 0
        for cards in self.sets():
            if s.won[hand] & cards:
                found += 1
        return found


class RankRun(Goal):
    """Win a run of consecutive ranks in a suit."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        return self.longest(s.won[hand]) >= self.least

    def longest(self, cards: int) -> int:
        """The length of the longest run among these cards."""
        best = run = 0
        for rank in range(1, MOST_RANK + 1):
            run = run + 1 if cards & self.cards & RANK_MASK[rank] else 0
            best = max(best, run)
        return best

    def state(self, s: FellowshipState, hand: int) -> int:
        if self.met(s, hand):
            return CERTAIN
        possible = s.won[hand] | reach(s, hand)
        return OPEN if self.longest(possible) >= self.least else IMPOSSIBLE

    def count(self, s: FellowshipState, hand: int) -> int:
        return self.longest(s.won[hand])
