"""Benchmark facts: the opponent that bots are measured against, the ladder, and environment
limits."""

from mathom.games.package import Benchmark

BENCHMARK = Benchmark(
    rival="chess",
    decision_ratio=1.2,
    clones=100_000.0,
    decisions=50_000.0,
    slots=400,
    longest_history=50_000,
    longest_game=20_000,
)
