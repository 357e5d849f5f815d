"""The Ring-bearers by rules of thumb: when to walk, hide and rest, whom to lose, where to part."""

from __future__ import annotations

from typing import Final

from mathom.games.war.board import besieged, controls, points, unconquered, units_at
from mathom.games.war.facts import (
    CITY,
    CORRUPTED,
    CROWNING,
    DISTANCE,
    DOOM,
    EYE_VALUE,
    FREE,
    GANDALF,
    GATES_OF_MORDOR,
    LAND,
    LEVEL,
    LORIEN,
    MORIA,
    NATION_OF,
    NATION_SIDE,
    NEIGHBOURS,
    NOBODY,
    ORTHANC,
    REGION_AT,
    SETTLEMENT,
    SHADOW,
    SHADOW_GOAL,
    STRIDER,
    TILE_STOPS,
    TILE_VALUE,
    region_of,
)
from mathom.games.war.fellowship import in_fellowship, on_mordor_track, safe_city
from mathom.games.war.odds import hunt_chance
from mathom.games.war.state import GOLLUM, IN_FELLOWSHIP, WarState

TURNS_PER_POINT: Final = 1.0
"""How long the Shadow usually takes for a victory point."""

STEPS_PER_TURN: Final = 1.6
"""How far the Ring-bearers usually come in a turn."""

SHUNNED: Final[list[int]] = [MORIA, region_of("dol-guldur"), ORTHANC]
"""Strongholds of the Shadow that no path should lead through."""


def road_to_mordor() -> list[int]:
    """The steps from every region to the nearer gate, a shunned stronghold counting for three."""
    found = [99] * LAND
    for gate in GATES_OF_MORDOR:
        found[gate] = 0
    edge = GATES_OF_MORDOR[:]
    while edge:
        here = edge.pop(0)
        steps = found[here] + (3 if here in SHUNNED else 1)
        for near in NEIGHBOURS[here]:
            if steps < found[near]:
                found[near] = steps
                edge.append(near)
    return found


ROAD: Final[list[int]] = road_to_mordor()


def steps_left(s: WarState) -> int:
    """The steps to the Crack of Doom that are still to be made."""
    if on_mordor_track(s):
        return DOOM - s.mordor
    return DOOM + max(0, ROAD[s.ring] - s.progress)


def burden(s: WarState) -> float:
    """What one more corruption costs: more, the heavier the Ring is already."""
    left = CORRUPTED - s.corruption
    return 0.6 + 2.4 / max(1, left - 1)


def company(s: WarState) -> int:
    """How many companions are with the Ring-bearers."""
    return in_fellowship(s).bit_count()


def slack(s: WarState) -> float:
    """The turns that are left when the Ring-bearers have walked on as usual, before the Shadow
    conquers enough: with many they may be careful."""
    taken = points(s, SHADOW)
    late = max(0.0, 0.8 * s.turn - taken - 2.0)
    conquest = TURNS_PER_POINT * (SHADOW_GOAL - taken) + 0.8 * late
    return conquest - steps_left(s) / STEPS_PER_TURN


def step_worth(s: WarState) -> float:
    """What one step of the fellowship is worth now. Dice that hunt do not conquer: while there are
    many of them, waiting costs little."""
    if on_mordor_track(s):
        return (5.0 if not s.tried else 3.5) - 0.2 * burden(s)
    if ROAD[s.ring] <= s.progress:
        return 0.0
    time = max(-3.0, min(4.0, slack(s)))
    if time > 1.0 and rests(s):
        return 0.0
    damage = (1.4 + 0.15 * s.hunt_shadow) * (0.6 if company(s) >= 2 else 1.0) * burden(s)
    care = 1.0 + 0.25 * max(0.0, time)
    watched = 1.0 + 0.35 * max(0, s.hunt_shadow - 2)
    return 3.0 + 0.4 * (4.0 - time) - hunt_chance(s, 0) * (0.4 + damage * care) * watched


def rests(s: WarState) -> bool:
    """Whether the Ring-bearers are where they can heal, and should stay."""
    return s.progress == 0 and s.corruption >= 2 and safe_city(s, s.ring)


def hide_worth(s: WarState) -> float:
    """What hiding is worth: a revealed fellowship cannot go on."""
    if on_mordor_track(s):
        return 5.0 if not s.tried else 3.0
    return 3.2 + 0.3 * max(0.0, min(4.0, 4.0 - slack(s)))


def declares(s: WarState) -> bool:
    """Whether to say where the fellowship is: at a gate of Mordor, or where it can rest."""
    if ROAD[s.ring] <= s.progress:
        return True
    return resting_place(s, s.progress) != NOBODY


def resting_place(s: WarState, left: int) -> int:
    """A city or stronghold so many steps away where the Ring-bearers should rest, or none."""
    if s.corruption == 0:
        return NOBODY
    best = NOBODY
    detour = 0.0 if s.corruption < 3 else max(0.0, min(3.0, slack(s) - 1.0))
    for region in range(LAND):
        if SETTLEMENT[region] < CITY or NATION_OF[region] == NOBODY:
            continue
        if NATION_SIDE[NATION_OF[region]] != FREE or not safe_city(s, region):
            continue
        way = DISTANCE[s.ring][region]
        if way > left or besieged(s, region):
            continue
        if left - (ROAD[s.ring] - ROAD[region]) <= detour:
            if best == NOBODY or ROAD[region] < ROAD[best]:
                best = region
    return best


