"""The end of a round before its last trick (Fine anticipata): what is settled already."""

from __future__ import annotations

from mathom.games.fellowship.goals import CERTAIN, IMPOSSIBLE, public_state
from mathom.games.fellowship.state import FellowshipState


def goal_states(s: FellowshipState) -> list[int]:
    """What everybody can know of every goal."""
    return [public_state(s, hand) for hand in range(s.rules.hands)]


def may_stop(s: FellowshipState) -> bool:
    """Whether the players may end the round: all goals are certain, or one is impossible. The
    Bridge of Khazad-dûm is always crossed to the end."""
    if s.event_card().no_early_end:
        return False
    return is_lost(s) or is_won(s)


def is_lost(s: FellowshipState) -> bool:
    """Whether a goal is out of reach."""
    return any(public_state(s, hand) == IMPOSSIBLE for hand in range(s.rules.hands))


def is_won(s: FellowshipState) -> bool:
    """Whether nothing can go wrong any more."""
    return all(public_state(s, hand) == CERTAIN for hand in range(s.rules.hands))
