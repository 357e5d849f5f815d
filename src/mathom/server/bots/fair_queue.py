"""A fair queue for a few slots: people before background work, and a fair share for everybody.

Slots are given by priority first (a person waits, or nobody does), then to the address with the
fewest slots, then to the person with the fewest, then to the least recently served. More tables or
more cookies do not give anybody more.
"""

from __future__ import annotations

import asyncio
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


class Owner(NamedTuple):
    """Whom work is done for: an address and a user."""

    origin: str = ""
    user: str = ""


NOBODY = Owner()
REQUEST_OWNER: ContextVar[Owner] = ContextVar("REQUEST_OWNER", default=NOBODY)
"""The owner of the current request."""


K = TypeVar("K")


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
    each address. `most` limits how many of one address may wait."""

    def __init__(self, places: int, most: int = 0) -> None:
        self.places = places
        self.most = most
        self.numbers = itertools.count(1)
        self.waiting: list[Waiting] = []
        self.taken: Counter[Owner] = Counter()
        self.taken_by_origin: Counter[str] = Counter()
        self.background: Counter[str] = Counter()
        self.served: dict[str, int] = {}

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
        here = sum(one.owner.origin == owner.origin for one in self.waiting)
        if self.most and here >= self.most:
            raise IllegalAction("too-much-work", most=self.most)
        waiting = Waiting(owner, rank, next(self.numbers))
        self.waiting.append(waiting)
        self.call()
        try:
            await waiting.called
        except asyncio.CancelledError:
            if waiting in self.waiting:
                self.waiting.remove(waiting)
            else:
                self.leave(owner, rank)
            raise

    def leave(self, owner: Owner, rank: int) -> None:
        """Release a slot."""
        one_fewer(self.taken, owner)
        one_fewer(self.taken_by_origin, owner.origin)
        if rank >= BACKGROUND:
            one_fewer(self.background, owner.origin)
        if not self.taken_by_origin[owner.origin]:
            self.forget(owner.origin)
        self.call()

    def forget(self, origin: str) -> None:
        """Drop the history of an address, unless it waits."""
        if all(one.owner.origin != origin for one in self.waiting):
            self.served.pop(origin, None)

    def call(self) -> None:
        """Give the free slots to the next in the queue."""
        while sum(self.taken.values()) < self.places:
            ready = [one for one in self.waiting if self.may_enter(one)]
            if not ready:
                return
            chosen = min(ready, key=self.order)
            self.waiting.remove(chosen)
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

    def may_enter(self, one: Waiting) -> bool:
        """Whether an owner may have one of the free slots."""
        if one.rank < BACKGROUND:
            return True
        running = sum(self.background.values())
        return running < max(1, self.places - 1) and not self.background[one.owner.origin]

    def order(self, one: Waiting) -> tuple[int, int, int, int, int]:
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
        origins = {*self.taken_by_origin, *(one.owner.origin for one in self.waiting)}
        own = self.taken_by_origin[owner.origin] + sum(
            one.owner.origin == owner.origin for one in self.waiting
        )
        asked = max(1, len(origins)) * max(1, own)
        return max(LEAST_SHARE, min(1.0, self.places / asked))
