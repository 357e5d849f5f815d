"""Heuristics for armies: movement, attacks and recruiting."""

from __future__ import annotations

from typing import Final

from mathom.games.war.bot.odds import (
    OPEN_FIELD,
    WALLS_HOLD,
    BattleEstimate,
    Force,
    force_at,
    force_of,
    hits_of,
)
from mathom.games.war.bot.plan import MARCHING, NO_MOVE, Move, Plan
from mathom.games.war.rules.armies.army_bits import (
    ELITES_OF,
    LEADERS_OF,
    ONE,
    REGULARS_OF,
    SHIFT,
    count,
    leaders_only,
    units,
)
from mathom.games.war.rules.armies.attack import AttackOrder, able, can_attack_from, targets
from mathom.games.war.rules.armies.movement import MarchOrder, can_march_from, fits, movable
from mathom.games.war.rules.board import besieged, characters_at, open_to_march, units_at
from mathom.games.war.rules.facts import (
    FORTIFIED,
    FREE,
    INSIDE,
    LAND,
    NATION_OF,
    NATION_SIDE,
    NEIGHBOURS,
    NOBODY,
    POINTS,
    REGION_AT,
    SETTLEMENT,
    SHADOW,
    STACK,
    STRONGHOLD,
)
from mathom.games.war.rules.state import WarState

HIT_WORTH: Final = [0.35, 0.2]
"""The value of a hit on an army of each side. Casualties of the Free Peoples do not return."""

WHOLE_ARMY: Final = 6.0
"""An army with this many units is worth moving for its own sake; smaller ones are worth less."""

PULLED: Final = [0.06, 0.06]
"""The value of a hit of recruits near a target, by side, as a share of the pull there."""

WATCHES: Final = (1, 2)
"""The numbers of units that may stay behind to guard a settlement in danger."""


# Movement.


def best_march(plan: Plan, seat: int, order: MarchOrder) -> Move:
    """The legal movement with the highest value."""
    moves = promising_marches(plan, seat, order)
    while moves:
        best = best_of(moves)
        if can_march_from(plan.s, seat, order, order.armies, best.origin):
            return best
        moves.remove(best)
    return NO_MOVE


def good_marches(plan: Plan, seat: int, order: MarchOrder) -> list[Move]:
    """The movements with a positive value, one from each place."""
    moves = promising_marches(plan, seat, order)
    armies = order.armies
    return [move for move in moves if can_march_from(plan.s, seat, order, armies, move.origin)]


def promising_marches(plan: Plan, seat: int, order: MarchOrder) -> list[Move]:
    """The movements with a positive value, legal or not."""
    found: list[Move] = []
    for place in plan.own.places:
        if place < LAND:
            move = march_from(plan, seat, order, place)
            if move.worth > 0.0:
                found.append(move)
    return found


def best_of(moves: list[Move]) -> Move:
    """The first of the best moves, or None."""
    best = NO_MOVE
    for move in moves:
        if move.worth > best.worth:
            best = move
    return best


def march_from(plan: Plan, seat: int, order: MarchOrder, place: int) -> Move:
    """The best movement of the army in a place, with or without leaving a guard. Unless the army
    must join another, the order decides only whether it may move.
    """
    s = plan.s
    host = movable(s, seat, place)
    if units(host, plan.side) == 0 or (order.needs and not led(s, plan.side, host, place)):
        return NO_MOVE
    if order.joins:
        return best_step(plan, host, order, place)
    if plan.marchers[place] != host:
        plan.marchers[place] = host
        plan.marches[place] = best_step(plan, host, order, place)
    return plan.marches[place]


def best_step(plan: Plan, host: int, order: MarchOrder, place: int) -> Move:
    """The best movement of a host from a place to one beside it."""
    number = units(host, plan.side)
    best = NO_MOVE
    here = plan.pull(place)
    marching = MARCHING[plan.side] * min(1.0, number / WHOLE_ARMY)
    for region in NEIGHBOURS[place]:
        most = marching * max(0.0, plan.pull(region) - here) + plan.prize(region)
        if most <= best.worth:
            # Even without its costs no movement there is better.
            continue
        room = room_for(plan, host, number, region, order)
        if room > 0:
            worth = march_worth(plan, number, room, place, region)
            if worth > best.worth:
                best = Move(worth, place, region, room)
            if room == number and plan.leaving(place, number, number) > 0.0:
                for watch in WATCHES:
                    if number > watch:
                        worth = march_worth(plan, number, number - watch, place, region)
                        if worth > best.worth:
                            best = Move(worth, place, region, number - watch)
    return best


