"""Heuristics for the Ring-bearers: moving, hiding, healing, casualties and separation."""

from __future__ import annotations

from typing import Final

from mathom.games.war.bot.odds import hunt_chance
from mathom.games.war.rules.board import besieged, controls, points, unconquered, units_at
from mathom.games.war.rules.facts import (
    ANY_NATION,
    BOROMIR,
    CHARACTERS_OF,
    CITY,
    CORRUPTED,
    CROWNING,
    DISTANCE,
    DOOM,
    EYE_VALUE,
    FREE,
    GANDALF,
    GATES_OF_MORDOR,
    GIMLI,
    LAND,
    LEGOLAS,
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
from mathom.games.war.rules.hunt.fellowship import in_fellowship, on_mordor_track, safe_city
from mathom.games.war.rules.politics.awakening import awakes
from mathom.games.war.rules.state import GOLLUM, IN_FELLOWSHIP, WarState

TURNS_PER_POINT: Final = 0.85
"""The number of turns in which a strong Shadow gains a victory point."""

HUNT_RISK: Final = 0.6
"""The weight of a Hunt that succeeds. The Companions can bear most of its damage, and whoever is
slow draws more of the Shadow's cards."""

ONWARD: Final = 0.5
"""What a further step gains for each die that has moved the Fellowship in this turn."""

PARTING: Final = 0.8
"""The value of separating Strider for his crown: every Companion who stays bears damage in Mordor,
so only a die without a better use is spent for it."""

STEPS_PER_TURN: Final = 1.6
"""The usual number of steps of the Ring-bearers in a turn."""

SHUNNED: Final[list[int]] = [MORIA, region_of("dol-guldur"), ORTHANC]
"""Strongholds of the Shadow to avoid."""


ANY_WAY: Final = 99.0

ESCORTS: Final[list[int]] = [BOROMIR, GIMLI, LEGOLAS]
"""Who goes along with Strider, the first choice first."""

STAY_TOGETHER: Final = 3
"""So many Companions stay with the Ring-bearers at least."""

PARTY: Final = 2
"""So many Companions separate together at most."""


def road_to_mordor() -> list[int]:
    """The distance of every region to the nearer entrance of Mordor; an avoided stronghold counts
    as three steps.
    """
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
    """The number of steps to the Crack of Doom."""
    if on_mordor_track(s):
        return DOOM - s.mordor
    return DOOM + max(0, ROAD[s.ring] - s.progress)


def burden(s: WarState) -> float:
    """The cost of one more corruption, which grows with the corruption."""
    left = CORRUPTED - s.corruption
    return 0.6 + 2.4 / max(1, left - 1)


def company(s: WarState) -> int:
    return in_fellowship(s).bit_count()


def slack(s: WarState) -> float:
    """The turns left after the usual journey before the Shadow wins by conquest. With many, the
    Ring-bearers may be careful.
    """
    taken = points(s, SHADOW)
    late = max(0.0, 0.8 * s.turn - taken - 2.0)
    conquest = TURNS_PER_POINT * (SHADOW_GOAL - taken) + 0.8 * late
    return conquest - steps_left(s) / STEPS_PER_TURN


def move_fellowship_worth(s: WarState) -> float:
    """The value of one step of the Fellowship now. Dice in the Hunt box do not conquer, so waiting
    costs little while there are many.
    """
    if on_mordor_track(s):
        return (5.0 if not s.tried else 3.5) - 0.2 * burden(s)
    if ROAD[s.ring] <= s.progress:
        return 0.0
    time = max(-3.0, min(4.0, slack(s)))
    if time > 1.0 and rests(s):
        return 0.0
    damage = (1.4 + 0.15 * s.hunt_shadow) * (0.6 if company(s) >= 2 else 1.0) * burden(s)
    care = 1.0 + 0.6 * max(0.0, time)
    watched = 1.0 + 0.35 * max(0, s.hunt_shadow - 2)
    risk = HUNT_RISK * hunt_chance(s, 0) * (0.4 + damage * care) * watched
    return 3.0 + 0.4 * (4.0 - time) + ONWARD * s.hunt_free - risk


def rests(s: WarState) -> bool:
    """Whether the Ring-bearers can heal where they are and should stay."""
    return s.progress == 0 and s.corruption >= 2 and safe_city(s, s.ring)


def hide_worth(s: WarState) -> float:
    """The value of hiding: a revealed Fellowship cannot move."""
    if on_mordor_track(s):
        return 5.0 if not s.tried else 3.0
    return 3.2 + 0.3 * max(0.0, min(4.0, 4.0 - slack(s)))


def declares(s: WarState) -> bool:
    """Whether to declare the Fellowship: at an entrance of Mordor, or where it can heal."""
    if ROAD[s.ring] <= s.progress:
        return True
    detour = 0.0 if s.corruption < 3 else max(0.0, min(3.0, slack(s) - 1.0))
    return resting_place(s, s.progress, detour) != NOBODY


def resting_place(s: WarState, left: int, detour: float) -> int:
    """A city or stronghold within this many steps where the Ring-bearers should heal, or none. At
    most `detour` steps may be lost by it.
    """
    if s.corruption == 0:
        return NOBODY
    best = NOBODY
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
    """The next region of the path, or the present one: towards healing or Mordor. Who declared to
    heal goes on to the place even if the way there is not the usual road.
    """
    goal = NOBODY if revealed or ROAD[s.ring] <= left else resting_place(s, left, ANY_WAY)
    best = s.ring
    best_worth = walk_worth(s, s.ring, goal, revealed)
    for region in options:
        worth = walk_worth(s, region, goal, revealed)
        if worth > best_worth:
            best_worth = worth
            best = region
    return best


def walk_worth(s: WarState, region: int, goal: int, revealed: bool) -> float:
    """The value of ending in a region."""
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
    """Whether to lose a Companion for the damage: 0 nobody, 1 the Guide, 2 one at random."""
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
    """Whether to reveal the Fellowship with Gollum to reduce the damage."""
    return s.corruption + s.damage >= CORRUPTED or s.corruption >= 9


def guide_parts(s: WarState) -> bool:
    """Whether a Hobbit separates to reduce the damage."""
    return on_mordor_track(s) or s.corruption >= 3


def another_tile(s: WarState) -> bool:
    """Whether a drawn tile is bad enough to draw another."""
    value = TILE_VALUE[s.tile]
    damage = s.eye if value == EYE_VALUE else value
    return damage >= 3 or TILE_STOPS[s.tile] or s.corruption + damage >= CORRUPTED


def no_tile(s: WarState) -> bool:
    """Whether to prevent the draw with Wizard's Staff."""
    return on_mordor_track(s) or s.corruption >= 4 or s.hunt_shadow >= 3


def best_guide(s: WarState, able: list[int]) -> int:
    """Strider for a revealed Fellowship; Gandalf for event cards."""
    wanted = STRIDER if s.revealed else GANDALF
    return wanted if wanted in able else able[0]


# Companions on the map.


def wants_crown(s: WarState) -> bool:
    """Whether there is still a city where Strider can become Aragorn."""
    return not s.crowned and any(open_city(s, region) for region in CROWNING)


def open_city(s: WarState, region: int) -> bool:
    """Whether a city of Gondor can receive Aragorn."""
    return unconquered(s, region) and not besieged(s, region)


def crown_in_reach(s: WarState) -> bool:
    """Whether Strider can separate to a city where he becomes Aragorn."""
    if s.where[STRIDER] != IN_FELLOWSHIP or s.crowned or on_mordor_track(s):
        return False
    reach = s.progress + LEVEL[STRIDER]
    return any(open_city(s, region) and DISTANCE[s.ring][region] <= reach for region in CROWNING)


def party(s: WarState) -> int:
    """The Companions who should separate together, as bits: Strider for his crown, and a captain
    with him while enough stay with the Ring-bearers.
    """
    if not crown_in_reach(s):
        return 0
    found = 1 << STRIDER
    for who in ESCORTS:
        left = in_fellowship(s) & ~found
        if left.bit_count() <= STAY_TOGETHER or found.bit_count() >= PARTY:
            break
        if left >> who & 1:
            found |= 1 << who
    return found


def separate_worth(s: WarState) -> float:
    """The value of separating Companions now."""
    return PARTING if crown_in_reach(s) else 0.0


def wanders(s: WarState, place: int) -> bool:
    """Whether a Companion in a place has somewhere to go: a crown, or an army."""
    if place >= LAND:
        return False
    if s.where[STRIDER] == place and not s.crowned and wants_crown(s):
        return place not in CROWNING
    return units_at(s, place, FREE) == 0 and SETTLEMENT[place] < CITY


def move_companions_worth(s: WarState) -> float:
    """The value of moving the Companions on the map."""
    place = s.where[STRIDER]
    if place < LAND and not s.crowned and wants_crown(s) and place not in CROWNING:
        return 2.0
    for who in CHARACTERS_OF[FREE]:
        if s.where[who] < LAND and wanders(s, s.where[who]):
            return 0.8
    return 0.1


def group_worth(s: WarState, group: int, place: int) -> float:
    """The value of a place for a group of Companions."""
    if group >> STRIDER & 1:
        return place_worth(s, STRIDER, place)
    best = -9.0
    for who in CHARACTERS_OF[FREE]:
        if group >> who & 1:
            best = max(best, place_worth(s, who, place))
    return best


def place_worth(s: WarState, who: int, place: int) -> float:
    """The value of a place for a Companion on the map."""
    region = REGION_AT[place]
    if who == STRIDER and not s.crowned and wants_crown(s):
        near = min(DISTANCE[region][city] for city in CROWNING if open_city(s, city))
        return 10.0 - near
    worth = 0.0
    nation = NATION_OF[region]
    if SETTLEMENT[region] >= CITY and controls(s, region, FREE) and OWNED_FREE[region]:
        worth += 1.0 + 0.1 * SETTLEMENT[region]
        if not s.active[nation] and awakes(s, who) in (nation, ANY_NATION):
            worth += 2.0
        worth += 0.2 * min(5, units_at(s, place, FREE))
    elif units_at(s, place, FREE):
        worth += 0.1 * min(5, units_at(s, place, FREE))
    if place < LAND and units_at(s, place, SHADOW):
        worth -= 1.0
    return worth


OWNED_FREE: Final[list[bool]] = [
    NATION_OF[region] != NOBODY and NATION_SIDE[NATION_OF[region]] == FREE for region in range(LAND)
]
