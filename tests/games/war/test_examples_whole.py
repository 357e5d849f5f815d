"""The examples of the rulebook to their end: what follows from each besides its first result."""

from __future__ import annotations

import pytest
from tests.games.war.table import Board

from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.game import WAR
from mathom.games.war.rules.staging import stage


@pytest.mark.rule("Limite d'ammassamento")
def test_ten_units_of_a_crowded_region_all_fight() -> None:
    t = Board(
        **stage(
            shadow="army muster",
            armies={"lossarnach": "10 gondor-regular", "osgiliath": "5 sauron-regular"},
            at_war="sauron",
            bare=True,
        )
    )
    t.do("use die:army", "attack").roll("all", *["1"] * 10)
    battle = WAR.view(t.s, 0)["battle"]
    assert isinstance(battle, dict)
    assert (battle["defender"]["strength"], battle["defender"]["dice"]) == (10, 5)


def driven_from_dale() -> Board:
    """Two units of the North retreat from Dale over the border of the Dwarves."""
    t = Board(
        **stage(
            free="2 army-muster",
            shadow="army",
            armies={"dale": "2 north-regular", "northern-rhovanion": "5 sauron-regular"},
            at_war="sauron",
            bare=True,
            cycle=1,
        )
    )
    t.do("use die:army", "attack").roll("all", *["1"] * 7)
    return t.do("continue", "retreat place:erebor", "done")


@pytest.mark.rule("Entrare in guerra")
def test_the_north_retreats_to_erebor_and_must_leave_it_again() -> None:
    t = driven_from_dale()
    assert t.at("erebor") == {"north-regular": 2}
    assert t.politics("north") == (2, True)
    t.do("use die:army-muster", "march", "all")
    assert t.refused("to place:iron-hills") == "not-at-war"
    assert t.offers() == ["to place:dale", "to place:withered-heath"]


@pytest.mark.rule("Entrare in guerra")
def test_at_war_the_north_may_go_anywhere_from_erebor() -> None:
    t = Board(
        **stage(
            free="2 army-muster", armies={"erebor": "2 north-regular"}, at_war="north", bare=True
        )
    )
    assert t.do("use die:army-muster", "march", "all").may("to place:iron-hills")


@pytest.mark.rule("Personaggi in guerra")
def test_a_nazgul_leads_an_army_of_isengard_before_sauron_is_at_war() -> None:
    t = Board(
        **stage(
            shadow="character muster",
            armies={"fords-of-isen": "3 isengard-regular nazgul", "westemnet": "rohan-regular"},
            at_war="isengard",
            bare=True,
        )
    )
    t.do("use die:character", "attack").roll("all", "1", "1", "1", "1", "1")
    assert t.told(vocabulary.LEADER_ROLL) == [[1, 1, 0]]


@pytest.mark.rule("La Compagnia Dichiarata la Propria Posizione")
def test_the_balrog_hurts_but_does_not_reveal_a_fellowship_declared_in_lorien() -> None:
    t = Board(
        **stage(
            company="strider",
            fellowship={"progress": 5, "corruption": 2},
            table="balrog-of-moria",
            pool="2-reveal-a",
        )
    )
    t.do("declare", "to place:fords-of-bruinen", "to place:hollin", "to place:moria")
    t.do("to place:dimrill-dale", "to place:lorien")
    assert t.asked() == "shadow BalrogWakes"
    t.do("invoke card:balrog-of-moria", "decline")
    assert (t.s.corruption, t.s.revealed) == (3, 0)


def test_lorien_is_no_nearer_to_rivendell_than_five_regions() -> None:
    t = Board(**stage(fellowship={"progress": 4}))
    t.do("declare", "to place:fords-of-bruinen", "to place:hollin", "to place:moria")
    t.do("to place:dimrill-dale")
    assert t.asked() != "free-peoples Journey", "the way ends before Lórien"


