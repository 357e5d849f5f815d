"""Interactive lessons: small positions on the same engine, with something to do in each."""

from mathom.lessons.lesson import Lesson, Task, Walk, walk
from mathom.lessons.shelf import find_lesson, lessons_of

__all__ = ["Lesson", "Task", "Walk", "find_lesson", "lessons_of", "walk"]
