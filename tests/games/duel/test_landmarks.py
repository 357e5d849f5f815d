"""The seven landmark tiles (Tessere Punto di Interesse; Scheda Riassuntiva)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.duel.table import Duel, DuelTable, both, enemy


def offered(duel: Duel, tile: str, **rest: Any) -> DuelTable:
    """A table where both seats can pay for a tile."""
    rest.setdefault("coins", {"fellowship": 9, "sauron": 9})
    return duel.position(tiles={"offered": [tile]}, **rest)


@pytest.mark.rule("Tessere Punto di Interesse")
@pytest.mark.rule("Scheda Riassuntiva: tessere Punto di Interesse")
@both
def test_barad_dur_plays_a_card_of_the_discard(duel: Duel, seat: str) -> None:
    t = offered(duel, "barad-dur", chapter=2, turn=seat, units={}, areas={seat: ["c1-grey-01"]})
    t.take("barad-dur")
    assert t.fortress("mordor") == seat
    assert t.asked() == ("recover-card", seat)
    assert t.refused("recover card:c1-grey-01") == "not-in-discard"
    t.do("recover card:c1-red-01", "place region:gondor")
    assert t.area(seat) == ["c1-grey-01", "c1-red-01"]
    assert t.army(seat) == {"gondor": 1}
    assert t.coins(seat) == 9 - 6
    assert t.asked() == ("take-turn", enemy(seat))


@pytest.mark.rule("Scheda Riassuntiva: tessere Punto di Interesse")
@both
def test_bree_brings_two_units_and_two_moves(duel: Duel, seat: str) -> None:
    t = offered(duel, "bree", turn=seat, units={})
    t.take("bree")
    assert t.fortress("arnor") == seat
    assert t.army(seat) == {"arnor": 2}
    t.do("march region:arnor", "to region:lindon", "march region:arnor", "to region:enedwaith")
    assert t.army(seat) == {"lindon": 1, "enedwaith": 1}
    assert t.asked() == ("take-turn", enemy(seat))


@pytest.mark.rule("Scheda Riassuntiva: tessere Punto di Interesse")
@both
def test_erebor_brings_five_coins_and_a_move(duel: Duel, seat: str) -> None:
    t = offered(duel, "erebor", turn=seat, units={"rohan": {seat: 1}})
    t.take("erebor")
    assert t.fortress("rhovanion") == seat
    assert t.coins(seat) == 9 - 6 + 5
    t.do("march region:rohan", "to region:mordor")
    assert t.army(seat) == {"mordor": 1}
    assert t.asked() == ("take-turn", enemy(seat))


@pytest.mark.rule("Scheda Riassuntiva: tessere Punto di Interesse")
@both
def test_the_grey_havens_show_two_tokens_of_any_race(duel: Duel, seat: str) -> None:
    t = offered(duel, "grey-havens", turn=seat)
    t.take("grey-havens")
    assert t.fortress("lindon") == seat
    assert t.can("call") == ["elves", "dwarves", "hobbits", "humans", "ents", "wizards"]
    t.do("call race:humans", by_chance=["show token:humans-2", "show token:humans-3"])
    assert t.can("keep") == ["humans-2", "humans-3"]
    t.do("keep token:humans-3")
    assert t.tokens(seat) == ["humans-3"]
    assert t.top("humans") == "humans-2"


@pytest.mark.rule("Scheda Riassuntiva: tessere Punto di Interesse")
def test_the_grey_havens_cannot_call_a_race_without_tokens(duel: Duel) -> None:
    t = offered(duel, "grey-havens", tokens={"fellowship": ["ents-1", "ents-2", "ents-3"]})
    t.take("grey-havens")
    assert t.refused("call race:ents") == "stack-empty"
    assert "ents" not in t.can("call")


@pytest.mark.rule("Scheda Riassuntiva: tessere Punto di Interesse")
@both
def test_helms_deep_brings_three_units(duel: Duel, seat: str) -> None:
    t = offered(duel, "helms-deep", turn=seat, units={"rohan": {enemy(seat): 1}})
    t.take("helms-deep")
    assert t.fortress("rohan") == seat
    assert t.units("rohan") == {seat: 2, enemy(seat): 0}


@pytest.mark.rule("Scheda Riassuntiva: tessere Punto di Interesse")
@both
def test_isengard_strips_a_grey_card_and_advances_the_quest(duel: Duel, seat: str) -> None:
    t = offered(
        duel,
        "isengard",
        turn=seat,
        areas={
            seat: ["c1-grey-01"],
            enemy(seat): ["c1-grey-02", "c1-grey-03", "c1-yellow-01"],
        },
    )
    t.take("isengard")
    assert t.fortress("enedwaith") == seat
    assert t.can("strip") == ["c1-grey-02", "c1-grey-03"]
    assert t.refused("strip card:c1-grey-01") == "not-an-enemy-grey-card"
    assert t.refused("strip card:c1-yellow-01") == "not-an-enemy-grey-card"
    t.do("strip card:c1-grey-03")
    assert t.area(enemy(seat)) == ["c1-grey-02", "c1-yellow-01"]
    assert t.player(enemy(seat))["skills"]["strength"] == 0
    assert t.player(enemy(seat))["skills"]["ruse"] == 1
    assert "c1-grey-03" in t.discards()
    assert t.quest(seat) == 1


@pytest.mark.rule("Scheda Riassuntiva: tessere Punto di Interesse")
def test_isengard_strips_a_choice_card_with_its_skills(duel: Duel) -> None:
    t = duel.position(
        chapter=2,
        coins={"fellowship": 9, "sauron": 9},
        areas={"fellowship": ["c2-grey-07"]},
        tiles={"offered": ["isengard", "helms-deep"]},
    )
    t.take("isengard")
    assert t.told("card-stripped") == [("fellowship", "c2-grey-07")]
    t.take("helms-deep")
    assert t.told("paid") == [("fellowship", 6)]


@pytest.mark.rule("Scheda Riassuntiva: tessere Punto di Interesse")
@pytest.mark.ruling(20)
def test_isengard_without_a_grey_card_to_strip_still_advances_the_quest(duel: Duel) -> None:
    t = offered(duel, "isengard", areas={"fellowship": ["c1-yellow-01"]})
    t.take("isengard")
    assert t.quest("sauron") == 1
    assert t.asked() == ("take-turn", "fellowship")


@pytest.mark.rule("Scheda Riassuntiva: tessere Punto di Interesse")
@both
def test_minas_tirith_brings_a_unit_and_two_steps_of_the_quest(duel: Duel, seat: str) -> None:
    t = offered(duel, "minas-tirith", turn=seat, units={})
    t.take("minas-tirith")
    assert t.fortress("gondor") == seat
    assert t.army(seat) == {"gondor": 1}
    assert t.quest(seat) == 2


@pytest.mark.rule("Tessere Punto di Interesse")
def test_effects_of_a_tile_happen_once_and_its_fortress_stays(duel: Duel) -> None:
    t = offered(duel, "helms-deep", units={})
    t.take("helms-deep")
    t.discard(t.can("discard")[0])
    t.discard(t.can("discard")[0])
    assert t.army("sauron") == {"rohan": 3}
    assert t.fortress("rohan") == "sauron"


@pytest.mark.ruling(37)
@pytest.mark.ruling(36)
def test_a_recovered_card_is_free_by_the_effect_and_not_by_a_chain(duel: Duel) -> None:
    t = offered(
        duel,
        "barad-dur",
        chapter=3,
        areas={"sauron": ["c1-red-02"]},
        tokens={"sauron": ["hobbits-3"]},
        units={},
    )
    t.take("barad-dur", "recover card:c2-red-02", "place region:lindon")
    assert t.coins("sauron") == 9 - 6
    assert t.told("played-by-chain") == []
    assert t.army("sauron") == {"lindon": 2}
    assert "armor" in t.player("sauron")["chains"]


@pytest.mark.ruling(36)
def test_a_recovered_card_is_played_in_full_with_what_tokens_add(duel: Duel) -> None:
    t = offered(duel, "barad-dur", chapter=2, tokens={"sauron": ["humans-1", "elves-1"]})
    t.take("barad-dur", "recover card:c1-yellow-01", "accept")
    assert t.coins("sauron") == 9 - 6 + 2
    assert t.quest("sauron") == 1
    assert t.asked() == ("take-turn", "sauron")


@pytest.mark.ruling(36)
def test_a_recovered_green_card_counts_for_alliances(duel: Duel) -> None:
    t = offered(duel, "barad-dur", chapter=2, areas={"sauron": ["c1-green-01", "c1-green-02"]})
    t.take("barad-dur", "recover card:c1-green-03")
    assert t.asked() == ("keep-token", "sauron")
    assert {token.split("-")[0] for token in t.can("keep")} == {"dwarves", "elves", "humans"}


@pytest.mark.ruling(35)
def test_the_discard_holds_cards_sold_cards_stripped_and_cards_set_aside(duel: Duel) -> None:
    t = offered(
        duel,
        "barad-dur",
        discard=["c1-yellow-01", "c1-grey-05"],
        options={"set-aside": "discard"},
    )
    t.take("barad-dur")
    pool = t.can("recover")
    assert {"c1-yellow-01", "c1-grey-05"} < set(pool)
    assert len(pool) == 2 + 3
    assert not set(pool) & set(t.layout())


@pytest.mark.ruling(35)
def test_cards_set_aside_in_earlier_chapters_are_in_the_discard(duel: Duel) -> None:
    t = duel.position(chapter=1, left=1)
    t.discard(t.can("discard")[0])
    assert len([card for card in t.discards() if card.startswith("c1-")]) == 23


@pytest.mark.ruling(35)
def test_at_some_tables_cards_set_aside_are_out_of_the_game(duel: Duel) -> None:
    out = {"set-aside": "out"}
    t = offered(duel, "barad-dur", discard=["c1-yellow-01", "c1-yellow-02"], options=out)
    t.take("barad-dur")
    assert t.can("recover") == ["c1-yellow-01", "c1-yellow-02"]
    t = duel.position(chapter=1, left=1, options=out)
    t.discard(t.can("discard")[0])
    assert len(t.now["out"]) == 3
    assert len([card for card in t.discards() if card.startswith("c1-")]) == 20


@pytest.mark.ruling(35)
def test_with_nothing_in_the_discard_nothing_is_played(duel: Duel) -> None:
    t = offered(duel, "barad-dur", options={"set-aside": "out"})
    t.take("barad-dur")
    assert t.asked() == ("take-turn", "fellowship")
    assert t.area("sauron") == []
