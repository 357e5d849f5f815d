"""The pages for researchers say what is true, and their examples run."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

from mathom.engine.game import GAMES
from mathom.research.layouts import layout_of
from mathom.research.pages import layouts_page

DOCS = Path(__file__).parents[2] / "docs"
BLOCKS = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def run(page: str, **given: Any) -> dict[str, Any]:
    """Run the examples of a page one after the other; returns the names that they leave."""
    blocks = BLOCKS.findall((DOCS / page).read_text("utf-8"))
    assert blocks
    names: dict[str, Any] = {"__name__": "page", **given}
    for block in blocks:
        exec(compile(block, page, "exec"), names)
    return names


def test_the_examples_of_research_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("research.md")["table"].num_rows > 0


@pytest.mark.parametrize("page", ["own-bot.md", "own-search.md"])
def test_the_examples_of_a_page_about_bots_run(page: str) -> None:
    assert run(page, EXAMPLES=DOCS / "examples")["match"].moves is not None


@pytest.mark.parametrize("file", sorted((DOCS / "examples").glob("*.ipynb")), ids=lambda f: f.stem)
def test_a_notebook_runs(file: Path) -> None:
    cells = json.loads(file.read_text("utf-8"))["cells"]
    names: dict[str, Any] = {}
    results: list[Any] = []
    for cell in cells:
        if cell["cell_type"] == "code":
            *body, last = ast.parse("".join(cell["source"])).body
            assert isinstance(last, ast.Expr | ast.Assign)
            if isinstance(last, ast.Assign):
                body.append(last)
            exec(compile(ast.Module(body, []), file.name, "exec"), names)
            if isinstance(last, ast.Expr):
                results.append(eval(compile(ast.Expression(last.value), file.name, "eval"), names))
    assert len(results) >= 5
    assert results[0]._repr_svg_().startswith("<svg")
    assert False not in results


def test_what_is_learned_foretells_better_and_can_be_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MATHOM_BUDGET", "0.004")
    names = run("learning.md")
    loss, x, y = names["loss"], names["x"], names["y"]
    assert len(x) > 100
    assert loss(x, y, names["learned"]) < loss(x, y, names["before"])
    assert (tmp_path / "learned.json").exists()
    assert names["match"].games == 4


def test_the_page_of_layouts_names_every_key() -> None:
    page = (DOCS / "layouts.md").read_text("utf-8")
    made = layouts_page()
    documented = [game for game in GAMES if (DOCS / "rulings" / f"{game}.md").exists()]
    assert len(documented) >= 4
    for game in documented:
        keys = [f"`{field.key}`" for field in layout_of(game).fields]
        assert all(key in page and key in made for key in keys)
