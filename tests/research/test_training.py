"""A policy learns a little, is saved, and plays as a bot. It needs the extra `train`."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from mathom.engine.errors import BadNotation
from mathom.research.players import check_player
from mathom.research.simulate import make_plan, simulate

INSTALLED = importlib.util.find_spec("sb3_contrib") is not None


@pytest.mark.skipif(not INSTALLED, reason="the extra `train` is not installed")
def test_a_policy_learns_is_saved_and_plays(tmp_path: Path) -> None:
    from mathom.research.training import Point, train

    file = tmp_path / "duel.zip"
    told: list[Point] = []
    policy, curve = train(
        "duel", "random", 256,
        every=128, games=4, width=16, envs=4, seed=1, tell=told.append, keep=file,
    )  # fmt: skip
    assert told == curve
    assert [point.steps for point in curve] == [0, 128, 256]
    assert all(0.0 <= point.score <= 1.0 for point in curve)
    plan = make_plan("duel", [f"learned:{file}", "random"], seed=1, swap=True)
    first, again = simulate(plan, 2), simulate(plan, 2)
    assert first.games == 2
    assert first.figures()["bots"] == again.figures()["bots"]
    rivals = ["noisy:50:greedy", "greedy"]
    policy, curve = train("duel", rivals, 128, every=128, games=2, start=policy)
    assert [(point.steps, point.opponent) for point in curve] == [(0, "greedy"), (128, "greedy")]


@pytest.mark.skipif(INSTALLED, reason="the extra `train` is installed")
def test_without_the_extra_the_error_names_it() -> None:
    from mathom.engine.game import find_game

    with pytest.raises(BadNotation, match="extra-missing") as fault:
        check_player("learned:duel.zip", find_game("duel"))
    assert fault.value.details == {"library": "sb3_contrib", "extra": "train"}
