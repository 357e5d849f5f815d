"""A battle round by its rules: cards, initiative, dice, leaders, casualties, the decision."""

from __future__ import annotations

import json

import pytest
from tests.toy_games.battle import BATTLE, BattleState
from tests.toy_games.table import Table

from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.laws import check_game
from mathom.engine.perspective import Perspective
from mathom.engine.step import deciders

HANDS: dict[str, object] = {
    "attacker": ["volley-1", "fury-1", "shield-wall-1"],
    "defender": ["dread-1", "volley-2", "valour-1"],
}


def battle(**changes: object) -> Table:
    """Three regulars against three, no leaders, known cards."""
    data: dict[str, object] = {
        "regulars": {"attacker": 3, "defender": 3},
        "elites": {"attacker": 0, "defender": 0},
        "leaders": {"attacker": 0, "defender": 0},
        "rerolls": {"attacker": 0, "defender": 0},
        "hands": HANDS,
    }
    return Table(BATTLE, data | changes)


def state_of(t: Table) -> BattleState:
    """The state, typed."""
    assert isinstance(t.s, BattleState)
    return t.s


def rolls(*faces: int) -> list[str]:
    """What the dice show."""
    return [f"roll face:{face}" for face in faces]


def test_both_sides_are_asked_for_a_combat_card_at_once() -> None:
    t = battle()
    assert deciders(t.s) == [0, 1]
    assert t.options("defender") == [
        "use card:volley-2", "use card:dread-1", "use card:valour-1", "no-card",
    ]  # fmt: skip


def test_a_combat_card_lies_face_down_until_both_have_chosen() -> None:
    t = battle()
    t.play("defender: use card:valour-1")
    assert "valour-1" not in json.dumps([t.view("attacker"), t.view()])
    assert "valour" not in json.dumps(Perspective(BATTLE, t.s, 0).view())


def test_a_used_card_is_shown_and_gone() -> None:
    t = battle()
    t.play("defender: use card:valour-1")
    t.play("attacker: no-card", *rolls(1, 1, 1, 1, 1, 1))
    assert t.view()["used"] == [[], ["valour-1"]]
    assert t.view("attacker")["hand_sizes"] == [3, 2]


def test_a_card_that_is_not_held_cannot_be_used() -> None:
    with pytest.raises(IllegalAction, match="not-in-hand"):
        battle().play("attacker: use card:dread-1")


def test_the_lower_initiative_acts_first() -> None:
    t = battle()
    t.play("attacker: use card:fury-1")
    t.play("defender: use card:dread-1", *rolls(4, 4, 4, 1, 1, 1))
    assert state_of(t).hits == [0, 0], "dread acts before fury and silences it"


def test_a_card_that_has_acted_cannot_be_silenced_by_a_later_one() -> None:
    t = battle()
    t.play("attacker: use card:volley-1")
    t.play("defender: use card:dread-1", *rolls(1, 1, 1, 1, 1))
    assert state_of(t).regulars == [3, 2]


def test_with_equal_initiative_the_defender_acts_first() -> None:
    t = battle(elites={"attacker": 1, "defender": 1})
    t.play("attacker: use card:volley-1")
    t.play("defender: use card:volley-2")
    assert t.decider() == "attacker", "the defender's volley hits first"
    t.play("attacker: remove-regular")
    assert t.decider() == "defender"


def test_with_equal_initiative_dread_of_the_defender_silences_that_of_the_attacker() -> None:
    t = battle(hands={**HANDS, "attacker": ["dread-2", "fury-1", "shield-wall-1"]})
    t.play("attacker: use card:dread-2")
    t.play("defender: use card:dread-1", *rolls(1, 1, 1, 1, 1, 1))
    assert state_of(t).silenced == [1, 0]


def test_a_volley_costs_a_unit_before_the_dice_are_rolled() -> None:
    t = battle()
    t.play("defender: no-card")
    t.play("attacker: use card:volley-1", *rolls(1, 1, 1, 1, 1))
    assert state_of(t).regulars == [3, 2]
    assert state_of(t).misses == [3, 2]


def test_every_unit_rolls_a_die_but_no_more_than_five() -> None:
    t = battle(regulars={"attacker": 7, "defender": 2})
    t.play("defender: no-card")
    t.play("attacker: no-card", *rolls(1, 1, 1, 1, 1, 1, 1))
    assert state_of(t).misses == [5, 2]


def test_a_five_and_a_six_hit() -> None:
    t = battle(regulars={"attacker": 5, "defender": 9})
    t.play("defender: no-card")
    t.play("attacker: no-card", *rolls(3, 4, 5, 6, 1), *rolls(1, 1, 1, 1, 1))
    assert state_of(t).hits == [2, 0]


def test_fury_makes_a_four_hit() -> None:
    t = battle()
    t.play("defender: no-card")
    t.play("attacker: use card:fury-1", *rolls(4, 3, 1), *rolls(4, 1, 1))
    assert state_of(t).hits == [1, 0]


