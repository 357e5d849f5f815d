"""Benchmark facts: the game to compare with, speed goals, and the limits of the wrappers."""

from mathom.games.package import Benchmark

BENCHMARK = Benchmark(
    rival="chess",
    decision_ratio=2.0,
    clones=200_000.0,
    decisions=20_000.0,
    games=10.0,
    views=1_000.0,
    level_games=60,
    slots=256,
    longest_history=200_000,
    longest_game=60_000,
)
