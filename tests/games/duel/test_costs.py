"""Costs of cards and tiles (Costi delle carte e delle tessere)."""

from __future__ import annotations

import pytest
from tests.games.duel.printed import COSTS, TILES, YELLOW, holding
from tests.games.duel.table import Duel, DuelTable

from mathom.games.duel.rules.staging import chapter_of

CHAINS = [
    ("c1-blue-02", "c3-blue-01"),
    ("c1-blue-03", "c2-blue-01"),
    ("c1-blue-04", "c2-blue-02"),
    ("c1-green-01", "c2-green-01"),
    ("c1-green-02", "c2-green-02"),
    ("c1-green-03", "c2-green-03"),
    ("c1-green-04", "c2-green-04"),
    ("c1-red-01", "c2-red-01"),
    ("c1-red-02", "c2-red-02"),
    ("c1-red-03", "c2-red-03"),
    ("c2-yellow-01", "c3-yellow-01"),
    ("c2-blue-03", "c3-blue-02"),
    ("c2-blue-04", "c3-blue-03"),
    ("c2-green-03", "c3-green-02"),
    ("c2-green-04", "c3-green-03"),
    ("c2-red-02", "c3-red-01"),
    ("c2-red-03", "c3-red-02"),
]


def spent_on(t: DuelTable, action: str) -> int:
    """Do an action and say what was paid for it."""
    t.do(action)
    return sum(int(str(amount)) for _, amount in t.told("paid"))


@pytest.mark.rule("Abilità")
@pytest.mark.parametrize("card", COSTS)
def test_without_skills_a_card_costs_its_coins_and_one_for_each_symbol(
    duel: Duel, card: str
) -> None:
    price = COSTS[card].coins + len(COSTS[card].skills.split())
    t = duel.position(available=[card], coins={"sauron": price}, quest={"sauron": 9})
    assert spent_on(t, f"play card:{card}") == price
    assert t.coins("sauron") == YELLOW.get(card, 0)
    if price:
        poor = duel.position(available=[card], coins={"sauron": price - 1})
        assert poor.refused(f"play card:{card}") == "not-enough-coins"


@pytest.mark.rule("Abilità")
@pytest.mark.parametrize("card", [card for card in COSTS if COSTS[card].skills])
def test_with_its_skills_a_card_costs_its_coins_alone(duel: Duel, card: str) -> None:
    skilled = holding(COSTS[card].skills)
    coins = COSTS[card].coins
    t = duel.position(available=[card], areas={"sauron": skilled}, coins={"sauron": coins})
    assert spent_on(t, f"play card:{card}") == coins


@pytest.mark.rule("Abilità")
@pytest.mark.parametrize("card", [card for card in COSTS if COSTS[card].skills])
def test_each_symbol_of_a_card_that_is_missing_costs_one_coin(duel: Duel, card: str) -> None:
    symbols = COSTS[card].skills.split()
    for missing in range(len(symbols)):
        skilled = holding(" ".join(symbols[:missing] + symbols[missing + 1 :]))
        t = duel.position(available=[card], areas={"sauron": skilled}, coins={"sauron": 9})
        assert spent_on(t, f"play card:{card}") == COSTS[card].coins + 1


@pytest.mark.rule("Abilità")
@pytest.mark.parametrize("tile", TILES)
def test_tiles_ask_for_skills_as_cards_do(duel: Duel, tile: str) -> None:
    symbols = TILES[tile][1].split()
    bare = duel.position(chapter=2, coins={"sauron": 6}, tiles={"offered": [tile]})
    assert spent_on(bare, f"take tile:{tile}") == 6
    for missing in range(6):
        skilled = holding(" ".join(symbols[:missing] + symbols[missing + 1 :]))
        t = duel.position(
            chapter=2, areas={"sauron": skilled}, coins={"sauron": 1}, tiles={"offered": [tile]}
        )
        assert spent_on(t, f"take tile:{tile}") == 1


