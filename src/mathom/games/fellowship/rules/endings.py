"""Ending a round early (rulebook, "Fine anticipata")."""

from __future__ import annotations

from mathom.games.fellowship.rules.facts import FRODO, MITHRIL, NONE
from mathom.games.fellowship.rules.gifts import has_gift
from mathom.games.fellowship.rules.goals.goal import CERTAIN, IMPOSSIBLE
from mathom.games.fellowship.rules.goals.status import public_state
from mathom.games.fellowship.rules.state import FellowshipState


def may_stop(s: FellowshipState) -> bool:
    """Whether the players may end the round because its result cannot change any more. The Bridge
    of Khazad-dûm is always played to the end.

    Only the quick goal states are used: every simulated round asks at each lead and must get the
    same answer as the real one.
    """
    if s.trick_number == 0 or s.event_card().no_early_end:
        return False
    states = [public_state(s, hand) for hand in range(s.rules.hands)]
    return is_settled(states) or is_lost(s, states)


def is_settled(states: list[int]) -> bool:
    """Whether every goal is certain or impossible."""
    return all(state in (CERTAIN, IMPOSSIBLE) for state in states)


def is_lost(s: FellowshipState, states: list[int]) -> bool:
    """Whether more goals are impossible than the Mithril shirt can save."""
    return states.count(IMPOSSIBLE) > (1 if may_use_mithril(s) else 0)


def may_use_mithril(s: FellowshipState) -> bool:
    """Whether Frodo is in the round and the shirt is unused; it works once a chapter."""
    return has_gift(s, MITHRIL) and not s.mithril_used and s.hand_of(FRODO) != NONE
