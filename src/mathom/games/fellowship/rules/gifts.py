"""Gift cards (rulebook, "Doni"): which are in use, and the Horn of Gondor."""

from __future__ import annotations

from mathom.engine.step import Step
from mathom.games.fellowship.rules import vocabulary
from mathom.games.fellowship.rules.facts import HORN, IDENTITY, SUIT_MASK, SUITS
from mathom.games.fellowship.rules.state import FellowshipState


def has_gift(s: FellowshipState, gift: int) -> bool:
    """Whether a gift is in use in this round."""
    return s.rules.gifts >> gift & 1 == 1 or s.gift == gift


class BlowHorn(Step[FellowshipState]):
    """The Horn of Gondor: Boromir names his longest suits."""

    def run(self, s: FellowshipState) -> None:
        if not has_gift(s, HORN) or s.rules.solo:
            return
        for hand in range(s.rules.hands):
            who = s.character[hand]
            if IDENTITY[who] == "boromir" and not s.is_pyramid(hand):
                s.horn = longest_suits(s.hand[hand])
                s.disclose()
                for suit in range(len(SUITS)):
                    if s.horn >> suit & 1:
                        s.tell(vocabulary.LONGEST_SUIT, s.character[hand], suit)
                s.tell(vocabulary.GIFT_HELPED, s.character[hand], HORN)


def longest_suits(cards: int) -> int:
    """The suits with the most cards, as a bit mask."""
    most = 0
    found = 0
    for suit in range(len(SUITS)):
        size = (cards & SUIT_MASK[suit]).bit_count()
        if size > most:
            most = size
            found = 0
        if size == most:
            found |= 1 << suit
    return found
