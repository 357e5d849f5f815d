"""Fair shares of the event loop: expensive requests of one address do not slow others down.

All responses are computed in one event loop. Its time is measured for each address. Most people use
very little of it and never wait. Under load, addresses that use more than a little are heavy: all
heavy addresses together get the time that the others leave, one request after the other, and the
address with the smallest share first. Long work of a heavy address also waits between its slices
(`mathom.server.slices`). The number of concurrent requests of an address is limited too.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Generator
from contextlib import ExitStack, asynccontextmanager
from types import coroutine
from typing import Any, TypeVar

from mathom.engine.errors import IllegalAction
from mathom.server.bots.fair_queue import one_fewer

T = TypeVar("T")
MEMORY = 2.0
"""The time constant, in seconds, with which past usage decays."""

BUSY = 0.25
"""The load of the event loop from which on heavy addresses wait."""

FULL = 0.4
"""The load up to which heavy addresses may fill the event loop. Above it, everybody would wait."""

LEAST = 0.05
"""The share that heavy addresses have together in any case."""

ACTIVE = 0.01
"""An address below this share of the event loop never waits."""

CALLS = 3
"""Concurrent requests of one address."""

MOST_CALLS = 400
"""Concurrent and waiting requests of one address."""

PAUSE = 0.002
"""The least time in seconds between two requests of heavy addresses."""

LONGEST_PAUSE = 0.25
OFTEN = 0.02
"""Seconds between two measurements of the event loop's CPU time, which takes a system call."""

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

    def add(self, now: float, seconds: float) -> None:
        self.share(now)
        self.seconds += seconds


class LoopShares:
    """Measures the share of each address, and delays heavy addresses. `worked` tells how long the
    thread of the event loop has computed: not all of that is done for an address."""

    def __init__(
        self,
        clock: Callable[[], float] = time.perf_counter,
        worked: Callable[[], float] = time.thread_time,
    ) -> None:
        self.clock = clock
        self.worked = worked
        self.known_work = worked()
        self.sampled = clock()
        self.total = Used(clock())
        self.whole = Used(clock())
        self.used: OrderedDict[str, Used] = OrderedDict()
        self.heavy: set[str] = set()
        self.debt = 0.0
        self.paid = clock()
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.calls: Counter[str] = Counter()
        self.few: dict[str, asyncio.Semaphore] = {}

    def charge(self, origin: str, seconds: float) -> None:
        """Add time that the event loop spent for an address."""
        now = self.clock()
        used = self.used.setdefault(origin, Used(now))
        self.used.move_to_end(origin)
        used.add(now, seconds)
        self.total.add(now, seconds)
        if used.share(now) >= ACTIVE:
            self.heavy.add(origin)
            self.debt += seconds
        if len(self.used) > MOST_KNOWN:
            self.used.popitem(last=False)

    def load(self, now: float) -> float:
        """The recent load of the event loop."""
        if now - self.sampled >= OFTEN:
            worked = self.worked()
            self.whole.add(now, worked - self.known_work)
            self.known_work, self.sampled = worked, now
        return max(self.whole.share(now), self.total.share(now))

    def over(self, origin: str) -> bool:
        """Whether an address is heavy, and there is load."""
        now = self.clock()
        found = self.used.get(origin)
        return found is not None and found.share(now) >= ACTIVE and self.load(now) >= BUSY

    def budget(self, now: float) -> float:
        """The share of the event loop that heavy addresses have together: what others leave."""
        self.heavy = {origin for origin in self.heavy if self.share(origin, now) >= ACTIVE}
        heavy = sum(self.share(origin, now) for origin in self.heavy)
        return max(LEAST, FULL - max(0.0, self.load(now) - heavy))

    async def turn(self, origin: str) -> None:
        """Wait until an address may use the event loop, in order of arrival."""
        if origin not in self.waiting and not self.over(origin):
            return
        queue = self.waiting.setdefault(origin, deque())
        if len(queue) >= MOST_CALLS:
            raise IllegalAction("too-many-requests")
        here = asyncio.get_running_loop().create_future()
        queue.append(here)
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(PAUSE, self.next)
        await here

    def next(self) -> None:
        """Let the next request of a heavy address continue, as soon as the time that heavy
        addresses have used is paid back."""
        self.timer = None
        now = self.clock()
        budget = self.budget(now)
        self.debt = max(0.0, self.debt - budget * (now - self.paid))
        self.paid = now
        pause = PAUSE
        if self.debt > 0 and self.load(now) >= BUSY:
            pause = max(PAUSE, min(LONGEST_PAUSE, self.debt / budget))
        else:
            self.debt = 0.0
            self.let_one_in(now)
        if self.waiting:
            self.timer = asyncio.get_event_loop().call_later(pause, self.next)

    def let_one_in(self, now: float) -> None:
        """Let one request continue, of the address with the smallest share."""
        while self.waiting:
            origin = min(self.waiting, key=lambda one: self.share(one, now))
            queue = self.waiting[origin]
            here = queue.popleft()
            if not queue:
                del self.waiting[origin]
            if not here.done():
                here.set_result(None)
                return

    def share(self, origin: str, now: float) -> float:
        found = self.used.get(origin)
        return 0.0 if found is None else found.share(now)

    @asynccontextmanager
    async def call(self, origin: str) -> AsyncIterator[Callable[[], None]]:
        """A request of an address, limited in number. Calling what it gives lets the next one begin
        before the end: a client may take long to read its response."""
        if self.calls[origin] >= MOST_CALLS:
            raise IllegalAction("too-many-requests")
        self.calls[origin] += 1
        slots = self.few.setdefault(origin, asyncio.Semaphore(CALLS))
        try:
            await slots.acquire()
            with ExitStack() as slot:
                slot.callback(slots.release)
                await self.turn(origin)
                yield slot.close
        finally:
            one_fewer(self.calls, origin)
            if origin not in self.calls:
                self.few.pop(origin, None)

    async def measured(self, work: Coroutine[Any, Any, T], origin: str) -> T:
        """Run a coroutine, and charge the time of the event loop, without waits, to an address."""
        return await self.follow(work, origin)

    @coroutine
    def follow(self, work: Coroutine[Any, Any, T], origin: str) -> Generator[Any, Any, T]:
        """Drive a coroutine from one await to the next. Where it only lets others run, a heavy
        address waits for its turn."""
        resume: Callable[[Any], Any] = work.send
        sent: Any = None
        while True:
            began = self.clock()
            try:
                waited_for = resume(sent)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                sent = None  # a fault refers to this frame, and would keep all of it in memory
                self.charge(origin, self.clock() - began)
            try:
                if waited_for is None and self.over(origin):
                    yield from self.turn(origin).__await__()
                    sent = None
                else:
                    sent = yield waited_for
                resume = work.send
            except BaseException as fault:
                sent = fault
                resume = work.throw
