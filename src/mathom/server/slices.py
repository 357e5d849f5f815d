"""Long work in the event loop, done in slices so that others run in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
SLICE = 0.002
"""Seconds for which long work keeps the event loop."""


async def in_slices(steps: Generator[None, None, T]) -> T:
    """Run all steps of a generator; its result. After each slice the event loop runs other tasks;
    an address that uses much of it waits there for its turn (`http.event_loop_shares`)."""
    until = time.monotonic() + SLICE
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result
        if time.monotonic() > until:
            await asyncio.sleep(0)
            until = time.monotonic() + SLICE
