"""Rulings that tables may set differently (docs/rulings/duel.md), where no chapter claims them."""

from __future__ import annotations

import pytest
from tests.games.duel.table import Duel, DuelTable, both, enemy

import mathom
from mathom.games.duel.words import OPTIONS

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
    }


def test_an_unknown_option_is_refused(duel: Duel) -> None:
    with pytest.raises(mathom.BadNotation, match="unknown-option"):
        duel.new(options={"extra-turn": "add"})
    with pytest.raises(mathom.BadNotation, match="unknown-option-value"):
        duel.new(options={"extra-turns": "many"})


def two_extra_turns(duel: Duel, value: str, seat: str) -> DuelTable:
    """A yellow card that earns an extra turn by a token and another by the quest."""
    t = duel.position(
        available=["c1-yellow-01"],
        turn=seat,
        quest={seat: 8},
        tokens={seat: ["elves-1", "humans-1"]},
        options={"extra-turns": value},
    )
    return t.play("c1-yellow-01", "accept")


@pytest.mark.ruling(1)
@both
def test_extra_turns_add_up(duel: Duel, seat: str) -> None:
    t = two_extra_turns(duel, "add", seat)
    assert t.told("extra-turn") == [(seat,), (seat,)]
    for _ in range(2):
        assert t.asked() == ("take-turn", seat)
        t.discard(t.can("discard")[0])
    assert t.asked() == ("take-turn", enemy(seat))


@pytest.mark.ruling(1)
@both
def test_at_some_tables_a_turn_earns_one_extra_turn_at_most(duel: Duel, seat: str) -> None:
    t = two_extra_turns(duel, "one", seat)
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
        t.play("c1-yellow-01")
        t.play("c1-yellow-02")
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
    t.play("c1-yellow-01", "accept")
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
