"""Evaluation: an estimated probability for each goal, and their product.

An estimate uses public knowledge only: tricks and cards won, tricks and cards still to come. It is
a heuristic made of a few fixed probabilities. What is certain or impossible is left to `goals`.
"""

from __future__ import annotations

from typing import Final

from mathom.games.fellowship.bot.weights import (
    ALL_CARD,
    MOST_SHARE,
    RANK_CARD,
    SLIP_CARD,
    SLIP_TRICK,
    SUIT_TRICK,
    TEAM_CARD,
    TEAM_TRICK,
    THREAT_CARD,
    TRY_CARD,
    TRY_TRICK,
    WEIGHTS,
)
from mathom.games.fellowship.rules.facts import (
    BIT,
    FRODO,
    MOST_RANK,
    NONE,
    RANK_MASK,
    SAMWISE,
    SUIT_MASK,
    SUITS,
    count,
)
from mathom.games.fellowship.rules.goals.cards import (
    AllOfSuit,
    CardsOfSuit,
    CardsOfThreatRank,
    EveryoneWinsSuit,
    MostOfSuit,
    OneOfEach,
    RankRun,
    SameRank,
    SuitOfKeptCard,
    ThreatCards,
)
from mathom.games.fellowship.rules.goals.characters import BURDENED_GOALS, EVENT_GOALS, GOALS
from mathom.games.fellowship.rules.goals.goal import Goal
from mathom.games.fellowship.rules.goals.riders import RIDER_WIN, rider_broken
from mathom.games.fellowship.rules.goals.tricks import (
    ExactStreak,
    FewestTricks,
    LastTrick,
    NeitherMostNorFewest,
    NoGoal,
    NoneWhileOthersWin,
    OneOfLastTricks,
    OnlyTricksWithSuit,
    SuitInLastTrick,
    TricksLikeThreat,
    TricksUnlikeThreat,
    TricksWithin,
    TricksWithSuit,
    tricks_with,
)
from mathom.games.fellowship.rules.possible import loose_cards
from mathom.games.fellowship.rules.state import FellowshipState

MOST_TRIES: Final = 16
NEVER: Final = 0.0005
"""The smallest estimate of a goal, so that the other goals still count in the product."""


def at_least(chance: float) -> list[float]:
    """The probability of at least `need` successes in `tries`, at index need * (MOST_TRIES + 1) +
    tries."""
    size = MOST_TRIES + 1
    exactly = [[0.0] * size for _ in range(size)]
    exactly[0][0] = 1.0
    for tries in range(1, size):
        for hits in range(tries + 1):
            missed = exactly[hits][tries - 1] * (1.0 - chance)
            exactly[hits][tries] = missed + (exactly[hits - 1][tries - 1] * chance if hits else 0.0)
    found: list[float] = []
    for need in range(size):
        for tries in range(size):
            found.append(sum([exactly[hits][tries] for hits in range(need, size)]))
    return found


TRICKS_OF_TRY: Final = at_least(WEIGHTS[TRY_TRICK])
TRICKS_OF_SLIP: Final = at_least(WEIGHTS[SLIP_TRICK])
TRICKS_OF_TEAM: Final = at_least(WEIGHTS[TEAM_TRICK])
TRICKS_WITH_SUIT: Final = at_least(WEIGHTS[SUIT_TRICK])
CARDS_OF_TRY: Final = at_least(WEIGHTS[TRY_CARD])
CARDS_OF_TEAM: Final = at_least(WEIGHTS[TEAM_CARD])
CARDS_OF_RANK: Final = at_least(WEIGHTS[RANK_CARD])


def prepare() -> None:
    """Compute the tables again, for other weights."""
    TRICKS_OF_TRY[:] = at_least(WEIGHTS[TRY_TRICK])
    TRICKS_OF_SLIP[:] = at_least(WEIGHTS[SLIP_TRICK])
    TRICKS_OF_TEAM[:] = at_least(WEIGHTS[TEAM_TRICK])
    TRICKS_WITH_SUIT[:] = at_least(WEIGHTS[SUIT_TRICK])
    CARDS_OF_TRY[:] = at_least(WEIGHTS[TRY_CARD])
    CARDS_OF_TEAM[:] = at_least(WEIGHTS[TEAM_CARD])
    CARDS_OF_RANK[:] = at_least(WEIGHTS[RANK_CARD])


