"""Blunders of the Fellowship: what a good partner would never do, found in records."""

from __future__ import annotations

from typing import Any, Final

from mathom.blunders import Decision, Detector
from mathom.games.fellowship.rules.facts import (
    BIT,
    CARD_RANK,
    CARD_SUIT,
    CARDS,
    NONE,
    ONE_RING,
    RANK_MASK,
    RINGS_MASK,
    SUIT_MASK,
)
from mathom.games.fellowship.rules.goals.characters import goal_of
from mathom.games.fellowship.rules.goals.goal import CERTAIN, IMPOSSIBLE
from mathom.games.fellowship.rules.goals.status import public_state, threat_hidden
from mathom.games.fellowship.rules.possible import best_hand
from mathom.games.fellowship.rules.state import PLAYING, FellowshipState
from mathom.games.fellowship.rules.swaps import Give, Promises, owed_by
from mathom.games.fellowship.rules.tricks import FollowCard, LeadCard
from mathom.games.fellowship.rules.vocabulary import GIVE, PLAY, STOP

FellowshipDetector = Detector[FellowshipState]
FellowshipDecision = Decision[FellowshipState]

HIGHER: Final = [
    SUIT_MASK[CARD_SUIT[card]]
    & sum(RANK_MASK[rank] for rank in range(CARD_RANK[card] + 1, len(RANK_MASK)))
    for card in range(len(CARDS))
]
"""By card: the higher cards of its suit."""


def step_of(s: FellowshipState) -> Any:
    """The pending choice."""
    return s.agenda[-1] if s.agenda else None


def is_open(s: FellowshipState, hand: int) -> bool:
    """Whether everybody sees that the goal of a hand is neither certain nor lost."""
    return public_state(s, hand) not in (CERTAIN, IMPOSSIBLE)


def public_targets(s: FellowshipState, hand: int) -> int:
    """The cards that a hand must win by its threat card, if all can see it and it is not over."""
    if s.character[hand] == NONE or s.threat[hand] <= 0 or threat_hidden(s, hand):
        return 0
    if not is_open(s, hand):
        return 0
    return goal_of(s, hand).targets(s.threat[hand]) & ~s.won[hand]


def cards_offered(decision: FellowshipDecision, verb: int) -> list[int]:
    """The cards that could have been played or given."""
    return [action - verb for action in decision.offers if verb <= action < verb + len(CARDS)]


class LostRoundContinued(FellowshipDetector):
    id = "lost-round-continued"
    what = "A round that is certainly lost is played on although all could stop it."
    why = "Everybody waits for tricks that decide nothing."
    excused = "Stopping is not offered; then it is no opportunity."

    def see(self, decision: FellowshipDecision) -> None:
        if STOP in decision.offers:
            self.judge(decision.number, decision.seat, decision.action != STOP)


class TrickWatch(FellowshipDetector):
    """Notes cards laid in a trick, and judges them when its winner is known."""

    def __init__(self) -> None:
        super().__init__()
        self.laid: list[tuple[int, int, int, bool]] = []

    def settle(self, decision: FellowshipDecision) -> None:
        """Judge the cards of a trick that ended with this decision."""
        before, after = decision.before, decision.after
        if len(after.trick_winner) > len(before.trick_winner):
            winner = after.trick_winner[-1]
            for number, seat, owner, threw in self.laid:
                self.judge(number, seat, threw and winner != owner)
            self.laid = []
        elif after.round != before.round or after.outcome is not None:
            self.laid = []


class TargetThrown(TrickWatch):
    id = "target-thrown"
    what = "A card that another hand must win is laid on a trick that this hand does not win."
    why = "The goal of a partner is lost, and so is the round."
    excused = (
        "Every card that could be played is such a card, or the goal of the owner is already "
        "certain or lost; then it is no opportunity."
    )

    def see(self, decision: FellowshipDecision) -> None:
        s = decision.before
        step = step_of(s)
        if isinstance(step, (LeadCard, FollowCard)):
            self.note(decision, step.hand)
        self.settle(decision)

    def note(self, decision: FellowshipDecision, hand: int) -> None:
        """Note a decision in which the target of another hand could be played."""
        s = decision.before
        offered = cards_offered(decision, PLAY)
        for owner in range(s.rules.hands):
            if owner == hand:
                continue
            targets = public_targets(s, owner)
            held = [card for card in offered if targets & BIT[card]]
            if held and len(held) < len(offered):
                threw = decision.action - PLAY in held
                self.laid.append((decision.number, decision.seat, owner, threw))


