"""No module outside `games/` names a game: a new game needs no change elsewhere."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import mathom

pytestmark = pytest.mark.once

SOURCE = Path(__file__).parents[1] / "src" / "mathom"
GAMES = sorted(part.parent.name for part in SOURCE.glob("games/*/__init__.py"))

ENGLISH = {"fellowship", "war"}
"""Ids that are also English words. In comments and docstrings they count as the name of a game only
in code style or in a dotted name; in code and in texts of the program they always count."""

EXAMPLES = {"engine/record.py"}
"""Modules whose docstring may show a game: a record in the documented format needs a real one."""

NAME = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})(?![a-z])", re.IGNORECASE)
CAMEL = re.compile(rf"({'|'.join(id.title() for id in GAMES)})(?=[A-Z])")
IN_PROSE = re.compile(
    rf"(?<![a-z])({'|'.join(id for id in GAMES if id not in ENGLISH)})(?![a-z])"
    rf"|[`\"'_.]({'|'.join(sorted(ENGLISH))})(?![a-z])",
    re.IGNORECASE,
)


def names_in_code(text: str) -> bool:
    """Whether an identifier or a string literal contains the id of a game."""
    return bool(NAME.search(text) or CAMEL.search(text))


def names_in_prose(text: str) -> bool:
    """Whether a comment or a docstring names a game."""
    return bool(IN_PROSE.search(text) or CAMEL.search(text))


def docstring_lines(tree: ast.Module) -> dict[int, bool]:
    """The first line of each docstring and attribute description; true for that of the module."""
    found = {}
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                found[child.value.lineno] = child is tree.body[0]
    return found


def faults(source: str, example: bool = False) -> Iterator[tuple[int, str]]:
    """The lines of a module that name a game; with `example` its docstring may."""
    prose = docstring_lines(ast.parse(source))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        line = token.start[0]
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and line in prose):
            allowed = example and prose.get(line, False)
            named = names_in_prose(token.string) and not allowed
        else:
            named = names_in_code(token.string)
        if named:
            yield line, token.line.strip()


def modules() -> list[Path]:
    """Every module that is not part of the games."""
    return [
        file
        for file in sorted(SOURCE.rglob("*.py"))
        if file.relative_to(SOURCE).parts[0] != "games" and "static" not in file.parts
    ]


def test_no_module_outside_games_names_a_game() -> None:
    found = [
        f"{name}:{line}: {text}"
        for file in modules()
        for name in [file.relative_to(SOURCE).as_posix()]
        for line, text in faults(file.read_text("utf-8"), name in EXAMPLES)
    ]
    assert found == []


def test_the_folders_of_games_are_the_ids_of_games() -> None:
    assert set(GAMES) <= set(mathom.GAMES)
    assert len(GAMES) >= 4


def test_the_example_modules_exist_and_need_the_exception() -> None:
    for name in EXAMPLES:
        assert list(faults((SOURCE / name).read_text("utf-8")))


def test_every_module_of_the_package_is_looked_at() -> None:
    names = {file.relative_to(SOURCE).as_posix() for file in modules()}
    assert {"match.py", "engine/game.py", "server/http/app.py", "research/datasets.py"} <= names


def test_each_way_of_naming_a_game_is_found() -> None:
    for source in (
        "from mathom.games import duel\n",
        "from mathom.games.war.rules import turn\n",
        "import mathom.games.tcg\n",
        'LIMITS = {"fellowship": 3}\n',
        'make("mathom_war")\n',
        "class WarHooks: pass\n",
        "x = 1  # as in Duel\n",
        'def f():\n    """As in `war`."""\n',
    ):
        assert list(faults(source)), source


def test_english_words_and_longer_words_are_not_games() -> None:
    for source in (
        'def f():\n    """Warn of war; the fellowship rewards itself."""\n',
        'warning = "forwards, software"\n',
        "x = 1  # a war of words\n",
    ):
        assert not list(faults(source)), source
