"""Lantern: a small game with every part that a game package can have.

Each side holds a hidden candle and may trade it, once or twice; the brighter candle wins.
"""

from tests.toy_games.lantern.bot import HOOKS
from tests.toy_games.lantern.rules import LANTERN

from mathom.games.package import GamePackage

PACKAGE = GamePackage(
    rules=LANTERN,
    bot=HOOKS,
    module=__name__,
    wording="text.wording:LanternWording",
    lessons="lessons:LESSONS",
    observation="observation:OBSERVATION",
    terminal="terminal:LanternDrawing",
    benchmark="benchmark:BENCHMARK",
    commands={"candles": "commands"},
)
