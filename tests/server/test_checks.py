"""Processes that check and think: killed alone, in time and memory; tables that fail; settings."""

from __future__ import annotations

import asyncio
import os
import re
import time
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server import worker_jobs
from tests.server.running import PATIENCE
from tests.server.toys import register
from tests.table.scenes import ANN

from mathom.engine.errors import BadNotation, IllegalAction, RulesBug
from mathom.server import services as parts
from mathom.server.bots import worker
from mathom.server.bots.pool import Decision
from mathom.server.bots.process_pool import Child, Crashed, ProcessPool, Time, TooSlow
from mathom.server.http.addresses import address_key
from mathom.server.live.failures import MOST, Failures
from mathom.server.services import Services
from mathom.server.settings import Limits, RetentionPeriods, Settings, async_url, chosen
from mathom.server.storage.models import TableRow
from mathom.table.fold import Handled
from mathom.table.opening import Plan, create
from mathom.worker_processes import WorkerProcess

DOCS = Path(__file__).parent.parent.parent / "docs" / "many-people.md"


def test_a_process_that_is_killed_while_it_starts_does_not_stay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    child = Child(worker_jobs.nothing)
    start = WorkerProcess.start
    started: list[int] = []

    def start_late(process: WorkerProcess) -> None:
        child.kill()
        start(process)
        assert process.pid is not None
        started.append(process.pid)

    monkeypatch.setattr(WorkerProcess, "start", start_late)
    with pytest.raises(Crashed):
        child.start()
    assert child.process is None
    with pytest.raises(ProcessLookupError):
        os.kill(started[0], 0)


@pytest.mark.parametrize(
    ("work", "time", "fault"),
    [
        ((worker_jobs.refuse,), Time(60), BadNotation),
        ((worker_jobs.fail,), Time(60), Crashed),
        ((worker_jobs.end,), Time(60), Crashed),
        ((worker_jobs.run_for_ever,), Time(60, 0.2), TooSlow),
        ((time.sleep, 60), Time(0.2), TooSlow),
    ],
)
@pytest.mark.parametrize("short", [False, True])
def test_whatever_goes_wrong_in_a_process_the_next_one_works(
    work: tuple[Any, ...], time: Time, fault: type[Exception], short: bool
) -> None:
    async def run() -> None:
        pool = ProcessPool(1, worker_jobs.nothing)
        try:
            if short:  # who waits in the event loop needs a process that has started
                assert await pool.run(worker_jobs.double, (4,), Time(60)) == 8
            with pytest.raises(fault):
                await pool.run(work[0], work[1:], time, short)
            for number in range(3):
                asked = pool.run(worker_jobs.double, (number,), Time(60), short)
                assert await asked == 2 * number
        finally:
            pool.close()

    asyncio.run(run())


def test_who_asks_while_a_process_starts_hears_the_answer_and_not_that_it_is_ready() -> None:
    async def run() -> None:
        pool = ProcessPool(2, worker_jobs.take_a_while)
        first = pool.children[0]
        pool.warm_up()
        while first.process is None or not first.process.is_alive():
            await asyncio.sleep(0.01)
        assert await pool.run(worker_jobs.double, (3,), Time(60)) == 6
        pool.close()

    asyncio.run(run())


