"""What happens at the tables of the tests of the card game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.tcg.table import Table

from mathom.games.tcg.rules.game import TCG


@pytest.fixture(autouse=True)
def coverage_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tells what happened at the tables of a test."""
    Table.made.clear()
    yield
    for kind, names in happened(Table.made).items():
        if names:
            request.node.user_properties.append((kind, sorted(names)))


def happened(tables: list[Table]) -> dict[str, set[str]]:
    """Formats that were played, endings that were reached, refusals that were given."""
    return {
        "option": {name for t in tables for name in options(t)},
        "ending": {t.s.outcome.reason for t in tables if t.s.outcome is not None},
        "refusal": {reason for t in tables for reason in t.refusals},
    }


def options(table: Table) -> list[str]:
    """The option values of a table."""
    chosen = TCG.all_settings(table.s.rules.settings)
    return [f"{id}: {value}" for id, value in chosen.items()]


def pytest_runtest_setup(item: pytest.Item) -> None:
    scene = getattr(item, "callspec", None)
    if scene is not None and "card" in scene.params:
        item.user_properties.append(("card", [scene.params["card"]]))
