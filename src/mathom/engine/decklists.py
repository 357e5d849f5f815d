"""Decks that players build before a game. Only the game knows how to read them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mathom.engine.errors import BadNotation, RulesBug


@mypyc_attr(allow_interpreted_subclasses=True)
class Decklists:
    """The deck rules of a game. Decks are stored elsewhere, as texts."""

    def ready_made(self) -> dict[str, str]:
        """The predefined decks by id."""
        return {}

    def faults(self, text: str) -> list[BadNotation]:
        """All faults of a deck, including those of its notation."""
        return []

    def actions(self, text: str) -> list[str]:
        """The actions that bring a deck without faults to the table."""
        return []

    def options(self) -> dict[str, str]:
        """The options of tables that accept such decks."""
        return {}

    def random(self, seed: int) -> str:
        """A valid random deck for a seed, for the fuzzer."""
        raise RulesBug("no-random-deck")
