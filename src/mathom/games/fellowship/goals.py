"""Goals (Obiettivi dei personaggi): one class for each kind, made from the facts.

`met` says whether a goal is fulfilled as things stand. `state` says what everybody can know of
it; it is quick and never wrong where it says certain or impossible, but it may stay open where
only counting all cards would tell. `endings` sharpens it near the end of a round.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import RulesBug
from mathom.games.fellowship.facts import (
    BIT,
    CHARACTER_FACTS,
    CHARACTERS,
    ELROND,
    EVENT_FACTS,
    FRODO,
    MOST_RANK,
    NONE,
    RANGES,
    RANK_MASK,
    RIDER_FACTS,
    SAMWISE,
    SUIT_MASK,
    SUITS,
    UNSEEN_RIDER,
    Facts,
    cards_mask,
)
from mathom.games.fellowship.outlook import (
    cards_left,
    loose_cards,
    may_lead_later,
    most_won,
    reach,
    tricks_left,
    wins_left,
)
from mathom.games.fellowship.state import FellowshipState

OPEN: Final = 0
MET: Final = 1
CERTAIN: Final = 2
IMPOSSIBLE: Final = 3
UNKNOWN: Final = 4
STATES: Final = ["open", "met", "certain", "impossible", "hidden"]


def settled(now: bool, may_change: bool) -> int:
    """The state of a goal whose standing may or may not still change."""
    if may_change:
        return MET if now else OPEN
    return CERTAIN if now else IMPOSSIBLE


class Goal:
    """What a character must achieve in a round."""

    def __init__(self, facts: Facts) -> None:
        self.kind = str(facts["kind"])
        self.suits = [SUITS.index(str(suit)) for suit in suit_names(facts)]
        self.least = first_number(facts, ["min", "exact", "length"])
        self.most = first_number(facts, ["max", "exact"])
        self.window = int(facts.get("window", 0))
        self.ranks = [int(rank) for rank in facts.get("ranks", [])]
        self.forbidden = cards_mask(facts.get("forbidden_cards", []))
        if "forbidden_suit" in facts:
            self.forbidden |= SUIT_MASK[SUITS.index(facts["forbidden_suit"])]
        self.cards = 0
        for suit in self.suits:
            self.cards |= SUIT_MASK[suit]

    def targets(self, rank: int) -> int:
        """The cards that a threat card of this rank asks for by suit."""
        return 0

    def wanted(self, s: FellowshipState, hand: int) -> int:
        """The cards that matter for this goal, for the screen."""
        return self.cards

    def met(self, s: FellowshipState, hand: int) -> bool:
        """Whether it is fulfilled as things stand."""
        raise RulesBug("goal-never-met")

    def state(self, s: FellowshipState, hand: int) -> int:
        """What everybody can know of it."""
        raise RulesBug("goal-without-state")

    def count(self, s: FellowshipState, hand: int) -> int:
        """How far it has got, for the screen."""
        return s.tricks[hand]

    def may_take_forbidden(self, s: FellowshipState, hand: int) -> bool:
        """Whether a card that must not be won may still be won."""
        return reach(s, hand) & self.forbidden != 0


def first_number(facts: Facts, names: list[str]) -> int:
    """The first of some numbers that is given."""
    for name in names:
        if name in facts:
            return int(facts[name])
    return 0


def suit_names(facts: Facts) -> list[str]:
    """The suits that a goal speaks of."""
    if "suit" in facts:
        return [str(facts["suit"])]
    return [str(suit) for suit in facts.get("suits", [])]


class CardsOfSuit(Goal):
    """Win so many cards of a suit. Frodo's are also won by a burdened Samwise."""

    def won(self, s: FellowshipState, hand: int) -> int:
        """The cards won that count."""
        found = s.won[hand]
        if s.character[hand] == FRODO:
            sam = s.hand_of(SAMWISE)
            if sam != NONE and s.burdened[sam]:
                found |= s.won[sam]
        return found & self.cards

    def need(self, s: FellowshipState, hand: int) -> int:
        """How many are needed: Frodo's card has a side for four players."""
        if s.character[hand] != FRODO:
            return self.least
        if s.rules.players == 4 or (s.rules.endless and s.hand_of(ELROND) != NONE):
            return 2
        return self.least

    def met(self, s: FellowshipState, hand: int) -> bool:
        return self.won(s, hand).bit_count() >= self.need(s, hand)

    def state(self, s: FellowshipState, hand: int) -> int:
        have = self.won(s, hand).bit_count()
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


