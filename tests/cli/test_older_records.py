"""`mathom verify`, `replay`, `position` and `play` with records of older rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.running import mathom
from tests.golden.regenerate import golden_file

from mathom.engine.game import find_game

DUEL = find_game("duel")
GOLDEN = golden_file("duel", "recommended").read_text(encoding="utf-8")
MOVES = int(GOLDEN.rstrip().rpartition("end: ")[2])


@pytest.fixture(autouse=True)
def newer_rules() -> Iterator[None]:
    """The rules have changed since the golden record was written."""
    DUEL.rules_version += 1
    yield
    DUEL.rules_version -= 1


@pytest.fixture
def illegal(tmp_path: Path) -> tuple[Path, int]:
    """A record whose ninth action is not legal any more, and the line where it stands."""
    lines = GOLDEN.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("9. "))
    seat = lines[at].split()[1]
    lines[at] = f"9. {seat} play card:c3-red-01"
    path = tmp_path / "old.record"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path, at + 1


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "version"), ("it", "versione"), ("sv", "version")],
)
def test_a_record_of_older_rules_says_so_and_holds(language: str, sentence: str) -> None:
    ran = mathom("verify", golden_file("duel", "recommended"), language=language)
    assert ran.code == 0
    assert f"{sentence} {DUEL.rules_version - 1}" in ran.out
    assert f"{sentence} {DUEL.rules_version}" in ran.out


def test_a_record_of_older_rules_as_json() -> None:
    found = mathom("verify", golden_file("duel", "recommended"), "--json").json()
    assert (found["ok"], found["older"], found["moves"]) == (True, True, MOVES)
    assert found["rules"] == DUEL.rules_version - 1


@pytest.mark.parametrize(("language", "line"), [("en", "Line"), ("it", "Riga"), ("sv", "Rad")])
def test_the_first_line_that_is_no_longer_legal_is_named(
    illegal: tuple[Path, int], language: str, line: str
) -> None:
    path, at = illegal
    ran = mathom("verify", path, language=language)
    assert ran.code == 2
    assert ran.err.startswith(f"{line} {at}: ")
    assert f"8 of its {MOVES} actions" in ran.out or language != "en"


def test_the_first_line_that_is_no_longer_legal_as_json(illegal: tuple[Path, int]) -> None:
    path, at = illegal
    ran = mathom("verify", path, "--json")
    found = ran.json()
    assert ran.code == 2
    assert (found["ok"], found["older"], found["moves"], found["line"]) == (False, True, 8, at)
    assert found["text"].startswith(f"Line {at}: ")


def test_a_replay_tells_what_is_legal_and_then_why_it_stops(illegal: tuple[Path, int]) -> None:
    path, at = illegal
    ran = mathom("replay", path)
    assert ran.code == 2
    assert "\n8. " in ran.out
    assert "\n9. " not in ran.out
    assert ran.err.startswith(f"Line {at}: ")


def test_a_position_before_the_line_can_be_had_and_none_after_it(
    illegal: tuple[Path, int],
) -> None:
    path, at = illegal
    assert mathom("position", path, "--at", 8).json()["game"] == "duel"
    assert mathom("position", path, "--at", 9).complaint().startswith(f"Line {at}: ")


@pytest.mark.parametrize("language", ["en", "it", "sv"])
def test_a_record_of_newer_rules_is_refused(tmp_path: Path, language: str) -> None:
    newer = tmp_path / "newer.record"
    text = GOLDEN.replace(f"rules: {DUEL.rules_version - 1}", f"rules: {DUEL.rules_version + 1}")
    newer.write_text(text, encoding="utf-8")
    complaint = mathom("verify", newer, language=language).complaint()
    assert str(DUEL.rules_version + 1) in complaint.partition(": ")[2]
