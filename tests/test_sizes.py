"""Functions and files stay short."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import median

import pytest

pytestmark = pytest.mark.once

SOURCE = Path(__file__).parents[1] / "src" / "mathom"
LONGEST_FILE = 700
LONGEST_FUNCTION = 50
MEDIAN_BODY = 5

LONG_FUNCTIONS = {
    "games/duel/rules/state.py:DuelState.__init__": "one line for each field",
    "games/fellowship/rules/state.py:FellowshipState.__init__": "one line for each field",
    "games/tcg/rules/state.py:TcgState.__init__": "one line for each field",
    "games/war/rules/state.py:WarState.__init__": "one line for each field",
    "games/war/rules/state.py:WarState.is_like": "one line for each field",
    "games/war/rules/state.py:WarState.numbers": "one line for each field",
    "games/fellowship/rules/notation.py:write": "one line for each key of a position",
    "games/war/rules/notation.py:write": "one line for each key of a position",
    "games/tcg/rules/abilities/compile.py:read_operation": "a branch for each word of the grammar",
    "server/storage/migrations/versions/v0001_first.py:upgrade": "one line for each column",
}
"""Functions that are tables in the form of code, and why they are long."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def sources() -> dict[str, str]:
    """The text of each module, by its path."""
    return {
        file.relative_to(SOURCE).as_posix(): file.read_text("utf-8")
        for file in sorted(SOURCE.rglob("*.py"))
    }


def functions(node: ast.AST, inside: str = "") -> Iterator[tuple[str, Function]]:
    """Every function below a node, with its qualified name."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function | ast.ClassDef):
            name = f"{inside}.{child.name}" if inside else child.name
            if not isinstance(child, ast.ClassDef):
                yield name, child
            yield from functions(child, name)
        else:
            yield from functions(child, inside)


@cache
def all_functions() -> dict[str, Function]:
    """Every function, as `path:name`."""
    return {
        f"{path}:{name}": function
        for path, text in sources().items()
        for name, function in functions(ast.parse(text))
    }


def length(function: Function) -> int:
    """Lines from `def` to the end."""
    return (function.end_lineno or function.lineno) - function.lineno + 1


def body_length(function: Function) -> int:
    """Lines of the body without its docstring."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def test_half_of_the_functions_have_at_most_five_lines() -> None:
    lengths = [body_length(function) for function in all_functions().values()]
    assert len(lengths) > 1000
    assert median(lengths) <= MEDIAN_BODY


def test_no_file_is_too_long() -> None:
    lengths = {path: text.count("\n") for path, text in sources().items()}
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_no_function_is_too_long_but_tables() -> None:
    found = {name: length(function) for name, function in all_functions().items()}
    long = {name for name, lines in found.items() if lines > LONGEST_FUNCTION}
    assert long - LONG_FUNCTIONS.keys() == set()
    assert LONG_FUNCTIONS.keys() - long == set(), "no longer needs an exception: delete its line"


def test_the_length_of_a_function_counts_what_it_should() -> None:
    text = 'class A:\n    def f(self):\n        """Doc."""\n        a = 1\n\n        return a\n'
    ((name, function),) = functions(ast.parse(text))
    assert (name, length(function), body_length(function)) == ("A.f", 5, 3)
