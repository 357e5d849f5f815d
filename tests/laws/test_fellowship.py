"""The Fellowship under all laws: every chapter with every number of players."""

from __future__ import annotations

import pytest

from mathom.engine.laws import check_game
from mathom.games.fellowship.rules.facts import CHAPTERS
from mathom.games.fellowship.rules.game import FELLOWSHIP
from mathom.research.fuzz import inspect_game


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_chapter_keeps_all_laws(chapter: str, players: int) -> None:
    for seed in range(2):
        settings = FELLOWSHIP.parse_settings({"chapter": chapter})
        for option in range(1, 5):
            settings[option] = seed
        check_game(FELLOWSHIP, seed * 19 + players, settings, players, every=6)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_bridge_keeps_all_laws(players: int) -> None:
    done = "gandalf gimli aragorn legolas boromir sam merry pippin "
    done += "done:doors-of-durin done:balins-tomb done:long-dark"
    settings = FELLOWSHIP.parse_settings({"chapter": "14", "progress": done})
    for seed in range(4):
        check_game(FELLOWSHIP, seed, settings, players, every=6)


def test_the_one_ring_is_not_betrayed_by_who_is_asked_for_a_last_card() -> None:
    # A game in which the 1 of Rings changed hands in secret and Radagast had one card left.
    assert inspect_game("fellowship", 10, 972).fault is None


def test_a_card_that_is_played_automatically_is_heard_by_everybody() -> None:
    # Radagast's only card is played at once. Which one it is decides whether the round is settled,
    # and so whether the next leader is asked: the card tells more than the question.
    assert inspect_game("fellowship", 10, 8915).fault is None
