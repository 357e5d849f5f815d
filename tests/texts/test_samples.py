"""The sample games of the documentation are what the program tells of their records."""

from __future__ import annotations

import pytest
from tests.texts.samples import FOLDER, PLAYED, page

from mathom.engine.record import read_record, replay
from mathom.games.package import PACKAGES, find_package

pytestmark = pytest.mark.once


def test_every_game_has_a_sample() -> None:
    assert set(PLAYED) == set(PACKAGES)


@pytest.mark.parametrize("game", PLAYED)
def test_a_sample_is_the_story_of_its_record(game: str) -> None:
    kept = (FOLDER / f"{game}.md").read_text("utf-8")
    assert page(game) == kept, "stale: run make samples"


TOLD = {
    "duel": "all seven regions",
    "fellowship": "failed in trick 9",
    "war": "Minas Tirith (turn 11) fell",
    "tcg": "survived the last site",
}
"""By game, the end that the title of the sample on the home page speaks of."""


@pytest.mark.parametrize("game", PLAYED)
def test_the_game_ships_its_sample_and_it_replays_under_the_present_rules(game: str) -> None:
    text = find_package(game).sample()
    assert text == (FOLDER / f"{game}.record").read_text("utf-8"), "stale: run make samples"
    record = read_record(text)
    walk = replay(record)
    assert walk.stopped is None
    assert walk.rules == record.game.rules_version
    assert TOLD[game] in page(game).rstrip().splitlines()[-1]
