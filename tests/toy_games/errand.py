"""Toy game: one to four seats carry a burden together, chapter after chapter.

Everybody is dealt a burden that only they know, and in turn carries it or drops it. All win if
nobody drops anything, else all lose. A chapter that was won opens the next.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.action import Vocabulary
from mathom.engine.campaign import Campaign, Progress
from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.game import FreeOption, Game, Option
from mathom.engine.position import Reader
from mathom.engine.state import Outcome, State
from mathom.engine.step import Choice, Step, advance

BURDENS: Final = ["ring", "phial", "rope", "kettle", "cloak", "sword"]
VOCABULARY: Final = Vocabulary()
CARRY: Final = VOCABULARY.verb("carry")
DROP: Final = VOCABULARY.verb("drop")
DEAL: Final = VOCABULARY.verb("deal", "burden", BURDENS)
CHAPTERS: Final = ["one", "two", "three"]


class Packed(FreeOption):
    """Which burdens there are, separated by commas; at least one for each seat."""

    def __init__(self) -> None:
        super().__init__("packed", secret=True)

    def numbers(self, value: str) -> list[int]:
        named = [name.strip() for name in value.split(",")]
        for name in named:
            if name not in BURDENS:
                raise BadNotation("unknown-name", place=self.id, name=name)
        return [BURDENS.index(name) for name in named]

    def text(self, numbers: list[int]) -> str:
        return ", ".join(BURDENS[number] for number in numbers)


class Road(Campaign):
    """Chapter after chapter, each open once the one before was won."""

    def initial(self, options: dict[str, str]) -> Progress:
        return {"open": 1, "tries": 0}

    def table_options(self, progress: Progress, chosen: dict[str, str]) -> dict[str, str]:
        reached = progress["open"]
        assert isinstance(reached, int)
        if "chapter" not in chosen:
            return {**chosen, "chapter": CHAPTERS[min(reached, len(CHAPTERS)) - 1]}
        if CHAPTERS.index(chosen["chapter"]) >= reached:
            raise IllegalAction("not-now")
        return chosen

    def advance(
        self, progress: Progress, options: dict[str, str], outcome: Outcome, s: State
    ) -> Progress:
        reached, tries = progress["open"], progress["tries"]
        assert isinstance(reached, int)
        assert isinstance(tries, int)
        won = bool(outcome.winners) and CHAPTERS.index(options["chapter"]) + 1 == reached
        return {"open": reached + won, "tries": tries + 1}


class ErrandState(State):
    """What everybody carries, and how much was dropped."""

    def __init__(self, settings: list[int], seats: int, of: ErrandState | None = None) -> None:
        super().__init__(of)
        self.settings = settings
        self.seats = seats
        self.burden: list[int] = of.burden[:] if of else [-1] * seats
        self.dropped: int = of.dropped if of else 0

    def clone(self) -> ErrandState:
        return ErrandState(self.settings, self.seats, self)

    def numbers(self) -> list[int]:
        return [*self.settings, self.dropped, *self.burden]


class Deal(Step[ErrandState]):
    """Everybody gets a burden."""

    def run(self, s: ErrandState) -> None:
        bag = ERRAND.free_numbers(s.settings, "packed") or list(range(len(BURDENS)))
        for seat in range(s.seats):
            s.burden[seat] = s.draw(DEAL, bag)


class Walk(Choice[ErrandState]):
    """Carry on, or drop it."""

    def options(self, s: ErrandState) -> list[int]:
        return [CARRY, DROP]

    def apply(self, s: ErrandState, action: int) -> None:
        s.dropped += action == DROP


class Arrive(Step[ErrandState]):
    """All have won or all have lost."""

    def run(self, s: ErrandState) -> None:
        s.finish(() if s.dropped else tuple(range(s.seats)), "lost" if s.dropped else "arrived")


class Errand(Game[ErrandState]):
    """The game as the engine knows it."""

    def __init__(self) -> None:
        super().__init__(
            "errand",
            [1, 2, 3, 4],
            VOCABULARY,
            [Deal, Walk, Arrive],
            [Option("chapter", CHAPTERS), Packed()],
            cooperative=True,
            campaign=Road(),
        )

    def names(self, kind: str) -> list[str]:
        return BURDENS if kind == "burden" else super().names(kind)

    def set_up(self, seed: int, settings: list[int], seats: int) -> ErrandState:
        s = ErrandState(settings, seats)
        s.reseed(seed)
        s.then(Deal(), *[Walk(seat) for seat in range(seats)], Arrive())
        return s

    def seat_count(self, s: ErrandState) -> int:
        return s.seats

    def settings(self, s: ErrandState) -> list[int]:
        return s.settings

    def view(self, s: ErrandState, seat: int) -> dict[str, object]:
        shown: dict[str, object] = {"dropped": s.dropped}
        if seat >= 0:
            shown["burden"] = BURDENS[s.burden[seat]]
        return shown

    def conceal(self, s: ErrandState, seat: int) -> None:
        for other in range(s.seats):
            if other != seat:
                s.burden[other] = -1

    def write(self, s: ErrandState) -> dict[str, object]:
        return {"burdens": [BURDENS[of] for of in s.burden], "dropped": s.dropped}

    def read(
        self, data: dict[str, object], seed: int, settings: list[int], seats: int
    ) -> ErrandState:
        r = Reader(data)
        r.only(["burdens", "dropped"])
        s = self.set_up(seed, settings, seats)
        advance(s)
        if r.has("burdens"):
            s.burden = [BURDENS.index(str(name)) for name in r.items("burdens")]
        s.dropped = r.number("dropped", 0)
        return s


ERRAND: Final[Any] = Errand()
