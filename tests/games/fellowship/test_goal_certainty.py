"""When a goal is certain or impossible: what may still come into play, and who may still lead."""

from __future__ import annotations

import pytest
from tests.games.fellowship.table import Tables

from mathom.engine.game import find_game
from mathom.engine.step import play
from mathom.games.fellowship.rules.concealment import conceal
from mathom.games.fellowship.rules.goal_search import (
    MOST_WAYS,
    SPECTATOR,
    can_be_searched,
    count_deals,
    plays,
)
from mathom.games.fellowship.rules.staging import cards
from mathom.games.fellowship.rules.state import PLAYING

ROAD = "glorfindel frodo arwen"


@pytest.mark.ruling(42)
@pytest.mark.rule("Contrassegnare gli obiettivi come completati", "La Via Prosegue Senza Fine")
def test_the_lost_card_may_still_be_won_while_sting_is_unused(company: Tables) -> None:
    t = company.at(
        "endless",
        ROAD,
        ["S8 H7 H8", "R1 H1 M1", "H2 H3 H4"],
        won=["S2 S3 S4 S5 S6 S7 M2 M3", "R2 R3 R4 R5", "F1 F2 F3 F4 F5 F6 F7 F8"],
        lost=["shadows-1"],
        gift="sting",
        pool=ROAD.split(),
        trick_number=6,
    )
    assert t.asked() == "draw-sting"
    assert t.goal("glorfindel") == "open"
    t.do("swap-lost card:mountains-1", "S8", "S1", "H2")
    assert t.goal("glorfindel") == "certain"
    left = company.at(
        "endless",
        ROAD,
        ["S8 H7", "R1 H1", "H2 H3"],
        lost=["shadows-1"],
        gift="sting",
        gift_used=True,
        pool=ROAD.split(),
        trick_number=7,
    )
    assert left.goal("glorfindel") == "impossible", "nobody can take the lost card any more"


@pytest.mark.ruling(42)
@pytest.mark.rule("Contrassegnare gli obiettivi come completati", "La Via Prosegue Senza Fine")
def test_most_of_a_suit_is_not_certain_while_sting_may_bring_another(company: Tables) -> None:
    t = company.at(
        "endless",
        ROAD,
        ["S8 H7 H8 H6", "R1 H1 M1 M5", "H2 H3 H4 H5"],
        won=["F1 F2 F3", "R2 R3 R4 R5", "F4 F5 F6 F7"],
        lost=["forests-8"],
        gift="sting",
        pool=ROAD.split(),
        trick_number=5,
    )
    assert t.goal("arwen") == "met"
    t.do("swap-lost card:mountains-1", "S8", "F8", "H2")
    assert t.goal("arwen") == "impossible", "Glorfindel has as many Forests now"


@pytest.mark.ruling(8, 42)
@pytest.mark.rule("Contrassegnare gli obiettivi come completati", "La Via Prosegue Senza Fine")
def test_whom_bilbo_may_name_is_not_safe_from_terror(company: Tables) -> None:
    people = "frodo bilbo-baggins gandalf"
    t = company.at(
        "endless",
        people,
        ["R1 H2", "H8 M1", "H3 H4"],
        won=["R2 R3 R4 R5", "", "M2 M3 M4"],
        leader="hand-2",
        pool=people.split(),
        trick_number=10,
        more={
            "hand-1": {"tricks": 4},
            "hand-2": {"tricks": 3},
            "hand-3": {"tricks": 3, "rider": "terror", "open": True},
        },
    ).do("H8", "H3", "H2")
    assert t.asked() == "name-leader"
    assert t.goal("gandalf") == "met", "he has a trick, but may have to lead Hills"
    t.do("let-lead character:gandalf")
    assert t.goal("gandalf") == "impossible"


@pytest.mark.ruling(42)
@pytest.mark.rule("Contrassegnare gli obiettivi come completati", "Capitolo 9")
def test_glorfindel_takes_the_lost_shadows_card_before_he_is_judged(company: Tables) -> None:
    t = company.at(
        "9",
        "merry sam glorfindel",
        ["R1 H2 S6 S7", "H8 M1 S1 S2", "S3 S4 S5 M2"],
        lost=["shadows-8"],
        ring_holder="hand-1",
        phase="preparing",
    )
    assert t.view()["lost"] == ["shadows-8"]
    assert t.goal("glorfindel") == "open"


@pytest.mark.ruling(42)
@pytest.mark.rule("Contrassegnare gli obiettivi come completati", "Capitolo 14")
def test_hidden_threats_leave_the_other_goals_exact(company: Tables) -> None:
    t = company.at(
        "14",
        "frodo gimli gandalf",
        ["F1", "H2", "M7 M8"],
        won=["R1 R2 R3 R4 R5", "M3", ""],
        event="long-dark",
        leader="hand-3",
        trick_number=11,
        more={
            "hand-1": {"tricks": 5, "lacks": ["mountains"]},
            "hand-2": {"tricks": 6, "threat": 3, "lacks": ["mountains"]},
        },
    )
    assert t.goal("gandalf") == "certain", "both Mountains are his"
    assert t.goal("gimli") == "hidden"


