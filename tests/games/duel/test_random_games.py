"""Properties: random games at random tables, and prices against a search of every assignment."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.duel.printed import COSTS, GREY, TILES
from tests.games.duel.table import CoverageLog, Duel

from mathom.engine.step import decider, play
from mathom.games.duel.rules.costs import card_price, tile_price
from mathom.games.duel.rules.facts import CARDS, REGIONS, SEATS
from mathom.games.duel.rules.facts import TILES as TILE_IDS
from mathom.games.duel.rules.game import DUEL
from mathom.games.duel.rules.state import DuelState
from mathom.games.duel.rules.vocabulary import OPTIONS

SKILLS = ["ruse", "strength", "courage", "knowledge", "leadership"]

tables = st.tuples(*(st.integers(0, len(option.values) - 1) for option in OPTIONS))


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 2**64 - 1), table=tables)
def test_random_games_keep_every_piece_in_one_place(seed: int, table: tuple[int, ...]) -> None:
    s = DUEL.new(seed, list(table))
    chance = Random(seed)
    while s.outcome is None:
        assert DUEL.faults(s) == []
        assert decider(s) == s.active
        active = s.active
        play(s, chance.choice(s.offers))
    assert DUEL.faults(s) == []
    if s.outcome.reason in ("quest-of-the-ring", "support-of-the-races", "conquest"):
        assert s.outcome.winners == (active,)


def cheapest(needs: list[str], held: list[str], joker: bool) -> int:
    """The fewest missing symbols over every way to use choice cards and the joker."""
    fixed = Counter(skill for card in held if "/" not in GREY[card] for skill in GREY[card].split())
    wild = [GREY[card].split("/") for card in held if "/" in GREY[card]]
    wild += [SKILLS] if joker else []
    return min(
        (Counter(needs) - fixed - Counter(assignment)).total() for assignment in product(*wild)
    )


@pytest.mark.parametrize("seed", range(60))
def test_prices_are_those_of_the_best_assignment(seed: int) -> None:
    chance = Random(seed)
    held = [card for card in GREY if chance.random() < chance.choice([0.1, 0.4, 0.8])]
    givers = [card for card, cost in COSTS.items() if cost.gives and chance.random() < 0.2]
    tokens = [token for token in ("elves-3", "dwarves-1") if chance.random() < 0.5]
    built = {region: chance.choice(SEATS) for region in REGIONS if chance.random() < 0.5}
    t = Duel(CoverageLog()).position(
        chapter=3,
        areas={"sauron": [*held, *givers]},
        tokens={"sauron": tokens},
        fortresses=built,
    )
    s = t.match.state
    assert isinstance(s, DuelState)
    chains = {COSTS[card].gives for card in givers}
    joker = "elves-3" in tokens
    for number, card in enumerate(CARDS):
        cost = COSTS[card]
        price = cost.coins + cheapest(cost.skills.split(), held, joker)
        assert card_price(s, 1, number) == (0 if cost.freed_by in chains else price)
    surcharge = 0 if "dwarves-1" in tokens else list(built.values()).count("sauron")
    for number, tile in enumerate(TILE_IDS):
        price = surcharge + cheapest(TILES[tile][1].split(), held, joker)
        assert tile_price(s, 1, number) == price
