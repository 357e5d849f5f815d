"""When Python's garbage collector runs.

Tables consist of many small objects without reference cycles. A full collection looks at all of
them while everybody waits, for half a second and more. So young objects are looked at often and in
small numbers. When memory has grown a little, the objects that came since are collected, and what
is left of them is not looked at again (`gc.freeze`). All objects are looked at only when memory has
doubled.
"""

from __future__ import annotations

import gc
from collections.abc import Callable

THRESHOLDS = (3_000, 3, 1_000_000)
"""Of the young, the older and all objects. The last is never reached: see `Collector`."""

STEP = 20_000_000
"""Bytes by which memory grows before what came since is collected."""

GROWTH = 2.0
SPARE = 200_000_000
"""Bytes by which memory may grow in any case before a full collection."""

EVERY = 5.0
"""Seconds between two checks."""


class Collector:
    """Collects new objects when memory has grown, and all objects when it has doubled."""

    def __init__(
        self, memory: Callable[[], int], collect: Callable[[], object] = gc.collect
    ) -> None:
        self.memory = memory
        self.collect = collect
        self.after_last = 0
        self.after_full = 0

    def open(self) -> None:
        """Leave what exists now alone, and collect rarely from now on."""
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        self.after_last = self.after_full = self.memory()

    async def check(self) -> None:
        """Collect, if memory has grown enough."""
        memory = self.memory()
        if memory <= self.after_last + STEP:
            return
        full = memory > max(GROWTH * self.after_full, self.after_full + SPARE)
        if full:
            gc.unfreeze()
        self.collect()
        gc.freeze()
        self.after_last = self.memory()
        if full:
            self.after_full = self.after_last
