"""Combat cards (Carte Combattimento): every card is used in a battle that its title fits."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.war.table import ALL_AT_WAR, Board, covers, free_dice, hand, shadow_dice

from mathom.engine.state import Tape
from mathom.engine.step import play
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.facts import (
    CARD_FACTS,
    CARD_TITLE,
    CARDS,
    COMBAT_FACTS,
    FREE,
    SIDES,
    TITLES,
)
from mathom.games.war.rules.game import WAR
from mathom.games.war.rules.turn import TakeAction

FIELD: dict[str, Any] = {
    "characters": {"strider": "westemnet!", "meriadoc": "westemnet", "gandalf": "westemnet"},
    "armies": {
        "westemnet": {"rohan-regular": 3, "rohan-elite": 2, "rohan-leader": 2},
        "fords-of-isen": {
            "sauron-regular": 3,
            "southrons-easterlings-elite": 2,
            "nazgul": 2,
        },
        "helms-deep": {},
    },
    "fellowship": {"region": "westemnet"},
}
ASSAULT: dict[str, Any] = {
    "armies": {
        "helms-deep": {"isengard-regular": 5},
        "helms-deep-stronghold": {"rohan-regular": 4},
        "fords-of-isen": {},
    },
    "sieges": ["helms-deep"],
}
MORIA: dict[str, Any] = {
    "armies": {"hollin": {"north-regular": 3}, "moria": {"sauron-regular": 5}},
}


def card_with(title: str) -> str:
    """A card with a combat title."""
    return str(next(card["id"] for card in CARD_FACTS if card["combat"] == title))


def fight(title: str, where: dict[str, Any], attacker: str, card: str = "", **more: Any) -> Board:
    """The Shadow attacks from a place, with the card in the hand of its owner."""
    card = card or card_with(title)
    side = SIDES.index(CARD_FACTS[CARDS.index(card)]["side"])
    holder = "free-peoples" if side == FREE else "shadow"
    t = Board(
        dice=shadow_dice(army=1),
        nations=ALL_AT_WAR,
        cards=hand(card, seat=holder),
        **{**where, **more},
    )
    t.do("use die:army", "attack")
    if "AttackFrom" in t.asked():
        t.do(f"from place:{attacker}")
    t.do("all")
    if "AttackAt" in t.asked():
        targets = {"fords-of-isen": "westemnet", "moria": "hollin"}
        t.do(f"against place:{targets[attacker]}")
    return t


def battle_for(title: str) -> tuple[dict[str, Any], str]:
    """A battle in which a title can be used."""
    if title == "devilry-of-orthanc":
        return ASSAULT, "helms-deep"
    if title == "durins-bane":
        return MORIA, "moria"
    return FIELD, "fords-of-isen"


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("card", CARDS)
def test_a_card_acts_in_battle_and_the_battle_goes_on(card: str, seed: int) -> None:
    title = TITLES[CARD_TITLE[CARDS.index(card)]]
    t = fight(title, *battle_for(title), card=card)
    assert t.may(f"combat card:{card}")
    t.s.tape = Tape()
    t.do(f"combat card:{card}")
    chance = random.Random(seed)
    while t.s.outcome is None and not isinstance(t.s.agenda[-1], TakeAction):
        play(t.s, chance.choice(t.s.offers))
        assert WAR.faults(t.s) == []
    shown = [event.numbers[1] for event in t.s.tape.events if event.kind == vocabulary.CARD_SHOWN]
    assert shown == [CARDS.index(card)]
    if any(event.kind == vocabulary.TITLE_DONE for event in t.s.tape.events):
        covers("title", title)
        covers("combat", card)
    assert t.card(card) == "discard"


ONES = ["1"] * 5


@pytest.mark.parametrize(
    ("title", "shadow", "free"),
    [
        ("valour", ["4", "4", "4", "4", "4"], ["4", "4", "4", "4", "4"]),
        ("ents-rage", ["4", "4", "4", "4", "4"], ["3", "3", "3", "3", "3"]),
        ("servant-of-the-secret-fire", ["4"] * 5, ["4"] * 5),
    ],
)
def test_a_bonus_of_the_free_peoples_makes_their_dice_hit(
    title: str, shadow: list[str], free: list[str]
) -> None:
    t = fight(title, FIELD, "fords-of-isen")
    t.roll(f"combat card:{card_with(title)}", *shadow, *free, "1", "1")
    assert t.told(vocabulary.COMBAT_ROLL) == [[1, 5, 0], [0, 5, 5]]


@pytest.mark.parametrize(
    ("title", "dice"), [("daylight", 3), ("huorn-dark", 2), ("brave-stand", 2)]
)
def test_fewer_dice_for_the_shadow(title: str, dice: int) -> None:
    t = fight(title, FIELD, "fords-of-isen")
    rerolls = min(dice, 2)
    free_again = min(5, 2 + 2 + 1 + 1)
    chances = [*["1"] * dice, *ONES, *["1"] * rerolls, *["1"] * free_again]
    t.roll(f"combat card:{card_with(title)}", *chances)
    assert t.told(vocabulary.COMBAT_ROLL)[0] == [1, dice, 0]


def test_advantageous_position_spares_no_natural_six() -> None:
    t = fight("advantageous-position", FIELD, "fords-of-isen")
    chances = ["5", "5", "6", "5", "5", *ONES, "1", "1", *["1"] * 5]
    t.roll(f"combat card:{card_with('advantageous-position')}", *chances)
    assert t.told(vocabulary.COMBAT_ROLL)[0] == [1, 5, 1]


def test_swarm_of_bats_cancels_the_other_card() -> None:
    t = Board(
        dice=shadow_dice(army=1),
        nations=ALL_AT_WAR,
        cards={
            **hand(card_with("swarm-of-bats"), seat="shadow"),
            **hand(card_with("daylight")),
        },
        **FIELD,
    )
    t.do("use die:army", "attack")
    if "AttackFrom" in t.asked():
        t.do("from place:fords-of-isen")
    t.do("all")
    if "AttackAt" in t.asked():
        t.do("against place:westemnet")
    t.do(f"combat card:{card_with('swarm-of-bats')}")
    t.roll(f"combat card:{card_with('daylight')}", *ONES, *ONES, "1", "1", *ONES)
    assert t.told(vocabulary.COMBAT_ROLL)[0] == [1, 5, 0]
    assert len(t.told(vocabulary.CARD_CANCELLED)) == 1


def test_durins_bane_strikes_before_the_combat_roll() -> None:
    t = fight("durins-bane", MORIA, "moria")
    t.roll(f"combat card:{card_with('durins-bane')}", "4", "4", "4")
    assert t.at("hollin") == {}
    assert t.told(vocabulary.COMBAT_ROLL) == []


def test_words_of_power_take_leadership_and_strength_of_a_companion() -> None:
    t = fight("words-of-power", FIELD, "fords-of-isen")
    t.do(f"combat card:{card_with('words-of-power')}")
    assert [o.partition(":")[2] for o in t.offers()] == ["gandalf", "strider", "meriadoc"]


def test_cards_that_do_not_fit_are_not_offered() -> None:
    plain = {"armies": {"hollin": {"north-regular": 3}, "moria": {"sauron-regular": 5}}}
    for title in ("valour", "ents-rage", "mighty-attack", "it-is-a-gift"):
        t = fight(title, plain, "moria")
        assert t.refused(f"combat card:{card_with(title)}") == "not-a-fitting-combat-card"


def test_every_title_is_on_a_card_and_has_an_initiative() -> None:
    used = {card["combat"] for card in CARD_FACTS}
    assert used == {title["id"] for title in COMBAT_FACTS}
    assert all(0 <= each <= 7 for title in COMBAT_FACTS for each in title["initiative"])


def test_without_cards_nobody_is_asked() -> None:
    t = Board(dice=free_dice(army_muster=1), nations=ALL_AT_WAR, cards={}, **FIELD)
    t.do("use die:army-muster", "attack")
    if "AttackFrom" in t.asked():
        t.do("from place:westemnet")
    t.do("all")
    assert "CombatCard" not in t.asked()
