"""Whole games that were kept: they must replay, and be played again, to the last letter."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.golden.regenerate import golden_file, golden_names, golden_text, stray_files

from mathom.engine.game import GAMES
from mathom.engine.record import Record, Replay, read_record, replay

TESTS = Path(__file__).parents[1] / "games"

everything = pytest.mark.parametrize(("game", "name"), golden_names())


def digests(record: Record) -> list[str]:
    """The digest after the set-up and after every move."""
    walk = Replay(record)
    found = [walk.game.digest(walk.s)]
    while not walk.finished():
        walk.step()
        found.append(walk.game.digest(walk.s))
    return found


@everything
def test_a_golden_record_replays_to_its_end(game: str, name: str) -> None:
    text = golden_file(game, name).read_text(encoding="utf-8")
    walk = replay(read_record(text))
    assert walk.s.outcome is not None
    assert walk.record.text() == text


@everything
def test_the_same_choices_give_the_same_record_today(game: str, name: str) -> None:
    assert golden_text(game, name) == golden_file(game, name).read_text(encoding="utf-8")


@everything
def test_chance_read_from_a_record_gives_the_states_that_chance_gave(game: str, name: str) -> None:
    kept = read_record(golden_file(game, name).read_text(encoding="utf-8"))
    other_seed = read_record(kept.text())
    if other_seed.start is None:
        other_seed.seed += 1
    assert digests(other_seed) == digests(kept)


def test_every_tested_game_has_golden_records_and_every_option_value_is_in_one() -> None:
    assert stray_files() == []
    tested = [game for game in GAMES.values() if (TESTS / game.id).is_dir()]
    assert len(tested) >= 4
    for game in tested:
        names = [name for of, name in golden_names() if of == game.id]
        assert names
        played = [read_record(golden_file(game.id, name).read_text("utf-8")) for name in names]
        for index, option in enumerate(game.options):
            if not option.values:
                continue
            assert {record.settings[index] for record in played} == set(range(len(option.values)))
