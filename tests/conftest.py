"""What all tests share: the marks that tie a test to the rulebook, or to one run of two."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(heading): the rulebook paragraph that a test proves")
    config.addinivalue_line("markers", "ruling(number): the recorded ruling that a test proves")
    config.addinivalue_line("markers", "once: the same whether rules are compiled or interpreted")