class TricksWithin(Goal):
    """Win a number of tricks between two bounds; without an upper one, any number from there on,
    and none of the forbidden cards."""

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
    """Win as many tricks as the threat card shows, or one of the two numbers of the Sword."""

    def bounds(self, s: FellowshipState, hand: int) -> tuple[int, int]:
        if s.declared[hand] != NONE:
            span = RANGES[s.declared[hand]]
            return span[0], span[1]
        return s.threat[hand], s.threat[hand]


class TricksUnlikeThreat(TricksWithin):
    """Win more, or fewer, tricks than the threat card shows, as declared."""

    def bounds(self, s: FellowshipState, hand: int) -> tuple[int, int]:
        if s.declared[hand] == 0:
            return s.threat[hand] + 1, 99
        return 0, s.threat[hand] - 1


class FewestTricks(Goal):
    """Nobody has won fewer tricks; with none at all this is always so."""

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


class ThreatCards(Goal):
    """Win the card, or every card, with the rank of the threat card in the listed suits."""

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
    """Win so many cards of the threat card's rank, in any suits."""

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


class SuitInLastTrick(Goal):
    """Play a card of a suit to the last trick."""

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
        return OPEN if may_hold(s, hand, self.cards) else IMPOSSIBLE

    def count(self, s: FellowshipState, hand: int) -> int:
        return 1 if self.met(s, hand) else 0


def may_hold(s: FellowshipState, hand: int, cards: int) -> bool:
    """Whether a hand may have, or still get, one of some cards, as far as everybody can see."""
    mine = s.hand[hand] & s.open
    if s.reserve_hand == hand and s.reserved != NONE:
        mine |= BIT[s.reserved]
    if mine & cards:
        return True
    if s.rules.solo and (s.pile or s.pile_holes):
        return loose_cards(s) & cards & ~s.open != 0
    if s.size(hand) == mine.bit_count() and s.tuck_hand != hand:
        return False
    unknown = loose_cards(s) & ~s.open & cards
    if not lies_hidden(s, hand):
        return unknown != 0
    for suit in range(len(SUITS)):
        if s.void[hand] >> suit & 1 and s.tuck_hand != hand:
            unknown &= ~SUIT_MASK[suit]
    return unknown != 0


def lies_hidden(s: FellowshipState, hand: int) -> bool:
    """Whether a hand is held so that only its player sees it."""
    return not s.is_pyramid(hand) and s.faceup >> hand & 1 == 0


class SuitOfKeptCard(Goal):
    """Win so many cards of the suit of a card that stays in the hand."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        return self.enough(s, hand, s.hand[hand])

    def enough(self, s: FellowshipState, hand: int, kept: int) -> bool:
        """Whether one of the kept cards has a suit of which enough cards were won."""
        for suit in range(len(SUITS)):
            if kept & SUIT_MASK[suit]:
                if (s.won[hand] & SUIT_MASK[suit]).bit_count() >= self.least:
                    return True
        return False

    def state(self, s: FellowshipState, hand: int) -> int:
        if tricks_left(s) == 0:
            return CERTAIN if self.met(s, hand) else IMPOSSIBLE
        for suit in range(len(SUITS)):
            have = (s.won[hand] & SUIT_MASK[suit]).bit_count()
            if have + most_won(s, hand, SUIT_MASK[suit]) >= self.least:
                return MET if self.enough(s, hand, s.hand[hand] & s.open) else OPEN
        return IMPOSSIBLE

    def count(self, s: FellowshipState, hand: int) -> int:
        return max([(s.won[hand] & SUIT_MASK[suit]).bit_count() for suit in range(len(SUITS))])


class ExactStreak(Goal):
    """Win so many tricks in a row, and no other."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        return s.tricks[hand] == self.least and self.unbroken(s, hand)

    def unbroken(self, s: FellowshipState, hand: int) -> bool:
        """Whether the tricks won so far follow on each other."""
        numbers = [at for at in range(len(s.trick_winner)) if s.trick_winner[at] == hand]
        return not numbers or numbers[-1] - numbers[0] == len(numbers) - 1

    def state(self, s: FellowshipState, hand: int) -> int:
        tricks = s.tricks[hand]
        more = wins_left(s, hand)
        if not self.unbroken(s, hand) or not self.least - more <= tricks <= self.least:
            return IMPOSSIBLE
        if tricks == self.least:
            return settled(True, more > 0)
        if tricks > 0 and s.trick_winner[-1] != hand:
            return IMPOSSIBLE
        return OPEN


