"""Set-up actions and abilities of the characters that no other page tests."""

from __future__ import annotations

import pytest
from tests.games.fellowship.table import Tables

from mathom.games.fellowship.rules.facts import RINGS_MASK

DEAL = ["R1 H4 H5", "M1 M2 M3", "F1 F2 F3"]
DEAL4 = [*DEAL, "S1 S2 S3"]


def test_tom_takes_every_lost_card(company: Tables) -> None:
    t = company.at(
        "5",
        "frodo tom-bombadil merry",
        ["R1 H4 H5", "M1 M2 M3", "S1 S2 S3"],
        phase="preparing",
        lost=["hills-1", "hills-2"],
    )
    assert t.hand("tom-bombadil")["size"] == 5
    assert t.hand("tom-bombadil", None)["cards"] == ["hills-1", "hills-2"]


@pytest.mark.ruling(5)
@pytest.mark.rule("Capitolo 6")
def test_tom_digs_five_cards_out_of_the_barrow_unseen(company: Tables) -> None:
    t = company.new("6", 4, 1).play_to("lead-card")
    assert t.hand("tom-bombadil")["size"] == 13
    assert t.view()["barrow"] == 0
    three = company.new("6", 3, 1).play_to("lead-card")
    assert three.view()["barrow"] == 5
    assert not three.s.barrow & RINGS_MASK


@pytest.mark.rule("Capitolo 6")
def test_goldberrys_hand_lies_open(company: Tables) -> None:
    t = company.new("6", 3, 1).play_to("lead-card")
    assert len(t.hand("goldberry", None)["cards"]) == t.hand("goldberry")["size"]


@pytest.mark.rule("Capitolo 9")
def test_bill_swaps_with_frodo_and_sam_at_the_same_moment(company: Tables) -> None:
    t = company.at(
        "9",
        "bill-the-pony frodo sam glorfindel",
        ["H6 H7 H8", "R1 M1 M2", "F1 F2 F3", "S1 S2 S3"],
        phase="preparing",
        options={"glorfindel-exchange": "none"},
    )
    while t.asked() != "promises":
        t.do(t.actions()[0])
    pairs = {(p["from"], p["to"]) for p in t.view()["promises"]}
    assert pairs == {
        ("hand-1", "hand-2"),
        ("hand-2", "hand-1"),
        ("hand-1", "hand-3"),
        ("hand-3", "hand-1"),
    }
    assert t.refused("give card:mountains-1") is not None
    while t.asked() == "promises":
        t.do(t.actions()[0])
    assert len(t.held(0)) == 3


def test_glorfindel_takes_the_lost_card_and_swaps_with_everybody(company: Tables) -> None:
    t = company.at("9", "frodo glorfindel merry", DEAL, phase="preparing", lost=["shadows-8"])
    assert t.asked() == "promises"
    assert t.hand("glorfindel")["size"] == 4
    assert len(t.view()["promises"]) == 4
    plain = company.at(
        "9",
        "frodo glorfindel merry",
        DEAL,
        phase="preparing",
        lost=["shadows-8"],
        options={"glorfindel-exchange": "none"},
    )
    assert plain.asked() != "promises"


@pytest.mark.ruling(33)
@pytest.mark.rule("Capitolo 10")
def test_everybody_passes_a_card_to_the_right_for_elrond(company: Tables) -> None:
    t = company.at("10", "elrond bilbo-baggins arwen", DEAL, phase="preparing")
    for card in ("H4", "M1", "F1"):
        t.give(card)
    assert "hills-4" in t.held(2)
    assert "mountains-1" in t.held(0)
    assert "forests-1" in t.held(1)


@pytest.mark.rule("Capitolo 11", "Doni")
def test_aragorn_aims_his_sword(company: Tables) -> None:
    t = company.at("11", "frodo aragorn boromir", DEAL, phase="preparing")
    assert t.actions() == ["aim span:1-2", "aim span:3-4", "aim span:5-6"]
    assert t.refused("keep threat:3") == "must-aim"
    t.do("aim span:1-2")
    goal = t.hand("aragorn")["goal"]
    assert (goal["need"], goal["most"]) == (1, 2)


@pytest.mark.rule("Capitolo 11")
def test_boromir_names_all_his_longest_suits(company: Tables) -> None:
    t = company.at(
        "11",
        "frodo aragorn boromir",
        ["R1 H4 H5 H6", "M1 M2 M3 M4", "F1 F2 S1 S2"],
        phase="preparing",
    )
    t.do("aim span:1-2").give("F1", "F1")
    assert t.view()["longest_suits"] == ["forests", "shadows"]
    assert t.refused("exchange character:aragorn") == "must-play-card"


def test_boromir_does_not_exchange_with_frodo(company: Tables) -> None:
    t = company.at("11", "frodo aragorn boromir gloin", DEAL4, phase="preparing")
    t.do("aim span:1-2")
    assert t.actions() == ["exchange character:gloin", "exchange character:aragorn"] or set(
        t.actions()
    ) == {"exchange character:gloin", "exchange character:aragorn"}


