"""Duel for Middle-earth: rules, bot, texts, lessons and the data of its components."""

from mathom.games.duel.bot.hooks import HOOKS
from mathom.games.duel.rules.game import DUEL
from mathom.games.package import GamePackage

PACKAGE = GamePackage(
    game=DUEL,
    bot=HOOKS,
    module=__name__,
    wording="text.wording:DuelWording",
    lessons="lessons:DUEL_LESSONS",
    observation="observation:OBSERVATION",
    benchmark="benchmark:BENCHMARK",
    terminal="terminal:DuelDrawing",
)
