"""Game time, by which the clocks of games run.

It is in seconds since 1970, but runs on the monotonic clock, so changes of the system time do not
affect it. It pauses while no server runs: of a time in which the server was down, suspended or
blocked, at most a grace period counts. All workers share it through the database.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from msgspec.structs import replace
from sqlalchemy import Connection, case, select, update

from mathom.server.storage.database import Database
from mathom.server.storage.models import GameTimeRow
from mathom.table.events import Event

Seconds = Callable[[], float]


class GameTime:
    """Tells game time. Call `tick` about every second, and `note` at least once in a grace
    period."""

    def __init__(
        self,
        database: Database,
        grace: float,
        monotonic: Seconds = time.monotonic,
        wall: Seconds = time.time,
    ) -> None:
        self.database = database
        self.grace = grace
        self.monotonic = monotonic
        self.wall = wall
        self.reached = 0.0
        self.ticked = monotonic()

    async def open(self) -> None:
        """Continue from the last time in the database."""
        self.set(await self.database.write(self.begin))

    def begin(self, connection: Connection) -> float:
        """Within a transaction, the current game time, if no worker has run since the last
        write."""
        reached, wall = connection.execute(select(GameTimeRow.reached, GameTimeRow.wall)).one()
        passed = max(0.0, self.wall() - float(wall))
        return float(reached) + min(passed, self.grace)

    def now(self) -> float:
        passed = self.monotonic() - self.ticked
        return self.reached + min(passed, self.grace)

    def set(self, now: float) -> None:
        """Advance to at least this time."""
        self.reached = max(self.now(), now)
        self.ticked = self.monotonic()

    async def tick(self) -> None:
        """Account for the time since the last tick, at most the grace period."""
        self.set(0.0)

    async def note(self) -> None:
        """Write the time to the database, and take over a later one of another worker."""
        self.set(await self.database.write(self.write))

    def write(self, connection: Connection) -> float:
        """Within a transaction, write the time unless another worker is ahead; the later of
        both."""
        now = self.now()
        later = case((GameTimeRow.reached > now, GameTimeRow.reached), else_=now)
        written = {GameTimeRow.reached: later, GameTimeRow.wall: self.wall()}
        changed = update(GameTimeRow).values(written).returning(GameTimeRow.reached)
        return float(connection.execute(changed).scalar_one())


def stamped(events: Sequence[Event], at: float, tick: float) -> list[Event]:
    """Events with their time: system time for people, game time for clocks."""
    return [replace(event, at=at, tick=tick) for event in events]


def noted_time(connection: Connection) -> float:
    """The last game time in the database, for processes that do not serve."""
    return float(connection.execute(select(GameTimeRow.reached)).scalar_one())
