"""One source, two speeds: compiled and interpreted play are identical (law 6)."""

from __future__ import annotations

import os
import shutil
import sysconfig
import warnings
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest

from mathom.engine.game import GAMES
from mathom.research.bench import behaviour_digest
from mathom.research.simulate import make_plan, play_game
from mathom.research.speeds import interpreted_copy, is_compiled, run_there

GAMES_COMPARED = 100
LONG_GAMES_COMPARED = {"war": 8}
"""Games of thousands of decisions are compared less often."""

ABOUT = """
from mathom.research.speeds import is_compiled
print(is_compiled())
"""

DIGEST = """
import sys
from mathom.research.bench import behaviour_digest
from mathom.research.speeds import is_compiled
print(is_compiled(), behaviour_digest(sys.argv[1], int(sys.argv[2])))
"""

MATCHES = """
import sys
from mathom.research.simulate import make_plan, play_game
plan = make_plan(sys.argv[1], ["greedy", "search:20"], seed=3, swap=True)
print([play_game(plan, index) for index in range(2)])
"""


def installed_speed() -> str:
    """How the installed package runs, if there is one."""
    try:
        distribution("mathom")
    except PackageNotFoundError:
        return "nothing"
    return "compiled" if run_there(None, ABOUT).split() == ["True"] else "interpreted"


def compiler_found() -> bool:
    """Whether a C compiler could have compiled the rules."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return any(shutil.which(name) for name in (named.split()[0], "cc", "gcc", "clang", "cl"))


def compiling_was_wanted() -> bool:
    """Whether nobody has asked for a pure package."""
    return os.environ.get("MATHOM_PURE", "") in ("", "0")


@pytest.fixture
def other_speed(tmp_path: Path) -> Path | None:
    """Where to import the rules from to run them at the other speed: a copy, or as installed."""
    if not is_compiled() and installed_speed() == "compiled":
        return None
    return interpreted_copy(tmp_path)


def test_the_package_is_compiled_wherever_a_compiler_is() -> None:
    speed = installed_speed()
    if speed == "interpreted" and compiling_was_wanted() and compiler_found():
        pytest.fail("there is a C compiler, and yet the installed package is not compiled")
    if speed != "compiled":
        warnings.warn(
            "nothing compiled is installed: two interpreted runs are compared", stacklevel=1
        )


@pytest.mark.parametrize("game", list(GAMES))
def test_both_speeds_play_the_same_games(game: str, other_speed: Path | None) -> None:
    compared = LONG_GAMES_COMPARED.get(game, GAMES_COMPARED)
    there, digest = run_there(other_speed, DIGEST, game, str(compared)).split()
    assert there == str(other_speed is None)
    assert digest == behaviour_digest(game, compared), (
        "the two speeds differ; if the installed package is older than the source, "
        "run `make test` to build it again"
    )


def test_bots_play_the_same_at_both_speeds(other_speed: Path | None) -> None:
    plan = make_plan("duel", ["greedy", "search:20"], seed=3, swap=True)
    here = [play_game(plan, index) for index in range(2)]
    assert run_there(other_speed, MATCHES, "duel") == f"{here}\n"


def test_a_copy_without_compiled_files_runs_interpreted(tmp_path: Path) -> None:
    assert run_there(interpreted_copy(tmp_path), ABOUT).split() == ["False"]
