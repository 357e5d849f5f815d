"""How likely the goals look: one estimate for each kind of goal, and their product.

An estimate knows what everybody knows: tricks and cards won, tricks and cards still to come. It is
a rule of thumb, made of a few chances that a hand gets what it tries for; what surely succeeds or
surely fails is left to `goals`.
"""

from __future__ import annotations

from typing import Final

from mathom.games.fellowship.facts import (
    BIT,
    CHARACTERS,
    EVENT_FACTS,
    MOST_RANK,
    NONE,
    RANK_MASK,
    SUIT_MASK,
    SUITS,
)
from mathom.games.fellowship.goals import (
    BURDENED_GOALS,
    EVENT_GOALS,
    GOALS,
    RIDER_WIN,
    AllOfSuit,
    CardsOfSuit,
    CardsOfThreatRank,
    EveryoneWinsSuit,
    ExactStreak,
    FewestTricks,
    Goal,
    LastTrick,
    MostOfSuit,
    NeitherMostNorFewest,
    NoneWhileOthersWin,
    OneOfEach,
    OneOfLastTricks,
    OnlyTricksWithSuit,
    RankRun,
    SameRank,
    SuitInLastTrick,
    SuitOfKeptCard,
    ThreatCards,
    TricksWithin,
    TricksWithSuit,
    rider_broken,
    tricks_with,
)
from mathom.games.fellowship.outlook import loose_cards
from mathom.games.fellowship.state import FellowshipState

TRY_TRICK: Final = 0.42
"""How often a hand wins a trick that it tries to win."""

SLIP_TRICK: Final = 0.13
"""How often it wins one that it tries to leave to others."""

TEAM_TRICK: Final = 0.75
"""How often a trick goes to one of several hands that need one."""

TRY_CARD: Final = 0.6
"""How often a wanted card comes to the hand that wants it."""

SLIP_CARD: Final = 0.1
"""How often a card comes to a hand that must not win it."""

MOST_TRIES: Final = 16
NEVER: Final = 0.0005
"""What a goal that looks lost is still worth, so that the others go on to count."""


def at_least(chance: float) -> list[float]:
    """For `need` of `tries`, at index need * (MOST_TRIES + 1) + tries: how likely that is."""
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


TRICKS_OF_TRY: Final = at_least(TRY_TRICK)
TRICKS_OF_SLIP: Final = at_least(SLIP_TRICK)
TRICKS_OF_TEAM: Final = at_least(TEAM_TRICK)
CARDS_OF_TRY: Final = at_least(TRY_CARD)


def chance(table: list[float], need: int, tries: int) -> float:
    """How likely it is to get at least so many."""
    if need <= 0:
        return 1.0
    if need > tries:
        return 0.0
    return table[need * (MOST_TRIES + 1) + min(tries, MOST_TRIES)]


def at_most(table: list[float], room: int, tries: int) -> float:
    """How likely it is to get no more than so many."""
    return 1.0 - chance(table, room + 1, tries) if room >= 0 else 0.0


class Scene:
    """What is still to come, as somebody reckons with it, and the hand that he sees."""

    def __init__(self, s: FellowshipState, eye: int) -> None:
        self.hands = s.rules.hands
        self.left = s.tricks_total - s.trick_number
        self.loose = loose_cards(s)
        self.eye = eye
        self.mine = s.hand[eye] if eye != NONE else 0


class Hope:
    """The estimate for one goal, and what its hand would like to hold."""

    def __init__(self, goal: Goal) -> None:
        self.goal = goal
        self.looks_at_hand = False

    def appetite(self, s: FellowshipState, hand: int) -> float:
        """How much the hand wants tricks as such, from -1 (none) to 1 (most of them)."""
        return 0.0

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        """How likely the goal looks."""
        return 1.0

    def interest(self, s: FellowshipState, hand: int) -> int:
        """The cards whose place matters to it."""
        return self.goal.wanted(s, hand) | self.goal.forbidden

    def spared(self, scene: Scene, s: FellowshipState, hand: int, forbidden: int) -> float:
        """How likely none of some cards is won."""
        if s.won[hand] & forbidden:
            return 0.0
        found = 1.0
        for _ in range((scene.loose & forbidden).bit_count()):
            found *= 1.0 - SLIP_CARD
        return found


class HopeOfTricks(Hope):
    """A number of tricks between two bounds."""

    def appetite(self, s: FellowshipState, hand: int) -> float:
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


