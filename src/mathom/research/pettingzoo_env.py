"""PettingZoo environments: agents take turns, each with its own view and a mask of legal actions.

An environment is named after its game and the version of its layout, `mathom_<game>_v0`. An
observation holds `observation`, the seat's view as an array (`research/layout.py`), and
`action_mask`. The view itself, as JSON, is in the agent's `info`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import mathom.games  # noqa: F401  (registers the games)
from mathom.engine.errors import BadNotation
from mathom.engine.game import find_game
from mathom.engine.state import State
from mathom.engine.step import act, decider, legal
from mathom.research.arrays import Arrays, Slots, ViewInfo, numbering, option_values
from mathom.research.env_types import AecEnv, Observation
from mathom.research.extras import need
from mathom.research.layouts import layout_of
from mathom.research.rendering import RENDER_MODES, rendered
from mathom.research.rewards import rewards_of

pettingzoo: Any = need("pettingzoo")
gymnasium: Any = need("gymnasium")
np: Any = need("numpy")


class MathomEnv(pettingzoo.AECEnv):
    """One game; its seats are the agents."""

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: Mapping[str, str] | None = None,
        actions: str = "words",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = find_game(game)
        self.seats = seats or self.game.usual_seats
        self.settings = self.game.parse_settings(option_values(dict(options or {})))
        self.layout = layout_of(game, self.seats)
        self.arrays = Arrays(self.game, self.layout)
        self.metadata = {
            "name": env_id(game),
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.actions = numbering(actions, game)
        self.possible_agents = self.game.seat_names(self.seats)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.actions.count) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self.space() for agent in self.possible_agents}
        low: Any = np.full(self.seats * self.layout.size, -1.0, np.float32)
        high = np.tile(self.arrays.high, self.seats)
        self.state_space = gymnasium.spaces.Box(low, high, dtype=np.float32)
        self.dice = np.random.default_rng()
        self.state_: State | None = None

    def __repr__(self) -> str:
        return f"<{self.metadata['name']}, {self.seats} seats: {self.state_!r}>"

    def space(self) -> Any:
        """The space of all observations."""
        return gymnasium.spaces.Dict(
            {
                "observation": self.arrays.space(),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.actions.count,), np.int8),
                **self.extra_spaces(),
            }
        )

    def extra_spaces(self) -> dict[str, Any]:
        """The spaces of the additional entries."""
        if not isinstance(self.actions, Slots):
            return {}
        shape = (self.actions.count, 2)
        return {"offers": gymnasium.spaces.Box(0.0, self.actions.most, shape, np.float32)}

    def observation_space(self, agent: str) -> Any:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for all agents."""
        return self.action_spaces[agent]

    @property
    def s(self) -> State:
        """The state of the current game."""
        if self.state_ is None:
            raise BadNotation("not-reset")
        return self.state_

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; the same seed always gives the same game."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.state_ = self.game.new(int(self.dice.integers(1 << 62)), self.settings, self.seats)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.pass_on()

    def pass_on(self) -> None:
        """Select the agent that decides next and give it its view; at the end, give all agents
        theirs."""
        seat = decider(self.s)
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection] = ViewInfo(self.game, self.s, seat)
            return
        for at, agent in enumerate(self.agents):
            self.rewards[agent] = rewards_of(self.game, self.s)[at]
            self.terminations[agent] = True
            self.infos[agent] = ViewInfo(self.game, self.s, at)
        # All rewards are zero before: there is nothing to add up at other steps.
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now, and its legal actions."""
        seat = self.seat_of[agent]
        mine = agent == self.agent_selection
        offers = legal(self.s, seat) if mine else []
        found: Observation = {
            "observation": self.arrays.made(self.s, seat),
            "action_mask": self.actions.mask(offers),
        }
        if isinstance(self.actions, Slots):
            found["offers"] = self.actions.extra(offers)
        return found

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, its reward since it acted last, and whether it is done."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def state(self) -> Any:
        """What all seats together know, one observation after the other."""
        return np.concatenate([self.arrays.made(self.s, seat) for seat in range(self.seats)])

    def step(self, action: Any) -> None:
        """The selected agent acts. An illegal action is refused and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        act(self.s, self.actions.action(int(action), self.s, seat), seat)
        self.infos[agent] = {}
        self.pass_on()

    def render(self) -> Any:
        """The table as spectators see it: as text (`ansi`) or as a picture (`rgb_array`)."""
        return rendered(self.game, self.s, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class Ordered(pettingzoo.utils.wrappers.OrderEnforcingWrapper):
    """Refuses calls in the wrong order, as PettingZoo asks for; the others go straight through."""

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """See `MathomEnv.last`."""
        if not self._has_reset:
            return super().last(observe)  # type: ignore[no-any-return]
        return self.env.last(observe)  # type: ignore[no-any-return]

    def step(self, action: Any) -> None:
        """See `MathomEnv.step`."""
        if not self._has_reset or not self.env.agents:
            super().step(action)
            return
        self._has_updated = True
        self.env.step(action)


def env_id(game: str) -> str:
    """The versioned id of an environment: the version counts changes of the layout and of the
    action numbers."""
    return f"mathom_{game}_v{layout_of(game).version}"


def game_named(env: str) -> str:
    """The game of an id. A versioned id, `mathom_<game>_v0`, is refused if that version no longer
    exists."""
    name, mark, _ = env.partition("_v") if env.startswith("mathom_") else (env, "", "")
    found = name.removeprefix("mathom_")
    find_game(found)
    if mark and env_id(found) != env:
        raise BadNotation("unknown-version", env=env, known=env_id(found))
    return found


def aec_env(
    game: str,
    seats: int = 0,
    options: Mapping[str, str] | None = None,
    actions: str = "words",
    render_mode: str | None = None,
    **keywords: object,
) -> AecEnv:
    """The environment of a game by its id, with a version or without. Options as in `mathom games`,
    in a mapping or as keywords with _ for -."""
    chosen = option_values({**dict(options or {}), **keywords})
    env = MathomEnv(game_named(game), seats, chosen, actions, render_mode)
    found: AecEnv = Ordered(env)
    return found
