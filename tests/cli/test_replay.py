"""`mathom replay`."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.running import mathom
from tests.golden.regenerate import golden_file, golden_names
from tests.texts.samples import FOLDER as SAMPLES

import mathom as package

RECOMMENDED = golden_file("duel", "recommended")


@pytest.mark.parametrize("language", ["en", "it", "sv"])
@pytest.mark.parametrize(("game", "name"), golden_names()[-2:])
def test_every_move_of_a_golden_game_can_be_told(game: str, name: str, language: str) -> None:
    record = golden_file(game, name)
    ran = mathom("replay", record, language=language)
    assert ran.code == 0
    moves = int(record.read_text(encoding="utf-8").rstrip().rpartition("end: ")[2])
    numbered = [line for line in ran.out.splitlines() if line[0].isdigit()]
    assert [line.partition(".")[0] for line in numbered] == [str(n + 1) for n in range(moves)]
    assert " card:c" not in ran.out


def test_the_telling_ends_with_the_result() -> None:
    said = mathom("replay", RECOMMENDED).out
    assert said.splitlines()[0] == "Duel for Middle-earth, seed 1"
    assert mathom("verify", RECOMMENDED).out.strip().endswith(said.splitlines()[-1])


def test_a_story_tells_the_turns_and_what_decided() -> None:
    lines = mathom("replay", RECOMMENDED, "--story").out.splitlines()
    assert lines[1].startswith("Chapter 1.")
    assert len(lines) < len(mathom("replay", RECOMMENDED).out.splitlines()) / 2
    assert "wins" in lines[-1] or "share the victory" in lines[-1]
    own = mathom("replay", RECOMMENDED, "--story", "--seat", "sauron").out
    assert "\nYou " in own
    assert "\nSauron " not in own


def test_settings_and_players_stand_at_the_beginning(tmp_path: Path) -> None:
    match = package.new("duel", 3, trio="postponable")
    match.recorder.record.players[0] = "Frodo of Bag End"
    path = tmp_path / "begun.record"
    path.write_text(match.record(), encoding="utf-8")
    said = mathom("replay", path).out
    assert "may wait for another race" in said
    assert "Fellowship: Frodo of Bag End" in said
    assert "The game is not over." in said


def test_the_telling_stops_where_asked_and_says_who_must_decide() -> None:
    lines = mathom("replay", RECOMMENDED, "--at", 3).out.splitlines()
    assert [line[0] for line in lines if line[0].isdigit()] == ["1", "2", "3"]
    assert lines[-1].startswith("Waiting for ")


def test_a_seat_hears_only_what_it_may_know() -> None:
    record = next(
        golden_file(game, name)
        for game, name in golden_names()
        if "~ look" in golden_file(game, name).read_text(encoding="utf-8")
    )
    everything = mathom("replay", record).out.splitlines()
    outputs = {
        seat: mathom("replay", record, "--seat", seat).out.splitlines()
        for seat in ("fellowship", "sauron")
    }
    assert min(len(lines) for lines in outputs.values()) < len(everything)
    for lines in outputs.values():
        assert set(lines) <= set(everything)


@pytest.mark.parametrize(
    ("words", "named"),
    [(["--seat", "gandalf"], "“gandalf”"), (["--at", "5000"], "no move 5000")],
)
def test_seats_and_moves_that_do_not_exist_are_refused(words: list[str], named: str) -> None:
    assert named in mathom("replay", RECOMMENDED, *words).complaint()


def test_a_record_that_does_not_hold_is_told_up_to_the_fault(tmp_path: Path) -> None:
    text = RECOMMENDED.read_text(encoding="utf-8")
    path = tmp_path / "bad.record"
    path.write_text(swapped(text, 7), encoding="utf-8")
    ran = mathom("replay", path)
    assert ran.code == 2
    assert "6. " in ran.out
    assert "\n7. " not in ran.out
    assert ran.err.startswith("Line ")


def swapped(text: str, move: int) -> str:
    """A record in which the other seat makes a move."""
    lines = text.split("\n")
    at = next(at for at, line in enumerate(lines) if line.startswith(f"{move}. "))
    old, new = ("sauron", "fellowship")
    if f"{new}:" in lines[at]:
        old, new = new, old
    lines[at] = lines[at].replace(f"{old}:", f"{new}:")
    return "\n".join(lines)


def test_steps_and_ending_name_the_players() -> None:
    said = mathom("replay", SAMPLES / "duel.record").out
    assert "\n1. Bertil plays " in said
    assert "     Bertil pays 1 coin." in said
    assert said.rstrip().endswith("Bertil is present in all seven regions and wins.")
