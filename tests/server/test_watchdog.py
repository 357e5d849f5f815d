"""Workers that hang without dying: they are ended, replaced, and players come back."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, ConnectionClosed, Live, Person, Running
from tests.server.test_crashes import spawned_processes

from mathom.server.cluster.watchdog import Heartbeat, Watchdog, sign_of


@pytest.fixture(scope="module")
def workers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Two workers, of which one that hangs for six seconds is ended. A busy machine may keep one
    waiting for a while, too."""
    log = tmp_path_factory.mktemp("watchdog") / "log"
    running = Running(postgres.new(), log=log, workers=2, env={"MATHOM_WATCHDOG": "6"})
    yield running
    assert running.stop() == 0, running.log.read_text()


def until_replaced(server: Running, victim: int) -> None:
    """Wait until a worker is gone and there are two again."""
    limit = time.monotonic() + PATIENCE
    while victim in (there := spawned_processes(server.process.pid)) or len(there) < 2:
        assert time.monotonic() < limit, server.log.read_text()
        time.sleep(0.05)


def test_a_worker_that_hangs_is_replaced_and_its_players_come_back(workers: Running) -> None:
    ann = Person(workers)
    id = ann.new_table("me", "me")["id"]
    with ann.at(id) as live:
        live.act()
        victim = serving(spawned_processes(workers.process.pid), live)
        os.kill(victim, signal.SIGSTOP)
        with pytest.raises(ConnectionClosed):
            live.until(lambda: False)
    until_replaced(workers, victim)
    with ann.at(id) as live:
        assert live.table["moves"] == 1
        live.act()
    assert "worker hangs" in workers.log.read_text()
    assert workers.alive()


def serving(workers: list[int], live: Live) -> int:
    """The worker that has the other end of a connection."""
    here, there = live.socket.socket.getsockname()[1], live.socket.socket.getpeername()[1]
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    (end,) = (row[9] for row in rows if [port_of(one) for one in row[1:3]] == [there, here])
    return next(worker for worker in workers if f"socket:[{end}]" in open_files(worker))


def open_files(process: int) -> set[str]:
    """What a process has open; a file may be closed while one looks."""
    found = set()
    for file in Path(f"/proc/{process}/fd").iterdir():
        with suppress(OSError):
            found.add(os.readlink(file))
    return found


def port_of(address: str) -> int:
    """The port of an address as the system tells it."""
    return int(address.rpartition(":")[2], 16)


class Hand:
    """A clock that the test turns."""

    now = 100.0


def test_only_a_worker_that_showed_signs_and_stopped_is_taken_for_stuck(tmp_path: Path) -> None:
    hand = Hand()
    dog = Watchdog(tmp_path, 10, lambda: hand.now)
    sign_of(tmp_path, 7).write_text("1")
    found = []
    for step in range(40):
        hand.now += 1
        if step < 15:
            sign_of(tmp_path, 7).write_text(str(step))
        found.append(dog.stuck([7, 8]))
    assert found.index([7]) == 24
    assert all(stuck in ([], [7]) for stuck in found), "one that has not begun is left alone"


def test_a_supervisor_that_slept_itself_ends_nobody(tmp_path: Path) -> None:
    hand = Hand()
    dog = Watchdog(tmp_path, 10, lambda: hand.now)
    sign_of(tmp_path, 7).write_text("1")
    assert dog.stuck([7]) == []
    hand.now += 3600
    assert dog.stuck([7]) == []
    sign_of(tmp_path, 7).write_text("2")
    hand.now += 3600
    assert dog.stuck([7]) == []


def test_a_watchdog_that_is_off_ends_nobody(tmp_path: Path) -> None:
    hand = Hand()
    dog = Watchdog(tmp_path, 0, lambda: hand.now)
    sign_of(tmp_path, 7).write_text("1")
    for _ in range(100):
        hand.now += 1
        assert dog.stuck([7]) == []


def test_an_event_loop_that_is_blocked_shows_nothing_and_systemd_hears_of_one_that_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as service:
        service.bind(str(tmp_path / "notify"))
        service.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))

        async def live() -> int:
            heart = Heartbeat(tmp_path)
            heart.open()
            while heart.beats < 2:
                await asyncio.sleep(0.01)
            shown = sign_of(tmp_path, os.getpid()).read_text()
            time.sleep(1.2)
            assert sign_of(tmp_path, os.getpid()).read_text() == shown
            await heart.close()
            return heart.beats

        assert asyncio.run(live()) >= 2
        assert {service.recv(100), service.recv(100)} == {b"READY=1", b"WATCHDOG=1"}
