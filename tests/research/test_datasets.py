"""Data sets hold what happened: every decision, with what was known and what came of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.running import mathom as run

import mathom
from mathom.engine.errors import BadNotation
from mathom.research.arrays import Arrays
from mathom.research.datasets import decisions, read_parquet, self_play, write_parquet
from mathom.research.layouts import layout_of


@pytest.fixture(scope="module")
def records() -> list[str]:
    return list(self_play("duel", ["greedy", "random"], 2, seed=3))


def test_records_of_self_play_can_be_replayed_and_name_their_players(records: list[str]) -> None:
    for text, players in zip(records, (["greedy", "random"], ["random", "greedy"]), strict=True):
        match = mathom.from_record(text)
        assert match.outcome is not None
        assert match.recorder.record.players == players


def test_a_file_holds_every_decision(records: list[str], tmp_path: Path) -> None:
    path = tmp_path / "duel.parquet"
    written = write_parquet(records, path, observations=True)
    rows = read_parquet(path).to_pylist()
    moves = [len(mathom.from_record(text).recorder.record.moves) for text in records]
    assert written == len(rows) == sum(moves)
    assert [row["record"] for row in rows] == [0] * moves[0] + [1] * moves[1]
    vocabulary = mathom.find_game("duel").vocabulary
    arrays = Arrays(mathom.find_game("duel"), layout_of("duel"))
    for row in rows:
        view = json.loads(row["view"])
        assert row["action"] in row["legal"]
        assert row["text"] == vocabulary.text(row["action"])
        assert view["seat"] == view["seats"][row["seat"]]
        assert row["observation"] == arrays.of_view(view).tolist()
        assert row["reward"] == (1.0 if row["seat"] in row["winners"] else -1.0)
    assert {row["player"] for row in rows} == {"greedy", "random"}


def test_only_what_the_deciding_seat_knew_is_told() -> None:
    text = next(self_play("fellowship", ["random"] * 4, 1, seed=1))
    for row in decisions(text):
        view = json.loads(row["view"])
        mine = [hand for hand in view["hands"] if hand["seat"] == view["seat"]]
        assert mine
        for hand in view["hands"]:
            if hand not in mine and not hand["open"]:
                assert len(hand["cards"]) < max(2, hand["size"])


def test_an_unfinished_game_has_no_reward() -> None:
    match = mathom.new("duel", seed=4)
    match.act(match.legal()[0])
    (row,) = decisions(match.record())
    assert (row["reward"], row["winners"], row["reason"]) == (None, None, None)


def test_records_of_two_games_do_not_go_into_one_file(records: list[str], tmp_path: Path) -> None:
    other = mathom.new("fellowship").record()
    with pytest.raises(BadNotation, match="other-game"):
        write_parquet([records[0], other], tmp_path / "file.parquet")


def test_a_row_names_its_game_layout_rules_and_seed(records: list[str]) -> None:
    row = decisions(records[0])[0]
    match = mathom.from_record(records[0])
    assert row["game"] == "duel"
    assert row["layout"] == layout_of("duel").version
    assert row["rules"] == match.rules
    assert row["seed"] == match.recorder.record.seed
    assert row["visits"] is None


def test_the_visits_of_a_search_are_a_policy_for_its_legal_actions() -> None:
    text = next(self_play("duel", ["search:40", "random"], 1, seed=2, visits=True))
    rows = decisions(text)
    thought = [row for row in rows if row["player"] == "search:40" and row["visits"]]
    assert len(thought) > 5
    assert not [row for row in rows if row["player"] == "random" and row["visits"]]
    for row in thought:
        assert len(row["visits"]) == len(row["legal"])
        assert sum(row["visits"]) > 0


def test_the_command_writes_a_file_and_keeps_the_records(tmp_path: Path) -> None:
    out, folder = tmp_path / "some.parquet", tmp_path / "kept"
    words = ["--games", "2", "--file", out, "--records", folder, "--workers", "1", "--visits"]
    done = run("dataset", "duel", "--bots", "greedy,random", *words)
    assert done.code == 0
    rows = read_parquet(out)
    assert str(rows.num_rows) in done.out
    assert len(list(folder.glob("*.record"))) == 2
