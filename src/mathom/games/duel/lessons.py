"""The lessons of Duel: a turn, costs, the map, alliances, and each victory."""

from __future__ import annotations

from typing import Any, Final

from mathom.games.duel.rules.staging import stage
from mathom.lessons.lesson import Lesson, Task

YOU: Final = "fellowship"
TOKENS_OF_ELVES: Final = tuple(f"keep token:elves-{number}" for number in (1, 2, 3))


def task(*accept: str, then: tuple[str, ...] = ()) -> Task:
    """One of these actions, then the opponent's answers."""
    return Task(accept, then)


def lesson(id: str, available: list[str], *tasks: Task, left: int = 8, **position: Any) -> Lesson:
    """A lesson on a staged position in which the Fellowship is to move."""
    data = stage({"turn": YOU, **position}, available, left)
    return Lesson(id, "duel", YOU, data, tasks)


DUEL_LESSONS: Final = [
    lesson(
        "turn",
        ["c1-grey-03", "c1-yellow-01", "c1-blue-03"],
        task("play card:c1-grey-03", then=("discard card:c1-yellow-01",)),
        task("play card:c1-blue-03"),
        coins={YOU: 0},
    ),
    lesson(
        "price",
        ["c1-green-01", "c1-red-03"],
        task("play card:c1-green-01"),
        coins={YOU: 2},
    ),
    lesson(
        "discard",
        ["c2-red-01", "c2-blue-04"],
        task("discard card:c2-red-01", "discard card:c2-blue-04"),
        coins={YOU: 0},
    ),
    lesson(
        "chain",
        ["c2-red-02", "c2-red-05"],
        task("play card:c2-red-02"),
        task("place region:lindon", "place region:enedwaith"),
        coins={YOU: 0},
        areas={YOU: ["c1-red-02"]},
    ),
    lesson(
        "quest",
        ["c1-blue-01", "c1-grey-01"],
        task("play card:c1-blue-01"),
        quest={YOU: 2},
        coins={YOU: 1},
    ),
    lesson(
        "conflict",
        ["c2-red-04", "c2-yellow-02"],
        task("play card:c2-red-04"),
        task("place region:rhovanion"),
        coins={YOU: 4},
        units={"arnor": {YOU: 2}, "rhovanion": {"sauron": 1}, "mordor": {"sauron": 2}},
    ),
    lesson(
        "moves",
        ["c3-purple-06", "c3-yellow-01"],
        task("play card:c3-purple-06"),
        task("march region:enedwaith"),
        task("to region:rohan"),
        task("march region:enedwaith"),
        task("to region:rohan"),
        task("march region:rohan"),
        task("to region:mordor"),
        coins={YOU: 5},
        units={"enedwaith": {YOU: 2}, "rohan": {"sauron": 1}, "lindon": {"sauron": 1}},
    ),
    lesson(
        "landmark",
        ["c2-grey-06", "c2-grey-07"],
        task("take tile:helms-deep"),
        coins={YOU: 4},
        areas={YOU: ["c1-grey-01", "c1-grey-02", "c1-grey-08"]},
        tiles={"offered": ["helms-deep", "isengard"], YOU: ["bree"]},
        fortresses={"arnor": YOU},
    ),
    lesson(
        "pair",
        ["c2-green-02", "c2-blue-01"],
        task("play card:c2-green-02"),
        task(*TOKENS_OF_ELVES),
        areas={YOU: ["c1-green-02"]},
    ),
    lesson(
        "trio",
        ["c1-green-03", "c1-grey-05"],
        task("play card:c1-green-03"),
        task(
            *(
                f"keep token:{race}-{n}"
                for race in ("elves", "dwarves", "humans")
                for n in (1, 2, 3)
            )
        ),
        coins={YOU: 1},
        areas={YOU: ["c1-green-01", "c1-green-02"]},
    ),
    lesson(
        "win-quest",
        ["c3-blue-05", "c3-yellow-02"],
        task("play card:c3-blue-05"),
        coins={YOU: 3},
        quest={YOU: 11, "sauron": 12},
    ),
    lesson(
        "win-races",
        ["c3-green-03", "c3-red-01"],
        task("play card:c3-green-03"),
        areas={YOU: ["c1-green-01", "c1-green-02", "c1-green-03", "c2-green-04", "c3-green-01"]},
        trio_used=[YOU],
        tokens={YOU: ["humans-3"]},
    ),
    lesson(
        "win-conquest",
        ["c3-red-05", "c3-yellow-02"],
        task("play card:c3-red-05"),
        task("place region:mordor"),
        coins={YOU: 5},
        units={
            "lindon": {YOU: 1},
            "arnor": {YOU: 1},
            "rhovanion": {YOU: 1},
            "enedwaith": {YOU: 1},
            "rohan": {YOU: 1},
            "mordor": {"sauron": 2},
        },
        fortresses={"gondor": YOU},
        tiles={"offered": ["bree"], YOU: ["minas-tirith"]},
    ),
]
