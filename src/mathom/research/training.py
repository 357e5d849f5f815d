"""Train a policy with MaskablePPO of sb3-contrib, and play with what was learned.

    policy, curve = train(game, opponent="random", steps=50_000)
    policy.save("policy.zip")

`learned:policy.zip` is then the name of a bot, in simulations, the arena and `make_player`. The
extra is `train`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from mathom.bots.bot import Bot
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game, find_game
from mathom.engine.perspective import Perspective
from mathom.research.arrays import Arrays, Words
from mathom.research.extras import need
from mathom.research.gymnasium_env import GameEnv
from mathom.research.layouts import layout_of
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
    opponent: str = "random",
    steps: int = 50_000,
    *,
    seed: int = 0,
    start: Any = None,
    every: int = 10_000,
    games: int = 100,
    width: int = 128,
    **options: Any,
) -> tuple[Any, list[Point]]:
    """A policy that learned against a bot, and its curve. `start` is a policy to go on with."""
    ppo = need("sb3_contrib").MaskablePPO
    env = GameEnv(game, opponent, **options)
    settings = {"n_steps": min(1024, every), "batch_size": 128, "ent_coef": 0.01, "gamma": 0.997}
    policy = start
    if policy is None:
        shape = {"net_arch": [width, width]}
        policy = ppo("MlpPolicy", env, seed=seed, device="cpu", policy_kwargs=shape, **settings)
    policy.set_env(env)
    curve = [Point(0, opponent, games, score(policy, game, opponent, games, **options))]
    done = 0
    while done < steps:
        policy.learn(min(every, steps - done), reset_num_timesteps=False)
        done += every
        found = score(policy, game, opponent, games, **options)
        curve.append(Point(min(done, steps), opponent, games, found))
    return policy, curve


def score(policy: Any, game: str, opponent: str, games: int, **options: Any) -> float:
    """The share of points of a policy against a bot, each seat as often."""
    env = GameEnv(game, opponent, **options)
    tally = Tally("policy")
    for number in range(games):
        observation, _ = env.reset(seed=1 if number == 0 else None)
        over, reward = False, 0.0
        while not over:
            action, _ = policy.predict(observation, action_masks=env.action_masks())
            observation, reward, over, _, _ = env.step(action)
        tally.count((reward + 1.0) / 2.0)
    return tally.score


class LearnedBot(Bot):
    """Plays with a policy from a file."""

    def __init__(self, file: str, game: Game[Any]) -> None:
        super().__init__()
        self.policy = loaded(file)
        self.words = Words(game.id)

    def choose(self, perspective: Perspective) -> int:
        game, known = perspective.game, perspective.known
        arrays = arrays_of(game.id, game.seat_count(known))
        observation = arrays.made(known, perspective.seat)
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


@lru_cache
def arrays_of(game: str, seats: int) -> Arrays:
    """The arrays of a table."""
    return Arrays(find_game(game), layout_of(game, seats))
