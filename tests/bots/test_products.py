"""No product of compiled rules is handed to the interpreter, where an interrupt could end it all.

Compiled, a plain int of 2^30 or more is multiplied by the interpreter, which looks for signals
meanwhile; see `test_interrupts`. So the sources are read with every product watched, and played.
Native numbers (`i64`) look like any others here: the modules that use them are left out.
"""

from __future__ import annotations

import ast
import builtins
import subprocess
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

SRC = Path(__file__).parents[2] / "src"
COMPILED = ("mathom.engine", "mathom.games", "mathom.bots")
NATIVE = ("engine/random.py",)
TOO_LARGE = 1 << 30
DECISIONS = 60
"""So many decisions of each bot are watched in each game."""

found: set[str] = set()
"""Where a product was too large."""


def watched_product(a: Any, b: Any, where: str) -> Any:
    """What stands in the place of every product."""
    if type(a) is int and type(b) is int and max(abs(a), abs(b)) >= TOO_LARGE:
        found.add(where)
    return a * b


class Watch(ast.NodeTransformer):
    """Puts a watched product in the place of each."""

    def __init__(self, file: str) -> None:
        self.file = file

    def product(self, left: ast.expr, right: ast.expr, node: ast.AST) -> ast.expr:
        """A product as a call that tells where it stands."""
        line = getattr(node, "lineno", 0)
        name = ast.Name("watched_product", ast.Load())
        return ast.Call(name, [left, right, ast.Constant(f"{self.file}:{line}")], [])

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.Mult):
            return ast.copy_location(self.product(node.left, node.right, node), node)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.op, ast.Mult):
            return node
        left = ast.parse(ast.unparse(node.target), mode="eval").body
        value = self.product(left, node.value, node)
        return ast.copy_location(ast.Assign([node.target], value), node)


class WatchedSource(SourceFileLoader):
    """Reads a module with its products watched; nothing is kept for later runs."""

    def get_code(self, fullname: str) -> Any:
        path = self.get_filename(fullname)
        tree = ast.parse(self.get_data(path), path)
        file = str(Path(path).relative_to(SRC / "mathom"))
        if file not in NATIVE:
            tree = ast.fix_missing_locations(Watch(file).visit(tree))
        return compile(tree, path, "exec", dont_inherit=True)


class Sources(MetaPathFinder):
    """Finds the sources of what is compiled otherwise."""

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if not name.startswith(COMPILED):
            return None
        place = SRC.joinpath(*name.split("."))
        package = place.is_dir()
        file = str(place / "__init__.py" if package else place.with_suffix(".py"))
        folders = [str(place)] if package else None
        loader = WatchedSource(name, file)
        return spec_from_file_location(
            name, file, loader=loader, submodule_search_locations=folders
        )


def main(name: str, bots: list[str]) -> None:
    """Play with every product watched, and say where one was too large."""
    builtins.watched_product = watched_product  # type: ignore[attr-defined]
    sys.path.insert(0, str(SRC))
    sys.meta_path.insert(0, Sources())
    import mathom
    from mathom.engine.laws import random_seats, random_settings
    from mathom.engine.perspective import perspective
    from mathom.engine.step import act

    game = mathom.new(name).game
    for bot in bots:
        left, seed = DECISIONS, 0
        while left:
            s = game.new(seed, random_settings(game, seed), random_seats(game, seed))
            player = mathom.make_bot(bot, game, seed=seed)
            while s.outcome is None and left:
                act(s, player.choose(perspective(game, s)))
                game.digest(s)
                left -= 1
            seed += 1
    print(" ".join(sorted(found)))


@pytest.mark.parametrize("game", ["duel", "fellowship", "war", "tcg"])
def test_no_product_is_too_large_for_an_interrupt(game: str) -> None:
    command = [sys.executable, str(Path(__file__)), game, "greedy", "search:4"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "\n", "")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
