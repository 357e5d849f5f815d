"""Games played one after the other by the same group: where it begins, and how it goes on."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mathom.engine.state import Outcome, State

Progress = dict[str, object]
"""How far a group has got: JSON that only the game itself can read."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign:
    """What a game tells of its campaign. Somebody else keeps the progress and hands it over; it
    is never changed in place."""

    def initial(self, options: dict[str, str]) -> Progress:
        """Where a group begins that chose these options for its whole campaign."""
        return {}

    def table_options(self, progress: Progress, chosen: dict[str, str]) -> dict[str, str]:
        """The options of the group's next table; what it may not play yet is refused."""
        return chosen

    def advance(
        self, progress: Progress, options: dict[str, str], outcome: Outcome, s: State
    ) -> Progress:
        """The progress after a table with these options has ended so, in this last state."""
        return progress
