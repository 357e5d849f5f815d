"""Responses to a wound that is still to come, and abilities whose order a player chooses."""

from __future__ import annotations

import json

import pytest
from tests.toy_games.responses import RESPONSES, ResponseState, Wound
from tests.toy_games.table import Table, numbers

from mathom.engine.errors import IllegalAction, RulesBug
from mathom.engine.laws import check_game
from mathom.engine.perspective import Perspective
from mathom.engine.position import load, position

ALL_SPENT: dict[str, object] = {
    "free-peoples": ["rally", "rage"],
    "shadow": ["rally", "rage"],
}


def skirmish(free: list[str], shadow: list[str], **changes: object) -> Table:
    """The Shadow strikes; both sides hold these cards and have used the rest of their three."""
    data: dict[str, object] = {
        "turn": "shadow",
        "hands": {"free-peoples": free, "shadow": shadow},
        "used": {
            "free-peoples": ["armour-3", "shield-3", "poison-3"][len(free) :],
            "shadow": ["armour-4", "shield-4", "poison-4"][len(shadow) :],
        },
        "spent": ALL_SPENT,
    }
    return Table(RESPONSES, data | changes)


def wounds(t: Table) -> dict[str, int]:
    """The warriors that are wounded."""
    found = t.view()["wounds"]
    assert isinstance(found, dict)
    return {warrior: count for warrior, count in found.items() if count}


def test_the_side_of_the_wounded_answers_first() -> None:
    t = skirmish(["armour-1"], ["poison-1"])
    t.play("shadow: strike warrior:aragorn")
    assert t.asked() == "respond"
    assert t.decider() == "free-peoples"
    assert wounds(t) == {}, "the wound is still to come"


def test_everybody_sees_the_wound_that_is_to_come() -> None:
    t = skirmish(["armour-1"], ["poison-1"])
    t.play("shadow: strike warrior:aragorn")
    assert t.view()["pending"] == ["aragorn", 1]


def test_when_both_pass_in_a_row_the_wound_happens() -> None:
    t = skirmish(["armour-1"], ["poison-1"])
    t.play("shadow: strike warrior:aragorn")
    t.play("free-peoples: pass")
    t.play("shadow: pass")
    assert wounds(t) == {"aragorn": 1}


def test_a_wound_can_be_prevented() -> None:
    t = skirmish(["armour-1"], ["poison-1"])
    t.play("shadow: strike warrior:aragorn")
    t.play("free-peoples: use card:armour-1")
    assert t.asked() == "strike", "nothing is left to answer"
    assert wounds(t) == {}


def test_a_wound_can_be_replaced_by_one_of_another_warrior() -> None:
    t = skirmish(["shield-1"], ["poison-1"])
    t.play("shadow: strike warrior:aragorn")
    t.play("free-peoples: use card:shield-1")
    t.play("shadow: pass")
    assert wounds(t) == {"boromir": 1}


def test_the_enemy_may_answer_too() -> None:
    t = skirmish(["armour-1"], ["poison-1"])
    t.play("shadow: strike warrior:aragorn")
    t.play("free-peoples: pass")
    t.play("shadow: use card:poison-1")
    assert t.decider() == "free-peoples"
    t.play("free-peoples: pass")
    assert wounds(t) == {"aragorn": 2}


def test_after_any_response_both_sides_may_answer_again() -> None:
    t = skirmish(["shield-1", "armour-1"], ["poison-1"])
    t.play("shadow: strike warrior:aragorn")
    t.play("free-peoples: use card:shield-1")
    t.play("shadow: use card:poison-1")
    assert t.view()["pending"] == ["boromir", 2]
    t.play("free-peoples: use card:armour-1")
    assert wounds(t) == {"boromir": 1}, "nobody holds a card any more"


def test_a_pass_before_a_response_does_not_count() -> None:
    t = skirmish(["shield-1", "armour-1"], ["poison-1", "poison-2"])
    t.play("shadow: strike warrior:aragorn")
    t.play("free-peoples: pass")
    t.play("shadow: use card:poison-1")
    t.play("free-peoples: use card:armour-1")
    t.play("shadow: pass")
    assert t.decider() == "free-peoples", "the earlier pass of the Free Peoples is forgotten"
    t.play("free-peoples: pass")
    assert wounds(t) == {"aragorn": 1}


def test_each_response_card_is_used_once() -> None:
    t = skirmish(["shield-1", "shield-2"], ["poison-1"])
    t.play("shadow: strike warrior:aragorn")
    t.play("free-peoples: use card:shield-1")
    t.play("shadow: pass")
    assert t.options("free-peoples") == ["use card:shield-2", "pass"]
    with pytest.raises(IllegalAction, match="not-in-hand"):
        t.play("free-peoples: use card:shield-1")


def test_a_shield_can_be_answered_by_a_shield() -> None:
    t = skirmish(["shield-1", "shield-2"], ["poison-1"])
    t.play("shadow: strike warrior:aragorn")
    t.play("free-peoples: use card:shield-1")
    t.play("shadow: pass")
    t.play("free-peoples: use card:shield-2")
    t.play("shadow: pass")
    assert wounds(t) == {"aragorn": 1}


def test_a_card_that_does_not_fit_is_refused_with_its_reason() -> None:
    t = skirmish(["poison-1"], ["armour-1"])
    t.play("shadow: strike warrior:aragorn")
    with pytest.raises(IllegalAction, match="response-does-not-fit"):
        t.play("free-peoples: use card:poison-1")


def test_a_side_with_cards_is_asked_even_if_none_of_them_fits() -> None:
    t = skirmish(["poison-1"], ["armour-1"])
    t.play("shadow: strike warrior:aragorn")
    assert t.options("free-peoples") == ["pass"]
    t.play("free-peoples: pass")
    assert t.options("shadow") == ["pass"]


