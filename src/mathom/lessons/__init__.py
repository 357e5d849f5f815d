"""Interactive lessons: small positions with tasks, played on the same engine."""

from mathom.lessons.lesson import Lesson, Task, Walk, find_lesson, lessons_of, walk

__all__ = ["Lesson", "Task", "Walk", "find_lesson", "lessons_of", "walk"]
