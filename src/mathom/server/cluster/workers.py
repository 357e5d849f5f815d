"""The processes that share one database. Each writes a heartbeat to it."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert, select, update

from mathom.server.storage.database import Database
from mathom.server.storage.models import SocketRow, WorkerRow

BEAT = 1.0
DEAD = 6.0
"""Seconds of silence after which a worker counts as dead. If it was only slow, nothing breaks: its
writes conflict with the sequence numbers that others have taken."""


class Workers:
    """Knows which workers are alive."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.worker = database.worker

    async def living(self) -> set[str]:
        """The workers with a recent heartbeat, and this one."""
        query = select(WorkerRow.id).where(WorkerRow.seen >= time.time() - DEAD)
        return {self.worker, *(row.id for row in await self.database.ask(query))}

    async def beat(self) -> bool:
        """Write a heartbeat; whether this worker was unknown to the others."""
        return await self.database.write(self.say)

    def say(self, connection: Connection) -> bool:
        """Write a heartbeat within a transaction."""
        row = {"seen": time.time()}
        known = connection.execute(
            update(WorkerRow).where(WorkerRow.id == self.worker).values(row)
        ).rowcount
        if not known:
            connection.execute(insert(WorkerRow), [{"id": self.worker, **row}])
        return not known

    async def remove_dead(self) -> set[str]:
        """Remove dead workers; the tables that people were connected to through them."""
        silent = WorkerRow.seen < time.time() - DEAD

        def forget(connection: Connection) -> set[str]:
            query = select(WorkerRow.id).where(silent, WorkerRow.id != self.worker)
            dead = list(connection.scalars(query))
            return leave(connection, dead) if dead else set()

        return await self.database.write(forget)

    async def leave(self) -> None:
        """Remove this worker."""
        await self.database.write(lambda connection: leave(connection, [self.worker]))


def leave(connection: Connection, workers: list[str]) -> set[str]:
    """Remove workers and their connections; the tables of those connections."""
    sockets = delete(SocketRow).where(SocketRow.worker_id.in_(workers))
    tables = set(connection.scalars(sockets.returning(SocketRow.table_id)))
    connection.execute(delete(WorkerRow).where(WorkerRow.id.in_(workers)))
    return tables
