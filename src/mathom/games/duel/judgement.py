"""How good a position looks, and quick sensible play for simulations."""

from __future__ import annotations

from mathom.games.duel.state import DuelState


def judge(s: DuelState, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    return 0.5
