"""A group's progress within a chapter, as a table option: completed characters, Moria events and
groups, what is used up, and the pool of the endless mode."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.game import FreeOption
from mathom.games.fellowship.rules.facts import CHARACTERS, EVENTS_IN_BOX, GIFTS, RIDERS

MARKS: Final[list[str]] = [
    *CHARACTERS,
    *[f"done:{event}" for event in EVENTS_IN_BOX],
    "done:group-1",
    "done:group-2",
    "used:mithril",
    "used:rider",
    "used:gift",
    *[f"pool:{character}" for character in CHARACTERS],
    *[f"burdened:{character}" for character in CHARACTERS],
    *[f"gift:{gift}" for gift in GIFTS],
    *[f"rider:{rider}" for rider in RIDERS],
]
DONE_AT: Final = len(CHARACTERS)
GROUP_AT: Final = DONE_AT + len(EVENTS_IN_BOX)
MITHRIL_MARK: Final = GROUP_AT + 2
RIDER_MARK: Final = GROUP_AT + 3
GIFT_MARK: Final = GROUP_AT + 4
POOL_AT: Final = GROUP_AT + 5
BURDENED_AT: Final = POOL_AT + len(CHARACTERS)
GIFT_AT: Final = BURDENED_AT + len(CHARACTERS)
RIDER_AT: Final = GIFT_AT + len(GIFTS)


class ProgressOption(FreeOption):
    """Marks separated by spaces, such as `frodo sam used:mithril`."""

    def numbers(self, value: str) -> list[int]:
        found: list[int] = []
        for word in value.split():
            if word not in MARKS:
                raise BadNotation("unknown-name", place="progress", name=word)
            found.append(MARKS.index(word))
        return sorted(set(found))

    def text(self, numbers: list[int]) -> str:
        return " ".join([MARKS[number] for number in numbers])


PROGRESS: Final = ProgressOption("progress")


def marked(marks: list[int], first: int, size: int) -> int:
    """The marks of one kind as a bit mask."""
    mask = 0
    for mark in marks:
        if first <= mark < first + size:
            mask |= 1 << (mark - first)
    return mask


def unmark(mask: int, first: int) -> list[int]:
    """A bit mask as marks of one kind."""
    return [first + bit for bit in range(mask.bit_length()) if mask >> bit & 1]
