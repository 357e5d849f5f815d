"""Uploads of long games do not keep others waiting."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import event
from tests.texts.stories import at_random, begun

from mathom.server import slices
from mathom.server.bots.check_pool import restored
from mathom.server.services import SWITCH, Services
from mathom.server.settings import Settings, async_url
from mathom.server.storage.database import Database
from mathom.table.snapshot import snapshot


def test_the_events_of_an_upload_are_written_in_one_statement(tmp_path: Path) -> None:
    table = replace(begun("duel", seed=1), id="long")
    bodies = ['{"type":"said"}'] * 2500
    statements: list[str] = []

    def note(_: Any, __: Any, statement: str, values: Any, ___: Any, many: bool) -> None:
        if "INTO events" in statement:
            statements.extend([statement] * (len(values) if many else 1))

    async def run() -> list[str]:
        database = Database(async_url(str(tmp_path / "uploads.sqlite3")))
        await database.open()
        assert database.writer is not None
        event.listen(database.writer.engine, "before_cursor_execute", note)
        await database.create_long(table, bodies, None)
        stored = await database.bodies("long", 0)
        await database.close()
        return stored

    assert asyncio.run(run()) == bodies
    assert len(statements) == 1


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
