"""Worked situations: the examples of the rulebook, and others that follow from its rules."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.war.table import (
    ALL_AT_WAR,
    AT_WAR,
    NO_CARDS,
    Board,
    free_dice,
    hand,
    shadow_dice,
)

from mathom.games.war.rules import vocabulary

REGULAR, ELITE = "sauron-regular", "sauron-elite"


def board(**data: Any) -> Board:
    """Nobody holds cards and everybody is at war, unless it is said otherwise."""
    return Board(**{"cards": NO_CARDS, "nations": ALL_AT_WAR, **data})


def attackers(t: Board, place: str, die: str = "army") -> Board:
    """Choose to attack from a place; the figures are chosen next."""
    t.do(f"use die:{die}", "attack")
    if "AttackFrom" in t.asked():
        t.do(f"from place:{place}")
    return t


def assail(t: Board, target: str) -> Board:
    """Choose the target, where there are several."""
    return t.do(f"against place:{target}") if "AttackAt" in t.asked() else t


# The examples of the rulebook.


@pytest.mark.rule("Giocare Carte Evento")
def test_a_card_is_played_by_its_sign_or_an_event_result() -> None:
    dice = free_dice(event=1, army_muster=1, muster=1, character=1, will_of_the_west=1)
    t = board(dice=dice, cards=hand("paths-of-the-woses"))
    able = []
    for face in ("event", "army-muster", "muster", "character", "will-of-the-west"):
        other = board(dice=dice, cards=hand("paths-of-the-woses")).do(f"use die:{face}")
        if other.may("play card:paths-of-the-woses"):
            able.append(face)
    assert able == ["event", "army-muster", "will-of-the-west"]
    t.do("use die:muster")
    assert t.refused("play card:paths-of-the-woses") == "die-does-not-play"


@pytest.mark.rule("Mettila in gioco sul tavolo")
def test_a_table_card_leaves_as_soon_as_its_condition_ends() -> None:
    t = board(
        dice=shadow_dice(army=1),
        cards={"denethors-folly": {"at": "table"}},
        armies={
            "minas-tirith": {"sauron-regular": 2},
            "minas-tirith-stronghold": {"gondor-regular": 3},
            "osgiliath": {},
        },
        sieges=["minas-tirith"],
    )
    t.do("use die:army", "march", "from place:minas-tirith", "all", "to place:osgiliath", "done")
    assert t.card("denethors-folly") == "discard"
    assert t.at("minas-tirith") == {"gondor-regular": 3}
    assert not t.besieged("minas-tirith")


@pytest.mark.rule("Le azioni indicate da una Carta Evento sono obbligatorie")
def test_a_card_does_what_it_can() -> None:
    t = board(
        dice=free_dice(event=1),
        cards=hand("imrahil-of-dol-amroth"),
        lost={"gondor-leader": 3},
    )
    t.do("use die:event", "play card:imrahil-of-dol-amroth", "recruit figure:gondor-elite")
    assert t.at("dol-amroth") == {"gondor-regular": 3, "gondor-elite": 1}


@pytest.mark.rule("Usare una Carta Evento per Reclutare Truppe")
def test_recruiting_by_card_needs_a_free_region() -> None:
    t = board(
        dice=free_dice(event=1),
        cards=hand("riders-of-theoden"),
        characters={"gimli": "eastemnet"},
        armies={"eastemnet": {REGULAR: 1}},
    )
    t.do("use die:event", "play card:riders-of-theoden")
    assert t.offers() == ["recruit figure:rohan-regular", "recruit figure:rohan-elite"]
    t.do("recruit figure:rohan-regular")
    assert t.at("edoras") == {"rohan-regular": 2, "rohan-elite": 1, "rohan-leader": 1}
    assert t.at("eastemnet") == {REGULAR: 1}


@pytest.mark.rule("Usare una Carta Evento per Reclutare Truppe")
def test_a_companion_in_besieged_helms_deep_lets_riders_come_there() -> None:
    t = board(
        dice=free_dice(event=1),
        cards=hand("riders-of-theoden"),
        characters={"gimli": "helms-deep-stronghold"},
        armies={
            "helms-deep": {"isengard-regular": 2},
            "helms-deep-stronghold": {"rohan-regular": 1},
        },
        sieges=["helms-deep"],
    )
    t.do("use die:event", "play card:riders-of-theoden")
    t.do("recruit-in place:helms-deep-stronghold", "recruit figure:rohan-elite")
    inside = t.at("helms-deep-stronghold")
    assert inside == {"rohan-regular": 1, "rohan-elite": 1, "rohan-leader": 1}


@pytest.mark.rule("Potenza e Comando")
def test_strength_is_all_units_but_rolls_five_dice_at_most() -> None:
    t = board(
        dice=shadow_dice(army=1),
        armies={
            "north-ithilien": {REGULAR: 6, ELITE: 2},
            "osgiliath": {"gondor-regular": 3, "gondor-elite": 1},
        },
    )
    attackers(t, "north-ithilien").roll("all", *["1"] * 5, *["1"] * 4)
    assert t.told(vocabulary.COMBAT_ROLL) == [[1, 5, 0], [0, 4, 0]]


@pytest.mark.rule("Precedenza delle Carte Combattimento")
def test_scouts_leave_before_durins_bane_strikes() -> None:
    t = board(
        dice=shadow_dice(army=1),
        cards={
            **hand("balrog-of-moria", seat="shadow"),
            **hand("the-spirit-of-mordor"),
        },
        nations={**ALL_AT_WAR, "elves": {"steps_to_war": 3, "active": True}},
        armies={"parth-celebrant": {"elves-regular": 2}, "dimrill-dale": {REGULAR: 5}},
    )
    assail(attackers(t, "dimrill-dale").do("all"), "parth-celebrant")
    t.do("combat card:balrog-of-moria", "combat card:the-spirit-of-mordor")
    assert all(offer.startswith("retreat") for offer in t.offers())
    t.do(t.offers()[0])
    assert t.card("balrog-of-moria") == t.card("the-spirit-of-mordor") == "discard"
    assert t.at("parth-celebrant") == {}
    assert t.politics("elves") == (2, True)
    t.do("all")
    assert t.at("parth-celebrant") == {REGULAR: 5}


@pytest.mark.rule("Tiro Comando")
def test_missed_dice_are_rolled_again_by_leadership() -> None:
    t = board(
        dice=free_dice(army_muster=1),
        armies={
            "osgiliath": {"gondor-regular": 5, "gondor-leader": 3},
            "north-ithilien": {REGULAR: 5},
            "south-ithilien": {},
        },
    )
    attackers(t, "osgiliath", "army-muster")
    t.roll("all", "1", "3", "5", "5", "6", *["1"] * 5, "6", "2")
    assert t.told(vocabulary.COMBAT_ROLL) == [[0, 5, 3], [1, 5, 0]]
    assert t.told(vocabulary.LEADER_ROLL) == [[0, 2, 1]]
    assert t.at("north-ithilien") == {REGULAR: 1}


@pytest.mark.rule("Modificatori al Tiro")
def test_a_bonus_helps_but_a_one_misses() -> None:
    t = board(
        dice=free_dice(army_muster=1),
        cards=hand("dain-ironfoots-guard"),
        armies={
            "osgiliath": {"gondor-regular": 3, "gondor-elite": 1},
            "north-ithilien": {REGULAR: 5},
            "south-ithilien": {},
        },
    )
    attackers(t, "osgiliath", "army-muster").do("all")
    t.roll("combat card:dain-ironfoots-guard", "4", "1", "6", "3", *["1"] * 5)
    assert t.told(vocabulary.COMBAT_ROLL)[0] == [0, 4, 2]


@pytest.mark.rule("Rimuovere le Perdite")
def test_two_hits_can_be_taken_in_four_ways() -> None:
    t = board(
        dice=free_dice(army_muster=1),
        armies={
            "osgiliath": {"gondor-regular": 5},
            "north-ithilien": {REGULAR: 2, ELITE: 2},
            "south-ithilien": {},
        },
    )
    attackers(t, "osgiliath", "army-muster")
    t.roll("all", "5", "5", "1", "1", "1", "1", "1", "1", "1")
    assert t.asked() == "shadow TakeHits"
    assert t.offers() == [
        f"lose figure:{REGULAR}",
        f"reduce figure:{ELITE}",
        f"lose figure:{ELITE}",
    ]
    t.do(f"reduce figure:{ELITE}")
    assert t.offers() == [f"lose figure:{REGULAR}", f"reduce figure:{ELITE}"]
    t.do(f"lose figure:{REGULAR}")
    assert t.at("north-ithilien") == {REGULAR: 2, ELITE: 1}


@pytest.mark.rule("Avanzare di posizione politica")
def test_dale_attacked_and_lost_brings_the_north_two_steps_on() -> None:
    t = board(
        dice=shadow_dice(army=1),
        nations={"sauron": AT_WAR},
        armies={
            "dale": {"north-regular": 2, "north-leader": 1},
            "northern-rhovanion": {REGULAR: 5},
            "woodland-realm": {},
        },
    )
    attackers(t, "northern-rhovanion")
    t.roll("all", "6", "5", "5", "5", "5", "1", "1", "1")
    assert t.politics("north") == (2, True)
    assert t.at("dale") == {"north-regular": 1, "north-leader": 1}
    t.do("continue", "retreat place:woodland-realm", "all")
    assert t.at("woodland-realm") == {"north-regular": 1, "north-leader": 1}
    assert t.politics("north") == (1, True)
    assert t.control("dale") == "shadow"
    assert t.points("shadow") == 1


@pytest.mark.rule("Entrare in guerra")
def test_a_retreat_may_cross_a_border_but_the_next_move_must_leave() -> None:
    t = board(
        dice=free_dice(army_muster=2),
        nations={},
        armies={"erebor": {"north-regular": 2}, "dale": {}},
    )
    t.do("use die:army-muster", "march", "from place:erebor", "all")
    assert t.offers() == ["to place:dale", "to place:withered-heath"]
    assert t.refused("to place:iron-hills") == "not-at-war"


@pytest.mark.rule("Personaggi in guerra")
def test_nazgul_fight_before_sauron_is_at_war() -> None:
    t = board(
        dice=shadow_dice(character=1),
        nations={"isengard": AT_WAR},
        armies={"fords-of-isen": {"isengard-regular": 3, "nazgul": 1}, "orthanc": {}},
    )
    assail(attackers(t, "fords-of-isen", "character").do("all"), "helms-deep")
    assert t.asked() == "free-peoples FieldOrSiege"


@pytest.mark.rule("La Guida della Compagnia")
def test_the_first_guide_may_be_strider_instead() -> None:
    t = Board(cards=NO_CARDS)
    t.do("decline")
    assert t.offers() == ["guide character:gandalf", "guide character:strider"]
    assert t.refused("guide character:legolas") == "not-the-highest-level"


@pytest.mark.rule("La Compagnia Dichiarata la Propria Posizione")
def test_declaring_in_lorien_heals_and_draws_nothing() -> None:
    t = Board(cards=NO_CARDS, fellowship={"progress": 5, "corruption": 2})
    t.do("declare", "to place:fords-of-bruinen", "to place:hollin", "to place:moria")
    t.do("to place:dimrill-dale", "to place:lorien")
    assert t.s.corruption == 1
    assert (t.s.progress, t.s.revealed) == (0, 0)


@pytest.mark.rule("La Compagnia è Rivelata da una Caccia all'Anello")
def test_a_revealed_fellowship_cannot_stay_in_rivendell() -> None:
    t = board(
        dice=free_dice(character=1),
        fellowship={"progress": 2},
        hunt_box={"shadow": 1},
    )
    t.do("use die:character")
    t.roll("move-fellowship", "6", "tile tile:0-reveal-a")
    assert t.asked() == "free-peoples Journey"
    assert t.refused("done") == "no-reveal-in-city"
    t.do("to place:fords-of-bruinen", "to place:hollin")
    t.roll("to place:moria", "tile tile:eye-a")
    assert t.s.corruption == 0
    assert (t.s.progress, t.s.revealed) == (0, 1)


@pytest.mark.rule("Separare i Compagni")
def test_a_group_separates_as_far_as_its_best_member() -> None:
    t = board(dice=free_dice(character=1), fellowship={"progress": 5})
    t.do("use die:character", "separate", "take figure:legolas", "take figure:meriadoc", "done")
    assert t.may("to place:woodland-realm")
    t.do("to place:woodland-realm")
    assert t.where("legolas") == t.where("meriadoc") == "woodland-realm"
    other = board(dice=free_dice(character=1), fellowship={"progress": 5})
    other.do("use die:character", "separate", "take figure:meriadoc", "done")
    assert other.refused("to place:woodland-realm") == "place-out-of-reach"


@pytest.mark.rule("Modificatori al Tiro per la Caccia")
def test_the_second_move_of_a_turn_is_hunted_more_easily() -> None:
    t = board(dice=free_dice(character=2), hunt_box={"shadow": 2})
    t.do("use die:character")
    t.roll("move-fellowship", "5", "5")
    assert t.s.hunt_free == 1
    t.do("use die:character")
    t.roll("move-fellowship", "5", "1", "tile tile:1-a")
    assert t.told(vocabulary.HUNT_ROLL) == [[2, 1, 0]]


@pytest.mark.rule("Ritirare per la Caccia")
@pytest.mark.ruling(14)
def test_stronghold_units_and_nazgul_give_a_reroll_each() -> None:
    t = board(
        dice=free_dice(character=1),
        fellowship={"region": "moria"},
        armies={"moria": {REGULAR: 4, "nazgul": 1}},
        hunt_box={"shadow": 4},
    )
    t.do("use die:character")
    t.roll("move-fellowship", "1", "1", "1", "1")
    assert t.asked() == "shadow HuntAgain"
    assert t.offers() == [*(f"reroll number:{dice}" for dice in (3, 2, 1)), "decline"]
    assert t.refused("reroll number:4") == "hunt-rerolls"
    t.roll("reroll number:3", "2", "2", "2")
    two = board(
        dice=free_dice(character=1),
        fellowship={"region": "hollin"},
        armies={"hollin": {REGULAR: 3, "nazgul": 2}},
        hunt_box={"shadow": 4},
    )
    two.do("use die:character")
    two.roll("move-fellowship", "1", "1", "1", "1")
    two.roll("reroll number:2", "2", "6", "tile tile:eye-a")
    assert two.s.damage == 1


@pytest.mark.rule("Effetti della Caccia quando si dichiara o si rivela la Compagnia")
def test_the_balrog_tile_comes_between_the_revealing_and_the_stronghold_tile() -> None:
    t = board(
        dice=free_dice(character=1),
        fellowship={"region": "hollin", "progress": 0},
        hunt_box={"shadow": 1},
        cards={"balrog-of-moria": {"at": "table"}},
    )
    t.do("use die:character")
    t.roll("move-fellowship", "6", "tile tile:0-reveal-a")
    t.do("to place:moria")
    assert t.asked() == "shadow BalrogWakes"
    t.roll("invoke card:balrog-of-moria", "tile tile:eye-a", "tile tile:eye-b")
    assert t.card("balrog-of-moria") == "discard"
    assert t.s.corruption == 0


@pytest.mark.rule("Effetti della Caccia")
@pytest.mark.ruling(2)
def test_a_whole_hunt() -> None:
    t = board(
        dice=free_dice(character=1),
        fellowship={"region": "goblins-gate", "progress": 1, "guide": "strider"},
        hunt_box={"free-peoples": 1, "shadow": 3},
    )
    t.do("use die:character")
    t.roll("move-fellowship", "2", "5", "6", "tile tile:3-a")
    assert t.s.damage == 3
    t.roll("lose-random", "random character:gimli")
    t.do("guide character:strider")
    assert t.where("gimli") == "gone"
    assert t.s.corruption == 1
    assert t.s.revealed == 0
    assert t.s.progress == 2


@pytest.mark.rule("Partita a 3 giocatori")
@pytest.mark.ruling(20)
def test_three_players_one_nation_twice_in_a_row_is_refused() -> None:
    t = Board(
        seats=3,
        cards=NO_CARDS,
        nations=ALL_AT_WAR,
        dice=free_dice(army_muster=1),
        armies={"druadan-forest": {"gondor-regular": 1, "rohan-regular": 1}},
    )
    t.do("use die:muster", "muster", "recruit figure:gondor-elite", "recruit-in place:pelargir")
    t.do("use die:army-muster", "march")
    assert t.may("from place:druadan-forest")
    assert not t.may("from place:minas-tirith")


# Sieges, sorties, relief.


@pytest.mark.rule("Ritirarsi in Assedio")
def test_withdrawing_at_once_costs_a_step_of_politics_and_nothing_else() -> None:
    t = board(
        dice=shadow_dice(army=1),
        nations={"sauron": AT_WAR},
        armies={"dimrill-dale": {REGULAR: 5}, "moria": {}},
    )
    assail(attackers(t, "dimrill-dale").do("all"), "lorien").do("withdraw", "all")
    assert t.politics("elves") == (2, True)
    assert t.besieged("lorien")
    inside = {"elves-regular": 1, "elves-elite": 2, "elves-leader": 1}
    assert t.at("lorien-stronghold") == inside
    assert t.at("lorien") == {REGULAR: 5}
    assert t.control("lorien") == "free-peoples"


@pytest.mark.rule("Ritirarsi in Assedio")
def test_only_five_units_fit_within_the_walls() -> None:
    t = board(
        dice=shadow_dice(army=1),
        armies={
            "minas-tirith": {"gondor-regular": 5, "gondor-elite": 2, "gondor-leader": 2},
            "osgiliath": {REGULAR: 5},
        },
    )
    assail(attackers(t, "osgiliath").do("all"), "minas-tirith").do("withdraw", "all")
    assert t.asked() == "free-peoples Trim"
    before = t.pool(0)["gondor-regular"]
    t.do("disband figure:gondor-regular", "disband figure:gondor-elite")
    assert t.pool(0)["gondor-regular"] == before + 1
    assert t.at("minas-tirith-stronghold")["gondor-leader"] == 2
    assert "TakeAction" in t.asked()


def besieged_helms_deep(**more: Any) -> Board:
    """Isengard besieges Helm's Deep."""
    data: dict[str, Any] = {
        "armies": {
            "helms-deep": {"isengard-regular": 3},
            "helms-deep-stronghold": {"rohan-regular": 2, "rohan-elite": 1, "rohan-leader": 1},
            "fords-of-isen": {},
        },
        "sieges": ["helms-deep"],
        **more,
    }
    return board(**data)


