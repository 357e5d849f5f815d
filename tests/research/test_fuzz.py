"""The fuzzer: which games it plays, and what it keeps."""

from __future__ import annotations

from pathlib import Path

import pytest

from mathom.engine.errors import BadNotation
from mathom.engine.game import GAMES
from mathom.engine.laws import random_settings
from mathom.engine.record import Record
from mathom.research.fuzz import Fault, fuzz, inspect_game, keep_record


def test_every_game_has_its_own_seed_and_settings() -> None:
    game = GAMES["duel"]
    assert inspect_game("duel", 1000, 3).seed == 3
    assert random_settings(game, 3) != random_settings(game, 5)
    assert random_settings(game, 4) == game.default_settings()


def test_several_workers_find_the_same_as_one() -> None:
    alone, together = (fuzz("duel", 4, seed=2, workers=workers) for workers in (1, 2))
    assert (alone.games, alone.decisions, alone.fault) == (4, together.decisions, together.fault)


def test_a_bot_plays_under_the_laws_too() -> None:
    by_chance, by_bot = (fuzz("duel", 2, every=1000, bot=bot) for bot in ("", "greedy"))
    assert by_bot.fault is None
    assert by_bot.decisions != by_chance.decisions
    with pytest.raises(BadNotation, match="unknown-bot"):
        fuzz("duel", 1, bot="nobody")


def test_every_game_is_told_to_who_watches() -> None:
    watched: list[int] = []
    fuzz("duel", 3, every=1000, on_game=lambda: watched.append(1))
    assert len(watched) == 3


def test_the_record_of_a_fault_goes_into_a_folder_that_is_made(tmp_path: Path) -> None:
    game = GAMES["duel"]
    text = Record(game, game.default_settings(), 2, 7).text()
    fault = Fault(7, 4, "a card is in two places", text)
    paths = [keep_record(fault, "duel", tmp_path / "deep" / "down") for _ in range(3)]
    assert [path.name for path in paths] == [
        "fuzz-duel-7.record",
        "fuzz-duel-7-2.record",
        "fuzz-duel-7-3.record",
    ]
    assert {path.read_text(encoding="utf-8") for path in paths} == {text}