def test_gwaihir_exchanges_twice_with_gandalf(company: Tables) -> None:
    t = company.at(
        "12",
        "gandalf gwaihir radagast",
        DEAL,
        phase="preparing",
        lost=["shadows-8"],
        ring_holder="hand-1",
    )
    while t.asked() != "give":
        t.do(t.actions()[0])
    t.give("M1")
    assert t.asked() == "give-back"
    t.do(t.actions()[0])
    assert t.asked() == "give"


@pytest.mark.ruling(14)
@pytest.mark.rule("Capitolo 12")
def test_shadowfax_lays_a_card_aside_and_takes_it_back_on_his_turn(company: Tables) -> None:
    t = company.at(
        "12",
        "gandalf shadowfax radagast",
        ["H1 H2 H3", "M1 M2 M3", "F1 F2 F3"],
        phase="preparing",
        ring_holder="hand-1",
    )
    assert t.refused("tuck card:hills-1") == "card-not-in-hand"
    assert t.refused("stop") == "must-lay-card-aside"
    t.do("tuck card:mountains-1")
    assert t.hand("shadowfax", "seat-2")["tucked"] == "mountains-1"
    assert t.hand("shadowfax", "seat-1")["tucked"] == "face-down"
    t.do("reserve card:forests-1", "lay-ahead card:forests-2").do("H1")
    assert "recall" in t.actions()
    t.do("recall")
    assert t.hand("shadowfax")["tucked"] is None
    assert "play card:mountains-1" in t.actions()


def test_shadowfax_takes_his_card_back_when_his_hand_is_empty(company: Tables) -> None:
    t = company.at(
        "12",
        "gandalf shadowfax gwaihir",
        ["H1 H2", "M1", "F1 F2"],
        tucked=["mountains-3"],
        tuck_hand="hand-2",
        tricks_total=2,
    )
    t.do("H1", "M1", "F1")
    assert t.s.tuck_hand == -1


def test_shadowfax_between_tricks_only(company: Tables) -> None:
    t = company.at(
        "12",
        "gandalf shadowfax gwaihir",
        ["H1 H2", "M1 M2", "F1 F2"],
        tucked=["mountains-3"],
        tuck_hand="hand-2",
        tricks_total=3,
        options={"shadowfax-return": "between-tricks"},
    )
    assert t.asked() == "recall-card"
    assert t.actions() == ["recall", "decline"]
    assert t.refused("stop") == "must-answer"
    t.do("decline", "H1")
    assert "recall" not in t.actions()


@pytest.mark.ruling(12)
@pytest.mark.rule("Capitolo 12")
def test_radagast_lays_cards_for_the_first_and_the_last_trick(company: Tables) -> None:
    t = company.at(
        "12",
        "gandalf radagast gwaihir",
        ["H1 H2 H3", "R1 M2 M3", "F1 F2 F3"],
        phase="preparing",
        ring_holder="hand-2",
    )
    t.do("reserve card:mountains-3")
    assert "lay-ahead-to-win" in t.actions()
    t.do("lay-ahead-to-win")
    assert t.hand("radagast")["reserved"] == "mountains-3"
    assert t.view()["trick"]["claimed"] == "hand-2"
    t.play_to("lead-card").do("H1")
    while t.view()["trick"]["number"] == 1:
        t.do(t.actions()[0])
    assert t.view()["trick"]["leader"] == "hand-2"


@pytest.mark.rule("Capitolo 12")
def test_a_trick_with_several_cards_of_the_suit_counts_once(company: Tables) -> None:
    t = company.at("12", "gwaihir gandalf shadowfax", ["M8 S1 S2", "M2 S3 S4", "M3 S5 S6"])
    t.do("M8", "M2", "M3")
    assert t.hand("gwaihir")["goal"]["have"] == 1


def test_aragorn_looks_through_the_threat_deck(company: Tables) -> None:
    t = company.at("13", "frodo aragorn gimli", DEAL, phase="preparing")
    assert t.actions() == [f"keep threat:{rank}" for rank in range(1, 8)]
    assert t.refused("stop") == "threat-not-in-deck"
    t.do("keep threat:5")
    assert t.hand("aragorn")["threat"] == 5
    wide = company.at(
        "13", "frodo aragorn merry", DEAL, phase="preparing", options={"aragorn-exchange": "any"}
    )
    wide.do("keep threat:5")
    assert set(wide.actions()) == {"exchange character:frodo", "exchange character:merry"}


@pytest.mark.ruling(6)
def test_strider_declares_more_or_fewer(company: Tables) -> None:
    t = (
        company.at("8", "frodo merry strider", DEAL, phase="preparing")
        .give("M1")
        .do("give card:hills-4")
    )
    assert t.actions() == ["declare direction:more", "declare direction:fewer"]
    assert t.refused("stop") == "must-declare"
    t.do("declare direction:more")
    assert t.hand("strider")["declared"] == "more"


