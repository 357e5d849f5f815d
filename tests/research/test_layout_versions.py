"""A layout does not change without its version: learned networks depend on every place.

After a change, raise `version` in the game's `observation.py` and add the hash that the test
prints. Hashes of older versions stay, so that no version is used twice.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

import pytest

import mathom
from mathom.research.layouts import action_count, games_with_layout, layout_of, observation_of

HASHES: dict[str, dict[str, str]] = json.loads(
    Path(__file__).with_name("layout_versions.json").read_text("utf-8")
)


def layout_hash(game: str) -> str:
    """A hash of the names and scales of all places, for every number of seats, and of all
    actions."""
    found = blake2b(digest_size=8)
    for seats in mathom.find_game(game).seats:
        layout = layout_of(game, seats)
        found.update("\n".join(layout.places()).encode())
        found.update(repr((layout.blank, layout.scales(), layout.names_at())).encode())
    texts = mathom.find_game(game).vocabulary.texts[: action_count(game)]
    found.update("\n".join(texts).encode())
    return found.hexdigest()


@pytest.mark.parametrize("game", games_with_layout())
def test_a_layout_has_the_hash_of_its_version(game: str) -> None:
    version = str(observation_of(game).version)
    assert HASHES[game].get(version) == layout_hash(game), (
        f"{game}: raise its version, and add {layout_hash(game)}"
    )


@pytest.mark.parametrize("game", games_with_layout())
def test_the_present_version_is_the_highest_and_no_two_are_alike(game: str) -> None:
    versions = HASHES[game]
    assert max(map(int, versions)) == observation_of(game).version
    assert len(set(versions.values())) == len(versions)


def test_the_page_of_layouts_shows_the_present_sizes() -> None:
    page = (Path(__file__).parents[2] / "docs" / "layouts.md").read_text("utf-8")
    for game in games_with_layout():
        layout = layout_of(game)
        assert f"`mathom_{game}_v{layout.version}`: {layout.size} numbers" in page
