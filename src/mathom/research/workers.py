"""One task for many items, spread over several processes."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing.connection import wait
from typing import Protocol, TypeVar

from mathom.worker_processes import WORKERS, interrupts_held

Item = TypeVar("Item")
Result = TypeVar("Result")


class StopEvent(Protocol):
    """The part of a multiprocessing event that workers use."""

    def is_set(self) -> bool:
        """Whether the work is cancelled."""


class Stopped(Exception):
    """The work was cancelled during a task."""


STOP_EVENTS: list[StopEvent] = []
"""In a worker process: the event that cancels the work."""


STOP_SECONDS = 2.0
"""Seconds that workers have to stop by themselves."""


def set_up_worker(stop: StopEvent) -> None:
    """Give a worker process the event that cancels its work. The process that started it handles
    Ctrl-C and sets the event."""
    STOP_EVENTS.append(stop)


def stop_if_cancelled() -> None:
    """Leave a long task early if its result is no longer needed."""
    if STOP_EVENTS and STOP_EVENTS[0].is_set():
        raise Stopped


def default_workers() -> int:
    """The number of processors available to this process."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    task: Callable[[Item], Result], items: Iterable[Item], workers: int
) -> Generator[Result, None, None]:
    """The results of a task for all items, each as soon as it is ready.

    With one worker, everything happens in this process and in order.
    """
    if workers == 1:
        yield from map(task, items)
        return
    # Workers are spawned, not forked: a fork of a process with a progress bar could hang.
    stop = WORKERS.Event()
    with ProcessPoolExecutor(workers, WORKERS, set_up_worker, (stop,)) as pool:
        try:
            # Submitting starts the workers. An interrupt between the start of one and its entry in
            # the pool's list would leave a process that is never ended.
            with interrupts_held():
                futures = [pool.submit(task, item) for item in items]
            for future in as_completed(futures):
                yield future.result()
        finally:
            stop.set()
            end_soon(pool)


def end_soon(pool: ProcessPoolExecutor) -> None:
    """Let the workers stop by themselves, and kill those that are still running after a moment."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    deadline = time.monotonic() + STOP_SECONDS
    try:
        for process in processes:
            wait([process.sentinel], max(0.0, deadline - time.monotonic()))
    finally:
        for process in processes:
            process.kill()
