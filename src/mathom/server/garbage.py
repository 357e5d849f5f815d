"""When Python's garbage collector runs.

Tables consist of many small objects without reference cycles. A full collection looks at all of
them while everybody waits, for a tenth of a second and more, and finds next to nothing. What has
cycles lives for a moment only: failed calls, statements of the database. Closed connections have
none (`http.websocket_frames`). So there are three: the youngest objects are looked at often, those
of the last half second every half second, a few milliseconds each time, and all objects when memory
has grown much.
"""

from __future__ import annotations

import gc
from collections.abc import Callable

THRESHOLDS = (3_000, 1_000_000, 1_000_000)
"""Of the young, the older and all objects. The last two are never reached: see `Collector`."""

GROWTH = 1.5
SPARE = 100_000_000
"""Bytes by which memory may grow in any case before a full collection."""

EVERY = 0.5
"""Seconds between two checks."""

RECENT, FULL = 1, 2
"""Which objects Python looks at: those since the last check, or all."""


class Collector:
    """Collects recent objects at every check, and all when memory has grown by half."""

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
