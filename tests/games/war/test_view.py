"""What a board is told: battles, Hunts, losses, who decides, what was picked."""

from __future__ import annotations

from typing import Any

from tests.games.war.table import Board

from mathom.games.war.rules.game import WAR
from mathom.games.war.rules.staging import stage


def seen(t: Board, seat: int = 0) -> dict[str, Any]:
    """What a seat sees."""
    return WAR.view(t.s, seat)


def siege_of_gondor(**data: Any) -> Board:
    """Three regulars, a Nazgûl and five dice against two regulars with a leader."""
    position = stage(
        shadow="army muster",
        armies={
            "south-ithilien": "3 sauron-regular sauron-elite nazgul",
            "osgiliath": "2 gondor-regular gondor-leader",
        },
        at_war="all",
        bare=True,
    )
    return Board(**position, **data).do("use die:army", "attack")


def test_a_battle_shows_dice_rerolls_and_hits() -> None:
    t = siege_of_gondor()
    picking = seen(t)["picked"]
    assert (picking["for"], picking["from"]) == ("attack", "south-ithilien")
    t.roll("all", "6", "5", "2", "1", "1", "5", "6", "3")
    battle = seen(t)["battle"]
    assert (battle["kind"], battle["at"], battle["round"]) == ("field", "osgiliath", 1)
    attacker, defender = battle["attacker"], battle["defender"]
    assert attacker["needs"] == 6, "Osgiliath is fortified"
    assert attacker["roll"] == {"dice": [6, 5, 2, 1], "hits_on": 6, "hits": 1}
    assert attacker["reroll"] == {"dice": [6], "hits_on": 6, "hits": 1}
    assert (attacker["strength"], attacker["leadership"], attacker["rerolls"]) == (4, 1, 1)
    assert defender["roll"] == {"dice": [1, 5], "hits_on": 5, "hits": 1}
    assert defender["reroll"] == {"dice": [3], "hits_on": 5, "hits": 0}
    assert (attacker["hits"], defender["hits"]) == (2, 1)
    assert seen(t)["losses"] == {"side": "shadow", "place": "south-ithilien", "hits": 1}


def test_a_battle_that_is_over_is_told_until_the_turn_ends() -> None:
    t = siege_of_gondor()
    t.roll("all", "6", "5", "2", "1", "1", "5", "6", "3").do("lose figure:sauron-regular")
    assert t.asked() == "shadow Advance"
    t.do("all")
    fought = seen(t)["fought"]
    assert fought["result"] == "defender-destroyed"
    assert fought["attacker"]["before"]["figures"]["sauron-regular"] == 3
    assert fought["attacker"]["figures"]["sauron-regular"] == 2
    assert fought["defender"]["figures"] == {}
    assert fought["attacker"]["landed"] == 2
    assert seen(t)["battle"] is None
    t.do("use die:muster", "skip")
    assert seen(t)["fought"] is None
    assert seen(t)["phase"] != "action"


def test_a_hunt_shows_its_dice_and_who_watches() -> None:
    t = Board(
        **stage(
            free="character muster",
            armies={"hollin": "sauron-regular nazgul"},
            pool="eye-a 2-a",
            fellowship={"region": "hollin"},
            hunt_box={"shadow": 3, "free-peoples": 1},
            bare=True,
        )
    )
    t.do("use die:character").roll("move-fellowship", "5", "4", "1")
    hunt = seen(t)["hunt"]
    assert hunt["roll"] == {"dice": [5, 4, 1], "hits_on": 5, "hits": 1}
    assert hunt["spies"] == ["army", "nazgul"]
    assert hunt["may_reroll"] == 2
    assert seen(t)["deciding"] == ["shadow"]
    t.roll("reroll number:2", "6", "2", "tile tile:eye-a")
    hunt = seen(t)["hunt"]
    assert hunt["again"] == {"dice": [6, 2], "hits_on": 5, "hits": 1}
    assert hunt["tile"] == {"id": "eye-a", "value": "eye", "reveals": True, "stops": False}
    assert (hunt["successes"], hunt["eye_worth"], hunt["damage"]) == (2, 2, 2)


def test_a_tile_without_effect_is_not_shown_as_one_that_is_being_settled() -> None:
    t = Board(
        **stage(
            shadow="character muster",
            hands={"shadow": "foul-thing-from-the-deep"},
            pool="eye-a 1-a",
            fellowship={"region": "hollin", "progress": 1},
            bare=True,
        )
    )
    t.do("use die:character").roll("play card:foul-thing-from-the-deep", "tile tile:eye-a")
    assert seen(t)["hunt"]["tile"] is None
    assert seen(t)["tiles"]["drawn"] == ["eye-a"]


def test_the_phases_of_a_turn_are_named() -> None:
    t = Board(**stage())
    assert seen(t)["phase"] == "fellowship"
    t.do("decline", "guide character:gandalf")
    assert seen(t)["phase"] == "hunt-allocation"
    t.do("allot number:2")
    assert seen(t)["phase"] == "action"
    assert seen(t)["allotted"] == 2


def test_players_know_who_commands_what() -> None:
    t = Board(**stage(free="character", seats=4))
    players = seen(t)["players"]
    assert players["rohan"]["nations"] == ["dwarves", "north", "rohan"]
    assert players["shadow"]["minions"] == ["witch-king", "mouth-of-sauron"]
    assert [seat for seat in players if players[seat]["leads"]] == ["free-peoples", "shadow"]
    assert seen(t)["deciding"] == ["rohan"]
    assert seen(t)["voices"] == {"free-peoples": "rohan", "shadow": "shadow"}
