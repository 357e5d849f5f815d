"""`mathom fellowship`: solving a deal, and measuring how often rounds are won."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.running import mathom


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "can be won"), ("it", "si può vincere"), ("sv", "kan vinnas")],
)
def test_a_deal_is_solved_and_its_line_told(language: str, words: str) -> None:
    ran = mathom("fellowship", "solve", "--chapter", 2, "--seed", 4, language=language)
    lines = ran.out.splitlines()
    assert words in lines[0]
    assert lines[1].startswith("1. ")
    assert len(lines) > 10


def test_the_answer_as_json_can_be_played() -> None:
    solved = mathom("fellowship", "solve", "--deal", "--players", 3, "--seed", 1, "--json").json()
    assert solved["verdict"] == "winnable"
    assert solved["line"][0]["action"].startswith("choose character:")
    assert {step["seat"] for step in solved["line"]} == {"seat-1", "seat-2", "seat-3"}


def test_a_position_can_be_asked_about(tmp_path: Path) -> None:
    where = tmp_path / "deal.json"
    where.write_text(json.dumps(mathom("position", "--new", "fellowship", "--seed", 2).json()))
    assert mathom("fellowship", "solve", where, "--json").json()["verdict"] == "winnable"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["solve", "--chapter", "19"], "19"),
        (["solve", "--players", "5"], "5"),
        (["rates", "--bots", "oracle"], "oracle"),
        (["rates", "--chapters", "one"], "“one”"),
        (["rates", "--players", "7", "--bots", "random"], "7"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: list[str], named: str) -> None:
    ran = mathom("fellowship", *words)
    assert ran.code == 2
    assert named in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_game_of_another_kind_has_no_solver(tmp_path: Path) -> None:
    where = tmp_path / "duel.json"
    where.write_text(json.dumps(mathom("position", "--new", "duel").json()))
    ran = mathom("fellowship", "solve", where)
    assert (ran.code, "duel" in ran.err) == (2, True)


def test_rates_go_on_from_what_is_kept_and_are_written_into_a_page(tmp_path: Path) -> None:
    store, page = tmp_path / "rates.json", tmp_path / "page.md"
    words = ("fellowship", "rates", "--chapters", 1, "--bots", "greedy,solver", "--workers", 1)
    mathom(*words, "--rounds", 2, "--store", store)
    first = {cell["bot"]: cell for cell in json.loads(store.read_text())}
    ran = mathom(*words, "--rounds", 4, "--store", store, "--write", page)
    cells = {cell["bot"]: cell for cell in json.loads(store.read_text())}
    assert cells["greedy"]["rounds"] == 4
    assert first["greedy"]["won"] <= cells["greedy"]["won"] <= first["greedy"]["won"] + 2
    assert cells["solver"]["won"] + cells["solver"]["undecided"] <= 4
    assert "| 4 | 1 |" in page.read_text()
    assert ran.out.strip() in page.read_text()


def test_rounds_of_a_chapter_are_counted_in_a_simulation() -> None:
    ran = mathom(
        *("simulate", "fellowship", "--chapter", 2, "--players", 3, "--bots", "greedy"),
        *("--games", 5, "--workers", 1, "--json"),
    )
    figures = ran.json()
    assert figures["rounds"]["played"] == 5
    assert len(figures["bots"]) == 3
    low, high = figures["rounds"]["ci95"]
    assert low <= figures["rounds"]["share"] <= high
