"""Train a policy with MaskablePPO of sb3-contrib, and play with what was learned.

    policy, curve = train(game, opponent="random", steps=50_000)
    policy.save("policy.zip")

`learned:policy.zip` is then the name of a bot, in simulations, the arena and `make_player`. The
extra is `train`. `python -m mathom.research.training GAME` trains against random play, then against
greedy, and prints the curve; `make training` installs what it needs first.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

from mathom.bots.bot import Bot
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game
from mathom.engine.perspective import Perspective
from mathom.research.arrays import Arrays, Words
from mathom.research.extras import need
from mathom.research.gymnasium_env import GameEnv
from mathom.research.layouts import layout_of
from mathom.research.players import named
from mathom.research.simulate import Tally


@dataclass(frozen=True)
class Point:
    """A point of the learning curve: the score against a bot after some steps."""

    steps: int
    opponent: str
    games: int
    score: float


def train(
    game: str,
    opponent: str | type | Sequence[str | type] = "random",
    steps: int = 50_000,
    *,
    seed: int = 0,
    start: Any = None,
    every: int = 10_000,
    games: int = 100,
    width: int = 128,
    envs: int = 32,
    tell: Callable[[Point], None] | None = None,
    keep: str | Path | None = None,
    **options: Any,
) -> tuple[Any, list[Point]]:
    """A policy that learned against a bot, and its curve. `start` is a policy to go on with.

    Of several opponents each plays in as many of the `envs` games side by side; the scores are
    against the last. `tell` hears of each point of the curve at once, and the file `keep`
    has the policy from then on.
    """
    ppo = need("sb3_contrib").MaskablePPO
    opponents = [opponent] if isinstance(opponent, str | type) else list(opponent)
    count = envs if start is None else start.n_envs
    side_by_side = import_module("stable_baselines3.common.vec_env").DummyVecEnv
    makers = [
        partial(GameEnv, game, opponents[at % len(opponents)], **options) for at in range(count)
    ]
    env = side_by_side(makers)
    policy = start
    if policy is None:
        shape = {"net_arch": [width, width]}
        settings = settings_for(min(MOST_STEPS, every // count), count)
        policy = ppo("MlpPolicy", env, seed=seed, device="cpu", policy_kwargs=shape, **settings)
    policy.set_env(env)
    before, done = policy.num_timesteps, 0
    curve: list[Point] = []
    while True:
        rival = opponents[-1]
        curve.append(Point(done, named(rival), games, score(policy, game, rival, games, **options)))
        if keep is not None:
            policy.save(keep)
        if tell:
            tell(curve[-1])
        if done >= steps:
            return policy, curve
        policy.learn(min(every, steps - done), reset_num_timesteps=False)
        done = policy.num_timesteps - before


MOST_STEPS = 128
"""Steps of each game between two updates of the policy."""


def settings_for(steps: int, envs: int) -> dict[str, Any]:
    """The settings of MaskablePPO. Rewards come only at the end of a game: an update needs the ends
    of many games."""
    steps = max(2, steps)
    return {
        "n_steps": steps,
        "batch_size": min(512, steps * envs),
        "n_epochs": 5,
        "ent_coef": 0.01,
        "gamma": 0.997,
    }


def score(policy: Any, game: str, opponent: str | type, games: int, **options: Any) -> float:
    """The share of points of a policy against a bot, each seat as often. It plays as it does as a
    bot: the most likely action."""
    env = GameEnv(game, opponent, **options)
    tally = Tally("policy")
    for number in range(games):
        observation, _ = env.reset(seed=1 if number == 0 else None)
        over, reward = False, 0.0
        while not over:
            masks = env.action_masks()
            action, _ = policy.predict(observation, action_masks=masks, deterministic=True)
            observation, reward, over, _, _ = env.step(action)
        tally.count((reward + 1.0) / 2.0)
    return tally.score


class LearnedBot(Bot):
    """Plays with a policy from a file."""

    def __init__(self, file: str, game: Game[Any]) -> None:
        super().__init__()
        self.policy = loaded(file)
        self.words = Words(game.id)
        self.arrays: Arrays | None = None

    def choose(self, perspective: Perspective) -> int:
        game, known = perspective.game, perspective.known
        if self.arrays is None:
            self.arrays = Arrays(game, layout_of(game.id, game.seat_count(known)))
        observation = self.arrays.made(known, perspective.seat)
        mask = self.words.mask(perspective.options()).astype(bool)
        action, _ = self.policy.predict(observation, action_masks=mask, deterministic=True)
        return int(action)


@lru_cache
def loaded(file: str) -> Any:
    """The policy in a file."""
    ppo = need("sb3_contrib").MaskablePPO
    if not Path(file).is_file():
        raise BadNotation("file-missing", file=file)
    return ppo.load(file, device="cpu")


LEADING_UP = ("noisy:75:greedy", "noisy:50:greedy", "noisy:25:greedy", "greedy")
"""Opponents with less and less noise: against greedy alone a beginner loses nearly every game."""


def main() -> None:
    """Train against random play and then against greedy, print the curve and keep the policy."""
    parser = argparse.ArgumentParser(prog="python -m mathom.research.training")
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=200_000, help="against random play")
    parser.add_argument("--then", type=int, default=400_000, help="against greedy with less noise")
    parser.add_argument("--every", type=int, default=40_000, help="steps between two scores")
    parser.add_argument("--games", type=int, default=200, help="games for a score")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", default="policy.zip")
    asked = parser.parse_args()
    print("| opponent | steps against it | score |\n|---|---:|---:|", flush=True)
    policy: Any = None
    stages: list[tuple[Sequence[str], int]] = [(["random"], asked.steps), (LEADING_UP, asked.then)]
    for opponents, steps in stages:
        policy, _ = train(
            asked.game, opponents, steps, seed=asked.seed, start=policy, every=asked.every,
            games=asked.games, tell=print_row, keep=asked.file,
        )  # fmt: skip
    print(f"\nlearned:{asked.file}")


def print_row(point: Point) -> None:
    """Print a point of the curve as a row of a table."""
    print(f"| {point.opponent} | {point.steps:,} | {point.score:.2f} |", flush=True)


if __name__ == "__main__":
    main()