@pytest.mark.rule("Monete")
@pytest.mark.parametrize(
    ("card", "coins"),
    [
        ("c1-blue-02", 1),
        ("c2-grey-03", 1),
        ("c2-grey-04", 1),
        ("c2-grey-05", 1),
        ("c2-blue-02", 1),
        ("c3-blue-05", 3),
    ],
)
def test_coins_are_paid_to_the_reserve(duel: Duel, card: str, coins: int) -> None:
    t = duel.position(available=[card], coins={"sauron": 5, "fellowship": 0}, quest={"sauron": 9})
    t.play(card)
    assert t.coins("sauron") == 5 - coins
    assert t.match.view()["reserve"] == 30 - (5 - coins) - t.coins("fellowship")


@pytest.mark.rule("Monete")
def test_coins_and_missing_skills_add_up(duel: Duel) -> None:
    t = duel.position(
        available=["c2-grey-07"], areas={"sauron": ["c1-grey-07"]}, coins={"sauron": 2}
    )
    t.play("c2-grey-07")
    assert t.told("paid") == [("sauron", 2)]


@pytest.mark.rule("Abilità")
def test_skills_of_the_opponent_help_nobody_else(duel: Duel) -> None:
    t = duel.position(
        available=["c1-red-01"], areas={"fellowship": ["c1-grey-01"]}, coins={"sauron": 1}
    )
    assert spent_on(t, "play card:c1-red-01") == 1


@pytest.mark.rule("Abilità: note")
def test_any_number_of_skills_may_be_bought_in_one_turn(duel: Duel) -> None:
    t = duel.position(available=["c3-red-02"], coins={"sauron": 5})
    assert spent_on(t, "play card:c3-red-02") == 5


@pytest.mark.rule("Abilità: note")
@pytest.mark.parametrize(
    "card", [card for card, cost in COSTS.items() if not cost.coins and not cost.skills]
)
def test_a_card_without_a_cost_is_free(duel: Duel, card: str) -> None:
    t = duel.position(available=[card], coins={"sauron": 0})
    assert spent_on(t, f"play card:{card}") == 0
    assert t.told("played-by-chain") == []


@pytest.mark.rule("Abilità: tessere Punto di Interesse")
@pytest.mark.parametrize("fortresses", [0, 1, 2, 3])
def test_a_tile_costs_one_coin_more_for_each_own_fortress(duel: Duel, fortresses: int) -> None:
    built = ["gondor", "mordor", "lindon"][:fortresses]
    others = {"rhovanion": "fellowship", "enedwaith": "fellowship"}
    t = duel.position(
        coins={"sauron": 12},
        fortresses={**dict.fromkeys(built, "sauron"), **others},
        tiles={"offered": ["helms-deep"]},
    )
    assert spent_on(t, "take tile:helms-deep") == 6 + fortresses


@pytest.mark.rule("Abilità: tessere Punto di Interesse")
@pytest.mark.ruling(11)
def test_the_surcharge_counts_fortresses_on_the_board_and_not_tiles(duel: Duel) -> None:
    t = duel.position(
        coins={"sauron": 12},
        fortresses={"gondor": "sauron"},
        tiles={"offered": ["helms-deep"], "sauron": ["minas-tirith", "erebor"]},
    )
    assert spent_on(t, "take tile:helms-deep") == 7


@pytest.mark.rule("Concatenazione")
@pytest.mark.parametrize(("giver", "freed"), CHAINS)
def test_a_card_with_the_chain_symbol_frees_the_later_one(
    duel: Duel, giver: str, freed: str
) -> None:
    t = duel.position(available=[freed], areas={"sauron": [giver]}, coins={"sauron": 0})
    t.play(freed)
    assert t.told("played-by-chain") == [("sauron", freed)]
    assert t.told("paid") == []
    assert freed in t.area("sauron")


@pytest.mark.rule("Concatenazione")
@pytest.mark.parametrize(("giver", "freed"), CHAINS)
def test_no_other_chain_symbol_frees_a_card(duel: Duel, giver: str, freed: str) -> None:
    others = [card for card, other in CHAINS if card != giver and card != freed]
    others = [card for card in others if chapter_of(card) < chapter_of(freed)]
    t = duel.position(available=[freed], areas={"sauron": others}, coins={"sauron": 0})
    assert t.refused(f"play card:{freed}") == "not-enough-coins"