@pytest.mark.rule("Condurre un Assedio")
@pytest.mark.ruling(6)
def test_an_assault_lasts_one_round_unless_an_elite_pays() -> None:
    t = besieged_helms_deep(
        dice=shadow_dice(army=1),
        armies={
            "helms-deep": {"isengard-regular": 4, "isengard-elite": 1},
            "helms-deep-stronghold": {"rohan-regular": 3},
            "fords-of-isen": {},
        },
    )
    attackers(t, "helms-deep").roll("all", "5", "5", "5", "5", "5", "4", "4", "4")
    assert t.offers() == ["reduce figure:isengard-elite", "cease"]
    t.roll("reduce figure:isengard-elite", *["1"] * 5, *["1"] * 3)
    assert t.besieged("helms-deep")
    assert t.at("helms-deep") == {"isengard-regular": 5}


@pytest.mark.rule("Catturare un Insediamento")
def test_a_stronghold_falls_with_its_garrison() -> None:
    t = board(
        dice=shadow_dice(army=1),
        nations={"sauron": AT_WAR},
        characters={"boromir": "minas-tirith-stronghold"},
        armies={
            "minas-tirith": {REGULAR: 5},
            "minas-tirith-stronghold": {"gondor-regular": 1, "gondor-leader": 1},
            "osgiliath": {},
        },
        sieges=["minas-tirith"],
    )
    attackers(t, "minas-tirith").roll("all", "6", "1", "1", "1", "1", "1", "1", "1", "1")
    assert t.where("boromir") == "gone"
    assert t.lost() == {"gondor-regular": 1, "gondor-leader": 1}
    assert t.control("minas-tirith") == "shadow"
    assert t.points("shadow") == 2
    assert t.politics("gondor") == (0, True)


