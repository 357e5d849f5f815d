"""Interactive lessons: small positions on the same engine, with something to do in each."""

from mathom.lessons.lesson import Lesson, Task, Walk, find_lesson, lessons_of, walk

__all__ = ["Lesson", "Task", "Walk", "find_lesson", "lessons_of", "walk"]
