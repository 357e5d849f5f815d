"""War of the Ring, second edition."""

from mathom.games.package import GamePackage

PACKAGE = GamePackage(
    rules="rules.game:WAR",
    bot="bot.hooks:HOOKS",
    module=__name__,
    wording="text.wording:WarWording",
    lessons="lessons:WAR_LESSONS",
    observation="observation:OBSERVATION",
    benchmark="benchmark:BENCHMARK",
    terminal="terminal:WarDrawing",
    blunders="blunders:WAR_BLUNDERS",
)
