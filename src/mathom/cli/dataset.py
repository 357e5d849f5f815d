"""`mathom dataset`: games between bots as a Parquet file, one row for each decision."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Annotated

import typer

from mathom.cli.output import (
    HELP,
    GameName,
    Language,
    Settings,
    Workers,
    parse_options,
    progress,
    speaking,
    step_of,
)
from mathom.cli.scores import Players, Records, names_of
from mathom.research.extras import need
from mathom.research.workers import default_workers

Bots = Annotated[str, typer.Option(help=HELP.text("help-simulate-bots"))]
Games = Annotated[int, typer.Option(min=1, help=HELP.text("help-dataset-games"))]
Out = Annotated[Path | None, typer.Option(metavar="FILE", help=HELP.text("help-dataset-file"))]
Observations = Annotated[
    bool, typer.Option("--observations", help=HELP.text("help-dataset-observations"))
]
Visits = Annotated[bool, typer.Option("--visits", help=HELP.text("help-dataset-visits"))]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("dataset", help=HELP.text("help-dataset"))(dataset)


def dataset(
    game: GameName,
    bots: Bots,
    games: Games = 100,
    file: Out = None,
    observations: Observations = False,
    visits: Visits = False,
    records: Records = None,
    players: Players = None,
    seed: Annotated[int, typer.Option(help=HELP.text("help-seed"))] = 0,
    workers: Workers = None,
    option: Settings = None,
    lang: Language = None,
) -> None:
    """Play, and write the decisions."""
    with speaking(lang) as speaker:
        need("pyarrow")
        from mathom.research.datasets import self_play, write_parquet

        path = file or Path(f"{game}.parquet")
        texts = self_play(
            game,
            names_of(bots),
            games,
            seed=seed,
            options=parse_options(option),
            workers=min(games, workers or default_workers()),
            players=players,
            visits=visits,
        )
        with progress(speaker.text("simulate-progress"), games) as bar:
            counted = kept(texts, records, lambda: step_of(bar))
            rows = write_parquet(counted, path, observations)
        speaker.say("dataset-written", rows=rows, games=games, file=str(path))


def kept(
    texts: Generator[str, None, None], folder: Path | None, on_game: Callable[[], object]
) -> Iterable[str]:
    """The records as they come, each also as a file if a folder is named."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    for number, text in enumerate(texts):
        if folder is not None:
            (folder / f"{number}.record").write_text(text, "utf-8")
        on_game()
        yield text