@pytest.mark.rule("Concatenazione")
def test_the_chain_symbol_of_the_opponent_frees_nothing(duel: Duel) -> None:
    t = duel.position(
        available=["c2-red-02"], areas={"fellowship": ["c1-red-02"]}, coins={"sauron": 0}
    )
    assert t.refused("play card:c2-red-02") == "not-enough-coins"


@pytest.mark.rule("Concatenazione: nota")
def test_without_the_symbol_the_card_is_paid_for_as_any_other(duel: Duel) -> None:
    t = duel.position(
        available=["c2-red-02"], areas={"sauron": ["c1-grey-05"]}, coins={"sauron": 2}
    )
    t.play("c2-red-02")
    assert t.told("paid") == [("sauron", 2)]
    assert t.told("played-by-chain") == []


@pytest.mark.rule("Concatenazione: esempio")
def test_example_a_free_card_of_chapter_1_frees_a_card_of_chapter_2(duel: Duel) -> None:
    t = duel.position(available=["c1-red-02"], left=1, coins={"sauron": 0}, turn="sauron")
    t.play("c1-red-02", "place region:rhovanion")
    assert t.chapter() == 2
    assert t.player("sauron")["chains"] == ["helmet"]
    with_symbol = duel.position(
        available=["c2-red-02"], areas={"sauron": ["c1-red-02"]}, coins={"sauron": 0}
    )
    assert with_symbol.refused("play card:c2-red-02") is None
    without = duel.position(available=["c2-red-02"], coins={"sauron": 3})
    assert spent_on(without, "play card:c2-red-02") == 3


@pytest.mark.ruling(9)
def test_an_owned_chain_is_used_even_where_skills_would_do(duel: Duel) -> None:
    t = duel.position(
        available=["c2-blue-01"],
        areas={"sauron": ["c1-blue-03", "c1-grey-03", "c1-grey-05"]},
        coins={"sauron": 5},
    )
    t.play("c2-blue-01")
    assert t.told("played-by-chain") == [("sauron", "c2-blue-01")]


@pytest.mark.ruling(10)
def test_a_chain_waives_coins_as_well_as_skills(duel: Duel) -> None:
    t = duel.position(
        available=["c2-blue-02"], areas={"sauron": ["c1-blue-04"]}, coins={"sauron": 3}
    )
    t.play("c2-blue-02")
    assert t.coins("sauron") == 3


@pytest.mark.ruling(8)
@pytest.mark.parametrize(
    ("held", "tokens", "card", "price"),
    [
        # Ruse, leadership and knowledge: either choice card covers one, together they cover two.
        (["c2-grey-06"], [], "c3-yellow-02", 2),
        (["c2-grey-07"], [], "c3-yellow-02", 2),
        (["c2-grey-06", "c2-grey-07"], [], "c3-yellow-02", 1),
        (["c2-grey-06", "c2-grey-07"], ["elves-3"], "c3-yellow-02", 0),
        # What is fixed is used first, so that the choice card is left for something else.
        (["c1-grey-08", "c2-grey-06"], [], "c3-yellow-02", 1),
        (["c1-grey-01", "c2-grey-07"], [], "c3-yellow-02", 2),
        # Three of strength cannot all come from one choice card.
        (["c2-grey-07"], [], "c3-blue-02", 3),
        # Nothing of the cost is among the choices.
        (["c2-grey-06"], [], "c3-blue-01", 4),
        (["c2-grey-06"], ["elves-3"], "c3-blue-01", 3),
    ],
)
def test_choice_cards_and_the_joker_are_used_where_they_save_most(
    duel: Duel, held: list[str], tokens: list[str], card: str, price: int
) -> None:
    t = duel.position(
        available=[card],
        areas={"sauron": held},
        tokens={"sauron": tokens},
        coins={"sauron": price},
    )
    assert spent_on(t, f"play card:{card}") == price
