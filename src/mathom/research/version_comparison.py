"""The speed of a game beside that of another installation of Mathom, measured in turn."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from shutil import which

from mathom.engine.errors import BadNotation

MEASURER = Path(__file__).with_name("version_speed.py")
MEASURES = ("random", "greedy", "search")
ROUNDS = 3


@dataclass(frozen=True)
class Measured:
    """Games (none for a search) and decisions a second."""

    games: float
    decisions: float

    def best(self, other: Measured) -> Measured:
        """The better of two measurements, because other load only slows down."""
        return Measured(max(self.games, other.games), max(self.decisions, other.decisions))


@dataclass(frozen=True)
class VersionComparison:
    """What both installations reach, by measure."""

    game: str
    here: dict[str, Measured]
    there: dict[str, Measured]

    def ratio(self, measure: str) -> float:
        """How many times as fast as the other installation: games of bots, else decisions, because
        random games may be longer under other rules."""
        here, there = self.here[measure], self.there[measure]
        if measure == "greedy":
            return here.games / there.games
        return here.decisions / there.decisions

    def figures(self) -> dict[str, object]:
        """The figures as JSON."""
        sides = {"here": self.here, "there": self.there}
        return {
            "game": self.game,
            **{
                side: {name: vars(measured) for name, measured in found.items()}
                for side, found in sides.items()
            },
            "ratios": {name: round(self.ratio(name), 2) for name in self.here},
        }


def measure_with(python: str, game: str, measure: str, seconds: float) -> Measured:
    """Measure the Mathom of a Python."""
    done = subprocess.run(
        [python, "-I", str(MEASURER), game, measure, str(seconds)],
        capture_output=True,
        check=False,
        text=True,
    )
    if done.returncode:
        last = done.stderr.strip().rpartition("\n")[2]
        raise BadNotation("cannot-measure", program=python, why=last)
    found = json.loads(done.stdout)
    return Measured(found.get("games", 0.0), found["decisions"])


def compare_versions(
    game: str, python: str, seconds: float, on_round: Callable[[], object] = lambda: None
) -> VersionComparison:
    """Measure the installation of this Python and of another one in turn."""
    if which(python) is None:
        raise BadNotation("no-such-program", program=python)
    none = dict.fromkeys(MEASURES, Measured(0.0, 0.0))
    here, there = dict(none), dict(none)
    for _ in range(ROUNDS):
        for measure in MEASURES:
            for found, program in ((here, sys.executable), (there, python)):
                reached = measure_with(program, game, measure, seconds / ROUNDS)
                found[measure] = found[measure].best(reached)
        on_round()
    return VersionComparison(game, here, there)
