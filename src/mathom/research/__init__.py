"""Simulation, benchmarks, fuzzing, and interfaces for researchers: PettingZoo environments,
OpenSpiel games, data sets, the arena. Nothing here is needed to play."""

from __future__ import annotations

from typing import Any


def aec_env(game: str, **arguments: Any) -> Any:
    """A PettingZoo environment of a game: see `mathom.research.pettingzoo_env.aec_env`."""
    from mathom.research.extras import need

    need("pettingzoo")
    from mathom.research.pettingzoo_env import aec_env as build

    return build(game, **arguments)
