"""The Two Towers trading card game."""

from mathom.games.package import GamePackage
from mathom.games.tcg.bot.hooks import HOOKS
from mathom.games.tcg.rules.game import TCG

PACKAGE = GamePackage(
    game=TCG,
    bot=HOOKS,
    module=__name__,
    wording="text.wording:TcgWording",
    lessons="lessons:TCG_LESSONS",
    observation="observation:OBSERVATION",
    benchmark="benchmark:BENCHMARK",
)
