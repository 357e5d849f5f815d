"""The blunders of the Fellowship: each is found, and each is excused."""

from __future__ import annotations

from typing import Any

from tests.bots.blunders.watching import BLUNDER, EXCUSED, NO_OPPORTUNITY, Judged, Watch

import mathom
from mathom.blunders import Detector
from mathom.games.fellowship import blunders
from mathom.games.fellowship.rules.game import FELLOWSHIP
from mathom.games.fellowship.rules.staging import cards, stage


def judged(
    detector: type[Detector[Any]], characters: str, hands: list[str], *do: str, **rest: Any
) -> Judged:
    """What a detector finds when cards are played; `H3` plays that card."""
    data = stage(rest.pop("chapter", "1"), characters, hands, **rest)
    w = Watch(FELLOWSHIP, mathom.from_position(data).state, detector)
    for action in do:
        plays = action[0].isupper()
        w.do(f"play card:{cards(action)[0]}" if plays else action)
    return w.judged


LOST = {
    "chapter": "14",
    "event": "balins-tomb",
    "trick_number": 10,
    "won": ["R2", "M1 M2", "R3 R4 R5 M3 M4 M5 M6 M7 M8"],
    "more": {"hand-1": {"tricks": 4}, "hand-2": {"tricks": 2}, "hand-3": {"tricks": 4}},
}


def lost_round(*do: str) -> Judged:
    """Two goals of a round are out of reach."""
    hands = ["R1 H1", "H2 H3", "H4 H5 H6"]
    return judged(blunders.LostRoundContinued, "frodo gimli gandalf", hands, *do, **LOST)


def test_a_lost_round_is_played_on() -> None:
    assert lost_round("H1") == BLUNDER
    assert lost_round("stop") == EXCUSED


def test_an_open_round_is_played_on() -> None:
    found = judged(
        blunders.LostRoundContinued, "frodo bilbo gandalf", ["H1 H2", "H3 H4", "H5 H6"], "H1"
    )
    assert found == NO_OPPORTUNITY


THREAT = {"chapter": "2", "more": {"hand-2": {"threat": 2}}}
PEOPLE = "frodo sam merry"


def thrown(hands: list[str], *do: str) -> Judged:
    """Sam must win the 2 of Hills, which Merry holds."""
    return judged(blunders.TargetThrown, PEOPLE, hands, *do, **THREAT)


def test_the_card_of_a_partner_goes_to_somebody_else() -> None:
    hands = ["H8 S1", "H3 S2", "H2 H4"]
    assert thrown(hands, "H8", "H3", "H2") == BLUNDER
    assert thrown(hands, "H8", "H3", "H4") == EXCUSED


def test_the_card_of_a_partner_may_be_laid_on_his_trick() -> None:
    assert thrown(["H7 S1", "H8 S2", "H2 H4"], "H7", "H8", "H2") == EXCUSED
    assert thrown(["H8 S1", "H3 S2", "H2 F4"], "H8", "H3", "H2") == NO_OPPORTUNITY


def led(hands: list[str], card: str) -> Judged:
    """Sam leads."""
    return judged(blunders.LedOwnTarget, PEOPLE, hands, card, leader="hand-2", **THREAT)


def test_a_hand_leads_its_own_target_under_a_higher_card() -> None:
    assert led(["H8 S1", "H2 S2", "H3 F4"], "H2") == BLUNDER
    assert led(["H8 S1", "H2 S2", "H3 F4"], "S2") == EXCUSED


def test_a_hand_may_lead_its_target_if_no_higher_card_is_out() -> None:
    assert led(["H1 S1", "H2 S2", "F3 F4"], "H2") == NO_OPPORTUNITY


def last_card(hands: list[str], card: str) -> Judged:
    """Frodo wins the trick, and the last hand may lay any card."""
    people = "frodo bilbo gandalf"
    won = ["R2 R4 R5", "", ""]
    return judged(blunders.RingKept, people, hands, "H8", "H3", card, won=won, trick_number=3)


def test_a_ring_is_kept_from_frodo() -> None:
    hands = ["H8 S1", "H3 S2", "R3 M4"]
    assert last_card(hands, "M4") == BLUNDER
    assert last_card(hands, "R3") == EXCUSED


def test_the_one_ring_may_be_kept() -> None:
    assert last_card(["H8 S1", "H3 S2", "R1 M4"], "M4") == NO_OPPORTUNITY


def given(hands: list[str], *do: str) -> Judged:
    """Gandalf exchanges a card with Frodo, who needs Rings."""
    given = [f"give card:{cards(card)[0]}" for card in do]
    return judged(
        blunders.NeededGivenAway,
        "frodo bilbo gandalf",
        hands,
        *given,
        phase="preparing",
        lost=["shadows-8"],
    )


HANDS = ["R1 R3 H5", "M1 M2 M3", "F1 F2"]


def test_a_needed_card_is_given_away() -> None:
    assert given(HANDS, "F2", "R3") == BLUNDER
    assert given(HANDS, "F2", "H5") == EXCUSED


def test_any_card_may_be_given_if_none_is_needed() -> None:
    assert given(["R1 H4 H5", "M1 M2 M3", "F1 F2"], "F2", "H5") == NO_OPPORTUNITY
