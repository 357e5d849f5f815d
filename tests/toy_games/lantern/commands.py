"""A command of the game's own."""

from __future__ import annotations

import typer
from tests.toy_games.lantern.rules import CANDLES


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("candles")(candles)


def candles() -> None:
    """List the candles from dim to bright."""
    typer.echo(" < ".join(CANDLES))
