"""Hunt tiles (Le tessere Caccia): what each of the 24 does when it is drawn."""

from __future__ import annotations

import pytest
from tests.games.war.table import Board, covers

from mathom.games.war.rules.facts import TILES
from mathom.games.war.rules.staging import stage

STANDARD = {
    "eye-a": (2, True),
    "eye-b": (2, True),
    "eye-c": (2, True),
    "eye-d": (2, True),
    "0-reveal-a": (0, True),
    "0-reveal-b": (0, True),
    "1-reveal-a": (1, True),
    "1-reveal-b": (1, True),
    "1-a": (1, False),
    "1-b": (1, False),
    "2-reveal-a": (2, True),
    "2-a": (2, False),
    "2-b": (2, False),
    "3-a": (3, False),
    "3-b": (3, False),
    "3-c": (3, False),
}
"""The damage after a roll with two successes, and whether the fellowship is revealed."""

SPECIAL = {
    "elven-cloaks": (5, False, 1),
    "elven-rope": (5, False, 1),
    "phial-of-galadriel": (3, False, 1),
    "smeagol-helps-nice-master": (4, False, 1),
    "shelobs-lair": (9, False, 0),
    "the-ring-is-mine": (8, True, 0),
    "on-on-they-went": (8, False, 0),
    "give-it-to-uss": (6, True, 0),
}
"""In Mordor, from a corruption of five with three dice in the Hunt box: the corruption, whether
the fellowship is revealed, and the step that it reaches from 0."""


@pytest.mark.rule("Tessere Caccia Standard")
@pytest.mark.parametrize("tile", STANDARD)
def test_a_standard_tile_hurts_and_reveals(tile: str) -> None:
    damage, reveals = STANDARD[tile]
    t = Board(
        **stage(
            free="character muster",
            pool=tile,
            company="strider",
            fellowship={"region": "hollin"},
            hunt_box={"shadow": 2},
        )
    )
    t.do("use die:character").roll("move-fellowship", "6", "6", f"tile tile:{tile}")
    if damage:
        assert t.asked() == "free-peoples TakeCasualty"
        t.do("decline")
    assert t.s.corruption == damage
    assert t.s.revealed == reveals
    covers("tile", tile)


@pytest.mark.rule("Tessere Caccia Speciali")
@pytest.mark.parametrize("tile", SPECIAL)
def test_a_special_tile_waits_for_mordor(tile: str) -> None:
    corruption, reveals, step = SPECIAL[tile]
    t = Board(
        **stage(
            free="character muster",
            pool="",
            company="strider",
            fellowship={"region": "morannon", "corruption": 5},
            tiles={**dict.fromkeys(TILES, "removed"), tile: "ready"},
            agenda=[{"step": "next-action"}, {"step": "may-enter-mordor", "seat": 0}],
            hunt_box={"shadow": 3},
        )
    )
    t.do("enter-mordor", "use die:character")
    dice = ["4"] if tile == "shelobs-lair" else []
    t.roll("move-fellowship", f"tile tile:{tile}", *dice)
    if "TakeCasualty" in t.asked():
        t.do("decline")
    assert t.s.corruption == corruption
    assert t.s.revealed == reveals
    assert t.s.mordor == step
    covers("tile", tile)


@pytest.mark.rule("La Riserva della Caccia")
def test_an_empty_pool_is_filled_with_standard_tiles_again() -> None:
    tiles = {**dict.fromkeys(TILES, "removed"), "elven-rope": "drawn", "3-a": "drawn"}
    t = Board(
        **stage(
            free="character muster",
            company="strider",
            tiles={**tiles, "3-b": "removed"},
            hunt_box={"shadow": 1},
        )
    )
    t.do("use die:character").roll("move-fellowship", "6", "tile tile:3-a")
    assert t.s.damage == 3
