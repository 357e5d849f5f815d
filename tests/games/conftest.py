"""The tests of the games report what they cover in their user properties (`tests/covered.py`)."""

from __future__ import annotations

import pytest

MARKS = ("rule", "ruling", "character")


def pytest_runtest_setup(item: pytest.Item) -> None:
    for kind in MARKS:
        names = [str(name) for mark in item.iter_markers(kind) for name in mark.args]
        if names:
            item.user_properties.append((kind, names))
