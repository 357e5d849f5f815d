"""Writes the golden records again: `python -m tests.golden.regenerate`, then read the diff.

The games are played by chance alone, so that they move when the rules move and never when a bot
gets better.
"""

from __future__ import annotations

from pathlib import Path

from mathom.engine.game import find_game
from mathom.engine.random import seeded
from mathom.engine.record import Record, Recorder
from mathom.engine.step import deciders, legal

FOLDER = Path(__file__).parent

GOLDEN: dict[str, dict[str, tuple[int, dict[str, str]]]] = {
    "fellowship": {
        **{f"chapter-{chapter}": (chapter, {"chapter": str(chapter)}) for chapter in range(1, 19)},
        "endless": (19, {"chapter": "endless"}),
        "endless-again": (20, {"chapter": "endless"}),
        "glorfindel-alone": (21, {"chapter": "9", "glorfindel-exchange": "none"}),
        "aragorn-with-anybody": (23, {"chapter": "13", "aragorn-exchange": "any"}),
        "shadowfax-between-tricks": (24, {"chapter": "12", "shadowfax-return": "between-tricks"}),
        "no-rivers": (25, {"chapter": "18", "chapter18-rivers": "none"}),
    },
    "war": {
        "two-players": (18, {}),
        "three-players": (226, {"forced-discard": "strategy-deck"}),
        "four-players": (53, {"staff-in-mordor": "stay"}),
        "four-players-long": (173, {"nazgul-after-flight": "march"}),
    },
    "tcg": {
        "basic-two": (3, {}),
        "basic-three": (4, {}),
        "basic-four": (5, {}),
        "deluxe-two": (6, {"format": "deluxe"}),
        "deluxe-three": (7, {"format": "deluxe"}),
        "deluxe-four": (8, {"format": "deluxe"}),
        "must-spot": (9, {"format": "deluxe", "spotting": "always"}),
    },
    "duel": {
        "recommended": (1, {}),
        "recommended-2": (2, {}),
        "everything-forced": (
            3,
            {"manoeuvres": "forced", "bonuses": "forced", "token-effects": "forced"},
        ),
        "printed-orders": (4, {"purple-order": "printed", "green-order": "moves-first"}),
        "patient-alliances": (5, {"trio": "postponable", "new-token": "at-once"}),
        "short-of-cards": (6, {"set-aside": "out", "extra-turns": "one"}),
        "endless-coins": (7, {"reserve": "unlimited"}),
        "all-other-ways": (
            8,
            {
                "extra-turns": "one",
                "set-aside": "out",
                "new-token": "at-once",
                "manoeuvres": "forced",
                "bonuses": "forced",
                "trio": "postponable",
                "purple-order": "printed",
                "green-order": "moves-first",
                "reserve": "unlimited",
                "token-effects": "forced",
                "red-units": "optional",
            },
        ),
    },
}
"""By game and name: the seed, which chooses the number of seats as well, and the options."""


def golden_text(game: str, name: str) -> str:
    """The record of a golden game as it is played today."""
    seed, options = GOLDEN[game][name]
    found = find_game(game)
    seats = found.seats[seed % len(found.seats)]
    recorder = Recorder(Record(found, found.parse_settings(options), seats, seed))
    recorder.record.notes["golden"] = name
    dice = seeded(seed)
    while recorder.s.outcome is None:
        may = deciders(recorder.s)
        seat = may[dice.below(len(may))]
        actions = legal(recorder.s, seat)
        recorder.act(actions[dice.below(len(actions))], seat)
    return recorder.record.text()


def golden_file(game: str, name: str) -> Path:
    """Where a golden record is kept."""
    return FOLDER / game / f"{name}.record"


def golden_names() -> list[tuple[str, str]]:
    """Every golden record: its game and its name."""
    return [(game, name) for game, records in GOLDEN.items() for name in records]


def stray_files() -> list[Path]:
    """Records that belong to no golden game any more."""
    known = {golden_file(game, name) for game, name in golden_names()}
    return [path for path in FOLDER.rglob("*.record") if path not in known]


def main() -> None:
    """Write all of them, and say which have moved."""
    for path in stray_files():
        path.unlink()
        print(f"removed {path.relative_to(FOLDER)}")
    for game, name in golden_names():
        path, text = golden_file(game, name), golden_text(game, name)
        moved = not path.exists() or path.read_text(encoding="utf-8") != text
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{'written' if moved else 'same   '} {path.relative_to(FOLDER)}")


if __name__ == "__main__":
    main()
