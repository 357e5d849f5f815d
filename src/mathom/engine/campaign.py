"""Campaigns: games that the same group plays one after another."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mathom.engine.state import Outcome, State

Progress = dict[str, object]
"""The progress of a group, as JSON that only the game reads."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign:
    """The campaign rules of a game. Progress is stored elsewhere and never changed in place."""

    def initial(self, options: dict[str, str]) -> Progress:
        """The progress at the start, with the options of the whole campaign."""
        return {}

    def table_options(self, progress: Progress, chosen: dict[str, str]) -> dict[str, str]:
        """The options of the group's next table. What is not unlocked yet is refused."""
        return chosen

    def advance(
        self, progress: Progress, options: dict[str, str], outcome: Outcome, s: State
    ) -> Progress:
        """The progress after a table with these options, outcome and last state."""
        return progress
