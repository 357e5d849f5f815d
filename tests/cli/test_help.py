"""The list of commands needs no module of a command, and is true."""

from __future__ import annotations

import importlib
import re
import resource
import subprocess
import sys

import pytest
import typer
from tests.cli.running import mathom

from mathom.cli import main
from mathom.cli.deferred import deferred
from mathom.cli.main import AllCommands, app
from mathom.texts import catalogue

group = typer.main.get_command(app)
assert isinstance(group, AllCommands)
NAMES = group.list_commands(None)

START = "from mathom.cli.start import main; main()"
HEAVY = ("sqlalchemy", "litestar", "alembic", "mathom.server", "mathom.research", "numpy")
SLOW = {"markdown_it", "pygments"}
"""Libraries of Rich that take long to import and are not needed for help."""


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


def rules_among(imported: set[str]) -> set[str]:
    """The games whose rules are imported."""
    found = (re.fullmatch(r"mathom\.games\.(\w+)\.rules", name) for name in imported)
    return {match[1] for match in found if match is not None}


def test_the_list_of_commands_imports_no_server_no_research_and_no_rules() -> None:
    imported = imported_after("--help")
    assert not [name for name in imported if name.startswith(HEAVY)]
    assert rules_among(imported) == set()


def test_help_and_wrong_words_import_neither_markdown_nor_highlighting() -> None:
    assert not SLOW & imported_after("--help")
    assert not SLOW & imported_after("arena", "--help")
    assert not SLOW & imported_after("play", "--nosuch")


def test_what_is_imported_later_is_the_real_thing() -> None:
    with deferred():
        stand_in = importlib.import_module("rich.markdown").Markdown
    drawn = stand_in("*ring*")
    assert type(drawn) is importlib.import_module("rich.markdown").Markdown
    assert stand_in.elements is type(drawn).elements


def test_mathom_is_imported_within_150_milliseconds() -> None:
    """CPU time, the best of some runs: other programs make it longer, never shorter."""
    assert least_seconds("import mathom") < 0.15


def test_help_takes_less_than_300_milliseconds() -> None:
    """Of CPU time, too."""
    assert least_seconds("import sys; sys.argv = ['mathom', '--help']\n" + START) < 0.3


def least_seconds(program: str, runs: int = 5) -> float:
    """The CPU time of a Python program, the least of some runs."""
    found = []
    for _ in range(runs):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        found.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(found)


def test_a_command_imports_the_rules_of_its_own_game_only() -> None:
    imported = imported_after("position", "--new", "duel")
    assert rules_among(imported) == {"duel"}


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


def test_a_worker_process_imports_neither_the_command_line_nor_any_rules() -> None:
    program = "import sys; import mathom.cli.start; print('\\n'.join(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    imported = set(ran.stdout.splitlines())
    assert "mathom.cli.start" in imported
    assert not {"typer", "rich", "fluent.runtime", "mathom.cli.main"} & imported
    assert rules_among(imported) == set()


SAID = {
    ("play",): {"en": "Missing argument 'GAME'", "it": "Manca l’argomento", "sv": "saknas"},
    ("arena", "duel"): {"en": "Missing option", "it": "Manca l’opzione", "sv": "saknas"},
    ("nosuch",): {"en": "no command nosuch", "it": "non esiste", "sv": "inget kommando nosuch"},
    ("admin",): {"en": "Missing command", "it": "Manca il comando", "sv": "Kommandot saknas"},
    ("admin", "nosuch"): {"en": "no command nosuch", "it": "non esiste", "sv": "inget kommando"},
    ("about", "--jsn"): {"en": "Similar ones: --json", "it": "Simili: --json", "sv": "Liknande"},
    ("about", "--json=3"): {"en": "takes no value", "it": "non accetta", "sv": "tar inget värde"},
    ("about", "--lang"): {"en": "needs a value", "it": "richiede un valore", "sv": "behöver"},
    ("about", "a", "b"): {"en": "words: a b", "it": "troppo: a b", "sv": "Oväntade ord: a b"},
    ("bench", "duel", "--seconds", "x"): {
        "en": "it takes <float range> [0.05<=x<=600]",
        "it": "richiede <float range> [0.05<=x<=600]",
        "sv": "det ska vara <float range> [0.05<=x<=600]",
    },
}
"""What is typed wrongly, and a piece of what is said of it in each language."""


@pytest.mark.parametrize("language", ["en", "it", "sv"])
@pytest.mark.parametrize("words", SAID, ids=" ".join)
def test_what_is_typed_wrongly_is_told_in_the_language_of_the_reader(
    words: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main, "HELP", catalogue(language))
    ran = mathom(*words, language=language)
    assert ran.code == 2
    assert SAID[words][language] in " ".join(ran.err.replace("│", " ").split())
    usage = {"en": "Usage: ", "it": "Uso: ", "sv": "Användning: "}
    assert ran.err.startswith(usage[language])
