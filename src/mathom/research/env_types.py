"""The types of environments, for editors and type checkers; nothing here is needed to run them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NotRequired, Protocol, TypedDict

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Observation(TypedDict):
    """What an agent sees, and its legal actions. `offers` is there with `actions="slots"`."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]
    offers: NotRequired[NDArray[np.float32]]


class AecEnv(Protocol):
    """A PettingZoo environment of a game, see `pettingzoo_env.MathomEnv`."""

    metadata: dict[str, Any]
    render_mode: str | None
    agents: list[str]
    possible_agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]

    @property
    def unwrapped(self) -> Any:
        """The environment without wrappers."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game."""

    def step(self, action: Any) -> None:
        """The selected agent acts."""

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""

    def last(self, observe: bool = True) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, its reward, whether it is done, and its info."""

    def agent_iter(self, max_iter: int = ...) -> Iterable[str]:
        """The agents in the order in which they act."""

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""

    def state(self) -> NDArray[np.float32]:
        """What all seats together know."""

    def render(self) -> Any:
        """The table as text or picture."""

    def close(self) -> None:
        """Nothing to do."""
