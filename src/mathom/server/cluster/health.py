"""Health check: whether this worker can do its job, above all whether it can write."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from pathlib import Path

from sqlalchemy import make_url

from mathom.server.live.game_time import GameTime
from mathom.server.storage.database import Database

log = logging.getLogger("mathom.cluster.health")

FRESH = 2.0
"""Seconds for which a result is cached, so that frequent checks cost nothing."""

LIMIT = 5.0
LEAST_FREE = 16_000_000
"""Bytes that must be free on the disk of an embedded database."""


class Health:
    """Checks the database by a small write, and the free disk space."""

    def __init__(self, database: Database, url: str, game_time: GameTime) -> None:
        self.game_time = game_time
        file = make_url(url).database if database.embedded else None
        self.folder = Path(file).parent if file else None
        self.asking = asyncio.Lock()
        self.checked = -FRESH
        self.known: list[str] = []

    async def faults(self) -> list[str]:
        """The failed checks: `database` (cannot be written) and `disk` (full)."""
        async with self.asking:
            if time.monotonic() - self.checked >= FRESH:
                self.known = [*await self.write(), *self.look_at_disk()]
                self.checked = time.monotonic()
            return self.known

    async def write(self) -> list[str]:
        try:
            await asyncio.wait_for(self.game_time.note(), LIMIT)
        except Exception as fault:  # drivers raise different exceptions
            log.error("cannot write", extra={"facts": {"fault": type(fault).__name__}})
            return ["database"]
        return []

    def look_at_disk(self) -> list[str]:
        if self.folder is None or shutil.disk_usage(self.folder).free >= LEAST_FREE:
            return []
        return ["disk"]
