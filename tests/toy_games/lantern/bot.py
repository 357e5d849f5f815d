"""How bots play: a brighter candle is better."""

from __future__ import annotations

from typing import Final

from tests.toy_games.lantern.rules import CANDLES, LANTERN, NORTH, LanternState

from mathom.bots.hooks import BotHooks


class LanternHooks(BotHooks[LanternState]):
    """Evaluation by the candle that the seat holds."""

    def evaluate(self, s: LanternState, seat: int) -> float:
        return (s.candles_at(NORTH + seat)[0] + 0.5) / len(CANDLES)


HOOKS: Final = LanternHooks(LANTERN)
