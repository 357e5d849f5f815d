"""Lets one detector watch a few actions from a staged position."""

from __future__ import annotations

from typing import Any

from mathom.blunders import Decision, Detector
from mathom.engine.game import Game
from mathom.engine.state import State
from mathom.engine.step import act, decider

Judged = list[tuple[int, int]]
"""Blunders and opportunities, in the order in which they were judged."""


class Watch:
    """A position, and a detector that sees what is done in it."""

    def __init__(self, game: Game[Any], s: State, detector: type[Detector[Any]]) -> None:
        self.game = game
        self.s = s
        self.detector = detector()
        self.number = 0

    def do(self, *texts: str) -> Watch:
        """Act for whoever decides."""
        for text in texts:
            before: State = self.s.clone()
            seat = decider(self.s)
            action = self.game.vocabulary.parse(text)
            act(self.s, action, seat)
            self.number += 1
            after: State = self.s.clone()
            self.detector.see(Decision(self.number, seat, action, before, after))
        return self

    def becomes(self, s: State, text: str, seat: int) -> Watch:
        """An action led from the present position to another one."""
        self.number += 1
        action = self.game.vocabulary.parse(text)
        self.detector.see(Decision(self.number, seat, action, self.s, s))
        self.s = s
        return self

    def ends(self) -> Watch:
        """The game is over."""
        self.detector.end(self.s, self.number)
        return self

    @property
    def judged(self) -> Judged:
        """What the detector found."""
        return [(one.blunders, one.opportunities) for one in self.detector.findings]


BLUNDER = [(1, 1)]
EXCUSED = [(0, 1)]
NO_OPPORTUNITY: Judged = []
