"""`mathom card`: the text of a card, tile or token."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Annotated

import typer

from mathom.cli.output import HELP, AsJson, GameName, Language, print_json, speaking
from mathom.cli.terminal.console import open_console
from mathom.cli.terminal.sheets import find_sheet, print_sheet
from mathom.engine.errors import BadNotation
from mathom.texts import wording
from mathom.texts.wording import Wording

Id = Annotated[str, typer.Argument(metavar="ID", help=HELP.text("help-card-id"))]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("card", help=HELP.text("help-card"))(card)


def card(game: GameName, id: Id, json: AsJson = False, lang: Language = None) -> None:
    """Show one card, tile or token."""
    with speaking(lang) as speaker:
        words = wording(game, speaker.language)
        sheet = find_sheet(words, id)
        if sheet is None:
            raise unknown(words, id)
        if json:
            print_json({"title": sheet.title, **sheet.facts})
        else:
            print_sheet(open_console(), sheet)


def unknown(words: Wording, id: str) -> BadNotation:
    """The error for an unknown id, with suggestions that are spelled similarly."""
    known = [name for kind in words.described for name in words.game.names(kind)]
    near = get_close_matches(id.lower(), known, n=5, cutoff=0.5)
    return BadNotation("unknown-thing", id=id, game=words.game_name(), near=", ".join(near or "–"))
