"""What a side wants on the map: settlements to capture or to hold, and how close it is.

A plan depends only on the position, so that the small choices of one action (the army, its figures,
its path) all follow the same purpose.
"""

from __future__ import annotations

from typing import Final

from mathom.games.war.rules.armies.army_bits import NATION_BITS, units
from mathom.games.war.rules.board import barred, besieged, hit_points, points
from mathom.games.war.rules.facts import (
    BARRED_BY,
    DISTANCE,
    FREE,
    INSIDE,
    LAND,
    NATIONS_OF,
    NEIGHBOURS,
    NOBODY,
    OWNER,
    POINTS,
    SETTLEMENT,
    SHADOW,
    STRONGHOLD,
)
from mathom.games.war.rules.state import WarState, on_table

PRIZES: Final[list[int]] = [region for region in range(LAND) if POINTS[region]]
"""The cities and strongholds that count for victory."""

PER_POINT: Final = [4.0, 5.0]
"""The value of a victory point for each side, in good uses of a die."""

NEARER: Final[list[float]] = [0.8**steps for steps in range(100)]
"""The value of a target by its distance."""

WITHIN_REACH: Final[list[float]] = [
    1.0, 0.9, 0.7, 0.5, 0.35, 0.22, 0.14, 0.09, 0.05, *[0.0] * 91
]  # fmt: skip
"""The weight of an army for a battle by its distance."""

REACH: Final[list[list[float]]] = [[WITHIN_REACH[steps] for steps in away] for away in DISTANCE]
"""The same by two regions."""

RISE: Final = [0.5, 0.08]
"""How much each victory point of a side raises the value of its next one: the Free Peoples need
four, the Shadow ten."""

RETAKE: Final = [0.6, 1.0]
"""The value of taking back a settlement, by side, as a share of what its loss costs."""

MARCHING: Final = [1.0, 2.0]
"""The value of coming nearer to a target, by side."""

WALK_IN: Final = [[0.9, 0.7, 0.2, 0.0], [0.9, 0.7, 0.5, 0.15]]
"""The chance that an enemy walks into an empty settlement of each side, by the steps to the nearest
enemy army that can come: one, two, three, more."""

CROWD: Final = [0.3, 0.15]
"""The remaining value of a target for other armies of a side once enough units are near it."""

FOR_A_HIT: Final = [1.6, 1.0]
"""The units that each side needs for each hit that the garrison of a stronghold can take. The
Shadow begins with fewer, because others follow."""

CAUTION: Final = [1.0, 0.3]
"""The weight of the risk of losing a settlement, by side."""

NO_DANGER: Final = 0.25
"""With fewer enemies nearby no settlement is in danger."""

BESIEGED_MOST: Final = 5

CLOSING: Final = sorted({card for card in BARRED_BY if card != NOBODY})
"""The cards that close regions to the armies of the Shadow."""


class Move:
    """A candidate movement or attack: from, to, number of units, value."""

    def __init__(self, worth: float, origin: int, target: int, number: int) -> None:
        self.worth = worth
        self.origin = origin
        self.target = target
        self.number = number


NO_MOVE: Final = Move(0.0, NOBODY, NOBODY, 0)


class Goal:
    """A settlement to capture or to hold: its value for armies beside it, and for others."""

    def __init__(self, region: int, near: float, far: float) -> None:
        self.region = region
        self.near = near
        self.far = far


