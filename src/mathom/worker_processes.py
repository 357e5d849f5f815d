"""Worker processes that ignore Ctrl-C and leave it to the process that started them."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess

CAN_HOLD = hasattr(signal, "pthread_sigmask")
"""Whether this system can block signals."""


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Block SIGINT. A process that is started meanwhile inherits the block, so it is not
    interrupted while it imports its modules."""
    if not CAN_HOLD:
        yield
        return
    # Python starts the resource tracker with the first child, and unblocks SIGINT afterwards.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkerProcess(SpawnProcess):
    """A spawned process that ignores SIGINT, so it prints no traceback."""

    def start(self) -> None:
        """Start it with SIGINT blocked."""
        with interrupts_held():
            super().start()

    def run(self) -> None:
        """Ignore SIGINT, which the terminal sends to all processes, then work."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        if CAN_HOLD:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
        super().run()


class WorkerContext(SpawnContext):
    """A multiprocessing context for pools of such workers."""

    Process = WorkerProcess


WORKERS = WorkerContext()
