"""Tables for the tests of War of the Ring, and the collection of what happened at them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.games.war.table import HAPPENED

COVERED: dict[str, dict[str, list[str]]] = {}


@pytest.fixture(autouse=True)
def diary(request: pytest.FixtureRequest) -> Iterator[None]:
    """Collects what happens in a test."""
    HAPPENED.clear()
    yield
    for kind, names in HAPPENED.items():
        request.node.user_properties.append((kind, sorted(names)))


def pytest_runtest_setup(item: pytest.Item) -> None:
    for kind in ("rule", "ruling", "character"):
        names = [str(name) for mark in item.iter_markers(kind) for name in mark.args]
        if names:
            item.user_properties.append((kind, names))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when != "teardown":
        return
    test = report.nodeid.partition("[")[0].rpartition("/")[2]
    found = COVERED.setdefault(test, {})
    for kind, names in properties(report):
        found[kind] = sorted({*found.get(kind, []), *names})


def properties(report: pytest.TestReport) -> list[tuple[str, Any]]:
    """The user properties that hold lists of names."""
    return [(kind, names) for kind, names in report.user_properties if isinstance(names, list)]


def pytest_sessionfinish(session: pytest.Session) -> None:
    target = os.environ.get("WAR_COVERAGE")
    if target and not hasattr(session.config, "workerinput"):
        Path(target).write_text(json.dumps(COVERED, indent=1, sort_keys=True), encoding="utf-8")
