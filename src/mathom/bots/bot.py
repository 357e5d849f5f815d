"""What every bot is: given one seat's perspective, it chooses."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mathom.engine.errors import RulesBug
from mathom.engine.perspective import Perspective


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the legal actions of the seat that it plays."""

    def choose(self, perspective: Perspective) -> int:
        """The action to take."""
        raise RulesBug("bot-chooses-nothing")

    def thoughts(self) -> list[tuple[int, float, int]]:
        """What it thought of its last choice, best first: action, chance to win, visits."""
        return []
