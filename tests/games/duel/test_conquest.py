"""Conquest of Middle-earth (Conquista della Terra di Mezzo): units, conflicts, fortresses."""

from __future__ import annotations

import pytest
from tests.games.duel.table import Duel, both, enemy

RICH = {"fellowship": 9, "sauron": 9}


@pytest.mark.rule("Conquista della Terra di Mezzo: nessuna Unità nemica")
@both
def test_units_join_their_own_without_a_conflict(duel: Duel, seat: str) -> None:
    t = duel.position(available=["c2-red-04"], turn=seat, coins=RICH, units={"arnor": {seat: 2}})
    t.play("c2-red-04", "place region:arnor")
    assert t.units("arnor")[seat] == 4
    assert t.told("conflict") == []


@pytest.mark.rule("Conquista della Terra di Mezzo: conflitto")
@both
@pytest.mark.parametrize(
    ("defenders", "attackers_left", "defenders_left"),
    [(0, 3, 0), (1, 2, 0), (2, 1, 0), (3, 0, 0), (4, 0, 1), (6, 0, 3)],
)
def test_conflict_removes_units_one_for_one(
    duel: Duel, seat: str, defenders: int, attackers_left: int, defenders_left: int
) -> None:
    t = duel.position(
        available=["c3-red-01"], turn=seat, coins=RICH, units={"rohan": {enemy(seat): defenders}}
    )
    t.play("c3-red-01", "place region:rohan")
    assert t.units("rohan") == {seat: attackers_left, enemy(seat): defenders_left}
    assert t.supply(seat) == 15 - attackers_left
    assert t.supply(enemy(seat)) == 15 - defenders_left


@pytest.mark.rule("Conquista della Terra di Mezzo: conflitto")
def test_a_moving_unit_fights_where_it_arrives_and_nowhere_else(duel: Duel) -> None:
    t = duel.position(
        available=["c3-purple-02"],
        coins=RICH,
        units={"gondor": {"sauron": 1}, "rohan": {"fellowship": 2}, "mordor": {"fellowship": 1}},
    )
    t.play("c3-purple-02", "march region:gondor", "to region:rohan")
    assert t.told("conflict") == [("rohan", 1)]
    assert t.units("rohan") == {"fellowship": 1, "sauron": 0}
    assert t.units("mordor") == {"fellowship": 1, "sauron": 0}


@pytest.mark.ruling(16)
@pytest.mark.rule("Conquista della Terra di Mezzo: conflitto")
def test_the_whole_group_is_placed_before_it_fights(duel: Duel) -> None:
    t = duel.position(
        available=["c2-red-05"], coins=RICH, units={"rohan": {"fellowship": 1}}, turn="sauron"
    )
    t.play("c2-red-05", "place region:rohan")
    heard = [event for event in t.heard(0) if event[0] in ("units-placed", "conflict")]
    assert heard == [("units-placed", "sauron", 2, "rohan"), ("conflict", "rohan", 1)]


@pytest.mark.ruling(16)
def test_conquest_is_checked_only_after_the_conflict(duel: Duel) -> None:
    elsewhere = ["lindon", "arnor", "rhovanion", "enedwaith", "gondor", "mordor"]
    t = duel.position(
        available=["c2-red-05"],
        coins=RICH,
        units={region: {"sauron": 1} for region in elsewhere} | {"rohan": {"fellowship": 2}},
    )
    t.play("c2-red-05", "place region:rohan")
    assert t.outcome() is None
    assert t.units("rohan") == {"fellowship": 0, "sauron": 0}


@pytest.mark.rule("Conquista della Terra di Mezzo: nota")
@pytest.mark.ruling(17)
@both
def test_an_enemy_fortress_neither_fights_nor_blocks(duel: Duel, seat: str) -> None:
    t = duel.position(
        available=["c2-red-05"],
        turn=seat,
        coins=RICH,
        units={},
        fortresses={"rohan": enemy(seat)},
    )
    t.play("c2-red-05", "place region:rohan")
    assert t.units("rohan")[seat] == 2
    assert t.fortress("rohan") == enemy(seat)
    assert t.told("conflict") == []
    assert t.player(seat)["regions_present"] == t.player(enemy(seat))["regions_present"] == 1


@pytest.mark.rule("Conquista della Terra di Mezzo: nota")
@pytest.mark.ruling(17)
def test_a_fortress_does_not_help_the_units_beside_it(duel: Duel) -> None:
    t = duel.position(
        available=["c2-red-05"],
        coins=RICH,
        units={"rohan": {"fellowship": 1}},
        fortresses={"rohan": "fellowship"},
    )
    t.play("c2-red-05", "place region:rohan")
    assert t.units("rohan") == {"fellowship": 0, "sauron": 1}
    assert t.fortress("rohan") == "fellowship"


