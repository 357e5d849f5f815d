"""Every ability of every card: its scenes come out as written, and would not without it."""

from __future__ import annotations

import pytest
from tests.games.tcg.scene import Scene, without
from tests.games.tcg.scenes import (
    dunland,
    dwarven,
    elven,
    gandalf,
    gondor,
    isengard,
    isengard_uruks,
    raider,
    ring,
    rohan,
    shire,
    sites,
)

from mathom.games.tcg.rules.facts import CARD_FACTS

CHAPTERS = (
    ring, dunland, isengard, isengard_uruks, raider, dwarven, elven, gandalf, gondor, rohan, shire,
    sites,
)  # fmt: skip
SCENES: list[Scene] = [scene for chapter in CHAPTERS for scene in chapter.SCENES]
CARDS = {facts["id"]: len(facts.get("abilities", [])) for facts in CARD_FACTS}


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.card)
def test_a_card_does_what_it_says(scene: Scene) -> None:
    scene.play()


def covered(card: str) -> list[int]:
    """The abilities of a card without which one of its scenes would come out otherwise."""
    found: list[int] = []
    for entry in range(CARDS[card]):
        for scene in SCENES:
            if scene.card == card and differs(scene, entry):
                found.append(entry)
                break
    return found


def differs(scene: Scene, entry: int) -> bool:
    """Whether a scene fails when its card lacks an ability."""
    with without(scene.card, entry):
        try:
            scene.play()
        except AssertionError:
            return True
    return False


@pytest.mark.parametrize("card", [card for card, count in CARDS.items() if count])
def test_each_ability_matters_in_some_scene(card: str) -> None:
    assert covered(card) == list(range(CARDS[card]))
