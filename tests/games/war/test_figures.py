"""Figures are conserved: 205 at every moment; the dead of the Free Peoples stay dead, those of the
Shadow return (Perdite dei Popoli Liberi e dell'Ombra)."""

from __future__ import annotations

import pytest
from tests.games.war.table import Board

from mathom.engine.step import play
from mathom.games.war.rules.armies.army_bits import leaders, units
from mathom.games.war.rules.facts import CHARACTERS, FREE, SHADOW
from mathom.games.war.rules.game import WAR
from mathom.games.war.rules.staging import stage
from mathom.games.war.rules.state import GONE, WAITING, WarState


def figures(s: WarState) -> int:
    """All figures, wherever they are, with the Ring-bearers and Gollum."""
    found = 2 + len(CHARACTERS) + units(s.lost, FREE) + leaders(s.lost, FREE)
    for side in (FREE, SHADOW):
        for host in (s.pool[side], *s.host[side::2]):
            found += units(host, side) + leaders(host, side)
    return found


@pytest.mark.rule("Perdite dei Popoli Liberi e dell'Ombra")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_205_figures_at_every_moment(seats: int) -> None:
    s = WAR.new(seats, None, seats)
    while s.outcome is None:
        assert figures(s) == 205
        play(s, s.offers[s.below(len(s.offers))])
    assert figures(s) == 205


def fallen_in_battle() -> Board:
    """Both sides lose a regular."""
    t = Board(
        **stage(
            shadow="army muster",
            armies={"south-ithilien": "3 sauron-regular", "osgiliath": "2 gondor-regular"},
            at_war="all",
            bare=True,
        )
    )
    t.do("use die:army", "attack").roll("all", "6", "1", "1", "5", "1")
    return t.do("cease")


@pytest.mark.rule("Perdite dei Popoli Liberi e dell'Ombra")
def test_the_free_peoples_lose_for_good_what_the_shadow_recruits_again() -> None:
    t = fallen_in_battle()
    assert t.lost() == {"gondor-regular": 1}
    assert t.pool(FREE)["gondor-regular"] == 15 - 1 - 1
    assert t.pool(SHADOW)["sauron-regular"] == 36 - 2


def test_a_law_forbids_that_the_dead_come_back() -> None:
    before = fallen_in_battle().s
    after = before.clone()
    assert WAR.lapses(before, after) == []
    after.pool[FREE] += after.lost
    after.lost = 0
    assert [fault.reason for fault in WAR.lapses(before, after)] == ["figures-misplaced"]
    returned = before.clone()
    before.where = [GONE] * len(CHARACTERS)
    returned.where = [WAITING] * len(CHARACTERS)
    assert len(WAR.lapses(before, returned)) == len(CHARACTERS)
    returned.white = 1
    assert len(WAR.lapses(before, returned)) == len(CHARACTERS) - 1, "Gandalf the White"
