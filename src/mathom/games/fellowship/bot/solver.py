"""Solve a round with open cards: can it be won from here, and how?

All players cooperate, so one line of play that achieves every goal is the answer. First some rounds
are played by heuristics with a little randomness, which is enough where many lines win. Then an
exhaustive search follows. Its answer is exact: a line, no line, or the limit was reached before
either was known.

Chance events still to come (event cards, the solo draw pile, threat cards) happen as the random
generator of the given state determines; the answer holds for that order only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mathom.bots.hooks import UNKNOWN, Oracle
from mathom.bots.solution import LOST, UNDECIDED, WINNABLE, Solution
from mathom.engine.interrupts import allow_interrupt
from mathom.engine.random import Generator, seeded
from mathom.engine.step import Step, play
from mathom.games.fellowship.bot.evaluation import interests
from mathom.games.fellowship.bot.heuristics import heuristic_action
from mathom.games.fellowship.rules.events import NO_CONTEST
from mathom.games.fellowship.rules.facts import (
    CARD_SUIT,
    CARDS,
    MITHRIL,
    NONE,
    ONE_RING_BIT,
    SUIT_MASK,
)
from mathom.games.fellowship.rules.gifts import has_gift
from mathom.games.fellowship.rules.goals.cards import (
    CardsOfThreatRank,
    OneOfEach,
    RankRun,
    SameRank,
    ThreatCards,
)
from mathom.games.fellowship.rules.goals.characters import goal_of
from mathom.games.fellowship.rules.goals.goal import CERTAIN, IMPOSSIBLE
from mathom.games.fellowship.rules.goals.riders import RIDER_WIN
from mathom.games.fellowship.rules.goals.status import open_state
from mathom.games.fellowship.rules.goals.tricks import ExactStreak
from mathom.games.fellowship.rules.state import PLAYING, FellowshipState
from mathom.games.fellowship.rules.tricks import FollowCard, LeadCard
from mathom.games.fellowship.rules.vocabulary import PLAY

MOST_NODES: Final = 1_000_000_000

ROUNDS_TRIED: Final = 60
"""The number of rounds played by heuristics; more if there is a time limit."""

TRYING_SHARE: Final = 0.6
"""The share of the time limit that these rounds may use."""

ODD_ONE_IN: Final = [0, 8, 16, 4, 8, 12, 3]
"""One decision in this many is random, in turn for each round tried."""

LOOK_AT_CLOCK: Final = 64
MOST_KEPT: Final = 1_000_000
"""The size of the table of positions that cannot be won."""


class OutOfLimit(Exception):
    """The limit was reached before the answer was known."""


def opened(s: FellowshipState) -> FellowshipState:
    """The same position with all cards open, continued to the last trick."""
    found = s.clone()
    found.stopping = 0
    for hand in range(s.rules.hands):
        found.open |= found.hand[hand]
    found.open |= found.tucked
    return found


MAYBE: Final = -1
"""Neither certain nor impossible."""


class Solver:
    """Searches one position, limited by nodes or seconds."""

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
        """The answer for the current round."""
        self.nodes = 0
        self.round = s.round
        self.dead = set()
        if self.clock is not None and self.seconds > 0:
            self.deadline = self.clock() + self.seconds
        root = opened(s)
        try:
            if self.try_heuristics(root) or self.search(root):
                return Solution(WINNABLE, self.decisions(s), self.nodes, chance_to_come(s))
        except OutOfLimit:
            return Solution(UNDECIDED, [], self.nodes, chance_to_come(s))
        return Solution(LOST, [], self.nodes, chance_to_come(s))

    def decisions(self, s: FellowshipState) -> list[int]:
        """The line as decisions of the real position. With fewer open cards more is asked; forced
        decisions are filled in."""
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
        """Count a node; stop at the limit."""
        self.nodes += 1
        if self.nodes > self.most:
            raise OutOfLimit
        if self.nodes % LOOK_AT_CLOCK == 0:
            allow_interrupt()
            clock = self.clock
            if clock is not None and self.deadline > 0 and clock() >= self.deadline:
                raise OutOfLimit

    def is_over(self, s: FellowshipState) -> bool:
        """Whether the round has ended."""
        return s.outcome is not None or s.round != self.round

    def is_won(self, s: FellowshipState) -> bool:
        """Whether the round has been won."""
        ending = s.outcome
        return s.round != self.round or (ending is not None and len(ending.winners) > 0)

    def try_heuristics(self, root: FellowshipState) -> bool:
        """Play rounds by heuristics until one is won or the budget is used up."""
        dice = seeded(1)
        tried = 0
        while not self.tried_enough(tried):
            odd = ODD_ONE_IN[tried % len(ODD_ONE_IN)] if tried else 0
            if self.try_round(root.clone(), dice, odd):
                return True
            tried += 1
        return False

    def tried_enough(self, tried: int) -> bool:
        """Whether more rounds would use the time of the search."""
        if tried < ROUNDS_TRIED:
            return False
        clock = self.clock
        if clock is None or self.deadline <= 0:
            return True
        return clock() >= self.deadline - (1.0 - TRYING_SHARE) * self.seconds

    def try_round(self, s: FellowshipState, dice: Generator, odd: int) -> bool:
        """Play a round by heuristics with some random decisions."""
        self.line = []
        while not self.is_over(s):
            self.count()
            if odd and dice.below(odd) == 0:
                action = s.offers[dice.below(len(s.offers))]
            else:
                action = heuristic_action(s)
            if len(s.offers) > 1:
                self.line.append(action)
            play(s, action)
            if at_lead(s):
                found = standing(s)
                if found != MAYBE:
                    return found == CERTAIN
        return self.is_won(s)

    def search(self, s: FellowshipState) -> bool:
        """Whether the round can be won; if so, the line is stored."""
        self.line = []
        found = self.descend(s)
        self.line.reverse()
        return found

    def descend(self, s: FellowshipState) -> bool:
        """Try every relevant action until one wins; then add it to the line, the last decision
        first. The position is used up: the last action needs no copy."""
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
        free = len(s.offers) > 1
        options = actions(s)
        last = options[-1]
        for action in options:
            after = s if action == last else s.clone()
            play(after, action)
            won = self.is_won(after) if self.is_over(after) else self.descend(after)
            if won:
                if free:
                    self.line.append(action)
                return True
        if leads and len(self.dead) < MOST_KEPT:
            self.dead.add(key)
        return False


class Foresight(Oracle[FellowshipState]):
    """Solves the endings of one guess with few nodes each."""

    def __init__(self, nodes: int, tries: int) -> None:
        self.solver = Solver(nodes)
        self.tries = tries

    def hope(self, s: FellowshipState) -> float:
        """1 if the round can be won with open cards, 0 if not."""
        solver = self.solver
        solver.nodes = 0
        solver.round = s.round
        if solver.is_over(s):
            return 1.0 if solver.is_won(s) else 0.0
        root = opened(s)
        dice = seeded(1)
        try:
            for tried in range(self.tries):
                odd = ODD_ONE_IN[tried % len(ODD_ONE_IN)] if tried else 0
                if solver.try_round(root.clone(), dice, odd):
                    return 1.0
            return 1.0 if solver.search(root) else 0.0
        except OutOfLimit:
            return UNKNOWN


def chance_to_come(s: FellowshipState) -> bool:
    """Whether event cards, cards of the pile or threat cards are still to be drawn."""
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
    """Whether all goals are certain, or too many are impossible."""
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
    """Everything that decides whether the rest of the round can be won."""
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
    """The actions to try; only one of several equivalent cards."""
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, LeadCard | FollowCard):
        if s.event_card().contest == NO_CONTEST and not s.is_pyramid(step.hand):
            return distinct(s, step.hand)
    return s.offers


def distinct(s: FellowshipState, hand: int) -> list[int]:
    """Leave out a card if the next higher card still in play is in the same hand and no goal
    distinguishes the two."""
    special = distinguished_cards(s)
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


def distinguished_cards(s: FellowshipState) -> int:
    """The cards that a goal or rule distinguishes from their neighbours in rank."""
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
