"""`mathom position`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.running import mathom
from tests.golden.regenerate import golden_file

import mathom as package

RECOMMENDED = golden_file("duel", "recommended")


def test_a_new_game_gives_its_first_position() -> None:
    shown = mathom("position", "--new", "duel", "--seed", 7).json()
    assert shown == package.new("duel", 7).position()


def test_a_new_game_with_settings() -> None:
    shown = mathom("position", "--new", "duel", "--option", "trio=postponable").json()
    assert shown["options"] == {"trio": "postponable"}


def test_a_record_gives_its_last_position() -> None:
    text = RECOMMENDED.read_text(encoding="utf-8")
    assert mathom("position", RECOMMENDED).json() == package.from_record(text).position()


def test_a_record_gives_the_position_after_any_move() -> None:
    shown = mathom("position", RECOMMENDED, "--at", 20).json()
    digest = package.from_position(shown).digest()
    played, _, _ = RECOMMENDED.read_text(encoding="utf-8").partition("\n21. ")
    assert played.endswith(f"= {digest}")


def test_a_partial_position_is_completed_and_stays_the_same_then(tmp_path: Path) -> None:
    path = tmp_path / "partial.json"
    path.write_text(json.dumps({"game": "duel", "chapter": 2, "coins": {"sauron": 9}}))
    whole = mathom("position", path).json()
    assert whole["coins"]["sauron"] == 9
    assert len(whole["layout"]) == 20
    path.write_text(json.dumps(whole))
    assert mathom("position", path).json() == whole


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('{"game": "duel",\n "coins": }', "line 2, column 11"),
        ("[1, 2]", "position must be an object"),
        ('{"game": "chess"}', "“chess”"),
        ('{"coins": 3}', "There is no game"),
        ('{"game": "duel", "coins": {"sauron": -1}}', "coins.sauron"),
        ('{"game": "duel", "coins": {"gollum": 1}}', "coins.gollum"),
        ('{"game": "duel", "areas": {"sauron": ["the-ring"]}}', "areas.sauron"),
        ('{"game": "duel", "chapter": 9}', "chapter"),
        ('{"game": "duel", "agenda": [{"step": "sleep"}]}', "agenda.step"),
        ('{"game": "duel", "mood": "dark"}', "mood"),
        ('{"game": "duel", "chapter": ' + "1" * 9999 + "}", "cannot be read"),
        ("[" * 100_000, "cannot be read"),
    ],
)
def test_a_fault_is_named_with_its_place(tmp_path: Path, text: str, named: str) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(text, encoding="utf-8")
    assert named in mathom("position", path).complaint()
    assert path.read_text(encoding="utf-8") == text


def test_a_fault_is_told_in_the_language_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "wrong.json"
    path.write_text("{", encoding="utf-8")
    assert "riga 1, colonna 2" in mathom("position", path, "--lang", "it").complaint()
    assert "rad 1, kolumn 2" in mathom("position", path, "--lang", "sv").complaint()


def test_a_file_or_a_new_game_but_not_both_nor_neither() -> None:
    mathom("position").complaint()
    mathom("position", RECOMMENDED, "--new", "duel").complaint()


def test_a_position_has_no_moves(tmp_path: Path) -> None:
    path = tmp_path / "new.json"
    path.write_text(json.dumps(package.new("duel", 1).position()))
    assert "--at" in mathom("position", path, "--at", 2).complaint()


def test_a_move_that_was_not_made_is_refused() -> None:
    assert "no move 5000" in mathom("position", RECOMMENDED, "--at", 5000).complaint()
