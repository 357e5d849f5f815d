"""Every part of every view has a name in the list layout: `web-<game>-part-<key or word>`."""

from __future__ import annotations

import re

import pytest
from tests.texts import keys
from tests.texts.parts import parts

from mathom.engine.game import GAMES
from mathom.texts import wording

BOARDS = keys.CLIENT / "games"


def named(game: str) -> set[str]:
    """The parts of a game that the catalogue names."""
    start = f"web-{game}-part-"
    return {key.removeprefix(start) for key in keys.messages("en") if key.startswith(start)}


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_view_has_a_name(game: str) -> None:
    missing = parts(game) - named(game)
    assert not missing, f"no text web-{game}-part-… for: {', '.join(sorted(missing))}"


@pytest.mark.parametrize("game", GAMES)
def test_no_name_of_a_part_is_left_over(game: str) -> None:
    unused = named(game) - parts(game)
    assert not unused, f"no view shows: {', '.join(sorted(unused))}"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_asks_for_sheets_of_exactly_the_things_that_have_one(game: str) -> None:
    if not BOARDS.is_dir():
        pytest.skip("the client's source is not here")
    manifest = (BOARDS / game / "manifest.ts").read_text("utf-8")
    found = re.search(r"sheetKinds: \[(.*?)\]", manifest)
    assert found, f"{game}/manifest.ts names no sheets"
    assert re.findall(r"'([a-z-]+)'", found[1]) == list(wording(game, "en").described)
