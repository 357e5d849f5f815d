"""Rules for two players: the pyramid."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fellowship.staging_pyramid import SLOTS, pyramid_table
from tests.games.fellowship.table import Table, Tables

from mathom.games.fellowship.rules.facts import GIMLI
from mathom.games.fellowship.rules.staging import cards


def states(t: Table) -> list[list[str]]:
    """The states of the slots, row by row from the top."""
    return [[slot["state"] for slot in row] for row in t.view()["pyramid"]["rows"]]


@pytest.mark.rule("2 giocatori: preparazione")
def test_the_third_hand_is_laid_out_as_a_pyramid(company: Tables) -> None:
    t = company.new("1", 2, 4)
    assert states(t) == [
        ["covered", "face-down", "covered"],
        ["face-down"] * 4,
        ["free"] * 5,
    ]


@pytest.mark.rule("2 giocatori: solo carte non coperte", "2 giocatori: carte girate")
def test_cards_are_turned_up_at_the_end_of_the_trick_that_frees_them(company: Tables) -> None:
    t = pyramid_table(company)
    t.do("S1", "S3", "S8")
    assert states(t)[1] == ["face-down"] * 4
    t.do("S7")
    assert states(t)[1] == ["face-down"] * 4
    t.do("S4")
    assert states(t)[1] == ["free", "face-down", "face-down", "face-down"]
    assert t.view()["pyramid"]["rows"][1][0]["card"] == SLOTS[3]


@pytest.mark.rule("2 giocatori: solo carte non coperte")
def test_covered_cards_neither_follow_nor_may_be_played(company: Tables) -> None:
    t = pyramid_table(company, leader="hand-1")
    t.do("H8", "S8")
    assert set(t.playable()) == {f"shadows-{rank}" for rank in (1, 2)} | {
        "mountains-1",
        "mountains-2",
        "mountains-3",
    }
    assert t.refused("H7") == "card-covered"


@pytest.mark.rule("2 giocatori: chi controlla la piramide")
def test_the_holder_of_the_one_ring_plays_the_pyramid(company: Tables) -> None:
    human = pyramid = 0
    for seed in range(12):
        t = company.new("1", 2, seed)
        holder = t.view()["ring_holder"]
        seats = {hand["id"]: hand["seat"] for hand in t.view()["hands"]}
        if holder == "hand-3":
            assert t.hand("frodo")["pyramid"]
            assert seats["hand-3"] == "seat-2"
            pyramid += 1
        else:
            assert seats["hand-3"] == seats[holder]
            human += 1
    assert human > 0
    assert pyramid > 0


@pytest.mark.rule("2 giocatori: carte aggiunte", "2 giocatori: scambi")
def test_cards_that_gandalf_gets_lie_beside_the_bottom_row(company: Tables) -> None:
    t = pyramid_table(company, people="frodo bilbo gandalf", phase="preparing", lost=["forests-8"])
    assert t.view()["pyramid"]["side"] == ["forests-8"]
    gives: Any = set(t.actions())
    assert gives == {f"give card:{card}" for card in [*SLOTS[7:], "forests-8"]}
    assert t.refused("give card:hills-7") == "card-not-free"
    t.give("S1")
    assert t.view()["pyramid"]["rows"][2][0]["state"] == "gone"
    t.give("H8")
    assert t.view()["pyramid"]["rows"][2][0]["card"] == "hills-8"


@pytest.mark.rule("2 giocatori: lato di Frodo")
def test_frodo_needs_four_rings_with_two_players(company: Tables) -> None:
    assert pyramid_table(company).hand("frodo")["goal"]["need"] == 4


@pytest.mark.rule("Capitolo 5: 2 giocatori", "Capitolo 6: 2 giocatori")
@pytest.mark.parametrize("chapter", ["5", "6"])
def test_small_pyramids_have_nine_cards(company: Tables, chapter: str) -> None:
    t = company.new(chapter, 2, 1)
    assert states(t) == [["face-down"] * 2, ["face-down"] * 3, ["free"] * 4]


@pytest.mark.rule("Capitolo 17: 2 giocatori")
def test_the_pyramid_of_the_great_river_has_two_more_cards_on_top(company: Tables) -> None:
    t = company.new("17", 2, 1)
    assert states(t)[0] == ["face-down"] * 2
    assert sum(len(row) for row in states(t)) == 14


@pytest.mark.rule("Capitolo 15: 2 giocatori")
def test_gimli_cannot_be_the_pyramid_when_blindfolded(company: Tables) -> None:
    refused = 0
    for seed in range(12):
        t = company.new("15", 2, seed)
        while t.asked() == "choose-character":
            if t.view()["asked"]["numbers"]["hand"] == 2 and t.s.hand_of(GIMLI) < 0:
                assert t.refused("choose character:gimli") == "not-for-pyramid"
                refused += 1
            t.do(t.actions()[-1])
        assert not t.hand("gimli")["pyramid"]
    assert refused > 0


@pytest.mark.rule("Capitolo 6: 2 giocatori")
def test_goldberry_as_pyramid_lies_open_but_covered(company: Tables) -> None:
    seen = False
    for seed in range(60):
        t = company.new("6", 2, seed)
        while t.asked() == "choose-character":
            wanted = "choose character:goldberry"
            pyramid = t.view()["asked"]["numbers"]["hand"] == 2
            others = [a for a in t.actions() if a != wanted]
            t.do(wanted if pyramid and wanted in t.actions() else (others or t.actions())[0])
        t.play_to("lead-card")
        if t.hand("goldberry")["pyramid"]:
            seen = True
            assert states(t) == [["covered"] * 2, ["covered"] * 3, ["free"] * 4]
    assert seen


@pytest.mark.rule("Capitolo 10: 2 giocatori")
def test_the_pyramid_passes_last_for_elrond(company: Tables) -> None:
    t = company.new("10", 2, 2)
    while t.asked() not in ("promises", "pyramid-promise"):
        t.do(t.actions()[0])
    assert t.asked() == "promises"
    t.do(t.actions()[0]).do(t.actions()[0])
    assert t.asked() == "pyramid-promise"
    assert len(t.actions()) >= 5
    assert t.refused("stop") == "must-give-card"


@pytest.mark.rule("Capitolo 14: 2 giocatori")
def test_the_bridge_uses_the_small_pyramid(company: Tables) -> None:
    done = "gandalf gimli aragorn legolas boromir sam merry pippin done:doors-of-durin "
    done += "done:balins-tomb done:long-dark"
    t = company.new("14", 2, 1, progress=done)
    t.do("face event:bridge-of-khazad-dum") if t.asked() == "choose-event" else None
    assert sum(len(row) for row in states(t)) == 9


@pytest.mark.rule("Capitolo 16: 2 giocatori")
def test_only_the_two_players_use_the_mirror(company: Tables) -> None:
    t = company.new("16", 2, 1)
    assert t.asked() == "promises"
    assert [(p["from"], p["to"]) for p in t.view()["promises"]] == [
        ("hand-1", "hand-2"),
        ("hand-2", "hand-1"),
    ]
    assert len(t.view()["pyramid"]["rows"][0]) == 3


@pytest.mark.ruling(28)
@pytest.mark.rule("2 giocatori: carte aggiunte", "2 giocatori: scambi")
@pytest.mark.parametrize("people", ["elrond bilbo-baggins gandalf", "sam merry glorfindel"])
def test_what_is_given_in_one_moment_takes_the_place_of_the_given(
    company: Tables, people: str
) -> None:
    chapter = "9" if "glorfindel" in people else "10"
    t = pyramid_table(
        company,
        people,
        chapter=chapter,
        phase="preparing",
        lost=["forests-8"],
        ring_holder="hand-3",
    )
    while t.asked() != "lead-card":
        t.do(t.actions()[0])
    assert t.view()["pyramid"]["side"] == ["forests-8"]
    row = t.view()["pyramid"]["rows"][2]
    assert [slot["state"] for slot in row] == ["free"] * 5
    assert not {slot["card"] for slot in row} <= set(SLOTS), "others lie there now"


@pytest.mark.ruling(28)
def test_stings_card_takes_the_place_of_the_one_that_is_left(company: Tables) -> None:
    t = pyramid_table(
        company,
        "gildor-inglorion gandalf frodo",
        chapter="endless",
        lost=["forests-8"],
        gift="sting",
        pool=["frodo", "gandalf", "gildor-inglorion"],
        ring_holder="hand-3",
    )
    t.do("swap-lost card:shadows-1")
    assert t.view()["pyramid"]["rows"][2][0] == {"state": "free", "card": "forests-8"}
    assert t.view()["pyramid"]["side"] == []


@pytest.mark.ruling(28)
@pytest.mark.rule("2 giocatori: scambi")
def test_sting_exchanges_a_free_card_when_the_bottom_row_is_gone(company: Tables) -> None:
    slots = [*cards("H7 F1 F2 F3 F4 F5 F6"), *[None] * 5]
    people = "gandalf gildor-inglorion frodo"
    t = company.at(
        "endless",
        people,
        ["H8 R2 R3 H1 H2 H3 H4 S3", "S8 S7 S6 S5 M4 M5 M6", "H7 F1 F2 F3 F4 F5 F6"],
        seats=2,
        slots=slots,
        slots_up=[0, 2, 3, 4, 5, 6],
        trick_number=5,
        tricks_total=12,
        leader="hand-1",
        lost_taker="hand-1",
        ring_holder="hand-3",
        gift="sting",
        pool=people.split(),
    )
    assert [t.s.size(hand) for hand in range(3)] == [8, 7, 7]
    t.do("accept")
    free = [f"give card:{card}" for card in slots[3:7]]
    assert t.actions() == free, "the free cards stand for the bottom row"
    t.give("F3", "H1")
    assert [t.s.size(hand) for hand in range(3)] == [8, 7, 7]
    assert t.view()["pyramid"]["rows"][1][0] == {"state": "free", "card": "hills-1"}
    assert "forests-3" in t.held(0)


@pytest.mark.ruling(28)
@pytest.mark.rule("2 giocatori: carte aggiunte")
def test_a_gift_does_not_fill_a_hole_of_the_pyramid(company: Tables) -> None:
    people = "frodo fatty-bolger shadowfax"
    t = pyramid_table(
        company, people, chapter="endless", phase="preparing", pool=people.split(), tucked=[]
    )
    while t.asked() != "tuck-card":
        t.do(t.actions()[0])
    assert t.view()["pyramid"]["side"] != [], "what Fatty gives lies beside the bottom row"
    before = t.view()["pyramid"]["side"]
    t.do("tuck card:shadows-1")
    assert t.view()["pyramid"]["rows"][2][0]["state"] == "gone"
    assert t.view()["pyramid"]["side"] == before


@pytest.mark.ruling(28)
@pytest.mark.rule("2 giocatori: carte aggiunte", "2 giocatori: scambi")
def test_an_exchange_leaves_a_hole_of_the_pyramid_open(company: Tables) -> None:
    people = "barliman-butterbur frodo shadowfax"
    t = pyramid_table(
        company,
        people,
        chapter="endless",
        phase="preparing",
        pool=people.split(),
        ring_holder="hand-2",
    )
    assert t.asked() == "tuck-card", "the pyramid sits on Frodo's left"
    t.do("tuck card:shadows-1", "exchange character:shadowfax").give("H8", "S2")
    row = t.view()["pyramid"]["rows"][2]
    assert row[0]["state"] == "gone", "the hole stays open"
    assert row[1] == {"state": "free", "card": "hills-8"}
    assert t.view()["pyramid"]["side"] == []
