"""Gymnasium's own tests pass, the learner meets its bots, and many games run side by side."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import mathom
from mathom.engine.errors import BadNotation, IllegalAction
from mathom.research import aec_env, game_env, vector_env
from mathom.research.arrays import Arrays
from mathom.research.layouts import layout_of

GAMES = sorted(mathom.GAMES)


class Lenient(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Replaces illegal actions: Gymnasium's check knows no masks."""

    def step(self, action: Any) -> Any:
        mask = self.unwrapped.action_masks()
        return self.env.step(action if mask[action] else int(np.flatnonzero(mask)[0]))


@pytest.mark.parametrize("game", GAMES)
def test_the_check_of_gymnasium_passes(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(Lenient(game_env(game, opponent="random")), skip_render_check=True)


def played(env: Any, seed: int) -> tuple[float, int]:
    """The reward of a random game, and the learner's seat."""
    _, info = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    while True:
        choice = int(dice.choice(np.flatnonzero(info["action_mask"])))
        _, reward, over, cut, info = env.step(choice)
        assert not cut
        if over:
            return reward, info["seat"]


def test_the_learner_sits_where_it_was_put_and_is_paid_at_the_end() -> None:
    assert {played(game_env("duel", seat="sauron"), seed)[1] for seed in range(3)} == {1}
    assert {played(game_env("duel"), seed)[0] for seed in range(8)} >= {-1.0, 1.0}
    turns = game_env("duel")
    turns.reset(seed=1)
    first = turns.seat
    turns.reset()
    assert turns.seat != first
    with pytest.raises(BadNotation, match="unknown-seat"):
        game_env("duel", seat="gollum")


def test_an_environment_is_made_by_its_id_with_options_as_keywords() -> None:
    version = layout_of("duel").version
    env: Any = gymnasium.make(f"mathom/Duel-v{version}", extra_turns="one", render_mode="ansi")
    env.reset(seed=1)
    assert "Chapter" in env.render()
    assert env.unwrapped.settings[0] == 1
    with pytest.raises(IllegalAction):
        env.unwrapped.step(int(np.flatnonzero(~env.unwrapped.action_masks())[0]))
    other = aec_env("duel", extra_turns="one")
    assert other.unwrapped.settings == env.unwrapped.settings


@pytest.mark.parametrize("make", [game_env, aec_env])
def test_an_environment_can_be_copied_and_pickled(make: Any) -> None:
    env: Any = make("duel").unwrapped
    env.reset(seed=4)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        for one in (env, twin):
            assert one.game.digest(one.s) == env.game.digest(env.s)
        twin.reset(seed=5)
    assert "decides" in repr(env.s)


@pytest.mark.parametrize("begun", [True, False])
def test_copies_of_games_side_by_side_have_arrays_of_their_own(begun: bool) -> None:
    env = vector_env("duel", num_envs=3)
    if begun:
        env.reset(seed=7)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        before = env.observations.copy()
        assert np.array_equal(twin.observations, before)
        twin.reset(seed=8)
        assert not np.array_equal(twin.observations, before)
        assert np.array_equal(env.observations, before)


def test_a_row_that_was_begun_and_left_is_blank_again_before_it_is_written() -> None:
    arrays = Arrays(mathom.find_game("duel"), layout_of("duel"))
    state = mathom.new("duel", seed=1).state
    wanted = arrays.made(state, 0)
    arrays.out.begin(0)
    arrays.out.flag(7)
    arrays.out.put(4, 3)
    assert np.array_equal(arrays.made(state, 0), wanted)
    with pytest.raises(IndexError):
        arrays.out.flag(10**6)
    assert np.array_equal(arrays.made(state, 0), wanted)


def test_the_state_of_all_is_what_the_seats_know_together() -> None:
    env = aec_env("duel").unwrapped
    env.reset(seed=2)
    parts = [env.observe(agent)["observation"] for agent in env.agents]
    assert np.array_equal(env.state(), np.concatenate(parts))
    assert env.state_space.contains(env.state())


@pytest.mark.parametrize("game", GAMES)
def test_games_side_by_side_show_what_each_deciding_seat_sees(game: str) -> None:
    env = vector_env(game, num_envs=3)
    seen, info = env.reset(seed=7)
    dice = np.random.default_rng(7)
    ends = 0
    for _ in range(300 if game == "duel" else 40):
        for at, s in enumerate(env.states):
            seat = mathom.decider(s)
            assert info["seat"][at] == seat
            assert list(np.flatnonzero(info["action_mask"][at])) == sorted(mathom.legal(s))
            view = mathom.engine.view.see(env.game, s, seat)
            assert np.array_equal(seen[at], env.arrays.of_view(view))
        assert list(info["legal_counts"]) == [len(mathom.legal(s)) for s in env.states]
        assert list(info["legal"]) == [action for s in env.states for action in mathom.legal(s)]
        chosen = [int(dice.choice(np.flatnonzero(mask))) for mask in info["action_mask"]]
        seen, rewards, over, _, info = env.step(np.array(chosen))
        ends += int(over.sum())
        assert (rewards != 0).sum() <= over.sum()
    assert ends > 0 or game != "duel"
    assert env.observation_space.contains(seen)
