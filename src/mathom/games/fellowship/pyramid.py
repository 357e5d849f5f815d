"""The third hand of a game for two (Regole per 2 giocatori): what lies free, what is turned up."""

from __future__ import annotations

from mathom.games.fellowship import words
from mathom.games.fellowship.facts import BIT, NONE
from mathom.games.fellowship.rules import PYRAMID_HAND
from mathom.games.fellowship.state import FellowshipState


def is_covered(s: FellowshipState, slot: int) -> bool:
    """Whether a card of the row below still lies on a slot."""
    return any(s.slots[over] != NONE for over in s.pyramid.covered_by[slot])


def free_cards(s: FellowshipState) -> int:
    """What may be played: face-up cards that nothing covers, and those at the side.

    A card that was uncovered during a trick is turned up, and free, when the trick is over.
    """
    found = s.side
    for slot in range(len(s.slots)):
        if s.slots[slot] >= 0 and s.slots_up >> slot & 1 and not is_covered(s, slot):
            found |= BIT[s.slots[slot]]
    return found


def uncover(s: FellowshipState) -> None:
    """At the end of a trick: turn up what nothing covers any more."""
    for slot in range(len(s.slots)):
        card = s.slots[slot]
        if card >= 0 and not s.slots_up >> slot & 1 and not is_covered(s, slot):
            s.slots_up |= 1 << slot
            s.open |= BIT[card]
            s.tell(words.CARD_TURNED, card)


def turn_all_up(s: FellowshipState) -> None:
    """Goldberry's hand is open, also as a pyramid; covered cards stay covered."""
    s.slots_up = (1 << len(s.slots)) - 1
    s.open |= s.hand[PYRAMID_HAND]