def chance(table: list[float], need: int, tries: int) -> float:
    """The probability of at least this many successes."""
    if need <= 0:
        return 1.0
    if need > tries:
        return 0.0
    return table[need * (MOST_TRIES + 1) + min(tries, MOST_TRIES)]


def at_most(table: list[float], room: int, tries: int) -> float:
    """The probability of at most this many successes."""
    return 1.0 - chance(table, room + 1, tries) if room >= 0 else 0.0


class Scene:
    """The tricks and cards still to come, and the hand that the player sees."""

    def __init__(self, s: FellowshipState, eye: int) -> None:
        self.hands = s.rules.hands
        self.left = s.tricks_total - s.trick_number
        self.loose = loose_cards(s)
        self.eye = eye
        self.mine = s.hand[eye] if eye != NONE else 0


class Estimate:
    """The estimate for one goal, and the cards that its hand prefers."""

    def __init__(self, goal: Goal) -> None:
        self.goal = goal
        self.looks_at_hand = False

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        """How much the hand wants tricks, from -1 (none) to 1 (most of them)."""
        return 0.0

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        """The estimated probability of the goal."""
        return 1.0

    def interest(self, s: FellowshipState, hand: int) -> int:
        """The cards that matter for the goal."""
        return self.goal.wanted(s, hand) | self.goal.forbidden

    def compares(self, s: FellowshipState, hand: int) -> bool:
        """Whether it matters which of the other hands wins a trick that this hand does not win."""
        return False

    def spared(self, scene: Scene, s: FellowshipState, hand: int, forbidden: int) -> float:
        """The probability that the hand wins none of these cards."""
        if s.won[hand] & forbidden:
            return 0.0
        found = 1.0
        for _ in range(count(scene.loose & forbidden)):
            found *= 1.0 - WEIGHTS[SLIP_CARD]
        return found


class TricksEstimate(Estimate):
    """A number of tricks between two bounds."""

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        goal = self.goal
        assert isinstance(goal, TricksWithin)
        low, high = goal.bounds(s, hand)
        middle = (low + min(high, low + 1)) / 2.0
        share = s.tricks_total / s.rules.hands
        return max(-1.0, min(1.0, (middle - share + 0.5) / share))

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        goal = self.goal
        assert isinstance(goal, TricksWithin)
        low, high = goal.bounds(s, hand)
        tricks = s.tricks[hand]
        need = max(0, low - tricks)
        found = chance(TRICKS_OF_TRY, need, scene.left)
        if high < 99:
            found *= at_most(TRICKS_OF_SLIP, high - tricks - need, scene.left - need)
        return found * self.spared(scene, s, hand, goal.forbidden)


class FewestEstimate(Estimate):
    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        return -1.0

    def compares(self, s: FellowshipState, hand: int) -> bool:
        return True

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        tricks = s.tricks[hand]
        if tricks == 0 and scene.left == 0:
            return 1.0
        behind = 0
        least = 99
        for other in range(scene.hands):
            if other != hand:
                behind += max(0, tricks - s.tricks[other])
                least = min(least, s.tricks[other])
        room = max(0, least - tricks) + scene.left // (2 * scene.hands)
        return chance(TRICKS_OF_TEAM, behind, scene.left) * at_most(
            TRICKS_OF_SLIP, room, scene.left - behind
        )


class CardsEstimate(Estimate):
    """A number of cards of a suit."""

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        return 0.1

    def compares(self, s: FellowshipState, hand: int) -> bool:
        """What a burdened Samwise wins counts for Frodo."""
        return s.character[hand] == FRODO and s.hand_of(SAMWISE) != NONE

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        goal = self.goal
        assert isinstance(goal, CardsOfSuit)
        need = goal.need(s, hand) - count(goal.won(s, hand))
        return chance(CARDS_OF_TRY, need, count(scene.loose & goal.cards))