@pytest.mark.rule("Fine della Battaglia")
def test_when_both_armies_fall_nothing_is_captured() -> None:
    t = board(
        dice=shadow_dice(army=1),
        armies={
            "minas-tirith": {REGULAR: 1},
            "minas-tirith-stronghold": {"gondor-regular": 1},
            "osgiliath": {},
        },
        sieges=["minas-tirith"],
    )
    attackers(t, "minas-tirith")
    if "PickAttackers" in t.asked():
        t.roll("all", "6", "6")
    assert not t.besieged("minas-tirith")
    assert t.control("minas-tirith") == "free-peoples"
    assert t.at("minas-tirith") == {}


@pytest.mark.rule("Sortita")
def test_a_sortie_that_is_called_off_goes_back_in() -> None:
    t = besieged_helms_deep(dice=free_dice(army_muster=1))
    attackers(t, "helms-deep-stronghold", "army-muster")
    t.do("take figure:rohan-elite")
    t.roll("take figure:rohan-leader", "1", "4", "4", "4", "1")
    t.do("cease")
    assert t.besieged("helms-deep")
    assert t.at("helms-deep-stronghold") == {
        "rohan-regular": 2,
        "rohan-elite": 1,
        "rohan-leader": 1,
    }


@pytest.mark.rule("Sortita")
def test_besiegers_may_retreat_from_a_sortie_to_a_free_region() -> None:
    t = besieged_helms_deep(dice=free_dice(army_muster=1))
    attackers(t, "helms-deep-stronghold", "army-muster")
    t.roll("all", "1", "1", "1", "1", "4", "4", "4")
    t.do("continue")
    assert "retreat place:westemnet" not in t.offers()
    t.do("retreat place:fords-of-isen")
    assert not t.besieged("helms-deep")
    assert t.at("helms-deep")["rohan-elite"] == 1
    assert t.at("fords-of-isen") == {"isengard-regular": 3}


