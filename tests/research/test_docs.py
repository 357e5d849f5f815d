"""The pages for researchers say what is true, and their examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mathom.research.layouts import layout_of
from mathom.research.pages import layouts_page
from mathom.research.zoo import SLOTS

DOCS = Path(__file__).parents[2] / "docs"
BLOCKS = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", ["research.md"])
def test_the_examples_of_a_page_run_one_after_the_other(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = BLOCKS.findall((DOCS / page).read_text("utf-8"))
    assert blocks
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks:
        exec(compile(block, page, "exec"), names)


def test_the_page_of_layouts_names_every_key() -> None:
    page = (DOCS / "layouts.md").read_text("utf-8")
    made = layouts_page()
    for game in SLOTS:
        keys = [f"`{field.key}`" for field in layout_of(game).fields]
        assert all(key in page and key in made for key in keys)
