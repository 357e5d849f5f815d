"""Tables for the tests of the Fellowship, and what happened at them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.fellowship.table import CoverageLog, Tables


@pytest.fixture
def company(request: pytest.FixtureRequest) -> Iterator[Tables]:
    """Makes tables, and tells in the end what happened at them."""
    coverage_log = CoverageLog()
    yield Tables(coverage_log)
    for kind, names in coverage_log.found.items():
        request.node.user_properties.append((kind, sorted(names)))
