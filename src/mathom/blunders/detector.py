"""What a detector of blunders is: it watches one game and judges its opportunities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from mathom.engine.state import State
from mathom.engine.step import legal

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Decision(Generic[S]):
    """One action of a record, with the states before and after it. States must not be changed."""

    number: int
    """The number of the action in the record, starting at one."""
    seat: int
    action: int
    before: S
    after: S

    @property
    def offers(self) -> list[int]:
        """The actions that were legal."""
        return legal(self.before, self.seat)

    def chose(self, verb: int, targets: int = 1) -> bool:
        """Whether the action has this verb, which has so many targets."""
        return verb <= self.action < verb + targets


@dataclass(frozen=True)
class Finding:
    """Opportunities for a blunder, judged: how many there were, and how many were blunders."""

    number: int
    """The action to look at."""
    seat: int
    blunders: int
    opportunities: int


class Detector(Generic[S]):
    """Watches one game from its first decision to its end.

    A subclass has an id, and says what the blunder is, why it is bad and when it is excused. An
    opportunity that is excused is judged as no blunder, or is no opportunity at all; `excused`
    says which.
    """

    id: ClassVar[str] = ""
    what: ClassVar[str] = ""
    why: ClassVar[str] = ""
    excused: ClassVar[str] = ""

    def __init__(self) -> None:
        self.findings: list[Finding] = []

    def see(self, decision: Decision[S]) -> None:
        """Look at the next action of the game."""

    def end(self, s: S, number: int) -> None:
        """Look at the last state; `number` is the number of the last action."""

    def judge(self, number: int, seat: int, blunder: bool | int, of: int = 1) -> None:
        """Note an opportunity, or several, and how many of them were blunders."""
        self.findings.append(Finding(number, seat, int(blunder), of))


Detectors = list[type[Detector[Any]]]
"""The detectors of a game, as its package lists them."""
