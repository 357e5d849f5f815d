"""The rules of each game in our own words, one page a language."""

from __future__ import annotations

from importlib.resources import files

from mathom.engine.errors import BadNotation
from mathom.engine.game import find_game


def rules_page(game: str, language: str) -> str:
    """The rules of a game, as Markdown."""
    page = files("mathom.rules").joinpath(f"{find_game(game).id}.{language}.md")
    if not page.is_file():
        raise BadNotation("no-rules-page", game=game)
    return page.read_text("utf-8")
