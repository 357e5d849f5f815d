"""Duel for Middle-earth: rules, bot, texts, lessons and the data of its components."""

from mathom.games.package import GamePackage

PACKAGE = GamePackage(
    rules="rules.game:DUEL",
    bot="bot.hooks:HOOKS",
    module=__name__,
    wording="text.wording:DuelWording",
    lessons="lessons:DUEL_LESSONS",
    observation="observation:OBSERVATION",
    benchmark="benchmark:BENCHMARK",
    blunders="blunders:DUEL_BLUNDERS",
    terminal="terminal:DuelDrawing",
)
