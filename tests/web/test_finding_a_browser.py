"""Where the browser of the tests comes from, and what is said when there is none."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from tests.web.browser import require_browser, require_page

SCRIPT = Path(__file__).parents[2] / "scripts" / "browser.sh"
SHELL = shutil.which("sh") or "/bin/sh"


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A machine on which nothing is installed."""
    return tmp_path


def program(folder: Path, name: str, body: str) -> Path:
    """Put a program on the machine."""
    file = folder / name
    file.write_text(f"#!{SHELL}\n{body}\n", "utf-8")
    file.chmod(0o755)
    return file


def find(machine: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the script on a machine."""
    environment = {"PATH": str(machine), **settings}
    return subprocess.run(
        [SHELL, str(SCRIPT)], env=environment, capture_output=True, text=True, check=False
    )


def installer(machine: Path, body: str) -> Path:
    """A package manager that notes what it is asked."""
    noted = machine / "asked"
    program(machine, "apt-get", f'echo "$@" >>{noted}\n{body}')
    return noted


def test_a_browser_that_is_there_is_enough(bare: Path) -> None:
    program(bare, "chromium-browser", "")
    assert find(bare).returncode == 0


def test_a_browser_may_be_named(bare: Path) -> None:
    named = program(bare, "my-chromium", "")
    assert find(bare, MATHOM_BROWSER=str(named)).returncode == 0


@pytest.mark.parametrize("offered", ["chromium-headless-shell", "chromium"])
def test_root_gets_a_browser_installed(bare: Path, offered: str) -> None:
    program(bare, "id", "echo 0")
    made = f'[ "$1" = install ] || exit 0\n[ "$4" = {offered} ] || exit 100'
    made += f'\necho "#!{SHELL}" >{bare}/{offered}'
    noted = installer(bare, f"{made}\n{shutil.which('chmod')} +x {bare}/{offered}")
    done = find(bare)
    assert done.returncode == 0, done.stderr
    asked = noted.read_text("utf-8").splitlines()
    assert asked[:2] == ["update -qq", "install -y -qq chromium-headless-shell"]
    assert asked[-1] == f"install -y -qq {offered}"


def test_an_installation_that_fails_is_said(bare: Path) -> None:
    program(bare, "id", "echo 0")
    installer(bare, "exit 100")
    done = find(bare)
    assert done.returncode == 1
    assert "MATHOM_BROWSER" in done.stderr


def test_others_are_told_what_to_install(bare: Path) -> None:
    program(bare, "id", "echo 1000")
    noted = installer(bare, "exit 0")
    done = find(bare)
    assert done.returncode == 1
    assert "install Chromium" in done.stderr
    assert not noted.exists()


def test_without_a_browser_tests_fail_and_say_why(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MATHOM_BROWSER", raising=False)
    monkeypatch.setenv("PATH", str(bare))
    with pytest.raises(pytest.fail.Exception, match="no browser: install chromium"):
        require_browser()
    monkeypatch.setenv("MATHOM_BROWSER", "/nowhere/chromium")
    with pytest.raises(pytest.fail.Exception, match="/nowhere/chromium cannot be run"):
        require_browser()


def test_without_the_built_page_tests_fail_and_say_why(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MATHOM_STATIC", str(bare))
    with pytest.raises(pytest.fail.Exception, match="not built"):
        require_page()
