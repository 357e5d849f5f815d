"""Heuristics for every choice except the cards of a trick: characters, exchanges and the other
set-up choices. `heuristic_action` covers all choices and looks one step ahead."""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.step import Step, decider
from mathom.games.fellowship.bot.conventions import keeping_conventions
from mathom.games.fellowship.bot.evaluation import Scene, all_likely, estimate_of
from mathom.games.fellowship.bot.tricks import Tactics
from mathom.games.fellowship.bot.weights import GIVEN, WANTED, WEIGHTS
from mathom.games.fellowship.rules import vocabulary
from mathom.games.fellowship.rules.choosing import (
    ChooseCharacter,
    ChooseEvent,
    UseRider,
    required,
    starred,
)
from mathom.games.fellowship.rules.facts import (
    BIT,
    CARD_RANK,
    CARDS,
    CHARACTERS,
    MOST_RANK,
    NONE,
    ONE_RING,
    RANGES,
    RINGS_MASK,
    bits,
)
from mathom.games.fellowship.rules.goals.characters import goal_of
from mathom.games.fellowship.rules.goals.status import succeeded
from mathom.games.fellowship.rules.goals.tricks import TricksWithin
from mathom.games.fellowship.rules.next_leader import NameLeader
from mathom.games.fellowship.rules.preparation.cards_aside import LayAhead, ReserveCard, TuckCard
from mathom.games.fellowship.rules.preparation.exchanges import ChoosePartner
from mathom.games.fellowship.rules.preparation.lost_card import LookIntoMirror
from mathom.games.fellowship.rules.preparation.threats import (
    AimSword,
    DeclareDirection,
    KeepThreat,
    PickThreat,
    RedrawThreat,
)
from mathom.games.fellowship.rules.rounds import UseMithril
from mathom.games.fellowship.rules.state import PREPARING, FellowshipState
from mathom.games.fellowship.rules.swaps import Give, Promises, PyramidPromise, owed_by
from mathom.games.fellowship.rules.tricks import DrawSting, FollowCard, LeadCard, RecallCard

WINS: Final = [0.0, 0.02, 0.04, 0.07, 0.12, 0.2, 0.3, 0.5, 0.75]
"""The probability that a card of each rank wins its trick. Over a standard deal they add up to
nine."""

STANDARD_TRICKS: Final = 9.0
MIDDLE: Final = 4.5
MISSED: Final = 0.8
"""The value of a goal that was almost achieved."""

NEW: Final = 1.5
"""The bonus for a character who is not completed yet."""


def heuristic_action(s: FellowshipState) -> int:
    """The action that looks best to the deciding seat."""
    if len(s.offers) == 1:
        return s.offers[0]
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, LeadCard):
        if s.offers[-1] == vocabulary.STOP:
            return vocabulary.STOP
        return best_card(s, step.hand)
    if isinstance(step, FollowCard):
        return best_card(s, step.hand)
    if isinstance(step, ChooseCharacter):
        return best_character(s, step.hand)
    if isinstance(step, Give):
        return best_gift(s, step.giver, step.taker)
    if isinstance(step, Promises):
        at = owed_by(s, decider(s))
        return best_gift(s, s.promises[at], s.promises[at + 1])
    if isinstance(step, PyramidPromise):
        at = step.at(s)
        return best_gift(s, s.promises[at], s.promises[at + 1])
    return rarer_choice(s, step)


def best_card(s: FellowshipState, hand: int) -> int:
    """The card to play among those that keep the conventions."""
    options = keeping_conventions(s)
    return Tactics(s, hand).choose(options) if len(options) > 1 else options[0]


