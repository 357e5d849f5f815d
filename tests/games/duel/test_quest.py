"""The quest of the Ring (Impresa dell'Anello)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.duel.table import Duel, DuelTable, both, enemy


def advance(duel: Duel, seat: str, start: int, steps: int, **rest: Any) -> DuelTable:
    """Play a blue card that moves a character from a space by 1, 2 or 3 steps."""
    card = {1: "c1-blue-01", 2: "c3-blue-04", 3: "c3-blue-05"}[steps]
    t = duel.position(available=[card], turn=seat, quest={seat: start}, coins={seat: 3}, **rest)
    return t.play(card)


@pytest.mark.rule("Impresa dell'Anello")
@both
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_character_moves_one_space_for_each_ring(duel: Duel, seat: str, steps: int) -> None:
    t = advance(duel, seat, 0, steps)
    assert t.quest(seat) == steps
    assert t.told("quest-advanced") == [(seat, steps, steps)]


@pytest.mark.rule("Impresa dell'Anello: nota")
def test_the_nazgul_ride_along_when_frodo_and_sam_move(duel: Duel) -> None:
    t = duel.position(
        available=["c3-blue-05"],
        turn="fellowship",
        coins={"fellowship": 3},
        quest={"fellowship": 4, "sauron": 8},
    )
    t.play("c3-blue-05", "decline")
    assert t.quest("fellowship") == 7
    # The distance depends on the steps of the Nazgûl alone: it has not grown.
    assert t.quest("sauron") == 8


@pytest.mark.rule("Impresa dell'Anello: nota")
@pytest.mark.ruling(23)
def test_who_is_carried_along_collects_nothing(duel: Duel) -> None:
    t = duel.position(
        available=["c3-blue-05"],
        turn="fellowship",
        coins={"fellowship": 3, "sauron": 2},
        quest={"fellowship": 0, "sauron": 2},
    )
    t.play("c3-blue-05")
    assert t.told("bonus-reached") == [("fellowship", "coin")]
    assert t.coins("sauron") == 2


@pytest.mark.rule("Impresa dell'Anello: esempio")
def test_example_two_rings_pass_a_bonus_space_with_a_coin(duel: Duel) -> None:
    t = duel.position(
        available=["c2-blue-03"],
        turn="fellowship",
        quest={"fellowship": 2},
        coins={"fellowship": 3},
    )
    t.play("c2-blue-03")
    assert t.quest("fellowship") == 4
    assert t.coins("fellowship") == 1


@pytest.mark.rule("Impresa dell'Anello: caselle Bonus")
@pytest.mark.rule("Scheda Riassuntiva: caselle Bonus")
@both
@pytest.mark.parametrize(
    ("step", "bonus"), [(3, "coin"), (6, "unit"), (9, "extra_turn"), (12, "fortress")]
)
def test_a_bonus_is_for_reaching_or_passing_its_space(
    duel: Duel, seat: str, step: int, bonus: str
) -> None:
    assert advance(duel, seat, step - 1, 1).told("bonus-reached") == [(seat, bonus)]
    assert advance(duel, seat, step - 1, 2).told("bonus-reached") == [(seat, bonus)]
    assert advance(duel, seat, step - 3, 2).told("bonus-reached") == []


@pytest.mark.ruling(23)
@both
@pytest.mark.parametrize("step", [3, 6, 9, 12])
def test_a_bonus_is_not_given_again_for_leaving_its_space(duel: Duel, seat: str, step: int) -> None:
    assert advance(duel, seat, step, 1).told("bonus-reached") == []


@pytest.mark.ruling(23)
def test_each_side_has_its_own_bonuses(duel: Duel) -> None:
    t = duel.position(
        available=["c1-blue-01"], turn="fellowship", quest={"fellowship": 2, "sauron": 3}
    )
    t.play("c1-blue-01")
    assert t.coins("fellowship") == 3 + 1


@pytest.mark.rule("Scheda Riassuntiva: caselle Bonus")
@both
def test_the_first_bonus_is_a_coin(duel: Duel, seat: str) -> None:
    t = advance(duel, seat, 2, 1)
    assert t.coins(seat) == 3 + 1
    assert t.asked() == ("take-turn", enemy(seat))


@pytest.mark.rule("Scheda Riassuntiva: caselle Bonus")
@both
def test_the_second_bonus_is_a_unit_in_any_region(duel: Duel, seat: str) -> None:
    t = advance(duel, seat, 5, 1, units={"rohan": {enemy(seat): 1}})
    assert len(t.can("place")) == 7
    t.do("place region:rohan")
    assert t.units("rohan") == {"fellowship": 0, "sauron": 0}


@pytest.mark.rule("Scheda Riassuntiva: caselle Bonus")
@both
def test_the_third_bonus_is_an_extra_turn(duel: Duel, seat: str) -> None:
    t = advance(duel, seat, 8, 1)
    assert t.asked() == ("take-extra-turn", seat)
    t.do("accept")
    assert t.asked() == ("take-turn", seat)
    t.discard(t.can("discard")[0])
    assert t.asked() == ("take-turn", enemy(seat))


@pytest.mark.rule("Scheda Riassuntiva: caselle Bonus")
@both
def test_the_fourth_bonus_razes_an_enemy_fortress(duel: Duel, seat: str) -> None:
    foe = enemy(seat)
    t = advance(
        duel,
        seat,
        11,
        1,
        fortresses={"rohan": foe, "gondor": foe, "lindon": seat},
        tiles={"offered": [], foe: ["helms-deep", "minas-tirith"], seat: ["grey-havens"]},
    )
    assert t.can("raze") == ["rohan", "gondor"]
    assert t.refused("raze region:lindon") == "no-enemy-fortress"
    t.do("raze region:rohan")
    assert t.fortress("rohan") is None
    assert t.told("fortress-razed") == [(foe, "rohan")]
    # The tile stays with its owner.
    assert t.now["tiles"][foe] == ["helms-deep", "minas-tirith"]


@pytest.mark.ruling(20)
def test_razing_without_a_target_does_nothing(duel: Duel) -> None:
    t = advance(duel, "sauron", 11, 1, fortresses={"rohan": "sauron"})
    assert t.asked() == ("take-turn", "fellowship")
    assert t.fortress("rohan") == "sauron"


@pytest.mark.ruling(24)
@pytest.mark.rule("Impresa dell'Anello: caselle Bonus")
def test_bonuses_may_be_declined(duel: Duel) -> None:
    optional = {"bonuses": "optional"}
    t = advance(duel, "sauron", 5, 1, units={}, options=optional).do("decline")
    assert t.army("sauron") == {}
    t = advance(duel, "sauron", 8, 1, options=optional)
    assert t.refused("done") == "must-answer-extra-turn"
    t.do("decline")
    assert t.asked() == ("take-turn", "fellowship")
    t = advance(duel, "sauron", 11, 1, fortresses={"rohan": "fellowship"}, options=optional)
    assert t.refused("done") == "must-raze"
    t.do("decline")
    assert t.fortress("rohan") == "fellowship"


@pytest.mark.ruling(24)
def test_at_some_tables_bonuses_are_forced(duel: Duel) -> None:
    forced = {"bonuses": "forced"}
    t = advance(duel, "sauron", 5, 1, options=forced)
    assert t.refused("decline") == "must-place-units"
    t = advance(duel, "sauron", 8, 1, options=forced)
    assert t.asked() == ("take-turn", "sauron")
    t = advance(duel, "sauron", 11, 1, fortresses={"rohan": "fellowship"}, options=forced)
    assert t.fortress("rohan") is None
