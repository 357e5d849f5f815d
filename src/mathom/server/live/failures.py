"""Tables at which something fails: retried with exponential backoff, then suspended."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

MOST = 5
"""After this many failures in a row a table is suspended."""

FIRST_WAIT = 1.0
"""Seconds until the first retry. Each further delay is twice the last."""

MOST_KNOWN = 10_000


@dataclass
class Failing:
    count: int
    again: float
    reason: str


class Failures:
    """Knows which tables fail, when to retry them, and which are suspended."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.tables: dict[str, Failing] = {}

    def note(self, table: str, reason: str) -> bool:
        """Note a failure at a table; whether the table is suspended by it."""
        count = self.tables[table].count + 1 if table in self.tables else 1
        again = self.clock() + FIRST_WAIT * 2 ** (count - 1)
        self.tables[table] = Failing(count, again, reason)
        if len(self.tables) > MOST_KNOWN:
            del self.tables[next(iter(self.tables))]
        return count == MOST

    def forget(self, table: str) -> None:
        """Reset a table after a success."""
        self.tables.pop(table, None)

    def may_try(self, table: str) -> bool:
        """Whether a table may be tried now."""
        found = self.tables.get(table)
        return found is None or (found.count < MOST and self.clock() >= found.again)

    def suspended(self, table: str) -> str | None:
        """Why a table is suspended, or None."""
        found = self.tables.get(table)
        return found.reason if found is not None and found.count >= MOST else None