@pytest.mark.ruling(42)
@pytest.mark.rule("Contrassegnare gli obiettivi come completati", "2 giocatori: carte girate")
def test_a_card_that_lies_face_down_leaves_the_goals_exact(company: Tables) -> None:
    slots = [None, *cards("F1"), None, None, *cards("F2"), *[None] * 7]
    lacks = {"lacks": ["forests"]}
    t = company.at(
        "1",
        "frodo pippin bilbo",
        ["H8 R1", "H1 H2", "F1 F2"],
        won=["R2 R3 R4 R5", "S1 S2 S3", ""],
        seats=2,
        slots=slots,
        slots_up=[4],
        leader="hand-1",
        trick_number=10,
        more={"hand-1": {"tricks": 4, **lacks}, "hand-2": lacks, "hand-3": {"tricks": 2}},
    )
    assert t.view()["pyramid"]["rows"][0][1]["state"] == "face-down"
    assert t.goal("bilbo") == "impossible", "it can only be a Forests card, and wins nothing"


@pytest.mark.ruling(42)
@pytest.mark.rule("Contrassegnare gli obiettivi come completati", "Capitolo 14", "Scambiare")
def test_who_waits_for_a_card_of_an_exchange_may_still_win_every_trick(company: Tables) -> None:
    t = company.at(
        "14",
        "frodo aragorn gimli gandalf-secret-fire",
        ["R1 H1 H2 H3 H4 H5 H6", "M1 M2 M3 M4 M5 M6 M7", "F1 F2 F3 F4 F5 F6 F7",
         "R2 R3 R4 H7 H8 M8 F8"],
        event="bridge-of-khazad-dum",
        phase="preparing",
        ring_holder="hand-1",
        trick_number=0,
    )  # fmt: skip
    t.do("keep threat:7").give("M1")
    assert t.asked() == "give-back"
    assert t.goal("aragorn") == "open", "six cards, but a seventh comes back"
    assert t.hand("aragorn")["to_play"] == t.hand("gimli")["to_play"] == 7


@pytest.mark.ruling(42)
@pytest.mark.rule("Contrassegnare gli obiettivi come completati", "La Via Prosegue Senza Fine")
def test_frodo_without_a_card_may_win_with_the_one_that_comes_back(company: Tables) -> None:
    t = company.at(
        "endless",
        "frodo gandalf arwen",
        ["H1", "R4 H8", "R5"],
        won=["R1 R2 R3", "M1 M2 M3", "F1 F2 F3"],
        leader="hand-1",
        lost_taker="hand-2",
        gift="sting",
        pool=["frodo", "gandalf", "arwen"],
        trick_number=11,
        more={"hand-1": {"tricks": 4}, "hand-2": {"tricks": 4}, "hand-3": {"tricks": 3}},
    )
    t.do("accept").give("H1")
    assert t.asked() == "give-back"
    assert t.goal("frodo") == "open"
    t.give("H8")
    while t.asked() == "follow-card":
        t.do(t.actions()[0])
    assert "rings-5" in t.hand("frodo")["won"]
    assert t.goal("frodo") == "certain"


@pytest.mark.rule("La Via Prosegue Senza Fine", "Scambiare")
def test_a_suit_that_both_lack_comes_to_neither_by_sting(company: Tables) -> None:
    t = company.at(
        "endless",
        "frodo gandalf arwen",
        ["R1 H1 H2", "H8 M1 M2 M3", "F1 F2 F3"],
        lost_taker="hand-2",
        gift="sting",
        pool=["frodo", "gandalf", "arwen"],
        trick_number=9,
        more={
            "hand-1": {"lacks": ["mountains", "forests"]},
            "hand-2": {"lacks": ["forests", "rings"]},
        },
    ).do("accept")
    t.give("H1", "M1")
    assert t.hand("frodo")["lacks"] == ["forests"]
    assert t.hand("gandalf")["lacks"] == ["forests"]


def test_ways_are_counted_only_until_there_are_too_many() -> None:
    """A count that grows on would be multiplied where an interrupt ends the whole process."""
    for players in (2, 3, 4):
        known = find_game("fellowship").new(1, None, players)
        while known.phase != PLAYING:
            play(known, known.offers[0])
        conceal(known, SPECTATOR)
        assert MOST_WAYS < plays(known) < 1 << 20
        assert MOST_WAYS < count_deals(known) < 1 << 20
        assert not can_be_searched(known)


def test_one_hand_that_holds_all_unseen_cards_is_one_deal() -> None:
    known = find_game("fellowship").new(1, None, 4)
    known.unseen = (1 << 14) - 1
    known.holes = [14, 0, 0, 0]
    known.tuck_hole = known.barrow_holes = 0
    assert count_deals(known) == 1
    known.holes = [12, 1, 1, 0]
    assert count_deals(known) == 91 * 2
