"""Decks that players build away from the table: only the game knows what their texts mean."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mathom.engine.errors import BadNotation


@mypyc_attr(allow_interpreted_subclasses=True)
class Decklists:
    """What a game tells of its decks. Somebody else keeps their texts."""

    def ready_made(self) -> dict[str, str]:
        """The texts of the decks that everybody has, by their ids."""
        return {}

    def faults(self, text: str) -> list[BadNotation]:
        """Everything that is wrong with a deck, also where its text cannot be read."""
        return []

    def actions(self, text: str) -> list[str]:
        """What its owner does at the table to play with a deck that has no faults."""
        return []
