"""What the commands that let bots play share: who plays, and how it went."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Protocol

import typer

from mathom.cli.output import HELP, INTERRUPTED, Speaker, print_json
from mathom.research.simulate import wilson

Players = Annotated[int | None, typer.Option(min=1, help=HELP.text("help-simulate-players"))]


class Played(Protocol):
    """What came out of many games, perhaps fewer than were wished for."""

    interrupted: bool

    def figures(self) -> dict[str, object]:
        """All of it as JSON."""


def names_of(bots: str) -> list[str]:
    """The bots of a list with commas."""
    return [name.strip() for name in bots.split(",")]


def report(played: Played, json: bool, show: Callable[[], None]) -> None:
    """Tell what came out, as JSON or for people; the exit says if it was interrupted."""
    if json:
        print_json(played.figures())
    else:
        show()
    if played.interrupted:
        raise typer.Exit(INTERRUPTED)


def score_words(score: float, games: int, speaker: Speaker) -> list[str]:
    """A score and where the true one lies."""
    low, high = (speaker.percent(bound) for bound in wilson(score, games))
    return [speaker.percent(score), f"{low} – {high}"]
