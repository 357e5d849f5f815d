"""Benchmark facts."""

from __future__ import annotations

from typing import Final

from mathom.games.package import Benchmark

BENCHMARK: Final = Benchmark(
    rival="tic_tac_toe",
    ladder_bots=("random", "greedy"),
    ladder_deals=2,
    slots=5,
    longest_history=30,
    longest_game=10,
)