@pytest.mark.ruling(24)
@pytest.mark.rule("Capitolo 16")
def test_galadriel_swaps_with_the_lost_card_but_leaves_no_wanted_card(company: Tables) -> None:
    t = company.at(
        "16",
        "frodo galadriel celeborn sam",
        ["R1 H4 H5", "H3 M2 M3", "F1 F2 F3", "S1 S2 S3"],
        phase="preparing",
        lost=["forests-8"],
        more={"hand-4": {"threat": 3}},
    )
    assert t.actions() == ["swap-lost card:mountains-2", "swap-lost card:mountains-3"]
    assert t.refused("swap-lost card:hills-3") == "card-is-wanted"
    assert t.refused("swap-lost card:hills-4") == "card-not-in-hand"
    assert t.refused("stop") == "not-a-partner"
    t.do("swap-lost card:mountains-2")
    assert t.view()["lost"] == ["mountains-2"]
    assert t.hand("galadriel", None)["cards"] == ["forests-8"]


@pytest.mark.ruling(27)
@pytest.mark.rule("Capitolo 18")
def test_burdened_meriadoc_lets_everybody_redraw(company: Tables) -> None:
    t = company.at(
        "18",
        "meriadoc-brandybuck peregrin-took legolas-greenleaf gimli-son-of-gloin",
        DEAL4,
        phase="preparing",
        group="hunters",
        ring_holder="hand-1",
    )
    while t.asked() != "redraw-threat":
        t.do(t.actions()[0])
    hand = t.view()["asked"]["numbers"]["hand"]
    before = t.s.threat[hand]
    assert t.refused("stop") == "keep-or-redraw"
    t.do("redraw")
    assert t.s.threat[hand] != before
    while t.asked() != "lead-card":
        assert t.asked() != "redraw-threat" or t.view()["asked"]["numbers"]["hand"] != hand
        t.do(t.actions()[0])


@pytest.mark.ruling(27)
@pytest.mark.rule("Capitolo 18")
def test_a_threat_card_may_be_replaced_until_the_own_turn_is_over(company: Tables) -> None:
    t = company.at(
        "18",
        "meriadoc-brandybuck peregrin-took legolas-greenleaf gimli-son-of-gloin",
        DEAL4,
        phase="preparing",
        group="hunters",
        ring_holder="hand-3",
    )
    assert t.asked() == "redraw-threat"
    legolas = t.s.threat[2]
    t.do(f"keep threat:{legolas}")
    t.do(t.actions()[0]).do(t.actions()[0])
    assert t.asked() == "redraw-threat", "after the exchange, while it is still his turn"
    assert t.view()["asked"]["numbers"]["hand"] == 2
    t.do("redraw")
    assert t.s.threat[2] != legolas
    assert t.view()["asked"]["numbers"]["hand"] == 3, "Gimli's turn; the second card is kept"


@pytest.mark.rule("Capitolo 18")
def test_burdened_aragorn_keeps_one_of_two_threat_cards(company: Tables) -> None:
    t = company.at(
        "18",
        "frodo aragorn-son-of-arathorn boromir-son-of-denethor samwise-gamgee",
        DEAL4,
        phase="preparing",
        group="ring-bearer",
    )
    assert t.asked() == "keep-threat"
    assert len(t.actions()) == 2
    drawn = {int(action.removeprefix("keep threat:")) for action in t.actions()}
    assert not drawn & set(t.view()["threat_deck"])
    assert t.refused("stop") == "threat-not-drawn"
    t.do(f"keep threat:{min(drawn)}")
    assert drawn & set(t.view()["threat_deck"]) == {max(drawn)}
    assert set(t.actions()) == {
        "exchange character:frodo",
        "exchange character:boromir-son-of-denethor",
        "exchange character:samwise-gamgee",
    }


def test_burdened_samwise_wins_rings_for_frodo(company: Tables) -> None:
    t = company.at(
        "18",
        "frodo samwise-gamgee boromir-son-of-denethor",
        ["H1 H2", "M1 M2", "F1 F2"],
        won=["R1 R2", "R3 R4", ""],
        group="ring-bearer",
    )
    assert t.goal("frodo") == "certain"


def test_burdened_boromir_wins_no_ring_at_all(company: Tables) -> None:
    t = company.at(
        "18",
        "frodo samwise-gamgee boromir-son-of-denethor",
        ["H1 H2", "M1 M2", "F1 F2"],
        won=["", "", "R4"],
        group="ring-bearer",
    )
    assert t.goal("boromir-son-of-denethor") == "impossible"


def test_aragorn_son_of_arathorn_wins_as_many_tricks_as_his_threat_card(company: Tables) -> None:
    def told(tricks: int) -> str:
        t = company.at(
            "endless",
            "frodo aragorn-son-of-arathorn gandalf",
            ["R1", "H2", "H3"],
            won=["R2 R3 R4 R5", "", ""],
            pool=["frodo", "aragorn-son-of-arathorn", "gandalf"],
            more={"hand-2": {"threat": 2, "tricks": tricks}, "hand-3": {"tricks": 1}},
        ).do("win")
        return t.outcome() or "goes on"

    assert told(2) == "completed"
    assert told(1) == told(3) == "failed"