@pytest.mark.rule("Conquista della Terra di Mezzo: nota")
def test_building_a_fortress_among_enemy_units_starts_no_conflict(duel: Duel) -> None:
    t = duel.position(
        coins=RICH,
        units={"mordor": {"fellowship": 2}},
        areas={"sauron": ["c1-grey-01"]},
        tiles={"offered": ["barad-dur"]},
    )
    t.take("barad-dur")
    assert t.fortress("mordor") == "sauron"
    assert t.units("mordor") == {"fellowship": 2, "sauron": 0}


@pytest.mark.rule("Conquista della Terra di Mezzo: più movimenti")
def test_one_unit_may_move_several_times(duel: Duel) -> None:
    t = duel.position(available=["c3-purple-06"], coins=RICH, units={"arnor": {"sauron": 1}})
    t.play("c3-purple-06", "march region:arnor", "to region:enedwaith")
    t.do("march region:enedwaith", "to region:gondor", "march region:gondor", "to region:mordor")
    assert t.army("sauron") == {"mordor": 1}


@pytest.mark.rule("Conquista della Terra di Mezzo: più movimenti")
def test_moves_may_be_shared_among_units(duel: Duel) -> None:
    t = duel.position(available=["c3-purple-06"], coins=RICH, units={"rohan": {"sauron": 3}})
    t.play("c3-purple-06")
    for region in ("gondor", "mordor", "rhovanion"):
        t.do("march region:rohan", f"to region:{region}")
    assert t.army("sauron") == {"gondor": 1, "mordor": 1, "rhovanion": 1}


@pytest.mark.rule("Conquista della Terra di Mezzo: più movimenti")
def test_each_move_settles_its_conflict_before_the_next(duel: Duel) -> None:
    t = duel.position(
        available=["c3-purple-06"],
        coins=RICH,
        units={"gondor": {"sauron": 1}, "rohan": {"fellowship": 1}},
    )
    t.play("c3-purple-06", "march region:gondor", "to region:rohan")
    assert t.army("sauron") == t.army("fellowship") == {}
    # Two moves are left, but there is no unit to make them with.
    assert t.asked() == ("take-turn", "fellowship")


@pytest.mark.rule("Conquista della Terra di Mezzo: esempio")
def test_example_three_moves_from_enedwaith(duel: Duel) -> None:
    t = duel.position(
        available=["c3-purple-06"],
        turn="fellowship",
        coins=RICH,
        units={"enedwaith": {"fellowship": 2}, "rohan": {"sauron": 1}},
    )
    t.play("c3-purple-06", "march region:enedwaith", "to region:rohan")
    assert t.units("enedwaith") == {"fellowship": 1, "sauron": 0}
    assert t.units("rohan") == {"fellowship": 0, "sauron": 0}
    t.do("march region:enedwaith", "to region:rohan", "march region:rohan", "to region:mordor")
    assert t.army("fellowship") == {"mordor": 1}
    assert t.asked() == ("take-turn", "sauron")


@pytest.mark.ruling(14)
@both
@pytest.mark.parametrize(("supply", "placed"), [(3, 3), (2, 2), (1, 1)])
def test_units_beyond_the_supply_are_lost(duel: Duel, seat: str, supply: int, placed: int) -> None:
    t = duel.position(
        available=["c3-red-01"], turn=seat, coins=RICH, units={"lindon": {seat: 15 - supply}}
    )
    t.play("c3-red-01", "place region:rohan")
    assert t.units("rohan")[seat] == placed
    assert t.supply(seat) == supply - placed


@pytest.mark.ruling(14)
def test_with_no_unit_in_supply_nothing_is_placed(duel: Duel) -> None:
    t = duel.position(available=["c3-red-01"], coins=RICH, units={"lindon": {"sauron": 15}})
    t.play("c3-red-01")
    assert t.army("sauron") == {"lindon": 15}
    assert t.asked() == ("take-turn", "fellowship")


@pytest.mark.rule("Conquista della Terra di Mezzo: più movimenti")
def test_a_unit_in_lindon_can_only_go_to_arnor(duel: Duel) -> None:
    t = duel.position(available=["c3-purple-06"], coins=RICH, units={"lindon": {"sauron": 1}})
    t.play("c3-purple-06", "march region:lindon")
    assert t.army("sauron") == {"arnor": 1}