@pytest.mark.rule("Alleviare un Assedio")
def test_relief_is_a_field_battle_with_the_besiegers() -> None:
    t = board(
        dice=free_dice(army_muster=1),
        armies={
            "minas-tirith": {REGULAR: 2},
            "minas-tirith-stronghold": {"gondor-regular": 5},
            "druadan-forest": {"rohan-regular": 5},
        },
        sieges=["minas-tirith"],
    )
    attackers(t, "druadan-forest", "army-muster")
    t.roll("all", "5", "5", "1", "1", "1", "1", "1")
    assert t.offers()[-2:] == ["all", "done"]
    t.do("all")
    assert not t.besieged("minas-tirith")
    assert t.at("minas-tirith") == {"gondor-regular": 5, "rohan-regular": 5}


@pytest.mark.rule("Rinforzare un Assedio")
def test_besiegers_are_reinforced_by_moving_and_hold_ten_at_most() -> None:
    t = board(
        dice=shadow_dice(army=1),
        armies={
            "dol-amroth": {REGULAR: 6},
            "dol-guldur": {},
            "dol-amroth-stronghold": {"gondor-regular": 3},
            "erech": {REGULAR: 5},
        },
        sieges=["dol-amroth"],
    )
    t.do("use die:army", "march", "from place:erech")
    t.do(*[f"take figure:{REGULAR}"] * 4)
    t.do("done", "to place:dol-amroth")
    assert t.at("dol-amroth") == {REGULAR: 10}
    assert t.besieged("dol-amroth")


