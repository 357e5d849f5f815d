"""Goals about tricks: their number, the last tricks, and the cards that they contain."""

from __future__ import annotations

from mathom.games.fellowship.rules.facts import BIT, NONE, RANGES
from mathom.games.fellowship.rules.goals.goal import CERTAIN, IMPOSSIBLE, MET, OPEN, Goal, settled
from mathom.games.fellowship.rules.possible import (
    cards_left,
    may_get,
    may_hold,
    reach,
    tricks_left,
    wins_left,
)
from mathom.games.fellowship.rules.state import FellowshipState


class TricksWithin(Goal):
    """Win a number of tricks between two bounds, and no forbidden card. There may be no upper
    bound."""

    def bounds(self, s: FellowshipState, hand: int) -> tuple[int, int]:
        """The fewest and the most tricks."""
        return self.least, self.most if self.most else 99

    def met(self, s: FellowshipState, hand: int) -> bool:
        low, high = self.bounds(s, hand)
        return low <= s.tricks[hand] <= high and not s.won[hand] & self.forbidden

    def state(self, s: FellowshipState, hand: int) -> int:
        low, high = self.bounds(s, hand)
        tricks = s.tricks[hand]
        more = wins_left(s, hand)
        if tricks > high or tricks + more < low or s.won[hand] & self.forbidden:
            return IMPOSSIBLE
        if tricks < low:
            return OPEN
        certain = tricks + more <= high and not self.may_take_forbidden(s, hand)
        return CERTAIN if certain else MET


class TricksLikeThreat(TricksWithin):
    """Win as many tricks as the threat card says, or one of the two numbers of the Sword."""

    def bounds(self, s: FellowshipState, hand: int) -> tuple[int, int]:
        if s.declared[hand] != NONE:
            span = RANGES[s.declared[hand]]
            return span[0], span[1]
        return s.threat[hand], s.threat[hand]


class TricksUnlikeThreat(TricksWithin):
    """Win more, or fewer, tricks than the threat card says, as declared."""

    def bounds(self, s: FellowshipState, hand: int) -> tuple[int, int]:
        if s.declared[hand] == 0:
            return s.threat[hand] + 1, 99
        return 0, s.threat[hand] - 1


class FewestTricks(Goal):
    """Nobody wins fewer tricks. Winning none always achieves this (chapter 1)."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        return all(s.tricks[other] >= s.tricks[hand] for other in range(s.rules.hands))

    def state(self, s: FellowshipState, hand: int) -> int:
        tricks = s.tricks[hand]
        missing = 0
        most = tricks + wins_left(s, hand)
        safe = True
        for other in range(s.rules.hands):
            if other == hand:
                continue
            behind = max(0, tricks - s.tricks[other])
            if behind > wins_left(s, other):
                return IMPOSSIBLE
            missing += behind
            safe = safe and s.tricks[other] >= most
        if missing > tricks_left(s):
            return IMPOSSIBLE
        if most == 0 or safe:
            return CERTAIN
        return settled(self.met(s, hand), True)


class NeitherMostNorFewest(Goal):
    """Another hand wins more tricks, and another fewer."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        most = max(s.tricks[: s.rules.hands])
        fewest = min(s.tricks[: s.rules.hands])
        return fewest < s.tricks[hand] < most

    def state(self, s: FellowshipState, hand: int) -> int:
        low = s.tricks[hand]
        high = low + wins_left(s, hand)
        above = below = surely_above = surely_below = False
        for other in range(s.rules.hands):
            if other == hand:
                continue
            least = s.tricks[other]
            most = least + wins_left(s, other)
            above = above or most > low
            below = below or least < high
            surely_above = surely_above or least > high
            surely_below = surely_below or most < low
        if not above or not below:
            return IMPOSSIBLE
        if surely_above and surely_below:
            return CERTAIN
        return settled(self.met(s, hand), True)


class NoneWhileOthersWin(Goal):
    """Win no trick while everybody else wins at least one."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        if s.tricks[hand]:
            return False
        return all(not (other != hand and not s.tricks[other]) for other in range(s.rules.hands))

    def state(self, s: FellowshipState, hand: int) -> int:
        lacking = 0
        for other in range(s.rules.hands):
            if other != hand and not s.tricks[other]:
                lacking += 1
                if not wins_left(s, other):
                    return IMPOSSIBLE
        if s.tricks[hand] or lacking > tricks_left(s):
            return IMPOSSIBLE
        return settled(lacking == 0, lacking > 0 or wins_left(s, hand) > 0)


class ExactStreak(Goal):
    """Win exactly this many tricks, all in a row (chapter 6)."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        return s.tricks[hand] == self.least and self.unbroken(s, hand)

    def unbroken(self, s: FellowshipState, hand: int) -> bool:
        """Whether the tricks won so far are consecutive."""
        numbers = [at for at in range(len(s.trick_winner)) if s.trick_winner[at] == hand]
        return not numbers or numbers[-1] - numbers[0] == len(numbers) - 1

    def state(self, s: FellowshipState, hand: int) -> int:
        tricks = s.tricks[hand]
        more = wins_left(s, hand)
        if not self.unbroken(s, hand) or not self.least - more <= tricks <= self.least:
            return IMPOSSIBLE
        if tricks == self.least:
            return settled(True, more > 0)
        if tricks > 0 and s.trick_winner and s.trick_winner[-1] != hand:
            return IMPOSSIBLE
        return OPEN