def test_a_side_without_cards_is_skipped() -> None:
    t = skirmish([], ["poison-1"])
    t.play("shadow: strike warrior:aragorn")
    assert t.decider() == "shadow"
    t.play("shadow: pass")
    assert wounds(t) == {"aragorn": 1}


def test_with_empty_hands_no_window_opens() -> None:
    t = skirmish([], [])
    t.play("shadow: strike warrior:aragorn")
    assert wounds(t) == {"aragorn": 1}
    assert t.asked() == "strike"


def test_being_asked_tells_nothing_of_the_hand() -> None:
    fitting = skirmish(["armour-1"], ["poison-1"])
    useless = skirmish(["poison-2"], ["poison-1"])
    for t in (fitting, useless):
        t.play("shadow: strike warrior:aragorn")
    assert fitting.view("shadow") == useless.view("shadow")


def test_the_wounded_side_orders_the_abilities_of_the_same_moment() -> None:
    t = skirmish([], [], wounds={"aragorn": 1}, spent={"shadow": ["rally", "rage"]})
    t.play("shadow: strike warrior:aragorn")
    assert t.decider() == "free-peoples"
    assert t.options("free-peoples") == ["trigger ability:rally", "trigger ability:rage"]


def test_rally_first_leaves_nothing_to_rage_about() -> None:
    t = skirmish([], [], wounds={"aragorn": 1}, spent={"shadow": ["rally", "rage"]})
    t.play("shadow: strike warrior:aragorn")
    t.play("free-peoples: trigger ability:rally")
    assert wounds(t) == {"aragorn": 1}


def test_rage_first_wounds_the_enemy_before_the_rally() -> None:
    t = skirmish([], [], wounds={"aragorn": 1}, spent={"shadow": ["rally", "rage"]})
    t.play("shadow: strike warrior:aragorn")
    t.play("free-peoples: trigger ability:rage")
    assert wounds(t) == {"aragorn": 1, "lurtz": 1}


def test_a_wound_set_off_by_an_ability_has_its_own_window_before_the_next_ability() -> None:
    t = skirmish([], ["armour-1"], wounds={"aragorn": 1}, spent={"shadow": ["rally", "rage"]})
    t.play("shadow: strike warrior:aragorn")
    t.play("shadow: pass")
    t.play("free-peoples: trigger ability:rage")
    assert t.asked() == "respond"
    assert wounds(t) == {"aragorn": 2}, "the rally comes after all that the rage brings"
    t.play("shadow: use card:armour-1")
    assert wounds(t) == {"aragorn": 1}


def test_a_single_ability_happens_unasked() -> None:
    t = skirmish([], [], spent={"free-peoples": ["rage"], "shadow": ["rally", "rage"]})
    t.play("shadow: strike warrior:aragorn")
    assert wounds(t) == {}
    assert t.asked() == "strike"


def test_a_slain_warrior_ends_the_fight_before_any_ability() -> None:
    t = skirmish([], [], wounds={"aragorn": 2}, spent={})
    t.play("shadow: strike warrior:aragorn")
    assert t.ending() == (["shadow"], "warrior-slain")


def test_only_a_wound_that_is_still_to_come_can_be_amended() -> None:
    t = skirmish(["armour-1"], [])
    t.play("shadow: strike warrior:aragorn")
    with pytest.raises(RulesBug, match="step-not-scheduled"):
        t.s.amend(Wound(0, 1))


def test_an_open_window_survives_saving_and_can_be_answered_after_loading() -> None:
    t = skirmish(["shield-1"], ["poison-1"])
    t.play("shadow: strike warrior:aragorn")
    data = json.loads(json.dumps(position(RESPONSES, t.s)))
    loaded = Table(RESPONSES, data)
    assert numbers(RESPONSES, loaded.s) == numbers(RESPONSES, t.s)
    loaded.play("free-peoples: use card:shield-1")
    assert loaded.view()["pending"] == ["boromir", 1]


def test_a_clone_can_be_amended_without_touching_the_original() -> None:
    t = skirmish(["armour-1"], ["poison-1"])
    t.play("shadow: strike warrior:aragorn")
    copy = t.s.clone()
    t.play("free-peoples: use card:armour-1")
    assert any(isinstance(step, Wound) for step in copy.agenda)
    assert not any(isinstance(step, Wound) for step in t.s.agenda)


def test_a_guess_of_an_open_window_can_be_played_on() -> None:
    t = skirmish(["armour-1"], ["poison-1", "poison-2"])
    t.play("shadow: strike warrior:aragorn")
    t.play("free-peoples: pass")
    perspective = Perspective(RESPONSES, t.s, 0)
    asked = {tuple(perspective.sample(seed).offers) for seed in range(40)}
    assert len(asked) > 3, "the hand of the Shadow is a guess"
    guess = perspective.sample(1)
    assert isinstance(guess, ResponseState)
    assert guess.hand_size(1) == len(guess.cards_at(2)) == 2


def test_an_open_window_loads_only_with_its_wound() -> None:
    t = skirmish(["armour-1"], [])
    t.play("shadow: strike warrior:aragorn")
    data = position(RESPONSES, t.s)
    assert data["agenda"] == [
        {"step": "end-turn"},
        {"step": "wound", "warrior": 0, "amount": 1},
        {"step": "respond", "seat": 0, "passes": 0},
    ]
    assert load(RESPONSES, data).offers == t.s.offers


@pytest.mark.parametrize("seed", range(10))
def test_responses_obey_the_laws(seed: int) -> None:
    check_game(RESPONSES, seed)