@pytest.mark.rule("La Compagnia è Rivelata da una Caccia all'Anello")
def test_a_way_to_the_goblins_gate_draws_no_tile_and_the_fellowship_must_hide() -> None:
    t = Board(
        **stage(
            free="2 character",
            fellowship={"progress": 2},
            pool="0-reveal-a",
            hunt_box={"shadow": 1},
        )
    )
    t.do("use die:character").roll("move-fellowship", "6", "tile tile:0-reveal-a")
    t.do("to place:fords-of-bruinen", "to place:high-pass")
    t.roll("to place:goblins-gate")
    assert (t.s.progress, t.s.revealed, t.s.corruption) == (0, 1, 0)
    assert t.do("use die:character").refused("move-fellowship") == "fellowship-revealed"
    assert t.do("hide").s.revealed == 0


@pytest.mark.rule("Modificatori al Tiro per la Caccia")
def test_a_one_fails_even_with_five_dice_of_the_fellowship_in_the_box() -> None:
    t = Board(**stage(free="2 character", hunt_box={"shadow": 2, "free-peoples": 5}))
    t.do("use die:character").roll("move-fellowship", "1", "1")
    assert t.told(vocabulary.HUNT_ROLL) == [[2, 0, 0]]


@pytest.mark.rule("Ritirare per la Caccia")
def test_a_minion_who_is_no_nazgul_gives_no_reroll() -> None:
    t = Board(
        **stage(
            free="2 character",
            armies={"hollin": "mouth-of-sauron"},
            fellowship={"region": "hollin"},
            hunt_box={"shadow": 2},
            bare=True,
        )
    )
    t.do("use die:character").roll("move-fellowship", "1", "1")
    assert "HuntAgain" not in t.asked()


@pytest.mark.rule("Ritirare per la Caccia")
def test_dice_rolled_again_keep_their_bonus() -> None:
    t = Board(
        **stage(
            free="2 character",
            armies={"hollin": "nazgul"},
            fellowship={"region": "hollin"},
            pool="1-a",
            hunt_box={"shadow": 2, "free-peoples": 2},
            bare=True,
        )
    )
    t.do("use die:character").roll("move-fellowship", "2", "3")
    t.roll("reroll number:1", "4", "tile tile:1-a")
    assert t.told(vocabulary.HUNT_REROLL) == [[1, 1, 0]]


@pytest.mark.rule("Effetti della Caccia quando si dichiara o si rivela la Compagnia")
def test_each_tile_of_moria_has_its_own_casualty() -> None:
    t = Board(
        **stage(
            free="2 character",
            fellowship={"region": "hollin"},
            company="gimli legolas boromir",
            table="balrog-of-moria",
            pool="1-reveal-a 3-a 2-a",
            hunt_box={"shadow": 1},
        )
    )
    t.do("use die:character").roll("move-fellowship", "6", "tile tile:1-reveal-a")
    t.roll("lose-random", "random character:gimli")
    t.do("guide character:legolas", "to place:moria")
    t.roll("invoke card:balrog-of-moria", "tile tile:3-a")
    t.roll("lose-random", "random character:boromir", "tile tile:2-a")
    t.do("decline")
    assert t.s.corruption == 1 + 2
    assert t.where("legolas") == "fellowship"


@pytest.mark.rule("Effetti della Caccia")
def test_after_the_hunt_the_paying_die_joins_the_box_and_an_eye_counts_successes() -> None:
    t = Board(
        **stage(
            free="character muster",
            company="strider",
            fellowship={"region": "goblins-gate", "progress": 1},
            hunt_box={"free-peoples": 1, "shadow": 3},
        )
    )
    t.do("use die:character").roll("move-fellowship", "2", "5", "6", "tile tile:eye-a")
    assert t.s.damage == 2
    t.do("decline", "done")
    assert t.s.hunt_free == 2


