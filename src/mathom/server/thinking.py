"""Bots think in processes of their own; one that crashes or dawdles never holds up a table."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from mathom.engine.position import position
from mathom.engine.step import legal
from mathom.server import minds
from mathom.server.logs import short
from mathom.table.table import Table

log = logging.getLogger("mathom.thinking")

T = TypeVar("T")
TRIES = 2
FALLBACK = "greedy"


class NoThought(Exception):
    """Nothing came of thinking: too slow, or crashed."""


class Thinking:
    """Hands positions to a pool of processes and waits, but not for ever."""

    def __init__(self, workers: int, limit: float) -> None:
        self.workers = workers
        self.limit = limit
        self.places = asyncio.Semaphore(workers)
        self.pool = self.new_pool()
        self.usual: dict[str, float] = {}

    def new_pool(self) -> ProcessPoolExecutor:
        """Fresh processes."""
        return ProcessPoolExecutor(
            self.workers, multiprocessing.get_context("spawn"), initializer=minds.prepare
        )

    def warm_up(self) -> None:
        """Start the processes before somebody needs them."""
        for _ in range(self.workers):
            self.pool.submit(minds.ready)

    def close(self) -> None:
        """Stop thinking at once."""
        self.abandon(self.pool)

    def restart(self, broken: ProcessPoolExecutor) -> None:
        """New processes in the place of those that crashed or hang."""
        if self.pool is broken:
            self.pool = self.new_pool()
            self.abandon(broken)

    def abandon(self, pool: ProcessPoolExecutor) -> None:
        """End a pool with whatever it is doing."""
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    async def run(
        self, work: Callable[..., T], *arguments: Any, begun: asyncio.Event | None = None
    ) -> T:
        """Have something thought out, in time or not at all; `begun` tells when it is its turn."""
        async with self.places:
            if begun is not None:
                begun.set()
            for _ in range(TRIES):
                pool = self.pool
                loop = asyncio.get_running_loop()
                try:
                    return await asyncio.wait_for(
                        loop.run_in_executor(pool, work, *arguments), self.limit
                    )
                except TimeoutError:
                    log.warning("too slow", extra={"facts": {"work": work.__name__}})
                    self.restart(pool)
                    break
                except (BrokenProcessPool, RuntimeError) as fault:
                    log.warning("crashed", extra={"facts": {"fault": type(fault).__name__}})
                    self.restart(pool)
        raise NoThought

    async def choose(self, table: Table, seat: int, begun: asyncio.Event | None = None) -> int:
        """What the bot on a seat does; if it fails, what a simpler one does, else anything."""
        spec = table.seats[seat].bot
        s = table.state
        seed = secrets.randbits(32)
        where = position(table.game, s)
        began = time.monotonic()
        for attempt in (spec, FALLBACK):
            try:
                chosen = await self.run(
                    minds.choose, table.game.id, where, seat, attempt, seed, begun=begun
                )
            except NoThought:
                continue
            except Exception:
                log.exception(
                    "bot failed", extra={"facts": {"bot": attempt, "table": short(table.id)}}
                )
                continue
            if chosen in legal(s, seat):
                self.learn(attempt, time.monotonic() - began)
                return chosen
        return legal(s, seat)[0]

    def learn(self, spec: str, seconds: float) -> None:
        """How long a bot usually takes."""
        self.usual[spec] = 0.7 * self.usual.get(spec, seconds) + 0.3 * seconds

    def share(self, spec: str, seconds: float) -> float:
        """How much of its thinking a bot has probably done."""
        return min(0.95, seconds / max(0.2, 1.2 * self.usual.get(spec, 1.0)))

    async def consider(
        self, game: str, where: dict[str, Any], seat: int, spec: str
    ) -> minds.Thoughts:
        """What a search thinks of a position."""
        return await self.run(minds.consider, game, where, seat, spec, secrets.randbits(32))

    async def solve(self, game: str, where: dict[str, Any], seconds: float) -> minds.Solved:
        """What a solver says of a position."""
        return await self.run(minds.solve, game, where, seconds)
