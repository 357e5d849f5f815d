"""Tricks (Prese): following, Rings, the One Ring, who leads."""

from __future__ import annotations

import pytest
from tests.games.fellowship.table import Tables

FOUR = "frodo bilbo gandalf pippin"


@pytest.mark.rule("Rispondere", "Vincere", "Prese: esempio")
def test_a_hand_follows_suit_and_the_highest_card_of_it_wins(company: Tables) -> None:
    t = company.at("1", "frodo gandalf bilbo", ["H1 M1 M2", "H3 H6 F2", "R5 S1 S2"])
    t.do("H1")
    assert t.playable() == ["hills-3", "hills-6"]
    assert t.refused("F2") == "must-follow"
    t.do("H3", "R5")
    assert t.told("trick-won")[-1][1] == 1
    assert t.view()["hands"][1]["won"] == ["hills-1", "hills-3", "rings-5"]
    assert t.view()["trick"]["leader"] == "hand-2"
    assert t.view()["rings_free"]


@pytest.mark.rule("Guidare")
def test_the_leader_may_lead_any_card_but_rings(company: Tables) -> None:
    t = company.at("1", FOUR, ["R3 F2 S7", "H1 H2 H3", "M1 M2 M3", "H4 H5 H6"])
    assert t.playable() == ["forests-2", "shadows-7"]
    assert t.refused("R3") == "rings-not-free"
    assert t.refused("H1") == "card-not-in-hand"
    assert t.refused("accept") == "must-play-card"


@pytest.mark.rule("Rispondere")
def test_rings_that_are_led_are_followed(company: Tables) -> None:
    t = company.at("1", FOUR, ["R4 F2", "R2 H8", "M1 M2", "H4 H5"], rings_free=True)
    t.do("R4")
    assert t.playable() == ["rings-2"]


@pytest.mark.rule("Guidare con Anelli")
def test_a_hand_of_rings_alone_may_lead_them_and_frees_them(company: Tables) -> None:
    t = company.at("1", FOUR, ["R2 R4", "H1 H2", "M1 M2", "S4 S5"])
    assert t.playable() == ["rings-2", "rings-4"]
    t.do("R2", "H1", "M1", "S4")
    assert t.view()["rings_free"]
    assert t.hand("frodo")["lacks"] == ["hills", "mountains", "forests", "shadows", "rivers"]


@pytest.mark.rule("Guidare con Anelli")
def test_rings_thrown_into_a_trick_may_be_led_from_the_next_one(company: Tables) -> None:
    t = company.at("1", FOUR, ["M3 S1", "R2 R3", "M5 M6", "M1 M8"])
    t.do("M3", "R2")
    assert t.playable() == ["mountains-5", "mountains-6"]
    assert not t.view()["rings_free"]
    t.do("M5", "M1")
    assert t.view()["rings_free"]


@pytest.mark.rule("L'Unico Anello")
def test_the_one_ring_wins_if_its_player_says_so_at_once(company: Tables) -> None:
    hands = ["M8 S1", "M2 S2", "R1 R2", "M3 S4"]
    t = company.at("1", "bilbo gandalf frodo pippin", hands)
    t.do("M8", "M2")
    assert set(t.actions()) == {"play card:rings-1", "play card:rings-2", "win"}
    t.do("win")
    assert t.playable() == ["mountains-3"]
    t.do("M3")
    assert t.view()["trick"]["leader"] == "hand-3"
    plain = company.at("1", "bilbo gandalf frodo pippin", hands)
    plain.do("M8", "M2", "R1", "M3")
    assert plain.view()["trick"]["leader"] == "hand-1"


@pytest.mark.rule("L'Unico Anello")
def test_the_one_ring_cannot_be_played_by_a_hand_that_can_follow(company: Tables) -> None:
    t = company.at("1", "bilbo frodo gandalf", ["M8 S1", "M1 R1", "M2 S2"])
    t.do("M8")
    assert t.actions() == ["play card:mountains-1"]
    assert t.refused("win") == "must-follow"


