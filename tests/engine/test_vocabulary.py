"""Actions as numbers with one text each, and the options of a table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.toys import SAY, STAY_SILENT, TOY, VOCABULARY, Ask, Finish, NoteTwice

from mathom.engine.action import Vocabulary
from mathom.engine.errors import BadNotation, IllegalAction, MathomError, RulesBug
from mathom.engine.game import GAMES, StepKind, find_game, register
from mathom.games.duel.rules.vocabulary import VOCABULARY as DUEL_VOCABULARY


def test_every_action_of_duel_survives_text_and_back() -> None:
    for action, text in enumerate(DUEL_VOCABULARY.texts):
        assert DUEL_VOCABULARY.text(action) == text
        assert DUEL_VOCABULARY.parse(text) == action


def test_no_two_actions_of_duel_share_a_text() -> None:
    assert len(set(DUEL_VOCABULARY.texts)) == len(DUEL_VOCABULARY.texts)


def test_an_action_is_a_verb_and_mostly_a_target() -> None:
    assert VOCABULARY.text(SAY + 4) == "say number:4"
    assert VOCABULARY.text(STAY_SILENT) == "stay-silent"
    assert VOCABULARY.verb_of(SAY + 4).name == "say"
    assert VOCABULARY.target_of(SAY + 4) == 4
    assert VOCABULARY.target_of(STAY_SILENT) == 0


def test_verbs_follow_one_another_without_gaps() -> None:
    words = Vocabulary()
    assert words.verb("go") == 0
    assert words.verb("take", "stone", ["a", "b", "c"]) == 1
    assert words.verb("stop") == 4
    assert [verb.size() for verb in words.verbs] == [1, 3, 1]


def test_spaces_more_or_less_do_not_matter() -> None:
    assert VOCABULARY.parse("  say \t number:4 ") == SAY + 4


@pytest.mark.parametrize("text", ["", "say", "say number:10", "say number: 4", "Say number:4"])
def test_an_unknown_text_is_refused_and_named(text: str) -> None:
    with pytest.raises(BadNotation) as fault:
        VOCABULARY.parse(text)
    assert fault.value.reason == "unknown-action"
    assert fault.value.details["text"] == text


@pytest.mark.parametrize("number", [-1, 10_000])
def test_an_unknown_number_is_refused(number: int) -> None:
    with pytest.raises(BadNotation, match="unknown-action-number"):
        VOCABULARY.text(number)


@given(st.text(max_size=30) | st.sampled_from(VOCABULARY.texts))
def test_any_text_is_an_action_or_bad_notation(text: str) -> None:
    words = " ".join(text.split())
    if words in VOCABULARY.texts:
        assert VOCABULARY.text(VOCABULARY.parse(text)) == words
    else:
        with pytest.raises(BadNotation, match="unknown-action"):
            VOCABULARY.parse(text)


def test_options_left_out_are_the_recommended_ones() -> None:
    assert TOY.parse_settings({}) == [0, 0] == TOY.default_settings()
    assert TOY.parse_settings({"mood": "grim"}) == [0, 2]


def test_only_options_that_differ_are_written() -> None:
    assert TOY.settings_text([0, 2]) == {"mood": "grim"}
    assert TOY.settings_text([1, 0]) == {"length": "long"}


@given(st.tuples(st.integers(0, 1), st.integers(0, 2)))
def test_settings_survive_text_and_back(settings: tuple[int, int]) -> None:
    assert TOY.parse_settings(TOY.settings_text(list(settings))) == list(settings)


def test_an_unknown_option_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(BadNotation) as fault:
        TOY.parse_settings({"colour": "green"})
    assert fault.value.reason == "unknown-option"
    assert fault.value.details == {"option": "colour", "known": "length mood"}


def test_an_unknown_value_of_an_option_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(BadNotation) as fault:
        TOY.parse_settings({"mood": "green"})
    assert fault.value.reason == "unknown-option-value"
    assert fault.value.details["known"] == "glad sad grim"


def test_a_step_is_named_by_its_class_and_its_numbers() -> None:
    kind = StepKind(NoteTwice)
    assert (kind.name, kind.fields) == ("note-twice", ["number"])
    assert kind.numbers(NoteTwice(4)) == [4]
    assert StepKind(Ask).fields == ["seat", "count", "hidden"]
    assert StepKind(Finish).fields == []


def test_a_game_can_write_the_numbers_of_a_step_under_other_names() -> None:
    kind = StepKind(Ask, {"count": "n"})
    assert kind.fields == ["seat", "n", "hidden"]
    assert kind.numbers(Ask(1, 3, 0)) == [1, 3, 0]


def test_a_step_is_made_again_from_its_numbers() -> None:
    kind = StepKind(Ask)
    again = kind.make(kind.numbers(Ask(1, 3, 1)))
    assert kind.numbers(again) == [1, 3, 1]


def test_a_game_is_found_by_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)
    register(TOY)
    assert find_game("toy") is TOY
    with pytest.raises(BadNotation, match="unknown-game"):
        find_game("chess")


def test_a_game_is_not_begun_with_a_wrong_number_of_seats() -> None:
    with pytest.raises(BadNotation) as fault:
        TOY.new(1, None, 5)
    assert fault.value.reason == "wrong-seats"
    assert fault.value.details == {"seats": 5, "known": "2 3"}


def test_an_error_tells_its_reason_and_its_details() -> None:
    fault = IllegalAction("not-enough-coins", price=4, coins=2)
    assert fault.technical() == "not-enough-coins (price=4, coins=2)"
    assert fault.key == "not-enough-coins"
    assert str(RulesBug("no-clone")) == "no-clone"
    assert isinstance(fault, MathomError)
