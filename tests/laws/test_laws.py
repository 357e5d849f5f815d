"""All registered games under all laws, with seeds and options that hypothesis chooses."""

from __future__ import annotations

from math import prod

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mathom.engine import laws
from mathom.engine.game import GAMES
from mathom.engine.laws import check_game, random_settings
from mathom.engine.perspective import perspective
from mathom.engine.record import Record, Recorder
from mathom.engine.state import State
from mathom.engine.step import play, refresh
from mathom.research.fuzz import inspect_game

PARTS = 4
"""The number of parts into which the games are split, so that they can run in parallel."""
COMPILED = not str(laws.__file__).endswith(".py")
GAMES_OF_A_PART = 10 if COMPILED else 3
LONG = ["war"]
"""Games of thousands of decisions: fewer of them are played, and looked at less often."""
OWN_DECK_GAMES = 9 if COMPILED else 3
LONG_GAMES_PLAYED, LONG_GAMES_EVERY = (6, 25) if COMPILED else (3, 100)


@pytest.mark.parametrize("id", [id for id in GAMES if id not in LONG])
@pytest.mark.parametrize("part", range(PARTS))
@settings(
    max_examples=GAMES_OF_A_PART,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data())
def test_a_random_game_keeps_all_laws(part: int, id: str, data: st.DataObject) -> None:
    game = GAMES[id]
    # Each part draws the same numbers.
    seed = data.draw(st.integers(0, (1 << 64) - 1), label="seed") ^ (part << 60)
    chosen = [
        data.draw(st.integers(0, max(0, len(option.values) - 1)), label=option.id)
        for option in game.options
    ]
    seats = data.draw(st.sampled_from(game.seats), label="seats")
    check_game(game, seed, chosen, seats, every=10)


@pytest.mark.parametrize("id", LONG)
@pytest.mark.parametrize("seed", range(LONG_GAMES_PLAYED))
def test_a_long_random_game_keeps_all_laws(id: str, seed: int) -> None:
    game = GAMES[id]
    seats = game.seats[seed % len(game.seats)]
    check_game(game, seed, random_settings(game, seed), seats, LONG_GAMES_EVERY)


@pytest.mark.parametrize("id", [id for id in GAMES if GAMES[id].decklists is not None])
@pytest.mark.parametrize("seed", range(OWN_DECK_GAMES))
def test_a_random_game_with_own_decks_keeps_all_laws(id: str, seed: int) -> None:
    assert inspect_game(id, 10, seed, own_decks=True).fault is None


@pytest.mark.parametrize("id", list(GAMES))
def test_what_is_legal_follows_from_what_the_seat_knows(id: str) -> None:
    game = GAMES[id]
    for seed in range(1 if id in LONG else 6):
        s: State = game.new(seed, random_settings(game, seed), game.seats[seed % len(game.seats)])
        while s.outcome is None:
            guess = perspective(game, s).sample(seed)
            refresh(guess)
            assert guess.offers == s.offers
            play(s, s.offers[s.below(len(s.offers))])


@pytest.mark.parametrize("id", list(GAMES))
def test_the_same_seed_gives_the_same_game_and_another_seed_another(id: str) -> None:
    game = GAMES[id]
    end = check_game(game, 5, every=1000)
    assert check_game(game, 5, every=1000) == end
    assert check_game(game, 6, every=1000) != end


@pytest.mark.parametrize("id", list(GAMES))
def test_random_settings_reach_every_value_of_every_option(id: str) -> None:
    game = GAMES[id]
    ways = prod(len(option.values) for option in game.options if option.values)
    seen = [random_settings(game, seed) for seed in range(2 * ways)]
    for index, option in enumerate(game.options):
        if option.values:
            assert {chosen[index] for chosen in seen} == set(range(len(option.values)))


@pytest.mark.parametrize("id", list(GAMES))
def test_options_of_a_game_are_kept_in_its_record(id: str) -> None:
    game = GAMES[id]
    chosen = [max(0, len(option.values) - 1) for option in game.options]
    text = Recorder(Record(game, chosen, game.seats[0], 0)).record.text()
    for option in game.options:
        if option.values:
            assert f"option {option.id}: {option.values[-1]}" in text


def test_an_announcement_about_a_hidden_hand_passes_over_nobody() -> None:
    """Strider announces what his hand holds; where he holds other cards, he says nothing."""
    check_game(GAMES["fellowship"], 4905384, [8, 0, 0, 0, 0, 0], 3, every=10)
