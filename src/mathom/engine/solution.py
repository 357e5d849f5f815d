"""The answer of a solver: with everything open, can all win together from here, and how?"""

from __future__ import annotations

from typing import Final

WINNABLE: Final = "winnable"
LOST: Final = "lost"
UNDECIDED: Final = "undecided"


class Solution:
    """A verdict, exact unless it is `undecided`; for a position that can be won the decisions of
    all seats that win it, as far as they matter; and how many positions were looked at. Where
    chance was still to come, the answer is for one order of it alone."""

    def __init__(self, verdict: str, line: list[int], nodes: int, chance: bool = False) -> None:
        self.verdict = verdict
        self.line = line
        self.nodes = nodes
        self.chance = chance
