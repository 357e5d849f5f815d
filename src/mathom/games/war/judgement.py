"""How a position looks to a side: the Ring's way and burden, settlements, armies."""

from __future__ import annotations

from mathom.games.war.board import points
from mathom.games.war.facts import (
    CORRUPTED,
    DISTANCE,
    DOOM,
    FREE,
    FREE_GOAL,
    GATES_OF_MORDOR,
    NATIONS_OF,
    SHADOW,
    SHADOW_GOAL,
)
from mathom.games.war.host import elites, units
from mathom.games.war.state import NOWHERE, WarState

FAR = 20
"""About as many regions as lie between Rivendell and Mordor, with some to spare."""


def judge(s: WarState, seat: int) -> float:
    """From 0, lost, to 1, won; the weights are guesses that were never fitted to games."""
    value = free_prospects(s)
    return value if s.side_of(seat) == FREE else 1.0 - value


def free_prospects(s: WarState) -> float:
    """How good the position looks for the Free Peoples."""
    value = 0.5 + 0.3 * (journey_done(s) - 0.25) - 0.35 * s.corruption / CORRUPTED
    value -= 0.03 * s.revealed
    value += 0.3 * points(s, FREE) / FREE_GOAL - 0.35 * points(s, SHADOW) / SHADOW_GOAL
    value += 0.002 * (fighting_worth(s, FREE) - fighting_worth(s, SHADOW) / 2)
    value += 0.01 * (war_readiness(s, FREE) - war_readiness(s, SHADOW))
    return min(0.99, max(0.01, value))


def journey_done(s: WarState) -> float:
    """The part of the way to the Crack of Doom that is behind the Ring-bearers."""
    if s.mordor != NOWHERE:
        return 0.6 + 0.4 * s.mordor / DOOM
    left = min(DISTANCE[s.ring][gate] for gate in GATES_OF_MORDOR) - s.progress
    return 0.6 * (1.0 - min(FAR, max(0, left)) / FAR)


def fighting_worth(s: WarState, side: int) -> int:
    """The units on the map, elites twice."""
    found = 0
    for host in s.host[side::2]:
        if host:
            found += units(host, side) + elites(host, side)
    return found


def war_readiness(s: WarState, side: int) -> int:
    """Steps that the nations of a side have gone towards war."""
    return sum(3 - s.politics[nation] for nation in NATIONS_OF[side])
