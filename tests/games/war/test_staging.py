"""Positions in plain words."""

from __future__ import annotations

import pytest
from tests.games.war.table import Board

from mathom.engine.errors import BadNotation
from mathom.games.war.rules.game import WAR
from mathom.games.war.rules.staging import stage


def test_a_battle_in_plain_words() -> None:
    t = Board(
        **stage(
            shadow="army 2 muster",
            armies={
                "osgiliath": "3 sauron-regular 1 sauron-elite nazgul witch-king",
                "minas-tirith": "2 gondor-regular gondor-leader aragorn",
            },
            company="meriadoc, peregrin",
            at_war="all",
            hands={"shadow": "dreadful-spells"},
            table="denethors-folly",
            bare=True,
        )
    )
    assert t.asked() == "shadow TakeAction"
    assert t.at("osgiliath") == {"sauron-regular": 3, "sauron-elite": 1, "nazgul": 1}
    assert t.at("edoras") == {}
    assert t.where("strider") == "minas-tirith"
    assert t.s.crowned == 1
    assert t.where("gimli") == "gone"
    assert t.where("peregrin") == "fellowship"
    assert t.card("dreadful-spells") == "hand"
    assert t.politics("rohan") == (0, True)
    assert t.offers() == ["use die:army", "use die:muster"]


def test_who_stands_within_walls_is_besieged() -> None:
    t = Board(
        **stage(
            free="character",
            armies={
                "helms-deep": "4 isengard-regular",
                "helms-deep-stronghold": "2 rohan-regular gandalf-the-white",
            },
            pool="2-a elven-rope",
        )
    )
    assert t.besieged("helms-deep")
    assert t.where("gandalf") == "helms-deep-stronghold"
    assert t.s.white == 1
    tiles = WAR.view(t.s, 0)["tiles"]
    assert isinstance(tiles, dict)
    assert tiles["pool"] == ["2-a", "elven-rope"]


def test_without_dice_the_fellowship_phase_begins() -> None:
    assert Board(**stage(fellowship={"progress": 2})).asked() == "free-peoples MayDeclare"
    assert Board(**stage(fellowship={"mordor": 0}, company="")).asked() == "shadow AllotDice"


def test_a_word_that_names_nothing_is_refused() -> None:
    for words in ({"free": "sword"}, {"armies": {"bree": "elf"}}, {"table": "no-such-card"}):
        with pytest.raises(BadNotation, match="unknown-name"):
            stage(**words)