def rarer_choice(s: FellowshipState, step: Step[Any]) -> int:
    """The choice for rarer steps."""
    if isinstance(step, ChoosePartner):
        return best_partner(s, step.hand)
    if isinstance(step, KeepThreat | RedrawThreat | PickThreat):
        return best_threat(s, step.hand)
    if isinstance(step, AimSword):
        return best_span(s, step.hand)
    if isinstance(step, DeclareDirection):
        return best_direction(s, step.hand)
    if isinstance(step, TuckCard):
        return least_valued(s, step.hand, vocabulary.TUCK)
    if isinstance(step, ReserveCard):
        return most_valued(s, step.hand, vocabulary.RESERVE)
    if isinstance(step, LayAhead):
        return least_valued(s, step.hand, vocabulary.AHEAD)
    if isinstance(step, LookIntoMirror):
        return swap_or_not(s, step.hand)
    if isinstance(step, DrawSting | RecallCard):
        return vocabulary.DECLINE
    if isinstance(step, NameLeader):
        himself = vocabulary.LEADER + s.character[step.hand]
        return himself if himself in s.offers else s.offers[0]
    if isinstance(step, ChooseEvent | UseMithril | UseRider):
        return s.offers[0]
    return s.offers[0]


def expected_tricks(s: FellowshipState, hand: int) -> float:
    """The number of tricks that a hand is expected to win."""
    found = 0.0
    for card in bits(s.hand[hand]):
        found += WINS[MOST_RANK if card == ONE_RING else CARD_RANK[card]]
    return found * s.tricks_total / STANDARD_TRICKS


def card_value(s: FellowshipState, hand: int, card: int) -> float:
    """The value of a card for a hand, by its character's goal."""
    estimate = estimate_of(s, hand)
    goal = estimate.goal
    rank = MOST_RANK if card == ONE_RING else CARD_RANK[card]
    found = estimate.trick_demand(s, hand) * (rank - MIDDLE) / 4.0
    wanted = goal.targets(s.threat[hand]) if s.threat[hand] > 0 else 0
    if goal.cards & BIT[card]:
        found += WEIGHTS[WANTED] * (0.5 + rank / MOST_RANK)
    if wanted & BIT[card]:
        found += WEIGHTS[WANTED]
    if goal.forbidden & BIT[card]:
        found -= WEIGHTS[WANTED]
    return found


def best_character(s: FellowshipState, hand: int) -> int:
    """The character whose goal suits the cards best, with a bonus if it is not completed."""
    best = s.offers[0]
    most = -99.0
    for action in s.offers:
        who = action - vocabulary.CHOOSE
        score = suits_hand(s, hand, who)
        if not s.completed >> who & 1:
            score += NEW
        if starred(s) >> who & 1:
            score += 0.1
        if score > most:
            most = score
            best = action
    return best


def suits_hand(s: FellowshipState, hand: int, who: int) -> float:
    """How well the cards of a hand suit a character."""
    if not 0 <= who < len(CHARACTERS):
        return 0.0
    before = s.character[hand]
    burdened = s.burdened[hand]
    s.character[hand] = who
    s.burdened[hand] = 1 if s.rules.burdened or s.pool_burdened >> who & 1 else 0
    found = 0.0
    for card in bits(s.hand[hand]):
        found += card_value(s, hand, card)
    s.character[hand] = before
    s.burdened[hand] = burdened
    return found


def best_gift(s: FellowshipState, giver: int, taker: int) -> int:
    """A card worth less to the giver than to the taker; before characters are known, a middle
    card."""
    options = keeping_conventions(s)
    best = options[0]
    most = -99.0
    for action in options:
        card = action - vocabulary.GIVE
        if s.character[giver] == NONE or s.character[taker] == NONE:
            score = -abs(CARD_RANK[card] - MIDDLE) - (4.0 if BIT[card] & RINGS_MASK else 0.0)
        else:
            score = WEIGHTS[GIVEN] * card_value(s, taker, card) - card_value(s, giver, card)
            for other in range(s.rules.hands):
                if other not in (giver, taker) and s.threat[other] > 0:
                    if goal_of(s, other).targets(s.threat[other]) & BIT[card]:
                        score -= WEIGHTS[WANTED]
        if score > most:
            most = score
            best = action
    return best


