"""Settings from the environment."""

from __future__ import annotations

import pytest

from mathom.server.settings import default_bot_processes


def test_the_number_of_bot_processes_is_read_from_the_new_and_the_old_variable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("MATHOM_BOT_PROCESSES", raising=False)
    monkeypatch.setenv("MATHOM_MINDS", "3")
    assert default_bot_processes() == 3
    monkeypatch.setenv("MATHOM_BOT_PROCESSES", "5")
    assert default_bot_processes() == 5
    monkeypatch.setenv("MATHOM_BOT_PROCESSES", "many")
    assert default_bot_processes() >= 2
