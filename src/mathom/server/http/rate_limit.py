"""Token buckets for rate limits."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

MOST = 10_000


class Bucket:
    """A token bucket."""

    __slots__ = ("at", "tokens")

    def __init__(self, tokens: float, at: float) -> None:
        self.tokens = tokens
        self.at = at


class Buckets:
    """One token bucket for each client. The least recently used ones are dropped."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token; whether there was one."""
        now = self.clock()
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.burst, now)
            if len(self.buckets) > MOST:
                self.buckets.popitem(last=False)
        bucket.tokens = min(self.burst, bucket.tokens + (now - bucket.at) * self.rate)
        bucket.at = now
        self.buckets.move_to_end(key)
        if bucket.tokens < 1:
            return False
        bucket.tokens -= 1
        return True
