"""The Two Towers trading card game."""

from mathom.games.package import GamePackage

PACKAGE = GamePackage(
    rules="rules.game:TCG",
    bot="bot.hooks:HOOKS",
    module=__name__,
    wording="text.wording:TcgWording",
    lessons="lessons:TCG_LESSONS",
    observation="observation:OBSERVATION",
    benchmark="benchmark:BENCHMARK",
    terminal="terminal:TcgDrawing",
    blunders="blunders:TCG_BLUNDERS",
)
