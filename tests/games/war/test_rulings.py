"""Rulings, options and refusals that other tests do not meet."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.war.table import ALL_AT_WAR, AT_WAR, NO_CARDS, Board, free_dice, hand, shadow_dice

from mathom.games.war.rules.ending import best_of
from mathom.games.war.rules.facts import REGIONS


def board(**data: Any) -> Board:
    """Nobody holds cards and everybody is at war, unless it is said otherwise."""
    return Board(**{"cards": NO_CARDS, "nations": ALL_AT_WAR, **data})


def attack_on_lorien(**more: Any) -> Board:
    """The Shadow attacks Lórien from Dimrill Dale with all it has there."""
    t = board(
        dice=shadow_dice(army=1),
        armies={"dimrill-dale": {"sauron-regular": 5}, "moria": {}},
        **more,
    )
    t.do("use die:army", "attack")
    if "AttackFrom" in t.asked():
        t.do("from place:dimrill-dale")
    t.do("all")
    return t.do("against place:lorien") if "AttackAt" in t.asked() else t


@pytest.mark.ruling(5)
def test_nobody_enters_after_a_withdrawal_and_there_is_no_siege() -> None:
    t = attack_on_lorien().do("withdraw", "done")
    assert not t.besieged("lorien")
    assert t.at("lorien") == {"elves-regular": 1, "elves-elite": 2, "elves-leader": 1}
    assert t.at("dimrill-dale") == {"sauron-regular": 5}


@pytest.mark.ruling(7)
def test_a_conqueror_withdraws_into_the_stronghold_he_took() -> None:
    t = board(
        dice=free_dice(army_muster=1),
        control={"lorien": "shadow"},
        armies={
            "lorien": {"sauron-regular": 2},
            "parth-celebrant": {"elves-elite": 3},
            "woodland-realm": {},
        },
    )
    t.do("use die:army-muster", "attack")
    if "AttackFrom" in t.asked():
        t.do("from place:parth-celebrant")
    t.do("all")
    assert t.asked() == "shadow FieldOrSiege"
    t.do("withdraw", "all")
    assert t.besieged("lorien")
    assert t.at("lorien-stronghold") == {"sauron-regular": 2}


@pytest.mark.ruling(11)
def test_progress_stays_at_the_end_of_the_track() -> None:
    t = board(dice=free_dice(character=1), fellowship={"progress": 12}, hunt_box={"shadow": 1})
    t.do("use die:character")
    t.roll("move-fellowship", "1")
    assert t.s.progress == 12


@pytest.mark.ruling(13)
def test_a_hobbit_guide_in_mordor_lowers_the_damage_and_is_lost() -> None:
    gone = dict.fromkeys(("gandalf", "strider", "legolas", "gimli", "boromir", "peregrin"), "gone")
    t = board(dice=free_dice(character=1), characters=gone, fellowship={"mordor": 1})
    t.do("use die:character")
    t.roll("move-fellowship", "tile tile:1-a")
    t.do("release")
    assert t.where("meriadoc") == "gone"
    assert t.s.corruption == 0


@pytest.mark.ruling(15)
def test_grond_may_stop_after_any_round() -> None:
    t = board(
        dice=shadow_dice(event=1),
        cards=hand("grond-hammer-of-the-underworld", seat="shadow"),
        characters={"witch-king": "minas-tirith"},
        armies={
            "minas-tirith": {"sauron-regular": 3},
            "minas-tirith-stronghold": {"gondor-regular": 3},
            "osgiliath": {},
        },
        sieges=["minas-tirith"],
    )
    t.do("use die:event", "play card:grond-hammer-of-the-underworld")
    t.roll("all", "1", "1", "1", "1", "1", "1", "1", "1")
    assert t.offers() == ["continue", "cease"]
    t.roll("continue", "1", "1", "1", "1", "1", "1", "1", "1")
    assert t.offers() == ["continue", "cease"]


@pytest.mark.ruling(21)
def test_a_player_moves_only_his_own_units_of_a_shared_region() -> None:
    t = board(
        seats=4,
        dice={"free-peoples": {"army-muster": 2}, "shadow": {}},
        armies={"druadan-forest": {"gondor-regular": 2, "rohan-regular": 2}},
    )
    t.do("use die:army-muster", "march", "from place:druadan-forest")
    assert [o for o in t.offers() if "take" in o] == ["take figure:rohan-regular"]


@pytest.mark.ruling(22)
def test_players_of_a_side_with_equal_merit_win_together() -> None:
    t = board(seats=4, dice=free_dice(character=1))
    assert best_of(t.s, 1) == (1, 2)
    t.s.control[REGIONS.index("minas-tirith")] = 1
    t.s.captor[REGIONS.index("minas-tirith")] = 2
    assert best_of(t.s, 1) == (2,)
    assert best_of(t.s, 0) == (3,)


@pytest.mark.rule("Riserva dei Dadi Azione")
def test_a_great_character_brings_a_die_in_the_next_turn() -> None:
    t = board(
        dice=shadow_dice(spare=0, muster=1), characters={"strider": "minas-tirith!"}, cards={}
    )
    t.do("use die:muster", "skip", "decline")
    if "ChooseGuide" in t.asked():
        t.do(t.offers()[0])
    t.do("allot number:0")
    assert sum(t.s.dice[:7]) == 5


@pytest.mark.rule("La Compagnia a Mordor: nessun tentativo")
def test_a_turn_without_an_attempt_in_mordor_corrupts() -> None:
    t = board(dice=free_dice(spare=0, muster=1), fellowship={"mordor": 1})
    t.do("use die:muster", "skip")
    assert t.s.corruption == 1


def test_with_the_option_any_strategy_card_pays() -> None:
    t = board(
        options={"forced-discard": "strategy-deck"},
        dice=shadow_dice(army=1),
        cards={
            "a-power-too-great": {"at": "table"},
            **hand("pits-of-mordor", "orc-patrol", seat="shadow"),
        },
    )
    t.do("use die:army", "banish card:a-power-too-great", "discard card:pits-of-mordor")
    t.do("discard card:orc-patrol")
    assert t.card("a-power-too-great") == "discard"


@pytest.mark.parametrize(("option", "step"), [("advance", 2), ("stay", 1)])
def test_the_staff_in_mordor(option: str, step: int) -> None:
    t = board(
        options={"staff-in-mordor": option} if option != "advance" else {},
        dice=free_dice(character=1),
        fellowship={"mordor": 1},
        cards={"wizards-staff": {"at": "table"}},
    )
    t.do("use die:character", "move-fellowship", "invoke card:wizards-staff")
    assert t.s.mordor == step


def test_the_free_peoples_win_by_four_points() -> None:
    t = board(
        dice=free_dice(spare=0, muster=1),
        control=dict.fromkeys(["moria", "orthanc"], "free-peoples"),
        armies={"moria": {}, "orthanc": {}},
    )
    t.do("use die:muster", "skip")
    assert t.s.outcome is not None
    assert t.s.outcome.winners == (0,)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("sway nation:gondor", "already-at-war"),
        ("sway nation:sauron", "nation-of-another"),
        ("hide", "fellowship-hidden"),
        ("march", "die-cannot-do-that"),
        ("play card:athelas", "event-not-in-hand"),
        ("play card:house-of-the-stewards", "event-condition"),
    ],
)
def test_why_a_die_cannot_be_used_so(text: str, reason: str) -> None:
    t = board(dice=free_dice(event=1), cards=hand("house-of-the-stewards"))
    assert t.do("use die:event").refused(text) == reason


def test_why_no_army_marches_or_attacks() -> None:
    t = board(
        dice=free_dice(army_muster=1),
        nations={"gondor": AT_WAR, "rohan": AT_WAR},
        armies={
            "minas-tirith": {"sauron-regular": 2},
            "minas-tirith-stronghold": {"gondor-regular": 3},
            "osgiliath": {"gondor-regular": 2},
        },
        sieges=["minas-tirith"],
    )
    assert t.refused("use die:character") == "no-die-with-face"
    assert t.refused("hide") == "must-choose-die"
    t.do("use die:army-muster", "march")
    assert t.refused("from place:minas-tirith-stronghold") == "army-is-besieged"
    assert t.refused("from place:moria") == "no-army-there"
    assert t.refused("hide") == "must-choose-army"
    t.do("from place:osgiliath")
    assert t.refused("hide") == "must-pick-figures"
    assert t.refused("done") == "nobody-picked"
    assert t.refused("take figure:rohan-elite") == "cannot-go-along"
    t.do("all")
    assert t.refused("to place:minas-tirith") == "enemy-army-there"
    assert t.refused("to place:the-shire") == "region-not-adjacent"
    assert t.refused("hide") == "must-march-on"


def test_a_revealed_fellowship_does_not_move() -> None:
    t = board(dice=free_dice(character=1), fellowship={"revealed": True, "region": "hollin"})
    assert t.do("use die:character").refused("move-fellowship") == "fellowship-revealed"


def test_without_rings_no_die_is_changed() -> None:
    t = board(dice=shadow_dice(army=1))
    assert t.refused("ring die:army") == "no-elven-ring"


def test_reinforcements_are_limited() -> None:
    t = board(dice=free_dice(muster=1), lost={"gondor-elite": 4})
    t.do("use die:muster", "muster")
    assert t.refused("recruit figure:gondor-elite") == "no-reinforcements"
    assert t.refused("hide") == "must-recruit"
    assert t.refused("recruit figure:elves-leader") == "no-reinforcements"
