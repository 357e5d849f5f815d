"""Servers that die, servers that share a database, bots that crash or dawdle."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import inspect
from tests.server.running import ConnectionClosed, Live, Person, Running, until
from tests.server.test_leaks import events_of
from tests.server.test_together import campaign, errand, finish, progress
from tests.table.scenes import BOB, Scene, two

from mathom.engine.step import legal
from mathom.server.bots import worker
from mathom.server.bots.pool import BotFailed, BotPool
from mathom.server.settings import async_url
from mathom.server.storage.database import (
    MIGRATIONS,
    Conflict,
    Database,
    downgrade,
    latest_revision,
    migrate,
)
from mathom.server.storage.models import Base
from mathom.table.commands import Act
from mathom.table.events import Acted, Event
from mathom.table.fold import fold
from mathom.table.handle import handle

Make = Callable[..., Running]


def test_after_kill_9_nothing_acknowledged_is_lost_and_bots_go_on(own_server: Make) -> None:
    server = own_server("tests.server.toys")
    ann = Person(server)
    road = campaign(ann)["id"]
    finish(ann, errand(ann, "me", campaign=road)["id"])
    hot = ann.new_table("me", "me")["id"]
    bots = ann.new_table("search:easy", "search:easy")["id"]
    with ann.at(hot) as live:
        for _ in range(15):
            live.act()
        acknowledged = (live.seq, live.table["moves"], live.screen["view"])
        live.do("act", action=live.screen["offers"][0]["action"], seat=live.screen["seat"])
        thinking = children_of(server.process.pid)
        server.kill()
        with pytest.raises(ConnectionClosed):
            live.until(lambda: False)
    assert thinking
    until_ended(thinking)
    kept = len(events_of(server, bots))
    server.restart()
    ann.moved_to(server)
    with ann.at(hot) as live:
        assert live.seq in (acknowledged[0], acknowledged[0] + 1)
        moves = acknowledged[1]
        then = ann.get(f"/api/tables/{hot}/moments/{moves}", seat=acknowledged[2]["seat"]).json()
        assert then["view"] == acknowledged[2]
        live.act()
    with ann.at(bots) as watching:
        watching.until(lambda: watching.over() or watching.seq > kept)
    fold(hot, events_of(server, hot))
    assert progress(ann, road) == {"open": 2, "tries": 1}
    finish(ann, errand(ann, "me", campaign=road)["id"])
    assert progress(ann, road) == {"open": 3, "tries": 2}


def test_two_processes_serve_the_same_table_without_losing_or_doubling(
    server: Running, second: Running
) -> None:
    ann, bob = Person(server), Person(second)
    id = ann.new_table("me", "open")["id"]
    with ann.at(id) as a, bob.at(id) as b:
        b.do("sit", seat="sauron")
        a.until(a.running)
        b.until(b.running)
        for step in range(10):
            mover, other = (a, b) if a.yours() else (b, a)
            mover.act(step)
            other.caught_up(mover)
    events = events_of(server, id)
    moves = [event for event in events if isinstance(event, Acted)]
    assert len(moves) == 10
    assert fold(id, events).moves == 10


def test_the_same_command_at_two_processes_happens_once(server: Running, second: Running) -> None:
    ann = Person(server)
    id = ann.new_table("me", "me")["id"]
    with ann.at(id) as a:
        ann.moved_to(second)
        with ann.at(id) as b:
            for _ in range(10):
                action = a.screen["offers"][0]["action"]
                seat = a.screen["seat"]
                seq = a.seq
                for live in (a, b):
                    live.send("act", seq=seq, action=action, seat=seat)
                for live in (a, b):
                    live.until_after(seq)
            settle(a, b)
            refused = [*a.refused, *b.refused]
    assert {refusal["reason"] for refusal in refused} == {"stale-seq"}
    assert len(refused) == 10
    events = events_of(server, id)
    assert sum(isinstance(event, Acted) for event in events) == 10


def settle(*lives: Live) -> None:
    """Wait until everything sent has been answered."""
    for live in lives:
        live.send("ping")
        live.until_answered()


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_server_leaves_in_good_order_and_takes_its_bots_along(own_server: Make) -> None:
    server = own_server()
    ann = Person(server)
    with ann.at(ann.new_table("search:hard", "search:hard")["id"]) as live:
        live.until(lambda: live.thinking)
    children = children_of(server.process.pid)
    assert children
    assert server.stop() == 0
    until_ended(children)


def test_a_game_goes_on_when_the_processes_of_its_bots_are_killed(server: Running) -> None:
    ann = Person(server)
    with ann.at(ann.new_table("search:2s", "search:2s")["id"]) as live:
        for _ in range(2):
            count, seq = len(live.thinking), live.seq
            live.until(lambda n=count: len(live.thinking) > n)  # type: ignore[misc]
            for process in spawned_processes(server.process.pid):
                os.kill(process, signal.SIGKILL)
            live.until_after(seq)
    assert server.alive()


def test_a_number_that_is_taken_is_a_conflict_and_nothing_is_written(database_url: str) -> None:
    scene = two()
    before = scene.table
    first = handle(before, BOB, Act(before.seq, scene.options()[0]), 2000.0).events
    other = handle(before, BOB, Act(before.seq, scene.options()[1]), 2000.0).events

    async def append() -> list[Event]:
        database = Database(async_url(database_url))
        await database.open()
        await database.create(before, scene.events, None)
        await database.append(before, fold("t", first, before), first, None)
        with pytest.raises(Conflict):
            await database.append(before, fold("t", other, before), [*other, *other], None)
        kept = await database.events("t")
        await database.close()
        return kept

    assert asyncio.run(append()) == [*scene.events, *first]


def children_of(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(stat.parent.name))
        except OSError:
            continue
    return found


def spawned_processes(parent: int) -> list[int]:
    """The processes that a server has started: its workers, or its bot and check processes."""
    return [one for one in children_of(parent) if b"spawn_main" in command_of(one)]


def command_of(process: int) -> bytes:
    """How a process was started; of one that has ended meanwhile, nothing."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def until_ended(processes: list[int]) -> None:
    """Wait until processes have ended."""
    until(lambda: not any(runs(process) for process in processes))