class HopeOfFewest(Hope):
    """Nobody wins fewer."""

    def appetite(self, s: FellowshipState, hand: int) -> float:
        return -1.0

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


class HopeOfCards(Hope):
    """So many cards of a suit."""

    def appetite(self, s: FellowshipState, hand: int) -> float:
        return 0.1

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        goal = self.goal
        assert isinstance(goal, CardsOfSuit)
        need = goal.need(s, hand) - goal.won(s, hand).bit_count()
        return chance(CARDS_OF_TRY, need, (scene.loose & goal.cards).bit_count())


class HopeOfThreat(Hope):
    """Every card of the threat card's rank in the listed suits."""

    def appetite(self, s: FellowshipState, hand: int) -> float:
        return 0.1

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        wanted = self.goal.targets(s.threat[hand])
        missing = wanted & ~s.won[hand]
        if missing & ~scene.loose:
            return 0.0
        found = 1.0
        for _ in range(missing.bit_count()):
            found *= TRY_CARD
        return found


class HopeOfThreatRank(Hope):
    """So many cards of the threat card's rank."""

    def appetite(self, s: FellowshipState, hand: int) -> float:
        return 0.2

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        wanted = self.goal.wanted(s, hand)
        need = self.goal.least - (s.won[hand] & wanted).bit_count()
        return chance(CARDS_OF_TRY, need, (scene.loose & wanted).bit_count())


class HopeOfLastSuit(Hope):
    """A card of the suit is kept for the last trick; only its player knows how many there are."""

    def __init__(self, goal: Goal) -> None:
        super().__init__(goal)
        self.looks_at_hand = True

    def appetite(self, s: FellowshipState, hand: int) -> float:
        return -0.1

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        if scene.left == 0:
            last = s.last_card[hand]
            return 1.0 if last >= 0 and BIT[last] & self.goal.cards else 0.0
        if scene.eye != hand:
            return 0.7
        kept = (scene.mine & self.goal.cards).bit_count()
        return 0.0 if kept == 0 else 1.0 - 0.35 / kept

    def interest(self, s: FellowshipState, hand: int) -> int:
        return 0


class HopeOfKept(Hope):
    """Cards of the suit of a card that is kept."""

    def __init__(self, goal: Goal) -> None:
        super().__init__(goal)
        self.looks_at_hand = True

    def appetite(self, s: FellowshipState, hand: int) -> float:
        return 0.3

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        best = 0.0
        for suit in range(len(SUITS)):
            cards = SUIT_MASK[suit]
            if scene.eye == hand and not scene.mine & cards:
                continue
            need = self.goal.least - (s.won[hand] & cards).bit_count()
            best = max(best, chance(TRICKS_OF_TRY, need, (scene.loose & cards).bit_count()))
        return best

    def interest(self, s: FellowshipState, hand: int) -> int:
        return -1


class HopeOfStreak(Hope):
    """So many tricks in a row, and no other."""

    def appetite(self, s: FellowshipState, hand: int) -> float:
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


class HopeOfOnlyWith(Hope):
    """Tricks that all contain a suit."""

    def appetite(self, s: FellowshipState, hand: int) -> float:
        return -0.8

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        goal = self.goal
        assert isinstance(goal, OnlyTricksWithSuit)
        if goal.spoilt(s, hand):
            return 0.0
        need = max(0, goal.least - s.tricks[hand])
        cards = (scene.loose & goal.cards).bit_count()
        found = chance(CARDS_OF_TRY, need, min(cards, scene.left))
        return found * at_most(TRICKS_OF_SLIP, 0, scene.left - need)


class HopeOfTricksWith(Hope):
    """So many tricks that contain a suit."""

    def appetite(self, s: FellowshipState, hand: int) -> float:
        return 0.2

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        need = self.goal.least - tricks_with(s, hand, self.goal.cards)
        cards = (scene.loose & self.goal.cards).bit_count()
        return chance(TRICKS_OF_TRY, need, min(cards, scene.left))


class HopeOfLastTricks(Hope):
    """One of the last tricks."""

    def appetite(self, s: FellowshipState, hand: int) -> float:
        return 0.2

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        need = self.goal.least - self.goal.count(s, hand)
        return chance(TRICKS_OF_TRY, need, min(scene.left, self.goal.window))


