"""The rules: deal, trade, compare."""

from __future__ import annotations

from typing import Final

from mathom.engine.action import Vocabulary
from mathom.engine.errors import BadNotation
from mathom.engine.game import EventKind, Game, Option
from mathom.engine.position import Reader
from mathom.engine.state import State
from mathom.engine.step import Choice, Step, advance

CANDLES: Final = ["ember", "taper", "torch", "brazier", "beacon", "star"]
SEATS: Final = ["north", "south"]
TRADES: Final = ["one", "two"]

VOCABULARY: Final = Vocabulary()
KEEP: Final = VOCABULARY.verb("keep")
TRADE: Final = VOCABULARY.verb("trade")
DEAL: Final = VOCABULARY.verb("deal", "candle", CANDLES)

UNSEEN, NORTH, SOUTH, TRADED = range(4)
EVENTS: Final = ["laid-open", "received", "revealed"]
LAID_OPEN, RECEIVED, REVEALED = range(3)


class LanternState(State):
    """The place of each candle."""

    def __init__(self, settings: list[int], of: LanternState | None = None) -> None:
        super().__init__(of)
        self.settings = settings
        self.place: list[int] = of.place[:] if of else [UNSEEN] * len(CANDLES)

    def clone(self) -> LanternState:
        return LanternState(self.settings, self)

    def numbers(self) -> list[int]:
        return [*self.settings, *self.place]

    def candles_at(self, place: int) -> list[int]:
        """The candles in one place."""
        return [candle for candle, at in enumerate(self.place) if at == place]

    def deal(self, seat: int) -> None:
        """A seat gets one of the candles that nobody has seen."""
        candle = self.draw(DEAL, self.candles_at(UNSEEN))
        self.place[candle] = NORTH + seat
        self.whisper(seat, RECEIVED, seat, candle)


class Deal(Step[LanternState]):
    """Each side gets a candle."""

    def run(self, s: LanternState) -> None:
        for seat in range(len(SEATS)):
            s.deal(seat)


class Trade(Choice[LanternState]):
    """Keep the candle, or lay it open and take another."""

    def options(self, s: LanternState) -> list[int]:
        return [KEEP, TRADE]

    def apply(self, s: LanternState, action: int) -> None:
        if action == TRADE:
            for candle in s.candles_at(NORTH + self.seat):
                s.place[candle] = TRADED
                s.tell(LAID_OPEN, self.seat, candle)
            s.deal(self.seat)


class Compare(Step[LanternState]):
    """The brighter candle wins."""

    def run(self, s: LanternState) -> None:
        held = [s.candles_at(NORTH + seat)[0] for seat in range(len(SEATS))]
        s.disclose()
        for seat, candle in enumerate(held):
            s.tell(REVEALED, seat, candle)
        s.finish((held.index(max(held)),), "brighter")


class Lantern(Game[LanternState]):
    """The game as the engine knows it."""

    def __init__(self) -> None:
        super().__init__(
            "lantern",
            [2],
            VOCABULARY,
            [Deal, Trade, Compare],
            [Option("trades", TRADES)],
            [EventKind(name, ["seat", "candle"]) for name in EVENTS],
            {"candles": len(CANDLES)},
        )

    def seat_names(self, seats: int) -> list[str]:
        return SEATS

    def names(self, kind: str) -> list[str]:
        return CANDLES if kind == "candle" else super().names(kind)

    def set_up(self, seed: int, settings: list[int], seats: int) -> LanternState:
        s = LanternState(settings)
        s.reseed(seed)
        s.then(Deal())
        for _ in range(settings[0] + 1):
            s.then(Trade(0), Trade(1))
        s.then(Compare())
        return s

    def settings(self, s: LanternState) -> list[int]:
        return s.settings

    def view(self, s: LanternState, seat: int) -> dict[str, object]:
        own = s.candles_at(NORTH + seat) if seat >= 0 else []
        return {
            "candle": CANDLES[own[0]] if own else None,
            "traded": [CANDLES[candle] for candle in s.candles_at(TRADED)],
        }

    def conceal(self, s: LanternState, seat: int) -> None:
        for candle in s.candles_at(NORTH + 1 - seat):
            s.place[candle] = UNSEEN

    def guess(self, s: LanternState, seat: int) -> None:
        s.deal(1 - seat)

    def unknown(self, s: LanternState, seat: int) -> list[str]:
        return [f"candle:{CANDLES[candle]}" for candle in s.candles_at(NORTH + 1 - seat)]

    def write(self, s: LanternState) -> dict[str, object]:
        return {
            "candles": {SEATS[seat]: CANDLES[s.candles_at(NORTH + seat)[0]] for seat in (0, 1)},
            "traded": [CANDLES[candle] for candle in s.candles_at(TRADED)],
        }

    def read(
        self, data: dict[str, object], seed: int, settings: list[int], seats: int
    ) -> LanternState:
        r = Reader(data)
        r.only(["candles", "traded"])
        s = self.set_up(seed, settings, seats)
        advance(s)
        if r.has("candles"):
            s.place = [UNSEEN] * len(CANDLES)
            for seat, name in enumerate(SEATS):
                s.place[r.part("candles").name(name, CANDLES, seat)] = NORTH + seat
        for candle in r.names("traded", CANDLES):
            s.place[candle] = TRADED
        return s

    def faults(self, s: LanternState) -> list[BadNotation]:
        return [
            BadNotation("wrong-hand-size", seat=name)
            for seat, name in enumerate(SEATS)
            if len(s.candles_at(NORTH + seat)) != 1
        ]


LANTERN: Final = Lantern()
