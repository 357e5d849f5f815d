"""Many games at once: one task spread over several processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Protocol, TypeVar

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


def begin_work(bell: Bell) -> None:
    """Make a worker: the process that started it hears Ctrl-C, and rings the bell."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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
    context = get_context("spawn")
    bell = context.Event()
    with ProcessPoolExecutor(workers, context, begin_work, (bell,)) as pool:
        try:
            for future in as_completed([pool.submit(task, item) for item in items]):
                yield future.result()
        finally:
            bell.set()
            pool.shutdown(wait=False, cancel_futures=True)
