"""Nothing of the rulebook, the rulings and the pieces may be without a test."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from mathom.games.duel.rules.facts import CARD_FACTS
from mathom.games.duel.rules.vocabulary import OPTIONS

ROOT = Path(__file__).parents[3]


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
    book: Any = generator().DUEL
    covered = book.collect()
    assert book.faults(covered) == []
    assert book.path.read_text("utf-8") == book.page(covered), "run docs/generate.py"


def test_the_generator_notices_what_is_missing() -> None:
    book: Any = generator().DUEL
    covered = {"test_x.py::test_y": {"rule": ["Monete", "Denari"], "card": ["c1-grey-01"]}}
    faults = book.faults(covered)
    assert "rule without a test: Abilità" in faults
    assert "rule without a test: Monete" not in faults
    assert "unknown rule: Denari" in faults
    assert "card without a test: c1-grey-02" in faults


def test_rulings_are_numbered_from_1_to_42() -> None:
    book: Any = generator().DUEL
    assert list(book.rulings()) == [str(number) for number in range(1, 43)]


@pytest.mark.parametrize("option", OPTIONS, ids=[option.id for option in OPTIONS])
def test_the_page_of_rulings_explains_every_option(option: Any) -> None:
    rows = [row for row in rulings_page().splitlines() if row.startswith(f"| `{option.id}` |")]
    assert len(rows) == 1
    assert rows[0].index(f"`{option.values[0]}`:") < rows[0].index(f"`{option.values[1]}`:")


def test_the_page_of_rulings_lists_every_disputed_card() -> None:
    _, _, disputed = rulings_page().partition("## Disputed facts")
    listed = {card["id"] for card in CARD_FACTS if f"`{card['id']}`" in disputed}
    assert listed == {card["id"] for card in CARD_FACTS if card.get("disputed")}


def rulings_page() -> str:
    return (ROOT / "docs" / "rulings" / "duel.md").read_text("utf-8")
