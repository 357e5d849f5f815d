"""`mathom arena`: every bot against every other, with a ladder."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.progress import Progress
from rich.table import Table

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
    table_of,
)
from mathom.cli.scores import Players, Records, names_of, report, score_words
from mathom.research.arena import (
    Arena,
    Engine,
    Standing,
    bouts,
    local,
    make_arena,
    paired_difference,
    run_arena,
    usual_file,
)
from mathom.research.extras import need
from mathom.research.simulate import Tally
from mathom.research.workers import default_workers


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
    players: Players = None,
    seed: Annotated[int, typer.Option(help=HELP.text("help-seed"))] = 0,
    records: Records = None,
    workers: Workers = None,
    option: Settings = None,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as speaker:
        named = names_of(bots)
        made = make_arena(game, seed, parse_options(option), players)
        path = file or usual_file(game)
        total = len(bouts(made, named, games))
        with progress(speaker.text("simulate-progress"), total) as bar:
            chosen = engine_of(engine, address, workers)
            standing = run_arena(made, named, games, path, chosen, stepper(bar), records)
        report(Timed(standing), json, lambda: print_standing(made, standing, path, speaker))


class Timed:
    """A standing whose figures include the thinking times."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.interrupted = standing.interrupted

    def figures(self) -> dict[str, object]:
        """The figures as JSON."""
        thinking = self.standing.thinking()
        times = {bot: round(1000 * seconds, 3) for bot, seconds in thinking.items()}
        return {**self.standing.figures(), "ms_per_decision": times}


def stepper(bar: Progress) -> Callable[[int], object]:
    """Advances the progress bar."""
    return lambda done: bar.advance(bar.task_ids[0], done)


def engine_of(name: str, address: str | None, workers: int | None) -> Engine:
    """The engine that plays the games: local processes or Ray."""
    if name == "local":
        return local(workers or default_workers())
    need("ray")
    from mathom.research.cluster import on_ray

    return on_ray(address)


def print_standing(made: Arena, standing: Standing, path: Path, speaker: Speaker) -> None:
    """Print the ladder and the results of all pairs."""
    if standing.interrupted:
        speaker.say("interrupted", games=len(standing.results))
    print_table(ladder_table(standing, speaker))
    print_table(pairs_table(standing, speaker))
    if made.together:
        speaker.say("arena-together")
    if standing.void():
        speaker.say("void-games", games=standing.void())
    speaker.say("arena-file", file=str(path))


def ladder_table(standing: Standing, speaker: Speaker) -> Table:
    """One row per bot, the strongest first. Partners have no ratings."""
    keys = ["simulate-games", "simulate-score", "simulate-interval", "arena-thinking"]
    ratings = {} if standing.arena.together else standing.ratings()
    heads = ["simulate-bot", *(["arena-rating"] if ratings else []), *keys]
    table = table_of([speaker.text(key) for key in heads])
    totals = standing.totals()
    thinking = standing.thinking()
    for bot in standing.ladder():
        score, games = totals[bot].score, totals[bot].games
        rating = rating_words(ratings[bot], speaker) if ratings else []
        figures = [str(games), *score_words(score, games, speaker)]
        seconds = thinking.get(bot)
        figures.append("" if seconds is None else speaker.text("rate", number=1000 * seconds))
        table.add_row(bot, *rating, *figures)
    return table


def rating_words(rating: tuple[float, float], speaker: Speaker) -> list[str]:
    """Skill and uncertainty, as text."""
    mu, sigma = (speaker.text("ratio", number=number) for number in rating)
    return [f"{mu} ± {sigma}"]


def pairs_table(standing: Standing, speaker: Speaker) -> Table:
    """The score of each bot against those below it, or its lead on the same deals."""
    together = standing.arena.together
    reached = "arena-difference" if together else "simulate-score"
    keys = ("arena-pair", "simulate-games", reached, "simulate-interval")
    table = table_of([speaker.text(key) for key in keys])
    pairs = standing.pairs()
    words = difference_words if together else match_words
    for bot, other in combinations(standing.ladder(), 2):
        tally = pairs[bot, other]
        if tally.games:
            table.add_row(f"{bot} – {other}", str(tally.games), *words(tally, speaker))
    return table


def match_words(tally: Tally, speaker: Speaker) -> list[str]:
    """The score of a match, as text."""
    return score_words(tally.score, tally.games, speaker)


def difference_words(tally: Tally, speaker: Speaker) -> list[str]:
    """How many more of the same deals one of two bots has won, as text."""
    difference, (low, high) = paired_difference(tally)
    bounds = " – ".join(speaker.percent(bound) for bound in (low, high))
    return [speaker.percent(difference), bounds]
