"""No code changes a list in place that clones share: it would change the clones too.

The laws play on clones and would see most such faults, but only where a game comes to them. This
test reads the code: the rules, the bots and whatever else a game brings.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.laws.test_state_fields import COPIED, REPLACED

from mathom.engine.game import GAMES

MUTATORS = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}

NEW_STATES = ("rules/notation.py", "rules/setup.py")
"""Modules that fill new states, which nobody has cloned yet."""

GAMES_FOLDER = Path(__file__).parents[2] / "src" / "mathom" / "games"


def field(node: ast.expr, known: dict[str, str]) -> str:
    """The name of the field that an expression is, also by a local name; empty if it is none."""
    if isinstance(node, ast.Attribute):
        # Other objects have fields of the same name.
        return f"self.{node.attr}" if ast.unparse(node.value) == "self" else node.attr
    return known.get(node.id, "") if isinstance(node, ast.Name) else ""


def items(target: ast.expr) -> Iterator[ast.expr]:
    """The lists of which a target is an item."""
    if isinstance(target, ast.Subscript):
        yield target.value
    elif isinstance(target, ast.Tuple | ast.List):
        for part in target.elts:
            yield from items(part)


def changed_lists(node: ast.AST) -> Iterator[ast.expr]:
    """The lists that a statement or call changes in place."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign | ast.Delete):
        targets = node.targets
    elif isinstance(node, ast.AugAssign):
        targets = [node.target]
        yield node.target
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr in MUTATORS:
            yield node.func.value
    for target in targets:
        yield from items(target)


def changes_in_place(source: str, fields: set[str]) -> list[str]:
    """Where code changes one of these fields of some object in place."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        known = {
            node.targets[0].id: node.value.attr
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and isinstance(node.value, ast.Attribute)
        }
        for node in ast.walk(function):
            for changed in changed_lists(node):
                if field(changed, known) in fields:
                    found.append(f"{function.name}, line {changed.lineno}: {ast.unparse(node)}")
    return sorted(set(found))


@pytest.mark.parametrize(
    "line",
    [
        "s.tiles[3] = 1",
        "s.tiles[3] += 1",
        "s.tiles += [1]",
        "s.tiles.append(1)",
        "del s.tiles[3]",
        "s.turn, s.tiles[3] = 1, 2",
        "tiles = s.tiles\n    tiles[3] = 1",
    ],
)
def test_a_change_in_place_is_found(line: str) -> None:
    assert changes_in_place(f"def act(s):\n    {line}", {"tiles"})


@pytest.mark.parametrize(
    "line", ["s.tiles = with_entry(s.tiles, 3, 1)", "tiles = s.tiles[:]\n    tiles[3] = 1"]
)
def test_a_replacement_is_none(line: str) -> None:
    assert not changes_in_place(f"def act(s):\n    {line}", {"tiles"})


@pytest.mark.parametrize("id", sorted({*REPLACED, *COPIED} & set(GAMES)))
def test_shared_lists_are_never_changed_in_place(id: str) -> None:
    replaced, copied = set(REPLACED.get(id, ())), set(COPIED.get(id, ()))
    for file in sorted((GAMES_FOLDER / id).rglob("*.py")):
        name = file.relative_to(GAMES_FOLDER / id).as_posix()
        own = {f"self.{field}" for field in replaced} if name == "rules/state.py" else set()
        if name not in NEW_STATES:
            fields = replaced | copied | own
            assert not changes_in_place(file.read_text("utf-8"), fields), name
