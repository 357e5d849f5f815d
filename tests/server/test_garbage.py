"""Garbage is collected when memory has grown, and otherwise never."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from mathom.server.garbage import GROWTH, SPARE, STEP, THRESHOLDS, Collector


@pytest.fixture(autouse=True)
def usual_thresholds() -> Iterator[None]:
    """The collector of this process works as before afterwards."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


class Sizes:
    """A process whose memory is set by a test, and what was collected in it."""

    def __init__(self, memory: int) -> None:
        self.memory = memory
        self.collections: list[int] = []
        self.collector = Collector(lambda: self.memory, self.collect)
        self.collector.open()

    def collect(self) -> None:
        """Note how many objects are left alone."""
        self.collections.append(gc.get_freeze_count())

    def grow(self, memory: int) -> list[int]:
        """How many objects were left alone at each collection after memory has grown."""
        self.memory = memory
        self.collections.clear()
        asyncio.run(self.collector.check())
        return self.collections


def test_everything_is_collected_only_when_memory_has_doubled() -> None:
    process = Sizes(1_000_000_000)
    assert gc.get_threshold() == THRESHOLDS
    (left_alone,) = process.grow(int(GROWTH * 1_000_000_000))
    assert left_alone > 10_000, "only what has come since is looked at"
    (left_alone,) = process.grow(int(GROWTH * 1_000_000_000) + STEP + 1)
    assert not left_alone
    assert gc.get_freeze_count() > 10_000
    assert not process.grow(process.memory)
    (left_alone,) = process.grow(process.memory + STEP + 1)
    assert left_alone > 10_000


def test_a_small_server_may_grow_a_little() -> None:
    process = Sizes(10_000_000)
    assert not process.grow(10_000_000 + STEP)
    (left_alone,) = process.grow(10_000_000 + SPARE)
    assert left_alone > 10_000


def test_new_cycles_are_collected_when_memory_has_grown() -> None:
    class Node:
        """Refers to itself."""

    process = Sizes(10_000_000)
    process.collector.collect = gc.collect
    node = Node()
    node.__dict__["self"] = node
    gone = weakref.ref(node)
    del node
    process.grow(10_000_000 + 2 * STEP)
    assert gone() is None


def test_many_living_objects_cause_no_full_collection() -> None:
    full: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start" and info["generation"] == 2:
            full.append(1)

    Collector(lambda: 0).open()
    gc.callbacks.append(note)
    try:
        lists = [[number] for number in range(2_000_000)]
    finally:
        gc.callbacks.remove(note)
    assert len(lists) == 2_000_000
    assert not full
