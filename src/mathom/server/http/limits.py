"""Rate limits by address, client and account. With several workers the token buckets are in the
database, so it does not matter which worker gets a request."""

from __future__ import annotations

import time
from collections import OrderedDict
from hashlib import sha256
from typing import Protocol

from sqlalchemy import delete, func
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError

from mathom.server.http.rate_limit import MOST, Buckets
from mathom.server.settings import Limits
from mathom.server.storage.database import Database
from mathom.server.storage.models import BucketRow

PASSWORD_RATE, PASSWORD_BURST = 0.5, 10
ACCOUNT_RATE, ACCOUNT_BURST = 1 / 30, 10
"""Password attempts for one account, from any address."""

LETTER_RATE, LETTER_BURST = 1 / 3600, 3
"""Mails to one person."""


class Limit(Protocol):
    """A rate limit."""

    async def take(self, key: str) -> bool:
        """Take a token; whether there was one."""


class Own:
    """Token buckets of this worker only."""

    def __init__(self, rate: float, burst: float) -> None:
        self.buckets = Buckets(rate, burst, time.monotonic)

    async def take(self, key: str) -> bool:
        return self.buckets.take(key)


class Shared:
    """Token buckets shared by all workers. Each worker draws several tokens at once and uses them
    up, so most requests need no database access. No token is used twice. While nothing can be
    written, each worker counts by itself, and requests that only read are still answered."""

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
        self.meanwhile = Own(rate, burst)

    async def take(self, key: str) -> bool:
        """Take a token; whether there was one."""
        name = sha256(f"{self.name} {key}".encode()).hexdigest()[:40]
        if self.held.get(name, 0) < 1 and not await self.refill(name):
            return False
        # Another request may have drawn tokens meanwhile.
        self.held[name] = self.held.get(name, 0) - 1
        self.held.move_to_end(name)
        if len(self.held) > MOST:
            self.held.popitem(last=False)
        return True

    async def refill(self, name: str) -> bool:
        """Draw several tokens, or as many as there are. A refused client waits for the next one."""
        if self.empty.get(name, 0.0) > time.time():
            return False
        for count in sorted({self.handful, 1}, reverse=True):
            try:
                drawn = await self.draw(name, count)
            except (SQLAlchemyError, OSError):
                count, drawn = 1, await self.meanwhile.take(name)
            if drawn:
                self.held[name] = self.held.get(name, 0) + count
                self.empty.pop(name, None)
                return True
        self.empty[name] = time.time() + 1 / self.rate
        if len(self.empty) > MOST:
            self.empty.popitem(last=False)
        return False

    async def draw(self, name: str, count: int) -> bool:
        """Draw tokens, all or none. A bucket is stored as the time at which it is full again."""
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


class RateLimits:
    """The rate limits of all requests."""

    addresses: Limit
    clients: Limit
    connects: Limit
    messages: Limit
    passwords: Limit
    accounts: Limit
    letters: Limit

    def __init__(self, limits: Limits, database: Database) -> None:
        self.database = database
        self.addresses = self.limit("address", limits.address_rate, limits.address_burst, 30)
        self.clients = self.limit("client", limits.client_rate, limits.client_burst, 10)
        self.connects = self.limit("connect", limits.connects_rate, limits.connects_burst, 5)
        self.messages = self.limit(
            "message", limits.address_messages_rate, limits.address_messages_burst, 20
        )
        self.passwords = self.limit("password", PASSWORD_RATE, PASSWORD_BURST)
        self.accounts = self.limit("account", ACCOUNT_RATE, ACCOUNT_BURST)
        self.letters = self.limit("letter", LETTER_RATE, LETTER_BURST)

    def limit(self, name: str, rate: float, burst: float, handful: int = 1) -> Limit:
        """A rate limit, shared if there can be several workers."""
        if self.database.embedded:
            return Own(rate, burst)
        return Shared(self.database, name, rate, burst, handful)

    async def delete_full_buckets(self) -> None:
        """Delete full buckets."""
        full = BucketRow.until < time.time()
        await self.database.write(lambda c: c.execute(delete(BucketRow).where(full)))
