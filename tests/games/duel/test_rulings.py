"""Rulings that tables may set differently (docs/rulings/duel.md), where no chapter claims them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.duel.table import Duel, DuelTable, both, enemy

import mathom
from mathom.games.duel.rules.vocabulary import OPTIONS

RICH = {"fellowship": 9, "sauron": 9}


def test_each_option_has_two_values_and_the_recommended_one_comes_first() -> None:
    assert {option.id: option.values for option in OPTIONS} == {
        "extra-turns": ["add", "one"],
        "set-aside": ["discard", "out"],
        "new-token": ["later", "at-once"],
        "manoeuvres": ["optional", "forced"],
        "bonuses": ["optional", "forced"],
        "trio": ["automatic", "postponable"],
        "purple-order": ["free", "printed"],
        "green-order": ["reward-first", "moves-first"],
        "reserve": ["limited", "unlimited"],
        "token-effects": ["optional", "forced"],
        "red-units": ["forced", "optional"],
    }


def test_an_unknown_option_is_refused(duel: Duel) -> None:
    with pytest.raises(mathom.BadNotation, match="unknown-option"):
        duel.new(options={"extra-turn": "add"})
    with pytest.raises(mathom.BadNotation, match="unknown-option-value"):
        duel.new(options={"extra-turns": "many"})


def two_extra_turns(duel: Duel, value: str, seat: str, *answers: str) -> DuelTable:
    """A yellow card that earns an extra turn by a token and another by the quest."""
    t = duel.position(
        available=["c1-yellow-01"],
        turn=seat,
        quest={seat: 8},
        tokens={seat: ["elves-1", "humans-1"]},
        options={"extra-turns": value},
    )
    return t.play("c1-yellow-01", *answers)


@pytest.mark.ruling(1)
@both
def test_extra_turns_add_up(duel: Duel, seat: str) -> None:
    t = two_extra_turns(duel, "add", seat, "accept", "accept")
    assert t.told("extra-turn") == [(seat,), (seat,)]
    for _ in range(2):
        assert t.asked() == ("take-turn", seat)
        t.discard(t.can("discard")[0])
    assert t.asked() == ("take-turn", enemy(seat))


@pytest.mark.ruling(1)
@both
def test_at_some_tables_a_turn_earns_one_extra_turn_at_most(duel: Duel, seat: str) -> None:
    t = two_extra_turns(duel, "one", seat, "accept")
    # Nobody is asked about the second one, which could not come.
    assert t.told("extra-turn") == [(seat,)]
    assert t.asked() == ("take-turn", seat)
    t.discard(t.can("discard")[0])
    assert t.asked() == ("take-turn", enemy(seat))


@pytest.mark.ruling(1)
def test_an_extra_turn_may_earn_another(duel: Duel) -> None:
    for value in ("add", "one"):
        t = duel.position(
            available=["c1-yellow-01", "c1-yellow-02"],
            tokens={"sauron": ["elves-1"]},
            options={"extra-turns": value},
        )
        t.play("c1-yellow-01", "accept")
        t.play("c1-yellow-02", "accept")
        assert t.asked() == ("take-turn", "sauron")


@pytest.mark.ruling(1)
@pytest.mark.ruling(2)
def test_two_extra_turns_reach_over_the_end_of_a_chapter(duel: Duel) -> None:
    t = duel.position(
        available=["c1-yellow-01"],
        left=1,
        quest={"sauron": 8},
        tokens={"sauron": ["elves-1", "humans-1"]},
    )
    t.play("c1-yellow-01", "accept", "accept")
    assert t.chapter() == 2
    assert t.extra_turns() == 1
    for _ in range(2):
        assert t.asked() == ("take-turn", "sauron")
        t.discard(t.can("discard")[0])
    assert t.asked() == ("take-turn", "fellowship")


def second_dwarf(duel: Duel, option: str, value: str, **tokens: list[str]) -> DuelTable:
    """A pair of Dwarves, played by a chain, shows the token that moves units for a green card."""
    t = duel.position(
        available=["c2-green-01"],
        coins={"sauron": 0},
        areas={"sauron": ["c1-green-01"]},
        tokens=tokens,
        stacks={"dwarves": {"top": "dwarves-3"}} if not tokens else {},
        options={option: value},
    )
    return t.play("c2-green-01")


@pytest.mark.ruling(31)
def test_a_token_does_not_apply_to_the_card_that_earned_it(duel: Duel) -> None:
    t = second_dwarf(duel, "new-token", "later").do("keep token:dwarves-3")
    assert t.asked() == ("take-turn", "fellowship")


@pytest.mark.ruling(31)
def test_at_some_tables_a_token_applies_to_the_card_that_earned_it(duel: Duel) -> None:
    t = second_dwarf(duel, "new-token", "at-once").do("keep token:dwarves-3")
    assert t.asked() == ("manoeuvre", "sauron")
    t.do("march region:mordor", "to region:gondor", "done")
    assert t.army("sauron") == {"gondor": 1, "mordor": 1}


@pytest.mark.ruling(31)
@pytest.mark.parametrize(("value", "coins"), [("later", 0), ("at-once", 3)])
def test_a_chain_token_and_the_card_that_earned_it(duel: Duel, value: str, coins: int) -> None:
    t = duel.position(
        available=["c2-green-04"],
        coins={"sauron": 0},
        areas={"sauron": ["c1-green-04"]},
        stacks={"hobbits": {"top": "hobbits-3"}},
        options={"new-token": value},
    )
    t.play("c2-green-04", "keep token:hobbits-3")
    assert t.coins("sauron") == coins


@pytest.mark.ruling(32)
def test_the_reward_of_an_alliance_comes_before_the_moves_of_a_green_card(duel: Duel) -> None:
    t = second_dwarf(duel, "green-order", "reward-first", sauron=["dwarves-3"])
    assert t.asked() == ("keep-token", "sauron")
    t.do(t.actions()[0])
    assert t.asked() == ("manoeuvre", "sauron")


@pytest.mark.ruling(32)
def test_at_some_tables_the_moves_come_before_the_reward(duel: Duel) -> None:
    t = second_dwarf(duel, "green-order", "moves-first", sauron=["dwarves-3"])
    assert t.asked() == ("manoeuvre", "sauron")
    t.do("done")
    assert t.asked() == ("keep-token", "sauron")


@pytest.mark.ruling(12)
def test_the_reserve_pays_only_what_is_left(duel: Duel) -> None:
    t = duel.position(
        available=["c2-yellow-02"],
        coins={"fellowship": 20, "sauron": 9},
        options={"reserve": "limited"},
    )
    t.play("c2-yellow-02")
    assert t.coins("sauron") == 10
    assert t.match.view()["reserve"] == 0


@pytest.mark.ruling(12)
def test_at_some_tables_the_reserve_has_no_end(duel: Duel) -> None:
    t = duel.position(
        available=["c2-yellow-02"],
        coins={"fellowship": 20, "sauron": 9},
        options={"reserve": "unlimited"},
    )
    t.play("c2-yellow-02")
    assert t.coins("sauron") == 13


SECOND_ENT = {"available": ["c3-green-04"], "areas": {"sauron": ["c3-green-03"]}}
TURN_BY_TOKEN: list[tuple[dict[str, Any], list[str]]] = [
    (
        {"available": ["c1-yellow-01"], "tokens": {"sauron": ["elves-1"]}},
        ["play card:c1-yellow-01"],
    ),
    (
        {"tiles": {"offered": ["helms-deep"]}, "tokens": {"sauron": ["dwarves-2"]}},
        ["take tile:helms-deep"],
    ),
    (
        {**SECOND_ENT, "stacks": {"ents": {"top": "ents-1"}}},
        ["play card:c3-green-04", "keep token:ents-1"],
    ),
]
UNITS_BY_TOKEN: list[tuple[dict[str, Any], list[str], int]] = [
    (
        {"available": ["c1-blue-01"], "tokens": {"sauron": ["hobbits-2"]}},
        ["play card:c1-blue-01"],
        1,
    ),
    (
        {
            "available": ["c3-green-02"],
            "areas": {"sauron": ["c3-green-01"]},
            "stacks": {"wizards": {"top": "wizards-2"}},
        },
        ["play card:c3-green-02", "keep token:wizards-2"],
        2,
    ),
]


@pytest.mark.ruling(41)
@pytest.mark.rule("Scheda Riassuntiva: segnalini Alleanza")
@pytest.mark.parametrize(("position", "actions"), TURN_BY_TOKEN)
def test_the_extra_turn_of_a_token_may_be_declined(
    duel: Duel, position: dict[str, Any], actions: list[str]
) -> None:
    t = duel.position(turn="sauron", coins=RICH, **position).do(*actions)
    assert t.asked() == ("take-extra-turn", "sauron")
    assert t.refused("done") == "must-answer-extra-turn"
    t.do("decline")
    assert t.told("extra-turn") == []
    assert t.asked() == ("take-turn", "fellowship")


@pytest.mark.ruling(41)
@pytest.mark.parametrize(("position", "actions"), TURN_BY_TOKEN)
def test_at_some_tables_the_extra_turn_of_a_token_is_forced(
    duel: Duel, position: dict[str, Any], actions: list[str]
) -> None:
    forced = {"token-effects": "forced"}
    t = duel.position(turn="sauron", coins=RICH, options=forced, **position).do(*actions)
    assert t.told("extra-turn") == [("sauron",)]
    assert t.asked() == ("take-turn", "sauron")


@pytest.mark.ruling(41)
def test_the_quest_asks_about_no_turn_that_cannot_come(duel: Duel) -> None:
    t = duel.position(available=["c3-blue-04"], left=1, coins=RICH, quest={"sauron": 8})
    t.play("c3-blue-04")
    assert t.told("bonus-reached") == [("sauron", "extra_turn")]
    assert t.outcome() == (["fellowship", "sauron"], "shared")


@pytest.mark.ruling(42)
@pytest.mark.parametrize(("position", "actions", "units"), UNITS_BY_TOKEN)
def test_the_units_of_a_token_may_be_declined(
    duel: Duel, position: dict[str, Any], actions: list[str], units: int
) -> None:
    t = duel.position(turn="sauron", coins=RICH, units={}, **position).do(*actions)
    for _ in range(units):
        assert t.asked() == ("place-units", "sauron")
        t.do("decline")
    assert t.army("sauron") == {}
    assert t.asked() == ("take-turn", "fellowship")


@pytest.mark.ruling(42)
@pytest.mark.parametrize(("position", "actions", "units"), UNITS_BY_TOKEN)
def test_at_some_tables_the_units_of_a_token_must_be_placed(
    duel: Duel, position: dict[str, Any], actions: list[str], units: int
) -> None:
    forced = {"token-effects": "forced"}
    t = duel.position(turn="sauron", coins=RICH, options=forced, **position).do(*actions)
    assert t.asked() == ("place-units", "sauron")
    assert t.refused("decline") == "must-place-units"


@pytest.mark.ruling(42)
@pytest.mark.rule("Carte Rosse")
def test_the_units_of_a_red_card_must_be_placed(duel: Duel) -> None:
    forced = {"red-units": "forced"}
    t = duel.position(available=["c1-red-02"], coins=RICH, units={}, options=forced)
    t.play("c1-red-02")
    assert t.refused("decline") == "must-place-units"


@pytest.mark.ruling(42)
def test_at_some_tables_the_units_of_a_red_card_may_be_declined(duel: Duel) -> None:
    t = duel.position(
        available=["c1-red-02"], coins=RICH, units={}, options={"red-units": "optional"}
    )
    t.play("c1-red-02", "decline")
    assert t.army("sauron") == {}
    assert t.asked() == ("take-turn", "fellowship")


@pytest.mark.ruling(42)
@pytest.mark.rule("B. Prendere 1 tessera Punto di Interesse")
def test_the_units_of_a_tile_are_placed_whatever_the_options(duel: Duel) -> None:
    t = duel.position(
        coins=RICH,
        units={},
        tiles={"offered": ["helms-deep"]},
        options={"red-units": "optional", "token-effects": "optional"},
    )
    t.take("helms-deep")
    assert t.army("sauron") == {"rohan": 3}
