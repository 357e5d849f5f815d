"""A lesson: a position, and tasks to do in it one after the other.

A lesson has no state. The learner's progress follows from the actions taken so far, so a client
only has to store those.
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
    """What the learner is to do: one of these actions; then the others act automatically.

    `chances` are the chance results from that action to the last reply, so that dice show what the
    lesson says. Without them, chance is random.
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
        """The message key of one of its texts: `title`, the number of a task, or `end`."""
        return f"lesson-{self.game}-{self.id}-{part}"

    def title_key(self) -> str:
        """The message key of its title."""
        return self.key("title")

    def text_keys(self) -> list[str]:
        """The message keys of all its texts."""
        return [self.key(str(number)) for number in range(1, len(self.tasks) + 1)] + [
            self.key("end")
        ]


@dataclass(frozen=True)
class Walk:
    """A learner's progress in a lesson."""

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
        """The message key of the current text."""
        return self.lesson.text_keys()[self.at]

    def text(self, words: Catalogue) -> str:
        """The current text. If the last action was not the one asked for, it says so first."""
        said = words.text(self.text_key)
        return f"{words.text('lesson-try-again')} {said}" if self.tried else said

    @property
    def accepted(self) -> tuple[str, ...]:
        """The actions that complete the current task."""
        return () if self.done else self.lesson.tasks[self.at].accept


def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game in their recommended order."""
    package = find_package(game)
    return list(package.load(package.lessons, ()))


def find_lesson(game: str, id: str) -> Lesson:
    """The lesson with this id."""
    known = lessons_of(game)
    for lesson in known:
        if lesson.id == id:
            return lesson
    raise BadNotation("unknown-lesson", lesson=id, known=" ".join(lesson.id for lesson in known))


def carry_out(match: Match, task: Task, action: str, seat: str) -> None:
    """Do the learner's action and the replies, with the chance results of the task."""
    left = list(task.chances)
    for one, by in ((action, seat), *((answer, None) for answer in task.then)):
        heard = match.act(one, by, left if task.chances else None)
        left = left[heard.at :]
    if left:
        raise RulesBug("chance-left-over")


def walk(lesson: Lesson, actions: Sequence[str]) -> Walk:
    """Follow the actions taken so far. An action that is legal but not asked for changes nothing:
    it is stored in `tried`, so that the lesson can say so. An illegal action raises."""
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
