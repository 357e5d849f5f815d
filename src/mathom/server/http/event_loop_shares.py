"""Fair shares of the event loop: expensive requests of one address do not slow others down.

All responses are computed in one event loop. Its time is measured for each address. Under load, an
address that takes more than a fair share waits, and the others do not. The number of concurrent
requests of an address is limited too, because usage is only known afterwards.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Generator
from contextlib import asynccontextmanager
from types import coroutine
from typing import Any, TypeVar

from mathom.engine.errors import IllegalAction
from mathom.server.bots.fair_queue import one_fewer

T = TypeVar("T")
MEMORY = 2.0
"""The time constant, in seconds, with which past usage decays."""

BUSY = 0.5
"""The load of the event loop from which on shares are enforced."""

ACTIVE = 0.01
"""An address below this share of the event loop never waits."""

CALLS = 3
"""Concurrent requests of one address."""

MOST_CALLS = 400
"""Concurrent and waiting requests of one address."""

PAUSE = 0.01
"""Seconds between two checks whether an address may continue."""

MOST_KNOWN = 10_000


class Used:
    """CPU seconds of the event loop, decaying with time."""

    __slots__ = ("at", "seconds")

    def __init__(self, at: float) -> None:
        self.seconds = 0.0
        self.at = at

    def share(self, now: float) -> float:
        """The recent share of the event loop."""
        self.seconds *= math.exp((self.at - now) / MEMORY)
        self.at = now
        return self.seconds / MEMORY


class LoopShares:
    """Measures the share of each address, and delays addresses that use too much."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.clock = clock
        self.total = Used(clock())
        self.used: OrderedDict[str, Used] = OrderedDict()
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.calls: Counter[str] = Counter()
        self.few: dict[str, asyncio.Semaphore] = {}
        self.active = 1
        self.counted = clock()

    def charge(self, origin: str, seconds: float) -> None:
        """Add time that the event loop spent for an address."""
        now = self.clock()
        used = self.used.setdefault(origin, Used(now))
        self.used.move_to_end(origin)
        for one in (used, self.total):
            one.share(now)
            one.seconds += seconds
        if len(self.used) > MOST_KNOWN:
            self.used.popitem(last=False)

    def over(self, origin: str) -> bool:
        """Whether an address has exceeded its share under load."""
        now = self.clock()
        found = self.used.get(origin)
        if found is None or found.share(now) < ACTIVE or self.total.share(now) < BUSY:
            return False
        if now - self.counted > PAUSE:
            self.active = sum(one.share(now) >= ACTIVE for one in self.used.values())
            self.counted = now
        return found.share(now) > BUSY / max(1, self.active)

    async def turn(self, origin: str) -> None:
        """Wait until an address may use the event loop, in order of arrival."""
        if origin not in self.waiting and not self.over(origin):
            return
        here = asyncio.get_running_loop().create_future()
        if origin not in self.waiting:
            self.waiting[origin] = deque()
            asyncio.get_running_loop().call_later(PAUSE, self.next, origin)
        self.waiting[origin].append(here)
        await here

    def next(self, origin: str) -> None:
        """Let the next waiting request of an address continue, as soon as it may."""
        loop, waiting = asyncio.get_event_loop(), self.waiting[origin]
        if self.over(origin):
            loop.call_later(PAUSE, self.next, origin)
            return
        while waiting and waiting[0].done():
            waiting.popleft()
        if not waiting:
            del self.waiting[origin]
            return
        waiting.popleft().set_result(None)
        loop.call_soon(self.next, origin)

    @asynccontextmanager
    async def call(self, origin: str) -> AsyncIterator[None]:
        """A request of an address, limited in number."""
        if self.calls[origin] >= MOST_CALLS:
            raise IllegalAction("too-many-requests")
        self.calls[origin] += 1
        try:
            async with self.few.setdefault(origin, asyncio.Semaphore(CALLS)):
                await self.turn(origin)
                yield
        finally:
            one_fewer(self.calls, origin)
            if origin not in self.calls:
                self.few.pop(origin, None)

    async def measured(self, work: Coroutine[Any, Any, T], origin: str) -> T:
        """Run a coroutine, and charge the time of the event loop, without waits, to an address."""
        return await self.follow(work, origin)

    @coroutine
    def follow(self, work: Coroutine[Any, Any, T], origin: str) -> Generator[Any, Any, T]:
        """Drive a coroutine from one await to the next."""
        resume: Callable[[Any], Any] = work.send
        told: Any = None
        while True:
            began = self.clock()
            try:
                waited_for = resume(told)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.charge(origin, self.clock() - began)
            try:
                told = yield waited_for
                resume = work.send
            except BaseException as fault:
                told = fault
                resume = work.throw
