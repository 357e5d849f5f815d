"""Follows docs/many-people.md from nothing: `make rehearsal`.

PostgreSQL holds a database of version 0.1 with running games. Two workers of this version bring it
up to date and serve it behind nginx, with the very configuration of that page, through TLS. Games
go on, figures are read, a worker is killed, another one hangs, all are replaced for a new version,
and the dump of the database is restored. Everything is done in folders of its own and on this
machine alone.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import Boolean, Connection, MetaData, Table, create_engine, insert, make_url, select
from tests.server.database_of_0_1 import ANN, BOB
from tests.server.postgres import Postgres, program
from tests.server.running import Person, Running, ask
from tests.server.test_crashes import spawned_processes
from tests.server.upgrading import guest, unpack

from mathom.server.accounts.passwords import hashed
from mathom.server.cluster.workers import DEAD
from mathom.server.settings import async_url
from mathom.server.storage.database import Database, migrate

PAGE = Path(__file__).parents[2] / "docs" / "many-people.md"
NAME = "localhost"
TOKEN = "a-word-that-only-prometheus-knows"
PASSWORD = "speak friend and enter"
OLD = "0005"
"""What a database of version 0.1 is like."""

PATIENCE = 120.0
TRIES = 3
NGINX = ("nginx", "/usr/sbin/nginx")
MISSING = "no nginx was found: on Debian, apt-get install nginx-light"


def say(text: str) -> None:
    """Tell how far it has got."""
    print(f"   {text}", flush=True)


def until(wanted: Callable[[], object], why: str) -> None:
    """Ask until something is so."""
    limit = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < limit, why
        time.sleep(0.05)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def blocks(kind: str) -> list[str]:
    """The code of a kind on the page."""
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE.read_text("utf-8"), re.M | re.S)


class Front(Running):
    """The server as people find it: behind the proxy, by its name."""

    def __init__(self, port: int) -> None:
        self.address = f"https://{NAME}:{port}"


class Nginx:
    """nginx with the configuration of the page; only ports, the name and the folder are its own."""

    def __init__(self, folder: Path, server: Running) -> None:
        self.folder = folder
        self.port = free_port()
        self.certify()
        (wanted,) = (block for block in blocks("nginx") if "upstream mathom" in block)
        for documented, here in (
            ("127.0.0.1:8765", server.address.removeprefix("http://")),
            ("127.0.0.1:8443", f"127.0.0.1:{self.port}"),
            ("mathom.test", NAME),
            ("/etc/ssl/mathom", str(folder)),
            ("/var/log/nginx", str(folder)),
        ):
            assert documented in wanted, documented
            wanted = wanted.replace(documented, here)
        (folder / "mathom.conf").write_text(wanted)
        temporary = "".join(
            f"{kind}_temp_path {folder}/{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (folder / "nginx.conf").write_text(
            f"pid {folder}/pid; error_log {folder}/error.log; daemon off; events {{}}\n"
            f"http {{ access_log {folder}/access.log; {temporary}\n"
            f"include {folder}/mathom.conf; }}\n"
        )
        found = next(filter(None, map(shutil.which, NGINX)), None)
        assert found, MISSING
        self.process = subprocess.Popen(
            [found, "-p", str(folder), "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]
        )
        until(self.listens, f"nginx does not listen: {folder}/error.log")

    def certify(self) -> None:
        """A certificate as the page makes it."""
        (wanted,) = (block for block in blocks("sh") if "openssl req" in block)
        command = wanted[wanted.index("openssl req") :].replace("mathom.test", NAME)
        command = command.replace("/etc/ssl/mathom", str(self.folder))
        subprocess.run(["sh", "-c", command], check=True, capture_output=True)

    def listens(self) -> bool:
        """Whether it answers."""
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        assert self.process.poll() is None, (self.folder / "error.log").read_text()
        return False

    def end(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(PATIENCE)


def fill(connection: Connection, file: Path) -> None:
    """Make a database as version 0.1 had it, and put everything into it."""
    migrate(connection, OLD)
    source, here = MetaData(), MetaData()
    with create_engine(f"sqlite:///{file}").connect() as old:
        source.reflect(old)
        here.reflect(connection)
        for kind in here.sorted_tables:
            if kind.name != "alembic_version":
                rows = [
                    dict(row) for row in old.execute(select(source.tables[kind.name])).mappings()
                ]
                copy(connection, kind, rows)
        old.engine.dispose()


def copy(connection: Connection, kind: Table, rows: list[dict[str, Any]]) -> None:
    """Put rows of SQLite, which knows no truth values, into a table."""
    truths = [column.name for column in kind.columns if isinstance(column.type, Boolean)]
    for row in rows:
        row.update({name: bool(row[name]) for name in truths})
    if rows:
        connection.execute(insert(kind), rows)


async def populate(url: str, file: Path) -> None:
    """A database of version 0.1 on PostgreSQL, in which Carl is registered."""
    database = Database(async_url(url))
    carl = {"id": "carl", "name": "Carl", "login": "carl", "created": time.time()}
    carl["password"] = await hashed(PASSWORD)
    async with database.engine.begin() as connection:
        await connection.run_sync(fill, file)
        users = await connection.run_sync(lambda c: Table("users", MetaData(), autoload_with=c))
        await connection.execute(insert(users), [carl])
    await database.close()


def upgraded(front: Front) -> None:
    """Everybody finds their games; those that the rules still follow go on."""
    people = [guest(front, ANN.id), guest(front, BOB.id)]
    mine = people[0].get("/api/my-tables").json()
    played = dict.fromkeys(("duel", "fellowship", "war", "tcg"), 0)
    for table in mine:
        if table["status"] == "stopped":
            assert table["stop"]["text"]
        elif table["status"] == "running" and table["deciding"]:
            for person in people:
                with person.at(table["id"]) as live:
                    if live.yours() and live.screen["offers"]:
                        live.act()
                        played[table["game"]] += 1
    kinds = {status: sum(one["status"] == status for one in mine) for status in STATES}
    say(f"{len(mine)} tables of 0.1: {kinds}; moves made: {played}")
    assert len(mine) == 16
    assert sum(played.values()) >= 3
    carl = Person(front)
    answer = carl.http.post("/api/login", json={"name": "Carl", "password": PASSWORD})
    assert answer.json()["id"] == "carl", answer.text
    cookie = answer.headers["set-cookie"].lower()
    assert "secure" in cookie
    assert "httponly" in cookie


STATES = ("running", "waiting", "finished", "stopped")


def private_game(front: Front) -> str:
    """Two people play at a private table; its id."""
    ann, bob = Person(front), Person(front)
    id = str(ann.new_table("me", "open", private=True)["id"])
    with ann.at(id) as first, bob.at(id) as second:
        second.do("sit", seat="sauron")
        first.until(first.running)
        second.until(second.running)
        for _ in range(3):
            first.caught_up(second)
            second.caught_up(first)
            mover = first if first.yours() else second
            mover.act()
        # Two answers to one question: one of them is refused, here or by the database.
        other = second if mover is first else first
        other.caught_up(mover)
        for live in (first, second):
            live.send("resign", seq=live.seq)
        first.until(first.over)
    return id


def closed_doors(front: Front, server: Running) -> None:
    """What a proxy and the settings keep from strangers."""
    for path in ("/metrics", "/health/ready", "/health/live", "/api/no-such-call"):
        assert ask(f"{front.address}{path}").status_code == 404, path
    assert ask(f"{front.address}/api/health").json()["status"] == "ok"
    foreign = {"host": "evil.example"}
    assert ask(f"{front.address}/api/health", headers=foreign).status_code == 421
    assert ask(f"{server.address}/metrics").status_code == 404, "without the token"
    assert ask(f"{server.address}/health/ready").json() == {"status": "ready", "faults": []}


def scrape(server: Running) -> dict[str, float]:
    """What Prometheus reads."""
    allowed = {"authorization": f"Bearer {TOKEN}"}
    text = ask(f"{server.address}/metrics", headers=allowed).text
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found[" ".join([sample.name, *sample.labels.values()])] = sample.value
    return found


def figures(server: Running) -> None:
    """Figures of both workers, once each has shared them."""
    until(lambda: scrape(server).get("mathom_moves_total duel", 0) >= 3, "no moves are counted")
    found = scrape(server)
    assert (found["mathom_workers"], found["mathom_ready"]) == (2, 1)
    say(f"figures: {len(found)} values, {found['mathom_moves_total duel']:.0f} moves of Duel")


def replaced(server: Running, front: Front, victims: list[int]) -> None:
    """Wait until workers are gone and two others serve; somebody is answered all the time. What a
    worker that has died said last counts for some seconds, so two are there when they stay."""
    since = time.monotonic()

    def done() -> bool:
        answer = httpx.get(f"{front.address}/api/health", timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        there = spawned_processes(server.process.pid)
        nonlocal since
        if len(there) != 2 or set(there) & set(victims) or scrape(server)["mathom_workers"] != 2:
            since = time.monotonic()
        return time.monotonic() - since > DEAD + 1

    until(done, f"workers are not replaced: {server.log}")


def renewed(server: Running, front: Front, before: list[int]) -> bool:
    """Whether all workers are replaced; on a busy machine one may be too slow, and nothing is."""
    late = server.log.read_text().count("not ready in time")
    limit = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < limit and set(spawned_processes(server.process.pid)) & set(before):
        if server.log.read_text().count("not ready in time") > late:
            return False
        assert httpx.get(f"{front.address}/api/health", timeout=PATIENCE).status_code == 200
        time.sleep(0.05)
    return True


def accidents(server: Running, front: Front) -> None:
    """A worker dies, one hangs, and all are replaced for a new version."""
    victim = spawned_processes(server.process.pid)[0]
    os.kill(victim, signal.SIGKILL)
    replaced(server, front, [victim])
    say("a worker was killed and replaced")
    victim = spawned_processes(server.process.pid)[0]
    os.kill(victim, signal.SIGSTOP)
    until(lambda: victim not in spawned_processes(server.process.pid), "a worker hangs for ever")
    replaced(server, front, [victim])
    say("a worker hung and was replaced")
    before = spawned_processes(server.process.pid)
    for _ in range(TRIES):
        server.process.send_signal(signal.SIGHUP)
        if renewed(server, front, before):
            break
        say("a successor did not answer within a minute, so the worker before it stayed: again")
    replaced(server, front, before)
    say("all workers were replaced by HUP, and somebody was answered all the time")


def named(url: str) -> str:
    """The name of a database."""
    return str(make_url(url).database)


def restore(postgres: Postgres, url: str, folder: Path) -> str:
    """Dump a database while it is served, and restore it as another one."""
    where = ["-h", str(postgres.folder), "-U", "mathom"]
    dump = folder / "mathom.dump"
    subprocess.run([program("pg_dump"), *where, "-Fc", "-f", str(dump), named(url)], check=True)
    other = postgres.new()
    subprocess.run([program("pg_restore"), *where, "-d", named(other), str(dump)], check=True)
    return other


def assert_not_logged(id: str, *logs: Path) -> None:
    """Nobody who reads a log can enter a private table."""
    for log in logs:
        assert log.is_file(), log
        assert id not in log.read_text("utf-8", "replace"), f"{log} names a private table"


@contextmanager
def served(url: str, log: Path) -> Iterator[Running]:
    """Two workers, set up as the page says."""
    options = ["--allowed-host", NAME, "--allowed-host", "127.0.0.1"]
    env = {"MATHOM_METRICS_TOKEN": TOKEN, "MATHOM_WATCHDOG": "3"}
    server = Running(url, log=log, workers=2, options=options, env=env, cold=True)
    try:
        yield server
        assert server.stop() == 0, log.read_text()
    finally:
        if server.process.poll() is None:
            server.kill()


def rehearse(folder: Path) -> None:
    """Everything, one after the other."""
    postgres = Postgres(fast=False, settings=("log_error_verbosity=terse",))
    try:
        url = postgres.new()
        asyncio.run(populate(url, unpack(folder / "old.sqlite3")))
        say("PostgreSQL holds a database of version 0.1")
        with served(url, folder / "mathom.log") as server:
            nginx = Nginx(folder, server)
            try:
                os.environ["SSL_CERT_FILE"] = str(folder / "cert.pem")
                assert ssl.create_default_context().get_ca_certs()
                front = Front(nginx.port)
                upgraded(front)
                id = private_game(front)
                say("a private game was played through TLS")
                closed_doors(front, server)
                figures(server)
                accidents(server, front)
                again = restore(postgres, url, folder)
            finally:
                nginx.end()
        with served(again, folder / "restored.log") as server:
            mine = guest(server, ANN.id).get("/api/my-tables").json()
            assert len(mine) == 16
            assert Person(server).get(f"/api/tables/{id}").json()["status"] == "finished"
            say(f"restored: {len(mine)} tables of Ann, and the private one")
        logs = ("mathom.log", "restored.log", "access.log", "error.log")
        assert_not_logged(id, *(folder / name for name in logs), postgres.folder / "log")
        say("no log names the private table")
    finally:
        postgres.end()


def main() -> None:
    """Rehearse in a folder that goes when all is well, and stays to be looked at otherwise."""
    folder = Path(tempfile.mkdtemp(prefix="mathom-rehearsal-"))
    print(f"== docs/many-people.md, rehearsed in {folder}", flush=True)
    began = time.monotonic()
    rehearse(folder)
    shutil.rmtree(folder)
    print(f"   done in {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