class LedOwnTarget(FellowshipDetector):
    id = "led-own-target"
    what = "A hand leads the card that it must win itself although a higher one is still out."
    why = "Whoever holds the higher card may have to take it."
    excused = (
        "No higher card of the suit is in another hand, or every card that could be led is a "
        "target; then it is no opportunity."
    )

    def see(self, decision: FellowshipDecision) -> None:
        s = decision.before
        step = step_of(s)
        if not isinstance(step, LeadCard):
            return
        targets = public_targets(s, step.hand)
        offered = cards_offered(decision, PLAY)
        unsafe = [
            card for card in offered if targets & BIT[card] and higher_out(s, step.hand, card)
        ]
        if unsafe and any(not targets & BIT[card] for card in offered):
            self.judge(decision.number, decision.seat, decision.action - PLAY in unsafe)


def higher_out(s: FellowshipState, hand: int, card: int) -> bool:
    """Whether another hand holds a higher card of the suit."""
    return any(s.hand[other] & HIGHER[card] for other in range(s.rules.hands) if other != hand)


class RingKept(FellowshipDetector):
    id = "ring-kept"
    what = (
        "The last hand of a trick that a partner wins keeps its Rings although this partner needs "
        "Rings and any card may be played."
    )
    why = "Rings that can be given for nothing are the safest way to such a goal."
    excused = (
        "The hand needs Rings itself, holds only the 1 of Rings, or plays a target of the partner."
    )

    def see(self, decision: FellowshipDecision) -> None:
        s = decision.before
        step = step_of(s)
        if not isinstance(step, FollowCard) or s.claimed != NONE:
            return
        hand = step.hand
        partner = best_hand(s)
        if partner in (NONE, hand) or not is_last(s, hand) or s.hand[hand] & SUIT_MASK[s.led]:
            return
        rings = [card for card in cards_offered(decision, PLAY) if RINGS_MASK & BIT[card]]
        rings = [card for card in rings if card != ONE_RING]
        if not rings or not needs_rings(s, partner) or needs_rings(s, hand):
            return
        played = decision.action - PLAY
        useful = played in rings or public_targets(s, partner) & BIT[max(played, 0)]
        self.judge(decision.number, decision.seat, not useful)


def is_last(s: FellowshipState, hand: int) -> bool:
    """Whether all other hands with cards have played to the trick."""
    return all(
        s.table[other] != NONE or s.size(other) == 0
        for other in range(s.rules.hands)
        if other != hand
    )


def needs_rings(s: FellowshipState, hand: int) -> bool:
    """Whether the goal of a hand is about Rings and still open."""
    if s.character[hand] == NONE or not is_open(s, hand):
        return False
    return goal_of(s, hand).cards & RINGS_MASK != 0


def needed(s: FellowshipState, hand: int) -> int:
    """The cards that the goal of a hand asks for."""
    if s.character[hand] == NONE:
        return 0
    goal = goal_of(s, hand)
    return goal.targets(s.threat[hand]) if s.threat[hand] > 0 else goal.cards


def exchanging(s: FellowshipState, seat: int) -> tuple[int, int] | None:
    """The hand that gives a card and the one that takes it, if a seat is asked for one."""
    step = step_of(s)
    if isinstance(step, Give):
        return step.giver, step.taker
    if isinstance(step, Promises):
        at = owed_by(s, seat)
        return s.promises[at], s.promises[at + 1]
    return None


class NeededGivenAway(FellowshipDetector):
    id = "needed-given-away"
    what = "A hand gives away a card that its own goal needs."
    why = "It must win the card back in a trick."
    excused = "The taker needs the card as well, or every card that could be given is needed."

    def see(self, decision: FellowshipDecision) -> None:
        s = decision.before
        hands = exchanging(s, decision.seat)
        if hands is None or s.phase == PLAYING:
            return
        own, other = needed(s, hands[0]), needed(s, hands[1])
        offered = cards_offered(decision, GIVE)
        mine = [card for card in offered if own & BIT[card] and not other & BIT[card]]
        if mine and len(mine) < len(offered):
            self.judge(decision.number, decision.seat, decision.action - GIVE in mine)


FELLOWSHIP_BLUNDERS: Final = [
    LostRoundContinued,
    TargetThrown,
    LedOwnTarget,
    RingKept,
    NeededGivenAway,
]
