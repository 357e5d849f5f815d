"""Seeds of tests that repeat one statement for many random games."""

from __future__ import annotations

from typing import Any

import pytest


def seeds(count: int, at_both_speeds: int) -> list[Any]:
    """Numbers from 0 for `pytest.mark.parametrize`. The first run compiled and interpreted, the
    others once: that a game goes the same way at both speeds is shown by `laws` and `golden`."""
    return [
        seed if seed < at_both_speeds else pytest.param(seed, marks=pytest.mark.once)
        for seed in range(count)
    ]
