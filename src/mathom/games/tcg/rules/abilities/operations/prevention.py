"""Operations that prevent or replace an announced event."""

from __future__ import annotations

from mathom.engine.hidden import ALL_EYES
from mathom.games.tcg.rules import cards, vocabulary
from mathom.games.tcg.rules.abilities.ability_types import Carry, Op
from mathom.games.tcg.rules.abilities.timing import (
    announced,
)
from mathom.games.tcg.rules.costs import side_of
from mathom.games.tcg.rules.state import DISCARD_PILE, TcgState
from mathom.games.tcg.rules.turn import wounds


class PreventWound(Op):
    def run(self, s: TcgState, c: Carry) -> None:
        wound = announced(s, c.subject)
        if wound is not None:
            s.amend(wound)
            s.tell(vocabulary.WOUND_PREVENTED, s.codes[c.subject])
        s.then(c.next())


class InsteadDiscard(Op):
    """Discard this card instead of the announced one."""

    def run(self, s: TcgState, c: Carry) -> None:
        leaving = announced(s, c.subject)
        if leaving is not None:
            s.amend(leaving)
            s.then(wounds.Discard(c.source, side_of(s, c.seat)))
        s.then(c.next())


class Shelter(Op):
    """Stack the announced card on this one instead of discarding it."""

    def run(self, s: TcgState, c: Carry) -> None:
        leaving = announced(s, c.subject)
        if leaving is not None:
            s.amend(leaving)
            wounds.leave_play(s, c.subject, DISCARD_PILE)
            cards.stack(s, c.subject, c.source)
        s.then(c.next())


class PreventBurden(Op):
    """Prevent the burdens that a Shadow card would add."""

    def run(self, s: TcgState, c: Carry) -> None:
        burdens = announced(s, c.subject)
        if burdens is not None:
            s.amend(burdens)
        s.then(c.next())


class PreventControl(Op):
    def run(self, s: TcgState, c: Carry) -> None:
        taking = announced(s, c.subject)
        if taking is not None:
            s.amend(taking)
        s.then(c.next())


class CancelAbility(Op):
    """Cancel the effect of a special ability; its costs stay paid."""

    def run(self, s: TcgState, c: Carry) -> None:
        pending = announced(s, c.subject)
        if pending is not None:
            s.amend(pending)
            s.tell(vocabulary.CANCELLED, s.codes[c.subject])
        s.then(c.next())


class RescueEvent(Op):
    """Take the played event into hand instead of discarding it, if the Rule of 4 allows it."""

    def run(self, s: TcgState, c: Carry) -> None:
        if announced(s, c.subject) is not None and cards.room_in_hand(s, c.seat) > 0:
            cards.take_in_hand(s, c.subject, ALL_EYES)
            s.tell(vocabulary.RETURNED, s.codes[c.subject])
        s.then(c.next())
