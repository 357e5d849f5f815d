"""When Python's garbage collector runs.

Tables consist of many small objects without reference cycles. A full collection looks at all of
them while everybody waits, for a tenth of a second and more, and finds next to nothing. What has
cycles lives for a moment only: failed calls, statements of the database. Closed connections have
none (`http.websocket_frames`). So the youngest objects are looked at often, and those of the last
fifth of a second five times a second, for a few milliseconds each. When memory has grown much, all
that is new since the last such time is looked at; everything only when it has grown by far.
"""

from __future__ import annotations

import gc
from collections.abc import Callable

THRESHOLDS = (3_000, 1_000_000, 1_000_000)
"""Of the young, the older and all objects. The last two are never reached: see `Collector`."""

GROWTH = 1.5
"""By how much memory grows before all new objects are looked at."""

GREAT_GROWTH = 3.0
"""By how much memory grows before all objects are looked at."""

SPARE = 100_000_000
"""Bytes by which memory may grow in any case before that."""

EVERY = 0.2
"""Seconds between two checks."""

RECENT, FULL = 1, 2
"""Which objects Python looks at: those since the last check, or all that are not frozen."""


class Collector:
    """Collects recent objects at every check, and older ones when memory has grown."""

    def __init__(
        self, memory: Callable[[], int], collect: Callable[[int], object] = gc.collect
    ) -> None:
        self.memory = memory
        self.collect = collect
        self.after_last = 0
        self.after_all = 0

    def open(self) -> None:
        """Collect rarely from now on."""
        self.leave_alone()
        gc.set_threshold(*THRESHOLDS)
        self.after_last = self.after_all = self.memory()

    def leave_alone(self) -> None:
        """Do not look at what exists now, until memory has grown by far."""
        gc.freeze()

    async def check(self) -> None:
        """Collect recent objects, or older ones if memory has grown enough."""
        memory = self.memory()
        if memory <= max(GROWTH * self.after_last, self.after_last + SPARE):
            self.collect(RECENT)
            return
        everything = memory > GREAT_GROWTH * self.after_all
        if everything:
            gc.unfreeze()
        self.collect(FULL)
        self.leave_alone()
        self.after_last = self.memory()
        if everything:
            self.after_all = self.after_last
