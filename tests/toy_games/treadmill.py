"""Toy game: a game that goes wrong where its position says so, as a game with a mistake would.

Whoever decides goes one of ten ways. Going the tenth way as often in a row as the position
says springs its trap: the rules run for ever, eat memory, or fail.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.action import Vocabulary
from mathom.engine.game import Game
from mathom.engine.position import Reader
from mathom.engine.state import State
from mathom.engine.step import Choice

WAYS: Final = [f"way-{number}" for number in range(10)]
TRAPS: Final = ["none", "endless", "greedy", "broken"]
LONGEST: Final = 2000
VOCABULARY: Final = Vocabulary()
GO: Final = VOCABULARY.verb("go", "way", WAYS)


class TreadmillState(State):
    """How often somebody went, and how often the tenth way in a row."""

    def __init__(self, of: TreadmillState | None = None) -> None:
        super().__init__(of)
        self.gone: int = of.gone if of else 0
        self.row: int = of.row if of else 0
        self.needed: int = of.needed if of else 0
        self.trap: int = of.trap if of else 0

    def clone(self) -> TreadmillState:
        return TreadmillState(self)

    def numbers(self) -> list[int]:
        return [self.gone, self.row, self.needed, self.trap]


class Tread(Choice[TreadmillState]):
    """Go one of the ways."""

    def options(self, s: TreadmillState) -> list[int]:
        return list(range(GO, GO + len(WAYS)))

    def apply(self, s: TreadmillState, action: int) -> None:
        s.gone += 1
        s.row = s.row + 1 if action == GO + len(WAYS) - 1 else 0
        if s.trap and s.row >= s.needed:
            spring(TRAPS[s.trap])
        if s.gone == LONGEST:
            s.finish((0,), "arrived")
        s.then(Tread(1 - self.seat))


def spring(trap: str) -> None:
    """Go wrong."""
    hoard: list[bytes] = []
    while trap != "broken":
        if trap == "greedy":
            hoard.append(bytes(10_000_000))
    raise IndexError(trap)


class Treadmill(Game[TreadmillState]):
    """The game as the engine knows it."""

    def __init__(self) -> None:
        super().__init__("treadmill", [2], VOCABULARY, [Tread], [])

    def names(self, kind: str) -> list[str]:
        return WAYS if kind == "way" else super().names(kind)

    def set_up(self, seed: int, settings: list[int], seats: int) -> TreadmillState:
        s = TreadmillState()
        s.reseed(seed)
        s.then(Tread(0))
        return s

    def view(self, s: TreadmillState, seat: int) -> dict[str, object]:
        return {"gone": s.gone}

    def write(self, s: TreadmillState) -> dict[str, object]:
        return {"gone": s.gone, "row": s.row, "needed": s.needed, "trap": TRAPS[s.trap]}

    def read(
        self, data: dict[str, object], seed: int, settings: list[int], seats: int
    ) -> TreadmillState:
        r = Reader(data)
        r.only(["gone", "row", "needed", "trap"])
        s = self.set_up(seed, settings, seats)
        s.gone = r.number("gone", 0)
        s.row = r.number("row", 0)
        s.needed = r.number("needed", 0)
        s.trap = r.name("trap", TRAPS, 0)
        return s


TREADMILL: Final[Any] = Treadmill()
