"""The page of coverage is true, and everything on it has a test."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

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
def test_the_page_says_which_tests_cover_what() -> None:
    book: Any = generator().WAR
    covered = book.collect()
    assert book.faults(covered) == []
    assert book.path.read_text("utf-8") == book.page(covered), "run docs/generate.py"
