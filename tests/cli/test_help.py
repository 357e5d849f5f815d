"""The list of commands needs no module of a command, and is true."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
import typer
from tests.cli.running import mathom

from mathom.cli.main import AllCommands, app

group = typer.main.get_command(app)
assert isinstance(group, AllCommands)
NAMES = group.list_commands(None)

HEAVY = ("sqlalchemy", "litestar", "alembic", "mathom.server", "mathom.research", "numpy")


def imported_after(*words: str) -> set[str]:
    """The modules that are imported once a command has run."""
    program = (
        "import sys\n"
        "from mathom.cli.main import app\n"
        f"sys.argv = ['mathom', *{words!r}]\n"
        "try:\n    app()\nexcept SystemExit:\n    pass\n"
        "print('\\n'.join(sys.modules))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    return set(ran.stdout.splitlines())


def test_the_list_of_commands_imports_no_server_and_no_research() -> None:
    imported = imported_after("--help")
    assert not [name for name in imported if name.startswith(HEAVY)]


@pytest.mark.parametrize("name", NAMES)
def test_every_listed_command_is_there_and_says_what_the_list_says(name: str) -> None:
    listed = re.search(rf"^│ {name} +(.*?) *│$", mathom("--help").out, re.MULTILINE)
    assert listed is not None
    assert listed[1] in " ".join(mathom(name, "--help").out.split())


def test_an_unknown_command_is_refused() -> None:
    assert mathom("nosuch").code == 2


def test_the_package_runs_as_a_module() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "mathom", "--help"], capture_output=True, text=True, check=True
    )
    assert "Usage: mathom [OPTIONS] COMMAND" in ran.stdout
