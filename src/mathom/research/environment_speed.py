"""The speed of the environments: `python -m mathom.research.environment_speed` plays random games
through PettingZoo, Gymnasium and OpenSpiel, and some of OpenSpiel's own games beside them.

It measures CPU time, so a busy machine does not matter.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

import mathom.research.openspiel_game  # noqa: F401  (makes the games known)
from mathom.research import vector_env
from mathom.research.extras import need
from mathom.research.layouts import games_with_layout
from mathom.research.pettingzoo_env import aec_env

np: Any = need("numpy")
pyspiel: Any = need("pyspiel")
need("open_spiel.python.games.block_dominoes")  # makes it known

RIVALS = ("chess", "hearts", "python_block_dominoes")
"""Two games in C++ and one in Python."""


def per_second(play: Callable[[random.Random], int], seconds: float) -> float:
    """Steps per second of random games; `play` returns the number of steps of a game."""
    dice = random.Random(1)
    steps = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        steps += play(dice)
    return steps / (time.process_time() - began)


def through_pettingzoo(game: str, most: int = 300) -> Callable[[random.Random], int]:
    """Random play with an observation at every step."""
    env: Any = aec_env(game)

    def play(dice: random.Random) -> int:
        env.reset(seed=dice.getrandbits(30))
        for step in range(most):
            observation, _, over, _, _ = env.last()
            if over:
                return step
            env.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
        return most

    return play


def side_by_side(game: str, observe: bool, batch: int = 64) -> Callable[[random.Random], int]:
    """Random play of many games at once."""
    env: Any = vector_env(game, num_envs=batch, observe=observe)
    _, info = env.reset(seed=1)
    kept = [info["legal"], info["legal_counts"]]
    luck: Any = np.random.default_rng(1)

    def play(dice: random.Random) -> int:
        legal, counts = kept
        chosen = np.cumsum(counts) - counts + (luck.random(batch) * counts).astype(int)
        _, _, _, _, info = env.step(legal[chosen])
        kept[:] = [info["legal"], info["legal_counts"]]
        return batch

    return play


def through_openspiel(name: str, most: int = 300) -> Callable[[random.Random], int]:
    """Random play without observations; chance results are steps too."""
    game: Any = pyspiel.load_game(name)

    def play(dice: random.Random) -> int:
        state = game.new_initial_state()
        for step in range(most):
            if state.is_terminal():
                return step
            state.apply_action(dice.choice(state.legal_actions()))
        return most

    return play


def main(seconds: float) -> None:
    """Print a table."""
    print("| game | through | steps a second |\n|---|---|---:|")
    for game in games_with_layout():
        for through, player in (
            ("PettingZoo, with observations", through_pettingzoo(game)),
            ("Gymnasium, 64 games, with observations", side_by_side(game, True)),
            ("Gymnasium, 64 games, masks only", side_by_side(game, False)),
            ("OpenSpiel", through_openspiel(f"mathom_{game}")),
        ):
            print(f"| {game} | {through} | {per_second(player, seconds):,.0f} |", flush=True)
    for name in RIVALS:
        rate = per_second(through_openspiel(name), seconds)
        print(f"| {name} | OpenSpiel itself | {rate:,.0f} |", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
