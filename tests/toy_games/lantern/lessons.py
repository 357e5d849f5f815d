"""One lesson: trade a dim candle."""

from __future__ import annotations

from typing import Final

from mathom.lessons.lesson import Lesson, Task

LESSONS: Final = [
    Lesson(
        "trading",
        "lantern",
        "north",
        {"game": "lantern", "candles": {"north": "ember", "south": "torch"}},
        (Task(("trade",), ("keep",), ("deal candle:star",)),),
    )
]