@pytest.mark.rule("Partita a 3 giocatori")
def test_three_players_gondor_then_a_mixed_army_but_never_the_same_army() -> None:
    t = Board(
        **stage(
            free="3 army-muster",
            seats=3,
            at_war="gondor rohan",
            armies={"druadan-forest": "gondor-regular rohan-regular", "pelargir": "gondor-regular"},
            bare=True,
        )
    )
    t.do(
        "use die:army-muster", "march", "from place:pelargir", "all", "to place:lossarnach", "done"
    )
    t.do("use die:army-muster", "march", "all", "to place:folde")
    t.do("use die:army-muster")
    assert t.refused("march") == "no-army-can", "both nations and the army were used"


@pytest.mark.rule("Sortita")
def test_besiegers_who_have_no_free_region_cannot_retreat() -> None:
    t = Board(
        **stage(
            free="army-muster muster",
            armies={
                "helms-deep": "3 isengard-regular",
                "helms-deep-stronghold": "2 rohan-regular",
                "fords-of-isen": "rohan-regular",
                "westemnet": "rohan-regular",
            },
            at_war="rohan",
            bare=True,
        )
    )
    t.do("use die:army-muster", "attack", "from place:helms-deep-stronghold")
    t.roll("all", *["1"] * 5)
    t.roll("continue", *["1"] * 5)
    assert t.asked() == "free-peoples CeaseOrContinue", "a second round has been fought"


@pytest.mark.rule("Scegliere di Cessare l'Attacco, o di Ritirarsi")
def test_no_retreat_into_an_empty_settlement_of_the_enemy() -> None:
    t = Board(
        **stage(
            shadow="army muster",
            armies={"osgiliath": "2 gondor-regular", "south-ithilien": "2 sauron-regular"},
            control={"pelargir": "shadow", "lossarnach": "shadow"},
            at_war="sauron",
            bare=True,
        )
    )
    t.do("use die:army", "attack").roll("all", *["1"] * 4).do("continue")
    assert t.refused("retreat place:lossarnach") == "cannot-retreat-there"
    assert t.may("retreat place:minas-tirith")


@pytest.mark.rule("Limite d'ammassamento")
def test_a_retreat_over_the_limit_costs_the_unit_too_many() -> None:
    t = Board(
        **stage(
            shadow="army muster",
            armies={
                "osgiliath": "6 gondor-regular",
                "minas-tirith": "5 gondor-regular",
                "south-ithilien": "2 sauron-regular",
            },
            at_war="sauron",
            bare=True,
        )
    )
    t.do("use die:army", "attack").roll("all", *["1"] * 7).do("continue")
    t.do("retreat place:minas-tirith", "done")
    assert t.at("minas-tirith") == {"gondor-regular": 10}
    assert t.pool(0)["gondor-regular"] == 15 - 10
    assert t.lost() == {}


@pytest.mark.rule("Entrare in guerra: restrizioni")
def test_elves_at_war_leave_gondor_behind() -> None:
    t = Board(
        **stage(
            free="army-muster muster",
            armies={"druadan-forest": "3 gondor-regular 2 elves-elite"},
            at_war="elves",
            bare=True,
        )
    )
    t.do("use die:army-muster", "march", "take figure:elves-elite", "done")
    assert t.may("to place:folde")


@pytest.mark.rule("Condizioni di Vittoria Militare")
def test_ten_points_that_are_lost_again_win_nothing() -> None:
    strongholds = ["dol-amroth", "helms-deep", "edoras", "lorien", "pelargir", "minas-tirith"]
    t = Board(
        **stage(
            free="army-muster",
            armies={"lossarnach": "gondor-regular"},
            control=dict.fromkeys(strongholds, "shadow"),
            at_war="gondor",
            bare=True,
        )
    )
    assert t.points("shadow") == 10
    t.do("use die:army-muster", "march", "all", "to place:pelargir")
    assert t.points("shadow") == 9
    assert t.s.outcome is None
