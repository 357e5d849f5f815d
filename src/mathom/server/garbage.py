"""When Python's garbage collector runs.

Tables consist of many small objects without reference cycles. A full collection looks at all of
them while everybody waits, for half a second and more, and finds next to nothing. So young objects
are looked at often and in small numbers, and all objects only when memory has grown much.
"""

from __future__ import annotations

import gc
from collections.abc import Callable

THRESHOLDS = (3_000, 3, 1_000_000)
"""Of the young, the older and all objects. The last is never reached: see `Collector`."""

GROWTH = 1.5
SPARE = 200_000_000
"""Bytes by which memory may grow in any case before a full collection."""

EVERY = 10.0
"""Seconds between two checks."""


class Collector:
    """Runs full collections when memory has grown by half."""

    def __init__(
        self, memory: Callable[[], int], collect: Callable[[], object] = gc.collect
    ) -> None:
        self.memory = memory
        self.collect = collect
        self.after_last = 0

    def open(self) -> None:
        """Leave what exists now alone, and collect rarely from now on."""
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        self.after_last = self.memory()

    async def check(self) -> None:
        """Collect, if memory has grown enough."""
        if self.memory() > max(GROWTH * self.after_last, self.after_last + SPARE):
            self.collect()
            self.after_last = self.memory()
