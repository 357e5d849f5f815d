"""The rules pages tell the same in every language."""

from __future__ import annotations

import re

import pytest

from mathom.engine.errors import BadNotation
from mathom.engine.game import GAMES
from mathom.games.war.rules.facts import NATIONS, OWNER, POINTS, REGIONS, SIDES, STEPS_TO_WAR
from mathom.texts import LANGUAGES, catalogue
from mathom.texts.rulebook import rules_page


def shape(page: str) -> list[str]:
    """What kind of line follows what: headings, points and paragraphs."""
    return [
        line.split(" ")[0] if line[:1] in "#-" else "text" for line in page.splitlines() if line
    ]


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_rules_page_of_the_same_shape_in_every_language(
    game: str, language: str
) -> None:
    assert shape(rules_page(game, language)) == shape(rules_page(game, "en"))


@pytest.mark.parametrize("game", ["duel", "war"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_names_the_same_numbers_in_every_language(game: str, language: str) -> None:
    numbers = re.compile(r"\d+")
    assert numbers.findall(rules_page(game, language)) == numbers.findall(rules_page(game, "en"))


def rows(page: str) -> list[list[str]]:
    """The rows of all tables of a page."""
    return [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| ")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_war_lists_every_stronghold_and_city_by_its_name(language: str) -> None:
    words = catalogue(language)
    for side, name in enumerate(SIDES):
        called = words.text("war-seat", seat=name)
        places = next(row for row in rows(rules_page("war", language)) if row[0] == called)
        for column, worth in ((1, 2), (2, 1)):
            assert set(places[column].split(", ")) == {
                words.text(f"war-region-{region}").replace("'", "’")
                for region, points, owner in zip(REGIONS, POINTS, OWNER, strict=True)
                if (points, owner) == (worth, side)
            }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_war_tells_how_far_every_nation_is_from_war(language: str) -> None:
    words = catalogue(language)
    said = {row[0]: row[1] for row in rows(rules_page("war", language)) if len(row) == 6}
    for nation, steps in zip(NATIONS, STEPS_TO_WAR, strict=True):
        assert said[words.text(f"war-nation-{nation}")] == str(steps)


def test_a_game_or_language_without_a_page_is_refused() -> None:
    with pytest.raises(BadNotation, match="unknown-game"):
        rules_page("chess", "en")
    with pytest.raises(BadNotation, match="no-rules-page"):
        rules_page("duel", "la")
