"""Collects what the tests of the card game cover.

With TCG_COVERAGE set to a file, the collection is written there.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.games.tcg.table import Table

from mathom.games.tcg.words import FORMATS

COVERED: dict[str, dict[str, list[str]]] = {}


@pytest.fixture(autouse=True)
def diary(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tells what happened at the tables of a test."""
    Table.made.clear()
    yield
    for kind, names in happened(Table.made).items():
        if names:
            request.node.user_properties.append((kind, sorted(names)))


def happened(tables: list[Table]) -> dict[str, set[str]]:
    """Formats that were played, endings that were reached, refusals that were given."""
    return {
        "option": {f"format: {FORMATS[t.s.rules.settings[0]]}" for t in tables},
        "ending": {t.s.outcome.reason for t in tables if t.s.outcome is not None},
        "refusal": {reason for t in tables for reason in t.refusals},
    }


def pytest_runtest_setup(item: pytest.Item) -> None:
    for kind in ("rule", "ruling"):
        names = [str(name) for mark in item.iter_markers(kind) for name in mark.args]
        if names:
            item.user_properties.append((kind, names))
    scene = getattr(item, "callspec", None)
    if scene is not None and "card" in scene.params:
        item.user_properties.append(("card", [scene.params["card"]]))


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
    target = os.environ.get("TCG_COVERAGE")
    if target and not hasattr(session.config, "workerinput"):
        Path(target).write_text(json.dumps(COVERED, indent=1, sort_keys=True), encoding="utf-8")