class OnlyTricksWithSuit(Goal):
    """Win at least so many tricks, each of which contains a suit."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        return s.tricks[hand] >= self.least and not self.spoilt(s, hand)

    def spoilt(self, s: FellowshipState, hand: int) -> bool:
        """Whether a trick without the suit was won."""
        return tricks_with(s, hand, self.cards) < s.tricks[hand]

    def state(self, s: FellowshipState, hand: int) -> int:
        if self.spoilt(s, hand):
            return IMPOSSIBLE
        more = wins_left(s, hand)
        if s.tricks[hand] >= self.least:
            return settled(True, more > 0)
        possible = min(more, (reach(s, hand) & self.cards).bit_count())
        return OPEN if s.tricks[hand] + possible >= self.least else IMPOSSIBLE


def tricks_with(s: FellowshipState, hand: int, cards: int) -> int:
    """How many of the tricks that a hand has won contain one of some cards."""
    found = 0
    for at in range(len(s.trick_winner)):
        if s.trick_winner[at] == hand and s.trick_cards[at] & cards:
            found += 1
    return found


class TricksWithSuit(Goal):
    """Win so many tricks that contain a suit."""

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


class OneOfLastTricks(Goal):
    """Win one of the last tricks."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        return self.count(s, hand) >= self.least

    def state(self, s: FellowshipState, hand: int) -> int:
        if self.met(s, hand):
            return CERTAIN
        return OPEN if wins_left(s, hand) >= self.least - self.count(s, hand) else IMPOSSIBLE

    def count(self, s: FellowshipState, hand: int) -> int:
        first = s.tricks_total - self.window
        found = 0
        for at in range(max(0, first), len(s.trick_winner)):
            if s.trick_winner[at] == hand:
                found += 1
        return found


class AllOfSuit(Goal):
    """Win all cards of a suit."""

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
    """Everybody wins a card of a suit."""

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
    """Win more cards of a suit than anybody else."""

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


class LastTrick(Goal):
    """Win the last trick, and none of the forbidden cards."""

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


class NeitherMostNorFewest(Goal):
    """Somebody has won more tricks, and somebody fewer."""

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


class SameRank(Goal):
    """Win so many cards of one rank."""

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


class NoneWhileOthersWin(Goal):
    """Win no trick, while everybody else wins at least one."""

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


class NoGoal(Goal):
    """Nothing to achieve."""

    def met(self, s: FellowshipState, hand: int) -> bool:
        return True

    def state(self, s: FellowshipState, hand: int) -> int:
        return CERTAIN


class OneOfEach(Goal):
    """Win a card of every listed rank, or of every listed suit."""

    def sets(self) -> list[int]:
        """The sets of which one card each must be won."""
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
        """The length of the longest run among some cards."""
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


KINDS: Final[dict[str, type[Goal]]] = {
    "win-cards-of-suit-min": CardsOfSuit,
    "win-tricks-min": TricksWithin,
    "win-tricks-exact": TricksWithin,
    "win-tricks-between": TricksWithin,
    "win-tricks-equal-threat": TricksLikeThreat,
    "tricks-differ-from-threat": TricksUnlikeThreat,
    "win-fewest-tricks": FewestTricks,
    "win-threat-card": ThreatCards,
    "win-threat-cards-all": ThreatCards,
    "win-cards-of-threat-rank-min": CardsOfThreatRank,
    "play-suit-in-last-trick": SuitInLastTrick,
    "win-suit-of-kept-card": SuitOfKeptCard,
    "win-streak-exact": ExactStreak,
    "win-only-tricks-with-suit": OnlyTricksWithSuit,
    "win-tricks-containing-suit-min": TricksWithSuit,
    "win-one-of-last-tricks": OneOfLastTricks,
    "win-all-of-suit": AllOfSuit,
    "everyone-wins-suit": EveryoneWinsSuit,
    "win-most-of-suit": MostOfSuit,
    "win-last-trick": LastTrick,
    "win-tricks-not-extreme": NeitherMostNorFewest,
    "win-same-rank-min": SameRank,
    "win-zero-others-min": NoneWhileOthersWin,
    "none": NoGoal,
    "win-every-rank": OneOfEach,
    "win-each-suit": OneOfEach,
    "win-rank-run": RankRun,
}


