"""Rules of thumb for everything that is not a card of a trick: whom to play, what to hand over,
and the other choices of the set-up. `sensible` is what a partner does who thinks no further."""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.step import Step, decider
from mathom.games.fellowship import words
from mathom.games.fellowship.choosing import (
    ChooseCharacter,
    ChooseEvent,
    UseRider,
    required,
    starred,
)
from mathom.games.fellowship.facts import (
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
from mathom.games.fellowship.goals import TricksWithin, goal_of, succeeded
from mathom.games.fellowship.judgement import Scene, all_likely, hope_of
from mathom.games.fellowship.preparing import (
    AimSword,
    ChoosePartner,
    DeclareDirection,
    KeepThreat,
    LayAhead,
    LookIntoMirror,
    PickThreat,
    RedrawThreat,
    ReserveCard,
    TuckCard,
)
from mathom.games.fellowship.rounds import UseMithril
from mathom.games.fellowship.state import PREPARING, FellowshipState
from mathom.games.fellowship.swaps import Give, Promises, PyramidPromise, owed_by
from mathom.games.fellowship.tactics import Tactics
from mathom.games.fellowship.tricks import DrawSting, FollowCard, LeadCard, NameLeader, RecallCard

WINS: Final = [0.0, 0.02, 0.04, 0.07, 0.12, 0.2, 0.3, 0.5, 0.75]
"""How often a card of each rank wins its trick; the deck of a standard deal adds up to nine."""

STANDARD_TRICKS: Final = 9.0
MIDDLE: Final = 4.5
WANTED: Final = 0.6
"""How much a card of a wanted suit is liked, beside its strength."""

MISSED: Final = 0.8
"""What a goal is worth that was almost reached."""

NEW: Final = 1.5
"""How much a character is preferred who is not completed yet."""


def sensible(s: FellowshipState) -> int:
    """What looks best at first sight to the seat that decides."""
    if len(s.offers) == 1:
        return s.offers[0]
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, LeadCard):
        if s.offers[-1] == words.STOP:
            return words.STOP
        return Tactics(s, step.hand).choose(s.offers)
    if isinstance(step, FollowCard):
        return Tactics(s, step.hand).choose(s.offers)
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
    return other_habit(s, step)


def other_habit(s: FellowshipState, step: Step[Any]) -> int:
    """The rarer choices."""
    if isinstance(step, ChoosePartner):
        return best_partner(s, step.hand)
    if isinstance(step, KeepThreat | RedrawThreat | PickThreat):
        return best_threat(s, step.hand)
    if isinstance(step, AimSword):
        return best_span(s, step.hand)
    if isinstance(step, DeclareDirection):
        return best_direction(s, step.hand)
    if isinstance(step, TuckCard):
        return least_liked(s, step.hand, words.TUCK)
    if isinstance(step, ReserveCard):
        return most_liked(s, step.hand, words.RESERVE)
    if isinstance(step, LayAhead):
        return least_liked(s, step.hand, words.AHEAD)
    if isinstance(step, LookIntoMirror):
        return swap_or_not(s, step.hand)
    if isinstance(step, DrawSting | RecallCard):
        return words.DECLINE
    if isinstance(step, NameLeader):
        himself = words.LEADER + s.character[step.hand]
        return himself if himself in s.offers else s.offers[0]
    if isinstance(step, ChooseEvent | UseMithril | UseRider):
        return s.offers[0]
    return s.offers[0]


def expected_tricks(s: FellowshipState, hand: int) -> float:
    """How many tricks a hand looks good for."""
    found = 0.0
    for card in bits(s.hand[hand]):
        found += WINS[MOST_RANK if card == ONE_RING else CARD_RANK[card]]
    return found * s.tricks_total / STANDARD_TRICKS


def liking(s: FellowshipState, hand: int, card: int) -> float:
    """How much a hand would like to hold a card, by its character's goal."""
    hope = hope_of(s, hand)
    goal = hope.goal
    rank = MOST_RANK if card == ONE_RING else CARD_RANK[card]
    found = hope.appetite(s, hand) * (rank - MIDDLE) / 4.0
    wanted = goal.targets(s.threat[hand]) if s.threat[hand] > 0 else 0
    if goal.cards & BIT[card]:
        found += WANTED * (0.5 + rank / MOST_RANK)
    if wanted & BIT[card]:
        found += WANTED
    if goal.forbidden & BIT[card]:
        found -= WANTED
    return found


def best_character(s: FellowshipState, hand: int) -> int:
    """The character whose goal suits the cards, rather one that is not completed yet."""
    best = s.offers[0]
    most = -99.0
    for action in s.offers:
        who = action - words.CHOOSE
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
    """How much the character would like the cards of a hand."""
    if not 0 <= who < len(CHARACTERS):
        return 0.0
    before = s.character[hand]
    burdened = s.burdened[hand]
    s.character[hand] = who
    s.burdened[hand] = 1 if s.rules.burdened or s.pool_burdened >> who & 1 else 0
    found = 0.0
    for card in bits(s.hand[hand]):
        found += liking(s, hand, card)
    s.character[hand] = before
    s.burdened[hand] = burdened
    return found


