"""When Python's garbage collector runs.

Tables consist of many small objects without reference cycles. A full collection looks at all of
them while everybody waits, for a second at 1,000 tables, and finds next to nothing. What has cycles
lives for a moment only: failed calls, statements of the database. Closed connections have none
(`http.websocket_frames`). So objects are looked at while they are young: ten times a second those
that are new, and all that have outlived that as soon as they are many, which takes some
milliseconds. What is still there then is left alone until memory has grown by far.
"""

from __future__ import annotations

import gc
from collections.abc import Callable

THRESHOLDS = (3_000, 1_000_000, 1_000_000)
"""Of the young, the older and all objects. The last two are never reached: see `Collector`."""

GROWTH = 3.0
"""By how much memory grows before all objects are looked at."""

SPARE = 100_000_000
"""Bytes by which memory may grow in any case before that."""

EVERY = 0.1
"""Seconds between two checks."""

MANY = 3_000
"""How many objects that were looked at once are looked at again, for the last time."""

RECENT, FULL = 1, 2
"""Which objects Python looks at: those since the last check, or all that are not frozen."""


class Collector:
    """Collects young objects at every check, and all of them when memory has grown."""

    def __init__(
        self, memory: Callable[[], int], collect: Callable[[int], object] = gc.collect
    ) -> None:
        self.memory = memory
        self.collect = collect
        self.after_all = 0

    def open(self) -> None:
        """Collect rarely from now on."""
        gc.set_threshold(*THRESHOLDS)
        self.leave_alone()

    def leave_alone(self) -> None:
        """Do not look at what exists now, until memory has grown by far."""
        gc.freeze()
        self.after_all = self.memory()

    async def check(self) -> None:
        """Collect young objects, or all if memory has grown by far."""
        if self.memory() > max(GROWTH * self.after_all, self.after_all + SPARE):
            gc.unfreeze()
            self.collect(FULL)
            self.leave_alone()
        elif len(gc.get_objects(FULL)) < MANY:
            self.collect(RECENT)
        else:
            self.collect(FULL)
            gc.freeze()
