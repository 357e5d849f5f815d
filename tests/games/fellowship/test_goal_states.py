"""The live states of goals against brute force on 10,000 random endings."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fellowship import brute
from tests.seeds import seeds

import mathom
from mathom.engine.game import Game
from mathom.engine.step import play
from mathom.engine.view import see
from mathom.games.fellowship.rules.facts import CARDS, bits
from mathom.games.fellowship.rules.state import FellowshipState

PARTS = 20
ENDINGS = 10_000
CHAPTERS = [0, 1, 2, 6, 9, 12, 15]
"""Chapters without anything special about their tricks, but that Bilbo Baggins names who leads."""
NAMES_LEADER = "bilbo-baggins"
BARROW_DOWNS = 5
TOMS = 30


def endings(part: int) -> int:
    """Compare the states of one part of all endings; returns how many there were."""
    found = 0
    seed = part
    while found < ENDINGS // PARTS:
        chapter = CHAPTERS[seed % len(CHAPTERS)]
        found += compare_round(seed, chapter, 3 + seed // len(CHAPTERS) % 2)
        seed += PARTS
    return found


def compare_round(seed: int, chapter: int, players: int) -> int:
    """Compare the states of the endings of one round; returns how many there were."""
    game: Game[Any] = mathom.GAMES["fellowship"]
    found = 0
    settings = game.default_settings()
    settings[0] = chapter
    s: FellowshipState = game.new(seed, settings, players)
    while s.outcome is None:
        last = s.tricks_total - s.trick_number
        if s.phase == 3 and (last == 1 or (last == 2 and s.led >= 0)):
            found += compare(game, s)
        offers = [o for o in s.offers if game.vocabulary.text(o) != "stop"]
        play(s, offers[s.below(len(offers))])
    return found


def characters(view: Any) -> list[str]:
    """Who is played."""
    return [hand["character"] for hand in view["hands"]]


def compare(game: Game[Any], s: FellowshipState) -> int:
    """One ending: where the rules say certain or impossible it is so, and the other way round
    whenever there are few enough ways to go through."""
    view: Any = see(game, s, -1)
    kinds = {hand["goal"]["kind"] for hand in view["hands"]}
    if not kinds <= brute.KNOWN or view["asked"]["choice"] == "name-leader":
        return 0
    if s.tricks_total - s.trick_number > 1 and NAMES_LEADER in characters(view):
        return 0
    told = [hand["goal"]["state"] for hand in view["hands"]]
    opened = {CARDS[card] for card in bits(s.open)}
    if s.tricks_total - s.trick_number > 1:
        unknown = sum(hand["size"] - len(set(hand["cards"]) & opened) for hand in view["hands"])
        if unknown > 5:
            return 0
    for said, true in zip(told, brute.states(view, opened), strict=True):
        if true == "undecided":
            assert said in ("open", "met"), view
        elif s.tricks_total - s.trick_number == 1:
            assert said == true, view
        else:
            assert said in (true, "open", "met"), view
    return 1


@pytest.mark.rule("Contrassegnare gli obiettivi come completati")
@pytest.mark.parametrize("part", seeds(PARTS, at_both_speeds=5))
def test_states_agree_with_brute_force(part: int) -> None:
    assert endings(part) >= ENDINGS // PARTS


@pytest.mark.ruling(42)
@pytest.mark.rule("Contrassegnare gli obiettivi come completati", "Capitolo 6")
def test_states_of_the_last_trick_agree_although_tom_keeps_five_cards() -> None:
    assert sum(compare_round(seed, BARROW_DOWNS, 4) for seed in range(TOMS)) > TOMS
