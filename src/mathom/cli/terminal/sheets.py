"""Print the text of a card, tile or token."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from mathom.cli.terminal.console import FAINT
from mathom.texts.wording import Sheet, Wording


def find_sheet(wording: Wording, id: str) -> Sheet | None:
    """The sheet of the card, tile or token with this id."""
    for kind in wording.described:
        known = wording.game.names(kind)
        if id.lower() in known:
            return wording.sheet(kind, known.index(id.lower()))
    return None


def print_sheet(console: Console, sheet: Sheet) -> None:
    """Print the sheet of a card, tile or token."""
    console.print(Text(sheet.title, "bold").append(f"  {sheet.id}", f"not bold {FAINT}"))
    rows = Table.grid(padding=(0, 1))
    rows.add_column(style=FAINT, no_wrap=True)
    rows.add_column()
    for label, value in sheet.rows:
        rows.add_row(f" {label}", value)
    console.print(rows)
