"""Simulation, benchmarks, fuzzing, and interfaces for researchers: PettingZoo environments,
OpenSpiel games, data sets, the arena. Nothing here is needed to play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mathom.research.env_types import AecEnv
    from mathom.research.gymnasium_env import GameEnv, VectorGames


def aec_env(
    game: str,
    seats: int = 0,
    options: Mapping[str, str] | None = None,
    actions: str = "words",
    render_mode: str | None = None,
    **keywords: object,
) -> AecEnv:
    """A PettingZoo environment of a game: see `mathom.research.pettingzoo_env.aec_env`."""
    from mathom.research.pettingzoo_env import aec_env as build

    return build(game, seats, options, actions, render_mode, **keywords)


def game_env(
    game: str,
    opponent: str | type = "random",
    seat: str | int | None = None,
    seats: int = 0,
    actions: str = "words",
    render_mode: str | None = None,
    **options: object,
) -> GameEnv:
    """A Gymnasium environment against bots: see `mathom.research.gymnasium_env.GameEnv`."""
    from mathom.research.gymnasium_env import GameEnv

    return GameEnv(game, opponent, seat, seats, actions, render_mode, **options)


def vector_env(
    game: str, num_envs: int = 64, seats: int = 0, observe: bool = True, **options: object
) -> VectorGames:
    """Many games side by side: see `mathom.research.gymnasium_env.VectorGames`."""
    from mathom.research.gymnasium_env import VectorGames

    return VectorGames(game, num_envs, seats, observe, **options)