def room_for(plan: Plan, host: int, number: int, region: int, order: MarchOrder) -> int:
    """How many units of a host may move to a region."""
    s = plan.s
    side = plan.side
    if not open_to_march(s, region, side) or not fits(s, side, host, region):
        return 0
    there = units_at(s, region, side)
    if order.joins and there == 0:
        return 0
    return min(number, STACK - there)


def led(s: WarState, side: int, host: int, place: int) -> bool:
    """Whether a leader is available to move an army with a character result."""
    return leaders_only(host, side) != 0 or characters_at(s, place, side) != 0


def march_worth(plan: Plan, number: int, going: int, place: int, region: int) -> float:
    """The value of moving this many units from a place to a region."""
    s = plan.s
    side = plan.side
    share = min(1.0, going / WHOLE_ARMY)
    worth = MARCHING[side] * share * (plan.pull(region) - plan.pull(place))
    if s.control[region] == 1 - side and not besieged(s, region):
        worth += plan.prize(region)
    if worth <= 0.0:
        return worth
    worth -= plan.leaving(place, going, units_at(s, place, side))
    if side == FREE:
        worth -= exposure(plan, going, region)
    elif besieging(s, place, side):
        worth -= 2.0 * going / max(1, number)
    return worth


def besieging(s: WarState, region: int, side: int) -> bool:
    """Whether a side besieges an enemy stronghold in a region."""
    return besieged(s, region) and s.control[region] != side


def exposure(plan: Plan, going: int, region: int) -> float:
    """The risk of losses in a region without fortifications near enemies."""
    s = plan.s
    if SETTLEMENT[region] == STRONGHOLD and s.control[region] == FREE:
        return 0.0
    danger = 0
    for near in NEIGHBOURS[region]:
        danger = max(danger, units_at(s, near, SHADOW))
    strength = going + units_at(s, region, FREE)
    return 0.15 * going if danger > strength else 0.0


def detachment(s: WarState, seat: int, place: int, number: int) -> int:
    """This many of the best units in a place, with all leaders."""
    host = movable(s, seat, place)
    return choose_units(s.side_of(seat), host, number) + leaders_of(s, seat, host, number)


def choose_units(side: int, host: int, number: int) -> int:
    found = 0
    for kinds in (ELITES_OF[side], REGULARS_OF[side]):
        for kind in kinds:
            taken = min(number, count(host, kind))
            found += taken << SHIFT[kind]
            number -= taken
    return found


def leaders_of(s: WarState, seat: int, host: int, number: int) -> int:
    """The leaders who go along: all except one if units stay behind."""
    side = s.side_of(seat)
    found = leaders_only(host, side)
    stays = units(host, side) > number
    if stays and side == FREE:
        for kind in LEADERS_OF[FREE]:
            if count(found, kind):
                return found - ONE[kind]
    return found


# Attacks.


def best_attack(plan: Plan, seat: int, order: AttackOrder) -> Move:
    return best_of(good_attacks(plan, seat, order))


def good_attacks(plan: Plan, seat: int, order: AttackOrder) -> list[Move]:
    """The attacks with a positive value, one from each place."""
    found: list[Move] = []
    for place in plan.own.places:
        if can_attack_from(plan.s, seat, order, place):
            move = attack_from(plan, seat, order, place)
            if move.worth > 0.0:
                found.append(move)
    return found


def attack_from(plan: Plan, seat: int, order: AttackOrder, place: int) -> Move:
    s = plan.s
    best = Move(-9.0, place, NOBODY, 0)
    host = able(s, seat, place)
    force = force_of(s, plan.side, host, characters_at(s, place, plan.side))
    for target in targets(s, plan.side, place, order):
        worth = attack_worth(plan, force, place, target, order.rounds)
        if worth > best.worth:
            best = Move(worth, place, target, force.units)
    return best


def attack_worth(plan: Plan, force: Force, place: int, target: int, rounds: int) -> float:
    s = plan.s
    if target >= LAND:
        return assault_worth(plan, force, target, rounds)
    foe = 1 - plan.side
    if stronghold_waits(s, target, foe):
        return siege_worth(plan, force, place, target)
    return field_worth(plan, force, place, target)


