"""Rules and bots never rely on the order in which a vocabulary lists its verbs.

The number of an action is compared with its own verb only: `PLAY <= action < PLAY + len(CARDS)`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import mathom.games

GAMES = Path(mathom.games.__path__[0])
ORDERED = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def verbs_of(vocabulary: str) -> set[str]:
    """The constants that hold verbs."""
    found: set[str] = set()
    for node in ast.parse(vocabulary).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call):
            called = node.value.func
            if isinstance(called, ast.Attribute) and called.attr == "verb":
                found.add(ast.unparse(node.target))
    return found


def imported(tree: ast.Module, verbs: set[str]) -> set[str]:
    """The verbs as a module writes them, after their import."""
    found = {f"vocabulary.{verb}" for verb in verbs}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".vocabulary"):
            found |= {alias.asname or alias.name for alias in node.names if alias.name in verbs}
    return found


def is_range(node: ast.Compare, verbs: set[str]) -> bool:
    """Whether a comparison asks for the actions of one verb: `V <= action < V + size`."""
    verb = ast.unparse(node.left)
    end = node.comparators[-1]
    return (
        verb in verbs
        and [type(op) for op in node.ops] == [ast.LtE, ast.Lt]
        and isinstance(end, ast.BinOp)
        and isinstance(end.op, ast.Add)
        and ast.unparse(end.left) == verb
    )


def order_relied_on(source: str, verbs: set[str]) -> Iterator[str]:
    """Comparisons that hold only if verbs stand in a certain order."""
    tree = ast.parse(source)
    here = imported(tree, verbs)
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and any(isinstance(op, ORDERED) for op in node.ops):
            sides = [ast.unparse(side) for side in (node.left, *node.comparators)]
            if here & {*sides} and not is_range(node, here):
                yield f"{node.lineno}: {ast.unparse(node)}"


WITH_VERBS = sorted(path.parents[1].name for path in GAMES.glob("*/rules/vocabulary.py"))


@pytest.mark.parametrize("game", WITH_VERBS)
def test_no_comparison_relies_on_the_order_of_verbs(game: str) -> None:
    verbs = verbs_of((GAMES / game / "rules" / "vocabulary.py").read_text("utf-8"))
    assert len(verbs) > 5
    found = [
        f"{path.relative_to(GAMES)}:{line}"
        for part in ("rules", "bot")
        for path in sorted((GAMES / game / part).rglob("*.py"))
        for line in order_relied_on(path.read_text("utf-8"), verbs)
    ]
    assert found == []


@pytest.mark.parametrize(
    "comparison", ["action < USE", "action >= PLAY", "PLAY <= action < USE", "USE > action"]
)
def test_a_comparison_between_verbs_is_found(comparison: str) -> None:
    source = f"from mathom.games.tcg.rules.vocabulary import PLAY, USE\nx = {comparison}\n"
    assert [*order_relied_on(source, {"PLAY", "USE"})] == [f"2: {comparison}"]