@pytest.mark.rule("Condurre un Assedio: limitazioni")
def test_a_siege_ends_when_the_last_besieging_unit_leaves() -> None:
    t = board(
        dice=shadow_dice(army=1, character=1),
        armies={
            "rivendell": {REGULAR: 2, "nazgul": 2},
            "rivendell-stronghold": {"elves-elite": 2},
        },
        sieges=["rivendell"],
    )
    t.do("use die:army", "march", "from place:rivendell", *[f"take figure:{REGULAR}"] * 2, "done")
    t.do("to place:fords-of-bruinen")
    if t.may("done"):
        t.do("done")
    assert not t.besieged("rivendell")
    assert t.at("rivendell") == {"elves-elite": 2, "nazgul": 2}
    t.do("use die:character", "move-minions", "from place:rivendell")
    assert t.refused("to place:rivendell") == "stronghold-of-the-free"


@pytest.mark.rule("Limitazioni al Reclutamento")
def test_a_besieged_stronghold_recruits_only_by_card() -> None:
    siege: dict[str, Any] = {
        "armies": {
            "minas-tirith": {REGULAR: 5},
            "minas-tirith-stronghold": {"gondor-regular": 5},
            "osgiliath": {},
        },
        "sieges": ["minas-tirith"],
    }
    t = board(dice=free_dice(muster=1), **siege)
    t.do("use die:muster", "muster", "recruit figure:gondor-elite")
    assert t.refused("recruit-in place:minas-tirith") == "cannot-recruit-there"
    t = board(dice=free_dice(muster=1), cards=hand("guards-of-the-citadel"), **siege)
    t.do("use die:muster", "play card:guards-of-the-citadel", "recruit figure:gondor-elite")
    assert t.asked() == "free-peoples Trim"
    t.do("disband figure:gondor-regular")
    assert t.at("minas-tirith-stronghold") == {
        "gondor-regular": 4,
        "gondor-elite": 1,
        "gondor-leader": 1,
    }


