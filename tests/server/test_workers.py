"""Two workers on one PostgreSQL, as real processes: any of them serves any table, one is killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable, Iterator

import asyncpg
import httpx
import pytest
from tests.server.many_clients import Client, check_secrets, doubled, missing, read_tables
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Live, Person, Running
from tests.server.test_crashes import spawned_processes
from tests.server.test_leaks import LOOKS, begun, keep
from websockets.sync.client import ClientConnection

from mathom.table.fold import fold

TABLES = 10
ENOUGH = 3


@pytest.fixture(scope="module")
def workers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of two workers."""
    log = tmp_path_factory.mktemp("workers") / "log"
    running = Running(postgres.new(), log=log, workers=2)
    yield running
    assert running.stop() == 0, running.log.read_text()


def test_what_postgresql_cannot_hold_is_refused_like_anything_else(workers: Running) -> None:
    ann = Person(workers)
    for path in ("tables", "campaigns", "decks"):
        assert ann.get(f"/api/{path}/a%00b").status_code == 404
    wrong = {"name": "a\0b", "password": "12345678"}
    assert ann.http.post("/api/login", json=wrong).status_code == 401
    for body in (wrong, {**wrong, "name": "x" * 41}, {**wrong, "name": "\ud800"}):
        text = json.dumps(body).encode()
        assert ann.http.post("/api/register", content=text).status_code == 400
    assert workers.alive()


def sit_down(server: Running, number: int) -> list[Client]:
    """Two people, or one and a bot, and somebody who watches."""
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
        watching = Client(server.address, "", http.get("/api/me").cookies["mathom"])
    if number % 2:
        ann = Person(server)
        seats = ("me", "greedy")
        watching.table = ann.new_table(*seats, private=True)["id"]
        return [player(server, ann, watching.table, 0), watching]
    ann, bob = Person(server), Person(server)
    way = list(LOOKS)[number // 2 % 2]
    watching.table = keep(server, begun(LOOKS[way], ann.id, bob.id))
    players = [player(server, one, watching.table, seat) for seat, one in enumerate((ann, bob))]
    return [*players, watching]


def player(server: Running, person: Person, table: str, seat: int) -> Client:
    """Somebody at a seat."""
    cookie = person.http.cookies["mathom"]
    person.http.close()
    return Client(server.address, table, cookie, person.id, seat)


async def until_two(url: str, counted: str, arriving: Callable[[], None] = lambda: None) -> None:
    """Wait until there are two of something in the database; meanwhile more people may arrive."""
    connection = await asyncpg.connect(url)
    limit = time.monotonic() + PATIENCE
    while await connection.fetchval(f"select count(distinct {counted}") < 2:
        assert time.monotonic() < limit
        arriving()
        await asyncio.sleep(0.5)
    await connection.close()


def acted(client: Client, since: float) -> bool:
    """Whether somebody has done some things since a moment, or has nothing to do any more."""
    done = [sent for sent in client.sent if sent.acknowledged and sent.at > since]
    return not client.user or client.over or len(done) >= ENOUGH


async def until_all_acted(clients: list[Client]) -> None:
    """Wait until everybody has done some more things."""
    since = time.monotonic()
    while not all(acted(client, since) for client in clients):
        assert time.monotonic() < since + PATIENCE, [
            client for client in clients if not acted(client, since)
        ]
        await asyncio.sleep(0.05)


def test_a_worker_is_killed_and_no_move_is_lost_or_doubled_and_no_secret_told(
    workers: Running,
) -> None:
    clients = [client for number in range(TABLES) for client in sit_down(workers, number)]
    victim = spawned_processes(workers.process.pid)[0]
    killed = False
    url = str(workers.database)

    async def play() -> None:
        nonlocal killed
        stays = []

        def come(client: Client) -> None:
            stays.append(asyncio.create_task(client.stay(lambda: True, lambda: killed)))

        def one_more() -> None:
            clients.append(Client(workers.address, clients[-1].table, clients[-1].cookie))
            come(clients[-1])

        await until_two(url, "id) from workers")  # one may still be starting
        for client in clients:
            come(client)
        await until_two(url, "worker_id) from sockets", one_more)
        await until_all_acted(clients)
        killed = True
        os.kill(victim, signal.SIGKILL)
        await until_all_acted(clients)
        for stay in stays:
            stay.cancel()
        ended = await asyncio.gather(*stays, return_exceptions=True)
        assert [end for end in ended if isinstance(end, Exception)] == []

    asyncio.run(play())
    assert [fault for client in clients for fault in client.faults] == []
    back = sum(client.back > 0 for client in clients)
    assert 0 < back < len(clients), "one of two workers had all connections"
    ids = sorted({client.table for client in clients})
    for id, events in asyncio.run(read_tables(url, ids)).items():
        there = [client for client in clients if client.table == id]
        assert [missing(events, client) for client in there] == [0] * len(there)
        assert doubled(events, there) == 0
        for client in there:
            check_secrets(fold(id, events), client)
    assert victim not in spawned_processes(workers.process.pid)
    assert workers.alive()


async def lock(url: str) -> asyncpg.Connection:
    """Hold a table of the database that everybody reads who arrives, right after they are noted."""
    connection = await asyncpg.connect(url)
    await connection.execute("begin")
    await connection.execute("lock table blocks in access exclusive mode")
    return connection


async def until_there(connection: asyncpg.Connection, user: str, wanted: bool) -> None:
    """Wait until it is noted that somebody is connected, or is not any more."""
    limit = time.monotonic() + PATIENCE
    while wanted != bool(await connection.fetch("select 1 from sockets where user_id=$1", user)):
        assert time.monotonic() < limit
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_somebody_who_leaves_while_another_arrives_is_not_shown_as_there(
    own_server: Callable[..., Running],
) -> None:
    here, there = own_server(), own_server()
    ann, bob = Person(here), Person(there)
    id = ann.new_table("me", "open")["id"]

    async def work(leave: Callable[[], None]) -> ClientConnection:
        connection = await lock(str(here.database))
        arriving = asyncio.create_task(asyncio.to_thread(ann.socket, id))
        await until_there(connection, ann.id, True)
        await asyncio.to_thread(leave)
        await until_there(connection, bob.id, False)
        await asyncio.sleep(1)
        await connection.execute("rollback")
        await connection.close()
        return await arriving

    with bob.at(id) as other:
        other.do("sit", seat="sauron")
        other.until(other.running)
        socket = asyncio.run(work(other.socket.close))
    with socket:
        live = Live(ann, socket)
        live.until(lambda: live.table is not None and not live.table["seats"][1]["online"])