def test_a_process_that_starts_too_slowly_never_answers_somebody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its late message was taken for the answer to the next call, and from then on everybody was
    given the answer of the caller before."""

    async def run() -> None:
        pool = ProcessPool(1, worker_jobs.take_a_while)
        monkeypatch.setattr("mathom.server.bots.process_pool.STARTING", 0.1)
        with pytest.raises(TooSlow):
            await pool.run(worker_jobs.double, (1,), Time(60))
        monkeypatch.undo()
        for number in range(3):
            assert await pool.run(worker_jobs.double, (number,), Time(60)) == 2 * number
        pool.close()

    asyncio.run(run())


def test_a_process_takes_no_more_memory_than_it_may() -> None:
    async def run() -> None:
        pool = ProcessPool(1, partial(worker.prepare, 500_000_000))
        try:
            with pytest.raises(Crashed, match="MemoryError"):
                await pool.run(worker_jobs.take_memory, (), Time(60))
        finally:
            pool.close()

    asyncio.run(run())


def test_a_process_that_is_killed_takes_no_other_along() -> None:
    async def run() -> None:
        pool = ProcessPool(2, worker_jobs.nothing)
        try:
            slow = asyncio.create_task(pool.run(worker_jobs.run_for_ever, (), Time(60, 0.2)))
            long = asyncio.create_task(pool.run(time.sleep, (2,), Time(60)))
            with pytest.raises(TooSlow):
                await slow
            await long
        finally:
            pool.close()

    asyncio.run(run())


@pytest.mark.parametrize("short", [False, True])
def test_who_gives_up_leaves_a_process_for_others(short: bool) -> None:
    async def run() -> None:
        pool = ProcessPool(1, worker_jobs.nothing)
        try:
            assert await pool.run(worker_jobs.double, (1,), Time(60)) == 2
            task = asyncio.create_task(pool.run(worker_jobs.run_for_ever, (), Time(60), short))
            while pool.free:
                await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert await pool.run(worker_jobs.double, (2,), Time(60), short) == 4
        finally:
            pool.close()

    asyncio.run(run())


def test_what_is_too_long_for_the_pipe_is_said_by_a_thread() -> None:
    async def run() -> None:
        pool = ProcessPool(1, worker_jobs.nothing)
        try:
            assert await pool.run(worker_jobs.double, (1,), Time(60)) == 2
            long = "x" * 5_000_000
            assert len(await pool.run(worker_jobs.twice, (long,), Time(60), True)) == 10_000_000
        finally:
            pool.close()

    asyncio.run(run())


class Broken:
    """Bots that fail, or cannot think, whenever they are asked."""

    asked = 0
    sound = True

    def __init__(self, workers: int, limit: float, memory: int) -> None:
        pass

    def warm_up(self) -> None:
        """There is nothing to start."""

    def close(self) -> None:
        """There is nothing to end."""

    async def decide(self, *_: Any) -> Decision:
        """Fail."""
        Broken.asked += 1
        if Broken.sound:
            raise RulesBug("step-does-nothing")
        return Decision(0, False)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_table_whose_bots_fail_is_put_aside_and_tried_again_when_somebody_acts(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    register()
    monkeypatch.setattr(parts, "BotPool", Broken)
    monkeypatch.setattr("mathom.server.live.failures.FIRST_WAIT", 0.01)
    monkeypatch.setattr("mathom.server.cluster.background.SWEEP", 0.05)
    monkeypatch.setattr(Broken, "asked", 0)

    async def run() -> None:
        there = Services(Settings(async_url(database_url)))
        await there.open()
        try:
            events = create(Plan("treadmill", ["random", "me"]), ANN, 1, time.time())
            table = await there.tables.open(Handled(events))
            limit = time.monotonic() + PATIENCE
            while not there.tables.failures.suspended(table.id):
                assert time.monotonic() < limit
                await asyncio.sleep(0.01)
            assert there.tables.failures.suspended(table.id) == "bots-failed"
            assert Broken.asked == MOST
            asked = select(TableRow.keeper).where(TableRow.id == table.id)
            while (await there.database.ask(asked))[0].keeper is not None:
                assert time.monotonic() < limit
                await asyncio.sleep(0.01)
            await there.background.sweep()
            there.tables.start_bots(table)
            assert Broken.asked == MOST
            there.tables.failures.forget(table.id)
            there.tables.start_bots(table)
            while Broken.asked == MOST:
                assert time.monotonic() < limit
                await asyncio.sleep(0.01)
        finally:
            await there.close()

    asyncio.run(run())


def test_a_table_that_fails_is_tried_less_and_less_often() -> None:
    now = [0.0]
    failures = Failures(lambda: now[0])
    waits = []
    for _ in range(MOST - 1):
        assert failures.note("t", "bots-failed") is False
        began = now[0]
        while not failures.may_try("t"):
            now[0] += 0.5
        waits.append(now[0] - began)
    assert waits == sorted(waits)
    assert waits[-1] > waits[0]
    assert failures.suspended("t") is None
    assert failures.note("t", "bots-failed") is True
    now[0] += 1e9
    assert not failures.may_try("t")
    assert failures.suspended("t") == "bots-failed"
    failures.forget("t")
    assert failures.may_try("t")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("@", "@"),
        (None, "unknown"),
        ("", "unknown"),
    ],
)
def test_ipv6_counts_by_network(address: str | None, counted: str) -> None:
    assert address_key(address) == counted


def test_limits_are_named_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MATHOM_LIMITS", "tables=7, chat_rate=0.5,")
    monkeypatch.setenv("MATHOM_KEEPING", "guests=0")
    settings = Settings("sqlite://")
    assert (settings.limits.tables, settings.limits.chat_rate) == (7, 0.5)
    assert settings.retention.guests == 0
    for wrong in ("tables", "tables=many", "chairs=4", "tables=-1", "tables=1.5", "chat_rate=inf"):
        with pytest.raises(BadNotation, match="unknown-limit"):
            chosen(Limits, wrong)


def test_every_limit_is_documented_with_its_value() -> None:
    documented = dict(re.findall(r"^\| `(\w+)` \| ([\d.,_/ ]+) \|", DOCS.read_text(), re.MULTILINE))
    known = {
        one.name: getattr(kind(), one.name)
        for kind in (Limits, RetentionPeriods)
        for one in fields(kind)
    }
    assert set(documented) == set(known)
    for name, value in known.items():
        number = documented[name].replace(",", "").replace(" ", "")
        over, _, under = number.partition("/")
        assert float(over) / float(under or 1) == value, name


def test_spectators_cannot_fill_the_chat_of_the_players() -> None:
    from tests.table.scenes import Scene

    from mathom.table.commands import Chat, User
    from mathom.table.handle import MOST_ONLOOKER_CHAT

    scene = Scene("me", "me")
    eve = User("eve", "Eve")
    for _ in range(MOST_ONLOOKER_CHAT):
        scene.ask(eve, Chat("la la la"))
    with pytest.raises(IllegalAction, match="chat-full"):
        scene.ask(eve, Chat("la la la"))
    scene.ask(ANN, Chat("Silence!"))
