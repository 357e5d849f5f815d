"""With all cards open: can this round be won from here, and how?

Everybody plays together, so one line of play that reaches every goal is the answer. First some
rounds are tried by rules of thumb with the cards open, a little at random; they find a line where
there are many. Then comes an exhaustive search. What it says is exact: a line was found, there is
none, or the limit was reached before either was known.

Chance that is still to come (cards of an event, the draw pile of a single player, threat cards)
falls as the generator of the given state will have it: the answer is for that order alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mathom.engine.random import Generator, seeded
from mathom.engine.solution import LOST, UNDECIDED, WINNABLE, Solution
from mathom.engine.step import Step, play
from mathom.games.fellowship.events import NO_CONTEST
from mathom.games.fellowship.facts import (
    CARD_SUIT,
    CARDS,
    MITHRIL,
    NONE,
    ONE_RING_BIT,
    SUIT_MASK,
)
from mathom.games.fellowship.goals import (
    CERTAIN,
    IMPOSSIBLE,
    RIDER_WIN,
    CardsOfThreatRank,
    ExactStreak,
    OneOfEach,
    RankRun,
    SameRank,
    ThreatCards,
    goal_of,
    open_state,
)
from mathom.games.fellowship.habits import sensible
from mathom.games.fellowship.judgement import interests
from mathom.games.fellowship.preparing import has_gift
from mathom.games.fellowship.state import PLAYING, FellowshipState
from mathom.games.fellowship.tricks import FollowCard, LeadCard
from mathom.games.fellowship.words import PLAY

MOST_NODES: Final = 1_000_000_000

ROUNDS_TRIED: Final = 60
"""So many rounds are tried by rules of thumb, more where there is a clock."""

TRYING_SHARE: Final = 0.6
"""The share of the seconds that may go into it."""

ODD_ONE_IN: Final = [0, 8, 16, 4, 8, 12, 3]
"""In a round that is tried, one decision of so many is taken at random, in turn."""

LOOK_AT_CLOCK: Final = 64
MOST_KEPT: Final = 1_000_000
"""How many positions without a way to win are remembered."""


class OutOfLimit(Exception):
    """The limit was reached before the answer was known."""


def opened(s: FellowshipState) -> FellowshipState:
    """The same position with all cards open, played on to the last trick."""
    found = s.clone()
    found.stopping = 0
    for hand in range(s.rules.hands):
        found.open |= found.hand[hand]
    found.open |= found.tucked
    return found


MAYBE: Final = -1
"""Neither certain nor out of reach."""


class Solver:
    """Searches one position, within a number of positions looked at or of seconds."""

    def __init__(
        self, nodes: int, seconds: float = 0.0, clock: Callable[[], float] | None = None
    ) -> None:
        self.most = nodes
        self.seconds = seconds
        self.clock = clock
        self.deadline = 0.0
        self.nodes = 0
        self.round = 0
        self.line: list[int] = []
        self.dead: set[tuple[int, ...]] = set()

    def solve(self, s: FellowshipState) -> Solution:
        """The answer for the round that is being played."""
        self.nodes = 0
        self.round = s.round
        self.dead = set()
        if self.clock is not None and self.seconds > 0:
            self.deadline = self.clock() + self.seconds
        root = opened(s)
        try:
            if self.by_thumb(root) or self.search(root):
                return Solution(WINNABLE, self.decisions(s), self.nodes, chance_to_come(s))
        except OutOfLimit:
            return Solution(UNDECIDED, [], self.nodes, chance_to_come(s))
        return Solution(LOST, [], self.nodes, chance_to_come(s))

    def decisions(self, s: FellowshipState) -> list[int]:
        """The line as decisions of the real position, in which more is asked because less is
        open: where there is nothing to choose, what must be done."""
        real = s.clone()
        real.stopping = 0
        found: list[int] = []
        at = 0
        while not self.is_over(real):
            action = real.offers[0]
            if len(real.offers) > 1:
                if at == len(self.line):
                    break
                action = self.line[at]
                at += 1
            found.append(action)
            play(real, action)
        return found

    def count(self) -> None:
        """One more position; stop where the limit is."""
        self.nodes += 1
        if self.nodes > self.most:
            raise OutOfLimit
        clock = self.clock
        if clock is not None and self.deadline > 0 and self.nodes % LOOK_AT_CLOCK == 0:
            if clock() >= self.deadline:
                raise OutOfLimit

    def is_over(self, s: FellowshipState) -> bool:
        """Whether the round has ended."""
        return s.outcome is not None or s.round != self.round

    def is_won(self, s: FellowshipState) -> bool:
        """Whether it has ended well."""
        ending = s.outcome
        return s.round != self.round or (ending is not None and len(ending.winners) > 0)

    def by_thumb(self, root: FellowshipState) -> bool:
        """Try rounds until one is won or there has been enough of it."""
        dice = seeded(1)
        tried = 0
        while not self.tried_enough(tried):
            odd = ODD_ONE_IN[tried % len(ODD_ONE_IN)] if tried else 0
            if self.try_round(root.clone(), dice, odd):
                return True
            tried += 1
        return False

    def tried_enough(self, tried: int) -> bool:
        """Whether trying more rounds would take the time of the search."""
        if tried < ROUNDS_TRIED:
            return False
        clock = self.clock
        if clock is None or self.deadline <= 0:
            return True
        return clock() >= self.deadline - (1.0 - TRYING_SHARE) * self.seconds

    def try_round(self, s: FellowshipState, dice: Generator, odd: int) -> bool:
        """Play a round by rules of thumb, now and then at random."""
        self.line = []
        while not self.is_over(s):
            self.count()
            if odd and dice.below(odd) == 0:
                action = s.offers[dice.below(len(s.offers))]
            else:
                action = sensible(s)
            if len(s.offers) > 1:
                self.line.append(action)
            play(s, action)
            if at_lead(s):
                found = standing(s)
                if found != MAYBE:
                    return found == CERTAIN
        return self.is_won(s)

    def search(self, s: FellowshipState) -> bool:
        """Whether there is a way to win; if so, it is the line."""
        self.line = []
        found = self.descend(s)
        self.line.reverse()
        return found

    def descend(self, s: FellowshipState) -> bool:
        """Every action that may make a difference, until one wins; then what was chosen is added
        to the line, the last decision first."""
        self.count()
        leads = at_lead(s)
        key: tuple[int, ...] = ()
        if leads:
            state = standing(s)
            if state != MAYBE:
                return state == CERTAIN
            key = position_key(s)
            if key in self.dead:
                return False
        for action in actions(s):
            after = s.clone()
            play(after, action)
            won = self.is_won(after) if self.is_over(after) else self.descend(after)
            if won:
                if len(s.offers) > 1:
                    self.line.append(action)
                return True
        if leads and len(self.dead) < MOST_KEPT:
            self.dead.add(key)
        return False


def chance_to_come(s: FellowshipState) -> bool:
    """Whether cards are still to be turned up in this round, or threat cards to be drawn."""
    if s.event_card().reveal[s.rules.players] or (s.rules.solo and s.pile):
        return True
    return s.phase < PLAYING and s.threats != 0


def at_lead(s: FellowshipState) -> bool:
    """Whether a trick is about to begin."""
    if s.outcome is not None or s.phase != PLAYING:
        return False
    step: Step[Any] = s.agenda[-1]
    return isinstance(step, LeadCard)


def standing(s: FellowshipState) -> int:
    """Whether all goals are certain, or too many are out of reach."""
    forgiven = 1 if has_gift(s, MITHRIL) and not s.mithril_used else 0
    certain = not s.event_card().no_early_end
    for hand in range(s.rules.hands):
        found = open_state(s, hand)
        if found == IMPOSSIBLE:
            certain = False
            forgiven -= 1
            if forgiven < 0:
                return IMPOSSIBLE
        elif found != CERTAIN:
            certain = False
    return CERTAIN if certain else MAYBE


def position_key(s: FellowshipState) -> tuple[int, ...]:
    """All that decides whether the rest of the round can be won."""
    kept = interests(s)
    tricks = who = counts = 0
    streak = NONE
    for hand in range(s.rules.hands):
        goal = goal_of(s, hand)
        tricks = tricks << 4 | s.tricks[hand]
        who = who << 14 | (s.character[hand] + 1) << 8 | (s.threat[hand] + 2) << 2
        who |= s.declared[hand] + 1
        counts = counts << 4 | goal.count(s, hand)
        if isinstance(goal, ExactStreak) and s.trick_winner:
            streak = s.trick_winner[-1]
    flags = s.leader | s.broken << 3 | s.gift_used << 4 | s.failed << 5 | (streak + 1) << 9
    flags |= (s.reserve_hand + 1) << 12 | (s.tuck_hand + 1) << 15 | s.trick_number << 18
    return (
        s.hand[0],
        s.hand[1],
        s.hand[2],
        s.hand[3],
        s.won[0] & kept,
        s.won[1] & kept,
        s.won[2] & kept,
        s.won[3] & kept,
        s.tucked | s.lost,
        tricks,
        counts,
        flags,
        who,
    )


def actions(s: FellowshipState) -> list[int]:
    """What is to be tried: of cards that nothing tells apart only one."""
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, LeadCard | FollowCard):
        if s.event_card().contest == NO_CONTEST and not s.is_pyramid(step.hand):
            return distinct(s, step.hand)
    return s.offers


def distinct(s: FellowshipState, hand: int) -> list[int]:
    """Without cards whose next higher one among all that are still in play is in the same hand
    too, if no goal tells the two apart."""
    special = told_apart(s)
    mine = s.hand[hand]
    others = s.tucked | s.pile
    for other in range(s.rules.hands):
        if other != hand:
            others |= s.hand[other]
        if s.table[other] >= 0:
            others |= 1 << s.table[other]
    if s.reserve_hand != NONE:
        others |= 1 << s.reserved
    found: list[int] = []
    for action in s.offers:
        card = action - PLAY
        if 0 <= card < len(CARDS) and not special >> card & 1:
            above = SUIT_MASK[CARD_SUIT[card]] & (mine | others) & -(1 << (card + 1))
            following = above & -above
            if following & mine & ~special:
                continue
        found.append(action)
    return found


def told_apart(s: FellowshipState) -> int:
    """The cards that differ from their neighbours by more than their rank."""
    found = ONE_RING_BIT
    for hand in range(s.rules.hands):
        goal = goal_of(s, hand)
        if isinstance(goal, ThreatCards):
            found |= goal.targets(s.threat[hand])
        elif isinstance(goal, CardsOfThreatRank):
            found |= goal.wanted(s, hand)
        elif isinstance(goal, SameRank | RankRun) or (isinstance(goal, OneOfEach) and goal.ranks):
            return -1
        if s.rider[hand] != NONE:
            found |= RIDER_WIN[s.rider[hand]]
    return found
