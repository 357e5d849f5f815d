"""A card that would surely break a goal is marked for the seat that is to play it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fellowship.table import Table, Tables

from mathom.engine.perspective import Perspective
from mathom.engine.step import deciders, play
from mathom.games.fellowship.rules.facts import CHAPTERS
from mathom.games.fellowship.rules.game import FELLOWSHIP
from mathom.games.fellowship.rules.goals.status import succeeded
from mathom.games.fellowship.rules.warnings import goal_breaking_actions


def breaks(t: Table, seat: str | None = None) -> dict[str, list[str]]:
    """The marked cards of a seat, by default of the one that is to play."""
    view = t.view(seat or t.match.decider)
    return {one["card"]: one["characters"] for one in view["breaks"]}


def ford(company: Tables, hand: str) -> Table:
    """Glorfindel needs all eight Shadows, has four, and leads another; Sam is the last to play."""
    t = company.at(
        "9",
        "glorfindel frodo strider sam",
        ["S6 H1 H2 H4", "S2 M1 M2 M3", "H8 M4 F1 F2", hand],
        won=["S1 S3 S4 S8", "", "", ""],
    )
    return t.do("S6", "S2", "H8")


def test_a_card_that_takes_what_another_needs_is_marked(company: Tables) -> None:
    t = ford(company, "S5 S7 H3 F4")
    assert breaks(t) == {"shadows-7": ["glorfindel"]}
    assert t.do("S7").goal("glorfindel") == "impossible"


def test_a_card_that_leaves_the_trick_to_the_other_is_not(company: Tables) -> None:
    assert breaks(ford(company, "S5 H3 F4 F6")) == {}


def test_only_the_seat_that_is_to_play_is_warned(company: Tables) -> None:
    t = ford(company, "S5 S7 H3 F4")
    for seat in ("seat-1", "seat-2", "seat-3", None):
        assert t.match.view(seat)["breaks"] == []


def test_what_others_hold_in_secret_never_counts(company: Tables) -> None:
    # Fatty has the one trick he may win. Whether he wins another with the 7 is up to the 8.
    for other in ("H8 M1 M2 M3", "H5 M1 M2 M3"):
        held = ["H7 F1 F2 F3", other, "H1 M4 M5 M6"]
        t = company.at("4", "fatty-bolger merry frodo", held, won=["S1 S2 S3", "", ""])
        assert breaks(t) == {}


def test_the_own_last_card_of_a_suit_that_must_end_the_round_is_marked(company: Tables) -> None:
    hands = ["F1 M1 M2 M3", "H1 H2 H3 H4", "S1 S2 S3 S4"]
    t = company.at("3", "gildor-inglorion frodo sam", hands)
    assert breaks(t) == {"forests-1": ["gildor-inglorion"]}
    two = company.at("3", "gildor-inglorion frodo sam", ["F1 F2 M2 M3", *hands[1:]])
    assert breaks(two) == {}


def test_the_one_ring_is_marked_in_the_way_that_breaks(company: Tables) -> None:
    # Boromir must not win the 1 of Rings; thrown off under a higher card it is somebody else's.
    hands = ["H1 M1 M2 M3", "H2 H3 H4 H5", "R1 F1 F2 F3"]
    t = company.at("13", "frodo legolas boromir", hands, rings_free=True)
    view = t.do("H1", "H2").view(t.match.decider)
    assert view["breaks"] == [{"card": "rings-1", "claims": True, "characters": ["boromir"]}]


def test_the_last_card_is_not_marked_for_a_goal_that_hidden_cards_decide(company: Tables) -> None:
    # Tom has won three Shadows; whether he keeps another, Frodo cannot see.
    t = company.at(
        "6",
        "tom-bombadil frodo merry",
        ["M1 S4 S5 S6 S7 S8", "R1", "F8"],
        won=["S1 S2 S3", "R2 R3 R4 R5", "M2 M3"],
        event="barrow-wights",
        leader="hand-3",
        trick_number=8,
        more={"hand-1": {"tricks": 3}, "hand-2": {"tricks": 4}, "hand-3": {"tricks": 1}},
    ).do("M1")
    assert t.match.decider == "seat-2"
    assert breaks(t) == {}
    t.do("win")
    assert t.goal("tom-bombadil") == "certain"


def under_the_breath(company: Tables, hands: list[str], **more: Any) -> Table:
    """Merry may not win a card of rank 8, and leads."""
    breath = {"hand-1": {"rider": "black-breath"}}
    return company.at("9", "merry frodo strider sam", hands, more=breath, **more)


HELD = ["H8 H2 F8 M3", "H1 H3 M1 M2", "H4 M4 F1 F2", "S5 S7 H5 F4"]


def test_a_card_that_surely_wins_what_a_rider_forbids_is_marked(company: Tables) -> None:
    won = ["", "R1 R2 R3 R4", "", ""]
    t = under_the_breath(company, HELD, won=won)
    assert breaks(t) == {"hills-8": ["merry"], "forests-8": ["merry"]}
    assert t.do("H8", "H1", "H4", "H5").goal("merry") == "impossible"


def test_while_the_one_ring_may_come_nothing_is_sure(company: Tables) -> None:
    hands = [HELD[0], "R1 H3 M1 M2", *HELD[2:]]
    assert breaks(under_the_breath(company, hands)) == {}


def test_leading_a_suit_that_a_rider_forbids_is_marked(company: Tables) -> None:
    knife = {"hand-1": {"rider": "morgul-knife"}}
    hands = ["R2 H2 F8 M3", *HELD[1:]]
    t = company.at("9", "merry frodo strider sam", hands, more=knife, rings_free=True)
    assert breaks(t) == {"rings-2": ["merry"]}


@pytest.mark.parametrize("chapter", range(len(CHAPTERS)))
def test_a_marked_card_breaks_its_goal_in_every_way_to_go_on(chapter: int) -> None:
    settings = FELLOWSHIP.default_settings()
    settings[0] = chapter
    marked = 0
    for seed in range(4):
        s: Any = FELLOWSHIP.new(seed, settings, 2 + seed % 3)
        broken = 0
        while s.outcome is None:
            seat = deciders(s)[0]
            found = goal_breaking_actions(s, seat)
            for number in range(2):
                guess: Any = Perspective(FELLOWSHIP, s, seat).sample(number)
                assert goal_breaking_actions(guess, seat) == found
            offers = list(found) or s.offers
            action = offers[s.below(len(offers))]
            broken |= found.get(action, 0)
            marked += len(found)
            round = s.round
            play(s, action)
            if s.round != round:
                assert not broken or s.mithril_used
                broken = 0
        for hand in range(s.rules.hands):
            if broken >> hand & 1 and s.trick_number >= s.tricks_total:
                assert not succeeded(s, hand)
    assert marked
