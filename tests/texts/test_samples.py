"""The sample games of the documentation are what the program tells of their records."""

from __future__ import annotations

import pytest
from tests.texts.samples import FOLDER, PLAYED, page

from mathom.games.package import PACKAGES

pytestmark = pytest.mark.once


def test_every_game_has_a_sample() -> None:
    assert set(PLAYED) == set(PACKAGES)


@pytest.mark.parametrize("game", PLAYED)
def test_a_sample_is_the_story_of_its_record(game: str) -> None:
    kept = (FOLDER / f"{game}.md").read_text("utf-8")
    assert page(game) == kept, "stale: run make samples"
