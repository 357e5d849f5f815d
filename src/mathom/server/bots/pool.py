"""The pool of bot processes. A bot that crashes or is too slow never blocks a table."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, TypeVar

from mathom.engine.position import position
from mathom.engine.step import legal
from mathom.server.bots import worker
from mathom.server.bots.fair_queue import BACKGROUND, NOBODY, PERSON, FairQueue, Owner
from mathom.server.bots.process_pool import Crashed, ProcessPool, TooSlow, within
from mathom.server.logs import short
from mathom.table.table import Table

log = logging.getLogger("mathom.bots.pool")

T = TypeVar("T")
TRIES = 2
FALLBACK = "greedy"
MOST_USUAL = 1000


class BotFailed(Exception):
    """A bot process was too slow or crashed."""


class Decision(NamedTuple):
    """The action of a bot. It is not `sound` if all bots failed and any legal action was taken."""

    action: int
    sound: bool


class BotPool:
    """Runs bots in processes with a limit of CPU time. A `FairQueue` shares the processes among
    people."""

    def __init__(self, workers: int, limit: float, memory: int = 0) -> None:
        self.workers = workers
        self.limit = limit
        self.queue = FairQueue(workers)
        self.pool = ProcessPool(workers, partial(worker.prepare, memory))
        self.usual: dict[str, float] = {}

    def warm_up(self) -> None:
        self.pool.warm_up()

    def close(self) -> None:
        self.pool.close()

    async def run(
        self,
        work: Callable[..., T],
        *arguments: Any,
        begun: asyncio.Event | None = None,
        owner: Owner = NOBODY,
        rank: int = PERSON,
        shared: bool = False,
        short: bool = False,
    ) -> T:
        """Run a function in a process, within the time limit; `begun` is set when it starts. A
        `shared` function gets the share of its usual time as its last argument. The answer of a
        `short` one takes a few bytes."""
        async with self.queue.place(owner, rank) as share:
            if begun is not None:
                begun.set()
            full = (*arguments, share) if shared else arguments
            for _ in range(TRIES):
                try:
                    return await self.pool.run(work, full, within(self.limit), short)
                except TooSlow:
                    log.warning("too slow", extra={"facts": {"work": work.__name__}})
                    break
                except Crashed as fault:
                    log.warning("crashed", extra={"facts": {"fault": str(fault)}})
        raise BotFailed

    async def choose(self, table: Table, seat: int, begun: asyncio.Event | None = None) -> int:
        """The action of the bot on a seat."""
        return (await self.decide(table, seat, begun)).action

    async def decide(
        self,
        table: Table,
        seat: int,
        begun: asyncio.Event | None = None,
        owner: Owner = NOBODY,
        rank: int = PERSON,
    ) -> Decision:
        """The action of the bot on a seat. If it fails, a simpler bot chooses, then any legal
        action."""
        spec = table.seats[seat].bot
        s = table.state
        seed = secrets.randbits(32)
        where = position(table.game, s)
        began = time.monotonic()
        for attempt in (spec, FALLBACK):
            arguments = (table.game.id, where, seat, attempt, seed)
            try:
                chosen = await self.run(
                    worker.choose,
                    *arguments,
                    begun=begun,
                    owner=owner,
                    rank=rank,
                    shared=True,
                    short=True,
                )
            except BotFailed:
                continue
            except Exception:
                log.exception(
                    "bot failed", extra={"facts": {"bot": attempt, "table": short(table.id)}}
                )
                continue
            if chosen in legal(s, seat):
                self.learn(attempt, time.monotonic() - began)
                return Decision(chosen, True)
        return Decision(legal(s, seat)[0], False)

    def learn(self, spec: str, seconds: float) -> None:
        """Update the average time of a bot."""
        if len(self.usual) > MOST_USUAL:
            self.usual.clear()
        self.usual[spec] = 0.7 * self.usual.get(spec, seconds) + 0.3 * seconds

    def share(self, spec: str, seconds: float) -> float:
        """The estimated progress of a bot."""
        return min(0.95, seconds / max(0.2, 1.2 * self.usual.get(spec, 1.0)))

    async def consider(
        self,
        game: str,
        where: dict[str, Any],
        seat: int,
        spec: str,
        owner: Owner = NOBODY,
        rank: int = BACKGROUND,
    ) -> worker.Thoughts:
        """The search results for a position."""
        arguments = (game, where, seat, spec, secrets.randbits(32))
        hurry = rank == PERSON
        return await self.run(worker.consider, *arguments, owner=owner, rank=rank, shared=hurry)

    async def line_after(
        self, game: str, where: dict[str, Any], action: int, owner: Owner = NOBODY
    ) -> worker.Line:
        """How a game may go on after an action."""
        return await self.run(worker.line_after, game, where, action, owner=owner, rank=BACKGROUND)

    async def solve(
        self, game: str, where: dict[str, Any], seconds: float, owner: Owner = NOBODY
    ) -> worker.Solved:
        """The result of the solver for a position."""
        return await self.run(worker.solve, game, where, seconds, owner=owner)
