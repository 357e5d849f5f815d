"""How many tables a server carries: the search for the number at which clicks wait too long."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

LIMIT = 250.0
"""Milliseconds that 99 of 100 clicks may wait at most."""

MOST_TABLES = 6000
"""How many tables are tried at most: more connections than one program can measure."""

GROWTH = 1.5
"""How many times as many tables are tried next, as long as no number was too many."""

EXACT = 0.08
"""How far apart, as a share, the numbers may be between which the limit lies in the end."""


def search(first: int, good: Callable[[int], bool], most: int = MOST_TABLES) -> tuple[int, int]:
    """The most tables that were good, and the fewest that were not: 0 where there were none."""
    low, high, tables = 0, 0, min(first, most)
    while True:
        if good(tables):
            low = tables
        else:
            high = tables
        if not high:
            if low == most:
                return low, high
            tables = min(most, max(low + 1, round(GROWTH * low)))
        elif high - low <= max(1.0, EXACT * high):
            return low, high
        else:
            tables = (low + high) // 2


def told(low: int, high: int) -> str:
    """What a search has found, as a sentence."""
    if not high:
        return f"p99 stays below {LIMIT:.0f} ms at {low} tables, the most that were tried"
    if not low:
        return f"p99 is above {LIMIT:.0f} ms at {high} tables already"
    return f"p99 passes {LIMIT:.0f} ms between {low} and {high} tables"


def say(line: str) -> None:
    """Tell at once how far the search has come: it takes a while."""
    print(f"{time.strftime('%H:%M:%S')} {line}", file=sys.stderr, flush=True)
