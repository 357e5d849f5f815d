"""A round for two with a known pyramid."""

from __future__ import annotations

from typing import Any

from tests.games.fellowship.table import Table, Tables

from mathom.games.fellowship.rules.staging import cards

SLOTS = cards("H7 F1 F2 F3 F4 F5 F6 S1 S2 M1 M2 M3")
"""Top row, middle row, bottom row; H7 lies open but covered, and R1 is with the first player."""


def pyramid_table(
    company: Tables, people: str = "frodo pippin bilbo", chapter: str = "1", **rest: Any
) -> Table:
    """Two long hands; the third character is the pyramid."""
    more = {"hand-3": {"cards": SLOTS}}
    hands = ["H8 R1 R2 R3 H1 H2 H3 H4 H5 H6 S3 S4", "S8 S7 S6 S5 M4 M5 M6 M7 M8 R4 R5 F7"]
    rest.setdefault("leader", "hand-3")
    return company.at(
        chapter,
        people,
        [*hands, "S1 S2"],
        seats=2,
        slots=SLOTS,
        more=more,
        tricks_total=12,
        **rest,
    )