def best_gift(s: FellowshipState, giver: int, taker: int) -> int:
    """What the giver likes less than the taker; before characters are known, a middling card."""
    best = s.offers[0]
    most = -99.0
    for action in s.offers:
        card = action - words.GIVE
        if s.character[giver] == NONE or s.character[taker] == NONE:
            score = -abs(CARD_RANK[card] - MIDDLE) - (4.0 if BIT[card] & RINGS_MASK else 0.0)
        else:
            score = liking(s, taker, card) - liking(s, giver, card)
            for other in range(s.rules.hands):
                if other not in (giver, taker) and s.threat[other] > 0:
                    if goal_of(s, other).targets(s.threat[other]) & BIT[card]:
                        score -= WANTED
        if score > most:
            most = score
            best = action
    return best


def best_partner(s: FellowshipState, hand: int) -> int:
    """The partner with whom the tastes differ most."""
    best = s.offers[0]
    most = -99.0
    mine = hope_of(s, hand).appetite(s, hand)
    for action in s.offers:
        if action == words.DECLINE:
            continue
        partner = s.hand_of(action - words.EXCHANGE)
        differ = abs(hope_of(s, partner).appetite(s, partner) - mine)
        if differ > most:
            most = differ
            best = action
    return best


def best_threat(s: FellowshipState, hand: int) -> int:
    """A threat card that suits the hand: as many tricks as it looks good for, or a card that is
    in it or that it can take."""
    if s.offers[-1] == words.REDRAW:
        return s.offers[0]
    best = s.offers[0]
    most = -99.0
    goal = goal_of(s, hand)
    for action in s.offers:
        rank = action - words.KEEP
        if isinstance(goal, TricksWithin):
            score = -abs(expected_tricks(s, hand) - rank)
        else:
            score = 1.0 * (s.hand[hand] & goal.targets(rank)).bit_count() + rank / MOST_RANK
        if score > most:
            most = score
            best = action
    return best


def best_span(s: FellowshipState, hand: int) -> int:
    """The two numbers nearest to what the hand looks good for."""
    best = s.offers[0]
    least = 99.0
    for action in s.offers:
        span = RANGES[action - words.SPAN]
        away = abs((span[0] + span[1]) / 2.0 - expected_tricks(s, hand))
        if away < least:
            least = away
            best = action
    return best


def best_direction(s: FellowshipState, hand: int) -> int:
    """More tricks than the threat card, or fewer."""
    return words.DECLARE + (0 if s.threat[hand] < expected_tricks(s, hand) + 1.0 else 1)


def least_liked(s: FellowshipState, hand: int, verb: int) -> int:
    """The card that a hand likes least."""
    return by_liking(s, hand, verb, -1.0)


def most_liked(s: FellowshipState, hand: int, verb: int) -> int:
    """The card that a hand likes most."""
    return by_liking(s, hand, verb, 1.0)


def by_liking(s: FellowshipState, hand: int, verb: int, sign: float) -> int:
    """The card at one end of what a hand likes."""
    best = s.offers[0]
    most = -99.0
    for action in s.offers:
        card = action - verb
        if 0 <= card < len(CARDS) and card != ONE_RING:
            score = sign * liking(s, hand, card)
            if score > most:
                most = score
                best = action
    return best


def swap_or_not(s: FellowshipState, hand: int) -> int:
    """Galadriel takes the lost card for one that she likes less."""
    return least_liked(s, hand, words.SWAP_LOST)


def judge(s: FellowshipState) -> float:
    """How likely all goals look; before the characters are chosen, how much of a long chapter is
    done already."""
    if s.phase >= PREPARING:
        return all_likely(s, Scene(s, NONE))
    wanted = required(s)
    left = (wanted & ~s.completed).bit_count()
    return 1.0 - 0.5 * left / max(1, wanted.bit_count())


def near(s: FellowshipState) -> float:
    """How near a lost round came: how long it lasted, and how far the goals had got."""
    reached = 0.0
    for hand in range(s.rules.hands):
        if s.character[hand] != NONE:
            reached += 1.0 if succeeded(s, hand) else part_done(s, hand)
    return (s.trick_number / max(1, s.tricks_total) + reached / s.rules.hands) / 2.0


def part_done(s: FellowshipState, hand: int) -> float:
    """How far a goal that was missed had got, where that can be counted."""
    goal = goal_of(s, hand)
    need = max(goal.least, len(goal.ranks))
    have = goal.count(s, hand)
    return MISSED * have / need if have < need else 0.0
