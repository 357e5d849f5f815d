"""A heading of the rulebook leads to the module that implements it."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

import mathom.games.war.rules as rules

HEADINGS = json.loads(Path(__file__).with_name("rulebook_headings.json").read_text("utf-8"))


def docstrings() -> dict[str, str]:
    """The docstring of every module and package of the rules, on one line."""
    folder = Path(rules.__file__).parent
    found = {}
    for file in sorted(folder.rglob("*.py")):
        text = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
        found[str(file.relative_to(folder))] = " ".join(text.split())
    return found


DOCSTRINGS = docstrings()


@pytest.mark.parametrize("heading", HEADINGS, ids=[heading["english"] for heading in HEADINGS])
def test_a_heading_is_in_exactly_one_module_with_its_page(heading: dict[str, str]) -> None:
    english = heading["english"].casefold()
    modules = [name for name, text in DOCSTRINGS.items() if english in text.casefold()]
    assert len(modules) == 1, modules
    text = DOCSTRINGS[modules[0]]
    after = text[text.casefold().index(english) :]
    assert f"p. {heading['page']}," in after or f"pp. {heading['page']}-" in after
    assert heading["italian"] in after
