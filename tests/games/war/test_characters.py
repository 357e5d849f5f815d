"""The characters (Le carte Personaggio): what each of the thirteen does."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.war.table import Board

from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.staging import stage


def hunted(company: str, guide: str, damage: str, **data: Any) -> Board:
    """The fellowship has moved and a tile of the Hunt is being settled."""
    position = stage(
        free="character muster",
        company=company,
        fellowship={"region": "hollin", "guide": guide},
        pool=damage,
        hunt_box={"shadow": 1},
        **data,
    )
    t = Board(**position).do("use die:character")
    return t.roll("move-fellowship", "6", f"tile tile:{damage}")


def battle(attackers: str, defenders: str, **data: Any) -> Board:
    """The Shadow attacks Osgiliath from South Ithilien."""
    position = stage(
        shadow="army muster",
        armies={"south-ithilien": attackers, "osgiliath": defenders},
        at_war="all",
        bare=True,
        **data,
    )
    return Board(**position).do("use die:army", "attack")


@pytest.mark.character("gandalf")
@pytest.mark.rule("Gandalf il Grigio")
def test_gandalf_as_guide_draws_after_a_card_played_by_an_event_result() -> None:
    position = stage(free="event character", hands={"free-peoples": "athelas"})
    t = Board(**position, fellowship={"corruption": 2})
    t.do("use die:event", "play card:athelas")
    assert t.asked() == "free-peoples WandererDraws"
    before = sum(place >> 2 == 1 for place in t.s.place)
    t.do("accept")
    assert sum(place >> 2 == 1 for place in t.s.place) == before + 1
    sword = Board(**position, fellowship={"corruption": 2})
    sword.do("use die:character", "play card:athelas")
    assert "WandererDraws" not in sword.asked()


@pytest.mark.character("gandalf", "strider", "boromir", "gimli", "legolas")
@pytest.mark.rule("Capitano dell'Ovest")
def test_captains_of_the_west_add_to_the_strength() -> None:
    captains = {"gandalf": 1, "strider": 1, "boromir": 1, "gimli": 1, "legolas": 1}
    others = {"meriadoc": 0, "peregrin": 0, "gandalf-the-white": 0, "aragorn": 1}
    for who, more in {**captains, **others}.items():
        t = battle("sauron-regular", f"2 gondor-regular {who}")
        t.roll("all", "1", *["1"] * (2 + more), *["1"] * (2 if who == "aragorn" else 1))
        assert t.told(vocabulary.COMBAT_ROLL)[1] == [0, 2 + more, 0], who


@pytest.mark.character("meriadoc", "peregrin")
@pytest.mark.rule("Meriadoc Brandybuck, Peregrino Tuc")
def test_a_hobbit_as_guide_separates_to_lower_the_damage() -> None:
    t = hunted("meriadoc peregrin", "meriadoc", "2-a")
    t.do("release", "to place:hollin")
    assert t.where("meriadoc") == "hollin"
    assert t.asked() == "free-peoples GuideActs", "the new Guide may act at once"
    t.do("release", "to place:moria")
    assert t.s.guide == 7, "Gollum"
    assert t.s.corruption == 0


@pytest.mark.character("meriadoc", "peregrin")
@pytest.mark.rule("Meriadoc Brandybuck, Peregrino Tuc")
def test_a_hobbit_who_is_a_casualty_separates_instead() -> None:
    t = hunted("meriadoc", "meriadoc", "3-a").do("decline", "lose-guide")
    t.do("to place:hollin")
    assert t.where("meriadoc") == "hollin"
    t.do("decline")
    assert t.s.corruption == 2


@pytest.mark.character("meriadoc", "peregrin")
@pytest.mark.rule("Effetti della Caccia: nuova Guida")
@pytest.mark.parametrize(("lost", "asked"), [("peregrin", False), ("meriadoc", True)])
def test_after_a_casualty_only_a_new_guide_may_act(lost: str, asked: bool) -> None:
    t = hunted("meriadoc peregrin", "meriadoc", "3-a").do("decline")
    t.roll("lose-random", f"random character:{lost}")
    t.do("to place:hollin")
    assert t.asked().endswith("GuideActs") == asked
    assert t.s.corruption == (0 if asked else 2)


@pytest.mark.character("gollum")
@pytest.mark.rule("Gollum come Guida")
def test_gollum_reveals_the_fellowship_to_lower_the_damage() -> None:
    t = hunted("", "gollum", "2-a")
    assert t.offers() == ["reveal", "decline"]
    t.do("reveal")
    assert t.s.corruption == 1
    assert t.s.revealed == 1


@pytest.mark.character("strider")
@pytest.mark.rule("Grampasso")
def test_strider_hides_the_fellowship_with_any_die_only_as_guide() -> None:
    for guide, able in (("strider", True), ("gandalf", False)):
        t = Board(**stage(free="event muster", fellowship={"revealed": True, "guide": guide}))
        assert t.do("use die:event").may("hide") == able


@pytest.mark.character("aragorn")
@pytest.mark.rule("Aragorn – Erede di Isildur")
def test_aragorn_brings_a_die_and_two_of_leadership() -> None:
    t = battle("2 sauron-regular", "2 gondor-regular aragorn")
    t.roll("all", "1", "1", "1", "1", "1", "1", "1")
    assert t.told(vocabulary.LEADER_ROLL) == [[0, 2, 0]]
    crowned = stage(free="will-of-the-west muster", armies={"minas-tirith": "gondor-elite strider"})
    king = Board(**crowned).do("use die:will-of-the-west", "bring character:strider")
    assert king.s.crowned == 1


@pytest.mark.character("gandalf-the-white")
@pytest.mark.rule("Gandalf il Bianco")
def test_the_white_rider_cancels_the_leadership_of_nazgul_and_his_own() -> None:
    t = battle("3 sauron-regular 2 nazgul witch-king", "2 gondor-regular gandalf-the-white")
    t.do("all")
    assert t.asked() == "free-peoples WhiteRider"
    t.roll("accept", "1", "1", "1", "1", "1")
    assert t.told(vocabulary.LEADER_ROLL) == []
    again = battle("3 sauron-regular 2 nazgul witch-king", "2 gondor-regular gandalf-the-white")
    again.do("all").roll("decline", "1", "1", "1", "1", "1", "1", "1", "1", "1")
    assert again.told(vocabulary.LEADER_ROLL) == [[1, 3, 0], [0, 1, 0]]


@pytest.mark.character("gandalf-the-white")
@pytest.mark.rule("Gandalf il Bianco")
def test_the_white_rider_is_not_asked_without_nazgul() -> None:
    t = battle("2 sauron-regular", "2 gondor-regular gandalf-the-white")
    t.roll("all", "1", "1", "1", "1", "1")
    assert t.asked() == "shadow CeaseOrContinue"


@pytest.mark.character("witch-king")
@pytest.mark.rule("Il Re Stregone")
def test_the_witch_king_awakes_the_free_nations_and_draws_in_battle() -> None:
    position = stage(shadow="2 muster", at_war="sauron gondor", armies={})
    t = Board(**position).do("use die:muster", "bring character:witch-king", "to place:moria")
    assert all(t.politics(nation)[1] for nation in ("rohan", "north", "dwarves"))
    fight = battle(
        "3 sauron-regular witch-king",
        "2 gondor-regular",
        hands={"shadow": "corsairs-of-umbar"},
    )
    fight.do("all", "combat card:corsairs-of-umbar")
    assert fight.asked() == "shadow Sorcerer"


@pytest.mark.character("saruman")
@pytest.mark.rule("Saruman")
def test_saruman_makes_elites_of_isengard_lead_and_never_leaves() -> None:
    position = stage(
        shadow="character army muster",
        armies={"orthanc": "isengard-regular isengard-elite saruman"},
        at_war="isengard",
        bare=True,
    )
    t = Board(**position).do("use die:character", "march")
    assert t.may("take figure:isengard-elite")
    assert t.refused("take figure:saruman") == "cannot-go-along"
    t.do("take figure:isengard-elite", "to place:gap-of-rohan")
    assert t.where("saruman") == "orthanc"


@pytest.mark.character("saruman")
@pytest.mark.rule("Saruman")
@pytest.mark.ruling(19)
def test_sarumans_voice_asks_where_if_there_are_too_few() -> None:
    armies = {"orthanc": "saruman 10 isengard-regular"}
    t = Board(
        **stage(shadow="2 muster", armies=armies, at_war="isengard", bare=True),
    ).do("use die:muster", "voice-recruit")
    assert t.asked() == "shadow TakeAction", "two are left for two settlements"
    few = {"orthanc": "saruman 9 isengard-regular", "minas-morgul": "2 isengard-regular"}
    t = Board(**stage(shadow="2 muster", armies=few, at_war="isengard", bare=True))
    t.do("use die:muster", "voice-recruit")
    assert t.asked() == "shadow VoiceCalls"
    assert t.refused("all") == "must-recruit"
    t.do("recruit-in place:south-dunland")
    assert t.at("south-dunland") == {"isengard-regular": 1}
    assert t.at("north-dunland") == {}


@pytest.mark.character("mouth-of-sauron")
@pytest.mark.rule("La Bocca di Sauron")
def test_the_mouth_of_sauron_rides_three_regions_and_speaks_once_a_turn() -> None:
    armies = {"morannon": "sauron-regular mouth-of-sauron", "barad-dur": "sauron-regular"}
    t = Board(**stage(shadow="character 2 muster", armies=armies, at_war="sauron", bare=True)).do(
        "use die:muster", "march", "from place:barad-dur", "all", "done"
    )
    assert t.do("use die:muster").refused("march") == "die-cannot-do-that"
    t.do("skip", "use die:character", "move-minions", "take figure:mouth-of-sauron")
    assert t.may("to place:noman-lands")
    assert t.refused("to place:the-shire") == "place-out-of-reach"
