"""Drawing a game: the list of choices for any game, and more for a game with its own drawing."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mathom.texts.wording import Wording


class Drawing:
    """Draws what one seat sees of a game."""

    def __init__(self, wording: Wording, width: int, view: dict[str, Any], choices: list[int]):
        self.wording = wording
        self.width = width
        self.view = view
        self.actions = choices
        self.you: str | None = view["seat"]

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
            rows.add_row(Text(str(number), "bold"), self.wording.action_text(action))
        return rows

    def help(self) -> list[str]:
        """How to read the drawing."""
        return []

    def final(self) -> list[str]:
        """The counts at the end."""
        return []

    def heading(self, text: str) -> Text:
        """A heading over a part of the drawing."""
        return Text.assemble((text, "bold underline"))
