"""`mathom verify`: what is wrong with a record, and where."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.running import mathom
from tests.golden.regenerate import golden_file

from mathom.cli.files import LARGEST

GOLDEN = golden_file("duel", "recommended").read_text(encoding="utf-8")


def line_of(text: str, lines: list[str]) -> int:
    """The number of the first line that starts so."""
    return next(at for at, line in enumerate(lines, 1) if line.startswith(text))


def verify_changed(tmp_path: Path, old: str, new: str) -> tuple[str, int]:
    """Verify the golden record with one line changed; returns the complaint and the line."""
    lines = GOLDEN.split("\n")
    at = line_of(old, lines)
    lines[at - 1] = new
    path = tmp_path / "changed.record"
    path.write_text("\n".join(lines), encoding="utf-8")
    before = path.read_bytes()
    complaint = mathom("verify", path).complaint()
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
    return complaint, at


def test_a_good_record_is_valid() -> None:
    ran = mathom("verify", golden_file("duel", "recommended"))
    assert ran.code == 0
    assert "is valid" in ran.out
    moves = GOLDEN.rstrip().rpartition("end: ")[2]
    assert f"{moves} actions" in ran.out


def test_a_good_record_as_json() -> None:
    found = mathom("verify", golden_file("duel", "recommended"), "--json").json()
    assert found["ok"] is True
    assert found["game"] == "duel"
    assert f"result: {found['result']}\n" in GOLDEN
    assert f"= {found['digest']}\n" in GOLDEN


def test_a_wrong_digest_is_named_with_its_line(tmp_path: Path) -> None:
    complaint, at = verify_changed(tmp_path, "= ", "= 0123456789abcdef")
    assert complaint.startswith(f"Line {at}: ")
    assert "0123456789abcdef" in complaint


def test_an_unknown_card_is_named_with_its_line(tmp_path: Path) -> None:
    seat = next(line for line in GOLDEN.split("\n") if line.startswith("1. ")).split()[1]
    complaint, at = verify_changed(tmp_path, "1. ", f"1. {seat} play card:the-one-ring")
    assert complaint == f"Line {at}: There is no action “play card:the-one-ring”."


def test_an_unknown_card_of_chance_is_named_with_its_line(tmp_path: Path) -> None:
    complaint, at = verify_changed(tmp_path, "~ turn", "~ turn card:the-one-ring")
    assert complaint.startswith(f"Line {at}: ")
    assert "the-one-ring" in complaint


def test_a_card_that_cannot_turn_up_is_named_with_its_line(tmp_path: Path) -> None:
    complaint, at = verify_changed(tmp_path, "~ turn", "~ turn card:c3-red-01")
    assert complaint.startswith(f"Line {at}: ")


@pytest.mark.parametrize("letters", [1, 5, 200, 1000, len(GOLDEN) - 3])
def test_a_record_cut_anywhere_is_found(tmp_path: Path, letters: int) -> None:
    path = tmp_path / "cut.record"
    path.write_text(GOLDEN[:letters], encoding="utf-8")
    complaint = mathom("verify", path).complaint()
    assert complaint.startswith("Line ")


def test_a_record_cut_between_two_lines_is_found_at_its_end(tmp_path: Path) -> None:
    lines = GOLDEN.split("\n")[:60]
    path = tmp_path / "cut.record"
    path.write_text("\n".join(lines), encoding="utf-8")
    assert mathom("verify", path).complaint().startswith("Line 60: The record is cut short")


def test_a_missing_line_in_the_middle_is_found(tmp_path: Path) -> None:
    lines = GOLDEN.split("\n")
    at = line_of("5. ", lines)
    del lines[at - 1]
    path = tmp_path / "gap.record"
    path.write_text("\n".join(lines), encoding="utf-8")
    complaint = mathom("verify", path).complaint()
    assert int(complaint.removeprefix("Line ").partition(":")[0]) in (at, at + 1, at + 2)


def test_a_card_that_is_not_there_is_an_illegal_action(tmp_path: Path) -> None:
    seat = next(line for line in GOLDEN.split("\n") if line.startswith("1. ")).split()[1]
    complaint, at = verify_changed(tmp_path, "1. ", f"1. {seat} play card:c3-red-01")
    assert complaint.startswith(f"Line {at}: ")


def test_an_action_of_the_wrong_seat_is_illegal(tmp_path: Path) -> None:
    first = next(line for line in GOLDEN.split("\n") if line.startswith("1. "))
    other = first.replace("sauron", "?").replace("fellowship", "sauron").replace("?", "fellowship")
    complaint, at = verify_changed(tmp_path, "1. ", other)
    assert complaint == f"Line {at}: It is another player’s decision."


def test_a_wrong_result_is_named_with_its_line(tmp_path: Path) -> None:
    complaint, at = verify_changed(tmp_path, "result: ", "result: sauron by-decree")
    assert complaint.startswith(f"Line {at}: ")
    assert "by-decree" in complaint


def test_something_after_the_end_is_found(tmp_path: Path) -> None:
    path = tmp_path / "long.record"
    path.write_text(GOLDEN + "1. sauron: wait\n", encoding="utf-8")
    at = GOLDEN.count("\n") + 1
    assert mathom("verify", path).complaint().startswith(f"Line {at}: ")


def test_a_fault_as_json_names_line_and_reason(tmp_path: Path) -> None:
    path = tmp_path / "bad.record"
    path.write_text(GOLDEN.replace("= ", "= 00000000", 1)[:-1], encoding="utf-8")
    ran = mathom("verify", path, "--json")
    assert ran.code == 2
    found = ran.json()
    assert found["ok"] is False
    assert found["line"] == line_of("= ", GOLDEN.split("\n"))
    assert found["reason"] == "bad-line"
    assert ran.err == ""


@pytest.mark.parametrize(("language", "word"), [("it", "Riga"), ("sv", "Rad")])
def test_a_fault_is_told_in_the_language_asked_for(
    tmp_path: Path, language: str, word: str
) -> None:
    path = tmp_path / "bad.record"
    path.write_text("nothing\n", encoding="utf-8")
    assert mathom("verify", path, "--lang", language).complaint().startswith(f"{word} 1: ")


def test_files_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "it.record"
    assert "no file" in mathom("verify", path).complaint()
    assert "folder" in mathom("verify", tmp_path).complaint()
    path.write_bytes(b"")
    assert "empty" in mathom("verify", path).complaint()
    path.write_bytes(b" \n\n")
    assert "empty" in mathom("verify", path).complaint()
    path.write_bytes(bytes(range(256)))
    assert "not a text file" in mathom("verify", path).complaint()
    path.write_bytes(b"mathom record 1\0\n")
    assert "not a text file" in mathom("verify", path).complaint()


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "huge.record"
    path.write_bytes(b"x" * (LARGEST + 1))
    assert "5 megabytes" in mathom("verify", path).complaint()


def test_numbers_without_end_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "long.record"
    path.write_text(GOLDEN.replace("seed: 1", f"seed: {'1' * 10_000}"), encoding="utf-8")
    mathom("verify", path).complaint()


def test_windows_line_ends_change_nothing(tmp_path: Path) -> None:
    path = tmp_path / "windows.record"
    path.write_bytes(b"\xef\xbb\xbf" + GOLDEN.replace("\n", "\r\n").encode())
    assert mathom("verify", path).code == 0
