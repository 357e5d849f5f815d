"""The table of a match as a picture: for notebooks, and for environments that render text."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from mathom.cli.terminal.table import Drawing
from mathom.engine.step import decider, legal
from mathom.games.package import find_package
from mathom.match import Match
from mathom.texts import wording

WIDTH = 120
LANGUAGE = "en"
HTML = '<pre style="font-family:monospace;line-height:1.2">{code}</pre>'


def picture(match: Match, form: str, seat: str | None = None, color: bool = False) -> str:
    """What a seat sees, or a spectator, as `html`, `svg`, `text` or, with colours,
    `ansi`."""
    kept = Console(
        file=StringIO(),
        record=True,
        width=WIDTH,
        highlight=False,
        markup=False,
        emoji=False,
        force_terminal=True,
        color_system="truecolor",
    )
    kept.print(table_of(match, seat).whole())
    if form == "html":
        return kept.export_html(inline_styles=True, code_format=HTML)
    if form == "svg":
        return kept.export_svg(title=repr(match).strip("<>"))
    return kept.export_text(styles=color or form == "ansi")


def table_of(match: Match, seat: str | None) -> Drawing:
    """The drawing of the game, or a list of what is to be decided."""
    s = match.state
    asked = decider(s)
    package = find_package(match.game.id)
    kind: type[Drawing] = package.load(package.terminal, Drawing)
    mine = legal(s, asked) if seat is not None and match.seat_number(seat) == asked else []
    return kind(wording(match.game.id, LANGUAGE).at(s), WIDTH, match.view(seat), mine)