# Retreat, stacking, recruiting, war.


@pytest.mark.rule("Scegliere di Cessare l'Attacco, o di Ritirarsi")
def test_where_an_army_may_retreat() -> None:
    t = board(
        dice=shadow_dice(army=1),
        nations={"isengard": AT_WAR},
        armies={
            "fords-of-isen": {"rohan-regular": 4},
            "gap-of-rohan": {"isengard-regular": 5},
            "orthanc": {},
        },
    )
    attackers(t, "gap-of-rohan")
    t.roll("all", *["1"] * 5, *["1"] * 4)
    t.do("continue")
    expected = {"helms-deep", "westemnet", "fangorn", "druwaith-iaur"}
    assert {offer.partition(":")[2] for offer in t.offers() if ":" in offer} == expected
    assert t.refused("retreat place:orthanc") == "cannot-retreat-there"


@pytest.mark.rule("Limitazioni al Movimento")
def test_an_army_may_march_into_an_empty_enemy_settlement() -> None:
    t = board(
        dice=free_dice(army_muster=1),
        control={"pelargir": "shadow"},
        armies={"pelargir": {}, "lossarnach": {"gondor-regular": 2}},
    )
    assert t.points("shadow") == 1
    t.do("use die:army-muster", "march", "from place:lossarnach", "all", "to place:pelargir")
    assert t.control("pelargir") == "free-peoples"
    assert t.points("shadow") == 0


@pytest.mark.rule("Limite d'ammassamento")
@pytest.mark.ruling(4)
def test_the_last_march_never_brings_more_than_ten_units_together() -> None:
    t = board(
        dice=free_dice(army_muster=1),
        armies={
            "lossarnach": {"gondor-regular": 6},
            "pelargir": {"gondor-regular": 5},
            "dol-amroth": {},
            "minas-tirith": {"gondor-regular": 2},
            "osgiliath": {},
        },
    )
    t.do("use die:army-muster", "march", "from place:minas-tirith", "all")
    t.do("to place:druadan-forest", "from place:lossarnach")
    t.do(*["take figure:gondor-regular"] * 6)
    assert t.refused("to place:pelargir") == "army-too-large"


@pytest.mark.rule("Muovere un Esercito")
def test_no_figure_marches_twice_with_one_die() -> None:
    t = board(
        dice=shadow_dice(army=1),
        armies={"gorgoroth": {REGULAR: 3}, "minas-morgul": {ELITE: 1}},
    )
    t.do("use die:army", "march", "from place:gorgoroth", "all", "to place:minas-morgul")
    t.do("from place:minas-morgul")
    assert [offer for offer in t.offers() if "take" in offer] == [f"take figure:{ELITE}"]


