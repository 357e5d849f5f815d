"""Why something cannot be done: every reason is met at a table."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.war.table import Board

from mathom.games.war.rules.staging import stage

FIELD = {
    "south-ithilien": "4 sauron-regular sauron-elite",
    "osgiliath": "4 gondor-regular gondor-elite",
}


def attack(**data: Any) -> Board:
    """Sauron is about to attack Osgiliath."""
    position = {"shadow": "army muster", "armies": FIELD, "at_war": "all", "bare": True}
    return Board(**stage(**{**position, **data})).do("use die:army", "attack")


def test_hits_are_taken_as_the_rules_say() -> None:
    t = attack().roll("all", "6", "1", "1", "1", "1", "5", "1", "1", "1", "1")
    assert t.asked() == "shadow TakeHits"
    assert t.refused("lose figure:sauron-elite") == "cannot-be-lost"
    assert t.refused("decline") == "must-take-losses"
    t.do("lose figure:sauron-regular", "lose figure:gondor-regular", "continue")
    assert t.refused("retreat place:the-shire") == "region-not-adjacent"
    assert t.refused("decline") == "must-retreat-or-stand"


def test_an_army_attacks_only_whom_it_can_reach() -> None:
    armies = {**FIELD, "north-ithilien": "gondor-regular"}
    t = attack(armies=armies).do("all")
    assert t.asked() == "shadow AttackAt"
    assert t.refused("against place:minas-tirith") == "no-target-there"
    assert t.refused("decline") == "must-choose-target"


def test_not_every_army_can_attack_or_march() -> None:
    armies = {**FIELD, "north-ithilien": "sauron-regular", "moria": "10 sauron-regular"}
    t = attack(armies=armies)
    assert t.refused("from place:moria") == "army-cannot-attack"
    crowd = {
        "umbar": "southrons-easterlings-regular",
        "near-harad": "10 sauron-regular",
        "west-harondor": "10 sauron-regular",
        "nurn": "sauron-regular nazgul",
        "gorgoroth": "sauron-regular nazgul",
    }
    # By a character result only one army marches, so nobody makes room for another.
    crowd["umbar"] += " nazgul"
    march = Board(**stage(shadow="character muster", armies=crowd, bare=True))
    march.do("use die:character", "march")
    assert march.refused("from place:umbar") == "army-cannot-march"


def test_what_a_muster_needs() -> None:
    t = Board(**stage(free="2 muster", at_war=""))
    assert t.do("use die:muster").refused("muster") == "no-nation-at-war"
    north = dict.fromkeys(("bree", "carrock", "dale", "the-shire"), "shadow")
    occupied = Board(**stage(free="2 muster", at_war="north", control=north, bare=True))
    assert occupied.do("use die:muster").refused("muster") == "nobody-to-recruit"
    gondor = ("minas-tirith", "dol-amroth", "pelargir", "lossarnach", "lamedon")
    taken = dict.fromkeys(gondor, "shadow")
    lost = Board(**stage(free="2 muster", at_war="gondor rohan", control=taken, bare=True))
    lost.do("use die:muster", "muster")
    assert lost.refused("recruit figure:gondor-regular") == "nowhere-to-recruit"


def test_who_may_enter_play_and_where() -> None:
    t = Board(**stage(shadow="2 muster"))
    assert t.do("use die:muster").refused("bring character:saruman") == "cannot-enter-play"
    late = Board(**stage(shadow="2 muster", at_war="sauron gondor"))
    late.do("use die:muster", "bring character:witch-king")
    assert late.refused("to place:orthanc") == "cannot-enter-there"


def test_threats_keep_passive_nations_from_being_swayed() -> None:
    t = Board(**stage(free="2 muster", table="threats-and-promises"))
    assert t.do("use die:muster").refused("sway nation:rohan") == "nation-threatened"


def test_nobody_leaves_the_fellowship_in_mordor() -> None:
    t = Board(**stage(free="2 character", fellowship={"mordor": 1}))
    assert t.do("use die:character").refused("separate") == "nobody-leaves-in-mordor"


def test_how_many_dice_may_hunt() -> None:
    t = Board(**stage(company="strider gimli")).do("decline")
    assert t.asked() == "shadow AllotDice"
    assert t.refused("allot number:3") == "hunt-dice"


def test_a_hand_over_its_limit_is_discarded_first() -> None:
    held = "athelas axe-and-bow horn-of-gondor wizards-staff elven-rope elven-cloaks"
    t = Board(**stage(free="event muster", hands={"free-peoples": held}))
    t.do("use die:event", "draw deck:free-peoples-strategy")
    assert t.asked() == "free-peoples DiscardExcess"
    assert t.refused("decline") == "hand-too-large"


def test_a_card_of_the_other_player_is_not_played() -> None:
    position = stage(free="2 event", seats=4, hands={"rohan": "guards-of-the-citadel"})
    t = Board(**position).do("use die:event")
    assert t.refused("play card:guards-of-the-citadel") == "event-of-other-player"


def test_a_card_on_the_table_bars_the_shadow_from_lorien() -> None:
    t = Board(
        **stage(
            shadow="army muster",
            armies={"dimrill-dale": "2 sauron-regular"},
            at_war="sauron",
            table="a-power-too-great",
            bare=True,
        )
    )
    t.do("use die:army", "march", "all")
    assert t.refused("to place:lorien") == "region-barred"
    assert t.refused("decline") == "must-march-on"


def test_companions_are_sent_somewhere() -> None:
    t = Board(**stage(free="2 character", armies={"bree": "gimli"}))
    t.do("use die:character", "move-companions", "from place:bree")
    assert t.refused("decline") == "must-choose-destination"


def test_a_combat_card_is_no_answer_to_a_question_of_the_hunt() -> None:
    position = stage(
        free="2 event",
        armies={"fangorn": "gandalf-the-white"},
        hands={"free-peoples": "the-ents-awake-treebeard athelas"},
    )
    t = Board(**position).do("use die:event", "play card:the-ents-awake-treebeard")
    while "PlayExtra" not in t.asked():
        t.do(t.offers()[0])
    assert t.refused("hide") == "not-now"


@pytest.mark.ruling(12)
def test_an_eye_drawn_in_mordor_for_a_card_counts_nothing() -> None:
    t = Board(
        **stage(
            shadow="event muster",
            company="strider",
            fellowship={"mordor": 1, "revealed": True},
            pool="eye-a",
            hunt_box={"shadow": 3},
            hands={"shadow": "the-breaking-of-the-fellowship"},
        )
    )
    t.do("use die:event").roll("play card:the-breaking-of-the-fellowship", "tile tile:eye-a")
    assert t.where("strider") == "fellowship"
    assert t.s.corruption == 0


@pytest.mark.ruling(16)
def test_corsairs_land_with_everybody_and_never_cease() -> None:
    def landing(pelargir: str) -> Board:
        position = stage(
            shadow="event muster",
            armies={"umbar": "3 southrons-easterlings-regular", "pelargir": pelargir},
            at_war="all",
            hands={"shadow": "corsairs-of-umbar"},
            bare=True,
        )
        t = Board(**position).do("use die:event", "play card:corsairs-of-umbar", "all")
        return t

    t = landing("gondor-regular").roll("to place:pelargir", "6", "1", "1", "1")
    assert t.at("pelargir") == {"southrons-easterlings-regular": 3}
    assert t.at("umbar") == {}
    assert t.control("pelargir") == "shadow"
    hard = landing("2 gondor-regular").roll("to place:pelargir", "1", "1", "1", "1", "1")
    assert hard.asked() == "free-peoples RetreatOrStand", "the Corsairs may not cease"


@pytest.mark.ruling(17)
@pytest.mark.rule("Carta: Vermilinguo")
def test_an_attack_on_edoras_awakes_rohan_whoever_defends_it() -> None:
    for target, active in (("edoras", True), ("folde", False)):
        position = stage(
            shadow="army muster",
            armies={
                "orthanc": "saruman isengard-regular",
                "westemnet": "3 isengard-regular",
                target: "gondor-regular",
            },
            at_war="isengard gondor",
            table="wormtongue",
            bare=True,
        )
        t = Board(**position).do("use die:army", "attack")
        if "AttackFrom" in t.asked():
            t.do("from place:westemnet")
        t.do("all")
        assert t.politics("rohan")[1] == active


@pytest.mark.ruling(18)
def test_the_grey_company_takes_no_regular_without_an_elite() -> None:
    t = Board(
        **stage(
            free="event muster",
            armies={"minas-tirith": "3 gondor-regular strider"},
            hands={"free-peoples": "the-grey-company"},
            lost={"gondor-elite": 5},
            bare=True,
        )
    )
    t.do("use die:event", "play card:the-grey-company")
    assert t.at("minas-tirith") == {"gondor-regular": 3}
    assert t.card("the-grey-company") == "discard"
