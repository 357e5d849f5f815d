"""Every lesson can be done, says what is to be done, and forgives a wrong turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from mathom.engine.errors import BadNotation, IllegalAction, RulesBug
from mathom.engine.game import GAMES
from mathom.lessons import Lesson, Task, Walk, find_lesson, lessons_of, walk
from mathom.texts import LANGUAGES, catalogue

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game)]
every_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=[f"{lesson.game}-{lesson.id}" for lesson in LESSONS]
)


def next_step(here: Walk) -> str:
    """An accepted action that is legal now."""
    legal = here.match.actions(here.lesson.seat)
    return next(action for action in here.accepted if action in legal)


def finish(lesson: Lesson) -> tuple[Walk, list[str]]:
    """Do a lesson to its end."""
    actions: list[str] = []
    here = walk(lesson, actions)
    while not here.done:
        actions.append(next_step(here))
        here = walk(lesson, actions)
    return here, actions


@every_lesson
def test_a_lesson_can_be_done_to_its_end(lesson: Lesson) -> None:
    here, actions = finish(lesson)
    assert len(actions) == len(lesson.tasks)
    assert here.text_key == lesson.key("end")


@every_lesson
def test_a_lesson_asks_for_something_that_is_legal_and_not_forced(lesson: Lesson) -> None:
    legal = walk(lesson, []).match.actions(lesson.seat)
    assert set(lesson.tasks[0].accept) & set(legal)
    assert len(legal) > 1


@every_lesson
def test_another_legal_action_is_forgiven_and_changes_nothing(lesson: Lesson) -> None:
    before = walk(lesson, [])
    other = [a for a in before.match.actions(lesson.seat) if a not in before.accepted]
    if not other:
        pytest.fail("everything is accepted: the lesson asks for nothing")
    here = walk(lesson, other[:1])
    assert (here.at, here.tried) == (0, other[0])
    assert here.match.digest() == before.match.digest()
    assert catalogue("en").text("lesson-try-again") in here.text(catalogue("en"))
    assert walk(lesson, [other[0], next_step(before)]).at == 1


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_every_language(lesson: Lesson, language: str) -> None:
    words = catalogue(language)
    assert words.text(lesson.title_key())
    assert all(words.text(key) for key in lesson.text_keys())


def test_an_illegal_action_is_refused_in_a_lesson() -> None:
    with pytest.raises(IllegalAction):
        walk(find_lesson("duel", "discard"), ["play card:c2-red-01"])


def test_nothing_can_be_done_after_the_end_of_a_lesson() -> None:
    lesson = find_lesson("duel", "price")
    _, actions = finish(lesson)
    with pytest.raises(IllegalAction, match="lesson-over"):
        walk(lesson, [*actions, "discard card:c1-red-03"])


def test_an_unknown_lesson_is_refused_by_name() -> None:
    with pytest.raises(BadNotation) as fault:
        find_lesson("duel", "magic")
    assert fault.value.reason == "unknown-lesson"


@pytest.mark.parametrize(
    ("game", "id", "reason"),
    [
        ("duel", "win-quest", "quest-of-the-ring"),
        ("duel", "win-races", "support-of-the-races"),
        ("duel", "win-conquest", "conquest"),
        ("war", "win-ring", "ring-destroyed"),
        ("war", "win-corruption", "corruption"),
        ("war", "win-shadow", "shadow-conquest"),
        ("war", "win-free", "free-conquest"),
        ("tcg", "win", "last-site"),
    ],
)
def test_the_last_lessons_win_in_each_of_the_ways(game: str, id: str, reason: str) -> None:
    lesson = find_lesson(game, id)
    here, _ = finish(lesson)
    assert here.match.outcome is not None
    seat = here.match.seats.index(lesson.seat)
    assert (here.match.outcome.winners, here.match.outcome.reason) == ((seat,), reason)


def test_the_lesson_of_prices_shows_what_its_words_say() -> None:
    here, _ = finish(find_lesson("duel", "price"))
    assert here.match.position()["coins"] == {"fellowship": 1, "sauron": 2}


def test_the_lesson_of_moves_ends_in_mordor() -> None:
    here, _ = finish(find_lesson("duel", "moves"))
    units = here.match.position()["units"]
    assert isinstance(units, dict)
    assert units["mordor"] == {"fellowship": 1, "sauron": 0}
    assert units["rohan"] == {"fellowship": 0, "sauron": 0}


@pytest.mark.parametrize(
    ("id", "character", "state"),
    [
        ("following", "bilbo", "certain"),
        ("rings", "frodo", "certain"),
        ("one-ring", "frodo", "certain"),
        ("card", "sam", "certain"),
        ("count", "merry", "met"),
        ("last", "gildor-inglorion", "certain"),
    ],
)
def test_a_lesson_of_the_fellowship_reaches_its_goal(id: str, character: str, state: str) -> None:
    here, _ = finish(find_lesson("fellowship", id))
    hands: Any = here.match.view("seat-1")["hands"]
    assert [h["goal"]["state"] for h in hands if h["character"] == character] == [state]


def war_after(id: str) -> Any:
    """The position at the end of a lesson of War."""
    return finish(find_lesson("war", id))[0].match.position()


def test_the_lesson_of_marching_ends_with_an_undefended_city() -> None:
    assert war_after("move")["control"] == {"pelargir": "shadow"}


def test_the_lesson_of_battle_costs_no_die_and_frees_the_town() -> None:
    end = war_after("battle")
    assert end["armies"]["westemnet"] == {"rohan-regular": 4, "rohan-leader": 1}
    assert end["armies"]["fangorn"] == {"isengard-elite": 1}
    assert end["control"] == {}


def test_the_lesson_of_siege_takes_the_stronghold() -> None:
    end = war_after("siege")
    assert end["control"] == {"helms-deep": "shadow"}
    assert end["armies"]["helms-deep"] == {"isengard-regular": 5, "isengard-elite": 1}


def test_the_lesson_of_politics_brings_gondor_to_war() -> None:
    assert war_after("politics")["nations"]["gondor"] == {"steps_to_war": 0, "active": True}


@pytest.mark.parametrize(
    ("id", "corruption", "revealed"),
    [("events", 1, False), ("fellowship", 1, False), ("hunt", 5, False), ("mordor", 8, True)],
)
def test_a_lesson_of_the_ring_ends_with_the_corruption_that_it_tells(
    id: str, corruption: int, revealed: bool
) -> None:
    ring = war_after(id)["fellowship"]
    assert (ring["corruption"], ring["revealed"]) == (corruption, revealed)


def card_game_after(id: str) -> Any:
    """What the learner sees at the end of a lesson of The Two Towers."""
    lesson = find_lesson("tcg", id)
    return finish(lesson)[0].match.view(lesson.seat)


@pytest.mark.parametrize(("id", "tokens"), [("twilight", 4), ("moving", 5), ("shadow", 0)])
def test_a_lesson_of_twilight_leaves_the_tokens_that_it_tells(id: str, tokens: int) -> None:
    assert card_game_after(id)["twilight"] == tokens


def test_the_lesson_of_assignment_keeps_the_ring_bearer_out_of_the_fight() -> None:
    fights = card_game_after("assignment")["skirmishes"]
    assert [(fight["strength"], fight["against"]) for fight in fights] == [(12, 9), (6, 5)]
    assert {fight["outcome"] for fight in fights} == {"wins"}


def test_the_lesson_of_the_ring_turns_wounds_into_burdens() -> None:
    assert card_game_after("ring")["players"]["player-1"]["burdens"] == 4


def test_chance_that_a_lesson_gives_and_nobody_takes_is_a_fault() -> None:
    lesson = find_lesson("war", "dice")
    odd = replace(lesson, tasks=(Task(("use die:event",), (), ("roll pips:6",)),))
    with pytest.raises(RulesBug, match="chance-left-over"):
        walk(odd, ["use die:event"])