@pytest.mark.rule("L'Unico Anello", "Importante")
def test_the_one_ring_led_plainly_is_the_lowest_ring(company: Tables) -> None:
    hands = ["R1 S1", "R5 S2", "R2 S3"]
    t = company.at("1", "frodo bilbo gandalf", hands, rings_free=True).do("R1", "R5", "R2")
    assert t.view()["trick"]["leader"] == "hand-2"
    claimed = company.at("1", "frodo bilbo gandalf", hands, rings_free=True).do("win", "R5", "R2")
    assert claimed.view()["trick"]["leader"] == "hand-1"


@pytest.mark.rule("Guidare: Frodo guida la prima presa", "Capitolo 9")
def test_who_leads_the_first_trick(company: Tables) -> None:
    t = company.at("1", "bilbo gandalf frodo", ["M8 S1", "M2 S2", "R1 M1"], phase="preparing")
    t.give("M2", "M1")
    assert t.view()["trick"]["leader"] == "hand-3"
    nine = company.at(
        "9",
        "glorfindel frodo merry bill-the-pony",
        ["S1 S2 S3", "R1 S4 S5", "H1 H2 H3", "M1 M2 M3"],
        phase="preparing",
        options={"glorfindel-exchange": "none"},
    )
    nine.play_to("lead-card")
    assert nine.view()["trick"]["leader"] == "hand-1"


def test_bilbo_baggins_names_the_next_leader(company: Tables) -> None:
    t = company.at("10", "bilbo-baggins elrond gloin", ["M8 S1", "M2 S2", "M1 S3"])
    t.do("M8", "M2", "M1")
    assert t.actions() == [
        "let-lead character:bilbo-baggins",
        "let-lead character:elrond",
        "let-lead character:gloin",
    ]
    assert t.refused("stop") == "cannot-lead"
    t.do("let-lead character:gloin")
    assert t.view()["trick"]["leader"] == "hand-3"


@pytest.mark.rule("Capitolo 17")
def test_rivers_are_trumps_in_chapter_17_and_an_ordinary_suit_in_18(company: Tables) -> None:
    hands = ["H8 S1", "V3 S2", "H2 V8", "V5 S4"]
    t = company.at("17", "frodo aragorn boromir sam", hands)
    t.do("H8", "V3")
    assert t.playable() == ["hills-2"]
    t.do("H2", "V5")
    assert t.view()["history"][0]["winner"] == "hand-4"
    with_ring = ["H8 S1", "R1 S2", "H2 V8", "V5 S4"]
    ring = company.at("17", "aragorn frodo boromir sam", with_ring).do("H8", "win", "H2", "V5")
    assert ring.view()["history"][0]["winner"] == "hand-2"
    plain = company.at(
        "18",
        "meriadoc-brandybuck peregrin-took legolas-greenleaf gimli-son-of-gloin",
        hands,
    ).do("H8", "V3", "H2", "V5")
    assert plain.view()["history"][0]["winner"] == "hand-1"


def test_the_round_ends_with_one_card_left_in_gandalfs_hand(company: Tables) -> None:
    t = company.at("1", "frodo bilbo gandalf", ["R1", "H2", "M3 M4"]).do("win", "M3")
    assert t.outcome() == "failed"
    assert t.held(2) == {"mountains-4"}


@pytest.mark.rule("L'Unico Anello")
@pytest.mark.parametrize("public", [True, False])
def test_a_last_card_is_asked_for_while_it_may_be_the_one_ring(
    company: Tables, public: bool
) -> None:
    # After exchanges nobody else can tell whether somebody's last card is the 1 of Rings. If only
    # its holder were asked, the question would tell.
    known: dict[str, object] = {"ring_holder": "hand-3"} if public else {"open": []}
    t = company.at("12", "radagast gandalf frodo pippin", ["H1", "H2", "R1", "H4"], **known)
    asked = []
    while t.outcome() is None:
        asked.append(t.match.decider)
        t.do(t.actions()[0])
    assert asked == (["seat-3"] if public else ["seat-1", "seat-2", "seat-3"])
