"""The lessons of War of the Ring: dice, armies, nations, the Fellowship, and each victory
condition.

The tasks of a lesson fix the results of dice and tiles. A spare die keeps the turn from ending with
the lesson.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.games.war.rules.staging import stage
from mathom.lessons.lesson import Lesson, Task

FREE: Final = "free-peoples"
SHADOW: Final = "shadow"

ROLLED: Final = (
    "free-roll free-face:character-a",
    "free-roll free-face:character-b",
    "free-roll free-face:muster",
    "free-roll free-face:event",
    "shadow-roll shadow-face:army",
    "shadow-roll shadow-face:army-muster",
    "shadow-roll shadow-face:muster",
    "shadow-roll shadow-face:character",
    "shadow-roll shadow-face:event",
    "shadow-roll shadow-face:eye",
)
"""The action dice of a turn with one die of the Shadow in the Hunt box."""


def task(*accept: str, then: tuple[str, ...] = (), dice: str = "", tile: str = "") -> Task:
    """A task: the accepted actions, the reply of the other side, and fixed combat dice and Hunt
    tile.
    """
    chances = tuple(f"roll pips:{pips}" for pips in dice.split())
    return Task(accept, then, chances + ((f"tile tile:{tile}",) if tile else ()))


def lesson(id: str, seat: str, *tasks: Task, **position: Any) -> Lesson:
    """A lesson on a position in staging notation."""
    return Lesson(id, "war", seat, stage(**position), tasks)


WAR_LESSONS: Final = [
    lesson(
        "dice",
        FREE,
        task("use die:event"),
        task(
            "draw deck:free-peoples-character",
            "draw deck:free-peoples-strategy",
            then=("use die:muster", "sway nation:sauron"),
        ),
        task("pass", then=("use die:muster", "sway nation:isengard")),
        task("ring die:muster"),
        task("into die:character"),
        task("use die:army-muster"),
        task("sway nation:gondor"),
        free="event muster army-muster",
        shadow="3 muster army character",
    ),
    lesson(
        "move",
        SHADOW,
        task("use die:army"),
        task("march"),
        task("from place:dol-guldur"),
        task("all"),
        task("to place:south-anduin-vale"),
        task("from place:near-harad"),
        task("all"),
        task("to place:east-harondor"),
        task("use die:character"),
        task("march"),
        task("from place:west-harondor"),
        task("all"),
        task("to place:pelargir"),
        shadow="army character muster",
        at_war="sauron",
        armies={"west-harondor": "3 sauron-regular nazgul", "pelargir": ""},
    ),
    lesson(
        "battle",
        FREE,
        task("use die:character"),
        task("attack"),
        task("from place:edoras"),
        task("all"),
        task("combat card:eomer-son-of-eomund", dice="4 2 1 6 3 5 2 3 5"),
        task("reduce figure:rohan-elite", then=("lose figure:isengard-regular",) * 3),
        task("continue", then=("retreat place:fangorn",)),
        task("all"),
        free="character muster",
        at_war="rohan isengard",
        hands={FREE: "eomer-son-of-eomund faramirs-rangers"},
        armies={
            "edoras": "3 rohan-regular rohan-elite rohan-leader",
            "westemnet": "3 isengard-regular isengard-elite",
        },
        control={"westemnet": SHADOW},
    ),
    lesson(
        "siege",
        SHADOW,
        task("use die:army"),
        task("attack"),
        task("all", then=("withdraw",)),
        task("all"),
        task("use die:army"),
        task("attack"),
        task("all", dice="6 2 3 1 4 5 2 3"),
        task("lose figure:isengard-regular"),
        task("reduce figure:isengard-elite", dice="6 1 3 2 4 4 1"),
        shadow="2 army muster",
        at_war="isengard",
        armies={
            "fords-of-isen": "5 isengard-regular 2 isengard-elite",
            "helms-deep": "2 rohan-regular rohan-leader",
        },
    ),
    lesson(
        "politics",
        FREE,
        task("use die:character"),
        task("move-companions"),
        task("from place:eastemnet"),
        task("to place:minas-tirith"),
        task("use die:muster"),
        task("sway nation:gondor"),
        task("use die:muster"),
        task("sway nation:gondor"),
        task("use die:muster"),
        task("muster"),
        task("recruit figure:gondor-elite"),
        task("recruit-in place:minas-tirith", "recruit-in place:pelargir"),
        free="character 4 muster",
        armies={"eastemnet": "boromir"},
    ),
    lesson(
        "events",
        FREE,
        task("use die:muster"),
        task("play card:wisdom-of-elrond"),
        task("choose nation:rohan"),
        task("use die:event"),
        task("play card:athelas", dice="5 2 6"),
        task("accept"),
        free="muster 2 event",
        hands={FREE: "wisdom-of-elrond athelas"},
        fellowship={"corruption": 3, "progress": 1},
    ),
    lesson(
        "fellowship",
        FREE,
        task("declare"),
        task("to place:fords-of-bruinen"),
        task("to place:hollin"),
        task("to place:moria"),
        task("to place:dimrill-dale"),
        task("to place:lorien"),
        Task(("guide character:strider",), ("allot number:1",), ROLLED),
        task("use die:character"),
        task("separate"),
        task("take figure:gandalf"),
        task("take figure:boromir"),
        task("done"),
        task("to place:druadan-forest"),
        fellowship={"progress": 5, "corruption": 2},
    ),
    lesson(
        "hunt",
        FREE,
        task("use die:character"),
        task("move-fellowship", dice="6 2 5", tile="3-a"),
        Task(("lose-random",), (), ("random character:gimli",)),
        task("use die:character"),
        task("move-fellowship", dice="5 1 2", tile="1-reveal-a"),
        task("decline"),
        task("to place:parth-celebrant"),
        task("done"),
        task("use die:muster", "use die:event"),
        task("hide"),
        free="2 character muster event",
        company="strider legolas gimli boromir",
        hunt_box={SHADOW: 3},
        fellowship={"region": "lorien", "progress": 2, "corruption": 3, "guide": "strider"},
    ),
    lesson(
        "mordor",
        FREE,
        task("decline"),
        Task(("enter-mordor",), ("allot number:1",), ROLLED),
        task("use die:character"),
        task("move-fellowship", tile="1-reveal-a"),
        task("decline", then=("use die:muster", "sway nation:sauron")),
        task("use die:character"),
        task("move-fellowship", tile="eye-a"),
        company="",
        fellowship={"region": "morannon", "corruption": 4},
    ),
    lesson(
        "win-ring",
        FREE,
        task("use die:character"),
        task("move-fellowship", tile="2-a"),
        task("reveal"),
        free="character muster",
        company="",
        hunt_box={SHADOW: 2},
        fellowship={"mordor": 4, "corruption": 10},
    ),
    lesson(
        "win-corruption",
        SHADOW,
        task("use die:character"),
        task("play card:morgul-wound"),
        shadow="character army",
        hands={SHADOW: "morgul-wound orc-patrol"},
        fellowship={"region": "dimrill-dale", "corruption": 11, "revealed": True},
    ),
    lesson(
        "win-shadow",
        SHADOW,
        task("use die:character"),
        task("march"),
        task("from place:west-harondor"),
        task("all"),
        task("to place:pelargir"),
        shadow="character",
        at_war="isengard sauron southrons-easterlings",
        rings={FREE: 2, SHADOW: 1},
        armies={
            "west-harondor": "3 sauron-regular nazgul",
            "pelargir": "",
            "edoras": "2 isengard-regular",
            "helms-deep": "2 isengard-regular",
            "minas-tirith": "2 sauron-regular",
            "lorien": "2 sauron-regular",
            "dol-amroth": "southrons-easterlings-regular",
        },
        control=dict.fromkeys(
            ["edoras", "helms-deep", "minas-tirith", "lorien", "dol-amroth"], SHADOW
        ),
    ),
    lesson(
        "win-free",
        FREE,
        task("use die:character"),
        task("march"),
        task("from place:dimrill-dale"),
        task("all"),
        task("to place:moria"),
        free="character",
        at_war="elves north",
        armies={
            "lorien": "elves-regular",
            "dimrill-dale": "elves-regular 2 elves-elite elves-leader",
            "moria": "",
            "carrock": "",
            "mount-gundabad": "north-regular",
        },
        control={"mount-gundabad": FREE},
    ),
]