@pytest.mark.rule("Reclutare Nuove Unità e Comandanti")
def test_what_a_muster_die_recruits() -> None:
    t = board(
        dice=free_dice(muster=1),
        nations={"gondor": AT_WAR},
        control={"pelargir": "shadow"},
        armies={
            "pelargir": {},
            "dol-amroth": {"southrons-easterlings-regular": 2},
            "dol-amroth-stronghold": {"gondor-regular": 1},
            "lossarnach": {"gondor-regular": 1},
        },
        sieges=["dol-amroth"],
    )
    t.do("use die:muster", "muster")
    assert t.refused("recruit figure:rohan-regular") == "not-at-war"
    t.do("recruit figure:gondor-regular")
    places = {offer.partition(":")[2] for offer in t.offers()}
    assert places == {"minas-tirith", "lossarnach", "lamedon"}
    t.do("recruit-in place:minas-tirith")
    assert not t.may("recruit figure:gondor-elite")
    t.do("recruit figure:gondor-leader")
    assert t.at("lossarnach")["gondor-leader"] == 1


@pytest.mark.rule("Reclutare Nuove Unità e Comandanti: Nazgûl")
def test_nazgul_are_recruited_in_strongholds_of_sauron() -> None:
    t = board(dice=shadow_dice(muster=1), nations={"sauron": AT_WAR})
    t.do("use die:muster", "muster", "recruit figure:nazgul")
    places = {offer.partition(":")[2] for offer in t.offers()}
    expected = {"barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad"}
    assert places == expected
    before = board(dice=shadow_dice(muster=1), nations={"isengard": AT_WAR})
    before.do("use die:muster", "muster")
    assert before.refused("recruit figure:nazgul") == "not-at-war"


@pytest.mark.rule("Entrare in guerra: restrizioni")
def test_units_not_at_war_neither_attack_nor_enter_other_nations() -> None:
    army = {"gondor-regular": 3, "elves-elite": 2}
    t = board(
        dice=free_dice(army_muster=1),
        nations={"elves": AT_WAR},
        armies={"druadan-forest": army},
    )
    t.do("use die:army-muster", "march", "from place:druadan-forest", "all")
    assert t.refused("to place:folde") == "not-at-war"
    t = board(
        dice=free_dice(army_muster=1),
        nations={"elves": AT_WAR},
        armies={"minas-tirith": army, "osgiliath": {REGULAR: 1}},
    )
    attackers(t, "minas-tirith", "army-muster")
    assert [o for o in t.offers() if "take" in o] == ["take figure:elves-elite"]


@pytest.mark.rule("Dividere un Esercito Attaccante")
def test_a_character_die_needs_a_leader_among_the_attackers() -> None:
    t = board(
        dice=shadow_dice(character=1),
        nations={"sauron": AT_WAR},
        armies={
            "eastern-brown-lands": {REGULAR: 4, "nazgul": 1, "southrons-easterlings-regular": 2},
            "western-brown-lands": {"rohan-regular": 3},
        },
    )
    attackers(t, "eastern-brown-lands", "character")
    assert "take figure:southrons-easterlings-regular" not in t.offers()
    t.do(f"take figure:{REGULAR}")
    assert not t.may("done")
    t.roll("take figure:nazgul", "1", "5", "1", "1", "1")
    assert t.at("eastern-brown-lands") == {REGULAR: 3, "southrons-easterlings-regular": 2}
    assert t.pool(1)["nazgul"] == 4


@pytest.mark.rule("Attaccare una Cittadella o una Fortificazione")
def test_a_fortification_protects_in_the_first_round_only() -> None:
    t = board(
        dice=shadow_dice(army=1),
        nations={"sauron": AT_WAR},
        armies={"osgiliath": {"gondor-regular": 5}, "north-ithilien": {REGULAR: 5}},
    )
    attackers(t, "north-ithilien")
    t.roll("all", *["5"] * 5, *["1"] * 5)
    assert t.told(vocabulary.COMBAT_ROLL)[0] == [1, 5, 0]
    assert t.politics("gondor") == (1, True)
    t.do("continue")
    t.roll("stand", *["5"] * 4, "1", *["1"] * 5)
    assert t.told(vocabulary.COMBAT_ROLL)[0] == [1, 5, 4]


@pytest.mark.rule("Catturare un Insediamento: non occupato")
@pytest.mark.ruling(3)
def test_an_empty_stronghold_is_captured_by_entering() -> None:
    t = board(
        dice=shadow_dice(army=1),
        nations={"isengard": AT_WAR},
        characters={"gimli": "helms-deep"},
        armies={"helms-deep": {}, "fords-of-isen": {"isengard-regular": 3}},
    )
    t.do("use die:army", "march", "from place:fords-of-isen", "all", "to place:helms-deep")
    assert t.control("helms-deep") == "shadow"
    assert t.points("shadow") == 2
    assert t.politics("rohan") == (2, True)
    assert t.where("gimli") == "helms-deep"


# Dice, the Hunt box, Mordor, victory.


