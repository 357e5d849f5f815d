"""The evaluation of a position: a weighted sum of features.

The weights in `data/evaluation.json` were fitted to the results of bot self-play (`docs/bots.md`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from mathom.games.war.bot.plan import PRIZES, plan_for
from mathom.games.war.bot.ringbearers import ROAD
from mathom.games.war.rules.armies.army_bits import elites, units
from mathom.games.war.rules.board import on_map, points
from mathom.games.war.rules.cards.hands import cards_in_hand
from mathom.games.war.rules.facts import (
    CHARACTERS_OF,
    CORRUPTED,
    DOOM,
    FELLOWSHIP_TILE,
    FREE,
    GANDALF,
    LEVEL,
    MITHRIL_COAT,
    MOUTH,
    NATIONS_OF,
    POINTS,
    SARUMAN,
    SEATS_OF,
    SHADOW,
    SHADOW_GOAL,
    SHADOW_TILE,
    STAFF,
    STRIDER,
    TILE_KIND,
    TILES,
    WITCH_KING,
    read_facts,
)
from mathom.games.war.rules.hunt.fellowship import on_mordor_track
from mathom.games.war.rules.state import IN_FELLOWSHIP, IN_POOL, READY, WarState, on_table

FEATURES: Final = [
    "one",
    "road",
    "road-2",
    "mordor",
    "doom",
    "burden",
    "burden-2",
    "burden-mordor",
    "burden-road",
    "revealed",
    "revealed-mordor",
    "companions",
    "guards",
    "shadow-points",
    "shadow-points-2",
    "threats",
    "points-road",
    "threats-road",
    "free-points",
    "free-chances",
    "white",
    "crowned",
    "strider-rides",
    "minions",
    "free-rings",
    "shadow-rings",
    "free-tiles",
    "shadow-tiles",
    "free-cards",
    "shadow-cards",
    "free-units",
    "shadow-units",
    "free-politics",
    "shadow-politics",
    "turn",
]

WEIGHTS: Final[list[float]] = [float(read_facts("evaluation")[name]) for name in FEATURES]


def evaluate(s: WarState, seat: int) -> float:
    """The estimated chance of a side to win, from 0 to 1."""
    value = free_win_chance(s)
    return value if s.side_of(seat) == FREE else 1.0 - value


def free_win_chance(s: WarState) -> float:
    """The estimated chance of the Free Peoples to win."""
    total = 0.0
    for index, feature in enumerate(features(s)):
        total += WEIGHTS[index] * feature
    return 1.0 / (1.0 + exp(-max(-12.0, min(12.0, total))))


def features(s: WarState) -> list[float]:
    """The features in the order of FEATURES."""
    inside = 1.0 if on_mordor_track(s) else 0.0
    road = 0.0 if inside else max(0, ROAD[s.ring] - s.progress) / 10.0
    burden = s.corruption / CORRUPTED
    seen = float(s.revealed)
    taken = points(s, SHADOW) / SHADOW_GOAL
    threats = threatened(s) / SHADOW_GOAL
    strider = on_map(s, STRIDER)
    found = [1.0, road, road * road, inside, s.mordor / DOOM if inside else 0.0]
    found += [burden, burden * burden, burden * inside, burden * road]
    found += [seen, seen * inside, company_levels(s) / 10.0]
    found += [1.0 if on_table(s, MITHRIL_COAT) or on_table(s, STAFF) else 0.0]
    found += [taken, taken * taken, threats, taken * road, threats * road]
    found += [points(s, FREE) / 4.0, chances(s) / 4.0]
    found += [1.0 if s.white and on_map(s, GANDALF) else 0.0]
    found += [1.0 if s.crowned and strider else 0.0, 1.0 if strider and not s.crowned else 0.0]
    found += [float(sum(1 for who in (WITCH_KING, SARUMAN, MOUTH) if on_map(s, who)))]
    found += [float(s.rings_free), float(s.rings_shadow)]
    found += [tiles_of(s, FELLOWSHIP_TILE), tiles_of(s, SHADOW_TILE)]
    found += [cards_of(s, FREE), cards_of(s, SHADOW)]
    found += [fighting_worth(s, FREE) / 20.0, fighting_worth(s, SHADOW) / 40.0]
    found += [float(war_steps(s, FREE)), float(war_steps(s, SHADOW)), s.turn / 10.0]
    return found


def threatened(s: WarState) -> float:
    """The victory points that the Shadow is close to capturing."""
    plan = plan_for(s, FREE)
    found = 0.0
    for region in PRIZES:
        if s.control[region] == FREE:
            found += POINTS[region] * plan.danger(region)
    return found


def chances(s: WarState) -> float:
    """The victory points that the Free Peoples are close to capturing."""
    plan = plan_for(s, SHADOW)
    found = 0.0
    for region in PRIZES:
        if s.control[region] == SHADOW:
            found += POINTS[region] * plan.danger(region)
    return found


def company_levels(s: WarState) -> int:
    """The sum of the levels of the Companions in the Fellowship."""
    return sum(LEVEL[who] for who in CHARACTERS_OF[FREE] if s.where[who] == IN_FELLOWSHIP)


def tiles_of(s: WarState, kind: int) -> float:
    """The special tiles of a side that are in the pool or will be."""
    found = 0
    for tile in range(len(TILES)):
        if TILE_KIND[tile] == kind and s.tiles[tile] in (IN_POOL, READY):
            found += 1
    return float(found)


def cards_of(s: WarState, side: int) -> float:
    return float(sum(cards_in_hand(s, seat) for seat in SEATS_OF[s.rules.seats][side]))


def fighting_worth(s: WarState, side: int) -> int:
    """The number of units on the map; elites count twice."""
    found = 0
    for host in s.host[side::2]:
        if host:
            found += units(host, side) + elites(host, side)
    return found


def war_steps(s: WarState, side: int) -> int:
    """The total steps to war of the nations of a side."""
    return sum(s.politics[nation] for nation in NATIONS_OF[side])
