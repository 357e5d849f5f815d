"""The odds of attacks in the orders of a view, and what an army that goes leaves behind."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.games.war.table import Board

from mathom.engine.step import decider
from mathom.engine.view import see
from mathom.games.war.rules.battle_odds import (
    NO_WALLS,
    STRONGHOLD_WALLS,
    WALLS_AT_FIRST,
    Forecast,
    Strength,
    percent,
)
from mathom.games.war.rules.game import WAR
from mathom.games.war.rules.staging import stage

WALLS = {"never": NO_WALLS, "first": WALLS_AT_FIRST, "always": STRONGHOLD_WALLS}
EXAMPLES = json.loads(Path(__file__).with_name("battle_odds.json").read_text("utf-8"))
"""The client works out the odds of fewer figures itself; its tests read the same examples."""
GARRISON = "3 gondor-regular 1 gondor-elite 1 gondor-leader strider boromir"


def forecast(example: dict[str, Any]) -> Forecast:
    attack, defence = (Strength(**example[army]) for army in ("attack", "defence"))
    return Forecast(attack, defence, WALLS[example["walls"]])


def fought(attack: Strength, defence: Strength, walls: int, chance: random.Random) -> bool:
    """One battle with dice, as the rulebook tells it."""
    lost = taken = rounds = 0
    while True:
        rounds += 1
        need = 6 if walls == STRONGHOLD_WALLS or (walls == WALLS_AT_FIRST and rounds == 1) else 5
        hits = rolled(attack.after(lost), need, chance)
        lost += rolled(defence.after(taken), 5, chance)
        taken += hits
        if taken >= defence.hits() or lost >= attack.hits():
            return taken >= defence.hits() and lost < attack.hits()
        if walls == STRONGHOLD_WALLS:
            if not attack.after(lost).elites:
                return False
            lost += 1


def rolled(army: Strength, need: int, chance: random.Random) -> int:
    """The hits of a roll and the re-roll of leaders."""
    missed = sum(chance.randint(1, 6) < need for _ in range(army.dice()))
    again = min(army.leadership, missed)
    return army.dice() - missed + sum(chance.randint(1, 6) >= need for _ in range(again))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: f"{one['walls']} {one['chance']}")
def test_chances_are_those_of_many_battles_with_dice(example: dict[str, Any]) -> None:
    found = forecast(example)
    assert found.chance() == pytest.approx(example["chance"], abs=0.0005)
    dice = random.Random(7)
    battles = 4000
    won = sum(fought(found.attack, found.defence, found.walls, dice) for _ in range(battles))
    assert won / battles == pytest.approx(example["chance"], abs=0.03)


def test_nothing_that_depends_on_dice_is_certain() -> None:
    assert [percent(0.0), percent(0.004), percent(0.555), percent(1.0)] == [1, 1, 56, 99]


def orders(armies: dict[str, str], verb: str, **rest: Any) -> dict[str, Any]:
    """The order that a die of the Free Peoples gives to the army in Minas Tirith."""
    t = Board(**stage(free="army", at_war="gondor sauron", armies=armies, bare=True, **rest))
    t.do("use die:army")
    view: Any = see(WAR, t.s, decider(t.s))
    found = [one for one in view["orders"]["armies"] if one["verb"] == verb]
    return next(one for one in found if one["from"] == "minas-tirith")


def test_an_attack_tells_its_odds_with_everybody_and_with_one_left_behind() -> None:
    enemy = "4 sauron-regular 2 sauron-elite nazgul"
    order = orders({"minas-tirith": GARRISON, "osgiliath": enemy}, "attack")
    everybody = Forecast(Strength(3, 1, 2, 3), Strength(4, 2, 0, 1), WALLS_AT_FIRST).chance()
    fewer = Forecast(Strength(2, 1, 2, 3), Strength(4, 2, 0, 1), WALLS_AT_FIRST).chance()
    odds = order["targets"]["osgiliath"]["odds"]
    assert odds == {"all": percent(everybody), "all_but_one": percent(fewer)}
    assert odds["all"] > odds["all_but_one"]
    alone = orders({"minas-tirith": "gondor-elite", "osgiliath": "sauron-regular"}, "attack")
    assert alone["targets"]["osgiliath"]["odds"]["all_but_one"] is None


def test_an_army_that_goes_exposes_its_settlement_to_the_enemies_next_to_it() -> None:
    enemies = {"osgiliath": "2 sauron-regular", "pelargir": "sauron-regular"}
    for verb in ("march", "attack"):
        order = orders({"minas-tirith": GARRISON, **enemies}, verb)
        assert order["exposes"] == ["osgiliath"], verb
    assert orders({"minas-tirith": GARRISON}, "march")["exposes"] == []


def test_an_army_of_which_some_must_stay_exposes_nothing() -> None:
    army = {"minas-tirith": f"{GARRISON} rohan-regular", "osgiliath": "2 sauron-regular"}
    assert orders(army, "attack")["exposes"] == []
    assert orders(army, "march")["exposes"] == ["osgiliath"]


def test_a_march_has_no_odds() -> None:
    order = orders({"minas-tirith": GARRISON, "osgiliath": "2 sauron-regular"}, "march")
    assert {goal["odds"] for goal in order["targets"].values()} == {None}
