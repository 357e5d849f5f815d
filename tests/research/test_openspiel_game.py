"""OpenSpiel's random simulation passes on every game, with true chance."""

from __future__ import annotations

import json
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import mathom
import mathom.research.openspiel_game
from mathom.engine.state import Tape
from mathom.engine.step import act, advance, decider

# In Mordor with so much corruption, the war ends with its first turn.
SHORT_WAR = {"game": "war", "fellowship": {"mordor": 4, "corruption": 11}}


@pytest.mark.parametrize("name", ["duel", "fellowship", "tcg", "war"])
def test_the_random_simulation_of_openspiel_passes(name: str, tmp_path: Path) -> None:
    parameters: dict[str, Any] = {}
    if name == "war":
        file = tmp_path / "war.json"
        file.write_text(json.dumps(SHORT_WAR), "utf-8")
        parameters["position"] = str(file)
    game = pyspiel.load_game(f"mathom_{name}", parameters)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("name", "parameters"),
    [("fellowship", {"players": 3, "options": "chapter:4"}), ("tcg", {"players": 3})],
)
def test_other_tables_can_be_loaded(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(f"mathom_{name}", parameters)
    assert game.num_players() == 3
    state, _ = random_end(game, 4)
    assert len(state.returns()) == 3


def random_end(game: Any, seed: int) -> tuple[Any, list[list[str]]]:
    """The end of a random game, and what was done: a line an action, its chance behind it."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    lines: list[list[str]] = [[]]
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            codes, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1.0)
            action = dice.choices(codes, weights)[0]
            lines[-1].append(state.action_to_string(player, action))
        else:
            action = dice.choice(state.legal_actions())
            lines.append([state.action_to_string(player, action)])
        state.apply_action(action)
    return state, lines


def test_the_engine_comes_to_the_same_end_with_the_same_chance() -> None:
    state, lines = random_end(pyspiel.load_game("mathom_duel"), 8)
    rules = mathom.find_game("duel")
    parse = rules.vocabulary.parse
    s = rules.set_up(0, rules.default_settings(), 2)
    s.tape = Tape([parse(chance) for chance in lines[0]])
    advance(s)
    for action, *chances in lines[1:]:
        s.tape = Tape([parse(chance) for chance in chances])
        act(s, parse(action), decider(s))
        assert s.tape.finished()
    assert s.outcome is not None
    assert state.returns() == [2 * rules.worth(s.outcome, seat) - 1 for seat in (0, 1)]


def test_what_chance_may_give_is_as_likely_as_in_the_bag() -> None:
    state = pyspiel.load_game("mathom_duel").new_initial_state()
    outcomes = state.chance_outcomes()
    assert {weight for _, weight in outcomes} == {1 / len(outcomes)}
    texts = {state.action_to_string(pyspiel.PlayerId.CHANCE, code) for code, _ in outcomes}
    assert len(texts) == len(outcomes) > 2


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("mathom_fellowship").new_initial_state()
    copy = state.clone()
    state.apply_action(state.legal_actions()[0])
    assert str(copy) != str(state)
    assert copy.history() == []


def test_games_and_states_can_be_pickled() -> None:
    game = pickle.loads(pickle.dumps(pyspiel.load_game("mathom_tcg", {"players": 3})))
    assert game.num_players() == 3
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def searching(game: Any, seed: int, simulations: int) -> Any:
    """OpenSpiel's information set search."""
    dice = np.random.RandomState(seed)
    return ismcts.ISMCTSBot(
        game=game,
        evaluator=RandomRolloutEvaluator(1, dice),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=dice,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )


def test_the_information_set_search_of_openspiel_beats_random(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # The search takes its samples from a generator that cannot be seeded.
    samples = random.Random(1)
    monkeypatch.setattr(pyspiel, "UniformProbabilitySampler", lambda low, high: samples.random)
    game = pyspiel.load_game("mathom_duel")
    total = 0.0
    for seed in range(3):
        bot, side, dice = searching(game, seed, 30), seed % 2, random.Random(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                codes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(codes, weights)[0])
            elif state.current_player() == side:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(dice.choice(state.legal_actions()))
        total += state.returns()[side]
    assert total >= 1.0


def test_a_resampled_state_agrees_with_what_the_player_knows_and_differs_elsewhere() -> None:
    game = pyspiel.load_game("mathom_fellowship")
    state = game.new_initial_state()
    dice = random.Random(3)
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    player = state.current_player()
    others = [state.resample_from_infostate(player, dice.random) for _ in range(5)]
    assert {other.observation_string(player) for other in others} == {
        state.observation_string(player)
    }
    assert len({str(other) for other in others}) > 1
    again = pickle.loads(pickle.dumps(others[0]))
    assert str(again) == str(others[0])
    assert "seat-" in str(state)
    assert "decides" in str(state)


def test_a_player_sees_only_what_a_seat_sees() -> None:
    game = pyspiel.load_game("mathom_fellowship")
    state = game.new_initial_state()
    dice = random.Random(1)
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    seen = [json.loads(state.observation_string(player)) for player in range(4)]
    assert [view["seat"] for view in seen] == ["seat-1", "seat-2", "seat-3", "seat-4"]
    for player, view in enumerate(seen):
        open_hands = [hand["seat"] for hand in view["hands"] if len(hand["cards"]) == hand["size"]]
        assert open_hands == [f"seat-{player + 1}"]


def some_state(name: str, moves: int, seed: int = 2) -> Any:
    """A state after some random decisions."""
    state = pyspiel.load_game(f"mathom_{name}").new_initial_state()
    dice = random.Random(seed)
    while moves or state.is_chance_node():
        moves -= 0 if state.is_chance_node() else 1
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def test_an_information_state_is_all_that_a_player_has_seen_and_done() -> None:
    state = some_state("duel", 6)
    player = state.current_player()
    before = state.information_state_string(player)
    assert before.endswith(state.observation_string(player))
    sample = state.resample_from_infostate(player, random.Random(1).random)
    assert sample.information_state_string(player) == before
    assert pickle.loads(pickle.dumps(sample)).information_state_string(player) == before
    ends = set()
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        ends.add(after.information_state_string(player))
    assert len(ends) == len(state.legal_actions()), "a player knows what it has done"


def test_an_information_state_keeps_what_the_view_forgets() -> None:
    """Two ways to the same view that differ in what was seen before."""
    game = pyspiel.load_game("mathom_fellowship")
    seen: dict[str, set[str]] = {}
    for seed in range(3):
        dice = random.Random(seed)
        state = game.new_initial_state()
        past: list[str] = []
        while not state.is_terminal():
            if not state.is_chance_node():
                past.append(state.observation_string(0))
                seen.setdefault(state.information_state_string(0), set()).add("\n".join(past))
            state.apply_action(dice.choice(state.legal_actions()))
    assert seen
    assert all(len(pasts) == 1 for pasts in seen.values())


def test_the_array_of_an_information_state_holds_all_moves() -> None:
    state = some_state("duel", 9)
    game = state.get_game()
    player = state.current_player()
    found = np.array(state.information_state_tensor(player))
    size = len(state.observation_tensor(player))
    assert np.array_equal(found[:size], np.array(state.observation_tensor(player)))
    moves = found[size:].reshape(-1, 3)
    done = [(entry.player, entry.action) for entry in state.full_history() if entry.player >= 0]
    assert len(done) == 9
    for at, (seat, action) in enumerate(done):
        assert moves[at, (seat - player) % 2] == 1.0
        assert moves[at, 2] == action + 1
    assert not moves[9:].any()
    assert game.get_type().provides_information_state_tensor
    assert not pyspiel.load_game("mathom_tcg").get_type().provides_information_state_tensor


@pytest.mark.parametrize("name", ["fellowship", "war", "tcg"])
def test_the_information_set_search_of_openspiel_runs_on_every_game(name: str) -> None:
    state = some_state(name, 4)
    bot = searching(state.get_game(), 1, 2)
    assert bot.step(state) in state.legal_actions()


def test_a_state_is_readable() -> None:
    state = some_state("duel", 3)
    head, *table = str(state).splitlines()
    assert "decides" in head
    assert "after" in head
    assert any("Chapter" in line for line in table)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert "won by" in str(state).splitlines()[0]
