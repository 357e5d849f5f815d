"""The opponent in speed comparisons, the bots of the ladder, and limits for the environment
wrappers."""

from mathom.games.package import Benchmark

BENCHMARK = Benchmark(
    rival="hearts",
    ratio=2.5,
    interpreted=0.2,
    ladder_bots=("random", "greedy", "search:easy", "search:normal"),
    # All chapters in turn.
    ladder_options={"chapter": ",".join(map(str, range(1, 19)))},
    ladder_deals=72,
    level_games=144,
    slots=64,
    longest_history=20_000,
    longest_game=5000,
)
