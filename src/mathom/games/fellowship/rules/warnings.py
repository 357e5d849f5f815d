"""Warn the seat to play of cards that would certainly make a goal impossible, from what it knows.

Each card is played in a copy that contains only the seat's knowledge; a trick that is complete is
resolved. A goal that was possible before and is impossible afterwards is broken by the card,
whatever the others hold. So is one whose rider forbids a card that its character now wins for
certain. Near the end of a round every continuation is searched.
"""

from __future__ import annotations

from mathom.engine.step import Step
from mathom.games.fellowship.rules.concealment import conceal
from mathom.games.fellowship.rules.facts import BIT, CARDS, NONE, ONE_RING_BIT, bits
from mathom.games.fellowship.rules.goal_search import (
    Search,
    can_be_searched,
    is_near_end,
    known_states,
    open_goals,
)
from mathom.games.fellowship.rules.goals.goal import IMPOSSIBLE
from mathom.games.fellowship.rules.goals.riders import RIDER_WIN
from mathom.games.fellowship.rules.possible import (
    best_hand,
    cards_left,
    may_hold,
    on_table,
    strength_of,
)
from mathom.games.fellowship.rules.state import FACE_DOWN, FellowshipState
from mathom.games.fellowship.rules.tricks import FollowCard, LeadCard, lay, take_trick
from mathom.games.fellowship.rules.vocabulary import RECALL, STOP


def goal_breaking_actions(s: FellowshipState, seat: int) -> dict[int, int]:
    """The actions that break goals, each with the hands of these goals as a bit mask."""
    found: dict[int, int] = {}
    if s.outcome is not None:
        return found
    step: Step[FellowshipState] = s.agenda[-1]
    if not isinstance(step, LeadCard | FollowCard) or step.seat != seat:
        return found
    known = s.clone()
    conceal(known, seat)
    before = known_states(known, seat)
    exact = is_near_end(known) and can_be_searched(known)
    if exact:
        sharpen(known, before, NONE)
    for action in s.offers:
        if action not in (STOP, RECALL):
            after = states_after(known, seat, step.hand, action)
            if exact:
                sharpen(known, after, action)
            broken = 0
            for hand in range(s.rules.hands):
                if after[hand] == IMPOSSIBLE != before[hand]:
                    broken |= 1 << hand
            if broken:
                found[action] = broken
    return found


def states_after(known: FellowshipState, seat: int, hand: int, action: int) -> list[int]:
    """What the seat would know of the goals after an action. The Balrog makes all goals
    impossible."""
    s = known.clone()
    lay(s, hand, action)
    if is_full(s):
        take_trick(s)
        if s.outcome is not None:
            return [IMPOSSIBLE] * s.rules.hands
        return known_states(s, seat)
    states = known_states(s, seat)
    s.open |= s.known[seat]
    winner = certain_winner(s)
    if winner != NONE and s.rider[winner] != NONE and RIDER_WIN[s.rider[winner]] & on_table(s):
        states[winner] = IMPOSSIBLE
    return states


def certain_winner(s: FellowshipState) -> int:
    """The hand that wins the running trick whatever the others hold; NONE if that is not known. An
    event that may take the trick away leaves it open."""
    if s.led == NONE or s.veiled != NONE or s.event_up:
        return NONE
    best = best_hand(s)
    if best == NONE or s.claimed != NONE:
        return best
    higher = ONE_RING_BIT | beating(s, s.table[best])
    for hand in range(s.rules.hands):
        if s.table[hand] == NONE and cards_left(s, hand) > 0 and may_hold(s, hand, higher):
            return NONE
    return best


def beating(s: FellowshipState, best: int) -> int:
    """The cards that are stronger in the running trick than the best one so far."""
    trump = s.event_card().trump
    strength = strength_of(best, s.led, trump)
    found = 0
    for card in range(len(CARDS)):
        if strength_of(card, s.led, trump) > strength:
            found |= BIT[card]
    return found


def is_full(s: FellowshipState) -> bool:
    """Whether every hand has played to the trick and the seat can see all its cards."""
    for hand in range(s.rules.hands):
        if s.table[hand] == FACE_DOWN or (s.table[hand] == NONE and cards_left(s, hand) > 0):
            return False
    return True


def sharpen(known: FellowshipState, states: list[int], first: int) -> None:
    """Mark a goal impossible if no continuation after this action achieves it."""
    search = Search(known, open_goals(states), first)
    # Only look for success.
    search.fails = search.open
    search.deal(bits(known.unseen), 0)
    for hand in bits(search.open & ~search.succeeds):
        states[hand] = IMPOSSIBLE
