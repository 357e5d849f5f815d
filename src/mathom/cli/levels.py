"""`mathom levels`: each level of a game against the next lower one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mathom.cli.output import (
    BROKEN,
    HELP,
    AsJson,
    GameName,
    Language,
    Speaker,
    Workers,
    print_table,
    progress,
    speaking,
    table_of,
)
from mathom.cli.scores import report
from mathom.research.arena import local
from mathom.research.levels import SEED, Climb, Step, arena_of_levels, climb, pairs_of, usual_file
from mathom.research.workers import default_workers


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("levels", help=HELP.text("help-levels"))(levels)


def levels(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help=HELP.text("help-levels-games"))] = 100,
    level: Annotated[str | None, typer.Option(help=HELP.text("help-levels-level"))] = None,
    file: Annotated[Path | None, typer.Option(help=HELP.text("help-levels-file"))] = None,
    seed: Annotated[int, typer.Option(help=HELP.text("help-seed"))] = SEED,
    workers: Workers = None,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as speaker:
        arena = arena_of_levels(game, seed)
        path = file or usual_file(game)
        engine = local(workers or default_workers())
        bouts = games * (1 + arena.together) * len(pairs_of(game, level))
        with progress(speaker.text("simulate-progress"), bouts) as bar:
            found = climb(
                arena, games, path, engine, level, lambda done: bar.advance(bar.task_ids[0], done)
            )
        report(found, json, lambda: print_climb(found, path, speaker))
        if not found.holds:
            raise typer.Exit(BROKEN)


def print_climb(found: Climb, path: Path, speaker: Speaker) -> None:
    """Print the steps, and where they are stored."""
    if found.interrupted:
        speaker.say("interrupted", games=sum(step.tally.games for step in found.steps))
    together = any(step.together for step in found.steps)
    score = "arena-difference" if together else "simulate-score"
    keys = ["levels-step", "simulate-bot", "simulate-games", score, "simulate-interval"]
    table = table_of([speaker.text(key) for key in [*keys, "levels-goal", "arena-thinking"]], 2)
    for step in found.steps:
        table.add_row(*step_words(step, speaker))
    print_table(table)
    speaker.say("levels-together" if together else "levels-apart")
    speaker.say("arena-file", file=str(path))


def step_words(step: Step, speaker: Speaker) -> list[str]:
    """A step, as text."""
    names = (speaker.text(f"bot-{name}") for name in (step.level, step.lower))
    low, high = (speaker.percent(bound) for bound in step.interval)
    return [
        " – ".join(names),
        f"{step.bot} – {step.lower_bot}",
        str(step.tally.games),
        speaker.percent(step.score),
        f"{low} – {high}",
        speaker.text("levels-reached" if step.holds else "levels-missed"),
        speaker.text("rate", number=step.ms),
    ]
