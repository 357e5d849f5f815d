"""`mathom fuzz`: check all laws on random games, and damaged positions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mathom.cli.output import (
    BROKEN,
    HELP,
    INTERRUPTED,
    AsJson,
    GameName,
    Language,
    Speaker,
    Workers,
    print_json,
    progress,
    speaking,
    step_of,
)
from mathom.engine.game import find_game
from mathom.research.fuzz import FuzzResult, keep_record
from mathom.research.fuzz import fuzz as run_fuzz
from mathom.research.position_fuzz import BATCH, PositionResult, fuzz_positions, keep_position
from mathom.research.workers import default_workers


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("fuzz", help=HELP.text("help-fuzz"))(fuzz)


def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help=HELP.text("help-fuzz-games"))] = 10_000,
    seed: Annotated[int, typer.Option(min=0, help=HELP.text("help-fuzz-seed"))] = 0,
    every: Annotated[int, typer.Option(min=1, help=HELP.text("help-fuzz-every"))] = 10,
    workers: Workers = None,
    bot: Annotated[str, typer.Option(help=HELP.text("help-fuzz-bot"))] = "",
    own_decks: Annotated[
        bool, typer.Option("--own-decks", help=HELP.text("help-fuzz-own-decks"))
    ] = False,
    positions: Annotated[int, typer.Option(min=0, help=HELP.text("help-fuzz-positions"))] = 0,
    out: Annotated[Path, typer.Option(help=HELP.text("help-fuzz-out"))] = Path(),
    json: AsJson = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as speaker:
        find_game(game)
        if positions:
            damage_positions(game, positions, seed, workers, out, json, speaker)
            return
        with progress(speaker.text("fuzz-progress"), games) as bar:
            result = run_fuzz(
                game,
                games,
                seed=seed,
                every=every,
                workers=min(games, workers or default_workers()),
                bot=bot,
                own_decks=own_decks,
                on_game=lambda: step_of(bar),
            )
        path = keep_record(result.fault, game, out) if result.fault else None
        if json:
            print_json(fuzz_json(result, path))
        else:
            print_result(result, path, speaker)
        if result.fault:
            raise typer.Exit(BROKEN)
        if result.interrupted:
            raise typer.Exit(INTERRUPTED)


def damage_positions(
    game: str,
    positions: int,
    seed: int,
    workers: int | None,
    out: Path,
    json: bool,
    speaker: Speaker,
) -> None:
    """Damage real positions, and check that each is refused or sound."""
    batches = -(-positions // BATCH)
    with progress(speaker.text("fuzz-progress"), batches) as bar:
        result = fuzz_positions(
            game,
            positions,
            seed=seed,
            workers=min(batches, workers or default_workers()),
            on_batch=lambda: step_of(bar),
        )
    breach = result.breach
    path = keep_position(breach, game, out) if breach else None
    if json:
        found = {"seed": breach.seed, "fault": breach.fault, "file": str(path)} if breach else None
        print_json({**result.figures(), **({"fault": found} if found else {})})
    else:
        print_positions(result, path, speaker)
    if breach:
        raise typer.Exit(BROKEN)
    if result.interrupted:
        raise typer.Exit(INTERRUPTED)


def print_positions(result: PositionResult, path: Path | None, speaker: Speaker) -> None:
    """Print the result for damaged positions."""
    counts = result.counts
    if result.interrupted:
        speaker.say("interrupted", games=counts.refused + counts.loaded)
    speaker.say(
        "fuzz-positions",
        positions=counts.refused + counts.loaded,
        refused=counts.refused,
        loaded=counts.loaded,
        decisions=counts.decisions,
    )
    if result.breach is None:
        speaker.say("fuzz-clean")
        return
    speaker.say("fuzz-fault", fault=result.breach.fault)
    speaker.say("fuzz-seed", seed=result.breach.seed)
    speaker.say("fuzz-record", file=str(path))


def fuzz_json(result: FuzzResult, path: Path | None) -> dict[str, object]:
    """The figures, and the fault if there is one."""
    figures = result.figures()
    fault = result.fault
    if fault is not None:
        figures["fault"] = {
            "seed": fault.seed,
            "law": fault.law,
            "fault": fault.fault,
            "record": str(path),
        }
    return figures


def print_result(result: FuzzResult, path: Path | None, speaker: Speaker) -> None:
    """Print the result."""
    if result.interrupted:
        speaker.say("interrupted", games=result.games)
    rate = speaker.figure(result.decisions_per_s)
    speaker.say("fuzz-figures", games=result.games, decisions=result.decisions, rate=rate)
    fault = result.fault
    if fault is None:
        speaker.say("fuzz-clean")
        return
    speaker.say("fuzz-broken", law=fault.law, text=speaker.text(f"law-{fault.law}"))
    speaker.say("fuzz-fault", fault=fault.fault)
    speaker.say("fuzz-seed", seed=fault.seed)
    speaker.say("fuzz-record", file=str(path))
