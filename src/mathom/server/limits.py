"""How fast one may come in: by address, by client, with passwords. Where several workers may serve,
the buckets are in the database and it does not matter which of them is asked."""

from __future__ import annotations

import time
from collections import OrderedDict
from hashlib import sha256
from typing import Protocol

from sqlalchemy import delete, func
from sqlalchemy.dialects.postgresql import insert

from mathom.server.buckets import MOST, Buckets
from mathom.server.database import Database
from mathom.server.models import BucketRow
from mathom.server.settings import Limits

PASSWORD_RATE, PASSWORD_BURST = 0.5, 10


class Limit(Protocol):
    """Gives out tokens."""

    async def take(self, key: str) -> bool:
        """Whether there is a token left for this client."""


class Own:
    """Buckets of this worker alone."""

    def __init__(self, rate: float, burst: float) -> None:
        self.buckets = Buckets(rate, burst, time.monotonic)

    async def take(self, key: str) -> bool:
        return self.buckets.take(key)


class Shared:
    """Buckets of all workers. Each draws a handful of tokens at once and gives them out one by one,
    so that most requests do not wait for the database; no token is given out twice."""

    def __init__(
        self, database: Database, name: str, rate: float, burst: float, handful: int = 1
    ) -> None:
        self.database = database
        self.name = name
        self.rate = rate
        self.burst = burst
        self.handful = handful
        self.held: OrderedDict[str, int] = OrderedDict()
        self.empty: OrderedDict[str, float] = OrderedDict()

    async def take(self, key: str) -> bool:
        """Whether there is a token left for this client."""
        name = sha256(f"{self.name} {key}".encode()).hexdigest()[:40]
        if self.held.get(name, 0) < 1 and not await self.refill(name):
            return False
        # While this one was asking, others may have drawn for the same client.
        self.held[name] = self.held.get(name, 0) - 1
        self.held.move_to_end(name)
        if len(self.held) > MOST:
            self.held.popitem(last=False)
        return True

    async def refill(self, name: str) -> bool:
        """Draw tokens, a handful if there are as many; who was refused waits for the next one."""
        if self.empty.get(name, 0.0) > time.time():
            return False
        for count in sorted({self.handful, 1}, reverse=True):
            if await self.draw(name, count):
                self.held[name] = self.held.get(name, 0) + count
                self.empty.pop(name, None)
                return True
        self.empty[name] = time.time() + 1 / self.rate
        if len(self.empty) > MOST:
            self.empty.popitem(last=False)
        return False

    async def draw(self, name: str, count: int) -> bool:
        """Draw some tokens, all of them or none. The bucket is kept as the time when it will be
        full again."""
        now, cost = time.time(), count / self.rate
        fullness = func.greatest(BucketRow.until, now) + cost
        asked = (
            insert(BucketRow)
            .values(key=name, until=now + cost)
            .on_conflict_do_update(
                index_elements=[BucketRow.key],
                set_={"until": fullness},
                where=fullness <= now + self.burst / self.rate,
            )
        )
        return await self.database.write(lambda c: c.execute(asked).rowcount) == 1


class Doors:
    """The limits that every request passes."""

    addresses: Limit
    clients: Limit
    passwords: Limit

    def __init__(self, limits: Limits, database: Database) -> None:
        self.database = database
        if database.embedded:
            self.addresses = Own(limits.address_rate, limits.address_burst)
            self.clients = Own(limits.client_rate, limits.client_burst)
            self.passwords = Own(PASSWORD_RATE, PASSWORD_BURST)
        else:
            self.addresses = Shared(
                database, "address", limits.address_rate, limits.address_burst, 30
            )
            self.clients = Shared(database, "client", limits.client_rate, limits.client_burst, 10)
            self.passwords = Shared(database, "password", PASSWORD_RATE, PASSWORD_BURST)

    async def tidy(self) -> None:
        """Forget the buckets that are full again."""
        full = BucketRow.until < time.time()
        await self.database.write(lambda c: c.execute(delete(BucketRow).where(full)))