@pytest.mark.rule("Usare i Dadi Azione: passare")
def test_passing_needs_fewer_dice() -> None:
    dice = {"free-peoples": {"character": 2, "muster": 1}, "shadow": {"army": 4}}
    t = board(dice=dice, hunt_box={"shadow": 2})
    assert t.may("pass")
    dice["free-peoples"]["character"] = 3
    assert board(dice=dice).refused("pass") == "cannot-pass"


@pytest.mark.rule("Gli Anelli Elfici")
@pytest.mark.ruling(9)
def test_elven_rings_change_a_die_and_change_sides() -> None:
    dice = {"free-peoples": {"muster": 2}, "shadow": {"army": 2}}
    t = board(dice=dice)
    t.do("ring die:muster")
    assert t.refused("into die:will-of-the-west") == "not-into-that"
    t.do("into die:character")
    assert (t.s.rings_free, t.s.rings_shadow) == (2, 1)
    assert t.refused("ring die:muster") == "ring-used-this-turn"
    t.do("use die:character", "skip")
    t.do("ring die:army", "into die:eye")
    assert t.s.hunt_shadow == 1
    assert t.s.rings_shadow == 0
    assert t.may("use die:army")


@pytest.mark.rule("Preparazione della Caccia")
def test_how_many_dice_may_be_allotted_to_the_hunt() -> None:
    gone = dict.fromkeys(("gandalf", "strider", "legolas", "gimli", "boromir"), "gone")
    agenda = [{"step": "next-action"}, {"step": "allot-dice", "seat": 1}]
    t = Board(cards=NO_CARDS, characters=gone, pending={"taken_back": 1}, agenda=agenda)
    assert t.offers() == ["allot number:1", "allot number:2"]
    gone |= dict.fromkeys(("meriadoc", "peregrin"), "gone")
    t = Board(cards=NO_CARDS, characters=gone, agenda=agenda)
    assert t.offers() == ["allot number:0", "allot number:1"]


@pytest.mark.rule("Effetti della Caccia: nuova Guida")
def test_two_hobbit_guides_can_take_two_damage_away() -> None:
    gone = dict.fromkeys(("gandalf", "strider", "legolas", "gimli", "boromir"), "gone")
    t = board(
        dice=free_dice(character=1),
        characters=gone,
        fellowship={"guide": "meriadoc", "region": "hollin"},
        hunt_box={"shadow": 1},
    )
    t.do("use die:character")
    t.roll("move-fellowship", "6", "tile tile:2-a")
    t.do("release", "to place:hollin", "release", "to place:hollin")
    assert t.where("meriadoc") == t.where("peregrin") == "hollin"
    assert t.s.corruption == 0
    assert t.s.guide == 7


@pytest.mark.rule("La Compagnia a Mordor")
def test_moving_in_mordor_draws_a_tile_and_counts_the_box() -> None:
    t = board(
        dice=free_dice(character=1),
        fellowship={"mordor": 3},
        hunt_box={"free-peoples": 1, "shadow": 3},
    )
    t.do("use die:character")
    t.roll("move-fellowship", "tile tile:eye-a")
    assert t.s.damage == 4
    assert t.s.mordor == 4
    t.do("decline")
    assert t.s.corruption == 4


@pytest.mark.rule("La Compagnia a Mordor: Stop")
def test_a_stop_tile_holds_the_fellowship() -> None:
    t = board(
        dice=free_dice(character=1, muster=1),
        fellowship={"mordor": 3},
        tiles={"on-on-they-went": "pool"},
    )
    t.do("use die:character")
    t.roll("move-fellowship", "tile tile:on-on-they-went")
    t.do("decline")
    assert (t.s.mordor, t.s.tried) == (3, 1)


@pytest.mark.rule("Condizioni di Vittoria basate sull'Anello")
@pytest.mark.parametrize(("corruption", "winner"), [(11, "corruption"), (10, "ring-destroyed")])
def test_corruption_goes_before_the_crack_of_doom(corruption: int, winner: str) -> None:
    t = board(dice=free_dice(character=1), fellowship={"mordor": 4, "corruption": corruption})
    t.do("use die:character")
    t.roll("move-fellowship", "tile tile:1-a")
    t.do("decline")
    assert t.s.outcome is not None
    assert t.s.outcome.reason == winner


@pytest.mark.rule("Condizioni di Vittoria Militare")
def test_the_shadow_wins_when_both_military_goals_are_met() -> None:
    lost = ["minas-tirith", "dol-amroth", "helms-deep", "edoras", "lorien", "pelargir"]
    control = dict.fromkeys(lost, "shadow")
    control |= dict.fromkeys(["moria", "orthanc"], "free-peoples")
    t = board(
        dice=free_dice(spare=0, muster=1), control=control, armies={"moria": {}, "orthanc": {}}
    )
    assert (t.points("shadow"), t.points("free-peoples")) == (10, 4)
    t.do("use die:muster", "skip")
    assert t.s.outcome is not None
    assert t.s.outcome.reason == "shadow-conquest"
