"""Full garbage collections happen when memory has grown, and otherwise never."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from mathom.server.garbage import FULL, GROWTH, SPARE, THRESHOLDS, Collector


@pytest.fixture(autouse=True)
def usual_thresholds() -> Iterator[None]:
    """The collector of this process works as before afterwards."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_everything_is_collected_only_when_memory_has_grown() -> None:
    memory = [1_000_000_000]
    collections: list[int] = []

    def collect(generation: int) -> None:
        if generation == FULL:
            collections.append(memory[0])
            memory[0] -= 100_000_000

    collector = Collector(lambda: memory[0], collect)
    collector.open()
    assert gc.get_threshold() == THRESHOLDS
    memory[0] = int(GROWTH * 1_000_000_000)
    asyncio.run(collector.check())
    assert not collections
    memory[0] += 1
    asyncio.run(collector.check())
    asyncio.run(collector.check())
    assert len(collections) == 1
    memory[0] = int(GROWTH * collector.after_last) + 1
    asyncio.run(collector.check())
    assert len(collections) == 2


def test_a_small_server_may_grow_a_little() -> None:
    memory = [10_000_000]
    collections: list[int] = []
    collector = Collector(lambda: memory[0], collections.append)
    collector.open()
    memory[0] += SPARE
    asyncio.run(collector.check())
    assert FULL not in collections


class Connection:
    """It refers to itself, as those of the server do."""

    def __init__(self) -> None:
        vars(self)["protocol"] = self


def test_connections_that_lasted_for_seconds_are_collected_at_the_next_check() -> None:
    collector = Collector(lambda: 0)
    collector.open()
    connection = Connection()
    gone = weakref.ref(connection)
    gc.collect(0)  # it is older than the youngest now
    others = [[number] for number in range(200_000)]
    del connection
    assert gone() is not None
    asyncio.run(collector.check())
    assert gone() is None
    assert len(others) == 200_000


def test_many_living_objects_cause_no_full_collection() -> None:
    full: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start" and info["generation"] == 2:
            full.append(1)

    Collector(lambda: 0).open()
    gc.callbacks.append(note)
    try:
        kept = [[number] for number in range(2_000_000)]
    finally:
        gc.callbacks.remove(note)
    assert len(kept) == 2_000_000
    assert not full
