"""The order of the actions: clockwise from Frodo's left."""

from __future__ import annotations

from mathom.engine.step import Step
from mathom.games.fellowship.rules.facts import FRODO, NONE
from mathom.games.fellowship.rules.gifts import BlowHorn
from mathom.games.fellowship.rules.preparation.characters import actions_of
from mathom.games.fellowship.rules.preparation.threats import (
    RedrawThreat,
    has_drawn,
    merry_lets_redraw,
)
from mathom.games.fellowship.rules.state import PREPARING, FellowshipState
from mathom.games.fellowship.rules.swaps import Deliver, Promises


class Prepare(Step[FellowshipState]):
    """Schedule everybody's actions from Frodo's left, or without Frodo from the holder of the 1 of
    Rings."""

    def run(self, s: FellowshipState) -> None:
        s.phase = PREPARING
        rules = s.rules
        frodo = s.hand_of(FRODO)
        first = rules.left_of(frodo) if frodo != NONE else max(s.ring_hand, 0)
        for step in range(rules.hands):
            hand = (first + step) % rules.hands
            for number in range(len(actions_of(s, hand))):
                s.then(Act(hand, number))
        s.then(EndPreparing())


class Act(Step[FellowshipState]):
    """One set-up action of a character."""

    def __init__(self, hand: int, number: int) -> None:
        self.hand = hand
        self.number = number

    def run(self, s: FellowshipState) -> None:
        before = len(s.agenda)
        actions = actions_of(s, self.hand)
        actions[self.number].do(s, self.hand)
        if len(s.agenda) > before and has_drawn(actions[: self.number]) and merry_lets_redraw(s):
            s.then(RedrawThreat(s.seat(self.hand), self.hand))


class EndPreparing(Step[FellowshipState]):
    """Resolve simultaneous exchanges, then the Horn of Gondor."""

    def run(self, s: FellowshipState) -> None:
        if s.promises:
            s.then(Promises(), Deliver())
        s.then(BlowHorn())
