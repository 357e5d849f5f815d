"""The opponent in speed comparisons, and limits for the environment wrappers."""

from mathom.games.package import Benchmark

BENCHMARK = Benchmark(
    rival="chess",
    ratio=20.0,
    interpreted=1.2,
    clones=500_000.0,
    slots=96,
    longest_history=2_000,
    longest_game=1000,
)