def best_partner(s: FellowshipState, hand: int) -> int:
    """The partner with the most different preferences."""
    best = s.offers[0]
    most = -99.0
    mine = estimate_of(s, hand).trick_demand(s, hand)
    for action in s.offers:
        if action == vocabulary.DECLINE:
            continue
        partner = s.hand_of(action - vocabulary.EXCHANGE)
        differ = abs(estimate_of(s, partner).trick_demand(s, partner) - mine)
        if differ > most:
            most = differ
            best = action
    return best


def best_threat(s: FellowshipState, hand: int) -> int:
    """The threat card that suits the hand: near its expected tricks, or a card that it holds or can
    win."""
    if s.offers[-1] == vocabulary.REDRAW:
        return s.offers[0]
    best = s.offers[0]
    most = -99.0
    goal = goal_of(s, hand)
    for action in s.offers:
        rank = action - vocabulary.KEEP
        if isinstance(goal, TricksWithin):
            score = -abs(expected_tricks(s, hand) - rank)
        else:
            score = 1.0 * (s.hand[hand] & goal.targets(rank)).bit_count() + rank / MOST_RANK
        if score > most:
            most = score
            best = action
    return best


def best_span(s: FellowshipState, hand: int) -> int:
    """The range nearest to the hand's expected tricks."""
    best = s.offers[0]
    least = 99.0
    for action in s.offers:
        span = RANGES[action - vocabulary.SPAN]
        away = abs((span[0] + span[1]) / 2.0 - expected_tricks(s, hand))
        if away < least:
            least = away
            best = action
    return best


def best_direction(s: FellowshipState, hand: int) -> int:
    """Whether to win more tricks than the threat card says, or fewer."""
    return vocabulary.DECLARE + (0 if s.threat[hand] < expected_tricks(s, hand) + 1.0 else 1)


def least_valued(s: FellowshipState, hand: int, verb: int) -> int:
    return extreme_card(s, hand, verb, -1.0)


def most_valued(s: FellowshipState, hand: int, verb: int) -> int:
    return extreme_card(s, hand, verb, 1.0)


def extreme_card(s: FellowshipState, hand: int, verb: int, sign: float) -> int:
    """The card that a hand values most or least."""
    best = s.offers[0]
    most = -99.0
    for action in s.offers:
        card = action - verb
        if 0 <= card < len(CARDS) and card != ONE_RING:
            score = sign * card_value(s, hand, card)
            if score > most:
                most = score
                best = action
    return best


def swap_or_not(s: FellowshipState, hand: int) -> int:
    """Galadriel takes the lost card in exchange for one that she values less."""
    return least_valued(s, hand, vocabulary.SWAP_LOST)


def evaluate(s: FellowshipState) -> float:
    """The estimated probability that all goals are achieved; before characters are chosen, the
    share of a long chapter completed."""
    if s.phase >= PREPARING:
        return all_likely(s, Scene(s, NONE))
    wanted = required(s)
    left = (wanted & ~s.completed).bit_count()
    return 1.0 - 0.5 * left / max(1, wanted.bit_count())


def near(s: FellowshipState) -> float:
    """How close a lost round came: how long it lasted, and how far its goals got."""
    reached = 0.0
    for hand in range(s.rules.hands):
        if s.character[hand] != NONE:
            reached += 1.0 if succeeded(s, hand) else part_done(s, hand)
    return (s.trick_number / max(1, s.tricks_total) + reached / s.rules.hands) / 2.0


def part_done(s: FellowshipState, hand: int) -> float:
    """The progress of a missed goal, where it can be counted."""
    goal = goal_of(s, hand)
    need = max(goal.least, len(goal.ranks))
    have = goal.count(s, hand)
    return MISSED * have / need if have < need else 0.0
