"""All objects are looked at when memory has grown by far, young ones twice, and no others."""

from __future__ import annotations

import asyncio
import gc
import socket
import weakref
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.texts.stories import at_random, begun
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from mathom.server.garbage import FULL, GROWTH, MANY, RECENT, SPARE, THRESHOLDS, Collector
from mathom.server.http.websocket_frames import BoundedFrames
from mathom.server.run import Server, configured, prepare
from mathom.server.settings import Settings
from mathom.table.story import Reader
from mathom.texts import wording
from mathom.texts.story import Cast


@pytest.fixture(autouse=True)
def usual_thresholds() -> Iterator[None]:
    """The collector of this process works as before afterwards."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def frozen_at_collections(memory: list[int]) -> tuple[Collector, list[tuple[int, bool]]]:
    """A collector of a process with that much memory, and of each of its collections the
    generation and whether anything was left alone."""
    found: list[tuple[int, bool]] = []

    def collect(generation: int) -> None:
        found.append((generation, gc.get_freeze_count() > 0))

    collector = Collector(lambda: memory[0], collect)
    collector.open()
    assert gc.get_threshold() == THRESHOLDS
    return collector, found


def test_everything_is_looked_at_only_when_memory_has_grown_by_far() -> None:
    memory = [1_000_000_000]
    collector, found = frozen_at_collections(memory)
    memory[0] = int(GROWTH * 1_000_000_000)
    others = [[number] for number in range(2 * MANY)]
    for _ in range(3):
        asyncio.run(collector.check())
    assert len(others) == 2 * MANY
    assert all(left_alone for _, left_alone in found)
    memory[0] += 1
    found.clear()
    asyncio.run(collector.check())
    assert not found[-1][1]
    assert gc.get_freeze_count() > 0, "everything was looked at, and is left alone again"
    asyncio.run(collector.check())
    assert found[-1][1]


def test_young_objects_are_looked_at_once_more_when_they_are_many() -> None:
    collector, found = frozen_at_collections([1_000_000_000])
    asyncio.run(collector.check())
    assert [which for which, _ in found] == [RECENT], "they are few"
    others = [[number] for number in range(2 * MANY)]
    gc.collect(RECENT)
    asyncio.run(collector.check())
    assert [which for which, _ in found] == [RECENT, FULL]
    assert len(others) == 2 * MANY
    assert len(gc.get_objects(FULL)) < MANY, "what has been looked at twice is left alone"


def test_a_small_server_may_grow_a_little() -> None:
    memory = [10_000_000]
    collector, found = frozen_at_collections(memory)
    memory[0] += SPARE
    asyncio.run(collector.check())
    assert found == [(RECENT, True)]


class Cycle:
    """It refers to itself."""

    def __init__(self) -> None:
        vars(self)["own"] = self


def test_cycles_that_lasted_for_a_moment_are_collected_at_the_next_check() -> None:
    collector = Collector(lambda: 0)
    collector.open()
    cycle = Cycle()
    gone = weakref.ref(cycle)
    gc.collect(0)  # it is older than the youngest now
    others = [[number] for number in range(200_000)]
    del cycle
    assert gone() is not None
    asyncio.run(collector.check())
    assert gone() is None
    assert len(others) == 200_000


async def connect_and_leave(address: str, table: str, abruptly: bool) -> None:
    """Look at a table for a moment."""
    async with connect(f"ws{address[4:]}/ws/tables/{table}") as socket:
        with suppress(ConnectionClosed):
            await socket.recv()
        if abruptly:
            socket.transport.abort()


async def visit_without_collector(settings: Settings, known: weakref.WeakSet[object]) -> None:
    """Connections of all kinds come and go. None may be left, though nothing is collected."""
    await prepare(settings.database)
    ready = asyncio.Event()
    server = Server(configured(settings), ready.set)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        await ready.wait()
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        async with httpx.AsyncClient(base_url=address) as http:
            await http.get("/api/me")
            asked = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await http.post("/api/tables", json=asked)).json()["id"]
        gc.disable()
        try:
            for abruptly in (False, True):
                await connect_and_leave(address, table, abruptly)
                await connect_and_leave(address, "no-such-table", abruptly)
            async with asyncio.timeout(30):
                while len(known):
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()
            server.should_exit = True
            await serving


def test_closed_connections_need_no_garbage_collection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known: weakref.WeakSet[object] = weakref.WeakSet()
    made = []
    begin = BoundedFrames.__init__

    def note(connection: BoundedFrames, *rest: Any, **more: Any) -> None:
        begin(connection, *rest, **more)
        known.add(connection)
        made.append(1)

    async def collect_nothing(_: Collector) -> None:
        pass

    monkeypatch.setattr(BoundedFrames, "__init__", note)
    monkeypatch.setattr(Collector, "check", collect_nothing)
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/mathom.sqlite3")
    asyncio.run(visit_without_collector(settings, known))
    assert len(made) == 4


def test_a_reader_of_a_story_needs_no_garbage_collection() -> None:
    table = at_random(begun("duel", seed=1), 1, 30)
    words = wording("duel", "en")
    gc.disable()
    try:
        reader = Reader(table, words, 0, Cast(("Ann", "Bob")))
        assert list(reader.stories(0, table.moves))
        gone = weakref.ref(reader)
        del reader
        assert gone() is None
    finally:
        gc.enable()


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
