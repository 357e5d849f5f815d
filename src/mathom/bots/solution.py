"""The result of a solver: can all win together from here with open cards, and how?"""

from __future__ import annotations

from typing import Final

WINNABLE: Final = "winnable"
LOST: Final = "lost"
UNDECIDED: Final = "undecided"


class Solution:
    """A verdict, exact unless it is `undecided`; for a won position the relevant decisions of all
    seats; and the number of positions that were searched. If chance was still to come, the result
    holds for one order of it only."""

    def __init__(self, verdict: str, line: list[int], nodes: int, chance: bool = False) -> None:
        self.verdict = verdict
        self.line = line
        self.nodes = nodes
        self.chance = chance
