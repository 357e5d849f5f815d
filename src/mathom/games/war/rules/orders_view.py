"""What a player may order in one go: which figures go where, and who is recruited where.

The rules ask for the parts of an order one after the other. A client shows them together, lets them
be chosen in any order, and sends them at once.
"""

from __future__ import annotations

from mathom.games.war.rules.action_dice import as_army, shows
from mathom.games.war.rules.armies.army_bits import (
    FIGURES,
    KIND_NATION,
    KINDS_OF,
    ONE,
    UNITS_OF,
    count,
    host_view,
    nations_in,
    units,
)
from mathom.games.war.rules.armies.attack import (
    ARMY_ATTACK,
    ATTACK_ORDERS,
    CHARACTER_ATTACK,
    AttackFrom,
    PickAttackers,
    able,
    can_attack_from,
    targets,
)
from mathom.games.war.rules.armies.battle import Advance
from mathom.games.war.rules.armies.combat_rolls import host_of, mask_of_role
from mathom.games.war.rules.armies.movement import (
    ARMY_MARCH,
    CHARACTER_MARCH,
    MARCH_ORDERS,
    NOTHING_NEEDED,
    Marchers,
    MarchFrom,
    MarchOrder,
    PickMarchers,
    arrived_mask,
    can_end,
    can_march_from,
    finds_end,
    fits,
    may_follow,
    meets,
    movable,
    movable_characters,
)
from mathom.games.war.rules.battle_odds import attack_odds
from mathom.games.war.rules.board import (
    characters_at,
    controls,
    garrison_place,
    open_to_march,
    units_at,
)
from mathom.games.war.rules.facts import (
    CHARACTER,
    CHARACTERS,
    CHARACTERS_OF,
    FREE,
    GANDALF,
    HOBBITS,
    LAND,
    MUSTER,
    NATIONS,
    NATIONS_OF,
    NEIGHBOURS,
    NO_SETTLEMENT,
    PLACES,
    SARUMAN,
    SETTLEMENT,
    STACK,
)
from mathom.games.war.rules.hunt.fellowship import (
    SeparateGroup,
    in_fellowship,
    on_mordor_track,
)
from mathom.games.war.rules.politics.characters import (
    EXTRA,
    INTO_SIEGE,
    CompanionsFrom,
    PickCompanions,
    group_level,
    walk,
)
from mathom.games.war.rules.politics.muster import MusterFigure, muster_places, musterable
from mathom.games.war.rules.state import AT, ATTACKER, FROM, NOWHERE, WarState
from mathom.games.war.rules.turn import UseDie

FOLLOW = ["nobody", "leaders", "everybody"]
"""Who must go along when no unit stays behind."""


def orders_view(s: WarState) -> dict[str, object]:
    """The orders that the pending choice begins. It uses public information only."""
    pending = s.agenda[-1] if s.agenda else None
    armies: list[dict[str, object]] = []
    groups: list[dict[str, object]] = []
    recruits: dict[str, list[str]] = {}
    if isinstance(pending, UseDie):
        armies = armies_for_die(s, pending.seat, pending.face)
        if shows(pending.face, MUSTER):
            recruits = recruits_view(s, pending.seat, False, NOWHERE)
    elif isinstance(pending, MarchFrom):
        armies = marches_view(s, pending.seat, pending.order, pending.left)
    elif isinstance(pending, AttackFrom):
        armies = attacks_view(s, pending.seat, pending.order)
    elif isinstance(pending, MusterFigure):
        recruits = recruits_view(s, pending.seat, pending.second == 1, pending.used)
    elif isinstance(pending, CompanionsFrom):
        if pending.groups:
            groups = [group_view(s, pending.manner, place) for place in companions_at(s)]
    elif s.pick_host == 0 and s.pick_mask == 0:
        if isinstance(pending, PickMarchers):
            order = MARCH_ORDERS[pending.order]
            armies = [march_view(s, pending.seat, order, pending.left, pending.place)]
        elif isinstance(pending, PickAttackers):
            armies = [attack_view(s, pending.seat, pending.order, pending.place)]
        elif isinstance(pending, Advance):
            armies = [advance_view(s)]
        elif isinstance(pending, PickCompanions):
            groups = [group_view(s, pending.manner, pending.place)]
        elif isinstance(pending, SeparateGroup):
            groups = [separation_view(s, pending.manner)]
    return {"armies": armies, "groups": groups, "recruits": recruits}


