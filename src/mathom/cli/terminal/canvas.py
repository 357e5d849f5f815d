"""A grid of characters with styles; later writing covers earlier writing."""

from __future__ import annotations

from rich.text import Text

CORNERS = "╭╮╰╯"


class Canvas:
    """Rows of characters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write from left to right, over what was there."""
        for at, letter in enumerate(text, x):
            self.letters[y][at] = letter
            self.styles[y][at] = style

    def box(self, x: int, y: int, width: int, height: int, style: str = "") -> None:
        """Draw an empty box over what was there."""
        inner = width - 2
        self.put(x, y, CORNERS[0] + "─" * inner + CORNERS[1], style)
        for line in range(y + 1, y + height - 1):
            self.put(x, line, "│" + " " * inner + "│", style)
        self.put(x, y + height - 1, CORNERS[2] + "─" * inner + CORNERS[3], style)

    def line(self, y: int) -> Text:
        """One row, without trailing blanks."""
        line = Text(no_wrap=True)
        for letter, style in zip(self.letters[y], self.styles[y], strict=True):
            line.append(letter, style)
        line.rstrip()
        return line

    def text(self) -> Text:
        """All rows, without blank ones above and below."""
        lines = [self.line(y) for y in range(len(self.letters))]
        while lines and not lines[-1].plain:
            lines.pop()
        while lines and not lines[0].plain:
            lines.pop(0)
        return Text("\n", no_wrap=True).join(lines)
