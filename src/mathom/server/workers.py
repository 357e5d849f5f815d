"""The processes that serve one database: each says now and then that it lives."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert, select, update

from mathom.server.database import Database
from mathom.server.models import SocketRow, WorkerRow

BEAT = 1.0
DEAD = 6.0
"""Seconds of silence after which the others go on in the place of a worker. One that was only slow
does no harm: what it does then meets the numbers of events that are taken."""


class Workers:
    """Knows which workers live. This one is called as its database calls it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.worker = database.worker

    async def living(self) -> set[str]:
        """The workers that were heard of lately, and this one."""
        asked = select(WorkerRow.id).where(WorkerRow.seen >= time.time() - DEAD)
        return {self.worker, *(row.id for row in await self.database.ask(asked))}

    async def beat(self) -> bool:
        """Say that this worker lives; whether the others had forgotten it, or never knew it."""
        return await self.database.write(self.say)

    def say(self, connection: Connection) -> bool:
        """Within a transaction, say that this worker lives."""
        row = {"seen": time.time()}
        known = connection.execute(
            update(WorkerRow).where(WorkerRow.id == self.worker).values(row)
        ).rowcount
        if not known:
            connection.execute(insert(WorkerRow), [{"id": self.worker, **row}])
        return not known

    async def bury(self) -> set[str]:
        """Forget the workers that have died; the tables to which people were connected there."""
        silent = WorkerRow.seen < time.time() - DEAD

        def forget(connection: Connection) -> set[str]:
            asked = select(WorkerRow.id).where(silent, WorkerRow.id != self.worker)
            dead = list(connection.scalars(asked))
            return leave(connection, dead) if dead else set()

        return await self.database.write(forget)

    async def leave(self) -> None:
        """Say that this worker ends."""
        await self.database.write(lambda connection: leave(connection, [self.worker]))


def leave(connection: Connection, workers: list[str]) -> set[str]:
    """Forget workers with those who were connected to them."""
    sockets = delete(SocketRow).where(SocketRow.worker_id.in_(workers))
    tables = set(connection.scalars(sockets.returning(SocketRow.table_id)))
    connection.execute(delete(WorkerRow).where(WorkerRow.id.in_(workers)))
    return tables
