"""What the things of the game are called."""

from __future__ import annotations

from tests.toy_games.lantern.rules import CANDLES

from mathom.texts.wording import Sheet, Wording


class LanternWording(Wording):
    """Candles have names and sheets."""

    described = ("candle",)

    def name(self, kind: str, index: int) -> str:
        return self.say(f"{kind}-{self.game.names(kind)[index]}")

    def sheet(self, kind: str, index: int) -> Sheet:
        sheet = Sheet(kind, CANDLES[index], self.name(kind, index), {"light": index + 1})
        sheet.rows.append((self.say("light"), str(index + 1)))
        return sheet
