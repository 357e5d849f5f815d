"""The rules pages: the rules of each game in our own words, one page per language."""

from __future__ import annotations

from mathom.engine.errors import BadNotation
from mathom.games.package import find_package


def rules_page(game: str, language: str) -> str:
    """The rules page of a game, as Markdown."""
    folder = find_package(game).text_folder()
    page = folder.joinpath(f"rulebook.{language}.md") if folder is not None else None
    if page is None or not page.is_file():
        raise BadNotation("no-rules-page", game=game)
    return page.read_text("utf-8")
