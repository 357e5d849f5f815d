"""A fair queue for a few slots: people before background work, and a fair share for everybody.

Slots are given by priority first (a person waits, or nobody does), then to the address with the
fewest slots, then to the person with the fewest, then to the least recently served. More tables or
more cookies do not give anybody more.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import NamedTuple, TypeVar

from mathom.engine.errors import IllegalAction

PERSON = 0
"""The priority of work that a person waits for."""

BACKGROUND = 1
"""The priority of bots that nobody waits for, and of reviews."""

LEAST_SHARE = 0.1

SPARE = 100
"""How many entries of the queue may be out of date before they are removed."""


class Owner(NamedTuple):
    """Whom work is done for: an address and a user."""

    origin: str = ""
    user: str = ""


NOBODY = Owner()
REQUEST_OWNER: ContextVar[Owner] = ContextVar("REQUEST_OWNER", default=NOBODY)
"""The owner of the current request."""


K = TypeVar("K")
Order = tuple[int, int, int, int, int]


def one_fewer(counter: Counter[K], key: K) -> None:
    """Decrease a counter, and delete it at zero."""
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]


class Waiting:
    """An owner in the queue."""

    def __init__(self, owner: Owner, rank: int, number: int) -> None:
        self.owner = owner
        self.rank = rank
        self.number = number
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """Gives out slots. Background work never takes the last of several slots, and at most one for
    each address. `most` limits how many of one address may wait.

    The order depends on what the address of an owner has, so it is computed anew for one address
    whenever that changes. `ready` holds the next of each address, with entries that are out of
    date."""

    def __init__(self, places: int, most: int = 0) -> None:
        self.places = places
        self.most = most
        self.numbers = itertools.count(1)
        self.waiting: dict[str, list[Waiting]] = {}
        self.ready: list[tuple[Order, Waiting]] = []
        self.taken: Counter[Owner] = Counter()
        self.taken_by_origin: Counter[str] = Counter()
        self.background: Counter[str] = Counter()
        self.served: dict[str, int] = {}
        self.asking: Counter[str] = Counter()
        """How many slots each address has or waits for."""

    def __len__(self) -> int:
        """How many wait."""
        return self.asking.total() - self.taken.total()

    @asynccontextmanager
    async def place(self, owner: Owner, rank: int = PERSON) -> AsyncIterator[float]:
        """A slot for a while, and the share of its usual time that the work should take."""
        await self.enter(owner, rank)
        try:
            yield self.share(owner)
        finally:
            self.leave(owner, rank)

    async def enter(self, owner: Owner, rank: int) -> None:
        """Wait for a slot."""
        here = self.waiting.setdefault(owner.origin, [])
        if self.most and len(here) >= self.most:
            raise IllegalAction("too-much-work", most=self.most)
        waiting = Waiting(owner, rank, next(self.numbers))
        here.append(waiting)
        self.asking[owner.origin] += 1
        self.update(owner.origin)
        self.call()
        try:
            await waiting.called
        except asyncio.CancelledError:
            if waiting in self.waiting.get(owner.origin, []):
                self.remove(waiting)
                one_fewer(self.asking, owner.origin)
                self.update(owner.origin)
            else:
                self.leave(owner, rank)
            raise

    def leave(self, owner: Owner, rank: int) -> None:
        """Release a slot."""
        one_fewer(self.taken, owner)
        one_fewer(self.taken_by_origin, owner.origin)
        one_fewer(self.asking, owner.origin)
        if rank >= BACKGROUND:
            one_fewer(self.background, owner.origin)
        self.update(owner.origin)
        self.call()

    def remove(self, one: Waiting) -> None:
        """Take an owner out of the queue."""
        here = self.waiting[one.owner.origin]
        here.remove(one)
        if not here:
            del self.waiting[one.owner.origin]

    def update(self, origin: str) -> None:
        """Order the queue of an address again. Without a slot and without anybody who waits, its
        history is dropped."""
        if origin not in self.asking:
            self.served.pop(origin, None)
            self.waiting.pop(origin, None)
            return
        self.push_best(origin)
        if len(self.ready) > 2 * len(self.waiting) + SPARE:
            self.ready = []
            for one in self.waiting:
                self.push_best(one)

    def push_best(self, origin: str) -> None:
        """Add the next of an address to those who are ready."""
        here = [one for one in self.waiting.get(origin, []) if self.may_enter(one)]
        if here:
            best = min(here, key=self.order)
            heapq.heappush(self.ready, (self.order(best), best))

    def next(self) -> Waiting | None:
        """The next in the queue who may enter now."""
        while self.ready:
            order, one = self.ready[0]
            current = one in self.waiting.get(one.owner.origin, []) and self.order(one) == order
            if current and self.may_enter(one):
                busy = one.rank >= BACKGROUND and self.background.total() >= self.most_background()
                return None if busy else one
            heapq.heappop(self.ready)
        return None

    def call(self) -> None:
        """Give the free slots to the next in the queue."""
        while self.taken.total() < self.places:
            chosen = self.next()
            if chosen is None:
                return
            self.remove(chosen)
            self.take(chosen)
            if chosen.called.cancelled():
                self.leave(chosen.owner, chosen.rank)
            else:
                chosen.called.set_result(None)

    def take(self, chosen: Waiting) -> None:
        """Record that an owner has a slot."""
        origin = chosen.owner.origin
        self.taken[chosen.owner] += 1
        self.taken_by_origin[origin] += 1
        if chosen.rank >= BACKGROUND:
            self.background[origin] += 1
        self.served[origin] = next(self.numbers)
        self.update(origin)

    def most_background(self) -> int:
        """How many slots background work may have together."""
        return max(1, self.places - 1)

    def may_enter(self, one: Waiting) -> bool:
        """Whether what the address of an owner has allows for one more slot."""
        return one.rank < BACKGROUND or not self.background[one.owner.origin]

    def order(self, one: Waiting) -> Order:
        """The sort key of the queue, smallest first."""
        origin = one.owner.origin
        return (
            one.rank,
            self.taken_by_origin[origin],
            self.served.get(origin, 0),
            self.taken[one.owner],
            one.number,
        )

    def share(self, owner: Owner) -> float:
        """The share of its usual time that work should take: all of it while there are enough
        slots, less under load or where one owner asks for much."""
        asked = max(1, len(self.asking)) * max(1, self.asking[owner.origin])
        return max(LEAST_SHARE, min(1.0, self.places / asked))
