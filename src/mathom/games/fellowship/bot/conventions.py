"""Conventions: what a partner never does while another card serves, from what its hand knows.

Everybody can rely on them, and both bots keep them. They are written down in docs/bots.md.
"""

from __future__ import annotations

from typing import Any

from mathom.engine.step import Step, decider
from mathom.games.fellowship.bot.tricks import ABOVE
from mathom.games.fellowship.rules.facts import (
    BIT,
    CARDS,
    NONE,
    ONE_RING_BIT,
    RINGS_MASK,
    SUIT_MASK,
)
from mathom.games.fellowship.rules.goals.characters import goal_of
from mathom.games.fellowship.rules.goals.goal import CERTAIN, IMPOSSIBLE
from mathom.games.fellowship.rules.goals.status import public_state, threat_hidden
from mathom.games.fellowship.rules.possible import best_hand, loose_cards
from mathom.games.fellowship.rules.state import FellowshipState
from mathom.games.fellowship.rules.swaps import Give, Promises, owed_by
from mathom.games.fellowship.rules.tricks import FollowCard, LeadCard
from mathom.games.fellowship.rules.vocabulary import GIVE, PLAY


def keeping_conventions(s: FellowshipState) -> list[int]:
    """The offered actions that keep the conventions; all of them if none does."""
    if len(s.offers) < 2:
        return s.offers
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, LeadCard):
        return without(without(s.offers, risky_leads(s, step.hand)), strays(s, step.hand))
    if isinstance(step, FollowCard):
        kept = without(s.offers, strays(s, step.hand))
        owed = rings_owed(s, step.hand)
        return only(kept, owed) if owed else kept
    if isinstance(step, Give):
        return without_gifts(s, step.giver, step.taker)
    if isinstance(step, Promises):
        at = owed_by(s, decider(s))
        return without_gifts(s, s.promises[at], s.promises[at + 1])
    return s.offers


def without(options: list[int], cards: int) -> list[int]:
    """The options that play none of these cards; all if nothing else is left to play."""
    if not cards:
        return options
    found = [action for action in options if not played(action) & cards]
    for action in found:
        if played(action):
            return found
    return options


def only(options: list[int], cards: int) -> list[int]:
    """The options that play one of these cards; all if there are none."""
    found = [action for action in options if played(action) & cards]
    return found if found else options


def played(action: int) -> int:
    """The card that an action plays, as a bit."""
    card = action - PLAY
    return BIT[card] if 0 <= card < len(CARDS) else 0


def targets_of(s: FellowshipState, hand: int) -> int:
    """The cards that a hand must still win by a threat card that all can see, while its goal is
    open."""
    if s.threat[hand] <= 0:
        return 0
    found = goal_of(s, hand).targets(s.threat[hand]) & ~s.won[hand]
    if not found or threat_hidden(s, hand) or public_state(s, hand) in (CERTAIN, IMPOSSIBLE):
        return 0
    return found


def risky_leads(s: FellowshipState, hand: int) -> int:
    """The targets of the leading hand below a card that another may hold: who holds it may have to
    take the trick."""
    mine = s.hand[hand]
    held = mine & targets_of(s, hand)
    if not held:
        return 0
    others = loose_cards(s) & ~mine
    found = 0
    while held:
        low = held & -held
        if ABOVE[low.bit_length() - 1] & others:
            found |= low
        held ^= low
    return found


def strays(s: FellowshipState, hand: int) -> int:
    """The targets of others that may stray: their owner is not sure to win the trick."""
    found = 0
    holder = s.claimed if s.claimed != NONE else best_hand(s)
    for owner in range(s.rules.hands):
        if owner != hand and s.threat[owner] > 0:
            targets = targets_of(s, owner) & s.hand[hand]
            if targets and not is_sure(s, hand, owner, holder):
                found |= targets
    return found


def is_sure(s: FellowshipState, hand: int, owner: int, holder: int) -> bool:
    """Whether a hand wins the running trick whatever others play, but for the 1 of Rings."""
    if owner != holder or s.led == NONE:
        return False
    top = s.table[owner]
    if s.claimed != NONE or top < 0:
        return s.claimed != NONE
    higher = loose_cards(s) & ~s.hand[hand] & ABOVE[top]
    if not higher:
        return True
    for other in range(s.rules.hands):
        if other != hand and s.table[other] == NONE and s.size(other) > 0:
            if not s.void[other] >> s.led & 1:
                return False
    return True


def rings_owed(s: FellowshipState, hand: int) -> int:
    """The Rings, or targets, that the last hand of a trick can give for nothing to a partner who
    wins it and needs them."""
    mine = s.hand[hand]
    rings = mine & RINGS_MASK & ~ONE_RING_BIT
    if not rings or s.claimed != NONE or mine & SUIT_MASK[s.led]:
        return 0
    partner = best_hand(s)
    if partner in (NONE, hand):
        return 0
    for other in range(s.rules.hands):
        if other != hand and s.table[other] == NONE and s.size(other) > 0:
            return 0
    if not needs_rings(s, partner) or needs_rings(s, hand):
        return 0
    return rings | (mine & targets_of(s, partner))


def needs_rings(s: FellowshipState, hand: int) -> bool:
    """Whether the goal of a hand is about Rings and still open."""
    if s.character[hand] == NONE or not goal_of(s, hand).cards & RINGS_MASK:
        return False
    return public_state(s, hand) not in (CERTAIN, IMPOSSIBLE)


def needed(s: FellowshipState, hand: int) -> int:
    """The cards that the goal of a hand asks for."""
    if s.character[hand] == NONE:
        return 0
    goal = goal_of(s, hand)
    return goal.targets(s.threat[hand]) if s.threat[hand] > 0 else goal.cards


def without_gifts(s: FellowshipState, giver: int, taker: int) -> list[int]:
    """The gifts that the giver does not need more than the taker; all if there are no others."""
    dear = needed(s, giver) & ~needed(s, taker)
    if not dear:
        return s.offers
    found: list[int] = []
    for action in s.offers:
        card = action - GIVE
        if not (0 <= card < len(CARDS) and dear & BIT[card]):
            found.append(action)
    for action in found:
        if GIVE <= action < GIVE + len(CARDS):
            return found
    return s.offers