class Plan:
    """What one side wants to do with its armies. `like` is a plan for the same map, whose values
    are taken over. The goals are sorted by their value, the most valuable first.
    """

    def __init__(
        self, s: WarState, side: int, like: Plan | None = None, of: Map | None = None
    ) -> None:
        self.s = s
        self.side = side
        if like is None:
            self.map = of if of is not None else Map(s)
            self.own = self.map.musters[side]
            self.foe = self.map.musters[1 - side]
            self.goals: list[Goal] = []
            self.pulls: list[float] = [-1.0] * LAND
            self.open_doors: list[float] = [-1.0] * LAND
            self.marchers: list[int] = [0] * LAND
            self.marches: list[Move] = [NO_MOVE] * LAND
            self.urgency = 1.0 + RISE[side] * points(s, side)
            self.stake = PER_POINT[1 - side] * (1.0 + RISE[1 - side] * points(s, 1 - side))
            self.add_goals()
        else:
            self.map = like.map
            self.own = like.own
            self.foe = like.foe
            self.goals = like.goals
            self.pulls = like.pulls
            self.open_doors = like.open_doors
            self.marchers = like.marchers
            self.marches = like.marches
            self.urgency = like.urgency
            self.stake = like.stake

    def add_goals(self) -> None:
        """Add the settlements to hold and to capture."""
        s = self.s
        for region in PRIZES:
            if s.control[region] == self.side:
                self.add_defence(region)
            elif not barred(s, region, self.side):
                self.add_prize(region)

    def add_prize(self, region: int) -> None:
        """Add a settlement to capture, weighted by the chance of capturing it with the units at
        hand.
        """
        need = self.need(region)
        mass = self.own.mass(region)
        ready = min(1.0, mass / need)
        worth = self.prize(region) * ready * ready
        if worth > 0.0:
            enough = self.own.before(region) >= need
            self.add_goal(region, worth, worth * CROWD[self.side] if enough else worth)

    def add_defence(self, region: int) -> None:
        """Add a settlement to hold, weighted by how much three more units would help."""
        gain = self.holding(region, 0, 3)
        if gain > 0.05:
            self.add_goal(region, gain, gain)

    def add_goal(self, region: int, near: float, far: float) -> None:
        """Add a goal. It is never worth more to armies far away."""
        goals = self.goals
        at = len(goals)
        while at > 0 and goals[at - 1].near < near:
            at -= 1
        goals.insert(at, Goal(region, near, far))

    def need(self, region: int) -> float:
        """The estimated number of units needed to capture a settlement."""
        hits = self.garrison(region)
        if SETTLEMENT[region] == STRONGHOLD:
            return 2.0 + FOR_A_HIT[self.side] * hits
        return 1.0 + 1.3 * hits

    def garrison(self, region: int) -> int:
        """The hits that the garrison of a settlement can take."""
        garrisons = self.map.garrisons
        known = garrisons[region]
        if known < 0:
            known = garrison_hits(self.s, region, self.s.control[region])
            garrisons[region] = known
        return known

    def danger(self, region: int) -> float:
        """The estimated chance that a settlement of this side falls now."""
        return risk(region, self.foe.mass(region), self.garrison(region))

    def holding(self, region: int, before: int, after: int) -> float:
        """The value of changing a garrison by some hits."""
        mass = self.foe.mass(region)
        if mass < NO_DANGER:
            return 0.0
        hits = self.garrison(region)
        change = risk(region, mass, hits + before) - risk(region, mass, hits + after)
        return self.stake * POINTS[region] * change * CAUTION[self.side]

    def pull(self, region: int) -> float:
        """The value of a region for an army."""
        known = self.pulls[region]
        if known >= 0.0:
            return known
        best = 0.0
        away = DISTANCE[region]
        for goal in self.goals:
            if goal.near <= best:
                # This goal and those after it are worth less than the best even without the way.
                break
            steps = away[goal.region]
            worth = (goal.near if steps < 2 else goal.far) * NEARER[steps]
            if worth > best:
                best = worth
        self.pulls[region] = best
        return best

    def prize(self, region: int) -> float:
        """The value of capturing a settlement."""
        if self.s.control[region] == self.side or not POINTS[region]:
            return 0.0
        if OWNER[region] == self.side:
            return self.stake * POINTS[region] * RETAKE[self.side]
        return PER_POINT[self.side] * POINTS[region] * self.urgency

    def leaving(self, place: int, going: int, number: int) -> float:
        """The cost of moving units out of a place that this side holds."""
        if place >= LAND or not POINTS[place] or self.s.control[place] != self.side:
            return 0.0
        hits = self.garrison(place)
        if going >= number:
            return max(self.unguarded(place), self.holding(place, -hits, 0))
        return self.holding(place, -(hits * going // max(1, number)), 0)

    def unguarded(self, region: int) -> float:
        """The cost of leaving a settlement without a unit: an enemy near it walks in."""
        known = self.open_doors[region]
        if known < 0.0:
            chance = WALK_IN[self.side][self.steps_of_enemy(region) - 1]
            known = self.stake * POINTS[region] * chance
            self.open_doors[region] = known
        return known

    def steps_of_enemy(self, region: int) -> int:
        """The steps of the nearest enemy army that can walk to a region past the armies of this
        side; four if there is none within three.
        """
        nearest = self.foe.nearest(region)
        if nearest < 2 or nearest > 3:
            return min(4, nearest)
        held = self.own.held
        for near in NEIGHBOURS[region]:
            if not held[near] and self.foe.beside(near, region):
                return 2
        for near in NEIGHBOURS[region]:
            if not held[near]:
                for far in NEIGHBOURS[near]:
                    if not held[far] and self.foe.beside(far, region):
                        return 3
        return 4


def risk(region: int, mass: float, hits: float) -> float:
    """The estimated chance that a settlement falls to so many enemies nearby if its garrison can
    take this many hits.
    """
    hold = 2.0 + 1.6 * hits if SETTLEMENT[region] == STRONGHOLD else 1.0 + 1.3 * hits
    return max(0.0, min(1.0, mass / hold - 0.25))


class Map:
    """What a plan depends on: armies, settlements, sieges, nations at war and closed regions. Both
    sides plan with the same armies.
    """

    def __init__(self, s: WarState) -> None:
        self.host = s.host[:]
        self.control = s.control[:]
        self.siege = s.siege[:]
        self.politics = s.politics[:]
        self.bars = bars(s)
        self.musters = [muster_for(s, FREE), muster_for(s, SHADOW)]
        self.garrisons: list[int] = [-1] * LAND

    def is_of(self, s: WarState) -> bool:
        """Whether a position still has this map."""
        return (
            self.host == s.host
            and self.control == s.control
            and self.siege == s.siege
            and self.politics == s.politics
            and self.bars == bars(s)
        )


def bars(s: WarState) -> list[bool]:
    """Which of the cards that close regions to the Shadow are in play."""
    return [on_table(s, card) for card in CLOSING]


LATEST: Final[list[Plan | None]] = [None, None]
"""The latest plan of each side. The small choices of one action mostly see the same map."""


def plan_for(s: WarState, side: int) -> Plan:
    """The plan of a side. It depends only on the position; if the map is that of the latest plan,
    nothing is computed again.
    """
    latest = LATEST[side]
    if latest is not None and latest.map.is_of(s):
        plan = Plan(s, side, latest)
    else:
        other = LATEST[1 - side]
        plan = Plan(s, side, None, other.map if other is not None and other.map.is_of(s) else None)
    LATEST[side] = plan
    return plan


def garrison_hits(s: WarState, region: int, side: int) -> int:
    """The hits that the defenders of a settlement can take; at most five units fit inside."""
    inside = INSIDE[region]
    if inside == NOBODY:
        return hit_points(s.host[region * 2 + side], side)
    place = inside if besieged(s, region) and s.control[region] == side else region
    host = s.host[place * 2 + side]
    hits = hit_points(host, side)
    number = units(host, side)
    return hits if number <= BESIEGED_MOST else hits * BESIEGED_MOST // number


class Muster:
    """The armies of a side, and those of them that are at war and can leave their place."""

    def __init__(self, hosts: list[int], at_war: int, side: int) -> None:
        self.hosts = hosts
        self.at_war = at_war
        self.places: list[int] = []
        self.regions: list[int] = []
        self.numbers: list[int] = []
        self.masses: list[float] = [-1.0] * LAND
        self.ready: list[int] = [0] * LAND
        self.held: list[bool] = [False] * len(hosts)
        for place, host in enumerate(hosts):
            if host and units(host, side):
                self.places.append(place)
                self.held[place] = True
                number = units(host & at_war, side) if place < LAND else 0
                if number:
                    self.regions.append(place)
                    self.numbers.append(number)
                    self.ready[place] = number

    def mass(self, region: int) -> float:
        """The units that could reach a region, weighted by distance."""
        known = self.masses[region]
        if known >= 0.0:
            return known
        reach = REACH[region]
        regions = self.regions
        found = 0.0
        for index, number in enumerate(self.numbers):
            found += number * reach[regions[index]]
        self.masses[region] = found
        return found

    def before(self, region: int) -> int:
        """The units in a region or next to it."""
        ready = self.ready
        found = ready[region]
        for near in NEIGHBOURS[region]:
            found += ready[near]
        return found

    def nearest(self, region: int) -> int:
        """The distance of the nearest army in the open to a region, but at least 1."""
        away = DISTANCE[region]
        least = len(DISTANCE)
        for place in self.places:
            if place < LAND and 0 < away[place] < least:
                least = away[place]
        return least

    def beside(self, region: int, beyond: int) -> bool:
        """Whether an army is next to a region, in another one than that beyond."""
        held = self.held
        return any(held[near] and near != beyond for near in NEIGHBOURS[region])


LATEST_MUSTERS: Final[list[Muster | None]] = [None, None]
"""The latest armies of each side. Mostly one side acts, and those of the other stay the same."""


def muster_for(s: WarState, side: int) -> Muster:
    """The armies of a side; those of the latest map if nothing has changed."""
    hosts = s.host[side::2]
    at_war = bits_at_war(s, side)
    latest = LATEST_MUSTERS[side]
    if latest is not None and latest.at_war == at_war and latest.hosts == hosts:
        return latest
    muster = Muster(hosts, at_war, side)
    LATEST_MUSTERS[side] = muster
    return muster


def bits_at_war(s: WarState, side: int) -> int:
    """The bits of a host for the figures of nations at war."""
    found = 0
    for nation in NATIONS_OF[side]:
        if s.politics[nation] == 0:
            found |= NATION_BITS[nation]
    return found