def armies_for_die(s: WarState, seat: int, face: int) -> list[dict[str, object]]:
    army = as_army(s, seat, face)
    if not army and not shows(face, CHARACTER):
        return []
    march = ARMY_MARCH if army else CHARACTER_MARCH
    attack = ARMY_ATTACK if army else CHARACTER_ATTACK
    return [
        *marches_view(s, seat, march, MARCH_ORDERS[march].armies),
        *attacks_view(s, seat, attack),
    ]


def army_view(
    s: WarState,
    side: int,
    verb: str,
    place: int,
    host: int,
    mask: int,
    follow: int,
    led_by: list[str],
    goals: dict[str, object],
) -> dict[str, object]:
    """An order for an army: who may go, who stays in any case, who must go along, and where to. If
    `led_by` names figures, one of them must go. `exposes` names the enemies next to a settlement
    that nobody would hold if everybody went.
    """
    return {
        "verb": verb,
        "from": PLACES[place],
        "figures": host_view(host, side),
        "characters": [CHARACTERS[who] for who in CHARACTERS_OF[side] if mask >> who & 1],
        "rest": host_view(s.host[place * 2 + side] - host, side),
        "led_by": led_by,
        "follow": FOLLOW[follow],
        "targets": goals,
        "exposes": exposed_to(s, side, place, host) if verb != "advance" else [],
    }


def exposed_to(s: WarState, side: int, place: int, host: int) -> list[str]:
    """The regions next to a settlement of the side with enemy units, if no unit stays there when a
    host goes."""
    if place >= LAND or SETTLEMENT[place] == NO_SETTLEMENT or not controls(s, place, side):
        return []
    if units(s.host[place * 2 + side], side) > units(host, side):
        return []
    near = [region for region in NEIGHBOURS[place] if units_at(s, region, 1 - side)]
    return [PLACES[region] for region in near]


def leaders_for(s: WarState, side: int, host: int, mask: int, needs: int) -> list[str]:
    """The figures of which an order needs one."""
    kinds = [kind for kind in KINDS_OF[side] if count(host, kind)]
    found = [FIGURES[kind] for kind in kinds if meets(s, side, ONE[kind], 0, needs)]
    for who in CHARACTERS_OF[side]:
        if mask >> who & 1 and meets(s, side, 0, 1 << who, needs):
            found.append(CHARACTERS[who])
    return found


def marches_view(s: WarState, seat: int, order: int, left: int) -> list[dict[str, object]]:
    side = s.side_of(seat)
    wanted = MARCH_ORDERS[order]
    return [
        march_view(s, seat, wanted, left, place)
        for place in range(LAND)
        if s.host[place * 2 + side] and can_march_from(s, seat, wanted, left, place)
    ]


def march_view(
    s: WarState, seat: int, order: MarchOrder, left: int, place: int
) -> dict[str, object]:
    side = s.side_of(seat)
    host = movable(s, seat, place)
    mask = movable_characters(s, seat, place)
    led_by: list[str] = []
    if order.needs != NOTHING_NEEDED and not may_follow(s, side, place, 0, 0, order.needs):
        led_by = leaders_for(s, side, host, mask, order.needs)
    goals: dict[str, object] = {}
    for region in NEIGHBOURS[place]:
        if open_to_march(s, region, side):
            found = march_goal(s, Marchers(seat, order, left, place, host, mask), region)
            if found is not None:
                goals[PLACES[region]] = found
    follow = 1 if side == FREE else 0
    return army_view(s, side, "march", place, host, mask, follow, led_by, goals)


def march_goal(s: WarState, m: Marchers, region: int) -> dict[str, object] | None:
    """How many units may go to a region, and the nations that may not; None if nobody may."""
    side = s.side_of(m.seat)
    barred = [
        nation
        for nation in NATIONS_OF[side]
        if nations_in(m.host, side) >> nation & 1 and not fits(s, side, ONE[nation], region)
    ]
    going = 0
    allowed: list[int] = []
    for kind in UNITS_OF[side]:
        if KIND_NATION[kind] in barred:
            continue
        for _ in range(count(m.host, kind)):
            going += ONE[kind]
            host = Marchers(m.seat, m.order, m.left, m.place, going, m.mask)
            further = m.order.reach > 1 and finds_end(s, host, region, m.order.reach - 1)
            if can_end(s, host, region) or further:
                allowed.append(units(going, side))
    if not allowed:
        return None
    return goal_view(min(allowed), max(allowed), barred, None)


