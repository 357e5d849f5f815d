"""Dice of War of the Ring in a sentence or two."""

from __future__ import annotations

import pytest
from tests.texts.samples import page
from tests.texts.stories import begun, do, stories

from mathom.engine.state import EVERYBODY, Event
from mathom.games.war.rules.staging import stage
from mathom.table.table import Table
from mathom.texts import wording

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


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Bertil wins with 10 points: Helm’s Deep (turn 2), Pelargir (turn 4), "),
        ("it", "Bertil vince con 10 punti. Conquiste: il Fosso di Helm (turno 2), Pelargir ("),
        ("sv", "Bertil vinner med 10 poäng: Helms klyfta (omgång 2), Pelargir (omgång 4), "),
    ],
)
def test_the_end_tells_in_which_turn_each_stronghold_fell(language: str, text: str) -> None:
    assert f"\n**{text}" in page("war", language)


def test_a_settlement_that_was_retaken_counts_from_its_last_fall() -> None:
    told = page("war")
    assert (
        "Bertil attacked Dale from the Old Forest Road: each side lost one unit; Dale fell." in told
    )
    assert "Elena moved an army: Erebor → Dale; Dale was retaken." in told
    assert "Erebor (turn 8), Dale (turn 8)" in told


def test_the_dice_are_told_with_the_names_of_the_players() -> None:
    assert "- Elena rolled 2 Character, " in page("war")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Special tile in play: Give it to Uss!"),
        ("it", "Tessera speciale in gioco: Daccelo!"),
    ],
)
def test_a_name_that_ends_with_a_mark_gets_no_second_one(language: str, text: str) -> None:
    words = wording("war", language)
    kind = [kind.name for kind in words.game.events].index("tile-added")
    tile = words.game.names("tile").index("give-it-to-uss")
    assert words.event_text(Event(kind, [tile, 0, 0], EVERYBODY)) == text