class OnlyTricksWithSuit(Goal):
    """Win at least this many tricks; each trick won must contain a suit."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        return s.tricks[hand] >= self.least and not self.spoilt(s, hand)

    def spoilt(self, s: FellowshipState, hand: int) -> bool:
        """Whether the hand won a trick without the suit."""
        return tricks_with(s, hand, self.cards) < s.tricks[hand]

    def state(self, s: FellowshipState, hand: int) -> int:
        if self.spoilt(s, hand):
            return IMPOSSIBLE
        more = wins_left(s, hand)
        if s.tricks[hand] >= self.least:
            return settled(True, more > 0)
        possible = min(more, (reach(s, hand) & self.cards).bit_count())
        return OPEN if s.tricks[hand] + possible >= self.least else IMPOSSIBLE


class TricksWithSuit(Goal):
    """Win at least this many tricks that contain a suit (chapter 12)."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        return tricks_with(s, hand, self.cards) >= self.least

    def state(self, s: FellowshipState, hand: int) -> int:
        have = tricks_with(s, hand, self.cards)
        if have >= self.least:
            return CERTAIN
        more = min(wins_left(s, hand), (reach(s, hand) & self.cards).bit_count())
        return OPEN if have + more >= self.least else IMPOSSIBLE

    def count(self, s: FellowshipState, hand: int) -> int:
        return tricks_with(s, hand, self.cards)


def tricks_with(s: FellowshipState, hand: int, cards: int) -> int:
    """The number of tricks won by a hand that contain one of these cards."""
    found = 0
    for at in range(len(s.trick_winner)):
        if s.trick_winner[at] == hand and s.trick_cards[at] & cards:
            found += 1
    return found


class OneOfLastTricks(Goal):
    """Win one of the last tricks (chapter 7)."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        return self.count(s, hand) >= self.least

    def state(self, s: FellowshipState, hand: int) -> int:
        if self.met(s, hand):
            return CERTAIN
        return OPEN if wins_left(s, hand) >= self.least - self.count(s, hand) else IMPOSSIBLE

    def count(self, s: FellowshipState, hand: int) -> int:
        untold = s.trick_number - len(s.trick_winner)
        first = s.tricks_total - self.window - untold
        found = 0
        for at in range(max(0, first), len(s.trick_winner)):
            if s.trick_winner[at] == hand:
                found += 1
        return found


class LastTrick(Goal):
    """Win the last trick, and no forbidden card."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        last = s.trick_winner[-1] if s.trick_winner and tricks_left(s) == 0 else NONE
        return last == hand and not s.won[hand] & self.forbidden

    def state(self, s: FellowshipState, hand: int) -> int:
        if s.won[hand] & self.forbidden:
            return IMPOSSIBLE
        if tricks_left(s) == 0:
            return CERTAIN if self.met(s, hand) else IMPOSSIBLE
        return OPEN if wins_left(s, hand) > 0 else IMPOSSIBLE

    def count(self, s: FellowshipState, hand: int) -> int:
        return 1 if self.met(s, hand) else 0


class SuitInLastTrick(Goal):
    """Play a card of a suit to the last trick (chapter 3)."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        last = s.last_card[hand]
        if tricks_left(s) == 1 and s.table[hand] >= 0:
            last = s.table[hand]
        elif tricks_left(s) > 0:
            return False
        return last >= 0 and BIT[last] & self.cards != 0

    def state(self, s: FellowshipState, hand: int) -> int:
        if tricks_left(s) == 0 or (tricks_left(s) == 1 and s.table[hand] >= 0):
            return CERTAIN if self.met(s, hand) else IMPOSSIBLE
        if self.has_nothing_else(s, hand):
            return CERTAIN
        return OPEN if may_hold(s, hand, self.cards) else IMPOSSIBLE

    def has_nothing_else(self, s: FellowshipState, hand: int) -> bool:
        """Whether all cards that the hand will still play are of the suit."""
        mine = s.hand[hand] & s.open
        laid = 1 if s.table[hand] != NONE else 0
        if mine & ~self.cards or mine.bit_count() < tricks_left(s) - laid:
            return False
        return cards_left(s, hand) == mine.bit_count() and not may_get(s, hand) & ~self.cards

    def count(self, s: FellowshipState, hand: int) -> int:
        return 1 if self.met(s, hand) else 0


class NoGoal(Goal):
    def met(self, s: FellowshipState, hand: int) -> bool:
        return True

    def state(self, s: FellowshipState, hand: int) -> int:
        return CERTAIN
