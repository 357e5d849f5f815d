"""The rewards of an ending, the same for PettingZoo, OpenSpiel and data sets."""

from __future__ import annotations

from typing import Any

from mathom.engine.game import Game
from mathom.engine.state import State


def rewards_of(game: Game[Any], s: State) -> list[float]:
    """1 for a victory, -1 for a defeat, 0 for a victory shared among opponents, and None before the
    end. Partners in a cooperative game all get the same."""
    seats = range(game.seat_count(s))
    if s.outcome is None:
        return [0.0 for _ in seats]
    return [2.0 * game.worth(s.outcome, seat) - 1.0 for seat in seats]
