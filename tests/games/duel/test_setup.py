"""Set-up (Preparazione)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.duel.table import Duel

from mathom.games.duel.rules.facts import RACES, REGIONS, TILES
from mathom.games.duel.rules.staging import chapter_of


@pytest.mark.rule("Preparazione 1")
def test_each_side_has_its_units_before_it(duel: Duel) -> None:
    t = duel.new()
    assert t.match.seats == ["fellowship", "sauron"]
    assert (t.supply("fellowship"), t.supply("sauron")) == (13, 13)
    assert [t.fortress(region) for region in REGIONS] == [None] * 7


@pytest.mark.rule("Preparazione 3")
def test_two_units_start_in_arnor_and_two_in_mordor(duel: Duel) -> None:
    t = duel.new()
    assert t.army("fellowship") == {"arnor": 2}
    assert t.army("sauron") == {"mordor": 2}


@pytest.mark.rule("Preparazione 4")
def test_both_characters_start_at_the_beginning_of_the_quest(duel: Duel) -> None:
    t = duel.new()
    assert (t.quest("fellowship"), t.quest("sauron")) == (0, 0)


@pytest.mark.rule("Preparazione 5")
def test_the_fellowship_starts_with_3_coins_and_sauron_with_2(duel: Duel) -> None:
    t = duel.new()
    assert (t.coins("fellowship"), t.coins("sauron")) == (3, 2)
    assert t.match.view()["reserve"] == 25


@pytest.mark.rule("Preparazione 6")
def test_six_stacks_of_three_tokens_lie_face_down(duel: Duel) -> None:
    t = duel.new()
    for race in RACES:
        assert t.now["stacks"][race] == {"top": None, "rest": [f"{race}-{n}" for n in (1, 2, 3)]}
    assert t.tokens("fellowship") == t.tokens("sauron") == []


@pytest.mark.rule("Preparazione 6")
def test_stacks_are_shuffled(duel: Duel) -> None:
    first = Counter(
        duel.position(
            available=["c2-green-01"],
            coins={"sauron": 3},
            areas={"sauron": ["c1-green-01"]},
            seed=seed,
        )
        .play("c2-green-01")
        .told("token-shown")[0]
        for seed in range(30)
    )
    assert first.keys() == {("dwarves-1",), ("dwarves-2",), ("dwarves-3",)}


@pytest.mark.rule("Preparazione 7")
def test_three_tiles_lie_face_up_and_four_in_the_stack(duel: Duel) -> None:
    offers = [tuple(duel.new(seed).now["tiles"]["offered"]) for seed in range(30)]
    assert {len(set(offered)) for offered in offers} == {3}
    assert {tile for offered in offers for tile in offered} == set(TILES)
    assert len(duel.new().now["tiles"]["fellowship"]) == 0


@pytest.mark.rule("Preparazione 8")
def test_decks_are_apart_and_shuffled(duel: Duel) -> None:
    layouts = [duel.new(seed).layout() for seed in range(30)]
    shown = {card for layout in layouts for card in layout if card != "face-down"}
    assert {chapter_of(card) for card in shown} == {1}
    assert len(shown) == 23
    assert len({tuple(layout) for layout in layouts}) == 30