class HopeOfAll(Hope):
    """All cards of a suit."""

    def appetite(self, s: FellowshipState, hand: int) -> float:
        return 0.6

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        missing = self.goal.cards & ~s.won[hand]
        if missing & ~scene.loose:
            return 0.0
        found = 1.0
        for _ in range(missing.bit_count()):
            found *= 0.8
        return found


class HopeOfEveryone(Hope):
    """Everybody wins a card of a suit."""

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        lacking = scene.hands - self.goal.count(s, hand)
        cards = (scene.loose & self.goal.cards).bit_count()
        return chance(CARDS_OF_TRY, lacking, min(cards, scene.left))


class HopeOfMost(Hope):
    """More cards of a suit than anybody else."""

    def appetite(self, s: FellowshipState, hand: int) -> float:
        return 0.2

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        have = (s.won[hand] & self.goal.cards).bit_count()
        most = 0
        for other in range(scene.hands):
            if other != hand:
                most = max(most, (s.won[other] & self.goal.cards).bit_count())
        left = (scene.loose & self.goal.cards).bit_count()
        return chance(TRICKS_OF_TRY, most - have + 1 + left // 4, left)


class HopeOfLastTrick(Hope):
    """The last trick, and none of the forbidden cards."""

    def __init__(self, goal: Goal) -> None:
        super().__init__(goal)
        self.looks_at_hand = True

    def appetite(self, s: FellowshipState, hand: int) -> float:
        return 0.3

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        spared = self.spared(scene, s, hand, self.goal.forbidden)
        if scene.left == 0:
            return spared if s.trick_winner and s.trick_winner[-1] == hand else 0.0
        if scene.eye != hand:
            return spared * 0.5
        high = 0
        for rank in range(MOST_RANK - 1, MOST_RANK + 1):
            high += (scene.mine & RANK_MASK[rank]).bit_count()
        return spared * (0.4 + 0.3 * min(high, 2) / 2)


class HopeOfMiddle(Hope):
    """Somebody wins more, somebody fewer."""

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


class HopeOfSameRank(Hope):
    """So many cards of one rank."""

    def appetite(self, s: FellowshipState, hand: int) -> float:
        return 0.5

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        best = 0.0
        for rank in range(1, MOST_RANK + 1):
            cards = RANK_MASK[rank]
            need = self.goal.least - (s.won[hand] & cards).bit_count()
            best = max(best, chance(TRICKS_OF_TRY, need, (scene.loose & cards).bit_count()))
        return best

    def interest(self, s: FellowshipState, hand: int) -> int:
        return -1


class HopeOfNone(Hope):
    """No trick, while everybody else wins one."""

    def appetite(self, s: FellowshipState, hand: int) -> float:
        return -1.0

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        if s.tricks[hand]:
            return 0.0
        lacking = 0
        for other in range(scene.hands):
            if other != hand and not s.tricks[other]:
                lacking += 1
        found = chance(TRICKS_OF_TEAM, lacking, scene.left)
        return found * at_most(TRICKS_OF_SLIP, 0, scene.left)


class HopeOfEach(Hope):
    """A card of every listed rank or suit."""

    def __init__(self, goal: Goal) -> None:
        super().__init__(goal)
        self.sets = goal.sets() if isinstance(goal, OneOfEach) else [0]

    def appetite(self, s: FellowshipState, hand: int) -> float:
        return 0.6

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        missing = 0
        found = 1.0
        for cards in self.sets:
            if not s.won[hand] & cards:
                missing += 1
                found *= chance(CARDS_OF_TRY, 1, (scene.loose & cards).bit_count())
        cards_to_win = int(scene.left * TRY_TRICK * scene.hands)
        return found * chance(CARDS_OF_TRY, missing, cards_to_win)

    def interest(self, s: FellowshipState, hand: int) -> int:
        return -1


class HopeOfRun(Hope):
    """A run of ranks in a suit."""

    def appetite(self, s: FellowshipState, hand: int) -> float:
        return 0.2

    def likely(self, s: FellowshipState, scene: Scene, hand: int) -> float:
        best = 0.0
        for first in range(1, MOST_RANK - self.goal.least + 2):
            found = 1.0
            for rank in range(first, first + self.goal.least):
                card = RANK_MASK[rank] & self.goal.cards
                if not s.won[hand] & card:
                    found *= TRY_CARD if scene.loose & card else 0.0
            best = max(best, found)
        return best


def hope_for(goal: Goal) -> Hope:
    """The estimate that fits a goal."""
    if isinstance(goal, TricksWithin):
        return HopeOfTricks(goal)
    if isinstance(goal, FewestTricks):
        return HopeOfFewest(goal)
    if isinstance(goal, CardsOfSuit):
        return HopeOfCards(goal)
    if isinstance(goal, ThreatCards):
        return HopeOfThreat(goal)
    if isinstance(goal, CardsOfThreatRank):
        return HopeOfThreatRank(goal)
    if isinstance(goal, SuitInLastTrick):
        return HopeOfLastSuit(goal)
    if isinstance(goal, SuitOfKeptCard):
        return HopeOfKept(goal)
    if isinstance(goal, ExactStreak):
        return HopeOfStreak(goal)
    if isinstance(goal, OnlyTricksWithSuit):
        return HopeOfOnlyWith(goal)
    if isinstance(goal, TricksWithSuit):
        return HopeOfTricksWith(goal)
    if isinstance(goal, OneOfLastTricks):
        return HopeOfLastTricks(goal)
    if isinstance(goal, AllOfSuit):
        return HopeOfAll(goal)
    if isinstance(goal, EveryoneWinsSuit):
        return HopeOfEveryone(goal)
    if isinstance(goal, MostOfSuit):
        return HopeOfMost(goal)
    if isinstance(goal, LastTrick):
        return HopeOfLastTrick(goal)
    if isinstance(goal, NeitherMostNorFewest):
        return HopeOfMiddle(goal)
    if isinstance(goal, SameRank):
        return HopeOfSameRank(goal)
    if isinstance(goal, NoneWhileOthersWin):
        return HopeOfNone(goal)
    if isinstance(goal, OneOfEach):
        return HopeOfEach(goal)
    if isinstance(goal, RankRun):
        return HopeOfRun(goal)
    return Hope(goal)


HOPES: Final[list[Hope]] = [hope_for(goal) for goal in GOALS]
BURDENED_HOPES: Final[list[Hope]] = [hope_for(goal) for goal in BURDENED_GOALS]
EVENT_HOPES: Final[list[list[Hope | None]]] = [[None] * len(CHARACTERS) for _ in EVENT_FACTS]
for _event in range(len(EVENT_FACTS)):
    for _who in range(len(CHARACTERS)):
        _changed = EVENT_GOALS[_event][_who]
        if _changed is not None:
            EVENT_HOPES[_event][_who] = hope_for(_changed)


def hope_of(s: FellowshipState, hand: int) -> Hope:
    """The estimate for the goal of a hand in this round."""
    who = s.character[hand]
    if s.event != NONE:
        changed = EVENT_HOPES[s.event][who]
        if changed is not None:
            return changed
    return BURDENED_HOPES[who] if s.burdened[hand] else HOPES[who]


def all_likely(s: FellowshipState, scene: Scene) -> float:
    """How likely it looks that everybody reaches the goal."""
    found = 1.0
    for hand in range(scene.hands):
        likely = hope_of(s, hand).likely(s, scene, hand)
        rider = s.rider[hand]
        if rider != NONE:
            if rider_broken(s, hand):
                likely = 0.0
            for _ in range((scene.loose & RIDER_WIN[rider]).bit_count()):
                likely *= 1.0 - SLIP_CARD
        found *= max(likely, NEVER)
    return found


def after_trick(s: FellowshipState, scene: Scene, winner: int, cards: int) -> float:
    """How likely it looks if a hand, or nobody, wins the running trick with these cards."""
    if winner != NONE:
        before = s.won[winner]
        s.won[winner] |= cards
        s.tricks[winner] += 1
    s.trick_winner.append(winner)
    s.trick_cards.append(cards)
    s.trick_number += 1
    scene.left -= 1
    scene.loose &= ~cards
    found = all_likely(s, scene)
    scene.loose |= cards
    scene.left += 1
    s.trick_number -= 1
    s.trick_cards.pop()
    s.trick_winner.pop()
    if winner != NONE:
        s.won[winner] = before
        s.tricks[winner] -= 1
    return found


def interests(s: FellowshipState) -> int:
    """The cards whose place matters to somebody."""
    found = 0
    for hand in range(s.rules.hands):
        found |= hope_of(s, hand).interest(s, hand)
        if s.rider[hand] != NONE:
            found |= RIDER_WIN[s.rider[hand]]
    return found
