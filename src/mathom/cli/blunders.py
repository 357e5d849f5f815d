"""`mathom blunders`: named mistakes of bots, counted over many games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from mathom.blunders import Count
from mathom.cli.output import (
    HELP,
    AsJson,
    GameName,
    Language,
    Settings,
    Speaker,
    Workers,
    parse_options,
    print_table,
    progress,
    speaking,
    step_of,
    table_of,
)
from mathom.cli.scores import Players, names_of, report
from mathom.research.arena import make_arena
from mathom.research.blunders import BlunderResult, count_games
from mathom.research.workers import default_workers


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("blunders", help=HELP.text("help-blunders"))(blunders)


def blunders(
    game: GameName,
    bots: Annotated[str, typer.Option(help=HELP.text("help-blunders-bots"))] = "greedy",
    games: Annotated[int, typer.Option(min=1, help=HELP.text("help-simulate-games"))] = 25,
    records: Annotated[Path | None, typer.Option(help=HELP.text("help-blunders-records"))] = None,
    players: Players = None,
    seed: Annotated[int, typer.Option(help=HELP.text("help-seed"))] = 0,
    workers: Workers = None,
    option: Settings = None,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as speaker:
        arena = make_arena(game, seed, parse_options(option), players)
        folder = records or Path(f"blunders-{game}")
        with progress(speaker.text("simulate-progress"), games) as bar:
            result = count_games(
                arena,
                names_of(bots),
                games,
                records=folder,
                workers=min(games, workers or default_workers()),
                on_game=lambda: step_of(bar),
            )
        report(result, json, lambda: print_result(result, speaker))


def print_result(result: BlunderResult, speaker: Speaker) -> None:
    """Print a table for each bot."""
    if result.interrupted:
        speaker.say("interrupted", games=result.played)
    for bot, counts in result.counts.items():
        speaker.say("blunders-of", bot=bot, games=result.played)
        print_table(counts_table(result, counts, speaker))
    if result.kept:
        speaker.say("blunders-records", folder=str(result.records))
    if result.void:
        speaker.say("void-games", games=result.void)


def counts_table(result: BlunderResult, counts: dict[str, Count], speaker: Speaker) -> Table:
    """One row per blunder, with a record and an action to look at."""
    keys = ("blunders-blunder", "blunders-count", "blunders-opportunities", "blunders-rate")
    table = table_of([*map(speaker.text, keys), speaker.text("blunders-example")])
    for count in counts.values():
        example = ""
        if count.examples:
            first = count.examples[0]
            example = f"{result.file(first.game).name} {first.number}"
        name = speaker.text(f"blunder-{result.game}-{count.id}")
        figures = [str(count.blunders), str(count.opportunities), speaker.percent(count.rate)]
        table.add_row(name, *figures, example)
    return table
