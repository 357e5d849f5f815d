"""What is about to happen does not, or something else does: prevention and replacement."""

from __future__ import annotations

from mathom.engine.hidden import ALL_EYES
from mathom.engine.step import coming
from mathom.games.tcg import cards, harm, words
from mathom.games.tcg.ability import Carry, Op
from mathom.games.tcg.costs import side_of
from mathom.games.tcg.sites import PlaceControl
from mathom.games.tcg.state import DISCARD_PILE, TcgState


class PreventWound(Op):
    """The wound that is about to be placed is not."""

    def run(self, s: TcgState, c: Carry) -> None:
        wound = coming(s, harm.PlaceWound)
        if wound is not None and wound.card == c.x:
            s.amend(wound)
            s.tell(words.WOUND_PREVENTED, s.codes[c.x])
        s.then(c.next())


class InsteadDiscard(Op):
    """The card itself is discarded in the place of the other."""

    def run(self, s: TcgState, c: Carry) -> None:
        leaving = coming(s, harm.LeavePlay)
        if leaving is not None and leaving.card == c.x:
            s.amend(leaving)
            s.then(harm.Discard(c.source, side_of(s, c.seat)))
        s.then(c.next())


class Shelter(Op):
    """A card about to be discarded is stacked on this one instead."""

    def run(self, s: TcgState, c: Carry) -> None:
        leaving = coming(s, harm.LeavePlay)
        if leaving is not None and leaving.card == c.x:
            s.amend(leaving)
            harm.leave_play(s, c.x, DISCARD_PILE)
            cards.stack(s, c.x, c.source)
        s.then(c.next())


class PreventBurden(Op):
    """The burdens that a Shadow card would add are not added."""

    def run(self, s: TcgState, c: Carry) -> None:
        burdens = coming(s, harm.PlaceBurdens)
        if burdens is not None:
            s.amend(burdens)
        s.then(c.next())


class PreventControl(Op):
    """The site is not taken."""

    def run(self, s: TcgState, c: Carry) -> None:
        taking = coming(s, PlaceControl)
        if taking is not None:
            s.amend(taking)
        s.then(c.next())


class CancelAbility(Op):
    """The special ability that was used has no effect; its costs stay paid."""

    def run(self, s: TcgState, c: Carry) -> None:
        pending = coming(s, Carry)
        if pending is not None and pending.source == c.x:
            s.amend(pending)
            s.tell(words.CANCELLED, s.codes[c.x])
        s.then(c.next())


class RescueEvent(Op):
    """An event that was played goes to the hand instead of the discard pile, if the Rule of 4
    lets it."""

    def run(self, s: TcgState, c: Carry) -> None:
        if cards.room_in_hand(s, c.seat) > 0:
            cards.take_in_hand(s, c.x, ALL_EYES)
            s.tell(words.RETURNED, s.codes[c.x])
        s.then(c.next())
