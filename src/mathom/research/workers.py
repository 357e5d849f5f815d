"""Many games at once: one task spread over several processes."""

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


class Bell(Protocol):
    """Something that can be rung once and heard by all workers."""

    def is_set(self) -> bool:
        """Whether it has been rung."""


class Stopped(Exception):
    """The work was called off while a task was under way."""


BELLS: list[Bell] = []
"""In a worker process: the bell that calls the work off."""


MOMENT = 2.0
"""Seconds that workers have to leave what they are doing."""


def begin_work(bell: Bell) -> None:
    """Make a worker: the process that started it hears Ctrl-C, and rings the bell."""
    BELLS.append(bell)


def stop_if_called_off() -> None:
    """Leave a long task early when nobody waits for its result any more."""
    if BELLS and BELLS[0].is_set():
        raise Stopped


def usual_workers() -> int:
    """As many as there are processors for this process."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    task: Callable[[Item], Result], items: Iterable[Item], workers: int
) -> Generator[Result, None, None]:
    """The results of a task for all items, each as soon as it is there.

    With one worker everything happens in this process and in order.
    """
    if workers == 1:
        yield from map(task, items)
        return
    # A fresh process for each worker: a copy of one that draws a progress bar could hang.
    bell = WORKERS.Event()
    with ProcessPoolExecutor(workers, WORKERS, begin_work, (bell,)) as pool:
        try:
            # Submitting starts the workers. An interrupt between the start of one and its entry in
            # the pool's list would leave a worker that nobody ends.
            with interrupts_held():
                futures = [pool.submit(task, item) for item in items]
            for future in as_completed(futures):
                yield future.result()
        finally:
            bell.set()
            end_soon(pool)


def end_soon(pool: ProcessPoolExecutor) -> None:
    """Let the workers leave, and end those that still think after a moment."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    deadline = time.monotonic() + MOMENT
    try:
        for process in processes:
            wait([process.sentinel], max(0.0, deadline - time.monotonic()))
    finally:
        for process in processes:
            process.kill()