@pytest.mark.ruling(14)
def test_units_that_were_lost_can_be_placed_again(duel: Duel) -> None:
    t = duel.position(
        available=["c3-purple-05", "c3-red-01"],
        coins=RICH,
        units={"lindon": {"sauron": 15}, "arnor": {"fellowship": 1}},
        tokens={"sauron": ["humans-2"]},
    )
    t.play("c3-purple-05", "march region:lindon", "done")
    assert t.supply("sauron") == 1
    t.discard(next(card for card in t.can("discard") if card != "c3-red-01"))
    t.play("c3-red-01", "place region:rohan")
    assert t.units("rohan")["sauron"] == 1


@pytest.mark.ruling(18)
def test_moves_and_removals_may_be_declined_wholly_or_in_part(duel: Duel) -> None:
    optional = {"manoeuvres": "optional"}
    t = duel.position(available=["c3-purple-05"], coins=RICH, options=optional)
    t.play("c3-purple-05", "done")
    assert t.army("sauron") == {"mordor": 2}
    assert t.army("fellowship") == {"arnor": 2}
    t = duel.position(available=["c3-purple-05"], coins=RICH, options=optional)
    t.play("c3-purple-05", "remove region:arnor", "done")
    assert t.army("fellowship") == {"arnor": 1}


@pytest.mark.ruling(18)
def test_at_some_tables_moves_and_removals_are_forced(duel: Duel) -> None:
    forced = {"manoeuvres": "forced"}
    t = duel.position(available=["c3-purple-05"], coins=RICH, options=forced)
    t.play("c3-purple-05")
    assert t.refused("done") == "must-manoeuvre"
    assert set(t.actions()) == {"march region:mordor", "remove region:arnor"}
    razing = duel.position(
        available=["c3-green-04"],
        coins=RICH,
        areas={"sauron": ["c3-green-03"]},
        stacks={"ents": {"top": "ents-2"}},
        fortresses={"rohan": "fellowship", "lindon": "fellowship"},
        options=forced,
    )
    razing.play("c3-green-04", "keep token:ents-2")
    assert razing.actions() == ["raze region:lindon", "raze region:rohan"]
    assert razing.refused("decline") == "must-raze"


@pytest.mark.ruling(20)
def test_removing_without_a_target_does_nothing(duel: Duel) -> None:
    for value in ("optional", "forced"):
        t = duel.position(
            available=["c3-purple-03"], coins=RICH, units={}, options={"manoeuvres": value}
        )
        t.play("c3-purple-03")
        assert t.asked() == ("take-turn", "fellowship")


@pytest.mark.ruling(19)
def test_moves_and_removals_of_a_purple_card_come_in_any_order(duel: Duel) -> None:
    board = {"gondor": {"sauron": 1}, "rohan": {"fellowship": 1}}
    free = {"purple-order": "free"}
    t = duel.position(available=["c3-purple-01"], coins=RICH, units=board, options=free)
    t.play("c3-purple-01")
    assert t.can("march") == ["gondor"]
    assert t.can("remove") == ["rohan"]
    t.do("march region:gondor", "to region:rohan")
    assert t.army("sauron") == {}
    t = duel.position(available=["c3-purple-01"], coins=RICH, units=board, options=free)
    t.play("c3-purple-01", "remove region:rohan", "march region:gondor", "to region:rohan")
    assert t.army("sauron") == {"rohan": 1}


@pytest.mark.ruling(19)
def test_at_some_tables_purple_symbols_go_from_left_to_right(duel: Duel) -> None:
    t = duel.position(
        available=["c3-purple-01"],
        coins=RICH,
        units={"gondor": {"sauron": 1}, "rohan": {"fellowship": 1}},
        options={"purple-order": "printed"},
    )
    t.play("c3-purple-01")
    assert t.can("march") == []
    assert t.coins("fellowship") == 9
    t.do("remove region:rohan")
    assert t.coins("fellowship") == 8
    assert t.can("march") == ["gondor"]
    assert t.can("remove") == []


@pytest.mark.ruling(15)
def test_a_razed_region_never_gets_a_fortress_again(duel: Duel) -> None:
    t = duel.position(
        available=["c3-blue-04"],
        coins=RICH,
        quest={"sauron": 10},
        fortresses={"rohan": "fellowship"},
        tiles={"offered": [], "fellowship": ["helms-deep"]},
    )
    t.play("c3-blue-04", "raze region:rohan")
    assert t.fortress("rohan") is None
    assert t.refused("take tile:helms-deep") == "tile-not-offered"
