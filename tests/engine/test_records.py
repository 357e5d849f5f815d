"""Records: readable text that replays to the same game; every fault names its line."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.duel_games import play_on, random_match

import mathom
from mathom import BadNotation, IllegalAction, MathomError
from mathom.engine.game import find_game
from mathom.engine.record import DIGEST_EVERY, FIRST_LINE, Replay, read_record, replay

GAME = random_match(5)
TEXT = GAME.record()
LINES = TEXT.splitlines()


def line_of(start: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


def with_line(number: int, *instead: str) -> str:
    """The record with other lines, or none, in the place of one."""
    return "\n".join([*LINES[: number - 1], *instead, *LINES[number:]]) + "\n"


def fault_in(text: str) -> MathomError:
    """What is wrong with a record."""
    with pytest.raises((BadNotation, IllegalAction)) as fault:
        mathom.from_record(text)
    return fault.value


def told(text: str) -> tuple[str, object]:
    """The reason and the line of the fault in a record."""
    fault = fault_in(text)
    return fault.reason, fault.details.get("line")


FIRST_CHANCE = line_of("~ ")
OPENING_DIGEST = line_of("= ")
FIRST_MOVE = line_of("1. ")
RESULT = line_of("result: ")
END = line_of("end: ")
TURNED = next(
    number
    for number, line in enumerate(LINES, 1)
    if line.startswith("~ turn") and number > FIRST_MOVE
)
MOVE_BEFORE_TURNED = max(
    number for number, line in enumerate(LINES[: TURNED - 1], 1) if line[:1].isdecimal()
)


@pytest.mark.parametrize("seed", range(6))
def test_a_record_replays_to_the_same_state_and_the_same_text(seed: int) -> None:
    match = random_match(seed, extra_turns="one" if seed % 2 else "add")
    again = mathom.from_record(match.record())
    assert again.digest() == match.digest()
    assert again.record() == match.record()


@pytest.mark.parametrize("decisions", [0, 1, 9, 10, 11, 30])
def test_a_record_of_an_unfinished_game_can_be_played_on(decisions: int) -> None:
    match = random_match(6, decisions)
    again = mathom.from_record(match.record())
    assert again.decider == match.decider
    assert again.actions() == match.actions()
    play_on(again, 1)
    assert again.outcome is not None
    assert mathom.from_record(again.record()).digest() == again.digest()


def test_a_record_tells_the_headers_the_moves_and_the_end() -> None:
    rules = find_game("duel").rules_version
    assert LINES[:5] == [FIRST_LINE, "game: duel", f"rules: {rules}", "seats: 2", "seed: 5"]
    assert LINES[5] == ""
    assert LINES[FIRST_MOVE - 1].startswith("1. sauron: ")
    assert LINES[END - 1] == f"end: {len(read_record(TEXT).moves)}"


def test_a_digest_follows_the_set_up_every_tenth_move_and_the_last() -> None:
    moves = read_record(TEXT).moves
    digests = [number for number, move in enumerate(moves, 1) if move.digest]
    assert digests == sorted({*range(DIGEST_EVERY, len(moves) + 1, DIGEST_EVERY), len(moves)})
    assert read_record(TEXT).opening.digest


def test_options_players_and_notes_are_kept() -> None:
    match = mathom.new("duel", seed=1, reserve="unlimited")
    record = match.recorder.record
    record.players[1] = "search:normal\nand a second line"
    record.notes["event"] = "at the inn"
    text = match.record()
    assert "option reserve: unlimited\n" in text
    assert "player sauron: search:normal and a second line\n" in text
    again = mathom.from_record(text)
    assert again.record() == text
    assert again.recorder.record.notes == {"event": "at the inn"}


def test_chance_comes_from_the_record_and_not_from_the_seed() -> None:
    other_seed = with_line(line_of("seed: "), "seed: 6")
    assert mathom.from_record(other_seed).digest() == GAME.digest()


def test_a_record_can_start_from_a_position() -> None:
    match = mathom.from_position({"game": "duel", "turn": "fellowship", "coins": {"fellowship": 9}})
    play_on(match, 3, 25)
    text = match.record()
    assert text.splitlines()[5].startswith('start: {"game":"duel"')
    again = mathom.from_record(text)
    assert again.digest() == match.digest()
    assert again.record() == text


def test_a_record_can_start_from_the_middle_of_a_turn() -> None:
    match = mathom.from_position(random_match(8, 31).position())
    play_on(match, 3)
    assert mathom.from_record(match.record()).digest() == match.digest()


def test_a_replay_can_be_walked_move_by_move() -> None:
    walk = Replay(read_record(TEXT))
    kinds = set()
    while not walk.finished():
        kinds |= {event.kind for event in walk.step().events}
    assert walk.game.digest(walk.s) == GAME.digest()
    assert kinds


def test_windows_line_ends_and_spaces_at_the_end_do_no_harm() -> None:
    assert mathom.from_record(TEXT.replace("\n", " \r\n")).digest() == GAME.digest()


def test_a_missing_last_line_end_does_no_harm() -> None:
    assert mathom.from_record(TEXT.rstrip()).digest() == GAME.digest()


def test_a_wrong_digest_is_named_with_its_line() -> None:
    assert told(with_line(OPENING_DIGEST, "= 0123456789abcdef")) == ("wrong-digest", OPENING_DIGEST)


def test_a_second_digest_cannot_hide_a_wrong_one() -> None:
    doubled = with_line(OPENING_DIGEST, "= 0123456789abcdef", LINES[OPENING_DIGEST - 1])
    assert told(doubled) == ("bad-line", OPENING_DIGEST + 1)


def test_a_digest_of_the_wrong_length_is_a_bad_line() -> None:
    assert told(with_line(OPENING_DIGEST, "= 0123")) == ("bad-line", OPENING_DIGEST)


def test_an_unknown_card_is_named_with_its_line() -> None:
    seat = LINES[FIRST_MOVE - 1].split(":")[0]
    fault = fault_in(with_line(FIRST_MOVE, f"{seat}: play card:c1-mauve-01"))
    assert fault.reason == "unknown-action"
    assert fault.details == {"text": "play card:c1-mauve-01", "line": FIRST_MOVE}


def test_an_unknown_card_of_chance_is_named_with_its_line() -> None:
    assert told(with_line(FIRST_CHANCE, "~ lay card:x")) == ("unknown-action", FIRST_CHANCE)


def test_a_cut_line_is_named() -> None:
    assert told(with_line(FIRST_MOVE, "1. sau")) == ("bad-line", FIRST_MOVE)
    assert told(with_line(FIRST_MOVE, LINES[FIRST_MOVE - 1][:-2])) == ("unknown-action", FIRST_MOVE)


def test_a_cut_file_is_told_with_its_last_line() -> None:
    cut = "\n".join(LINES[:FIRST_MOVE]) + "\n"
    assert told(cut) == ("cut-short", FIRST_MOVE + 1)


def test_moves_that_are_missing_before_the_end_are_noticed() -> None:
    last_move = max(number for number, line in enumerate(LINES, 1) if line[:1].isdecimal())
    shorter = [*LINES[: last_move - 1], *LINES[RESULT - 1 :]]
    assert told("\n".join(shorter)) == ("cut-short", last_move + 1)


def test_a_missing_move_is_noticed_by_its_number() -> None:
    assert told(with_line(FIRST_MOVE))[0] == "bad-line"


def test_an_illegal_action_is_named_with_its_line_and_its_reason() -> None:
    covered = json.loads(json.dumps(mathom.new("duel", seed=5).position()))["layout"][0]
    fault = fault_in(with_line(FIRST_MOVE, f"1. sauron: discard card:{covered}"))
    assert isinstance(fault, IllegalAction)
    assert (fault.reason, fault.details["line"]) == ("card-covered", FIRST_MOVE)


def test_the_wrong_seat_is_named_with_its_line() -> None:
    wrong = LINES[FIRST_MOVE - 1].replace("sauron", "fellowship")
    assert told(with_line(FIRST_MOVE, wrong)) == ("not-your-decision", FIRST_MOVE)


def test_an_unknown_seat_is_a_bad_line() -> None:
    wrong = LINES[FIRST_MOVE - 1].replace("sauron", "gollum")
    assert told(with_line(FIRST_MOVE, wrong)) == ("bad-line", FIRST_MOVE)


def test_impossible_chance_is_named_with_its_line() -> None:
    assert told(with_line(TURNED, "~ turn card:c3-red-01")) == ("chance-impossible", TURNED)
    again = LINES[FIRST_CHANCE - 1]
    assert told(with_line(FIRST_CHANCE + 1, again)) == ("chance-impossible", FIRST_CHANCE + 1)


def test_chance_of_another_kind_is_impossible() -> None:
    assert told(with_line(TURNED, "~ show token:elves-1")) == ("chance-impossible", TURNED)


def test_an_action_in_the_place_of_chance_is_impossible() -> None:
    assert told(with_line(TURNED, "~ done")) == ("chance-impossible", TURNED)


def test_missing_chance_is_named_with_the_line_of_its_action() -> None:
    assert told(with_line(TURNED)) == ("chance-missing", MOVE_BEFORE_TURNED)


def test_missing_chance_of_the_set_up_is_named_with_the_first_line_of_the_body() -> None:
    cut = "\n".join([*LINES[: FIRST_CHANCE - 1], *LINES[OPENING_DIGEST - 1 :]])
    assert told(cut) == ("chance-missing", FIRST_CHANCE)


def test_chance_that_is_left_over_is_named_with_its_line() -> None:
    tile = next(
        tile for tile in GAME.game.names("tile") if f"~ offer tile:{tile}" not in LINES[:25]
    )
    more = with_line(OPENING_DIGEST, f"~ offer tile:{tile}", LINES[OPENING_DIGEST - 1])
    assert told(more) == ("chance-left-over", OPENING_DIGEST)


def test_text_after_the_end_is_named_with_its_line() -> None:
    assert told(TEXT + "\nand they lived happily\n") == ("after-the-end", END + 2)
    assert told(TEXT + TEXT)[0] == "after-the-end"


def test_a_header_given_twice_is_named_with_its_line() -> None:
    assert told(with_line(3, LINES[2], "rules: 1")) == ("bad-header", 4)


def test_an_unknown_header_is_named_with_its_line() -> None:
    assert told(with_line(3, LINES[2], "weather: fair")) == ("bad-header", 4)
    assert told(with_line(3, LINES[2], "player gollum: precious")) == ("bad-header", 4)
    assert told(with_line(3, LINES[2], "no colon")) == ("bad-header", 4)


@pytest.mark.parametrize(
    ("line", "instead", "reason"),
    [
        (2, "game: chess", "unknown-game"),
        (3, "rules: 99", "newer-rules"),
        (3, "rules: one", "bad-header"),
        (4, "seats: 5", "wrong-seats"),
        (4, "seats: -2", "bad-header"),
        (5, "seed: 1.5", "bad-header"),
        (5, "seed: " + "9" * 5000, "bad-header"),
        (6, "option dragons: many\n", "unknown-option"),
        (6, "option reserve: endless\n", "unknown-option-value"),
        (6, "start: {\n", "bad-header"),
        (6, "start: " + "[" * 100_000 + "\n", "bad-header"),
        (6, "start: []\n", "not-an-object"),
        (6, 'start: {"coins": 7}\n', "not-an-object"),
        (6, 'start: {"game": "chess"}\n', "other-game"),
    ],
)
def test_a_wrong_header_is_named_with_its_line(line: int, instead: str, reason: str) -> None:
    assert told(with_line(line, instead)) == (reason, line)


@pytest.mark.parametrize("header", ["game", "rules", "seats", "seed"])
def test_a_missing_header_is_refused(header: str) -> None:
    assert told(with_line(line_of(f"{header}: ")))[0] in ("bad-header", "unknown-game")


@pytest.mark.parametrize("text", ["", "\n", "PGN", "mathom record 2\n", "{}", "﻿" + TEXT])
def test_a_foreign_first_line_is_told(text: str) -> None:
    assert told(text) == ("not-a-record", 1)


def test_a_wrong_result_is_named_with_its_line() -> None:
    assert told(with_line(RESULT, "result: nobody boredom")) == ("wrong-result", RESULT)


def test_a_result_of_a_game_that_is_not_over_is_wrong() -> None:
    for decisions in (0, 3):
        running = random_match(5, decisions).record().splitlines()
        text = "\n".join([*running[:-1], "result: sauron conquest", running[-1]])
        assert told(text) == ("wrong-result", len(running))


def test_a_second_result_is_a_bad_line() -> None:
    doubled = with_line(RESULT, "result: nobody boredom", LINES[RESULT - 1])
    assert told(doubled) == ("bad-line", RESULT + 1)


def test_a_move_after_the_result_is_a_bad_line() -> None:
    assert told(with_line(FIRST_MOVE, LINES[RESULT - 1], LINES[FIRST_MOVE - 1])) == (
        "bad-line",
        FIRST_MOVE + 1,
    )


def test_a_missing_result_is_noticed() -> None:
    assert told(with_line(RESULT))[0] == "wrong-result"


def test_a_record_that_is_only_headers_is_cut_short() -> None:
    assert told("\n".join(LINES[:5])) == ("cut-short", 5)


def test_reading_a_bad_record_leaves_the_match_at_hand_alone() -> None:
    match = random_match(5, 7)
    before = match.record()
    fault_in(with_line(OPENING_DIGEST, "= 0123456789abcdef"))
    assert match.record() == before


def reads_or_tells(text: str) -> None:
    """A damaged record either replays or is refused, with a line."""
    try:
        replay(read_record(text))
    except (BadNotation, IllegalAction) as fault:
        line = fault.details["line"]
        # A cut text may end in the line after its last.
        assert isinstance(line, int)
        assert 1 <= line <= text.count("\n") + 1


SHORT = random_match(5, 12).record()
FROM_POSITION = mathom.from_position(random_match(7, 30).position()).record()


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.sampled_from([SHORT, TEXT, FROM_POSITION]), st.data())
def test_a_record_cut_anywhere_is_refused_with_a_line(text: str, data: st.DataObject) -> None:
    reads_or_tells(text[: data.draw(st.integers(0, len(text)))])


@settings(max_examples=250, deadline=None, derandomize=True)
@given(st.sampled_from([SHORT, TEXT, FROM_POSITION]), st.data())
def test_a_record_with_changed_characters_is_refused_with_a_line(
    text: str, data: st.DataObject
) -> None:
    damaged = bytearray(text.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        damaged[data.draw(st.integers(0, len(damaged) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    reads_or_tells(damaged.decode(errors="replace"))


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.data())
def test_a_record_with_lines_moved_about_is_refused_with_a_line(data: st.DataObject) -> None:
    lines = SHORT.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        line = lines.pop(data.draw(st.integers(0, len(lines) - 1)))
        for _ in range(data.draw(st.integers(0, 2))):
            lines.insert(data.draw(st.integers(0, len(lines))), line)
    reads_or_tells("\n".join(lines))