def goal_view(
    least: int, most: int, barred: list[int], odds: dict[str, object] | None
) -> dict[str, object]:
    names = [NATIONS[nation] for nation in barred]
    return {"least": least, "most": most, "barred": names, "odds": odds}


def attacks_view(s: WarState, seat: int, order: int) -> list[dict[str, object]]:
    side = s.side_of(seat)
    wanted = ATTACK_ORDERS[order]
    return [
        attack_view(s, seat, order, place)
        for place in range(len(PLACES))
        if s.host[place * 2 + side] and can_attack_from(s, seat, wanted, place)
    ]


def attack_view(s: WarState, seat: int, order: int, place: int) -> dict[str, object]:
    side = s.side_of(seat)
    wanted = ATTACK_ORDERS[order]
    host = able(s, seat, place)
    mask = characters_at(s, place, side)
    led_by: list[str] = []
    if wanted.needs != NOTHING_NEEDED:
        led_by = leaders_for(s, side, host, mask, wanted.needs)
    goals: dict[str, object] = {
        PLACES[goal]: goal_view(1, units(host, side), [], attack_odds(s, side, host, mask, goal))
        for goal in targets(s, side, place, wanted)
    }
    return army_view(s, side, "attack", place, host, mask, 2, led_by, goals)


def advance_view(s: WarState) -> dict[str, object]:
    """Attackers who may move into the embattled region."""
    side = s.battle[ATTACKER]
    place = s.battle[FROM]
    region = s.battle[AT]
    host = host_of(s, 0)
    room = min(units(host, side), STACK - units_at(s, region, side))
    goals: dict[str, object] = {PLACES[region]: goal_view(1, room, [], None)} if room else {}
    mask = mask_of_role(s, 0) & ~(1 << SARUMAN)
    return army_view(s, side, "advance", place, host, mask, 1 if side == FREE else 0, [], goals)


def recruits_view(s: WarState, seat: int, second: bool, used: int) -> dict[str, list[str]]:
    """The places where a die may recruit each kind of figure."""
    return {
        FIGURES[kind]: [PLACES[place] for place in muster_places(s, kind, used)]
        for kind in musterable(s, seat, second, used)
    }


def companions_at(s: WarState) -> list[int]:
    """The places of Companions who have not moved in this action."""
    moved = arrived_mask(s)
    places = [s.where[who] for who in CHARACTERS_OF[FREE] if not moved >> who & 1]
    return [place for place in range(len(PLACES)) if place in places]


def group_view(s: WarState, manner: int, place: int) -> dict[str, object]:
    """Companions on the map who may move."""
    mask = characters_at(s, place, FREE) & ~arrived_mask(s)
    return company_view(s, place, mask, manner, manner % EXTRA)


def separation_view(s: WarState, manner: int) -> dict[str, object]:
    """Companions who may leave the Fellowship; from the Mordor track they go nowhere."""
    mask = in_fellowship(s)
    if on_mordor_track(s):
        names = [CHARACTERS[who] for who in CHARACTERS_OF[FREE] if mask >> who & 1]
        reach = dict.fromkeys(names, 0)
        return {"from": None, "reach": reach, "swift": 0, "targets": {}}
    start = garrison_place(s, s.ring, FREE)
    found = company_view(s, start, mask, manner, s.progress + manner % EXTRA)
    found["from"] = None
    return found


def company_view(s: WarState, place: int, mask: int, manner: int, extra: int) -> dict[str, object]:
    """How far each Companion leads a group, and how many steps it is to each place. Gandalf alone
    or with one Hobbit comes as far as `swift` says, if that is farther.
    """
    reach: dict[str, int] = {}
    for who in CHARACTERS_OF[FREE]:
        if mask >> who & 1:
            reach[CHARACTERS[who]] = group_level(s, 1 << who | HOBBITS, manner) + extra
    swift = group_level(s, 1 << GANDALF, manner) + extra if mask >> GANDALF & 1 else 0
    if swift <= reach.get(CHARACTERS[GANDALF], 0):
        swift = 0
    goals: dict[str, int] = {}
    for steps in range(max([swift, *reach.values()]) + 1):
        for goal in walk(s, FREE, place, steps, manner >= INTO_SIEGE):
            if PLACES[goal] not in goals:
                goals[PLACES[goal]] = steps
    return {"from": PLACES[place], "reach": reach, "swift": swift, "targets": goals}
