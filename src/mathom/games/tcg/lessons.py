"""The lessons of The Two Towers: one for each phase by the Basic rules, then the victory."""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.position import position
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.staging import Player, stage
from mathom.lessons.lesson import Lesson, Task

YOU: Final = "player-1"
OTHER: Final = "player-2"

ARAGORN: Final = "4_109"
GIMLI: Final = "4_49"
LEGOLAS: Final = "4_74"
FRODO: Final = "4_302"
THE_RING: Final = "4_2"
RANGERS_SWORD: Final = "4_132"
HOBBIT_SWORD: Final = "4_306"
BEST_COMPANY: Final = "4_42"
BRIGAND: Final = "4_10"
SAVAGE: Final = "4_17"
IRON_AXE: Final = "4_26"
DARK_FURY: Final = "4_7"
ORTHANC_WARRIOR: Final = "4_165"
CROSSBOW_TROOP: Final = "4_182"
FOOT_SOLDIER: Final = "4_187"
SKIRMISHER: Final = "4_229"
GRIMA: Final = "4_153"

HOBBITS: Final = ["4_310", "4_310", "4_314", "4_314"]
WILD_MEN: Final = ["4_10", "4_12", "4_13", "4_16"]
"""The contents of the draw decks."""


def task(*accept: str, then: tuple[str, ...] = ()) -> Task:
    """One of these actions solves the task; then the other player acts."""
    return Task(accept, then)


def card(verb: str, print_id: str, copy: str = "a1") -> str:
    """An action with a card; copies of the first player are a1, a2, those of the second b1, b2."""
    return f"{verb} card:{print_id}.{copy}"


def use(print_id: str) -> str:
    return f"use ability:{print_id}.a1/1"


def lesson(id: str, free: Player, shadow: Player, *tasks: Task, **more: Any) -> Lesson:
    """A lesson in the first player's turn; the lesson about the Shadow phase is for the second
    player."""
    state = stage([free, shadow], deluxe=False, **more)
    seat = OTHER if more.get("phase") == "shadow" else YOU
    return Lesson(id, "tcg", seat, position(TCG, state), tasks)


TCG_LESSONS: Final = [
    lesson(
        "twilight",
        Player(
            play=[ARAGORN], hand=[GIMLI, RANGERS_SWORD, HOBBIT_SWORD, BEST_COMPANY], deck=HOBBITS
        ),
        Player(hand=[BRIGAND, SAVAGE], deck=WILD_MEN),
        task(card("play", GIMLI)),
        task(card("play", RANGERS_SWORD)),
        task(card("play", HOBBIT_SWORD)),
    ),
    lesson(
        "moving",
        Player(play=[f"{ARAGORN} *1", GIMLI], hand=["4_364", HOBBIT_SWORD], deck=HOBBITS),
        Player(hand=[BRIGAND, SAVAGE], deck=WILD_MEN),
        task(card("discard", "4_364")),
        task("move"),
    ),
    lesson(
        "shadow",
        Player(play=[ARAGORN, GIMLI], hand=[BEST_COMPANY], deck=HOBBITS),
        Player(hand=[BRIGAND, SAVAGE, ORTHANC_WARRIOR, IRON_AXE], deck=WILD_MEN),
        task(card("play", SAVAGE, "b1")),
        task(card("play", IRON_AXE, "b1")),
        task(card("play", BRIGAND, "b1")),
        phase="shadow",
        site=3,
        twilight=7,
    ),
    lesson(
        "archery",
        Player(play=[ARAGORN, LEGOLAS, f"{GIMLI} *2"], deck=HOBBITS),
        Player(play=[CROSSBOW_TROOP, CROSSBOW_TROOP, ORTHANC_WARRIOR], deck=WILD_MEN),
        task(card("choose", ARAGORN)),
        task(
            card("choose", ARAGORN),
            card("choose", LEGOLAS),
            then=(card("choose", ORTHANC_WARRIOR, "b1"),),
        ),
        phase="archery",
        site=5,
    ),
    lesson(
        "assignment",
        Player(play=[ARAGORN, f"{RANGERS_SWORD} on {ARAGORN}", GIMLI], deck=HOBBITS),
        Player(play=[FOOT_SOLDIER, GRIMA, SKIRMISHER], deck=WILD_MEN),
        task(card("assign", SKIRMISHER, "b1")),
        task(card("choose", GIMLI)),
        task(card("assign", FOOT_SOLDIER, "b1")),
        task(card("choose", ARAGORN)),
        task(card("assign", GRIMA, "b1")),
        task(card("choose", ARAGORN)),
        phase="assignment",
        site=5,
    ),
    lesson(
        "skirmish",
        Player(play=[ARAGORN, GIMLI], hand=[BEST_COMPANY], deck=HOBBITS),
        Player(play=[BRIGAND, ORTHANC_WARRIOR], hand=[DARK_FURY], deck=WILD_MEN),
        task(card("fight", GIMLI)),
        task(card("play", BEST_COMPANY), then=("pass",)),
        task("pass"),
        task(use(GIMLI)),
        task(card("choose", ARAGORN), then=("pass",)),
        task("pass"),
        phase="skirmish",
        pairs=[(ORTHANC_WARRIOR, GIMLI), (BRIGAND, ARAGORN)],
        site=5,
    ),
    lesson(
        "ring",
        Player(play=[ARAGORN, GIMLI], burdens=2, deck=HOBBITS),
        Player(play=[ORTHANC_WARRIOR], deck=WILD_MEN),
        task("pass"),
        task(use(THE_RING)),
        task("stay"),
        phase="skirmish",
        pairs=[(ORTHANC_WARRIOR, FRODO)],
        site=5,
    ),
    lesson(
        "regroup",
        Player(
            play=[f"{ARAGORN} *3", f"{GIMLI} *2"],
            hand=[HOBBIT_SWORD, HOBBIT_SWORD, BEST_COMPANY],
            deck=[*HOBBITS, RANGERS_SWORD, "4_364"],
        ),
        Player(play=[ORTHANC_WARRIOR], deck=[*WILD_MEN, *WILD_MEN]),
        task("stay"),
        task(card("discard", HOBBIT_SWORD), card("discard", HOBBIT_SWORD, "a2")),
        phase="regroup",
        site=5,
    ),
    lesson(
        "win",
        Player(play=[ARAGORN, GIMLI], burdens=8, deck=HOBBITS),
        Player(play=[ORTHANC_WARRIOR], deck=WILD_MEN),
        task("pass"),
        task("pass"),
        task("pass"),
        phase="skirmish",
        pairs=[(ORTHANC_WARRIOR, FRODO)],
        site=9,
    ),
]
