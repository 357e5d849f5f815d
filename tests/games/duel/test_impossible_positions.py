"""Positions that no play could reach are refused, and the reason says what is wrong with them."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.engine.errors import BadNotation
from mathom.games.duel.rules.facts import CARDS

CHAPTER_1 = [card for card in CARDS if card.startswith("c1-")]
MANOEUVRE = {"step": "manoeuvre", "seat": 1, "moves": 1, "removals": 0, "wild": 0}


def refusal(data: dict[str, Any]) -> BadNotation:
    """Why a position is refused."""
    with pytest.raises(BadNotation) as refused:
        mathom.from_position(data, "duel")
    return refused.value


def with_slots(**slots: str) -> dict[str, Any]:
    """Chapter 1 with nothing but these slots; the other cards were discarded."""
    layout = ["taken"] * 20
    for slot, card in slots.items():
        layout[int(slot[1:])] = card
    there = [card for card in layout if card in CHAPTER_1]
    gone = [card for card in CHAPTER_1 if card not in there]
    return {"layout": layout, "discard": gone[: 20 - len(there)]}


def middle(*steps: dict[str, Any], lifted: bool = True, **rest: Any) -> dict[str, Any]:
    """The midst of a turn of Sauron, who has taken the card of the last slot."""
    layout = ["face-down"] * 20
    if lifted:
        layout[19] = "lifted"
    end = {"step": "end-turn", "slot": 19}
    gone = {"discard": ["c1-grey-01"]} if lifted else {}
    return {"layout": layout, "agenda": [end, *steps], "turn": "sauron", **gone, **rest}


def test_a_card_cannot_lie_on_one_that_is_gone() -> None:
    fault = refusal(with_slots(s5="c1-red-01"))
    assert fault.reason == "layout-floating"
    assert fault.details == {"slot": 5, "under": 2}


def test_a_layout_whose_lower_cards_are_left_is_no_floating_one() -> None:
    match = mathom.from_position(with_slots(s2="c1-red-01", s0="c1-red-02"), "duel")
    assert [text for text in match.actions() if text.startswith("discard")] == [
        "discard card:c1-red-01"
    ]


def test_a_chapter_without_cards_is_over_even_if_a_tile_can_be_paid() -> None:
    rich = {"coins": {"sauron": 12}, "tiles": {"offered": ["bree"]}}
    assert refusal({**with_slots(), **rich}).reason == "layout-empty"


def test_a_manoeuvre_stands_in_a_turn() -> None:
    assert refusal({"agenda": [MANOEUVRE]}).reason == "step-misplaced"
    assert mathom.from_position(middle(MANOEUVRE), "duel").decider == "sauron"


def test_a_turn_ends_where_its_card_was_lifted() -> None:
    assert refusal(middle(MANOEUVRE, lifted=False)).details == {
        "step": "end-turn",
        "field": "slot",
        "number": 19,
    }
    assert refusal({**middle(MANOEUVRE), "agenda": [TURN]}).reason == "lifted-unasked"


TURN = {"step": "take-turn", "seat": 1}
FOREIGN: list[tuple[dict[str, Any], str]] = [
    ({**MANOEUVRE, "seat": 0}, "seat"),
    ({**MANOEUVRE, "moves": 99}, "moves"),
    ({**MANOEUVRE, "moves": 0}, "moves"),
    ({"step": "march-to", "seat": 1, "origin": 0}, "origin"),
    ({"step": "place-units", "seat": 1, "count": 1, "regions": 0, "optional": 0}, "regions"),
    ({"step": "place-units", "seat": 1, "count": 0, "regions": 1, "optional": 0}, "count"),
    ({"step": "carry-out", "seat": 1, "effect": 0}, "effect"),
    ({"step": "follow-up", "seat": 1, "card": 3, "held": 0, "chained": 0}, "card"),
]


@pytest.mark.parametrize(("step", "field"), FOREIGN, ids=[f"{s['step']} {f}" for s, f in FOREIGN])
def test_a_step_that_does_not_fit_is_named_with_its_number(
    step: dict[str, Any], field: str
) -> None:
    fault = refusal(middle(step))
    assert fault.reason == "step-number-impossible"
    assert fault.details == {"step": step["step"], "field": field, "number": step[field]}


def test_a_turn_within_a_turn_is_refused() -> None:
    assert refusal({"agenda": [TURN, TURN]}).reason == "step-misplaced"
    assert refusal(middle(TURN)).details == {"step": "take-turn"}
    assert refusal({"agenda": [TURN], "turn": "fellowship"}).details["field"] == "seat"


SEEN = ["c1-red-01", "c1-red-02", "c1-red-03"]
ASIDE: list[dict[str, Any]] = [
    {"unseen": 0, "seen": SEEN},
    {"unseen": 3, "by": ["sauron"]},
    {"unseen": 0, "seen": SEEN, "by": ["sauron", "fellowship"]},
    {"unseen": 2, "seen": SEEN[:1], "by": ["sauron"]},
]


@pytest.mark.parametrize("aside", ASIDE)
def test_cards_set_aside_are_unseen_until_somebody_looks(aside: dict[str, Any]) -> None:
    assert refusal({"set_aside": aside}).reason == "set-aside-impossible"


def test_nobody_looks_at_cards_that_are_out_of_the_game() -> None:
    aside = {"unseen": 0, "seen": SEEN, "by": ["sauron"]}
    assert mathom.from_position({"set_aside": aside}, "duel").decider == "sauron"
    out = {"set_aside": aside, "options": {"set-aside": "out"}}
    assert refusal(out).reason == "set-aside-impossible"


def test_a_card_is_recovered_only_by_who_has_looked() -> None:
    """Otherwise the offers would name cards that the seat may not know."""
    recover = {"step": "recover-card", "seat": 1}
    theirs = {"unseen": 0, "seen": SEEN, "by": ["fellowship"]}
    assert refusal(middle(recover, set_aside=theirs)).reason == "step-misplaced"
