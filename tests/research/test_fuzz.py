"""The fuzzer: which games it plays, and what it keeps."""

from __future__ import annotations

from pathlib import Path

import pytest

from mathom.engine.errors import BadNotation
from mathom.engine.game import GAMES
from mathom.engine.laws import random_seats, random_settings
from mathom.engine.record import Record
from mathom.engine.state import State
from mathom.engine.step import act
from mathom.research.fuzz import (
    Fault,
    fuzz,
    inspect_game,
    keep_record,
    settings_of,
    with_own_decks,
)


def test_every_game_has_its_own_seed_and_settings() -> None:
    game = GAMES["duel"]
    assert inspect_game("duel", 1000, 3).seed == 3
    assert random_settings(game, 3) != random_settings(game, 5)
    assert random_settings(game, 4) == game.default_settings()


def test_every_chapter_is_played_by_every_number_of_people() -> None:
    game = GAMES["fellowship"]
    seen = {(random_settings(game, seed)[0], random_seats(game, seed)) for seed in range(2000)}
    assert len(seen) == len(game.options[0].values) * len(game.seats)


def test_several_workers_find_the_same_as_one() -> None:
    alone, together = (fuzz("duel", 4, seed=2, workers=workers) for workers in (1, 2))
    assert (alone.games, alone.decisions, alone.fault) == (4, together.decisions, together.fault)


def test_a_bot_plays_under_the_laws_too() -> None:
    by_chance, by_bot = (fuzz("duel", 2, every=1000, bot=bot) for bot in ("", "greedy"))
    assert by_bot.fault is None
    assert by_bot.decisions != by_chance.decisions
    with pytest.raises(BadNotation, match="unknown-bot"):
        fuzz("duel", 1, bot="nobody")


def test_everybody_brings_a_deck_of_his_own() -> None:
    decks = GAMES["tcg"].decklists
    assert decks is not None
    texts = {decks.random(seed) for seed in range(60)}
    assert len(texts) == 60
    assert [fault for text in texts for fault in decks.faults(text)] == []
    choose = with_own_decks(GAMES["tcg"], 2, 5, None)
    s: State = GAMES["tcg"].new(5, settings_of(GAMES["tcg"], 4, True), 2)
    brought = [len(decks.actions(decks.random(seed))) for seed in (10, 11)]
    for seat, actions in enumerate(brought):
        for _ in range(actions):
            action = choose(s, seat)
            assert action is not None
            act(s, action, seat)
    assert choose(s, 0) is None
    assert [player["deck"] for player in players(s)] == ["custom", "custom"]


def players(s: State) -> list[dict[str, str]]:
    """What everybody sees of the players."""
    found = GAMES["tcg"].view(s, -1)["players"]
    assert isinstance(found, dict)
    return list(found.values())


def test_own_decks_are_refused_where_there_are_none() -> None:
    with pytest.raises(BadNotation, match="no-own-decks"):
        fuzz("duel", 1, own_decks=True)


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
