"""All lessons, by game."""

from __future__ import annotations

from mathom.engine.errors import BadNotation
from mathom.lessons.duel import DUEL_LESSONS
from mathom.lessons.fellowship import FELLOWSHIP_LESSONS
from mathom.lessons.lesson import Lesson
from mathom.lessons.tcg import TCG_LESSONS
from mathom.lessons.war import WAR_LESSONS

SHELF = {
    "duel": DUEL_LESSONS,
    "fellowship": FELLOWSHIP_LESSONS,
    "war": WAR_LESSONS,
    "tcg": TCG_LESSONS,
}


def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game in the order in which to take them."""
    return list(SHELF.get(game, []))


def find_lesson(game: str, id: str) -> Lesson:
    """One lesson."""
    for lesson in lessons_of(game):
        if lesson.id == id:
            return lesson
    raise BadNotation("unknown-lesson", lesson=id, known=" ".join(x.id for x in lessons_of(game)))
