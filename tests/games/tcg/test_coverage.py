"""Nothing of the rulebook, the rulings and the cards may be without a test."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.covering
def test_everything_is_covered_and_the_page_says_how() -> None:
    spec = importlib.util.spec_from_file_location("generate", ROOT / "docs" / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    book: Any = module.TCG
    covered = book.collect()
    assert book.faults(covered) == []
    assert book.path.read_text("utf-8") == book.page(covered), "run docs/generate.py"
