"""The table of a state, as spectators see it: as text, and as a picture."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Any

from rich.text import Text

from mathom.engine.errors import BadNotation
from mathom.engine.game import Game
from mathom.engine.record import Record, Recorder
from mathom.engine.state import State
from mathom.match import Match
from mathom.research.extras import need

RENDER_MODES = ["ansi", "rgb_array"]
WIDE, HIGH, SIZE = 8, 17, 13
"""The cell of a character in pixels, and the size of the font."""
PAPER, INK = (24, 24, 24), (226, 226, 226)
FONTS = ("DejaVuSansMono.ttf", "LiberationMono-Regular.ttf", "Menlo.ttc", "consola.ttf")


def rendered(game: Game[Any], s: State, mode: str | None) -> Any:
    """The table in one of the modes; None without a mode."""
    if mode is None:
        return None
    if mode not in RENDER_MODES:
        raise BadNotation("unknown-render-mode", mode=mode, known=" ".join(RENDER_MODES))
    return drawn(game, s) if mode == "ansi" else painted(game, s)


def match_of(game: Game[Any], s: State) -> Match:
    """A match that stands at a state."""
    record = Record(game, game.settings(s), game.seat_count(s), 0)
    return Match(Recorder(record, s.clone()))


def drawn(game: Game[Any], s: State) -> str:
    """The table as text."""
    return match_of(game, s).draw()


def painted(game: Game[Any], s: State) -> Any:
    """The table as an array of pixels: rows, columns, red, green and blue."""
    draw = Match.drawing
    lines = [] if draw is None else draw(match_of(game, s), "ansi").splitlines()
    texts = [Text.from_ansi(line) for line in lines]
    wide = max([text.cell_len for text in texts], default=1)
    image = need("PIL.Image").new("RGB", (wide * WIDE, max(1, len(texts)) * HIGH), PAPER)
    brush = need("PIL.ImageDraw").Draw(image)
    for row, text in enumerate(texts):
        paint_line(brush, text, row * HIGH)
    return need("numpy").asarray(image)


def paint_line(brush: Any, text: Text, top: int) -> None:
    """Paint a line, character by character: every one has its own cell."""
    colours = [INK] * len(text.plain)
    for span in text.spans:
        style = span.style if not isinstance(span.style, str) else None
        if style is not None and style.color is not None:
            triple = style.color.get_truecolor()
            part = range(span.start, min(span.end, len(colours)))
            for at in part:
                colours[at] = legible(triple.red, triple.green, triple.blue)
    left = 0
    for sign, colour in zip(text.plain, colours, strict=True):
        paint_sign(brush, sign, left, top, colour)
        left += WIDE * Text(sign).cell_len


def legible(red: int, green: int, blue: int) -> tuple[int, int, int]:
    """A colour that can be read on the dark ground: a dark one is mixed with that of the text."""
    if 3 * red + 6 * green + blue > 900:
        return red, green, blue
    return (red + INK[0]) // 2, (green + INK[1]) // 2, (blue + INK[2]) // 2


def paint_sign(brush: Any, sign: str, left: int, top: int, colour: tuple[int, int, int]) -> None:
    """Paint one character. Lines and corners of frames are drawn, as few fonts have them."""
    ways = frame_of(sign)
    if ways:
        middle = (left + WIDE // 2, top + HIGH // 2)
        for way in ways:
            end = {
                "left": (left, middle[1]),
                "right": (left + WIDE, middle[1]),
                "up": (middle[0], top),
                "down": (middle[0], top + HIGH),
            }[way]
            brush.line([middle, end], fill=colour)
    elif not sign.isspace():
        brush.text((left, top), sign, font=font(), fill=colour)


@cache
def frame_of(sign: str) -> tuple[str, ...]:
    """The directions in which a line of a frame leaves its middle; none for other characters."""
    name = unicodedata.name(sign, "").lower()
    if not name.startswith("box drawings"):
        return ()
    words = name.replace("horizontal", "left right").replace("vertical", "up down").split()
    return tuple(way for way in ("left", "right", "up", "down") if way in words)


@cache
def font() -> Any:
    """A font with characters of equal width, or the one that comes with Pillow."""
    fonts = need("PIL.ImageFont")
    for name in FONTS:
        try:
            return fonts.truetype(name, SIZE)
        except OSError:
            continue
    return fonts.load_default(SIZE)
