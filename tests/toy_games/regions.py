"""Toy game: a wide map, 105 regions with ten numbers each, in a state that is cheap to copy."""

from __future__ import annotations

from typing import Final

from mathom.engine.action import Vocabulary
from mathom.engine.game import Game
from mathom.engine.position import Reader
from mathom.engine.state import State
from mathom.engine.step import Choice

REGIONS: Final = 105
NUMBERS: Final = 10
MUSTERS: Final = 20

VOCABULARY: Final = Vocabulary()
MUSTER: Final = VOCABULARY.verb("muster", "region", [f"r{region}" for region in range(REGIONS)])


class WideState(State):
    """All regions in one flat list: the numbers of a region stand side by side."""

    def __init__(self, of: WideState | None = None) -> None:
        super().__init__(of)
        if of is None:
            self.turn = 0
            self.twilight = 0
            self.hunt = 0
            self.land = [0] * (REGIONS * NUMBERS)
        else:
            self.turn = of.turn
            self.twilight = of.twilight
            self.hunt = of.hunt
            self.land = of.land[:]

    def clone(self) -> WideState:
        return WideState(self)

    def numbers(self) -> list[int]:
        return [self.turn, self.twilight, self.hunt, *self.land]


class MusterUnit(Choice[WideState]):
    """Add a unit of the seat to any region."""

    def options(self, s: WideState) -> list[int]:
        return [MUSTER + region for region in range(REGIONS)]

    def apply(self, s: WideState, action: int) -> None:
        s.land[(action - MUSTER) * NUMBERS + self.seat] += 1
        s.turn += 1
        if s.turn == MUSTERS:
            s.finish((0, 1), "all-mustered")
        else:
            s.then(MusterUnit(1 - self.seat))


class WideLand(Game[WideState]):
    """The game as the engine knows it."""

    def __init__(self) -> None:
        super().__init__("wide-land", [2], VOCABULARY, [MusterUnit])

    def set_up(self, seed: int, settings: list[int], seats: int) -> WideState:
        s = WideState()
        s.reseed(seed)
        s.then(MusterUnit(0))
        return s

    def view(self, s: WideState, seat: int) -> dict[str, object]:
        return self.write(s)

    def write(self, s: WideState) -> dict[str, object]:
        return {"turn": s.turn, "land": s.land[:]}

    def read(
        self, data: dict[str, object], seed: int, settings: list[int], seats: int
    ) -> WideState:
        r = Reader(data)
        r.only(["turn", "land"])
        s = self.set_up(seed, settings, seats)
        s.turn = r.number("turn", 0, 0, MUSTERS)
        land = r.items("land")
        for index in range(len(land)):
            number = land[index]
            s.land[index] = number if isinstance(number, int) else 0
        return s


WIDE_LAND: Final = WideLand()