def make_goal(facts: Facts) -> Goal:
    """The object for a goal of the facts."""
    return KINDS[str(facts["kind"])](facts)


GOALS: Final[list[Goal]] = [make_goal(facts["goal"]) for facts in CHARACTER_FACTS]
BURDENED_GOALS: Final[list[Goal]] = [
    make_goal(facts.get("burdened", facts)["goal"]) for facts in CHARACTER_FACTS
]
EVENT_GOALS: Final[list[list[Goal | None]]] = [[None] * len(CHARACTERS) for _ in EVENT_FACTS]
for _event, _facts in enumerate(EVENT_FACTS):
    for _name, _goal in _facts["params"].get("goal_override", {}).items():
        EVENT_GOALS[_event][CHARACTERS.index(_name)] = make_goal(_goal)


def goal_of(s: FellowshipState, hand: int) -> Goal:
    """What the character of a hand must achieve in this round."""
    who = s.character[hand]
    if s.event != NONE:
        changed = EVENT_GOALS[s.event][who]
        if changed is not None:
            return changed
    return BURDENED_GOALS[who] if s.burdened[hand] else GOALS[who]


def threat_hidden(s: FellowshipState, hand: int) -> bool:
    """Whether only its player sees a threat card: under the Unseen, or in the Long Dark, until the
    last trick is over or the round has ended before it."""
    if s.rules.solo or s.trick_number >= s.tricks_total or s.outcome is not None:
        return False
    return s.event_card().hides_threats or s.rider[hand] == UNSEEN_RIDER


def needs_threat(goal: Goal) -> bool:
    """Whether a goal means nothing without a threat card."""
    return isinstance(goal, ThreatCards | CardsOfThreatRank | TricksLikeThreat | TricksUnlikeThreat)


def rider_broken(s: FellowshipState, hand: int) -> bool:
    """Whether the bearer of a rider has done what it forbids."""
    if s.failed >> hand & 1:
        return True
    return RIDER_WIN[s.rider[hand]] & s.won[hand] != 0 if s.rider[hand] != NONE else False


def rider_may_break(s: FellowshipState, hand: int) -> bool:
    """Whether it may still happen, as far as everybody can see."""
    rider = s.rider[hand]
    if rider == NONE:
        return False
    if RIDER_WIN[rider] & reach(s, hand):
        return True
    lead = RIDER_LEAD[rider]
    return lead != 0 and may_lead_later(s, hand) and may_hold(s, hand, lead)


def rider_masks(kind: str) -> list[int]:
    """For each rider the cards that its bearer must not win, or not lead."""
    found: list[int] = []
    for facts in RIDER_FACTS:
        effect = facts["effect"]
        mask = 0
        if effect["kind"] == kind:
            mask = RANK_MASK[effect["rank"]] if "rank" in effect else 0
            if "suit" in effect:
                mask = SUIT_MASK[SUITS.index(effect["suit"])]
        found.append(mask)
    return found


RIDER_WIN: Final[list[int]] = rider_masks("forbid-winning-rank")
RIDER_LEAD: Final[list[int]] = rider_masks("forbid-leading-suit")


def succeeded(s: FellowshipState, hand: int) -> bool:
    """Whether a character has achieved everything, now that the round is over."""
    return goal_of(s, hand).met(s, hand) and not rider_broken(s, hand)


def open_state(s: FellowshipState, hand: int) -> int:
    """What everybody can know of a hand's goal, its hidden threat card counted as known."""
    if rider_broken(s, hand):
        return IMPOSSIBLE
    goal = goal_of(s, hand)
    if needs_threat(goal) and s.threat[hand] == 0 and s.declared[hand] == NONE:
        return OPEN
    found = goal.state(s, hand)
    if found == CERTAIN and rider_may_break(s, hand):
        return MET
    return found


def public_state(s: FellowshipState, hand: int) -> int:
    """What everybody can know of a hand's goal: of a hidden threat only what was announced."""
    if s.threat[hand] != 0 and threat_hidden(s, hand) and tricks_left(s) > 0:
        if s.announced >> hand & 1:
            return CERTAIN
        return IMPOSSIBLE if rider_broken(s, hand) else UNKNOWN
    return open_state(s, hand)


def leftover(s: FellowshipState, hand: int) -> int:
    """How many cards will stay in a hand."""
    return max(0, cards_left(s, hand) - tricks_left(s))
