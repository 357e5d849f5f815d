"""PettingZoo's own tests pass on every game, and the environment keeps the game's promises."""

from __future__ import annotations

import warnings
from importlib import import_module, reload
from typing import Any, assert_type

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import mathom
from mathom.engine.errors import BadNotation, IllegalAction
from mathom.research import aec_env, extras
from mathom.research.layouts import action_count

GAMES = sorted(mathom.GAMES)


@pytest.mark.parametrize("actions", ["words", "slots"])
@pytest.mark.parametrize("game", GAMES)
def test_the_api_test_of_pettingzoo_passes(game: str, actions: str) -> None:
    with warnings.catch_warnings():
        # It would like agents called player_0, and arrays without a mask beside them.
        warnings.simplefilter("ignore", UserWarning)
        api_test(aec_env(game, actions=actions), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_test_of_pettingzoo_passes(game: str) -> None:
    seed_test(lambda: aec_env(game), num_cycles=30)


def random_end(env: Any, seed: int) -> dict[str, float]:
    """The rewards after a random game."""
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, _, over, _, _ = env.last()
        if over:
            return dict(env.rewards)
        legal = np.flatnonzero(observation["action_mask"])
        assert agent == env.agent_selection
        env.step(int(dice.choice(legal)))
    raise AssertionError("the game has no end")


def test_opponents_get_opposite_rewards_and_partners_the_same() -> None:
    duel = random_end(aec_env("duel"), 1)
    assert set(duel) == {"fellowship", "sauron"}
    assert sum(duel.values()) == 0.0
    partners = aec_env("fellowship", seats=3)
    ends = [set(random_end(partners, seed).values()) for seed in range(20)]
    assert all(len(rewards) == 1 for rewards in ends)
    assert {-1.0} in ends
    assert {1.0} in ends


def test_the_mask_holds_the_numbers_of_the_vocabulary() -> None:
    env = aec_env("duel")
    env.reset(seed=3)
    mask = env.observe(env.agent_selection)["action_mask"]
    assert mask.shape == (action_count("duel"),)
    texts = [mathom.find_game("duel").vocabulary.text(int(at)) for at in np.flatnonzero(mask)]
    assert texts
    assert {text.split()[0] for text in texts} <= {"play", "discard", "take"}


def test_the_view_is_in_the_info_of_whoever_decides_and_is_theirs_alone() -> None:
    env = aec_env("fellowship", seats=4)
    env.reset(seed=2)
    deciding = env.agent_selection
    assert env.infos[deciding]["view"]["seat"] == deciding
    assert all(not env.infos[other] for other in env.agents if other != deciding)


def test_an_illegal_action_is_refused_and_loses_nothing() -> None:
    env = aec_env("duel")
    env.reset(seed=3)
    deciding = env.agent_selection
    before = env.observe(deciding)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(illegal)
    assert env.agent_selection == deciding
    assert np.array_equal(env.observe(deciding)["observation"], before["observation"])


def test_a_slot_tells_the_verb_and_target_of_its_action() -> None:
    words, slots = aec_env("duel"), aec_env("duel", actions="slots")
    for env in (words, slots):
        env.reset(seed=3)
    legal = np.flatnonzero(words.observe(words.agent_selection)["action_mask"])
    observed = slots.observe(slots.agent_selection)
    vocabulary = mathom.find_game("duel").vocabulary
    assert observed["action_mask"].sum() == len(legal)
    for slot, action in enumerate(legal):
        verb = vocabulary.verbs[int(observed["offers"][slot, 0]) - 1]
        assert verb.base + int(observed["offers"][slot, 1]) - 1 == action
    with pytest.raises(BadNotation, match="empty-slot"):
        slots.step(len(legal))


def test_an_id_names_its_version() -> None:
    env = aec_env("mathom_duel_v1")
    assert env.metadata["name"] == "mathom_duel_v1"
    for wrong, reason in (("mathom_duel_v99", "unknown-version"), ("chess", "unknown-game")):
        with pytest.raises(BadNotation, match=reason):
            aec_env(wrong)
    with pytest.raises(BadNotation, match="unknown-actions"):
        aec_env("duel", actions="thoughts")
    with pytest.raises(BadNotation, match="wrong-seats"):
        aec_env("duel", seats=5)


@pytest.mark.parametrize(
    ("module", "library"),
    [
        ("arrays", "librt"),
        ("datasets", "numpy"),
        ("gymnasium_env", "gymnasium"),
        ("openspiel_game", "numpy"),
        ("pettingzoo_env", "pettingzoo"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(
    module: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = import_module(f"mathom.research.{module}")
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(BadNotation, match="extra-missing") as fault:
        reload(loaded)
    assert fault.value.details == {"library": library, "extra": "research"}
    assert 'pip install "mathom[research]"' in str(fault.value)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_rendered_as_text_and_as_a_picture(game: str) -> None:
    sizes = {}
    for mode in ("ansi", "rgb_array"):
        env = aec_env(game, render_mode=mode)
        env.reset(seed=1)
        for _ in range(12):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(np.flatnonzero(mask)[0]))
        sizes[mode] = env.render()
    assert len(sizes["ansi"].splitlines()) > 8
    picture = sizes["rgb_array"]
    assert picture.dtype == np.uint8
    assert picture.ndim == 3
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 5, "text in several colours"
    dumb = aec_env(game)
    dumb.reset(seed=1)
    assert dumb.render() is None


def test_an_unknown_render_mode_is_refused() -> None:
    env = aec_env("duel", render_mode="human")
    env.reset(seed=1)
    with pytest.raises(BadNotation, match="unknown-render-mode"):
        env.render()


def test_an_observation_has_a_type() -> None:
    env = aec_env("duel", actions="slots")
    env.reset(seed=1)
    observation, reward, over, _, _ = env.last()
    assert_type(reward, float)
    assert_type(over, bool)
    assert set(observation) == {"observation", "action_mask", "offers"}
