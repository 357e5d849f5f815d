"""`mathom simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
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
    step_of,
    table_of,
)
from mathom.cli.scores import Players, Records, names_of, report, score_words
from mathom.engine.state import Outcome
from mathom.research.outside_bot import FORFEITS
from mathom.research.simulate import Plan, SimulationResult, Tally, make_plan
from mathom.research.simulate import simulate as run_simulation
from mathom.research.workers import default_workers
from mathom.texts import outcome_text


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("simulate", help=HELP.text("help-simulate"))(simulate)


def simulate(
    game: GameName,
    bots: Annotated[str, typer.Option(help=HELP.text("help-simulate-bots"))],
    games: Annotated[int, typer.Option(min=1, help=HELP.text("help-simulate-games"))] = 100,
    swap: Annotated[bool, typer.Option("--swap", help=HELP.text("help-simulate-swap"))] = False,
    players: Players = None,
    chapter: Annotated[str | None, typer.Option(help=HELP.text("help-simulate-chapter"))] = None,
    seed: Annotated[int, typer.Option(help=HELP.text("help-seed"))] = 0,
    records: Records = None,
    workers: Workers = None,
    option: Settings = None,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as speaker:
        options = parse_options(option)
        if chapter is not None:
            options["chapter"] = chapter
        named = names_of(bots)
        plan = make_plan(game, named, seed=seed, swap=swap, options=options, players=players)
        busy = min(games, workers or default_workers())
        result = watched(plan, games, busy, speaker, records)
        report(result, json, lambda: print_result(result, speaker))


def watched(
    plan: Plan, games: int, workers: int, speaker: Speaker, records: Path | None
) -> SimulationResult:
    """Run the simulation with a progress bar."""
    with progress(speaker.text("simulate-progress"), games) as bar:
        return run_simulation(
            plan, games, workers=workers, on_game=lambda: step_of(bar), records=records
        )


def print_result(result: SimulationResult, speaker: Speaker) -> None:
    """Print the match as tables."""
    if result.interrupted:
        speaker.say("interrupted", games=result.games)
    print_table(rounds_table(result, speaker) if result.rounds else bots_table(result, speaker))
    print_table(endings_table(result, speaker))
    if result.void:
        speaker.say("void-games", games=result.void)
    rate = speaker.text("rate", number=result.games_per_s)
    speaker.say("simulate-speed", games=result.games, rate=rate)


def rounds_table(result: SimulationResult, speaker: Speaker) -> Table:
    """For a cooperative game: how many rounds were won."""
    keys = ("bot", "rounds", "rounds-won", "score", "interval")
    table = table_of([speaker.text(f"simulate-{key}") for key in keys])
    share = result.rounds_share
    names = list(dict.fromkeys(tally.bot for tally in result.bots))
    counts = [str(result.rounds), str(result.rounds_won)]
    table.add_row(", ".join(names), *counts, *score_words(share, result.rounds, speaker))
    return table


def bots_table(result: SimulationResult, speaker: Speaker) -> Table:
    """One row per bot."""
    keys = ("bot", "wins", "draws", "losses", "score", "interval")
    table = table_of([speaker.text(f"simulate-{key}") for key in keys])
    for tally in result.bots:
        table.add_row(*bot_row(tally, speaker))
    return table


def bot_row(tally: Tally, speaker: Speaker) -> list[str]:
    """The figures of one bot, as text."""
    counts = [str(count) for count in (tally.wins, tally.draws, tally.losses)]
    return [tally.bot, *counts, *score_words(tally.score, tally.games, speaker)]


def endings_table(result: SimulationResult, speaker: Speaker) -> Table:
    """How the games ended, the most frequent reason first."""
    table = table_of([speaker.text("simulate-ending"), speaker.text("simulate-games")])
    for (winners, reason), count in result.endings.most_common():
        table.add_row(ending_text(result.game, winners, reason, speaker), str(count))
    return table


def ending_text(game: str, winners: tuple[int, ...], reason: str, speaker: Speaker) -> str:
    """Why a game ended: by its rules, or because an outside bot failed."""
    if reason in FORFEITS:
        return speaker.text(f"outcome-{reason}")
    return outcome_text(game, speaker.language, Outcome(winners, reason))
