"""A lesson: a position, and tasks to be done in it one after the other.

A lesson keeps no state of its own. Where somebody stands in it follows from the actions taken so
far, so a page only has to remember those.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mathom.engine.errors import BadNotation, IllegalAction, RulesBug
from mathom.games.package import find_package
from mathom.match import Match, from_position
from mathom.texts.catalogue import Catalogue


@dataclass(frozen=True)
class Task:
    """What the learner is to do: one of these actions; then others act by themselves.

    `chances` are the results of chance from that action to the last answer, so that dice show
    what the lesson tells; without any they fall as they fall.
    """

    accept: tuple[str, ...]
    then: tuple[str, ...] = ()
    chances: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A position and its tasks. Its texts are under `lesson-<game>-<id>-…`."""

    id: str
    game: str
    seat: str
    position: dict[str, Any]
    tasks: tuple[Task, ...]

    def key(self, part: str) -> str:
        """The key of one of its texts: `title`, the number of a task, or `end`."""
        return f"lesson-{self.game}-{self.id}-{part}"

    def title_key(self) -> str:
        """The key of its title."""
        return self.key("title")

    def text_keys(self) -> list[str]:
        """The keys of everything it says."""
        return [self.key(str(number)) for number in range(1, len(self.tasks) + 1)] + [
            self.key("end")
        ]


@dataclass(frozen=True)
class Walk:
    """Where somebody stands in a lesson."""

    lesson: Lesson
    match: Match
    at: int
    tried: str = ""

    @property
    def done(self) -> bool:
        """Whether all tasks are done."""
        return self.at == len(self.lesson.tasks)

    @property
    def text_key(self) -> str:
        """The key of what the lesson says now."""
        return self.lesson.text_keys()[self.at]

    def text(self, words: Catalogue) -> str:
        """What the lesson says now; first of all that something else was meant."""
        said = words.text(self.text_key)
        return f"{words.text('lesson-try-again')} {said}" if self.tried else said

    @property
    def accepted(self) -> tuple[str, ...]:
        """The actions that would go on."""
        return () if self.done else self.lesson.tasks[self.at].accept


def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game in the order in which to take them."""
    package = find_package(game)
    return list(package.load(package.lessons, ()))


def find_lesson(game: str, id: str) -> Lesson:
    """One lesson."""
    known = lessons_of(game)
    for lesson in known:
        if lesson.id == id:
            return lesson
    raise BadNotation("unknown-lesson", lesson=id, known=" ".join(lesson.id for lesson in known))


def carry_out(match: Match, task: Task, action: str, seat: str) -> None:
    """The learner acts, then the others, with chance as the task has it."""
    left = list(task.chances)
    for one, by in ((action, seat), *((answer, None) for answer in task.then)):
        heard = match.act(one, by, left if task.chances else None)
        left = left[heard.at :]
    if left:
        raise RulesBug("chance-left-over")


def walk(lesson: Lesson, actions: Sequence[str]) -> Walk:
    """Follow the actions taken so far. One that is legal but not asked for changes nothing:
    it is remembered as tried, so that the lesson can say so. An illegal one raises."""
    match = from_position(lesson.position, lesson.game)
    at = 0
    tried = ""
    for action in actions:
        if at == len(lesson.tasks):
            raise IllegalAction("lesson-over")
        task = lesson.tasks[at]
        if action not in task.accept:
            match.clone().act(action, lesson.seat)
            tried = action
            continue
        carry_out(match, task, action, lesson.seat)
        at += 1
        tried = ""
    return Walk(lesson, match, at, tried)
