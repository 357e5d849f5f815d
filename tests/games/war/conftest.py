"""Tables for the tests of War of the Ring, and what happened at them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.war.table import HAPPENED


@pytest.fixture(autouse=True)
def coverage_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Collects what happens in a test."""
    HAPPENED.clear()
    yield
    for kind, names in HAPPENED.items():
        request.node.user_properties.append((kind, sorted(names)))
