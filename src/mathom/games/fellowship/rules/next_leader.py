"""The next leader when the winner of a trick does not lead: Bilbo Baggins chooses one."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice
from mathom.games.fellowship.rules.state import FellowshipState
from mathom.games.fellowship.rules.vocabulary import LEADER


class NameLeader(Choice[FellowshipState]):
    """Bilbo Baggins won a trick and chooses who leads the next one."""

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        return [LEADER + s.character[hand] for hand in range(s.rules.hands) if has_card(s, hand)]

    def apply(self, s: FellowshipState, action: int) -> None:
        s.leader = s.hand_of(action - LEADER)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("cannot-lead")


def has_card(s: FellowshipState, hand: int) -> bool:
    """Whether a hand has a card to play."""
    if s.size(hand) > 0 or s.tuck_hand == hand:
        return True
    return s.reserve_hand == hand


def leader_is_asked(s: FellowshipState) -> bool:
    """Whether Bilbo is about to choose the leader of the next trick."""
    return len(s.agenda) > 0 and isinstance(s.agenda[-1], NameLeader)
