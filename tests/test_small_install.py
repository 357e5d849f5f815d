"""`pip install mathom` without extras: rules, bots and commands work, and what needs the server
names its extra.

The tests run in an interpreter that refuses to import any library but those that the base package
asks for, and what these ask for in turn.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

REFUSE = """
import sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {refused!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Refuse())
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name in {refused!r} else found(name, *more)
"""


def plain(name: str) -> str:
    """The name of a distribution as indexes compare it."""
    return re.sub("[-_.]+", "-", name).lower()


def base_distributions() -> set[str]:
    """What `pip install mathom` brings."""
    found = {"mathom"}
    left = [Requirement(line) for line in PROJECT["dependencies"]]
    while left:
        asked = left.pop()
        name = plain(asked.name)
        if name in found or (asked.marker and not asked.marker.evaluate({"extra": ""})):
            continue
        found.add(name)
        try:
            left += [Requirement(line) for line in requires(name) or []]
        except PackageNotFoundError:
            continue
    return found


def without_extras(code: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the libraries of the base package alone."""
    base = base_distributions()
    refused = {
        module
        for module, owners in packages_distributions().items()
        if not base & {plain(owner) for owner in owners}
    }
    assert {"litestar", "sqlalchemy"} <= refused
    assert not {"typer", "rich", "mathom"} & refused
    line = [sys.executable, "-c", REFUSE.format(refused=refused) + code]
    return subprocess.run(line, capture_output=True, text=True, check=False)


def command(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command of `mathom` so."""
    call = f"sys.argv = {['mathom', *words]!r}\nfrom mathom.cli.start import main\nmain()"
    return without_extras(call)


def test_games_are_played_from_python() -> None:
    code = """
import mathom
match = mathom.new("duel", seed=1)
bot = mathom.make_bot("greedy")
while match.outcome is None:
    match.act(bot.choose(match.perspective()))
print(len(match._repr_html_()) > 100, mathom.from_record(match.record()).digest() == match.digest())
"""
    ran = without_extras(code)
    assert (ran.returncode, ran.stdout) == (0, "True True\n"), ran.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("about",),
        ("games",),
        ("card", "duel", "c1-red-02"),
        ("simulate", "fellowship", "--bots", "greedy", "--games", "1", "--workers", "1"),
        ("arena", "duel", "--bots", "random,greedy", "--games", "2", "--workers", "1"),
        ("bench", "duel", "--seconds", "0.1"),
        ("fuzz", "duel", "--games", "1"),
    ],
    ids=lambda words: str(words[0]),
)
def test_commands_run(words: tuple[str, ...], tmp_path: Path) -> None:
    if words[0] == "arena":
        words = (*words, "--file", str(tmp_path / "results.jsonl"))
    ran = command(*words)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("serve",),
        ("check",),
        ("admin", "tables"),
        ("export", "nowhere"),
        ("import", "nowhere"),
    ],
    ids=lambda words: " ".join(words) or "alone",
)
def test_what_needs_the_server_names_the_extra(words: tuple[str, ...]) -> None:
    ran = command(*words)
    assert ran.returncode == 2
    assert 'pip install "mathom[server]"' in ran.stderr
    assert ran.stderr.count("\n") == 1


MODULES = sorted(
    ".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    for file in (ROOT / "src" / "mathom" / "research").rglob("*.py")
)
COMPILED = {"mathom.research.batch", "mathom.research.layout"}
"""Compiled code cannot say what it lacks; nothing imports it but through modules that can."""


def test_every_module_for_research_is_imported_or_names_its_extra() -> None:
    code = f"""
import importlib
for name in {[name for name in MODULES if name not in COMPILED]!r}:
    try:
        importlib.import_module(name)
    except Exception as fault:
        print(name, type(fault).__name__, fault, sep=": ")
"""
    ran = without_extras(code)
    faults = ran.stdout.splitlines()
    assert ran.returncode == 0, ran.stderr
    assert [line for line in faults if 'pip install "mathom[' not in line] == []
    assert len(faults) > 4


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("simulate", "duel", "--bots", "learned:x.zip,random", "--games", "1"), "train"),
        (("arena", "duel", "--bots", "random,greedy", "--games", "2", "--engine", "ray"), "ray"),
        (("dataset", "duel", "--bots", "random,random", "--games", "1"), "research"),
        (("bench", "duel", "--against", "openspiel"), "bench"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_commands_name_the_extra_that_they_need(
    words: tuple[str, ...], extra: str, tmp_path: Path
) -> None:
    if words[0] in ("arena", "dataset"):
        words = (*words, "--file", str(tmp_path / "results"))
    ran = command(*words)
    assert ran.returncode == 2, ran.stderr
    assert f'pip install "mathom[{extra}]"' in ran.stderr
    assert ran.stderr.count("\n") == 1, "a sentence, not a traceback"