class ThreatEstimate(Estimate):
    """Every card of the threat card's rank in the listed suits."""

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        return 0.1

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        wanted = self.goal.targets(s.threat[hand])
        missing = wanted & ~s.won[hand]
        if missing & ~scene.loose:
            return 0.0
        found = 1.0
        for _ in range(count(missing)):
            found *= WEIGHTS[THREAT_CARD]
        return found


class ThreatRankEstimate(Estimate):
    """A number of cards of the threat card's rank."""

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        return 0.2

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        wanted = self.goal.wanted(s, hand)
        need = self.goal.least - count(s.won[hand] & wanted)
        return chance(CARDS_OF_TRY, need, count(scene.loose & wanted))


class LastSuitEstimate(Estimate):
    """A card of the suit for the last trick; only its player knows how many it has left."""

    def __init__(self, goal: Goal) -> None:
        super().__init__(goal)
        self.looks_at_hand = True

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        return -0.1

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        if scene.left == 0:
            last = s.last_card[hand]
            return 1.0 if last >= 0 and BIT[last] & self.goal.cards else 0.0
        if scene.eye != hand:
            return 0.7
        kept = count(scene.mine & self.goal.cards)
        return 0.0 if kept == 0 else 1.0 - 0.35 / kept

    def interest(self, s: FellowshipState, hand: int) -> int:
        return 0


class KeptEstimate(Estimate):
    """Cards of the suit of a card that is kept."""

    def __init__(self, goal: Goal) -> None:
        super().__init__(goal)
        self.looks_at_hand = True

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        return 0.3

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        best = 0.0
        for suit in range(len(SUITS)):
            cards = SUIT_MASK[suit]
            if scene.eye == hand and not scene.mine & cards:
                continue
            need = self.goal.least - count(s.won[hand] & cards)
            best = max(best, chance(TRICKS_OF_TRY, need, count(scene.loose & cards)))
        return best

    def interest(self, s: FellowshipState, hand: int) -> int:
        return -1


class StreakEstimate(Estimate):
    """Exactly this many tricks, all in a row."""

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        return 0.4

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        goal = self.goal
        assert isinstance(goal, ExactStreak)
        tricks = s.tricks[hand]
        need = goal.least - tricks
        if need < 0 or need > scene.left or not goal.unbroken(s, hand):
            return 0.0
        if need == 0:
            return at_most(TRICKS_OF_SLIP, 0, scene.left)
        if tricks > 0:
            if s.trick_winner[-1] != hand:
                return 0.0
            return 0.6 if need == 1 else 0.4
        return 0.3 if scene.left > need else 0.15


class OnlyWithEstimate(Estimate):
    """Tricks that all contain a suit."""

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        return -0.8

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        goal = self.goal
        assert isinstance(goal, OnlyTricksWithSuit)
        if goal.spoilt(s, hand):
            return 0.0
        need = max(0, goal.least - s.tricks[hand])
        cards = count(scene.loose & goal.cards)
        found = chance(CARDS_OF_TRY, need, min(cards, scene.left))
        return found * at_most(TRICKS_OF_SLIP, 0, scene.left - need)


class TricksWithEstimate(Estimate):
    """A number of tricks that contain a suit."""

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        return 0.2

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        need = self.goal.least - tricks_with(s, hand, self.goal.cards)
        cards = count(scene.loose & self.goal.cards)
        return chance(TRICKS_WITH_SUIT, need, min(cards, scene.left))


class LastTricksEstimate(Estimate):
    """One of the last tricks."""

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        return 0.2

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        need = self.goal.least - self.goal.count(s, hand)
        return chance(TRICKS_OF_TRY, need, min(scene.left, self.goal.window))


class AllEstimate(Estimate):
    """All cards of a suit."""

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        return 0.6

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        missing = self.goal.cards & ~s.won[hand]
        if missing & ~scene.loose:
            return 0.0
        found = 1.0
        for _ in range(count(missing)):
            found *= WEIGHTS[ALL_CARD]
        return found


