"""`make load ARGS=--find-limit` finds the limit of any server, in a few runs."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some
from tests.server.load_limit import EXACT, MOST_TABLES, search, told

MOST_RUNS = 22


@given(first=some.integers(1, 2 * MOST_TABLES), limit=some.integers(0, 2 * MOST_TABLES))
def test_the_limit_lies_between_the_two_numbers_that_are_told(first: int, limit: int) -> None:
    tried: list[int] = []

    def good(tables: int) -> bool:
        tried.append(tables)
        return tables <= limit

    low, high = search(first, good)
    assert len(tried) <= MOST_RUNS
    assert max(tried) <= MOST_TABLES
    assert not low or low in tried
    assert low <= limit
    if high:
        assert high in tried
        assert limit < high
        assert high - low <= max(1.0, EXACT * high)
    else:
        assert low == MOST_TABLES
    assert str(high or low) in told(low, high)
