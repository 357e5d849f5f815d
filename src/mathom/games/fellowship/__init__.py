"""The Fellowship of the Ring: rules, bot, texts, lessons, commands and the data of its
components."""

from mathom.games.package import GamePackage

PACKAGE = GamePackage(
    rules="rules.game:FELLOWSHIP",
    bot="bot.hooks:HOOKS",
    module=__name__,
    wording="text.wording:FellowshipWording",
    lessons="lessons:FELLOWSHIP_LESSONS",
    observation="observation:OBSERVATION",
    benchmark="benchmark:BENCHMARK",
    terminal="terminal:FellowshipDrawing",
    blunders="blunders:FELLOWSHIP_BLUNDERS",
    commands={"fellowship": "commands"},
)
