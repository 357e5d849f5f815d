"""Bots with another judgement, or with some decisions left to chance."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mathom.engine.errors import BadNotation
from mathom.engine.game import find_game
from mathom.engine.perspective import Perspective
from mathom.engine.step import act, decider
from mathom.games.duel.rules.facts import read_facts
from mathom.research.players import check_player, make_player

DUEL = find_game("duel")


def written(file: Path, weights: object) -> str:
    """The name of a greedy bot with these weights."""
    file.write_text(json.dumps(weights), "utf-8")
    return f"weights:{file}:greedy"


def choices(spec: str, seed: int = 5, most: int = 30) -> list[int]:
    """What a bot chooses for both seats of a game."""
    s: Any = DUEL.new(3)
    bot = make_player(spec, DUEL, seed)
    found: list[int] = []
    while s.outcome is None and len(found) < most:
        seat = decider(s)
        found.append(bot.choose(Perspective(DUEL, s, seat)))
        act(s, found[-1], seat)
    return found


def test_the_weights_of_the_game_itself_change_nothing(tmp_path: Path) -> None:
    same = written(tmp_path / "same.json", read_facts("evaluation"))
    assert choices(same) == choices("greedy")


def test_other_weights_choose_otherwise(tmp_path: Path) -> None:
    only_coins = {"early": {"coins": 1.0}, "late": {"coins": 1.0}}
    coins_only = written(tmp_path / "coins_only.json", only_coins)
    s: Any = DUEL.new(3)
    action = make_player(coins_only, DUEL, 5).choose(Perspective(DUEL, s, decider(s)))
    richest = 0
    for offer in s.offers:
        after = s.clone()
        act(after, offer, decider(s))
        richest = max(richest, after.coins[decider(s)])
    act(s, action, decider(s))
    assert s.coins[1 - decider(s)] == richest
    assert choices(coins_only) != choices("greedy")


def test_noise_decides_as_often_as_it_is_told() -> None:
    assert choices("noisy:0:greedy") == choices("greedy")
    assert choices("noisy:50:greedy") != choices("greedy")
    assert choices("noisy:100:greedy", 1) != choices("noisy:100:greedy", 2)


@pytest.mark.parametrize(
    ("weights", "reason"),
    [
        ({"early": {"quset": 1.0}}, "unknown-weight"),
        ({"early": {"quest": "much"}}, "bad-weights"),
        ({"late": [1.0]}, "bad-weights"),
        ([1.0], "no-weights-in"),
    ],
)
def test_weights_that_cannot_be_read_are_refused(
    weights: object, reason: str, tmp_path: Path
) -> None:
    with pytest.raises(BadNotation, match=reason):
        check_player(written(tmp_path / "weights.json", weights), DUEL)


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("weights:nowhere.json:greedy", "no-weights-in"),
        ("noisy:101:greedy", "no-percent"),
        ("noisy:greedy", "no-percent"),
        ("noisy:10:genius", "unknown-bot"),
        ("noisy:10:program:bot.py", "unknown-bot"),
    ],
)
def test_names_that_mean_nobody_are_refused(spec: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        check_player(spec, DUEL)


def test_a_game_without_weights_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadNotation, match="no-weights"):
        check_player(written(tmp_path / "weights.json", {}), find_game("war"))