def runs(process: int) -> bool:
    """Whether a process is still there, and not only waiting to be forgotten."""
    try:
        told = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return told.rpartition(")")[2].split()[0] != "Z"


def crash(*_: Any) -> int:
    """A bot process that dies."""
    os._exit(3)


def dawdle(*_: Any) -> int:
    """A bot process that never ends."""
    time.sleep(600)
    return 0


@pytest.mark.parametrize("work", [crash, dawdle])
def test_a_bot_process_that_fails_does_not_harm_the_server(work: Callable[..., int]) -> None:
    async def think() -> None:
        thinking = BotPool(1, 0.1)
        try:
            with pytest.raises(BotFailed):
                await thinking.run(work)
            thinking.limit = 60.0
            table = Scene("me", "random").table
            assert await thinking.choose(table, 1) in legal(table.state, 1)
        finally:
            thinking.close()

    asyncio.run(think())


def test_a_bot_that_fails_is_replaced_by_a_simpler_one(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("me", "search:easy")
    asked: list[str] = []

    async def run(self: BotPool, work: Any, *arguments: Any, **rest: Any) -> int:
        asked.append(arguments[3])
        if arguments[3] != "greedy":
            raise BotFailed
        return worker.choose(*arguments)

    monkeypatch.setattr(BotPool, "run", run)

    async def think() -> int:
        thinking = BotPool(1, 1)
        try:
            return await thinking.choose(scene.table, 1)
        finally:
            thinking.close()

    assert asyncio.run(think()) in legal(scene.table.state, 1)
    assert asked == ["search:easy", "greedy"]


def test_migrations_are_numbered_without_a_gap() -> None:
    chain = list(ScriptDirectory(str(MIGRATIONS)).walk_revisions())
    assert [one.revision for one in reversed(chain)] == [
        f"{n:04}" for n in range(1, len(chain) + 1)
    ]
    files = sorted(Path(one.path).name[:5] for one in chain)
    assert files == [f"v{n:04}" for n in range(1, len(chain) + 1)]
    assert latest_revision() == chain[0].revision


@pytest.mark.parametrize("before", ["a new server", "an older one"])
def test_a_database_of_this_version_is_opened_without_alembic(tmp_path: Path, before: str) -> None:
    url = async_url(str(tmp_path / "mathom.sqlite3"))

    async def prepare() -> None:
        database = Database(url)
        await database.open()
        if before == "an older one":
            async with database.engine.begin() as connection:
                await connection.run_sync(downgrade, "0007")
            await database.open()
        await database.close()

    asyncio.run(prepare())
    program = (
        "import asyncio, sys\n"
        "from mathom.server.storage.database import Database\n"
        "asyncio.run(Database(sys.argv[1]).open())\n"
        "print('alembic' in sys.modules)"
    )
    told = subprocess.check_output([sys.executable, "-c", program, url], text=True)
    assert told == "False\n"


def test_migrations_go_up_and_down_and_fit_the_models(database_url: str) -> None:
    async def walk() -> tuple[set[str], set[str]]:
        database = Database(async_url(database_url))
        await database.open()
        scene = Scene("me", "random")
        assert scene.table.to_bots()
        await database.create(scene.table, scene.events, None)
        assert await database.keeps("t")
        async with database.engine.begin() as connection:
            await connection.run_sync(downgrade, "0003")
            await connection.run_sync(migrate)
        assert await database.to_keep(set()) == [("t", "")]
        assert await database.events("t") == scene.events
        async with database.engine.begin() as connection:
            up = await connection.run_sync(lambda c: set(inspect(c).get_table_names()))
            for table in Base.metadata.sorted_tables:
                columns = await connection.run_sync(
                    lambda c, name=table.name: {  # type: ignore[misc]
                        column["name"]: column["nullable"]
                        for column in inspect(c).get_columns(name)
                    }
                )
                assert columns == {column.name: column.nullable for column in table.columns}
            await connection.run_sync(downgrade)
            down = await connection.run_sync(lambda c: set(inspect(c).get_table_names()))
            await connection.run_sync(migrate)
        await database.close()
        return up, down

    up, down = asyncio.run(walk())
    assert up == {*Base.metadata.tables, "alembic_version"}
    assert down == {"alembic_version"}


def child_seconds(server: Running) -> float:
    """The processor time that the busiest process of a server has taken."""
    tasks = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    children = [child for task in tasks for child in task.read_text().split()]
    told = [Path(f"/proc/{child}/stat").read_text().rpartition(")")[2] for child in children]
    return max((int(stat.split()[11]) / os.sysconf("SC_CLK_TCK") for stat in told), default=0.0)


def test_a_request_that_is_still_worked_on_when_the_server_leaves_is_answered(
    tmp_path: Path,
) -> None:
    server = Running(tmp_path / "m.sqlite3", "tests.server.toys", MATHOM_LIMITS="check_seconds=600")
    ann = Person(server)
    seats = [{"kind": "me"}, {"kind": "me"}]

    def begin(**position: object) -> httpx.Response:
        start = {"game": "treadmill", **position}
        asked = {"game": "treadmill", "seats": seats, "position": start}
        return ann.http.post("/api/tables", json=asked)

    # Afterwards the process that checks positions has started.
    assert begin(gone=5).status_code == 201
    before = child_seconds(server)
    with ThreadPoolExecutor(1) as beside:
        asked = beside.submit(begin, trap="endless", needed=1)
        until(lambda: child_seconds(server) > before + 0.5)
        assert server.stop() == 0
        answer = asked.result()
    assert answer.status_code == 503, answer.text
    assert answer.json()["reason"] == "too-busy"
    assert "Traceback" not in server.log.read_text()
