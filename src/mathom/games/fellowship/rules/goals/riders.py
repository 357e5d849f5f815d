"""Special Black Riders (rulebook, "Minaccia", special cards): what they forbid their character."""

from __future__ import annotations

from typing import Final

from mathom.games.fellowship.rules.facts import NONE, RANK_MASK, RIDER_FACTS, SUIT_MASK, SUITS
from mathom.games.fellowship.rules.possible import may_hold, may_lead_later, reach
from mathom.games.fellowship.rules.state import FellowshipState


def rider_masks(kind: str) -> list[int]:
    """For each rider, the cards that this kind of effect forbids."""
    found: list[int] = []
    for facts in RIDER_FACTS:
        effect = facts["effect"]
        mask = 0
        if effect["kind"] == kind:
            mask = RANK_MASK[effect["rank"]] if "rank" in effect else 0
            if "suit" in effect:
                mask = SUIT_MASK[SUITS.index(effect["suit"])]
        found.append(mask)
    return found


RIDER_WIN: Final[list[int]] = rider_masks("forbid-winning-rank")
RIDER_LEAD: Final[list[int]] = rider_masks("forbid-leading-suit")


def rider_broken(s: FellowshipState, hand: int) -> bool:
    """Whether the character has done what its rider forbids."""
    if s.failed >> hand & 1:
        return True
    return RIDER_WIN[s.rider[hand]] & s.won[hand] != 0 if s.rider[hand] != NONE else False


def rider_may_break(s: FellowshipState, hand: int) -> bool:
    """Whether that may still happen, as far as everybody can know."""
    rider = s.rider[hand]
    if rider == NONE:
        return False
    if RIDER_WIN[rider] & reach(s, hand):
        return True
    lead = RIDER_LEAD[rider]
    return lead != 0 and may_lead_later(s, hand) and may_hold(s, hand, lead)
