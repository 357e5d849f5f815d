"""`mathom serve`, and `mathom` alone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cli.running import mathom

from mathom.server import run


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
