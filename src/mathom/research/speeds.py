"""The two speeds: which one is running, and how to run interpreted rules beside compiled ones."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import mathom
import mathom.engine.step

PACKAGE = Path(mathom.__file__).parent


def is_compiled() -> bool:
    """Whether the imported rules are compiled."""
    return mathom.engine.step.__file__.endswith(tuple(EXTENSION_SUFFIXES))


def interpreted_copy(folder: Path) -> Path:
    """Copy this package without compiled modules; returns the folder to import it from."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=ignored)
    return folder


def run_there(source: Path | None, code: str, *arguments: str) -> str:
    """Run Python code with the package in a folder, or with the installed one; returns its
    output."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if source is not None:
        environment["PYTHONPATH"] = str(source)
    done = subprocess.run(
        [sys.executable, "-P", "-c", code, *arguments],
        env=environment,
        capture_output=True,
        check=True,
        text=True,
    )
    return done.stdout
