"""The Fellowship of the Ring: rules, bot, texts, lessons, commands and the data of its
components."""

from mathom.games.fellowship.bot.hooks import HOOKS
from mathom.games.fellowship.rules.game import FELLOWSHIP
from mathom.games.package import GamePackage

PACKAGE = GamePackage(
    game=FELLOWSHIP,
    bot=HOOKS,
    module=__name__,
    wording="text.wording:FellowshipWording",
    lessons="lessons:FELLOWSHIP_LESSONS",
    observation="observation:OBSERVATION",
    benchmark="benchmark:BENCHMARK",
    commands={"fellowship": "commands"},
)
