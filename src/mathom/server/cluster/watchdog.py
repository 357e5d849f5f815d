"""Detects workers that hang. Each worker updates a file from its event loop, and the supervisor
kills a worker whose file no longer changes. Without a supervisor, systemd is notified."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import time
from collections.abc import Callable, Iterable
from pathlib import Path

log = logging.getLogger("mathom.cluster.watchdog")

BEAT = 0.5
"""Seconds between two heartbeats."""

LOOK = 2.0
"""Most seconds of silence that one check counts: the machine may have been suspended."""


def sign_of(folder: Path, pid: int) -> Path:
    """The heartbeat file of a worker."""
    return folder / f"{pid}.beat"


class Heartbeat:
    """Writes heartbeats while the event loop of this process runs."""

    def __init__(self, folder: Path | None) -> None:
        self.file = None if folder is None else sign_of(folder, os.getpid())
        self.beats = 0
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        tell_systemd("READY=1")
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        """Write a heartbeat periodically. The health check reports a full disk."""
        while True:
            self.beats += 1
            if self.file is not None:
                with contextlib.suppress(OSError):
                    self.file.write_text(str(self.beats))
            tell_systemd("WATCHDOG=1")
            await asyncio.sleep(BEAT)


def tell_systemd(state: str) -> None:
    """Notify systemd, if it has asked for that."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
        channel.connect(f"\0{address[1:]}" if address.startswith("@") else address)
        channel.sendall(state.encode())


class Watchdog:
    """Watches the heartbeat files of workers. It counts by its own monotonic clock whether they
    change, so changes of the system time do not matter."""

    def __init__(
        self, folder: Path, limit: float, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self.folder = folder
        self.limit = limit
        self.monotonic = monotonic
        self.looked = monotonic()
        self.signs: dict[int, str] = {}
        self.silence: dict[int, float] = {}

    def stuck(self, workers: Iterable[int]) -> list[int]:
        """The workers that have been silent for too long."""
        now = self.monotonic()
        passed, self.looked = min(LOOK, now - self.looked), now
        for pid in workers:
            self.look(pid, passed)
        return [pid for pid in workers if self.silence.get(pid, 0.0) >= self.limit > 0]

    def look(self, pid: int, passed: float) -> None:
        """Check the heartbeat of a worker. A worker without a file has not started yet."""
        try:
            sign = sign_of(self.folder, pid).read_text()
        except OSError:
            return
        if self.signs.get(pid) == sign:
            self.silence[pid] = self.silence.get(pid, 0.0) + passed
        else:
            self.signs[pid], self.silence[pid] = sign, 0.0

    def end(self, workers: Iterable[int]) -> bool:
        """Kill the workers that hang; whether there were any."""
        found = self.stuck(workers)
        for pid in found:
            log.error("worker hangs", extra={"facts": {"pid": pid, "seconds": self.limit}})
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
            self.forget(pid)
        return bool(found)

    def forget(self, pid: int) -> None:
        """A worker has ended."""
        self.signs.pop(pid, None)
        self.silence.pop(pid, None)
        sign_of(self.folder, pid).unlink(missing_ok=True)
