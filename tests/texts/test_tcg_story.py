"""Phases of The Two Towers in a sentence or two."""

from __future__ import annotations

import pytest
from tests.texts.stories import at_random, begun, stories, with_decks

from mathom.table.table import Table


@pytest.fixture(scope="module")
def table() -> Table:
    """Some turns of a game played at random."""
    return at_random(with_decks(begun("tcg", seed=3)), 3, 220)


def test_the_shadow_phase_is_one_story_of_its_player(table: Table) -> None:
    told = [story for story in stories(table, 0) if story.seat >= 0]
    texts = [story.sentences[0].text for story in told]
    assert any(text.startswith("You played ") for text in texts)
    assert any(text.startswith("Bob played ") for text in texts)


def test_skirmishes_are_told_together_with_both_strengths(table: Table) -> None:
    texts = [
        part.text
        for story in stories(table, 0)
        for part in story.sentences
        if " lost to " in part.text or " beat " in part.text
    ]
    assert texts
    assert any(", " in text and " to " in text for text in texts)


def test_who_died_in_a_skirmish_is_told_once_and_by_whose_hand(table: Table) -> None:
    texts = [part.text for story in stories(table, 0) for part in story.sentences]
    slain = [text for text in texts if " killed " in text and not text.startswith("Arrows")]
    assert slain
    for text in slain:
        rest = text.partition(" killed ")[2]
        assert f"{rest.partition(',')[0]} died" not in text


def test_nobody_reads_what_others_draw(table: Table) -> None:
    for seat in (0, 1):
        other = "Bob" if seat == 0 else "Ann"
        for story in stories(table, seat):
            for part in story.sentences:
                for clause in part.text.split("; "):
                    if clause.startswith(f"{other} drew"):
                        assert clause.rstrip(".").split()[-1] in ("card", "cards")


def test_a_new_turn_is_marked(table: Table) -> None:
    marks = [
        part.text for story in stories(table, 0) for part in story.sentences if part.kind == "mark"
    ]
    assert marks[:2] in (["Your turn", "Bob’s turn"], ["Bob’s turn", "Your turn"])
