"""The rules pages tell the same in every language."""

from __future__ import annotations

import re

import pytest

from mathom.engine.errors import BadNotation
from mathom.engine.game import GAMES
from mathom.rules import rules_page
from mathom.texts import LANGUAGES


def shape(page: str) -> list[str]:
    """What kind of line follows what: headings, points and paragraphs."""
    return [
        line.split(" ")[0] if line[:1] in "#-" else "text" for line in page.splitlines() if line
    ]


LATER = ("war",)
"""Games whose page is still to be written; docs/status.md says so."""


@pytest.mark.parametrize("game", sorted(set(GAMES) - set(LATER)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_rules_page_of_the_same_shape_in_every_language(
    game: str, language: str
) -> None:
    assert shape(rules_page(game, language)) == shape(rules_page(game, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_duel_names_the_same_numbers_in_every_language(language: str) -> None:
    numbers = re.compile(r"\d+")
    assert numbers.findall(rules_page("duel", language)) == numbers.findall(
        rules_page("duel", "en")
    )


def test_a_game_or_language_without_a_page_is_refused() -> None:
    with pytest.raises(BadNotation, match="unknown-game"):
        rules_page("chess", "en")
    with pytest.raises(BadNotation, match="no-rules-page"):
        rules_page("duel", "la")