def next_step(s: WarState, options: list[int], left: int, revealed: bool) -> int:
    """The next region of the path, or where it is already: to rest, or nearer to Mordor."""
    goal = NOBODY if revealed or ROAD[s.ring] <= left else resting_place(s, left)
    best = s.ring
    best_worth = walk_worth(s, s.ring, goal, revealed)
    for region in options:
        worth = walk_worth(s, region, goal, revealed)
        if worth > best_worth:
            best_worth = worth
            best = region
    return best


def walk_worth(s: WarState, region: int, goal: int, revealed: bool) -> float:
    """How good it is to stand in a region."""
    if goal != NOBODY:
        return -float(DISTANCE[region][goal])
    worth = -float(ROAD[region]) - 0.05 * DISTANCE[LORIEN][region]
    if region in SHUNNED:
        worth -= 2.0
    if revealed and units_at(s, region, SHADOW):
        worth -= 0.2
    return worth


# The Hunt.


def loses_companion(s: WarState) -> int:
    """Whether a companion is lost for the damage: 0 nobody, 1 the Guide, 2 one at random."""
    damage = s.damage
    mask = in_fellowship(s)
    if s.guide == GOLLUM or mask == 0:
        return 0
    fatal = s.corruption + damage >= CORRUPTED
    guide_level = LEVEL[s.guide]
    crown = s.guide == STRIDER and not s.crowned and wants_crown(s) and not fatal
    if not crown and (damage >= guide_level or damage >= 2) and mask.bit_count() <= 3:
        return 1
    if s.guide == GANDALF and damage >= 2 and s.minions_seen:
        return 1
    if fatal:
        return 1 if s.corruption + damage - guide_level < CORRUPTED else 2
    if damage >= 2 and mask.bit_count() >= 3:
        return 2
    if damage >= 1 and s.corruption >= 5:
        return 1 if guide_level <= damage + 1 and not crown else 2
    return 0


def guide_reveals(s: WarState) -> bool:
    """Whether Gollum lets the fellowship be seen for less damage."""
    return s.corruption + s.damage >= CORRUPTED or s.corruption >= 9


def guide_parts(s: WarState) -> bool:
    """Whether a hobbit leaves for less damage."""
    return on_mordor_track(s) or s.corruption >= 3


def another_tile(s: WarState) -> bool:
    """Whether a drawn tile is bad enough to ask for another."""
    value = TILE_VALUE[s.tile]
    damage = s.eye if value == EYE_VALUE else value
    return damage >= 3 or TILE_STOPS[s.tile] or s.corruption + damage >= CORRUPTED


def no_tile(s: WarState) -> bool:
    """Whether Gandalf's staff stops the drawing of a tile."""
    return on_mordor_track(s) or s.corruption >= 4 or s.hunt_shadow >= 3


def best_guide(s: WarState, able: list[int]) -> int:
    """Strider hides a fellowship that was seen; Gandalf learns from events."""
    wanted = STRIDER if s.revealed else GANDALF
    return wanted if wanted in able else able[0]


# Companions on the map.


def wants_crown(s: WarState) -> bool:
    """Whether there is still a city where Strider could become king."""
    return not s.crowned and any(open_city(s, region) for region in CROWNING)


def open_city(s: WarState, region: int) -> bool:
    """Whether a city of Gondor could receive its king."""
    return unconquered(s, region) and not besieged(s, region)


def parting_worth(s: WarState) -> float:
    """What it is worth that Strider leaves the fellowship now."""
    if s.where[STRIDER] != IN_FELLOWSHIP or s.crowned:
        return 0.0
    reach = s.progress + LEVEL[STRIDER]
    for region in CROWNING:
        if open_city(s, region) and DISTANCE[s.ring][region] <= reach:
            return 3.0
    return 0.0


def ride_worth(s: WarState) -> float:
    """What it is worth that companions on the map move."""
    place = s.where[STRIDER]
    if place < LAND and not s.crowned and wants_crown(s) and place not in CROWNING:
        return 2.0
    return 0.1


def place_worth(s: WarState, who: int, place: int) -> float:
    """How good a place is for a companion on the map."""
    region = REGION_AT[place]
    if who == STRIDER and not s.crowned and wants_crown(s):
        near = min(DISTANCE[region][city] for city in CROWNING if open_city(s, city))
        return 10.0 - near
    worth = 0.0
    nation = NATION_OF[region]
    if SETTLEMENT[region] >= CITY and controls(s, region, FREE) and OWNED_FREE[region]:
        worth += 1.0 + 0.1 * SETTLEMENT[region]
        if not s.active[nation]:
            worth += 2.0
        worth += 0.2 * min(5, units_at(s, place, FREE))
    if place < LAND and units_at(s, place, SHADOW):
        worth -= 1.0
    return worth


OWNED_FREE: Final[list[bool]] = [
    NATION_OF[region] != NOBODY and NATION_SIDE[NATION_OF[region]] == FREE for region in range(LAND)
]
