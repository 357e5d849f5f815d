"""A state of 105 regions with ten numbers each is copied in under five microseconds, compiled."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from tests.toy_games.regions import NUMBERS, REGIONS, WIDE_LAND, WideState

import mathom.engine
from mathom.engine.laws import check_game

MOST_COMPILED = 5.0
MOST_INTERPRETED = 25.0

BUILD = """
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup

modules = [str(path) for path in sorted(Path("mathom/engine").glob("[a-z]*.py"))]
compiled = [name for name in modules if "# mypyc: skip" not in Path(name).read_text("utf-8")]
options = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports"]
extensions = mypycify([*options, *compiled, "regions.py"], opt_level="1", debug_level="0")
for extension in extensions:
    flags = extension.extra_compile_args
    extension.extra_compile_args = [flag for flag in flags if flag != "-Werror"]
setup(name="toy", ext_modules=extensions, py_modules=[], packages=[])
"""

MEASURE = """
from timeit import repeat
import mathom.engine.state
import regions

s = regions.WIDE_LAND.new(1)
for place in range(len(s.land)):
    s.land[place] = place % 7
assert s.clone().numbers() == s.numbers()
best = min(repeat(s.clone, number=2_000, repeat=25)) / 2_000 * 1e6
print(best, mathom.engine.state.__file__, regions.__file__)
"""


def has_compiler(folder: Path) -> bool:
    """Whether the C compiler that extensions are built with is there and finds Python's headers."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    source = folder / "trial.c"
    source.write_text("#include <Python.h>\n", encoding="utf-8")
    headers = f"-I{sysconfig.get_path('include')}"
    command = [*shlex.split(str(named)), headers, "-c", str(source), "-o", str(folder / "trial.o")]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


IMPORT = re.compile(r"^ *from mathom\.engine\.(\w+) import ", re.MULTILINE)


def lay_out(folder: Path) -> None:
    """Only the toy game and what it needs of the engine: half as much to compile."""
    engine = Path(str(mathom.engine.__file__)).parent
    (folder / "mathom" / "engine").mkdir(parents=True)
    (folder / "mathom" / "__init__.py").touch()
    toy = Path(__file__).with_name("regions.py")
    files = {toy: folder / toy.name}
    waiting = [toy, engine / "__init__.py"]
    while waiting:
        for name in IMPORT.findall(waiting.pop().read_text("utf-8")):
            module = engine / f"{name}.py"
            if module not in files:
                files[module] = folder / "mathom" / "engine" / module.name
                waiting.append(module)
    for module, copy in files.items():
        shutil.copy(module, copy)
    shutil.copy(engine / "__init__.py", folder / "mathom" / "engine")


def run(folder: Path, code: str, *arguments: str) -> str:
    """Run Python in the folder, away from any other copy of the package."""
    (folder / "task.py").write_text(code, encoding="utf-8")
    command = [sys.executable, "task.py", *arguments]
    away = {**os.environ, "PYTHONPATH": str(folder), "MYPYPATH": str(folder)}
    done = subprocess.run(
        command, cwd=folder, env=away, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


@pytest.mark.once
def test_a_wide_state_clones_in_under_five_microseconds_compiled(tmp_path: Path) -> None:
    lay_out(tmp_path)
    compiled = has_compiler(tmp_path)
    if compiled:
        run(tmp_path, BUILD, "build_ext", "--inplace")
    best, *files = run(tmp_path, MEASURE).split()
    speed = "compiled" if compiled else "interpreted, for there is no C compiler"
    print(f"a wide state clones in {float(best):.2f} µs ({speed})")
    assert all(name.endswith(".py") != compiled for name in files), files
    assert float(best) < (MOST_COMPILED if compiled else MOST_INTERPRETED)
    if not compiled:
        pytest.skip(f"no C compiler: only the interpreted clone was measured, {best} µs")


def test_a_clone_of_a_wide_state_is_equal_and_independent() -> None:
    s = WIDE_LAND.new(1)
    copy = s.clone()
    assert isinstance(copy, WideState)
    assert copy.numbers() == s.numbers()
    copy.land[REGIONS * NUMBERS - 1] = 9
    assert s.land[-1] == 0


@pytest.mark.parametrize("seed", range(2))
def test_the_wide_land_obeys_the_laws(seed: int) -> None:
    check_game(WIDE_LAND, seed, every=5)
