"""The lessons of the Fellowship: following suit, Rings, the One Ring, an exchange, three goals."""

from __future__ import annotations

from typing import Any, Final

from mathom.lessons.lesson import Lesson, Task
from mathom.match import from_position

YOU: Final = "seat-1"

Hand = tuple[str, str]
"""A character and its cards."""


def task(*accept: str, then: tuple[str, ...] = ()) -> Task:
    """One of these actions, then the answers of the others."""
    return Task(accept, then)


def lesson(
    id: str,
    chapter: str,
    hands: list[Hand],
    *tasks: Task,
    past: tuple[Hand, ...] = (),
    threats: dict[str, int] | None = None,
    before: tuple[str, ...] = (),
    **more: Any,
) -> Lesson:
    """A lesson for the first of four hands.

    `past` lists the tricks won before, with their winners. The actions in `before` are played
    before the lesson begins. Other keyword arguments are keys of the position.
    """
    seats = {who: f"hand-{number}" for number, (who, _) in enumerate(hands, 1)}
    position = {
        "game": "fellowship",
        "seats": 4,
        "options": {"chapter": chapter},
        "hands": {
            seats[who]: {
                "character": who,
                "cards": cards.split(),
                "threat": (threats or {}).get(who, 0),
                "tricks": sum(winner == who for winner, _ in past),
                "won": [card for winner, won in past if winner == who for card in won.split()],
            }
            for who, cards in hands
        },
        "history": [{"winner": seats[winner], "cards": won.split()} for winner, won in past],
        "tricks_total": len(past) + max(len(cards.split()) for _, cards in hands),
        **more,
    }
    match = from_position(position)
    for action in before:
        match.act(action)
    return Lesson(id, "fellowship", YOU, match.position(), tasks)


FELLOWSHIP_LESSONS: Final = [
    lesson(
        "following",
        "1",
        [
            ("bilbo", "hills-2 hills-6 shadows-8"),
            ("pippin", "hills-1 shadows-1 forests-2"),
            ("gandalf", "hills-5 shadows-4 forests-3"),
            ("frodo", "hills-3 mountains-7 rings-1"),
        ],
        task("play card:hills-6", then=("play card:hills-1", "play card:hills-5")),
        task(
            "play card:shadows-8",
            then=("play card:shadows-1", "play card:shadows-4", "play card:mountains-7"),
        ),
        past=(
            ("bilbo", "mountains-8 mountains-1 mountains-2 mountains-3"),
            ("gandalf", "forests-8 forests-1 forests-4 forests-5"),
            ("frodo", "shadows-7 shadows-2 rings-2 rings-3"),
        ),
        before=("play card:hills-3",),
        leader="hand-4",
        rings_free=True,
    ),
    lesson(
        "rings",
        "1",
        [
            ("frodo", "forests-8 hills-7 rings-1 rings-5"),
            ("gandalf", "forests-5 hills-5 forests-6 rings-4"),
            ("bilbo", "hills-1 mountains-1 mountains-6 rings-2"),
            ("pippin", "forests-1 hills-2 mountains-2 mountains-7"),
        ],
        task(
            "play card:forests-8",
            then=("play card:forests-5", "play card:rings-2", "play card:forests-1"),
        ),
        task(
            "play card:rings-5",
            then=("play card:rings-4", "play card:hills-1", "play card:hills-2"),
        ),
        past=(
            ("gandalf", "shadows-8 shadows-1 shadows-2 shadows-3"),
            ("bilbo", "hills-8 hills-3 hills-4 hills-6"),
            ("bilbo", "mountains-8 mountains-3 mountains-4 mountains-5"),
            ("bilbo", "shadows-7 shadows-4 shadows-5 shadows-6"),
        ),
        leader="hand-1",
    ),
    lesson(
        "one-ring",
        "1",
        [
            ("frodo", "hills-2 rings-1"),
            ("gandalf", "mountains-1 hills-5"),
            ("bilbo", "mountains-2 hills-7"),
            ("pippin", "mountains-8 rings-4"),
        ],
        task("win", then=("play card:mountains-1", "play card:mountains-2")),
        past=(
            ("gandalf", "shadows-8 shadows-1 shadows-2 shadows-3"),
            ("bilbo", "hills-8 hills-3 hills-4 hills-6"),
            ("bilbo", "forests-8 forests-3 forests-4 forests-5"),
            ("bilbo", "shadows-7 shadows-4 shadows-5 shadows-6"),
            ("frodo", "hills-1 forests-6 forests-7 rings-5"),
        ),
        rings_free=True,
        before=("play card:mountains-8",),
        leader="hand-4",
    ),
    lesson(
        "exchange",
        "1",
        [
            ("gandalf", "hills-4 forests-6 rings-2"),
            ("bilbo", "hills-8 shadows-7 mountains-8"),
            ("pippin", "hills-2 forests-1 shadows-1"),
            ("frodo", "shadows-8 mountains-3 rings-1"),
        ],
        task("give card:rings-2", then=("give card:shadows-8",)),
        phase="preparing",
        lost=["hills-1"],
    ),
    lesson(
        "card",
        "2",
        [
            ("sam", "hills-1 hills-4 forests-2"),
            ("merry", "hills-3 shadows-5 mountains-4"),
            ("pippin", "hills-2 shadows-2 mountains-1"),
            ("frodo", "mountains-7 rings-1 rings-3"),
        ],
        task("play card:hills-4"),
        before=("play card:hills-3", "play card:hills-2", "play card:mountains-7"),
        past=(
            ("frodo", "forests-8 forests-1 forests-4 rings-2"),
            ("merry", "shadows-8 shadows-1 shadows-3 shadows-4"),
        ),
        leader="hand-2",
        rings_free=True,
        threats={"sam": 3},
    ),
    lesson(
        "count",
        "2",
        [
            ("merry", "shadows-2 shadows-7 hills-1"),
            ("sam", "hills-6 forests-3 mountains-1"),
            ("pippin", "shadows-1 forests-1 mountains-2"),
            ("frodo", "shadows-5 rings-1 rings-3"),
        ],
        task("play card:shadows-2", then=("play card:forests-3", "play card:shadows-1")),
        before=("play card:shadows-5",),
        past=(
            ("merry", "hills-4 hills-3 mountains-3 mountains-4"),
            ("merry", "forests-8 forests-7 forests-5 forests-6"),
            ("frodo", "shadows-8 shadows-3 shadows-4 rings-2"),
            ("sam", "hills-7 hills-2 hills-5 hills-8"),
        ),
        leader="hand-4",
        rings_free=True,
        threats={"sam": 2},
    ),
    lesson(
        "last",
        "3",
        [
            ("gildor-inglorion", "forests-1 hills-8"),
            ("sam", "mountains-2 forests-4"),
            ("farmer-maggot", "mountains-6 forests-5"),
            ("frodo", "mountains-8 rings-1"),
        ],
        task("play card:hills-8", then=("play card:mountains-2", "play card:mountains-6", "win")),
        before=("play card:mountains-8",),
        leader="hand-4",
        past=(
            ("sam", "hills-4 hills-2 hills-1 hills-3"),
            ("frodo", "shadows-8 shadows-1 shadows-5 rings-2"),
            ("farmer-maggot", "mountains-7 mountains-4 mountains-1 shadows-4"),
        ),
        rings_free=True,
        threats={"sam": 2, "farmer-maggot": 4},
    ),
]
