"""Three and four players (Regole per più giocatori): who commands, decides, shares and wins."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.war.table import Board

from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.facts import CARDS, PLACES, SEATS
from mathom.games.war.rules.game import WAR
from mathom.games.war.rules.staging import stage

TWO_HOSTS = {
    "south-ithilien": "2 sauron-regular sauron-elite 4 southrons-easterlings-regular",
    "osgiliath": "gondor-regular",
}


def four(**data: Any) -> Board:
    """Four players, everybody at war, no armies but those that are named."""
    return Board(**stage(**{"seats": 4, "at_war": "all", "bare": True, **data}))


def saruman_acts(**data: Any) -> Board:
    """The ally of Sauron, who does not lead in the first turn, is to act with an army die."""
    return four(**{"shadow": "2 army character muster", "armies": TWO_HOSTS, **data})


def set_out(t: Board, place: str, die: str = "army") -> Board:
    """Choose to march, and from where if there are several places."""
    t.do(f"use die:{die}", "march")
    return t.do(f"from place:{place}") if "MarchFrom" in t.asked() else t


def joined(t: Board) -> list[str]:
    """Where armies of two players are one."""
    return [PLACES[key // 2] for key in t.s.mixed]


@pytest.mark.rule("Eserciti Misti")
@pytest.mark.ruling(21)
def test_two_armies_in_one_region_are_moved_by_their_own_players() -> None:
    t = saruman_acts()
    assert t.asked() == "saruman TakeAction"
    set_out(t, "south-ithilien")
    assert t.offers()[0] == "take figure:southrons-easterlings-regular"
    assert not t.may("take figure:sauron-regular")
    t.do("all", "to place:west-harondor")
    assert t.at("south-ithilien") == {"sauron-regular": 2, "sauron-elite": 1}


@pytest.mark.rule("Eserciti Misti")
@pytest.mark.ruling(21)
def test_two_players_join_their_armies_only_if_both_agree() -> None:
    t = saruman_acts().do("use die:muster", "skip")
    assert t.asked() == "saruman JoinArmies"
    t.do("accept")
    assert t.asked() == "shadow JoinArmies"
    t.do("accept")
    assert joined(t) == ["south-ithilien"]
    assert t.asked() == "shadow TakeAction"
    regions: Any = WAR.view(t.s, 1)["regions"]
    seen = regions["south-ithilien"]["shadow"]
    assert (seen["mixed"], seen["commander"]) == (True, "saruman")


@pytest.mark.rule("Eserciti Misti")
@pytest.mark.ruling(21)
def test_who_declines_is_asked_again_only_when_more_units_come() -> None:
    t = saruman_acts().do("use die:muster", "skip", "accept", "decline")
    assert t.asked() == "shadow TakeAction"
    t.do("use die:character", "skip")
    assert t.asked() == "saruman TakeAction"


@pytest.mark.rule("Eserciti Misti")
def test_the_controller_moves_and_attacks_with_the_whole_mixed_army() -> None:
    t = saruman_acts(mixed=["south-ithilien"]).do("use die:army", "attack")
    assert t.may("take figure:sauron-regular")
    t.roll("all", "6", "1", "1", "1", "1", "1")
    assert t.asked() == "saruman Advance"
    t.do("all")
    assert t.at("osgiliath")["sauron-elite"] == 1
    assert joined(t) == ["osgiliath"], "a mixed army stays mixed"


@pytest.mark.rule("Eserciti Misti")
def test_who_does_not_control_a_mixed_army_cannot_attack_with_it() -> None:
    t = saruman_acts(mixed=["south-ithilien"]).do("use die:muster", "skip")
    assert t.asked() == "shadow TakeAction"
    t.do("use die:army")
    assert t.refused("attack") == "no-army-can"
    t.do("march")
    assert "take figure:sauron-regular" in t.offers()
    assert "take figure:southrons-easterlings-regular" not in t.offers()


@pytest.mark.rule("Eserciti Misti")
def test_a_split_never_takes_command_from_the_one_who_splits() -> None:
    t = set_out(saruman_acts(mixed=["south-ithilien"]), "south-ithilien")
    t.do("take figure:sauron-regular")
    assert t.refused("done") == "army-incomplete"
    t.do("take figure:southrons-easterlings-regular", "take figure:southrons-easterlings-regular")
    assert t.may("done")


@pytest.mark.rule("Eserciti Misti")
@pytest.mark.ruling(21)
def test_armies_of_two_players_that_are_attacked_become_one() -> None:
    t = four(
        free="army-muster muster",
        shadow="muster",
        armies={
            "south-ithilien": "3 sauron-regular 2 southrons-easterlings-regular",
            "osgiliath": "3 gondor-regular",
        },
        leading=["rohan", "shadow"],
    )
    assert t.asked() == "free-peoples TakeAction"
    t.do("use die:army-muster", "attack").roll("all", "5", "1", "1", "1", "1", "1", "1", "1")
    assert t.asked() == "shadow TakeHits", "most units are Sauron's"
    t.do("lose figure:southrons-easterlings-regular", "cease")
    assert joined(t) == ["south-ithilien"]


@pytest.mark.rule("Eserciti Misti")
def test_two_armies_over_the_limit_lose_units_in_turn() -> None:
    t = saruman_acts(
        armies={
            "south-ithilien": "5 sauron-regular 5 southrons-easterlings-regular sauron-elite "
            "southrons-easterlings-elite",
        }
    ).do("use die:muster", "skip")
    assert t.asked() == "saruman Trim"
    assert t.offers() == [
        "disband figure:southrons-easterlings-regular",
        "disband figure:southrons-easterlings-elite",
    ]
    assert t.refused("disband figure:sauron-regular") == "too-many-units"
    t.do("disband figure:southrons-easterlings-regular")
    assert t.asked() == "shadow Trim"
    t.do("disband figure:sauron-regular")
    assert t.asked() == "saruman JoinArmies"


@pytest.mark.rule("Restrizioni alle azioni")
def test_each_player_uses_dice_only_for_his_own_nations() -> None:
    t = four(free="2 muster", nations={}, at_war="")
    assert t.asked() == "rohan TakeAction"
    t.do("use die:muster")
    assert t.refused("sway nation:gondor") == "nation-of-another"
    assert t.may("sway nation:rohan")


@pytest.mark.rule("Restrizioni alle azioni")
@pytest.mark.ruling(23)
def test_only_his_own_player_sends_out_a_minion_but_both_send_nazgul() -> None:
    t = saruman_acts(armies={"morannon": "sauron-regular nazgul witch-king mouth-of-sauron"})
    t.do("use die:character", "move-minions")
    assert t.offers() == ["from place:morannon", "done"]
    other = saruman_acts(armies={"morannon": "sauron-regular nazgul witch-king mouth-of-sauron"})
    other.do("use die:muster", "skip", "use die:character", "move-minions")
    assert other.may("take figure:witch-king")
    assert other.may("take figure:mouth-of-sauron")


@pytest.mark.rule("Restrizioni alle azioni")
def test_elrond_counsels_only_nations_of_the_one_who_asks() -> None:
    t = four(free="event muster", hands={"rohan": "wisdom-of-elrond"}, at_war="")
    t.do("use die:event", "play card:wisdom-of-elrond")
    assert t.offers() == [f"choose nation:{nation}" for nation in ("dwarves", "north", "rohan")]


@pytest.mark.rule("Riassunto: più giocatori")
def test_the_leading_player_settles_the_hunt_whoever_moved() -> None:
    t = four(
        free="2 character",
        pool="2-a",
        hunt_box={"shadow": 1},
        leading=["free-peoples", "shadow"],
    )
    assert t.asked() == "rohan TakeAction"
    t.do("use die:character").roll("move-fellowship", "6", "tile tile:2-a")
    assert t.asked() == "free-peoples TakeCasualty"


def holder(t: Board, card: str) -> str:
    """Who holds a card."""
    return SEATS[(t.s.place[CARDS.index(card)] >> 2) - 1]


@pytest.mark.rule("Pesca degli Eventi, 4 giocatori")
def test_fellow_players_exchange_cards_only_if_both_agree() -> None:
    position = stage(
        seats=4,
        hands={"free-peoples": "axe-and-bow", "rohan": "mithril-coat-and-sting"},
        agenda=[
            {"step": "next-action"},
            {"step": "offer-card", "seat": 3, "second": 1},
            {"step": "offer-card", "seat": 0, "second": 0},
        ],
    )
    t = Board(**position).do("offer card:axe-and-bow", "decline")
    assert holder(t, "axe-and-bow") == "free-peoples"
    both = Board(**position).do("offer card:axe-and-bow")
    both.roll("offer card:mithril-coat-and-sting")
    assert holder(both, "axe-and-bow") == "rohan"
    assert holder(both, "mithril-coat-and-sting") == "free-peoples"
    assert both.told(vocabulary.EXCHANGED) == [[0, 0, 0]]


@pytest.mark.rule("Condizioni di Vittoria, più giocatori")
@pytest.mark.ruling(22)
def test_the_player_whose_nations_took_more_wins_within_his_side() -> None:
    settlements = ["minas-tirith", "dol-amroth", "pelargir", "edoras", "helms-deep", "lorien"]
    captured = {
        "control": dict.fromkeys(settlements, "shadow"),
        "captors": dict.fromkeys(settlements[:4], "saruman")
        | dict.fromkeys(settlements[4:], "shadow"),
    }
    t = four(shadow="muster", **captured).do("use die:muster", "skip")
    assert t.s.outcome is not None
    assert (t.s.outcome.winners, t.s.outcome.reason) == ((2,), "shadow-conquest")
    equal = four(shadow="muster", control=captured["control"]).do("use die:muster", "skip")
    assert equal.s.outcome is not None
    assert equal.s.outcome.winners == (1, 2)


@pytest.mark.rule("Condizioni di Vittoria, più giocatori")
def test_the_free_player_who_lost_less_wins_within_his_side() -> None:
    t = four(
        free="character",
        company="",
        fellowship={"mordor": 4},
        pool="elven-rope",
        control={"helms-deep": "shadow"},
    )
    t.do("use die:character", "move-fellowship")
    assert t.s.outcome is not None
    assert (t.s.outcome.winners, t.s.outcome.reason) == ((0,), "ring-destroyed")


@pytest.mark.rule("Unità Elite di Sudroni e di Esterling")
def test_southron_elites_lead_while_saruman_is_in_play() -> None:
    armies = {"near-harad": "2 southrons-easterlings-elite", "orthanc": "isengard-regular saruman"}
    t = set_out(saruman_acts(armies=armies), "near-harad", "character")
    assert t.may("take figure:southrons-easterlings-elite")
    alone = saruman_acts(armies={"near-harad": "2 southrons-easterlings-elite"})
    assert alone.do("use die:character").refused("march") == "no-led-army-can"


@pytest.mark.rule("Partita a 3 giocatori")
@pytest.mark.ruling(20)
def test_three_players_a_card_is_an_action_for_its_nations() -> None:
    def lone() -> Board:
        return Board(
            **stage(
                free="2 event 2 muster",
                seats=3,
                at_war="gondor rohan",
                hands={"free-peoples": "guards-of-the-citadel riders-of-theoden"},
            )
        )

    t = lone().do("use die:event", "play card:guards-of-the-citadel")
    while t.asked() != "free-peoples TakeAction":
        t.do(t.offers()[0])
    t.do("use die:muster", "muster")
    assert t.refused("recruit figure:gondor-regular") == "nation-used-last"
    assert t.may("recruit figure:rohan-regular")
    again = lone().do("use die:muster", "muster", "recruit figure:gondor-elite")
    again.do("recruit-in place:pelargir", "use die:event")
    assert again.refused("play card:guards-of-the-citadel") == "nation-used-last"
    assert again.may("play card:riders-of-theoden")


@pytest.mark.rule("Partita a 3 giocatori")
@pytest.mark.ruling(20)
def test_three_players_a_mixed_army_may_not_be_split_into_a_tired_nation() -> None:
    t = Board(
        **stage(
            free="2 army-muster muster",
            seats=3,
            at_war="gondor rohan",
            armies={"druadan-forest": "gondor-elite rohan-regular", "pelargir": "gondor-regular"},
            bare=True,
        )
    )
    set_out(t, "pelargir", "army-muster").do("all", "to place:lossarnach", "done")
    set_out(t, "druadan-forest", "army-muster")
    assert t.offers() == ["take figure:rohan-regular", "all"], "Gondor alone would be tired"
