"""Uploads of long games do not keep others waiting."""

from __future__ import annotations

import asyncio
import math
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, event, func, select
from tests.texts.stories import at_random, begun

from mathom.server import slices
from mathom.server.bots.check_pool import restored
from mathom.server.services import SWITCH, Services
from mathom.server.settings import RetentionPeriods, Settings, async_url
from mathom.server.storage import database as storage
from mathom.server.storage import integrity, table_rows
from mathom.server.storage.database import MOST_BODIES, Database
from mathom.server.storage.models import EventRow, MemberRow, TableRow
from mathom.server.storage.retention import Retention
from mathom.server.storage.sqlite_threads import Urgency
from mathom.table.events import Said, write_event
from mathom.table.snapshot import snapshot

T = TypeVar("T")


LONG = [
    write_event(Said(at=1.0, user="u", name="", seat=-1, text=str(number)))
    for number in range(2500)
]


def with_database(folder: Path, work: Callable[[Database], Coroutine[Any, Any, T]]) -> T:
    """Run something with a new SQLite database."""

    async def run() -> T:
        database = Database(async_url(str(folder / "uploads.sqlite3")))
        await database.open()
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


def test_the_events_of_an_upload_are_written_in_few_statements(tmp_path: Path) -> None:
    table = replace(begun("duel", seed=1), id="long")
    statements: list[str] = []

    def note(_: Any, __: Any, statement: str, values: Any, ___: Any, many: bool) -> None:
        if "INTO events" in statement:
            statements.extend([statement] * (len(values) if many else 1))

    async def work(database: Database) -> list[str]:
        assert database.writer is not None
        event.listen(database.writer.engine, "before_cursor_execute", note)
        await database.create_long(table, LONG, None)
        return await database.bodies("long", 0)

    assert with_database(tmp_path, work) == LONG
    assert len(statements) == math.ceil(len(LONG) / MOST_BODIES)


def test_moves_are_stored_between_the_parts_of_an_upload(tmp_path: Path) -> None:
    table = replace(begun("duel", seed=1), id="long")
    counts: list[int] = []

    async def work(database: Database) -> None:
        upload = asyncio.create_task(database.create_long(table, LONG, None))
        while not upload.done():
            number = await database.write(how_many_events, Urgency.MOVE)
            counts.append(number)
        await upload

    with_database(tmp_path, work)
    assert sum(0 < count < len(LONG) for count in counts) >= 5


def how_many_events(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(EventRow)) or 0


class Stopped(Exception):
    """The server stops."""


def test_an_upload_that_is_not_stored_whole_is_nobodys_and_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = replace(begun("duel", seed=1), id="long")
    add = table_rows.add_bodies

    def stop_in_the_middle(c: Connection, id: str, at: float, some: Any, since: int) -> None:
        if since >= 1000:
            raise Stopped
        add(c, id, at, some, since)

    monkeypatch.setattr(storage, "add_bodies", stop_in_the_middle)

    async def work(database: Database) -> None:
        with pytest.raises(Stopped):
            await database.create_long(table, LONG, None)
        assert await database.write(how_many_events) == 1000
        assert await database.public_tables(table.status) == []
        assert [*await database.ask(select(MemberRow))] == []
        assert await integrity.check(database) == []
        clock = table.updated
        retention = Retention(database, RetentionPeriods(), lambda ids: None, lambda: clock)
        await retention.sweep()
        assert await database.write(how_many_events) == 1000, "it may still be under way"
        clock += 2 * 86_400
        await retention.sweep()
        assert await database.write(how_many_events) == 0
        assert [*await database.ask(select(TableRow.id))] == []

    with_database(tmp_path, work)


def test_others_run_while_a_long_game_is_restored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", -1.0)
    table = at_random(begun("duel", seed=1), 1, 40)
    data = snapshot(table)
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def run() -> int:
        others = asyncio.create_task(count())
        found = await restored("t", data)
        others.cancel()
        return len(found.moments)

    assert asyncio.run(run()) == len(table.moments)
    assert turns >= len(table.moments)


def test_threads_of_a_server_get_the_interpreter_soon(tmp_path: Path) -> None:
    """The writer of SQLite waits for it several times for each move."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(10 * SWITCH)

    async def run() -> float:
        services = Services(Settings(async_url(str(tmp_path / "threads.sqlite3"))))
        await services.open()
        during = sys.getswitchinterval()
        await services.close()
        return during

    try:
        assert asyncio.run(run()) == pytest.approx(SWITCH)
    finally:
        sys.setswitchinterval(before)
