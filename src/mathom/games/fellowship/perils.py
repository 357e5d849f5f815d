"""Cards that would surely break a goal: a warning for the seat that is to play, from what it knows.

A card is laid in a copy that holds nothing but the seat's own knowledge; if that completes the
trick, the trick is taken. A goal that could be reached before and cannot be reached then is broken
by the card, whatever the others hold. Where little is left to happen everything is gone through.
"""

from __future__ import annotations

from mathom.engine.step import Step
from mathom.games.fellowship.concealment import conceal
from mathom.games.fellowship.endings import Search, can_be_searched, is_small
from mathom.games.fellowship.facts import NONE, bits
from mathom.games.fellowship.goals import CERTAIN, IMPOSSIBLE, UNKNOWN, open_state, rider_broken
from mathom.games.fellowship.outlook import cards_left
from mathom.games.fellowship.state import FACE_DOWN, HIDDEN_THREAT, FellowshipState
from mathom.games.fellowship.tricks import FollowCard, LeadCard, lay, take_trick
from mathom.games.fellowship.words import RECALL, STOP


def perils(s: FellowshipState, seat: int) -> dict[int, int]:
    """Which actions of the seat that is to play break goals: the hands, as bits, whose they are."""
    found: dict[int, int] = {}
    if s.outcome is not None:
        return found
    step: Step[FellowshipState] = s.agenda[-1]
    if not isinstance(step, LeadCard | FollowCard) or step.seat != seat:
        return found
    known = s.clone()
    conceal(known, seat)
    before = known_states(known, seat)
    exact = is_small(known) and can_be_searched(known)
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


def known_states(known: FellowshipState, seat: int) -> list[int]:
    """What a seat knows of every goal, with the cards that it alone has seen."""
    s = known.clone()
    s.open |= s.known[seat]
    return [known_state(s, hand) for hand in range(s.rules.hands)]


def known_state(s: FellowshipState, hand: int) -> int:
    """The same of one goal; of a threat card that is hidden from the seat nothing is known."""
    if s.threat[hand] == HIDDEN_THREAT:
        return IMPOSSIBLE if rider_broken(s, hand) else UNKNOWN
    return open_state(s, hand)


def states_after(known: FellowshipState, seat: int, hand: int, action: int) -> list[int]:
    """What it would know of them after an action; the Balrog breaks everything."""
    s = known.clone()
    lay(s, hand, action)
    if is_full(s):
        take_trick(s)
        if s.outcome is not None:
            return [IMPOSSIBLE] * s.rules.hands
    return known_states(s, seat)


def is_full(s: FellowshipState) -> bool:
    """Whether everybody has played to the trick, and nobody a card that the seat cannot see."""
    for hand in range(s.rules.hands):
        if s.table[hand] == FACE_DOWN or (s.table[hand] == NONE and cards_left(s, hand) > 0):
            return False
    return True


def sharpen(known: FellowshipState, states: list[int], first: int) -> None:
    """A goal that succeeds in no play that begins with an action is impossible after it."""
    search = Search(known, states, first)
    # Only success is looked for.
    search.fails = search.open
    search.deal(bits(known.unseen), 0)
    for hand in range(known.rules.hands):
        if states[hand] not in (CERTAIN, UNKNOWN) and not search.succeeds >> hand & 1:
            states[hand] = IMPOSSIBLE
