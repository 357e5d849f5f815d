"""Shared by the commands in which bots play: lists of bots, and their results."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Protocol

import typer

from mathom.cli.output import HELP, INTERRUPTED, Speaker, print_json
from mathom.research.simulate import wilson

Records = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help=HELP.text("help-dataset-records"))
]
Players = Annotated[int | None, typer.Option(min=1, help=HELP.text("help-simulate-players"))]


class Played(Protocol):
    """The result of many games, possibly fewer than requested."""

    interrupted: bool

    def figures(self) -> dict[str, object]:
        """The figures as JSON."""


def names_of(bots: str) -> list[str]:
    """The bots in a list separated by commas."""
    return [name.strip() for name in bots.split(",")]


def report(played: Played, json: bool, show: Callable[[], None]) -> None:
    """Print the result, as JSON or as text. The exit code says whether it was interrupted."""
    if json:
        print_json(played.figures())
    else:
        show()
    if played.interrupted:
        raise typer.Exit(INTERRUPTED)


def score_words(score: float, games: int, speaker: Speaker) -> list[str]:
    """A score with its confidence interval, as text."""
    low, high = (speaker.percent(bound) for bound in wilson(score, games))
    return [speaker.percent(score), f"{low} – {high}"]
