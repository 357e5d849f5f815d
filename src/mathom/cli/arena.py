"""`mathom arena`: every bot against every other, and a ladder of them all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.progress import Progress
from rich.table import Table

from mathom.cli.output import (
    HELP,
    INTERRUPTED,
    AsJson,
    GameName,
    Language,
    Settings,
    Speaker,
    Workers,
    parse_options,
    print_json,
    print_table,
    progress,
    speaking,
    table_of,
)
from mathom.research.arena import (
    Arena,
    Engine,
    Standing,
    bouts,
    local,
    make_arena,
    run_arena,
    usual_file,
)
from mathom.research.extras import need
from mathom.research.simulate import Tally
from mathom.research.workers import usual_workers


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("arena", help=HELP.text("help-arena"))(arena)


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help=HELP.text("help-arena-bots"))],
    games: Annotated[int, typer.Option(min=1, help=HELP.text("help-arena-games"))] = 40,
    engine: Annotated[
        Literal["local", "ray"], typer.Option(help=HELP.text("help-arena-engine"))
    ] = "local",
    address: Annotated[str | None, typer.Option(help=HELP.text("help-arena-address"))] = None,
    file: Annotated[Path | None, typer.Option(help=HELP.text("help-arena-file"))] = None,
    players: Annotated[
        int | None, typer.Option(min=1, help=HELP.text("help-simulate-players"))
    ] = None,
    seed: Annotated[int, typer.Option(help=HELP.text("help-seed"))] = 0,
    workers: Workers = None,
    option: Settings = None,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as speaker:
        need("openskill")
        named = [name.strip() for name in bots.split(",")]
        made = make_arena(game, seed, parse_options(option), players)
        path = file or usual_file(game)
        total = len(bouts(made, named, games))
        with progress(speaker.text("simulate-progress"), total) as bar:
            chosen = engine_of(engine, address, workers)
            standing = run_arena(made, named, games, path, chosen, stepper(bar))
        if json:
            print_json(standing.figures())
        else:
            print_standing(made, standing, path, speaker)
        if standing.interrupted:
            raise typer.Exit(INTERRUPTED)


def stepper(bar: Progress) -> Callable[[int], object]:
    """Moves the bar on."""
    return lambda done: bar.advance(bar.task_ids[0], done)


def engine_of(name: str, address: str | None, workers: int | None) -> Engine:
    """Where the games are played."""
    if name == "local":
        return local(workers or usual_workers())
    need("ray")
    from mathom.research.cluster import on_ray

    return on_ray(address)


def print_standing(made: Arena, standing: Standing, path: Path, speaker: Speaker) -> None:
    """The ladder, and who beats whom."""
    if standing.interrupted:
        speaker.say("interrupted", games=len(standing.results))
    print_table(ladder_table(standing, speaker))
    print_table(pairs_table(standing, speaker))
    if made.together:
        speaker.say("arena-together")
    speaker.say("arena-file", file=str(path))


def ladder_table(standing: Standing, speaker: Speaker) -> Table:
    """One row a bot, the strongest first."""
    keys = ("simulate-bot", "arena-rating", "simulate-games", "simulate-score", "simulate-interval")
    table = table_of([speaker.text(key) for key in keys])
    totals, rated = standing.totals(), standing.ratings()
    for bot in standing.ladder():
        mu, sigma = rated[bot]
        rating = f"{speaker.figure(round(mu, 1))} ± {speaker.figure(round(sigma, 1))}"
        table.add_row(bot, rating, str(totals[bot].games), *score_words(totals[bot], speaker))
    return table


def pairs_table(standing: Standing, speaker: Speaker) -> Table:
    """The score of each bot against those below it."""
    keys = ("arena-pair", "simulate-games", "simulate-score", "simulate-interval")
    table = table_of([speaker.text(key) for key in keys])
    order, pairs = standing.ladder(), standing.pairs()
    for at, bot in enumerate(order):
        for other in order[at + 1 :]:
            tally = pairs[bot, other]
            if tally.games:
                table.add_row(f"{bot} – {other}", str(tally.games), *score_words(tally, speaker))
    return table


def score_words(tally: Tally, speaker: Speaker) -> list[str]:
    """A score and its interval."""
    low, high = (speaker.percent(bound) for bound in tally.interval)
    return [speaker.percent(tally.score), f"{low} – {high}"]
