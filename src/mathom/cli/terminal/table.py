"""Drawing a game: the list of choices for any game, and more for a game with its own drawing."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mathom.cli.terminal.console import FAINT
from mathom.texts.wording import Wording

WIDE = 120
"""Columns of a terminal in which parts are drawn side by side."""


class Drawing:
    """Draws what one seat sees of a game."""

    def __init__(self, wording: Wording, width: int, view: dict[str, Any], choices: list[int]):
        self.wording = wording
        self.width = width
        self.view = view
        self.actions = choices
        self.you: str | None = view["seat"]
        self.before: dict[str, Any] | None = None
        """The view of the last drawing of the whole game, if there was one."""

    def whole(self) -> RenderableType:
        """The whole game."""
        return Group()

    def part(self) -> RenderableType | None:
        """What the pending choice needs, if drawing the whole game would be too much."""
        return None

    def needs_whole(self) -> bool:
        """Whether the whole game is drawn for the pending choice."""
        return True

    def choices(self) -> RenderableType:
        """The choices with their menu numbers."""
        rows = Table.grid(padding=(0, 1))
        rows.add_column(justify="right", width=3)
        rows.add_column()
        for number, action in enumerate(self.actions, 1):
            rows.add_row(Text(str(number), "bold"), self.choice(action))
        return rows

    def choice(self, action: int) -> RenderableType:
        """One of the choices."""
        return self.wording.action_text(action)

    def help(self) -> list[str]:
        """How to read the drawing."""
        return []

    def final(self) -> list[str]:
        """The counts at the end."""
        return []

    def heading(self, text: str) -> Text:
        """A heading over a part of the drawing."""
        return Text.assemble((text, "bold underline"))


Row = tuple[str, RenderableType]


class PartsDrawing(Drawing):
    """A drawing made of titled parts with rows, each labelled as the view calls it."""

    def label(self, key: str) -> str:
        """The name of a key of the view, or of one of its values."""
        return self.wording.words.text(f"web-{self.wording.game.id}-part-{key}")

    def titled(self, title: RenderableType, rows: list[Row]) -> RenderableType:
        """A part: its title, and the rows that are not empty."""
        table = Table.grid(padding=(0, 1))
        table.add_column(style=FAINT, no_wrap=True)
        table.add_column()
        for name, value in rows:
            if value:
                table.add_row(f" {name}", value)
        return Group(title, table)

    def beside(self, *parts: RenderableType) -> RenderableType:
        """Parts side by side where the terminal is wide enough, else below each other."""
        if self.width < WIDE:
            return Group(*parts)
        row = Table.grid(padding=(0, 2), expand=True)
        for _ in parts:
            row.add_column(ratio=1)
        row.add_row(*parts)
        return row

    def seat_title(self, seat: str, rest: str = "") -> Text:
        """The name of a seat, marked if it is the reader's."""
        name, style = self.wording.seat(seat), "bold"
        if seat == self.you:
            name, style = self.wording.words.text("web-my-seat", seat=name), "bold reverse"
        return Text.assemble((name, style), f"  {rest}" if rest else "")

    def capital(self, key: str) -> str:
        """The same as a label, with a capital: for the beginning of a line."""
        text = self.label(key)
        return text[:1].upper() + text[1:]
