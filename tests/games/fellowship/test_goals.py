"""Goals (Obiettivi dei personaggi): what is open, met, certain, impossible."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fellowship.table import Tables

from mathom.games.fellowship.rules.goals.goal import OPEN
from mathom.games.fellowship.rules.goals.status import public_state

FOUR = "frodo bilbo gandalf pippin"


def spread(*tricks: int) -> dict[str, dict[str, Any]]:
    """So many tricks for each hand."""
    return {f"hand-{hand + 1}": {"tricks": won} for hand, won in enumerate(tricks)}


@pytest.mark.rule("Contrassegnare gli obiettivi come completati")
def test_frodo_needs_two_rings_of_four_players_and_four_of_three(company: Tables) -> None:
    four = company.at("1", FOUR, ["H1 H2", "M1 M2", "F1 F2", "S1 S2"], won=["R1 R3", "", "", ""])
    assert four.goal("frodo") == "certain"
    three = company.at(
        "1", "frodo bilbo gandalf", ["R1 R3", "M1 R5", "F1 F2"], won=["", "R2 R4", ""]
    )
    assert three.goal("frodo") == "impossible"
    hopeful = company.at("1", "frodo bilbo gandalf", ["R1 R3", "R4 R5", "F1 F2"], lost=["rings-2"])
    assert hopeful.goal("frodo") == "open"


@pytest.mark.rule("Capitolo 1")
def test_pippin_wins_the_fewest_tricks(company: Tables) -> None:
    hands = ["H1 H2 H3 H4", "M1 M2 M3 M4", "F1 F2 F3 F4", "S1 S2 S3 S4"]
    met = company.at("1", FOUR, hands, trick_number=5, more=spread(1, 2, 2, 0))
    assert met.goal("pippin") == "met"
    lost = company.at("1", FOUR, hands, trick_number=5, more=spread(0, 1, 1, 3))
    assert lost.goal("pippin") == "impossible"
    one = ["H1", "M1", "F1", "S1"]
    sure = company.at("1", FOUR, one, trick_number=8, more=spread(2, 2, 3, 1))
    assert sure.outcome() is not None or sure.goal("pippin") == "certain"


@pytest.mark.rule("Capitolo 2")
def test_merry_wins_one_or_two_tricks(company: Tables) -> None:
    people = "frodo sam merry pippin"
    hands = ["H1 H2 H5", "M1 M2 M5", "F1 F2 F5", "S1 S2 S5"]
    for tricks, state in [(0, "open"), (1, "met"), (2, "met"), (3, "impossible")]:
        t = company.at("2", people, hands, trick_number=6, more=spread(2, 2, tricks, 1))
        assert t.goal("merry") == state


@pytest.mark.rule("Capitolo 3")
def test_gildor_plays_forests_to_the_last_trick_and_need_not_win_it(company: Tables) -> None:
    people = "frodo farmer-maggot gildor-inglorion"
    t = company.at("3", people, ["H8 R1", "H2 H3", "F1 H1"], more={"hand-2": {"threat": 2}})
    assert t.goal("gildor-inglorion") == "open"
    t.do("H8", "H2", "H1", "win")
    assert t.told("goal-reached")[-1][0] == t.s.character[2] or t.outcome() == "failed"
    assert (t.s.character[2],) in t.told("goal-reached")
    lacking = company.at(
        "3",
        people,
        ["H8 R1 H7", "H2 H3 H4", "F1 H1 H5"],
        more={"hand-2": {"threat": 2}, "hand-3": {"lacks": ["forests"]}},
    )
    assert lacking.goal("gildor-inglorion") == "impossible"


@pytest.mark.rule("Capitolo 7")
def test_barliman_wins_one_of_the_last_three_tricks(company: Tables) -> None:
    people = "mr-underhill barliman-butterbur merry"
    hands = ["H1 R1 S5", "H8 M2 M3", "H3 F2 F3"]
    past = [{"winner": "hand-1", "cards": []}] * 6
    t = company.at("7", people, hands, tricks_total=9, trick_number=6, history=past)
    assert t.goal("barliman-butterbur") == "open"
    t.do("H1", "H8", "H3")
    assert t.goal("barliman-butterbur") == "certain"


def test_mr_underhill_wins_only_tricks_with_rings(company: Tables) -> None:
    people = "mr-underhill barliman-butterbur merry"
    t = company.at("7", people, ["H8 S5 S6", "R2 M2 M3", "H3 F2 F3"]).do("H8", "R2", "H3")
    assert t.goal("mr-underhill") == "met"
    spoilt = company.at("7", people, ["H8 S5 S6", "H2 M2 M3", "H3 F2 F3"]).do("H8", "H2", "H3")
    assert spoilt.goal("mr-underhill") == "impossible"


@pytest.mark.rule("Capitolo 11")
def test_boromir_fails_with_the_one_ring(company: Tables) -> None:
    people = "frodo aragorn boromir"
    t = company.at(
        "11",
        people,
        ["H1 S1 S2", "M1 M2 M3", "H8 F2 F3"],
        won=["", "", "R1"],
        more={"hand-2": {"declared": 0}},
    )
    assert t.goal("boromir") == "impossible"
    hopeful = company.at(
        "11", people, ["H1 S1 S2", "M1 M2 M3", "H8 F2 F3"], more={"hand-2": {"declared": 0}}
    )
    assert hopeful.goal("boromir") == "open"


@pytest.mark.rule("Capitolo 6")
def test_goldberry_wins_exactly_three_tricks_in_a_row(company: Tables) -> None:
    people = "frodo tom-bombadil goldberry"
    hands = ["H1 H2 H3", "M1 M2 M3", "F1 F2 F3"]

    def state(*winners: int) -> str:
        history = [{"winner": f"hand-{winner}", "cards": []} for winner in winners]
        tricks = {f"hand-{hand}": {"tricks": winners.count(hand)} for hand in (1, 2, 3)}
        return company.at(
            "6",
            people,
            hands,
            history=history,
            trick_number=len(winners),
            tricks_total=len(winners) + 3,
            more=tricks,
        ).goal("goldberry")

    assert state(1, 3, 3, 2) == "impossible"
    assert state(1, 3, 3, 3) == "met"
    assert state(1, 3, 3, 3, 2, 3) == "impossible"
    assert state(1, 3, 3) == "open"


@pytest.mark.rule("Capitolo 5")
def test_tom_wins_three_cards_of_the_suit_of_a_card_he_keeps(company: Tables) -> None:
    people = "frodo tom-bombadil merry"
    hands = ["H7", "H6 M4 S1", "R2"]
    good = company.at(
        "5",
        people,
        hands,
        won=["", "M2 M5 M7", ""],
        event_up=["forests-1"],
        event_deck=["forests-2"],
        event_used=[
            "forests-3",
            "forests-4",
            "forests-5",
            "forests-6",
            "forests-7",
            "forests-8",
            "willow-9",
        ],
    )
    good.do("H6")
    assert (good.s.character[1],) in good.told("goal-reached")
    bad = company.at("5", people, hands, won=["", "M2 M5 H1 H2 H3", ""])
    bad.do("H6")
    assert (bad.s.character[1],) in bad.told("goal-failed")


@pytest.mark.rule("Capitolo 10")
def test_elrond_needs_a_ring_for_everybody(company: Tables) -> None:
    people = "elrond bilbo-baggins gloin arwen"
    t = company.at(
        "10",
        people,
        ["H1 H2", "M1 M2", "F1 R5", "S1 S2"],
        won=["R1 R2", "R3", "", ""],
        lost=["rings-4"],
    )
    assert t.goal("elrond") == "impossible"
    open_ = company.at(
        "10", people, ["H1 H2", "M1 M2", "R4 R5", "S1 S2"], won=["R1 R2", "R3", "", ""]
    )
    assert open_.goal("elrond") == "open"
    sure = company.at(
        "10", people, ["H1 H2", "M1 M2", "F1 F2", "S1 S2"], won=["R1", "R2", "R3", "R4"]
    )
    assert sure.goal("elrond") == "certain"


@pytest.mark.rule("Capitolo 8")
def test_strider_must_not_win_as_many_tricks_as_his_threat_card(company: Tables) -> None:
    people = "frodo merry strider"
    hands = ["H1 H2", "M1 M2", "F1 F2"]

    def state(tricks: int, declared: int) -> str:
        more = {"hand-3": {"tricks": tricks, "threat": 2, "declared": declared}}
        return company.at("8", people, hands, trick_number=5, tricks_total=7, more=more).goal(
            "strider"
        )

    assert state(3, 0) == "certain"
    assert state(2, 0) == "open"
    assert state(1, 1) == "met"
    assert state(2, 1) == "impossible"


@pytest.mark.ruling(44)
@pytest.mark.rule("Fine anticipata")
def test_a_round_may_end_early_when_all_is_certain_or_one_goal_lost(company: Tables) -> None:
    people = "frodo bilbo gandalf pippin"
    hands = ["H1 H2", "M1 M2", "F1 F2", "S1 S2"]
    more = spread(1, 3, 2, 1)
    t = company.at("1", people, hands, won=["R1 R2", "", "", ""], trick_number=7, more=more)
    assert t.goal("pippin") == "met"
    assert "stop" not in t.actions()
    assert t.refused("stop") == "not-decided-yet"
    sure = company.at(
        "1", people, hands, won=["R1 R2", "", "", ""], trick_number=7, more=spread(3, 3, 3, 0)
    )
    sure.do("stop")
    assert sure.outcome() == "completed"
    lost = company.at(
        "1", people, hands, won=["", "R1 R2 R3 R4", "", ""], trick_number=7, more=more
    )
    assert lost.goal("frodo") == "impossible"
    lost.do("stop")
    assert lost.outcome() == "failed"


@pytest.mark.ruling(44)
@pytest.mark.rule("Fine anticipata")
def test_a_loss_that_only_going_through_everything_shows_is_played_out(company: Tables) -> None:
    people = "frodo bilbo gandalf pippin"
    rest: dict[str, Any] = {"seats": 1, "won": ["R1 R2 R3 R4", "", "", ""], "trick_number": 7}
    t = company.at(
        "1", people, ["S1 S2", "H1 H2", "S3 M1", "M2 M3"], **rest, more=spread(3, 2, 1, 1)
    )
    assert public_state(t.s, 1) == OPEN, "the quick rule does not see it"
    assert t.goal("bilbo") == "impossible"
    assert "stop" not in t.actions()


@pytest.mark.ruling(42)
def test_near_the_end_goals_are_known_exactly(company: Tables) -> None:
    people = "frodo bilbo gandalf"
    t = company.at(
        "1",
        people,
        ["H8 M8", "H1 S1", "H2 H3 H4"],
        won=["R1 R2 R3 R4", "", ""],
        trick_number=10,
        tricks_total=12,
        more=spread(6, 3, 1) | {"hand-1": {"tricks": 6, "open": True}},
    )
    assert t.goal("bilbo") == "certain"
    assert t.goal("gandalf") == "certain"
