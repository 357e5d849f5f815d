"""When Python's garbage collector runs.

Tables consist of many small objects without reference cycles. A full collection looks at all of
them while everybody waits, for a tenth of a second and more, and finds next to nothing. Closed
connections are cycles of about eighty objects each, which live for seconds: too long for a
collection of the youngest objects, too short to wait for a full one. So there are three: the
youngest objects are looked at often, those of the last five seconds every five seconds, and all
objects when memory has grown much.
"""

from __future__ import annotations

import gc
from collections.abc import Callable

THRESHOLDS = (3_000, 1_000_000, 1_000_000)
"""Of the young, the older and all objects. The last two are never reached: see `Collector`."""

GROWTH = 1.1
SPARE = 50_000_000
"""Bytes by which memory may grow in any case before a full collection."""

EVERY = 5.0
"""Seconds between two checks."""

RECENT, FULL = 1, 2
"""Which objects Python looks at: those since the last check, or all."""


class Collector:
    """Collects recent objects at every check, and all when memory has grown by a tenth."""

    def __init__(
        self, memory: Callable[[], int], collect: Callable[[int], object] = gc.collect
    ) -> None:
        self.memory = memory
        self.collect = collect
        self.after_last = 0

    def open(self) -> None:
        """Collect rarely from now on."""
        self.leave_alone()
        gc.set_threshold(*THRESHOLDS)
        self.after_last = self.memory()

    def leave_alone(self) -> None:
        """Never look at what exists now."""
        gc.freeze()

    async def check(self) -> None:
        """Collect recent objects, or all if memory has grown enough."""
        if self.memory() > max(GROWTH * self.after_last, self.after_last + SPARE):
            self.collect(FULL)
            self.after_last = self.memory()
        else:
            self.collect(RECENT)
