"""Checks of untrusted input, in processes apart from those of the bots. The rules never run on it
in the event loop before they ran on it here, within limits of time and memory."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec

from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.position import position
from mathom.server.bots import check_worker, worker
from mathom.server.bots.fair_queue import NOBODY, REQUEST_OWNER, FairQueue, Owner
from mathom.server.bots.process_pool import Crashed, ProcessPool, TooSlow, within
from mathom.server.settings import Limits
from mathom.server.slices import in_slices
from mathom.table.commands import User
from mathom.table.events import Event
from mathom.table.handle import chance_seed
from mathom.table.opening import Plan
from mathom.table.snapshot import restoring
from mathom.table.table import Table

log = logging.getLogger("mathom.bots.check_pool")

T = TypeVar("T")
NICENESS = 15
"""The niceness of check processes: people wait for bots, but seldom for checks."""

read_events: msgspec.json.Decoder[list[Event]] = msgspec.json.Decoder(list[Event])


NewTable = tuple[list[Event], Table]
StoredTable = tuple[list[str], Table]


async def restored(id: str, snapshot: bytes) -> Table:
    """The table of a snapshot. A long game takes its time, and others run in between."""
    return await in_slices(restoring(id, snapshot))


class CheckPool:
    """Checks untrusted input in processes that are killed at their time limit."""

    def __init__(self, limits: Limits) -> None:
        self.time = within(limits.check_seconds)
        self.queue = FairQueue(limits.checkers, limits.waiting_checks)
        prepare = partial(worker.prepare, limits.check_memory, NICENESS)
        self.pool = ProcessPool(limits.checkers, prepare)

    def warm_up(self) -> None:
        self.pool.warm_up()

    def close(self) -> None:
        self.pool.close()

    async def run(self, work: Callable[..., T], *arguments: Any, owner: Owner = NOBODY) -> T:
        """Run a check within the time limit."""
        async with self.queue.place(owner):
            try:
                return await self.pool.run(work, arguments, self.time)
            except TooSlow as fault:
                log.warning("check too slow", extra={"facts": {"check": work.__name__}})
                raise BadNotation("check-too-slow", seconds=round(self.time.cpu)) from fault
            except Crashed as fault:
                facts = {"check": work.__name__, "fault": str(fault)}
                log.warning("check failed", extra={"facts": facts})
                raise BadNotation("check-failed") from fault

    async def opened(
        self, plan: Plan, user: User, secret: int, now: float, owner: Owner
    ) -> NewTable:
        """A table that begins from an uploaded position."""
        arguments = (plan, user, secret, now)
        events, table = await self.run(check_worker.opened, *arguments, owner=owner)
        return read_events.decode(events), await restored("", table)

    async def uploaded(
        self, text: str, user: User, now: float, tick: float, owner: Owner
    ) -> StoredTable:
        """A table to view a record, with its events as they are stored."""
        arguments = (text, user, now, tick)
        bodies, table = await self.run(check_worker.uploaded, *arguments, owner=owner)
        return bodies, await restored("", table)

    async def branched(
        self,
        bodies: Sequence[str],
        at: int,
        seats: Sequence[str],
        user: User,
        secret: int,
        now: float,
        tick: float,
        owner: Owner,
    ) -> StoredTable:
        """A table that branches off another one, with its events as they are stored."""
        arguments = (bodies, at, seats, user, secret, now, tick)
        found, table = await self.run(check_worker.branched, *arguments, owner=owner)
        return found, await restored("", table)

    async def folded(self, id: str, bodies: Sequence[str]) -> Table:
        """A long game, folded in another process."""
        owner = REQUEST_OWNER.get()
        if owner == NOBODY:
            owner = Owner(id, id)
        return await restored(id, await self.run(check_worker.folded, bodies, owner=owner))

    async def recorded(self, bodies: Sequence[str], owner: Owner) -> str:
        return await self.run(check_worker.recorded, bodies, owner=owner)

    async def rehearse(self, table: Table, seat: int, actions: list[int], owner: Owner) -> None:
        """Try actions at a table, with the chance results that they will have."""
        where = position(table.game, table.state)
        seeds = [chance_seed(table, number) for number in range(len(actions))]
        await self.run(
            check_worker.rehearse, table.game.id, where, seat, actions, seeds, owner=owner
        )

    async def foresee(
        self, table: Table, seat: int, action: int, owner: Owner
    ) -> dict[str, object]:
        """What an action would change."""
        where = position(table.game, table.state)
        return await self.run(check_worker.foresee, table.game.id, where, seat, action, owner=owner)

    async def why(self, table: Table, seat: int, action: int, owner: Owner) -> IllegalAction | None:
        """Why an action is not allowed, or None."""
        where = position(table.game, table.state)
        found = await self.run(check_worker.why, table.game.id, where, seat, action, owner=owner)
        return None if found is None else IllegalAction(found[0], **found[1])
