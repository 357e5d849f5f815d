"""War of the Ring, second edition."""

from mathom.games.package import GamePackage
from mathom.games.war.bot.hooks import HOOKS
from mathom.games.war.rules.game import WAR

PACKAGE = GamePackage(
    game=WAR,
    bot=HOOKS,
    module=__name__,
    wording="text.wording:WarWording",
    lessons="lessons:WAR_LESSONS",
    observation="observation:OBSERVATION",
    benchmark="benchmark:BENCHMARK",
)