class EveryoneEstimate(Estimate):
    """Everybody wins a card of a suit."""

    def compares(self, s: FellowshipState, hand: int) -> bool:
        return True

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        lacking = scene.hands - self.goal.count(s, hand)
        cards = count(scene.loose & self.goal.cards)
        return chance(CARDS_OF_TEAM, lacking, min(cards, scene.left))


class MostEstimate(Estimate):
    """More cards of a suit than anybody else."""

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        return 0.2

    def compares(self, s: FellowshipState, hand: int) -> bool:
        return True

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        have = count(s.won[hand] & self.goal.cards)
        most = 0
        for other in range(scene.hands):
            if other != hand:
                most = max(most, count(s.won[other] & self.goal.cards))
        left = count(scene.loose & self.goal.cards)
        return chance(TRICKS_OF_TRY, most - have + 1 + int(left * WEIGHTS[MOST_SHARE]), left)


class LastTrickEstimate(Estimate):
    """The last trick, and none of the forbidden cards."""

    def __init__(self, goal: Goal) -> None:
        super().__init__(goal)
        self.looks_at_hand = True

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        return 0.3

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        spared = self.spared(scene, s, hand, self.goal.forbidden)
        if scene.left == 0:
            return spared if s.trick_winner and s.trick_winner[-1] == hand else 0.0
        if scene.eye != hand:
            return spared * 0.5
        high = 0
        for rank in range(MOST_RANK - 1, MOST_RANK + 1):
            high += count(scene.mine & RANK_MASK[rank])
        return spared * (0.4 + 0.3 * min(high, 2) / 2)


class MiddleEstimate(Estimate):
    """Neither the most nor the fewest tricks."""

    def compares(self, s: FellowshipState, hand: int) -> bool:
        return True

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        tricks = s.tricks[hand]
        above = below = 99
        for other in range(scene.hands):
            if other != hand:
                above = min(above, max(0, tricks + 1 - s.tricks[other]))
                below = min(below, max(0, s.tricks[other] + 1 - tricks))
        if below > scene.left or above > scene.left:
            return 0.0
        found = chance(TRICKS_OF_TEAM, above, scene.left) * chance(
            TRICKS_OF_TRY, below, scene.left - above
        )
        return found * (0.9 if above == 0 and below == 0 else 0.8)


class SameRankEstimate(Estimate):
    """A number of cards of one rank."""

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        return 0.5

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        best = 0.0
        for rank in range(1, MOST_RANK + 1):
            cards = RANK_MASK[rank]
            need = self.goal.least - count(s.won[hand] & cards)
            best = max(best, chance(CARDS_OF_RANK, need, count(scene.loose & cards)))
        return best

    def interest(self, s: FellowshipState, hand: int) -> int:
        return -1


class NoneEstimate(Estimate):
    """No trick, while everybody else wins one."""

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        return -1.0

    def compares(self, s: FellowshipState, hand: int) -> bool:
        return True

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        if s.tricks[hand]:
            return 0.0
        lacking = 0
        for other in range(scene.hands):
            if other != hand and not s.tricks[other]:
                lacking += 1
        found = chance(TRICKS_OF_TEAM, lacking, scene.left)
        return found * at_most(TRICKS_OF_SLIP, 0, scene.left)


class EachEstimate(Estimate):
    """A card of every listed rank or suit."""

    def __init__(self, goal: Goal) -> None:
        super().__init__(goal)
        self.sets = goal.sets() if isinstance(goal, OneOfEach) else [0]

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        return 0.6

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        missing = 0
        found = 1.0
        for cards in self.sets:
            if not s.won[hand] & cards:
                missing += 1
                found *= chance(CARDS_OF_TRY, 1, count(scene.loose & cards))
        cards_to_win = int(scene.left * WEIGHTS[TRY_TRICK] * scene.hands)
        return found * chance(CARDS_OF_TRY, missing, cards_to_win)

    def interest(self, s: FellowshipState, hand: int) -> int:
        return -1


