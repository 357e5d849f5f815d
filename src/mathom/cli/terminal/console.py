"""The console that games are drawn on."""

from __future__ import annotations

from rich.console import Console

LEAST_WIDTH = 80

FAINT = "grey62"
"""The style of less important text, readable on a dark background."""


def open_console(errors: bool = False) -> Console:
    """The terminal, a pipe or the error stream; at least eighty columns wide."""
    console = Console(stderr=errors, highlight=False, markup=False, emoji=False)
    console.width = max(console.width, LEAST_WIDTH)
    return console
