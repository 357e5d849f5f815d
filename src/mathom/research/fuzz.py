"""Games under all laws, at random or by a bot, many at once, until one of the laws breaks."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import Any

from mathom.bots.levels import make_bot
from mathom.engine.game import Game, find_game
from mathom.engine.laws import Inspector, LawBroken, random_settings
from mathom.engine.perspective import Perspective
from mathom.engine.record import Record
from mathom.engine.state import State
from mathom.research.workers import spread, stop_if_called_off

CRASHED = 2
"""Rules that fail with an error of Python break the law that there is always something to do."""


@dataclass(frozen=True)
class Fault:
    """A broken law, and the record that leads there."""

    seed: int
    law: int
    fault: str
    record: str


@dataclass(frozen=True)
class Inspection:
    """What one random game has shown."""

    seed: int
    decisions: int
    fault: Fault | None


@dataclass
class FuzzResult:
    """What all of them have shown."""

    game: str
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    fault: Fault | None = None
    interrupted: bool = False

    @property
    def decisions_per_s(self) -> float:
        """How quickly the decisions were made and checked."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def figures(self) -> dict[str, object]:
        """The same as JSON."""
        return {
            "game": self.game,
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_s": round(self.decisions_per_s, 1),
            "faults": 0 if self.fault is None else 1,
        }


def chooser_of(bot: str, game: Game[Any], seats: int, seed: int) -> Callable[[State, int], int]:
    """Bots at all seats, each knowing what its seat may know."""
    players = [make_bot(bot, game, seed * seats + seat, time.process_time) for seat in range(seats)]
    return lambda s, seat: players[seat].choose(Perspective(game, s, seat))


def inspect_game(game: str, every: int, seed: int, bot: str = "") -> Inspection:
    """Play one game under all laws; options and seats vary with the seed."""
    stop_if_called_off()
    found = find_game(game)
    settings = random_settings(found, seed)
    seats = found.seats[seed % len(found.seats)]
    record = Record(found, settings, seats, seed).text()
    decisions = 0
    try:
        chooser = chooser_of(bot, found, seats, seed) if bot else None
        inspector = Inspector(found, seed, settings, seats, chooser)
        try:
            inspector.run(every)
        finally:
            record = inspector.recorder.record.text()
            decisions = inspector.decisions
    except LawBroken as broken:
        return Inspection(seed, decisions, Fault(seed, broken.law, broken.fault, broken.record))
    except Exception as crash:
        fault = f"{type(crash).__name__}: {crash}"
        return Inspection(seed, decisions, Fault(seed, CRASHED, fault, record))
    return Inspection(seed, decisions, None)


def fuzz(
    game: str,
    games: int,
    *,
    seed: int = 0,
    every: int = 10,
    workers: int = 1,
    bot: str = "",
    on_game: Callable[[], object] = lambda: None,
) -> FuzzResult:
    """Play games with the seeds from `seed` on, up to the first broken law."""
    found = find_game(game)
    result = FuzzResult(found.id)
    if bot:
        make_bot(bot, found, seed, time.process_time)
    began = time.perf_counter()
    seeds = range(seed, seed + games)
    try:
        task = partial(inspect_game, game, every, bot=bot)
        with closing(spread(task, seeds, workers)) as inspections:
            gather(result, inspections, on_game)
    except KeyboardInterrupt:
        result.interrupted = True
    result.seconds = time.perf_counter() - began
    return result


def gather(
    result: FuzzResult, inspections: Iterable[Inspection], on_game: Callable[[], object]
) -> None:
    """Count the games up to the first fault."""
    for inspection in inspections:
        result.games += 1
        result.decisions += inspection.decisions
        on_game()
        if inspection.fault is not None:
            result.fault = inspection.fault
            return


def keep_record(fault: Fault, game: str, folder: Path) -> Path:
    """Write the record of a fault to a new file; a file that is there already stays as it is."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"fuzz-{game}-{fault.seed}"
    for ending in chain([""], (f"-{number}" for number in count(2))):
        path = folder / f"{name}{ending}.record"
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(fault.record)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(name)
