"""The agenda: what happens in which order, who is asked, and when everything stops."""

from __future__ import annotations

import pytest
from tests.engine.toys import (
    SAY,
    Ask,
    AskSome,
    Diary,
    Finish,
    Nested,
    Note,
    NoteTwice,
    ReplaceNext,
    diary,
    run,
)

from mathom.engine.errors import IllegalAction, RulesBug
from mathom.engine.state import State
from mathom.engine.step import (
    NOT_ASKED,
    OPEN,
    Choice,
    Step,
    Together,
    act,
    advance,
    decider,
    deciders,
    kept_secret,
    legal,
    play,
    refresh,
)


def test_steps_happen_in_the_order_in_which_they_are_written() -> None:
    assert run(Note(1), Note(2), Note(3), Ask(0, 2)).log == [1, 2, 3]


def test_several_calls_of_one_step_schedule_in_reading_order() -> None:
    assert run(NoteTwice(1), Note(2), Ask(0, 2)).log == [1, 10, 11, 2]


def test_nested_steps_happen_before_what_was_scheduled_earlier_for_later() -> None:
    assert run(Nested(), Note(3), Ask(0, 2)).log == [1, 10, 11, 2, 20, 21, 3]


def test_what_a_choice_schedules_comes_before_the_rest() -> None:
    s = run(Ask(0, 2), Note(5), Ask(1, 2))
    act(s, SAY + 1)
    assert s.log == [1, 5]
    assert decider(s) == 1


def test_a_step_can_be_replaced_in_its_place() -> None:
    assert run(ReplaceNext(2), Note(4), Note(50), Note(5), Ask(0, 2)).log == [1, 2, 4, 60, 61, 5]


def test_a_step_can_be_taken_off_the_agenda() -> None:
    assert run(ReplaceNext(0), Note(4), Note(50), Note(5), Ask(0, 2)).log == [1, 2, 4, 5]


def test_a_step_that_comes_right_next_can_be_replaced() -> None:
    assert run(ReplaceNext(3), Note(50), Ask(0, 2)).log == [1, 2, 60, 61, 62]


def test_a_step_scheduled_by_the_running_one_can_be_replaced() -> None:
    s = diary(Note(3))
    s.mark = 1
    scheduled = Note(1)
    s.then(scheduled)
    s.amend(scheduled, Note(8), Note(9))
    s.then(Note(2))
    s.agenda.insert(0, Ask(0, 2))
    advance(s)
    assert s.log == [8, 9, 2, 3]


@pytest.mark.parametrize("steps", [[], [Note(1)]])
def test_amending_what_is_not_scheduled_is_a_bug(steps: list[Note]) -> None:
    with pytest.raises(RulesBug, match="step-not-scheduled"):
        diary(*steps).amend(Note(1))


def test_a_choice_without_options_falls_away() -> None:
    s = run(Note(1), Ask(0, 0), Note(2), Ask(1, 2))
    assert s.log == [1, 2]
    assert decider(s) == 1


def test_an_obvious_choice_is_made_unasked() -> None:
    s = run(Ask(0, 1), Note(2), Ask(1, 2))
    assert s.log == [0, 2]
    assert decider(s) == 1


def test_a_single_option_that_nobody_else_can_see_is_asked() -> None:
    s = run(Ask(0, 1, 1), Note(2), Ask(1, 2))
    assert s.log == []
    assert decider(s) == 0
    assert legal(s, 0) == [SAY]


def test_a_choice_says_which_of_its_actions_only_its_seat_learns() -> None:
    s = run(Ask(0, 3, 1), AskSome(1), Ask(0, 3), Finish())
    assert [kept_secret(s, SAY + number) for number in range(3)] == [False, True, True]
    act(s, SAY + 1)
    assert kept_secret(s, SAY)
    act(s, SAY)
    assert not kept_secret(s, SAY + 1)
    act(s, SAY)
    assert not kept_secret(s, SAY + 1)


def test_finishing_stops_everything_that_was_still_to_come() -> None:
    s = run(Note(1), Finish(), Note(2), Ask(0, 2))
    assert s.log == [1, 7], "the finishing step itself is carried out"
    assert s.agenda == []
    assert s.offers == []
    assert (decider(s), deciders(s), legal(s, 0)) == (-1, [], [])


def test_nothing_can_be_done_after_the_end() -> None:
    s = run(Finish())
    with pytest.raises(IllegalAction, match="game-over"):
        act(s, SAY, 0)


def test_an_agenda_that_runs_dry_is_a_bug() -> None:
    with pytest.raises(RulesBug, match="nothing-to-do"):
        run(Note(1))


def test_only_the_seat_that_is_asked_has_options() -> None:
    s = run(Ask(1, 3))
    assert legal(s, 1) == [SAY, SAY + 1, SAY + 2]
    assert legal(s, 0) == []
    assert legal(s, -1) == []


def test_the_list_of_legal_actions_can_be_changed_without_harm() -> None:
    s = run(Ask(1, 3))
    legal(s, 1).clear()
    assert legal(s, 1) == [SAY, SAY + 1, SAY + 2]


def test_together_asks_only_those_it_names() -> None:
    s = run(AskSome(0b101), Ask(0, 2))
    assert deciders(s) == [0, 2]
    assert s.sealed == [OPEN, NOT_ASKED, OPEN]
    with pytest.raises(IllegalAction, match="not-your-decision"):
        act(s, SAY + 1, 1)


def test_together_reveals_one_answer_a_seat() -> None:
    s = run(AskSome(0b101), Ask(0, 2))
    act(s, SAY + 3, 2)
    assert s.log == []
    act(s, SAY + 1, 0)
    assert s.log == [SAY + 1, NOT_ASKED, SAY + 3]
    assert s.sealed == []


def test_together_with_nobody_to_ask_goes_on_at_once() -> None:
    assert run(AskSome(0), Note(4), Ask(0, 2)).log == [4]


def test_an_answer_without_a_seat_is_that_of_the_first_who_has_not_answered() -> None:
    s = run(AskSome(0b110), Ask(0, 2))
    play(s, SAY + 2)
    assert deciders(s) == [2]


def test_a_spectator_is_never_asked_together() -> None:
    assert legal(run(AskSome(0b111), Ask(0, 2)), -1) == []


def test_a_clone_shares_no_sealed_answers() -> None:
    s = run(AskSome(0b111), Ask(0, 2))
    copy = s.clone()
    act(copy, SAY + 1, 1)
    assert deciders(s) == [0, 1, 2]
    assert deciders(copy) == [0, 2]


def test_options_can_be_listed_anew_after_a_change_from_outside() -> None:
    s = run(AskSome(0b110), Ask(0, 2))
    s.offers = []
    refresh(s)
    assert s.offers == [SAY + 1, SAY + 2]


class Unfinished(Choice[Diary]):
    """A choice of which nothing is written yet."""


def test_a_class_without_its_rules_is_a_bug_and_not_silence() -> None:
    s = Diary()
    for unwritten in (
        lambda: Step[Diary]().run(s),
        lambda: Unfinished(0).options(s),
        lambda: Unfinished(0).apply(s, 0),
        lambda: Together[Diary]().asked(s),
        lambda: Together[Diary]().options_of(s, 0),
        lambda: Together[Diary]().reveal(s, []),
        lambda: State().clone(),
        lambda: State().numbers(),
    ):
        with pytest.raises(RulesBug):
            unwritten()
