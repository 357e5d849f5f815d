"""The base class of the actions in this package."""

from __future__ import annotations

from mathom.engine.errors import RulesBug
from mathom.games.fellowship.rules.state import FellowshipState


class SetUp:
    """One kind of set-up action."""

    def do(self, s: FellowshipState, hand: int) -> None:
        """Do it for a hand at once, or schedule choices."""
        raise RulesBug("set-up-does-nothing")
