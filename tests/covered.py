"""The collection of what the tests of the games cover.

Each test reports what it covers in its user properties, which travel from the workers of xdist to
the process that asked for them. MATHOM_COVERAGE names the file that the collection is written to,
by game and test; docs/generate.py reads it.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

COVERED: dict[str, dict[str, dict[str, list[str]]]] = {}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    folder, _, name = report.nodeid.partition("[")[0].rpartition("/")
    if report.when != "teardown" or not folder.startswith("tests/games/"):
        return
    found = COVERED.setdefault(folder.rpartition("/")[2], {}).setdefault(name, {})
    for kind, names in properties(report):
        found[kind] = sorted({*found.get(kind, []), *names})


def properties(report: pytest.TestReport) -> list[tuple[str, Any]]:
    """The user properties that hold lists of names."""
    return [(kind, names) for kind, names in report.user_properties if isinstance(names, list)]


def pytest_sessionfinish(session: pytest.Session) -> None:
    target = os.environ.get("MATHOM_COVERAGE")
    if target and not hasattr(session.config, "workerinput"):
        Path(target).write_text(json.dumps(COVERED, indent=1, sort_keys=True), encoding="utf-8")
