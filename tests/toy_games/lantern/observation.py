"""The array layout."""

from __future__ import annotations

from typing import Final

from tests.toy_games.lantern.rules import CANDLES

from mathom.games.package import Observation
from mathom.research.layout import Count, Field, OneOf


def fields(seats: int) -> list[Field]:
    """The own candle, and those that were traded."""
    return [OneOf("candle", CANDLES), Count("traded", CANDLES)]


OBSERVATION: Final = Observation(fields, version=3, first_chance="deal")
