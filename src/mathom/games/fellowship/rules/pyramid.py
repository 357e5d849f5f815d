"""Two players: the pyramid (rulebook p. 20, "Regole per 2 Giocatori"): which cards of the third
hand are free, and when cards are turned up."""

from __future__ import annotations

from mathom.games.fellowship.rules import vocabulary
from mathom.games.fellowship.rules.facts import BIT, NONE
from mathom.games.fellowship.rules.state import FellowshipState
from mathom.games.fellowship.rules.variant import PYRAMID_HAND


def is_covered(s: FellowshipState, slot: int) -> bool:
    """Whether a card of the row below still covers a slot."""
    return any(s.slots[over] != NONE for over in s.pyramid.covered_by[slot])


def free_cards(s: FellowshipState) -> int:
    """The cards that may be played: uncovered face-up cards and the cards at the side.

    A card uncovered during a trick is turned up, and free, at the end of that trick.
    """
    found = s.side
    for slot in range(len(s.slots)):
        if s.slots[slot] >= 0 and s.slots_up >> slot & 1 and not is_covered(s, slot):
            found |= BIT[s.slots[slot]]
    return found


def uncover(s: FellowshipState) -> None:
    """Turn up the uncovered cards at the end of a trick."""
    for slot in range(len(s.slots)):
        card = s.slots[slot]
        if card >= 0 and not s.slots_up >> slot & 1 and not is_covered(s, slot):
            s.slots_up |= 1 << slot
            s.open |= BIT[card]
            s.tell(vocabulary.CARD_TURNED, card)


def turn_all_up(s: FellowshipState) -> None:
    """Goldberry plays with open cards, even in the pyramid. Covered cards stay covered."""
    s.slots_up = (1 << len(s.slots)) - 1
    s.open |= s.hand[PYRAMID_HAND]
