"""Full garbage collections happen when memory has grown, and otherwise never."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from mathom.server.garbage import GROWTH, SPARE, THRESHOLDS, Collector


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

    def collect() -> None:
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
    collections: list[None] = []
    collector = Collector(lambda: memory[0], lambda: collections.append(None))
    collector.open()
    memory[0] += SPARE
    asyncio.run(collector.check())
    assert not collections


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
