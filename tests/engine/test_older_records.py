"""Records of older rules: replayed as far as they are legal, with the first line that is not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import mathom
from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.game import find_game
from mathom.engine.record import read_record, replay

OLD_RECORDS = sorted((Path(__file__).parent.parent / "records" / "0.1").glob("*.record"))
DUEL = find_game("duel")


@pytest.fixture
def newer_rules() -> Iterator[int]:
    """The rules of Duel, a version later than those under which `played` wrote its record."""
    DUEL.rules_version += 1
    yield DUEL.rules_version
    DUEL.rules_version -= 1


@pytest.fixture
def played(request: pytest.FixtureRequest) -> str:
    """The record of a finished game."""
    match = mathom.new("duel", seed=3)
    while match.outcome is None:
        match.act(match.legal()[match.state.below(len(match.legal()))])
    text = match.record()
    request.getfixturevalue("newer_rules")
    return text


def changed(text: str, old: str, *new: str) -> tuple[str, int]:
    """A record with other lines in the place of the first that begins so, and its number."""
    lines = text.split("\n")
    at = next(number for number, line in enumerate(lines, 1) if line.startswith(old))
    lines[at - 1 : at] = new
    return "\n".join(lines), at


def moves_of(text: str) -> int:
    return int(text.rstrip().rpartition("end: ")[2])


def test_a_record_of_older_rules_that_are_all_legal_is_replayed_to_its_end(
    played: str, newer_rules: int
) -> None:
    match = mathom.from_record(played)
    assert (match.rules, match.stopped) == (newer_rules - 1, None)
    assert match.outcome is not None
    assert len(match.recorder.record.moves) == moves_of(played)


def test_digests_of_older_rules_are_not_compared(played: str) -> None:
    text, _ = changed(played, "= ", "= 0123456789abcdef")
    assert mathom.from_record(text).stopped is None


def test_digests_of_the_same_rules_are_compared(played: str, newer_rules: int) -> None:
    text, at = changed(played, "= ", "= 0123456789abcdef")
    text = text.replace(f"rules: {newer_rules - 1}", f"rules: {newer_rules}")
    with pytest.raises(BadNotation, match="wrong-digest") as fault:
        mathom.from_record(text)
    assert fault.value.details["line"] == at


def test_it_stops_before_the_first_action_that_is_no_longer_legal(played: str) -> None:
    covered, at = changed(played, "7. ", "7. sauron: play card:c3-red-01")
    text, at = changed(played, "7. ", covered.split("\n")[at - 1])
    match = mathom.from_record(text)
    assert isinstance(match.stopped, IllegalAction)
    assert match.stopped.details["line"] == at
    assert len(match.recorder.record.moves) == 6
    assert match.outcome is None
    assert match.actions()


def test_chance_that_cannot_fall_leaves_no_half_made_move(played: str) -> None:
    lines = played.split("\n")
    first_chance = next(
        at for at, line in enumerate(lines) if line.startswith("~ ") and lines[at - 1][:1].isdigit()
    )
    number = int(lines[first_chance - 1].partition(".")[0])
    text = "\n".join([*lines[:first_chance], *lines[first_chance + 1 :]])
    match = mathom.from_record(text)
    assert match.stopped is not None
    assert match.stopped.reason == "chance-missing"
    whole = mathom.from_record("\n".join([*lines[: first_chance - 1], f"end: {number - 1}", ""]))
    assert match.digest() == whole.digest()


def test_a_word_that_is_gone_ends_the_replay_before_its_line(played: str) -> None:
    text, at = changed(played, "5. ", "5. sauron: sing song:of-elder-days")
    match = mathom.from_record(text)
    assert match.stopped is not None
    assert (match.stopped.reason, match.stopped.details["line"]) == ("unknown-action", at)
    assert len(match.recorder.record.moves) == 4


def test_chance_with_a_word_that_is_gone_takes_its_action_with_it(played: str) -> None:
    lines = played.split("\n")
    at = next(
        at for at, line in enumerate(lines) if line.startswith("~ ") and lines[at - 1][:1].isdigit()
    )
    number = int(lines[at - 1].partition(".")[0])
    lines[at] = "~ toss coin:heads"
    match = mathom.from_record("\n".join(lines))
    assert match.stopped is not None
    assert match.stopped.details["line"] == at + 1
    assert len(match.recorder.record.moves) == number - 1


def test_a_game_that_now_ends_otherwise_says_so(played: str) -> None:
    text, at = changed(played, "result: ", "result: nobody boredom")
    match = mathom.from_record(text)
    assert match.stopped is not None
    assert (match.stopped.reason, match.stopped.details["line"]) == ("wrong-result", at)
    assert len(match.recorder.record.moves) == moves_of(played)


def test_what_was_replayed_is_a_record_of_the_present_rules(played: str, newer_rules: int) -> None:
    text, _ = changed(played, "9. ", "9. sauron: sing song:of-elder-days")
    match = mathom.from_record(text)
    again = mathom.from_record(match.record())
    assert (again.rules, again.stopped) == (newer_rules, None)
    assert again.digest() == match.digest()


def test_an_older_record_is_read_without_becoming_a_newer_one(
    played: str, newer_rules: int
) -> None:
    assert read_record(played).text() == played
    assert f"rules: {newer_rules - 1}\n" in played


def test_a_record_of_newer_rules_is_refused(played: str, newer_rules: int) -> None:
    text, at = changed(played, "rules: ", f"rules: {newer_rules + 1}")
    with pytest.raises(BadNotation, match=rf"^Line {at}: .*newer-rules"):
        mathom.from_record(text)


def test_a_position_of_older_rules_is_read_and_one_of_newer_rules_refused(
    newer_rules: int,
) -> None:
    old = {**mathom.new("duel", seed=1).position(), "rules": newer_rules - 1}
    assert mathom.from_position(old).decider is not None
    with pytest.raises(BadNotation, match="newer-rules"):
        mathom.from_position({**old, "rules": newer_rules + 1})


@pytest.mark.parametrize("file", OLD_RECORDS, ids=lambda file: file.stem)
def test_a_record_of_version_0_1_is_replayed_or_names_its_first_line(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    lines = text.split("\n")
    walk = replay(read_record(text))
    assert walk.rules == 1
    if walk.stopped is None:
        assert walk.at == walk.moves == moves_of(text)
    else:
        line = int(str(walk.stopped.details["line"]))
        assert 0 < line <= len(lines)
        if lines[line - 1][:1].isdigit():
            assert lines[line - 1].startswith(f"{walk.at + 1}. ")
    assert walk.game.digest(replay(read_record(walk.record.text())).s) == walk.game.digest(walk.s)
