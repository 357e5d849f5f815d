"""The digest of behaviour, and what a comparison says."""

from __future__ import annotations

import random
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.laws.riddles import HOLD, Ask, Riddles, RiddleState

from mathom.bots.levels import make_bot
from mathom.engine.game import GAMES, find_game
from mathom.engine.perspective import perspective
from mathom.research import bench
from mathom.research.bench import (
    Comparison,
    Speed,
    behaviour_digest,
    counted_game,
    measure,
    measure_interpreted,
    measure_rival,
    middle_of_game,
)
from mathom.research.speeds import interpreted_copy
from mathom.research.version_speed import middles


class HoldsFirst(Ask):
    """The same rules, with the offers in another order."""

    def options(self, s: RiddleState) -> list[int]:
        return [HOLD, *super().options(s)[:-1]]


def test_the_digest_moves_with_the_rules_and_only_then(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for game in (Riddles(), Riddles(), Riddles(ask=HoldsFirst)):
        monkeypatch.setitem(GAMES, game.id, game)
        found.append(behaviour_digest(game.id, 20))
    assert found[0] == found[1]
    assert found[1] != found[2]


def test_the_digest_depends_on_nothing_but_the_games() -> None:
    random.seed(1)
    first = behaviour_digest("duel", 10)
    random.seed(2)
    assert behaviour_digest("duel", 10) == first
    assert behaviour_digest("duel", 11) != first


def test_decisions_are_counted_as_they_are_made() -> None:
    game = GAMES["duel"]
    speed = measure("duel", 0.02, rounds=1)
    mean = sum(counted_game(game, seed) for seed in range(bench.TIMED_GAMES)) / bench.TIMED_GAMES
    assert speed.decisions_per_s == pytest.approx(speed.games_per_s * mean)


def test_clones_are_made_of_a_game_under_way() -> None:
    s = middle_of_game(GAMES["duel"], 0)
    assert s.outcome is None
    assert s.numbers() != GAMES["duel"].new(0).numbers()


def test_the_best_round_counts() -> None:
    assert Speed(1.0, 5.0, 2.0).best(Speed(3.0, 4.0, 2.0)) == Speed(3.0, 5.0, 2.0)


def test_without_compiled_rules_only_the_interpreted_targets_are_judged() -> None:
    comparison = Comparison("duel", None, Speed(9, 9, 99_999), Speed(5, 9, 9), "")
    assert {target.id: target.met for target in comparison.targets()} == {
        "interpreted-games": True,
        "interpreted-clones": False,
    }
    assert comparison.figures()["compiled"] is False


def test_decisions_are_promised_of_compiled_rules_alone() -> None:
    speeds = Speed(9, 49_999, 200_000), Speed(9, 9, 19_999), Speed(5, 9, 9)
    comparison = Comparison("tcg", *speeds, "")
    assert {target.id: target.met for target in comparison.targets()} == {
        "compiled-clones": True,
        "interpreted-clones": False,
        "compiled-decision-ratio": True,
        "compiled-decisions": False,
    }


def test_decisions_are_compared_with_those_of_the_rival() -> None:
    speeds = Speed(9, 119, 9), Speed(9, 9, 9), Speed(5, 100, 9)
    comparison = Comparison("tcg", *speeds, "")
    found = {target.id: target for target in comparison.targets()}["compiled-decision-ratio"]
    assert (found.wanted, found.reached, found.met) == (1.2, 1.19, False)


def test_games_and_views_of_the_war_are_promised_too() -> None:
    fast = Speed(10.0, 20_000, 200_000, 999.0)
    comparison = Comparison("war", fast, Speed(9, 9, 40_000), Speed(5, 9, 9), "")
    assert {target.id: target.met for target in comparison.targets()} == {
        "compiled-clones": True,
        "interpreted-clones": True,
        "compiled-decision-ratio": True,
        "compiled-decisions": True,
        "compiled-pace": True,
        "compiled-views": False,
    }


def test_of_long_games_fewer_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(bench.lengths(GAMES["duel"])) == bench.TIMED_GAMES
    monkeypatch.setattr(bench, "TIMED_DECISIONS", 200)
    assert sum(bench.lengths(GAMES["duel"])[:-1]) < 200 <= sum(bench.lengths(GAMES["duel"]))


def test_the_interpreted_rules_are_measured_in_a_process_of_their_own(tmp_path: Path) -> None:
    speed = measure_interpreted(interpreted_copy(tmp_path), "duel", 0.02)
    assert 0 < speed.games_per_s < speed.decisions_per_s


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is an extra of the bench")
def test_chess_of_openspiel_is_measured_the_same_way() -> None:
    speed = measure_rival("chess", 0.05)
    assert 0 < speed.games_per_s < speed.decisions_per_s
    assert speed.clones_per_s > 0


def test_the_speed_of_a_search_is_measured_where_it_compares_actions() -> None:
    game = find_game("tcg")
    states = middles(game)
    assert len(states) > 6
    for s in states:
        bot = make_bot("search:20", game, 3)
        bot.choose(perspective(game, s))
        assert sum(visits > 0 for _, _, visits in bot.thoughts()) > 1
