"""PettingZoo environments: agents take turns, each with its own view and a mask of legal actions.

An environment is named after its game and the version of its layout, `mathom_<game>_v0`. An
observation holds `observation`, the seat's view as an array (`research/layout.py`), and
`action_mask`. The view itself, as JSON, is in the agent's `info`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import mathom.games  # noqa: F401  (registers the games)
from mathom.engine.errors import BadNotation
from mathom.engine.game import find_game
from mathom.engine.state import State
from mathom.engine.step import act, decider, legal
from mathom.engine.view import see
from mathom.games.package import benchmark_of
from mathom.research.layouts import action_count, layout_of
from mathom.research.rewards import rewards_of

LARGEST = float(1 << 24)
"""An upper bound for the numbers of a layout; float32 holds all of them exactly."""


class Words:
    """Every action of the game has a fixed number: that of the vocabulary."""

    def __init__(self, game: str) -> None:
        self.count = action_count(game)
        self.spaces: dict[str, Any] = {}

    def mask(self, offers: list[int]) -> Any:
        """The legal actions, one place per action."""
        found: Any = np.zeros(self.count, np.int8)
        found[offers] = 1
        return found

    def action(self, chosen: int, offers: list[int]) -> int:
        """The action with a number."""
        return chosen

    def extra(self, offers: list[int]) -> dict[str, Any]:
        """The additional entries of an observation."""
        return {}


class Slots:
    """Numbers are places in the list of legal actions, which is always in the same order. The
    observation gives the verb and target of each slot."""

    def __init__(self, game: str) -> None:
        self.vocabulary = find_game(game).vocabulary
        self.count = benchmark_of(game).slots
        most = float(
            max(len(self.vocabulary.verbs), max(verb.size() for verb in self.vocabulary.verbs))
        )
        self.spaces = {"offers": gymnasium.spaces.Box(0.0, most, (self.count, 2), np.float32)}

    def mask(self, offers: list[int]) -> Any:
        """The filled slots."""
        found: Any = np.zeros(self.count, np.int8)
        found[: len(offers)] = 1
        return found

    def action(self, chosen: int, offers: list[int]) -> int:
        """The action in a slot."""
        if not 0 <= chosen < min(len(offers), self.count):
            raise BadNotation("empty-slot", slot=chosen)
        return sorted(offers)[chosen]

    def extra(self, offers: list[int]) -> dict[str, Any]:
        """Verb and target of every slot, both counted from 1."""
        found: Any = np.zeros((self.count, 2), np.float32)
        for slot, action in enumerate(sorted(offers)[: self.count]):
            found[slot, 0] = self.vocabulary.verb_at[action] + 1
            found[slot, 1] = self.vocabulary.target_of(action) + 1
        return {"offers": found}


ACTIONS: dict[str, type[Words] | type[Slots]] = {"words": Words, "slots": Slots}


class MathomEnv(AECEnv):
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
        self.settings = self.game.parse_settings(dict(options or {}))
        self.layout = layout_of(game, self.seats)
        self.metadata = {
            "name": env_id(game),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        if actions not in ACTIONS:
            raise BadNotation("unknown-actions", actions=actions, known=" ".join(ACTIONS))
        self.actions: Words | Slots = ACTIONS[actions](game)
        self.possible_agents = self.game.seat_names(self.seats)
        self.agents: list[str] = []
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.actions.count) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self.space() for agent in self.possible_agents}
        self.dice = np.random.default_rng()
        self.state_: State | None = None

    def space(self) -> Any:
        """The space of all observations."""
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-1.0, LARGEST, (self.layout.size,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.actions.count,), np.int8),
                **self.actions.spaces,
            }
        )

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
            self.infos[self.agent_selection] = {"view": see(self.game, self.s, seat)}
            return
        for at, agent in enumerate(self.agents):
            self.rewards[agent] = rewards_of(self.game, self.s)[at]
            self.terminations[agent] = True
            self.infos[agent] = {"view": see(self.game, self.s, at)}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now, and its legal actions."""
        seat = self.possible_agents.index(agent)
        view = self.infos[agent].get("view") if agent == self.agent_selection else None
        offers = legal(self.s, seat) if agent == self.agent_selection else []
        numbers = self.layout.numbers(view or see(self.game, self.s, seat))
        return {
            "observation": np.array(numbers, np.float32),
            "action_mask": self.actions.mask(offers),
            **self.actions.extra(offers),
        }

    def step(self, action: Any) -> None:
        """The selected agent acts. An illegal action is refused and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        number = self.actions.action(int(action), legal(self.s, seat))
        act(self.s, number, seat)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        self.pass_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The pending question, on one line."""
        if self.render_mode != "ansi":
            return None
        asked: Any = see(self.game, self.s, -1)["asked"]
        return f"{self.game.id}: {asked['seats']} {asked['choice']}" if asked else self.game.id

    def close(self) -> None:
        """There is nothing to close."""


def env_id(game: str) -> str:
    """The versioned id of an environment: the version counts changes of the layout and of the
    action numbers."""
    return f"mathom_{game}_v{layout_of(game).version}"


def aec_env(
    game: str,
    seats: int = 0,
    options: Mapping[str, str] | None = None,
    actions: str = "words",
    render_mode: str | None = None,
) -> Any:
    """The environment of a game; `options` as in `mathom games`. A versioned id,
    `mathom_<game>_v0`, is refused if that version no longer exists."""
    name, mark, _ = game.partition("_v") if game.startswith("mathom_") else (game, "", "")
    found = name.removeprefix("mathom_")
    find_game(found)
    if mark and env_id(found) != game:
        raise BadNotation("unknown-version", env=game, known=env_id(found))
    return wrappers.OrderEnforcingWrapper(MathomEnv(found, seats, options, actions, render_mode))
