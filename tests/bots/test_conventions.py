"""Conventions of the Fellowship: partners keep them while another card serves."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.bots.levels import make_bot
from mathom.games.fellowship.rules.staging import cards, stage

pytestmark = pytest.mark.parametrize("bot", ["greedy", "search:8", "search:100"])

SAM = {"chapter": "2", "characters": "frodo sam merry", "more": {"hand-2": {"threat": 2}}}
"""Sam must win the 2 of Hills."""


def chosen(bot: str, hands: list[str], *do: str, **rest: Any) -> str:
    """What a bot does after some cards were played."""
    chapter, characters = rest.pop("chapter", "1"), rest.pop("characters", "frodo bilbo gandalf")
    match = mathom.from_position(stage(chapter, characters, hands, **rest))
    for action in do:
        verb = "give" if rest.get("phase") == "preparing" else "play"
        match.act(f"{verb} card:{cards(action)[0]}")
    player = make_bot(bot, match.game, 3)
    return match.game.vocabulary.text(player.choose(match.perspective()))


def plays(card: str) -> str:
    return f"play card:{cards(card)[0]}"


def test_the_target_of_a_partner_is_not_thrown_on_the_trick_of_another(bot: str) -> None:
    hands = ["H8 S1", "H3 S2", "H2 H4"]
    assert chosen(bot, hands, "H8", "H3", **SAM) == plays("H4")


def test_the_target_of_a_partner_is_not_led_to_a_trick_that_another_may_win(bot: str) -> None:
    hands = ["H8 H3 S6 H5", "R5 H1 S1 M3", "H2 M6 S8 F1"]
    assert chosen(bot, hands, leader="hand-3", **SAM) != plays("H2")


def test_the_target_of_a_partner_may_be_laid_on_his_trick(bot: str) -> None:
    hands = ["H7 S1", "H8 S2", "H2 H4"]
    assert chosen(bot, hands, "H7", "H8", **SAM) == plays("H2")


def test_nobody_leads_a_target_of_his_own_below_a_higher_card(bot: str) -> None:
    hands = ["H8 S1", "H2 S2", "H3 F4"]
    assert chosen(bot, hands, leader="hand-2", **SAM) == plays("S2")
    hands = ["M5 S2 F8 R4 F6", "H4 S3 M2 M4 R2", "H1 M3 H2 R5 H6"]
    sam = {**SAM, "more": {"hand-2": {"threat": 4}}}
    assert chosen(bot, hands, leader="hand-2", **sam) != plays("H4")


def test_a_ring_is_given_to_a_partner_who_needs_it(bot: str) -> None:
    won = ["R2 R4 R5", "", ""]
    hands = ["H8 S1", "H3 S2", "R3 M4"]
    assert chosen(bot, hands, "H8", "H3", won=won, trick_number=3) == plays("R3")


def test_a_card_that_the_goal_needs_is_not_given_away(bot: str) -> None:
    hands = ["R1 R3 H5", "M1 M2 M3", "F1 F2"]
    rest = {"phase": "preparing", "lost": ["shadows-8"]}
    assert chosen(bot, hands, "F2", **rest) == f"give card:{cards('H5')[0]}"
