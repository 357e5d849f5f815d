"""OpenSpiel's random simulation passes on every game, with true chance."""

from __future__ import annotations

import json
import pickle
import random
from pathlib import Path
from typing import Any

import pyspiel
import pytest

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
