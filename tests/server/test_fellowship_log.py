"""What a seat reads of a round of the Fellowship: never a card that others gave face down."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.texts.stories import log_of

from mathom.engine.step import decider, legal
from mathom.engine.view import see
from mathom.games.fellowship.rules.state import PLAYING, FellowshipState
from mathom.table.events import Created, Sat
from mathom.table.fold import fold
from mathom.table.handle import and_start, play_action
from mathom.table.table import Table

SCREENS = Path(__file__).parents[2] / "web/src/games/fellowship/fixtures"
PEOPLE = ["ann", "bob", "cid"]


def prepared(chapter: str, seed: int) -> Table:
    """A table of three at its first trick."""
    created = Created(
        at=1.0,
        game="fellowship",
        seats=3,
        host="ann",
        seed=seed,
        secret=99,
        options={"chapter": chapter},
    )
    people = [Sat(at=1.0, seat=at, user=name, name=name) for at, name in enumerate(PEOPLE)]
    empty = fold("t", [created])
    table = fold("t", [created, *and_start(empty, [*people], 1.0).events])
    chance = random.Random(seed)
    while phase(table) != PLAYING:
        seat = decider(table.state)
        action = chance.choice(legal(table.state, seat))
        table = play_action(table, seat, action, PEOPLE[seat], 1.0).after(table)
    return table


def phase(table: Table) -> int:
    """The phase of the round."""
    assert isinstance(table.state, FellowshipState)
    return table.state.phase


@pytest.mark.parametrize("chapter", ["3", "9", "14", "16"])
@pytest.mark.parametrize("seed", range(4))
def test_no_log_names_a_card_that_others_gave_face_down(chapter: str, seed: int) -> None:
    table = prepared(chapter, seed)
    gifts = 0
    for seat in range(len(PEOPLE)):
        view: Any = see(table.game, table.state, seat)
        lines = log_of(table, len(table.moments) - 1, seat, "en")
        for line in lines:
            gifts += line.name == "give" and line.seat == f"seat-{seat + 1}"
            if line.seat in (None, f"seat-{seat + 1}"):
                continue
            cards = [piece[5:] for piece in line.pieces if piece.startswith("card:")]
            assert [card for card in cards if view["cards"][card] == "unseen"] == [], line
            assert line.name != "give", line
    assert gifts > 0, "everybody reads the own gifts"


@pytest.mark.parametrize("name", ["give", "three", "ford", "willow", "river"])
def test_the_screens_of_the_page_are_those_of_a_real_seat(name: str) -> None:
    screens = json.loads((SCREENS / f"{name}.json").read_text("utf-8"))
    for screen in screens.values():
        cards = screen["view"]["cards"]
        for line in screen["log"]:
            if line["seat"] != screen["seat"]:
                pieces = [piece[5:] for piece in line["pieces"] if piece.startswith("card:")]
                assert not [card for card in pieces if cards[card] == "unseen"], line
