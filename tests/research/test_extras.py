"""Every extra is named by an error, or in the log, where its library is missing."""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mathom.cli.arena import engine_of
from mathom.engine.errors import MathomError
from mathom.research import bench, extras
from mathom.research.extras import need, need_server
from mathom.server import services, settings
from mathom.server.accounts import web_push
from mathom.texts import reason_text

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))


def without_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no library of an extra were installed."""
    for module in (bench, extras, settings, web_push):
        monkeypatch.setattr(module, "find_spec", lambda name: None)


def warned() -> None:
    """What a server says when it starts without notifications to browsers."""
    services.say_what_is_missing()


ASKS: dict[str, Callable[[], object]] = {
    "bench": lambda: bench.need_openspiel(),
    "postgres": lambda: settings.async_url("postgresql://localhost/mathom"),
    "push": warned,
    "ray": lambda: engine_of("ray", None, None),
    "research": lambda: need("pettingzoo"),
    "server": need_server,
    "train": lambda: need("sb3_contrib"),
}
"""Something that needs each extra."""


def test_every_extra_is_asked_for() -> None:
    assert set(ASKS) == set(PROJECT["project"]["optional-dependencies"])


@pytest.mark.parametrize("extra", sorted(ASKS))
def test_what_is_missing_names_the_extra(
    extra: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    without_libraries(monkeypatch)
    line = f'pip install "mathom[{extra}]"'
    assert [text for text in told(ASKS[extra], caplog) if line not in text] == []


def told(ask: Callable[[], object], caplog: pytest.LogCaptureFixture) -> list[str]:
    """What is said: an error in every language, or a line in the log."""
    with caplog.at_level(logging.INFO, "mathom"):
        try:
            ask()
        except MathomError as fault:
            return [str(fault), *(reason_text(language, fault) for language in ("it", "sv"))]
    return [caplog.text]


def test_every_library_of_an_extra_is_known() -> None:
    names = {
        "argon2-cffi": "argon2",
        "confusable-homoglyphs": "confusable_homoglyphs",
        "open_spiel": "pyspiel",
        "pillow": "PIL",
        "sqlalchemy[asyncio]": "sqlalchemy",
    }
    known: dict[str, list[Any]] = PROJECT["project"]["optional-dependencies"]
    for library, extra in extras.EXTRA.items():
        found = [line.split(">")[0] for line in known[extra]]
        assert library in [names.get(name, name) for name in found]
