"""Games are known by their ids before their rules are imported."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.engine.registry import Games


class Rules:
    """Stands for a game."""


LATE: Any = Rules()
EARLY: Any = Rules()


def registry() -> Games:
    """One announced game before one that is registered."""
    found = Games()
    found.announce("late", lambda: found.__setitem__("late", LATE))
    found["early"] = EARLY
    return found


@pytest.fixture
def games() -> Games:
    return registry()


def test_ids_are_known_without_the_rules(games: Games) -> None:
    assert list(games) == sorted(games, reverse=True) == ["late", "early"]
    assert "late" in games
    assert len(games) == 2
    assert games.loaders


def test_a_game_is_loaded_when_it_is_asked_for(games: Games) -> None:
    assert games["late"] is LATE
    assert not games.loaders
    assert list(games) == ["late", "early"]


def test_every_way_to_all_games_loads_them() -> None:
    assert list(registry().values()) == [LATE, EARLY]
    assert list(registry().items()) == [("late", LATE), ("early", EARLY)]
    assert {**registry()} == dict(registry()) == {"late": LATE, "early": EARLY}
    assert registry().get("late") is LATE
    assert registry().get("none", 1) == 1
    assert registry().pop("late") is LATE


def test_an_import_that_fails_is_tried_again(games: Games) -> None:
    def fail() -> None:
        raise ImportError

    games.announce("late", fail)
    for _ in range(2):
        with pytest.raises(ImportError):
            games["late"]


def test_a_game_that_is_forgotten_is_not_loaded(games: Games) -> None:
    del games["late"]
    assert list(games.values()) == [EARLY]
    with pytest.raises(KeyError):
        games["late"]
