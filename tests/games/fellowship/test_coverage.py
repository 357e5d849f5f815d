"""Nothing of the rulebook, the rulings and the box may be without a test."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import mathom
from mathom.games.fellowship.rules.facts import CHAPTER_FACTS, CHARACTER_FACTS, EVENT_FACTS

ROOT = Path(__file__).parents[3]
OPTIONS = [option for option in mathom.GAMES["fellowship"].options[1:] if option.values]


def generator() -> ModuleType:
    """The program that writes the generated pages."""
    spec = importlib.util.spec_from_file_location("generate", ROOT / "docs" / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.covering
def test_everything_is_covered_and_the_page_says_how() -> None:
    book: Any = generator().FELLOWSHIP
    covered = book.collect()
    assert book.faults(covered) == []
    assert book.path.read_text("utf-8") == book.page(covered), "run docs/generate.py"


def test_rulings_are_numbered_from_1_to_51() -> None:
    book: Any = generator().FELLOWSHIP
    assert sorted(map(int, book.rulings())) == list(range(1, 52))


@pytest.mark.parametrize("option", OPTIONS, ids=[option.id for option in OPTIONS])
def test_the_page_of_rulings_explains_every_option(option: Any) -> None:
    page = (ROOT / "docs" / "rulings" / "fellowship.md").read_text("utf-8")
    rows = [row for row in page.splitlines() if row.startswith(f"| `{option.id}` |")]
    assert len(rows) == 1
    assert rows[0].index(f"`{option.values[0]}`:") < rows[0].index(f"`{option.values[1]}`:")


def test_the_numbers_of_the_box_add_up() -> None:
    game = mathom.GAMES["fellowship"]
    assert game.components["chapters"] == len(CHAPTER_FACTS) == 18
    assert game.components["characters"] == len(CHARACTER_FACTS) == 39
    assert game.components["events"] == len(EVENT_FACTS) == 13
    assert (game.components["gifts"], game.components["riders"]) == (5, 5)
    assert game.seats == [1, 2, 3, 4]
