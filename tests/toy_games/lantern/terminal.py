"""How the terminal draws the game."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from mathom.cli.terminal.table import Drawing


class LanternDrawing(Drawing):
    """The own candle between two walls."""

    def whole(self) -> RenderableType:
        return Text(f"[| {self.view['candle']} |]")
