"""Processes that leave Ctrl-C to the process that started them, from their first moment on."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess

CAN_HOLD = hasattr(signal, "pthread_sigmask")
"""Whether this system can keep a signal waiting."""


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Keep Ctrl-C waiting. A process started meanwhile is born with the same deafness, so that it
    is not interrupted while it still imports what it needs."""
    if not CAN_HOLD:
        yield
        return
    # Python starts this helper beside the first child, and then would let interrupts through.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkerProcess(SpawnProcess):
    """A fresh process that ignores Ctrl-C and so prints no traceback of it."""

    def start(self) -> None:
        """Start it deaf."""
        with interrupts_held():
            super().start()

    def run(self) -> None:
        """Ignore what the terminal sends to everybody, then work."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        if CAN_HOLD:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
        super().run()


class WorkerContext(SpawnContext):
    """For pools: all of their processes are such workers."""

    Process = WorkerProcess


WORKERS = WorkerContext()
