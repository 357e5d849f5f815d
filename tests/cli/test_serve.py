"""`mathom serve`, and `mathom` alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import mathom

from mathom.server import run, settings


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> list[Any]:
    """What would have been served, and whether the browser would have been opened."""
    calls: list[Any] = []

    def serve(settings: Any, listening: Any, announce: Any, open_browser: bool) -> None:
        calls.append((settings, open_browser))
        announce(run.address(*listening.getsockname()[:2]))
        listening.close()

    monkeypatch.setattr(run, "serve", serve)
    monkeypatch.setenv("MATHOM_DATA", str(tmp_path))
    return calls


def test_serve_prints_the_address(served: list[Any], tmp_path: Any) -> None:
    ran = mathom("serve", "--port", 0, "--no-open")
    assert ran.code == 0
    assert "http://127.0.0.1:" in ran.out
    assert served[0][1] is False
    assert str(tmp_path) in served[0][0].database


def test_another_database_can_be_named(served: list[Any], tmp_path: Any) -> None:
    mathom("serve", "--port", 0, "--database", "postgresql://localhost/mathom")
    assert served[0][0].database == "postgresql+asyncpg://localhost/mathom"


def test_a_database_of_an_unknown_kind_is_told(served: list[Any]) -> None:
    assert "mongodb" in mathom("serve", "--port", 0, "--database", "mongodb://x/y").complaint()
    assert served == []


def test_several_workers_need_a_database_server(served: list[Any], tmp_path: Path) -> None:
    words = ("serve", "--port", 0, "--workers", 2, "--database")
    assert "PostgreSQL" in mathom(*words, str(tmp_path / "m.sqlite3")).complaint()
    assert served == []
    mathom(*words, "postgresql://localhost/mathom")
    assert served[0][0].workers == 2


def test_without_its_driver_postgresql_is_told_how_to_get_it(
    served: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "find_spec", lambda name: None)
    ran = mathom("serve", "--port", 0, "--database", "postgresql://localhost/mathom")
    assert "mathom[postgres]" in ran.complaint()
    assert served == []


def test_a_database_that_does_not_answer_is_told_without_its_password(tmp_path: Path) -> None:
    url = f"postgresql://frodo:precious@/mathom?host={tmp_path}"
    complaint = mathom("serve", "--port", 0, "--no-open", "--database", url).complaint()
    assert "cannot be opened" in complaint
    assert "precious" not in complaint


def test_a_port_that_is_taken_is_told(served: list[Any]) -> None:
    with run.listen("127.0.0.1", 0) as taken:
        ran = mathom("serve", "--port", taken.getsockname()[1])
    assert "cannot be used" in ran.complaint()
    assert served == []


def test_mathom_alone_serves_and_opens_the_browser(
    served: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    listen = run.listen
    monkeypatch.setattr(run, "listen", lambda host, port: listen(host, 0))
    assert mathom().code == 0
    assert served[0][1] is True
