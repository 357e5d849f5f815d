"""The public state of a goal, and whether it is achieved when the round ends."""

from __future__ import annotations

from mathom.games.fellowship.rules.facts import NONE, UNSEEN_RIDER
from mathom.games.fellowship.rules.goals.cards import CardsOfThreatRank, ThreatCards
from mathom.games.fellowship.rules.goals.characters import goal_of
from mathom.games.fellowship.rules.goals.goal import CERTAIN, IMPOSSIBLE, MET, OPEN, UNKNOWN, Goal
from mathom.games.fellowship.rules.goals.riders import rider_broken, rider_may_break
from mathom.games.fellowship.rules.goals.tricks import TricksLikeThreat, TricksUnlikeThreat
from mathom.games.fellowship.rules.possible import tricks_left
from mathom.games.fellowship.rules.state import FellowshipState


def succeeded(s: FellowshipState, hand: int) -> bool:
    """Whether a character has achieved its goal and obeyed its rider at the end of the round."""
    return goal_of(s, hand).met(s, hand) and not rider_broken(s, hand)


def threat_hidden(s: FellowshipState, hand: int) -> bool:
    """Whether only its player sees a threat card: with the Unseen or in the Long Dark, until the
    end of the round."""
    if s.rules.solo or s.trick_number >= s.tricks_total or s.outcome is not None:
        return False
    return s.event_card().hides_threats or s.rider[hand] == UNSEEN_RIDER


def needs_threat(goal: Goal) -> bool:
    """Whether a goal depends on a threat card."""
    return isinstance(goal, (ThreatCards, CardsOfThreatRank, TricksLikeThreat, TricksUnlikeThreat))


def open_state(s: FellowshipState, hand: int) -> int:
    """What everybody could know of a goal if hidden threat cards were public."""
    if rider_broken(s, hand):
        return IMPOSSIBLE
    goal = goal_of(s, hand)
    if needs_threat(goal) and s.threat[hand] == 0 and s.declared[hand] == NONE:
        return OPEN
    found = goal.state(s, hand)
    if found == CERTAIN and rider_may_break(s, hand):
        return MET
    return found


def public_state(s: FellowshipState, hand: int) -> int:
    """What everybody can know of a goal; of a hidden threat card only an announced success."""
    if s.threat[hand] != 0 and threat_hidden(s, hand) and tricks_left(s) > 0:
        if s.announced >> hand & 1:
            return CERTAIN
        return IMPOSSIBLE if rider_broken(s, hand) else UNKNOWN
    return open_state(s, hand)
