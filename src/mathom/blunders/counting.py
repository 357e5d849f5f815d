"""Run the detectors of a game over its records and add up what they find."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from mathom.blunders.detector import Decision, Detector, Detectors, Finding
from mathom.engine.errors import BadNotation
from mathom.engine.record import Record, Replay
from mathom.games.package import find_package

Findings = list[tuple[str, list[Finding]]]
"""By the id of each detector: what it found in one game."""


@dataclass(frozen=True)
class Example:
    """Where a blunder can be seen: the number of the game, and the action in its record."""

    game: int
    number: int


@dataclass
class Count:
    """How often a blunder happened."""

    id: str
    blunders: int = 0
    opportunities: int = 0
    games: int = 0
    """The games in which it happened."""
    examples: list[Example] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """Blunders per opportunity."""
        return self.blunders / self.opportunities if self.opportunities else 0.0

    def add(self, game: int, findings: Iterable[Finding], most_examples: int = 3) -> None:
        """Add what was found in a game."""
        found = False
        for finding in findings:
            self.opportunities += finding.opportunities
            self.blunders += finding.blunders
            if finding.blunders:
                found = True
                if len(self.examples) < most_examples:
                    self.examples.append(Example(game, finding.number))
        self.games += found


def blunders_of(game: str) -> Detectors:
    """The detectors of a game."""
    package = find_package(game)
    found: Detectors = package.load(package.blunders, [])
    if not found:
        raise BadNotation("no-blunders", game=game)
    return found


def decisions(record: Record) -> Iterator[Decision[Any]]:
    """The actions of a record with the states around them."""
    walk = Replay(record)
    while not walk.finished():
        before = walk.s.clone()
        move = record.moves[walk.at]
        walk.step()
        if walk.stopped is not None:
            return
        yield Decision(walk.at, move.seat, move.action, before, walk.s.clone())


def detect(record: Record, detectors: Detectors, seats: Iterable[int] | None = None) -> Findings:
    """What each detector finds in a game, among the actions of some seats or of all."""
    watching: list[Detector[Any]] = [kind() for kind in detectors]
    last: Decision[Any] | None = None
    for last in decisions(record):
        for detector in watching:
            detector.see(last)
    if last is not None:
        for detector in watching:
            detector.end(last.after, last.number)
    wanted = None if seats is None else set(seats)
    return [
        (
            detector.id,
            [one for one in detector.findings if wanted is None or one.seat in wanted],
        )
        for detector in watching
    ]
