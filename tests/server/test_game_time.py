"""Clocks of games while the machine's clock jumps, servers restart, sleep, and work together."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Live, Person, Running

from mathom.server.live.game_time import GameTime
from mathom.server.settings import async_url
from mathom.server.storage.database import Database

HOUR = 3600.0
GRACE = 60.0
START = 1_800_000_000.0


@dataclass
class Machine:
    """A machine whose clocks the test turns: one that only runs, and one that people set."""

    ran: float = 500.0
    wall: float = START

    def run(self, seconds: float) -> None:
        """Time passes."""
        self.ran += seconds
        self.wall += seconds


class Times:
    """Workers that keep game time on one database."""

    def __init__(self, url: str) -> None:
        self.database = Database(async_url(url))

    async def begin(self, machine: Machine) -> None:
        """Make the database as if it had been made by this machine, now."""
        await self.database.open()
        await self.database.write(
            lambda c: c.exec_driver_sql(f"update game_time set told={START}, wall={START}")
        )

    async def worker(self, machine: Machine) -> GameTime:
        """A worker that starts."""
        found = GameTime(self.database, GRACE, lambda: machine.ran, lambda: machine.wall)
        await found.open()
        return found


def with_times(url: str, work: Callable[[Times, Machine], Any]) -> None:
    """Do something with workers and a machine."""

    async def do() -> None:
        machine, times = Machine(), Times(url)
        await times.begin(machine)
        try:
            await work(times, machine)
        finally:
            await times.database.close()

    asyncio.run(do())


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 400 * HOUR])
def test_a_jump_of_the_machines_clock_moves_no_clock_of_a_game(
    database_url: str, jump: float
) -> None:
    async def work(times: Times, machine: Machine) -> None:
        one = await times.worker(machine)
        machine.run(10)
        await one.tick()
        machine.wall += jump
        machine.run(5)
        assert one.now() == START + 15
        await one.note()
        machine.run(5)
        assert one.now() == START + 20

    with_times(database_url, work)


@pytest.mark.parametrize(("down", "charged"), [(5.0, 5.0), (GRACE, GRACE), (9 * HOUR, GRACE)])
def test_time_in_which_no_server_runs_counts_up_to_the_grace(
    database_url: str, down: float, charged: float
) -> None:
    async def work(times: Times, machine: Machine) -> None:
        one = await times.worker(machine)
        machine.run(30)
        await one.note()
        machine.run(down)
        machine.ran = 3.0  # the machine was started anew
        two = await times.worker(machine)
        assert two.now() == START + 30 + charged

    with_times(database_url, work)


def test_a_clock_that_was_set_back_while_no_server_ran_gives_no_time_back(
    database_url: str,
) -> None:
    async def work(times: Times, machine: Machine) -> None:
        one = await times.worker(machine)
        machine.run(30)
        await one.note()
        machine.wall -= HOUR
        two = await times.worker(machine)
        assert two.now() == START + 30

    with_times(database_url, work)


def test_a_process_that_slept_loses_no_more_than_the_grace(database_url: str) -> None:
    async def work(times: Times, machine: Machine) -> None:
        one = await times.worker(machine)
        machine.run(10)
        await one.tick()
        machine.run(HOUR)
        assert one.now() == START + 10 + GRACE
        await one.tick()
        machine.run(7)
        assert one.now() == START + 17 + GRACE

    with_times(database_url, work)


def test_a_worker_that_slept_alone_hears_the_time_from_the_other(database_url: str) -> None:
    async def work(times: Times, machine: Machine) -> None:
        one, two = await times.worker(machine), await times.worker(machine)
        for _ in range(60):
            machine.run(5)
            await two.note()
        assert two.now() == START + 300
        assert one.now() == START + GRACE
        await one.note()
        assert one.now() == START + 300
        machine.wall += HOUR
        machine.run(5)
        await one.note()
        await two.note()
        assert one.now() == two.now() == START + 305

    with_times(database_url, work)


def seconds_left(person: Person, id: str) -> float:
    """What the one who must decide has left, as the server tells it."""
    table = person.get(f"/api/tables/{id}").json()
    deciding = table["deciding"][0]
    return float(next(s["seconds_left"] for s in table["seats"] if s["id"] == deciding))


def play_some(live: Live, count: int) -> None:
    """Do some things on both seats."""
    for _ in range(count):
        live.act()


def test_on_the_wire_an_hour_forwards_or_backwards_costs_nobody_anything(
    own_server: Callable[..., Running], tmp_path: Path
) -> None:
    jump = tmp_path / "jump"
    server = own_server("tests.server.jumping_clock", env={"MATHOM_TEST_JUMP": str(jump)})
    ann = Person(server)
    began = time.monotonic()
    id = ann.new_table("me", "me", clock={"kind": "game", "seconds": 1000, "increment": 0})["id"]
    with ann.at(id) as live:
        for seconds in (3600, -7200, 86400):
            jump.write_text(str(seconds))
            play_some(live, 2)
            assert live.table["status"] == "running"
    jump.write_text("200000")
    server.kill()
    server.restart()
    ann.moved_to(server)
    with ann.at(id) as live:
        assert live.table["status"] == "running"
        play_some(live, 1)
        left = sum(seat["seconds_left"] for seat in live.table["seats"])
    # What was thought, and the grace for a restart of which nobody knows how long it took.
    assert 2000 - (time.monotonic() - began) - GRACE - 1 <= left <= 2000


def test_on_the_wire_a_server_that_is_stopped_and_goes_on_charges_the_grace_alone(
    tmp_path: Path,
) -> None:
    server = Running(tmp_path / "m.sqlite3", env={"MATHOM_CLOCK_GRACE": "1.5"})
    try:
        ann = Person(server)
        clock = {"kind": "game", "seconds": 1000, "increment": 0}
        id = ann.new_table("me", "me", clock=clock)["id"]
        before, began = seconds_left(ann, id), time.monotonic()
        os.kill(server.process.pid, signal.SIGSTOP)
        until_stopped(server.process.pid)
        time.sleep(5)  # this is what is tested: time passes, and the server does not notice
        os.kill(server.process.pid, signal.SIGCONT)
        after, passed = seconds_left(ann, id), time.monotonic() - began
        assert passed >= 5
        assert 0 <= before - after < passed - 2
    finally:
        server.kill()


def until_stopped(pid: int) -> None:
    """Wait until a process stands still."""
    while Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "T":
        time.sleep(0.01)
