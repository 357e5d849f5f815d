"""Dice of War of the Ring in a sentence or two."""

from __future__ import annotations

import pytest
from tests.texts.stories import begun, do, stories

from mathom.games.war.rules.staging import stage
from mathom.table.table import Table

FREE, SHADOW = 0, 1


@pytest.fixture(scope="module")
def table() -> Table:
    """A game with known dice in which the Free Peoples are to act."""
    dice = stage(free="character muster muster", shadow="army army muster", at_war="elves dwarves")
    return begun("war", start=dice)


def test_a_nation_that_goes_to_war_is_told_in_one_sentence(table: Table) -> None:
    after = do(table, "use die:muster", "sway nation:gondor")
    told = stories(after, SHADOW)[-1]
    assert [part.text for part in told.sentences] == [
        "Ann moved Gondor towards war, one step left."
    ]
    assert told.seat == FREE
    assert stories(after, FREE)[-1].sentences[0].text.startswith("You moved Gondor")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ann moved the Fellowship to step 1."),
        ("it", "Ann ha mosso la Compagnia alla casella 1."),
        ("sv", "Ann flyttade brödraskapet till steg 1."),
    ],
)
def test_a_step_of_the_fellowship_is_told(table: Table, language: str, text: str) -> None:
    after = do(table, "use die:character", "move-fellowship")
    assert stories(after, SHADOW, language)[-1].sentences[0].text == text


def test_a_die_is_one_story_with_all_its_steps(table: Table) -> None:
    after = do(table, "use die:muster", "muster")
    while after.game.legal_texts(after.state, FREE):
        after = do(after, after.game.legal_texts(after.state, FREE)[0])
    recruited = [
        story
        for story in stories(after, SHADOW)
        if story.sentences and "recruited" in story.sentences[0].text
    ]
    assert len(recruited) == 1
    assert recruited[0].last - recruited[0].first >= 3