def test_a_shield_wall_makes_a_five_fail_but_never_a_six() -> None:
    t = battle()
    t.play("defender: no-card")
    t.play("attacker: use card:shield-wall-1", *rolls(1, 1, 1), *rolls(5, 6, 1))
    assert state_of(t).hits == [0, 1]


def test_a_leader_may_roll_one_failure_again() -> None:
    t = battle(rerolls={"attacker": 1, "defender": 0})
    t.play("defender: no-card")
    t.play("attacker: no-card", *rolls(1, 2, 3), *rolls(1, 1, 1))
    assert t.options("attacker") == ["reroll", "keep"]
    t.play("attacker: reroll", *rolls(6))
    assert state_of(t).hits == [1, 0]
    assert state_of(t).misses == [2, 3]
    assert t.asked() == "go-on-or-stop", "there was one leader only"


def test_a_failure_may_be_kept() -> None:
    t = battle(rerolls={"attacker": 2, "defender": 0})
    t.play("defender: no-card")
    t.play("attacker: no-card", *rolls(1, 2, 3), *rolls(1, 1, 1))
    t.play("attacker: keep")
    assert t.asked() == "go-on-or-stop"


def test_without_a_failure_no_leader_is_asked() -> None:
    t = battle(rerolls={"attacker": 2, "defender": 0}, elites={"attacker": 0, "defender": 2})
    t.play("defender: no-card")
    t.play("attacker: no-card", *rolls(6, 6, 6), *rolls(1, 1, 1, 1, 1))
    assert t.asked() == "take-casualties"


def test_a_leader_rolls_again_in_every_round() -> None:
    t = battle(leaders={"attacker": 1, "defender": 0})
    t.play("defender: no-card")
    t.play("attacker: no-card", *rolls(1, 1, 1), *rolls(1, 1, 1))
    t.play("attacker: go-on")
    assert state_of(t).rerolls == [1, 0]


def test_valour_allows_two_more_failures_to_be_rolled_again() -> None:
    t = battle()
    t.play("defender: use card:valour-1")
    t.play("attacker: no-card", *rolls(1, 1, 1), *rolls(1, 1, 1))
    t.play("defender: reroll", *rolls(2))
    t.play("defender: reroll", *rolls(2))
    assert t.asked() == "go-on-or-stop"


def test_casualties_are_chosen_one_by_one_by_their_owner() -> None:
    t = battle(regulars={"attacker": 3, "defender": 2}, elites={"attacker": 0, "defender": 1})
    t.play("defender: no-card")
    t.play("attacker: no-card", *rolls(6, 6, 1), *rolls(1, 1, 1))
    assert t.decider() == "defender"
    assert t.options("defender") == ["remove-regular", "step-down-elite"]
    t.play("defender: step-down-elite")
    assert (state_of(t).regulars[1], state_of(t).elites[1]) == (2, 0), (
        "the second hit has no choice"
    )


def test_a_casualty_without_a_choice_is_taken_unasked() -> None:
    t = battle()
    t.play("defender: no-card")
    t.play("attacker: no-card", *rolls(6, 6, 1), *rolls(6, 1, 1))
    assert state_of(t).regulars == [2, 1]
    assert t.asked() == "go-on-or-stop"


def test_both_sides_strike_before_casualties_are_taken() -> None:
    t = battle(regulars={"attacker": 1, "defender": 1})
    t.play("defender: no-card")
    t.play("attacker: no-card", *rolls(6), *rolls(6))
    assert t.ending() == (["defender"], "attack-repelled")


def test_an_army_without_units_has_lost() -> None:
    t = battle(regulars={"attacker": 3, "defender": 1})
    t.play("defender: no-card")
    t.play("attacker: no-card", *rolls(6, 6, 6), *rolls(1))
    assert t.ending() == (["attacker"], "defence-broken")


def test_the_attacker_may_stop() -> None:
    t = battle()
    t.play("defender: no-card")
    t.play("attacker: no-card", *rolls(1, 1, 1), *rolls(1, 1, 1))
    t.play("attacker: stop")
    assert t.ending() == (["defender"], "attack-given-up")


def test_a_new_round_begins_without_the_hits_of_the_last() -> None:
    t = battle()
    t.play("defender: no-card")
    t.play("attacker: no-card", *rolls(6, 1, 1), *rolls(1, 1, 1))
    t.play("attacker: go-on")
    assert state_of(t).hits == [0, 0]
    assert t.asked() == "choose-combat-cards"


def test_a_die_cannot_show_a_seven() -> None:
    t = battle()
    t.play("defender: no-card")
    with pytest.raises(BadNotation, match="chance-impossible"):
        t.play("attacker: no-card", "deal card:fury-2")


@pytest.mark.parametrize("seed", range(10))
def test_battle_obeys_the_laws(seed: int) -> None:
    check_game(BATTLE, seed)
