"""One real server for all tests that do not kill it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.running import Person, Running

if TYPE_CHECKING:
    from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that is there for all tests that ask for it; the others need no driver."""
    from tests.server.postgres import Postgres

    running = Postgres()
    yield running
    running.end()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "mathom.sqlite3")
    found: Postgres = request.getfixturevalue("postgres")
    return found.new()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with an empty database, which knows a toy game beside the real ones."""
    file = tmp_path_factory.mktemp("server") / "mathom.sqlite3"
    running = Running(file, "tests.server.toys", cold=True)
    yield running
    assert running.stop() == 0, running.log.read_text()


@pytest.fixture(scope="session")
def second(server: Running) -> Iterator[Running]:
    """Another process that serves the same tables."""
    running = Running(server.database, "tests.server.toys")
    yield running
    assert running.stop() == 0, running.log.read_text()


@pytest.fixture
def own_server(tmp_path: Path, database_url: str) -> Iterator[Callable[..., Running]]:
    """Makes servers on one database that a test may kill."""
    made: list[Running] = []

    def make(module: str = "mathom", **rest: Any) -> Running:
        made.append(Running(database_url, module, tmp_path / "log", **rest))
        return made[-1]

    yield make
    for running in made:
        if running.process.poll() is None:
            running.kill()


@pytest.fixture
def ann(server: Running) -> Person:
    """Somebody."""
    return Person(server)


@pytest.fixture
def bob(server: Running) -> Person:
    """Somebody else."""
    return Person(server, "it")


@pytest.fixture
def eve(server: Running) -> Person:
    """Somebody who only watches, or worse."""
    return Person(server, "sv")
