"""What those ask who run a server: health, readiness, figures; and what is not there."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import asyncpg
import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Person, Running, until
from tests.server.test_crashes import spawned_processes

from mathom.server.cluster.metrics import Histogram, Metrics, written

Make = Callable[..., Running]
Figures = dict[str, float]


def get(server: Running, path: str, **headers: str) -> httpx.Response:
    """What a program is answered that asks for something."""
    return httpx.get(f"{server.address}{path}", headers=headers, timeout=PATIENCE)


def ready(server: Running) -> tuple[int, list[str]]:
    """What a server says of itself."""
    answer = get(server, "/health/ready")
    return answer.status_code, answer.json()["faults"]


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_full_disk_is_known_and_so_is_its_end(own_server: Make) -> None:
    server = own_server()
    assert ready(server) == (200, [])
    free = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, free[1]))
    until(lambda: ready(server) == (503, ["database"]))
    assert get(server, "/health/live").json() == {"status": "live", "faults": []}
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, free)
    until(lambda: ready(server) == (200, []))


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_database_that_somebody_else_holds_is_not_ready(own_server: Make) -> None:
    server = own_server()
    with closing(sqlite3.connect(server.database, timeout=PATIENCE)) as other:
        other.execute("begin immediate")
        assert ready(server) == (503, ["database"])
        other.rollback()
    until(lambda: ready(server) == (200, []))


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_a_read_only_database_is_known_and_so_is_its_end(own_server: Make) -> None:
    server = own_server()
    assert ready(server) == (200, [])
    asyncio.run(read_only(str(server.database), "on"))
    until(lambda: ready(server) == (503, ["database"]))
    # More requests than a worker has tokens in its hand: it cannot get others from the database.
    for _ in range(60):
        assert ready(server) == (503, ["database"])
    asyncio.run(read_only(str(server.database), "off"))
    until(lambda: ready(server) == (200, []))


async def read_only(url: str, whether: str) -> None:
    """Let a database refuse to be written, or not; everybody connects anew."""
    connection = await asyncpg.connect(url)
    name = await connection.fetchval("select current_database()")
    await connection.execute("set default_transaction_read_only = off")
    await connection.execute(f"alter database {name} set default_transaction_read_only = {whether}")
    await connection.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity "
        "where datname = current_database() and pid <> pg_backend_pid()"
    )
    await connection.close()


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api", "/metrics", "/health", "/healthz", "/status", "/debug/vars"]
)
def test_names_that_programs_look_for_are_not_the_page(server: Running, path: str) -> None:
    for accept in ("*/*", "text/html"):
        answer = get(server, path, accept=accept)
        assert answer.status_code == 404
        assert answer.json()["reason"] == "no-such-page"


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE"])
def test_a_call_that_does_not_exist_is_not_found_whatever_the_method(
    server: Running, method: str
) -> None:
    answer = httpx.request(method, f"{server.address}/api/no/such/call", timeout=PATIENCE)
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-page")


def test_only_people_are_shown_a_page_that_says_that_there_is_none(server: Running) -> None:
    assert get(server, "/nowhere", accept="text/html").status_code == 200
    assert get(server, "/nowhere").status_code == 404
    assert get(server, "/table/abc").status_code == 200


@pytest.fixture(scope="module")
def measured(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Two workers that tell figures to those who know a word."""
    log = tmp_path_factory.mktemp("measured") / "log"
    env = {"MATHOM_METRICS_TOKEN": "mellon"}
    running = Running(postgres.new(), log=log, workers=2, env=env)
    yield running
    assert running.stop() == 0, running.log.read_text()


def figures(server: Running) -> Figures:
    """The figures of a server, as Prometheus reads them."""
    answer = get(server, "/metrics", authorization="Bearer mellon")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    found: Figures = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            labels = "".join(f" {value}" for _, value in sorted(sample.labels.items()))
            found[sample.name + labels] = sample.value
    return found


def test_figures_are_those_of_all_workers_and_outlive_one(measured: Running) -> None:
    assert get(measured, "/metrics").status_code == 404
    assert get(measured, "/metrics", authorization="Bearer friend").status_code == 404
    ann = Person(measured)
    # The second worker may still be starting.
    until(lambda: figures(measured)["mathom_workers"] == 2)
    ids = [ann.new_table("me", "me")["id"] for _ in range(6)]
    for id in ids:
        with ann.at(id) as live:
            live.act()
            live.act()
    found: Figures = {}

    def complete() -> bool:
        # Any worker may answer, and each knows of the others what they last told.
        found.update(figures(measured))
        counts = ("moves_total duel", "move_seconds_count", "move_seconds_bucket +Inf")
        return all(found.get(f"mathom_{name}") == 12 for name in counts)

    until(complete)
    assert found["mathom_tables running"] == 6
    assert found["mathom_ready"] == 1
    assert found["mathom_bot_queue"] == 0
    assert found["mathom_requests_total 201"] == 6
    assert found["mathom_memory_bytes"] > 10_000_000
    with ann.at(ids[0]):
        until(lambda: figures(measured)["mathom_sockets"] == 1)
    for victim in spawned_processes(measured.process.pid)[:1]:
        os.kill(victim, 9)
    until(lambda: figures(measured)["mathom_sockets"] == 0)
    assert figures(measured)["mathom_moves_total duel"] == 12


def test_figures_are_written_as_prometheus_reads_them(tmp_path: Path) -> None:
    metrics = Metrics(tmp_path)
    metrics.count("mathom_errors_total", part='a "quoted"\npart\\', fault="none")
    for seconds in (0.001, 0.2, 99.0):
        metrics.time("mathom_move_seconds", seconds)
    (tmp_path / "999999999.metrics").write_bytes(b'{"gauges":{"mathom_sockets":7},"sums":{}}')
    (tmp_path / "999999998.metrics").write_bytes(b"torn")
    text = written(metrics.together())
    families = {family.name: family for family in text_string_to_metric_families(text)}
    (error,) = families["mathom_errors"].samples
    assert error.labels["part"] == 'a "quoted"\npart\\'
    found = {s.labels.get("le", s.name): s.value for s in families["mathom_move_seconds"].samples}
    assert (found["0.005"], found["0.25"], found["10.0"], found["+Inf"]) == (1, 2, 2, 3)
    assert found["mathom_move_seconds_sum"] == pytest.approx(99.201)
    assert "mathom_sockets" not in families, "a worker that has ended has no connections"


def test_labels_without_end_are_not_counted_without_end() -> None:
    metrics = Metrics()
    for number in range(5000):
        metrics.count("mathom_errors_total", part=str(number))
    assert len(metrics.own.sums) == 1000
    assert sum(Histogram().counts) == 0
