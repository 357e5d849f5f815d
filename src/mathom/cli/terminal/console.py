"""Where the table is drawn."""

from __future__ import annotations

from rich.console import Console

LEAST_WIDTH = 80

FAINT = "grey62"
"""The style of what matters less, readable on a dark ground."""


def open_console(errors: bool = False) -> Console:
    """The terminal or the pipe, or where errors go; a table needs eighty columns."""
    console = Console(stderr=errors, highlight=False, markup=False, emoji=False)
    console.width = max(console.width, LEAST_WIDTH)
    return console
