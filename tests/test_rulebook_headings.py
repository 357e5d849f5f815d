"""A word of the rulebook finds its module: each heading stands in exactly one docstring."""

from __future__ import annotations

import ast
import json
import re
from functools import cache
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

GAMES = Path(__file__).parents[1] / "src" / "mathom" / "games"
HEADINGS = Path(__file__).parent / "games"
FEWEST = 10
FEWEST_IN_ALL = 40


def games() -> list[str]:
    """Every game that has tests of its own."""
    return sorted(folder.parent.name for folder in HEADINGS.glob("*/conftest.py"))


def headings(game: str) -> list[dict[str, object]]:
    """Headings of the rulebook of a game: English, page, Italian."""
    file = HEADINGS / game / "rulebook_headings.json"
    found: list[dict[str, object]] = json.loads(file.read_text("utf-8"))
    return found


@cache
def docstrings(game: str) -> dict[str, str]:
    """The docstring of each module and package of the rules of a game, on one line."""
    found = {}
    for file in sorted((GAMES / game / "rules").rglob("*.py")):
        text = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
        found[file.relative_to(GAMES / game).as_posix()] = on_one_line(text)
    return found


def on_one_line(text: str) -> str:
    """A text without line breaks and case."""
    return " ".join(text.split()).casefold()


def modules_with(heading: str, texts: dict[str, str]) -> list[str]:
    """The modules whose docstring contains a heading, in whole words."""
    words = re.compile(rf"(?<!\w){re.escape(on_one_line(heading))}(?!\w)")
    return [name for name, text in texts.items() if words.search(text)]


def test_there_are_forty_headings_of_four_games() -> None:
    assert len(games()) >= 4
    assert sum(len(headings(game)) for game in games()) >= FEWEST_IN_ALL
    for game in games():
        assert len(docstrings(game)) > 5


@pytest.mark.parametrize("game", games())
def test_each_heading_is_in_exactly_one_docstring(game: str) -> None:
    wrong = {
        heading: found
        for heading in (str(entry["english"]) for entry in headings(game))
        if len(found := modules_with(heading, docstrings(game))) != 1
    }
    assert wrong == {}


@pytest.mark.parametrize("game", games())
def test_the_list_of_headings_is_long_enough_and_complete(game: str) -> None:
    listed = headings(game)
    assert len({str(entry["english"]) for entry in listed}) == len(listed) >= FEWEST
    for entry in listed:
        assert set(entry) == {"english", "page", "italian"}
        assert str(entry["english"]).strip()
        assert str(entry["italian"]).strip()
        # A rulebook that is known as text alone has pages only where it names them.
        assert entry["page"] is None or (isinstance(entry["page"], int) and entry["page"] > 0)


def test_a_heading_that_is_missing_or_twice_is_noticed() -> None:
    texts = {"a.py": "armies: movement (p. 26)", "b.py": "armies: battle"}
    assert modules_with("Movement", texts) == ["a.py"]
    assert modules_with("Armies", texts) == ["a.py", "b.py"]
    assert modules_with("Siege", texts) == []
    assert modules_with("Move", texts) == []
