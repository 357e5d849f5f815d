"""The pieces in the box (Componenti): facts that must hold whatever the numbers are."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.duel.printed import BLUE, COSTS, GREEN, GREY, PURPLE, RED, TILES, YELLOW
from tests.games.duel.table import Duel

import mathom
from mathom.games.duel.rules import facts
from mathom.games.duel.rules.staging import chapter_of

COLOURS_BY_CHAPTER = {
    1: {"grey": 8, "yellow": 4, "blue": 4, "green": 4, "red": 3},
    2: {"grey": 7, "yellow": 2, "blue": 5, "green": 4, "red": 5},
    3: {"yellow": 2, "blue": 5, "green": 4, "red": 6, "purple": 6},
}

LINKS = {
    "lindon": {"arnor"},
    "arnor": {"lindon", "rhovanion", "enedwaith"},
    "rhovanion": {"arnor", "enedwaith", "rohan"},
    "enedwaith": {"arnor", "rhovanion", "rohan", "gondor"},
    "rohan": {"rhovanion", "enedwaith", "gondor", "mordor"},
    "gondor": {"enedwaith", "rohan", "mordor"},
    "mordor": {"rohan", "gondor"},
}

ROWS = {
    1: [(2, "up"), (3, "down"), (4, "up"), (5, "down"), (6, "up")],
    2: [(6, "up"), (5, "down"), (4, "up"), (3, "down"), (2, "up")],
    3: [(2, "up"), (3, "down"), (4, "up"), (2, "down"), (4, "up"), (3, "down"), (2, "up")],
}


def colour_of(card: str) -> str:
    return card.split("-")[1]


@pytest.mark.rule("Componenti")
def test_the_box_holds_69_cards_7_tiles_18_tokens() -> None:
    components = mathom.GAMES["duel"].components
    assert components == {
        "cards": 69,
        "tiles": 7,
        "tokens": 18,
        "regions": 7,
        "links": 10,
        "quest_steps": 14,
        "quest_bonuses": 4,
    }


@pytest.mark.rule("Componenti")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_each_chapter_has_23_cards_of_these_colours(chapter: int) -> None:
    cards = [facts.CARDS[card] for card in facts.CHAPTER_CARDS[chapter]]
    assert len(cards) == 23
    assert Counter(colour_of(card) for card in cards) == COLOURS_BY_CHAPTER[chapter]


@pytest.mark.rule("Componenti")
def test_every_card_is_what_is_printed_on_it() -> None:
    assert list(COSTS) == facts.CARDS
    assert {**GREY, **YELLOW, **BLUE, **GREEN, **RED, **PURPLE}.keys() == COSTS.keys()
    for card, fact in zip(COSTS, facts.CARD_FACTS, strict=True):
        printed = COSTS[card]
        assert fact["coins"] == printed.coins
        assert sorted(fact["skills"]) == sorted(printed.skills.split())
        assert (fact["chain"] or "") == printed.gives
        assert fact["free_with"] == ([printed.freed_by] if printed.freed_by else [])


@pytest.mark.rule("Concatenazione")
def test_each_chain_symbol_joins_two_cards_of_one_colour() -> None:
    givers = {cost.gives: card for card, cost in COSTS.items() if cost.gives}
    freed = {cost.freed_by: card for card, cost in COSTS.items() if cost.freed_by}
    assert len(givers) == len(freed) == len(facts.CHAINS) == 17
    assert set(givers) == set(freed) == set(facts.CHAINS)
    for symbol, giver in givers.items():
        assert colour_of(giver) == colour_of(freed[symbol])
        assert chapter_of(giver) < chapter_of(freed[symbol])


@pytest.mark.rule("Carte Viola")
def test_purple_cards_are_in_chapter_3_only() -> None:
    assert {chapter_of(card) for card in PURPLE} == {3}


@pytest.mark.rule("Componenti")
def test_tokens_are_three_for_each_race() -> None:
    assert Counter(token.split("-")[0] for token in facts.TOKENS) == dict.fromkeys(facts.RACES, 3)


@pytest.mark.ruling(26)
def test_each_race_has_just_two_green_cards() -> None:
    assert Counter(GREEN.values()) == dict.fromkeys(facts.RACES, 2)


@pytest.mark.ruling(15)
@pytest.mark.rule("Tessere Punto di Interesse")
def test_every_region_has_one_tile_so_fortresses_never_run_out() -> None:
    assert sorted(region for region, _ in TILES.values()) == sorted(facts.REGIONS)
    for tile in facts.TILE_FACTS:
        forts = [effect for effect in tile["effects"] if effect["op"] == "fortress"]
        assert [fort["region"] for fort in forts] == [TILES[tile["id"]][0]]


@pytest.mark.rule("Componenti")
def test_every_tile_costs_six_skills_and_no_two_are_alike() -> None:
    costs = [tuple(sorted(skills.split())) for _, skills in TILES.values()]
    assert {len(cost) for cost in costs} == {6}
    assert len(set(costs)) == 7
    printed = {tile["id"]: tuple(sorted(tile["skills"])) for tile in facts.TILE_FACTS}
    assert printed == dict(zip(TILES, costs, strict=True))


@pytest.mark.rule("Componenti")
def test_the_map_has_ten_links_and_hangs_together() -> None:
    links = {
        facts.REGIONS[region]: {facts.REGIONS[other] for other in facts.NEIGHBOURS[region]}
        for region in range(7)
    }
    assert links == LINKS
    assert all(region in links[other] for region in links for other in links[region])
    assert sum(len(others) for others in links.values()) == 20
    reached = {"lindon"}
    while more := set().union(*(links[region] for region in reached)) - reached:
        reached |= more
    assert reached == set(facts.REGIONS)


@pytest.mark.rule("Preparazione di un capitolo")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_layouts_have_the_printed_rows(chapter: int) -> None:
    slots = facts.SLOT_FACTS[chapter]
    rows = [[slot for slot in slots if slot["row"] == row] for row in range(len(ROWS[chapter]))]
    assert [(len(row), row[0]["face"]) for row in rows] == ROWS[chapter]
    assert all(slot["face"] == row[0]["face"] for row in rows for slot in row)
    assert len(slots) == 20


@pytest.mark.rule("Preparazione di un capitolo")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_a_card_is_covered_by_those_that_overlap_it_in_the_next_row(chapter: int) -> None:
    slots = facts.SLOT_FACTS[chapter]
    for slot in slots:
        overlapping = [
            index
            for index, over in enumerate(slots)
            if over["row"] == slot["row"] + 1 and abs(over["x"] - slot["x"]) == 1
        ]
        assert slot["covered_by"] == overlapping


@pytest.mark.rule("Preparazione di un capitolo")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_layouts_can_be_emptied(chapter: int) -> None:
    taken: set[int] = set()
    while len(taken) < 20:
        free = {
            slot
            for slot in range(20)
            if slot not in taken and taken.issuperset(facts.COVERED_BY[chapter][slot])
        }
        assert free
        taken |= free


@pytest.mark.rule("Impresa dell'Anello: caselle Bonus")
def test_bonus_spaces_are_at_3_6_9_12_of_14_steps() -> None:
    assert facts.BONUS_STEPS == [3, 6, 9, 12]
    assert facts.BONUSES == ["coin", "unit", "extra_turn", "fortress"]
    assert facts.QUEST_LENGTH == 14


@pytest.mark.ruling(22)
def test_no_single_move_passes_two_bonus_spaces() -> None:
    steps = [
        effect["steps"]
        for thing in [*facts.CARD_FACTS, *facts.TILE_FACTS]
        for effect in thing["effects"]
        if effect["op"] == "ring"
    ]
    gaps = [b - a for a, b in zip(facts.BONUS_STEPS, facts.BONUS_STEPS[1:], strict=False)]
    assert max(steps) <= min(gaps)


@pytest.mark.rule("Componenti")
def test_numbers_that_the_rules_take_for_granted_are_what_the_data_says() -> None:
    tokens = {token["id"]: token["effect"] for token in facts.TOKEN_FACTS}
    tiles = {tile["id"]: tile["effects"] for tile in facts.TILE_FACTS}
    assert tokens["elves-3"]["per_turn"] == 1
    assert tokens["ents-2"]["count"] == facts.BONUS_FACTS[3]["effect"]["count"] == 1
    assert [list(option.values())[1] for option in tokens["ents-3"]["options"]] == [1, 1, 1]
    assert tokens["wizards-3"]["count"] == tiles["barad-dur"][1]["count"] == 1
    assert (tiles["grey-havens"][1]["reveal"], tiles["grey-havens"][1]["keep"]) == (2, 1)
    assert tiles["isengard"][1]["count"] == 1
    seats = facts.read_facts("map")["setup"]["seats"]
    assert [seat["fortresses"] for seat in seats] == [7, 7]


@pytest.mark.rule("Componenti")
def test_there_are_30_coins_and_15_units_a_side(duel: Duel) -> None:
    t = duel.new()
    assert t.match.view()["reserve"] == 30 - 3 - 2
    for seat in ("fellowship", "sauron"):
        assert t.supply(seat) + sum(t.army(seat).values()) == 15