class RunEstimate(Estimate):
    """A run of ranks in a suit."""

    def trick_demand(self, s: FellowshipState, hand: int) -> float:
        return 0.2

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        best = 0.0
        for first in range(1, MOST_RANK - self.goal.least + 2):
            found = 1.0
            for rank in range(first, first + self.goal.least):
                card = RANK_MASK[rank] & self.goal.cards
                if not s.won[hand] & card:
                    found *= WEIGHTS[TRY_CARD] if scene.loose & card else 0.0
            best = max(best, found)
        return best


ESTIMATE_OF: Final[dict[type[Goal], type[Estimate]]] = {
    TricksWithin: TricksEstimate,
    TricksLikeThreat: TricksEstimate,
    TricksUnlikeThreat: TricksEstimate,
    FewestTricks: FewestEstimate,
    CardsOfSuit: CardsEstimate,
    ThreatCards: ThreatEstimate,
    CardsOfThreatRank: ThreatRankEstimate,
    SuitInLastTrick: LastSuitEstimate,
    SuitOfKeptCard: KeptEstimate,
    ExactStreak: StreakEstimate,
    OnlyTricksWithSuit: OnlyWithEstimate,
    TricksWithSuit: TricksWithEstimate,
    OneOfLastTricks: LastTricksEstimate,
    AllOfSuit: AllEstimate,
    EveryoneWinsSuit: EveryoneEstimate,
    MostOfSuit: MostEstimate,
    LastTrick: LastTrickEstimate,
    NeitherMostNorFewest: MiddleEstimate,
    SameRank: SameRankEstimate,
    NoneWhileOthersWin: NoneEstimate,
    OneOfEach: EachEstimate,
    RankRun: RunEstimate,
    NoGoal: Estimate,
}


def estimate_for(goal: Goal) -> Estimate:
    return ESTIMATE_OF[type(goal)](goal)


def event_estimate(goal: Goal | None) -> Estimate | None:
    """The estimate for a goal that an event replaces, if there is one."""
    return estimate_for(goal) if goal is not None else None


ESTIMATES: Final[list[Estimate]] = [estimate_for(goal) for goal in GOALS]
BURDENED_ESTIMATES: Final[list[Estimate]] = [estimate_for(goal) for goal in BURDENED_GOALS]
EVENT_ESTIMATES: Final[list[list[Estimate | None]]] = [
    [event_estimate(goal) for goal in goals] for goals in EVENT_GOALS
]


def estimate_of(s: FellowshipState, hand: int) -> Estimate:
    """The estimate for the goal of a hand in this round."""
    who = s.character[hand]
    if s.event != NONE:
        changed = EVENT_ESTIMATES[s.event][who]
        if changed is not None:
            return changed
    return BURDENED_ESTIMATES[who] if s.burdened[hand] else ESTIMATES[who]


def likely_of(s: FellowshipState, scene: Scene, hand: int, estimate: Estimate) -> float:
    """The estimated probability that a hand achieves its goal and obeys its rider; never nothing,
    so that the other goals still count in the product."""
    likely = estimate.likely(s, scene, hand)
    rider = s.rider[hand]
    if rider != NONE:
        if rider_broken(s, hand):
            likely = 0.0
        for _ in range(count(scene.loose & RIDER_WIN[rider])):
            likely *= 1.0 - WEIGHTS[SLIP_CARD]
    return max(likely, NEVER)


def all_likely(s: FellowshipState, scene: Scene) -> float:
    """The estimated probability that all goals are achieved."""
    found = 1.0
    for hand in range(scene.hands):
        found *= likely_of(s, scene, hand, estimate_of(s, hand))
    return found


def interest_of(s: FellowshipState, hand: int, estimate: Estimate) -> int:
    """The cards that matter for the goal of a hand and for its rider."""
    found = estimate.interest(s, hand)
    if s.rider[hand] != NONE:
        found |= RIDER_WIN[s.rider[hand]]
    return found


def interests(s: FellowshipState) -> int:
    """The cards that matter for any goal."""
    found = 0
    for hand in range(s.rules.hands):
        found |= interest_of(s, hand, estimate_of(s, hand))
    return found