def stronghold_waits(s: WarState, region: int, side: int) -> bool:
    """Whether the defender could withdraw into a stronghold."""
    if SETTLEMENT[region] != STRONGHOLD or s.control[region] != side:
        return False
    return not besieged(s, region)


def assault_worth(plan: Plan, force: Force, target: int, rounds: int) -> float:
    """The value of one assault round against a besieged stronghold."""
    s = plan.s
    side = plan.side
    garrison = force_at(s, 1 - side, target)
    hits = hits_of(force.units, force.lead, WALLS_HOLD) * rounds
    losses = hits_of(garrison.units, garrison.lead, OPEN_FIELD) * rounds
    prize = plan.prize(REGION_AT[target])
    worth = prize * min(1.0, hits / garrison.hits) - HIT_WORTH[side] * losses
    lasting = force.hits * hits / max(0.1, losses * garrison.hits)
    if lasting < 1.0:
        worth *= lasting
    return worth - (0.5 if force.hits <= losses + 1.0 else 0.0)


def siege_worth(plan: Plan, force: Force, place: int, target: int) -> float:
    """The value of an attack after which the defender is besieged."""
    garrison = force_at(plan.s, 1 - plan.side, target)
    if force.hits < 1.2 * garrison.hits + 1.0:
        return -1.0
    gain = MARCHING[plan.side] * max(0.0, plan.pull(target) - plan.pull(place))
    gain += 0.6 + 0.1 * (force.units - garrison.units)
    return gain - advancing(plan, place)


def field_worth(plan: Plan, force: Force, place: int, target: int) -> float:
    """The value of a field battle, or of an attack on a city."""
    s = plan.s
    side = plan.side
    defence = force_at(s, 1 - side, target)
    first = WALLS_HOLD if FORTIFIED[target] and place < LAND else OPEN_FIELD
    estimate = BattleEstimate(force, defence, first, OPEN_FIELD)
    worth = HIT_WORTH[1 - side] * estimate.defence_lost - HIT_WORTH[side] * estimate.attack_lost
    if not estimate.won():
        return worth - 0.5
    worth += plan.prize(target)
    if place < LAND:
        share = min(1.0, estimate.attack_left / WHOLE_ARMY)
        worth += MARCHING[side] * share * (plan.pull(target) - plan.pull(place))
        worth -= advancing(plan, place)
    if side == SHADOW:
        worth -= provoked(s, target)
    return worth + 0.02 * estimate.attack_left


def provoked(s: WarState, region: int) -> float:
    """The cost of attacking a Free Peoples nation: it advances towards war."""
    nation = NATION_OF[region]
    if nation == NOBODY or NATION_SIDE[nation] == SHADOW or s.politics[nation] == 0:
        return 0.0
    return 0.3


def rear_guard(plan: Plan, place: int) -> int:
    """The number of units that stay in a place when an army advances after a victory."""
    if place >= LAND or not POINTS[place] or plan.s.control[place] != plan.side:
        return 0
    return 1 if plan.unguarded(place) > 0.0 else 0


def advancing(plan: Plan, place: int) -> float:
    """The cost of advancing from a place with everybody but the rear guard."""
    number = units_at(plan.s, place, plan.side) if place < LAND else 0
    if number == 0:
        return 0.0
    return plan.leaving(place, max(1, number - rear_guard(plan, place)), number)


def follows(plan: Plan, place: int, target: int) -> bool:
    """Whether an army should advance after a victory and leave its region."""
    gain = plan.prize(target) + max(0.0, plan.pull(target) - plan.pull(place))
    return gain + 0.3 > advancing(plan, place)


# Recruiting.


def recruit_worth(plan: Plan, region: int, hits: int) -> float:
    """The value of new units in a place: for its defence, or near a target."""
    s = plan.s
    land = REGION_AT[region]
    worth = PULLED[plan.side] * hits * plan.pull(land)
    if s.control[land] == plan.side and POINTS[land]:
        inside = region != land or units_at(s, land, plan.side) < 5
        if inside:
            worth += plan.holding(land, 0, hits)
    return worth


def fallen_back(s: WarState, region: int, side: int) -> float:
    """The value of a region as a retreat: friendly units and fortifications."""
    worth = float(units_at(s, region, side))
    if SETTLEMENT[region] == STRONGHOLD and s.control[region] == side:
        worth += 6.0
    if INSIDE[region] != NOBODY and besieged(s, region):
        worth += 1.0
    return worth
