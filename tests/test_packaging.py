"""What a release is made of: the source archive, the wheels' settings, the files for servers."""

from __future__ import annotations

import configparser
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

import pytest

import mathom

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The names of the files in the source archive."""
    folder = tmp_path_factory.mktemp("dist")
    line = [sys.executable, "setup.py", "-q", "sdist", "--dist-dir", str(folder)]
    subprocess.run(line, cwd=ROOT, check=True, capture_output=True)
    (file,) = folder.glob("*.tar.gz")
    with tarfile.open(file) as tar:
        return [name.partition("/")[2] for name in tar.getnames()]


def test_the_source_archive_can_build_the_page(archive: list[str]) -> None:
    for needed in ("web/package.json", "web/package-lock.json", "web/index.html", "setup.py"):
        assert needed in archive
    source = {
        file.relative_to(ROOT).as_posix()
        for file in (ROOT / "web" / "src").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert source - set(archive) == set()


def test_the_source_archive_holds_the_rules_and_no_leftovers(archive: list[str]) -> None:
    assert "src/mathom/games/duel/data/cards.json" in archive
    assert "src/mathom/games/duel/text/locale/en/duel.ftl" in archive
    leftovers = ("node_modules", "__pycache__", ".so", ".pyc", "server/static", "tests/")
    assert [name for name in archive if any(left in name for left in leftovers)] == []


def test_the_version_is_the_same_everywhere() -> None:
    assert PROJECT["project"]["version"] == mathom.__version__


def test_wheels_are_built_for_every_python_that_is_promised() -> None:
    settings = PROJECT["tool"]["cibuildwheel"]
    promised = [
        line.rpartition(" ")[2]
        for line in PROJECT["project"]["classifiers"]
        if line.startswith("Programming Language :: Python :: 3.")
    ]
    assert settings["build"].split() == [f"cp{each.replace('.', '')}-*" for each in promised]
    assert {"linux", "macos", "windows"} <= settings.keys()


def test_the_unit_starts_a_command_that_exists_and_may_write_only_its_data() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.read(ROOT / "packaging" / "mathom.service", "utf-8")
    service = unit["Service"]
    assert service["ExecStart"].split()[1] == "serve"
    assert service["ProtectSystem"] == "strict"
    assert service["DynamicUser"] == "yes"


SYSTEMD = shutil.which("systemd-analyze")


def verified(folder: Path, text: str) -> str:
    """What systemd says of a unit; its command need not be installed here."""
    file = folder / "mathom.service"
    file.write_text(text.replace("/opt/mathom/bin/mathom", "/bin/sh"), "utf-8")
    line = [str(SYSTEMD), "verify", str(file)]
    ran = subprocess.run(line, check=False, capture_output=True, text=True)
    return ran.stdout + ran.stderr


@pytest.mark.skipif(SYSTEMD is None, reason="systemd-analyze is not installed")
def test_systemd_understands_every_line_of_the_unit(tmp_path: Path) -> None:
    text = (ROOT / "packaging" / "mathom.service").read_text("utf-8")
    assert verified(tmp_path, text) == ""
    assert "Unknown key" in verified(tmp_path, text.replace("ProtectSystem", "ProtectSistem"))


def test_the_container_runs_without_privileges_and_asks_a_route_that_exists() -> None:
    text = (ROOT / "packaging" / "Containerfile").read_text("utf-8")
    assert "USER 10001" in text
    assert "/health/live" in text
    assert '@get("/health/live")' in (
        ROOT / "src" / "mathom" / "server" / "http" / "routes" / "operation.py"
    ).read_text("utf-8")


def linted(file: Path) -> subprocess.CompletedProcess[str]:
    """What hadolint says of a container file; it is one of the development tools."""
    beside = Path(sys.executable).with_name("hadolint")
    found = str(beside) if beside.exists() else shutil.which("hadolint")
    assert found, "hadolint is missing: it comes with the group `dev`"
    return subprocess.run([found, str(file)], check=False, capture_output=True, text=True)


def test_the_container_file_has_no_known_faults() -> None:
    found = linted(ROOT / "packaging" / "Containerfile")
    assert (found.returncode, found.stdout) == (0, "")


def test_a_fault_in_a_container_file_would_be_found(tmp_path: Path) -> None:
    file = tmp_path / "Containerfile"
    file.write_text("FROM python\nRUN sudo apt-get install gcc\n", "utf-8")
    assert linted(file).returncode == 1
