"""The map (Regioni, Insediamenti, Assedi): who stands where, what is free, what is captured."""

from __future__ import annotations

from mathom.games.war import words
from mathom.games.war.facts import (
    BOMBADIL,
    CHARACTERS_OF,
    ELVEN_POWER,
    FREE,
    INSIDE,
    LAND,
    NATION_OF,
    NATION_SIDE,
    NO_SETTLEMENT,
    NOBODY,
    OLD_FOREST,
    OWNER,
    POINTS,
    POWER_TOO_GREAT,
    REGION_AT,
    SEAT_NATIONS,
    SEATS_OF,
    SETTLEMENT,
    SHADOW,
    STRONGHOLD,
    STRONGHOLDS,
    WALLS,
)
from mathom.games.war.host import (
    ELITES_OF,
    KIND_SIDE,
    ONE,
    REGULARS_OF,
    count,
    free_units,
    leaders_only,
    nation_units,
    nations_in,
    shadow_units,
    units,
)
from mathom.games.war.politics import BY_CAPTURE, activate, advance
from mathom.games.war.state import GONE, WarState

SHADOW_UNITS = (1 << 30) - 1
"""The part of a host of the Shadow that is not Nazgûl."""


def units_at(s: WarState, place: int, side: int) -> int:
    """How many army units of a side stand in a place."""
    host = s.host[place * 2 + side]
    if host == 0:
        return 0
    return free_units(host) if side == FREE else shadow_units(host)


def has_army(s: WarState, place: int, side: int) -> bool:
    """Whether a side has army units in a place."""
    host = s.host[place * 2 + side]
    if side == SHADOW:
        return host & SHADOW_UNITS != 0
    return host != 0 and free_units(host) > 0


def characters_at(s: WarState, place: int, side: int) -> int:
    """The characters of a side in a place, as bits."""
    found = 0
    for who in CHARACTERS_OF[side]:
        if s.where[who] == place:
            found |= 1 << who
    return found


def on_map(s: WarState, who: int) -> bool:
    """Whether a character stands somewhere on the map."""
    return s.where[who] < 200


def besieged(s: WarState, region: int) -> bool:
    """Whether the stronghold of a region is under siege."""
    walls = WALLS[region]
    return walls != NOBODY and s.siege[walls] == 1


def controls(s: WarState, region: int, side: int) -> bool:
    """Whether a side controls the settlement of a region."""
    return s.control[region] == side


def unconquered(s: WarState, region: int) -> bool:
    """A settlement in the hands of its first owner (Non conquistato)."""
    return OWNER[region] != NOBODY and s.control[region] == OWNER[region]


def armies_of(s: WarState, side: int) -> list[int]:
    """The places where a side has army units, besieged ones included."""
    return [place for place in range(len(REGION_AT)) if has_army(s, place, side)]


def is_free(s: WarState, region: int, side: int) -> bool:
    """A free region (Regioni Libere): no enemy army and no settlement that the enemy controls,
    unless it is a stronghold that the side besieges."""
    if has_army(s, region, 1 - side):
        return False
    if s.control[region] != 1 - side:
        return True
    return besieged(s, region)


def barred(s: WarState, region: int, side: int) -> bool:
    """Whether a card on the table keeps the armies of the Shadow out of a region."""
    if side != SHADOW:
        return False
    if region in ELVEN_POWER:
        return s.place[POWER_TOO_GREAT] >> 2 == 5
    return region in OLD_FOREST and s.place[BOMBADIL] >> 2 == 5


def open_to_march(s: WarState, region: int, side: int) -> bool:
    """Free for army movement: an enemy settlement without enemy units may be entered too."""
    return not has_army(s, region, 1 - side) and not barred(s, region, side)


def garrison_place(s: WarState, region: int, side: int) -> int:
    """Where figures of a side that join a region stand: inside, if they are besieged there."""
    if besieged(s, region) and s.control[region] == side:
        return INSIDE[region]
    return region


def places_in(region: int) -> list[int]:
    """The region itself, and the inside of its stronghold: who is besieged is still there."""
    return [region] if INSIDE[region] == NOBODY else [region, INSIDE[region]]


def add_figure(s: WarState, place: int, kind: int, number: int = 1) -> None:
    """Figures are put into a place."""
    s.host[place * 2 + KIND_SIDE[kind]] += number * ONE[kind]


def remove_figure(s: WarState, place: int, kind: int) -> None:
    """A figure is eliminated: the Free Peoples lose it for good, the Shadow may muster it anew."""
    side = KIND_SIDE[kind]
    s.host[place * 2 + side] -= ONE[kind]
    if side == FREE:
        s.lost += ONE[kind]
    else:
        s.pool[SHADOW] += ONE[kind]


def remove_host(s: WarState, place: int, side: int, host: int) -> None:
    """Many figures are eliminated at once."""
    s.host[place * 2 + side] -= host
    if side == FREE:
        s.lost += host
    else:
        s.pool[SHADOW] += host


def disband(s: WarState, place: int, kind: int) -> None:
    """A unit too many goes back to the reinforcements, whoever it is of."""
    side = KIND_SIDE[kind]
    s.host[place * 2 + side] -= ONE[kind]
    s.pool[side] += ONE[kind]
    s.tell(words.DISBANDED, kind, place)


def move_host(s: WarState, side: int, host: int, mask: int, origin: int, target: int) -> None:
    """Figures and characters go from one place to another; a mixed army stays mixed, unless it
    meets others."""
    if s.mixed and origin * 2 + side in s.mixed and shared_host(s, side, host):
        if s.host[target * 2 + side] == 0 and target * 2 + side not in s.mixed:
            s.mixed.append(target * 2 + side)
    s.host[origin * 2 + side] -= host
    s.host[target * 2 + side] += host
    for who in CHARACTERS_OF[side]:
        if mask >> who & 1:
            s.where[who] = target


def remove_character(s: WarState, who: int) -> None:
    """A character is out of the game."""
    s.where[who] = GONE
    s.tell(words.CHARACTER_LOST, who)


def captor_of(s: WarState, side: int, region: int) -> int:
    """The seat to whose credit a capture goes: the one that has most units there."""
    seats = SEATS_OF[s.rules.seats][side]
    if len(seats) == 1:
        return seats[0]
    return controller(s, region, side)


def controller(s: WarState, place: int, side: int) -> int:
    """Who controls an army of two players (Eserciti Misti): most units, most elites, leading."""
    seats = SEATS_OF[s.rules.seats][side]
    if len(seats) == 1:
        return seats[0]
    return leader_of_two(s, side, s.host[place * 2 + side])


def leader_of_two(s: WarState, side: int, host: int) -> int:
    """Who would control these figures of a side that two players share."""
    seats = SEATS_OF[s.rules.seats][side]
    first = army_share(s, host, seats[0])
    second = army_share(s, host, seats[1])
    if first == second:
        return s.leading[side]
    return seats[0] if first > second else seats[1]


def commander(s: WarState, nation: int) -> int:
    """The seat that commands a nation."""
    for seat in range(s.rules.seats):
        if SEAT_NATIONS[s.rules.seats][seat] >> nation & 1:
            return seat
    return 0


def partners(s: WarState, side: int) -> bool:
    """Whether two players share a side."""
    return len(SEATS_OF[s.rules.seats][side]) == 2


def shared_host(s: WarState, side: int, host: int) -> bool:
    """Whether units or leaders of both players are among these figures."""
    present = nations_in(host, side)
    for seat in SEATS_OF[s.rules.seats][side]:
        if present & SEAT_NATIONS[s.rules.seats][seat] == 0:
            return False
    return True


def shared(s: WarState, place: int, side: int) -> bool:
    """Whether units or leaders of both players of a side stand in a place."""
    return partners(s, side) and shared_host(s, side, s.host[place * 2 + side])


def army_share(s: WarState, host: int, seat: int) -> int:
    """Units of a seat's nations in a host, elites deciding between equal numbers."""
    found = 0
    nations = SEAT_NATIONS[s.rules.seats][seat]
    for nation in range(8):
        if nations >> nation & 1:
            found += 100 * nation_units(host, nation) + count(host, 8 + nation)
    return found


def capture(s: WarState, side: int, region: int) -> None:
    """A settlement changes hands (Catturare un Insediamento)."""
    s.control[region] = side
    s.tell(words.CAPTURED, side, region)
    if OWNER[region] == side:
        s.captor[region] = NOBODY
        return
    s.captor[region] = captor_of(s, side, region)
    advance(s, NATION_OF[region], BY_CAPTURE)


def enter(s: WarState, side: int, region: int) -> None:
    """An army has come into a region: its nation awakes, an empty settlement is captured."""
    nation = NATION_OF[region]
    if side == SHADOW and nation != NOBODY and NATION_SIDE[nation] == FREE:
        activate(s, nation, BY_CAPTURE)
    if SETTLEMENT[region] == NO_SETTLEMENT or s.control[region] == side:
        return
    if not besieged(s, region):
        capture(s, side, region)


def points(s: WarState, side: int) -> int:
    """Victory points: cities and strongholds of the enemy that a side controls."""
    found = 0
    for region in range(LAND):
        if POINTS[region] and s.control[region] == side and OWNER[region] != side:
            found += POINTS[region]
    return found


def go_within(s: WarState, region: int, side: int) -> None:
    """Everybody of a side in a region goes into the stronghold."""
    mask = characters_at(s, region, side)
    move_host(s, side, s.host[region * 2 + side], mask, region, INSIDE[region])


def come_out(s: WarState, region: int, side: int) -> None:
    """Those inside stand in the region again."""
    inside = INSIDE[region]
    mask = characters_at(s, inside, side)
    move_host(s, side, s.host[inside * 2 + side], mask, inside, region)


def begin_siege(s: WarState, region: int) -> None:
    """The attackers have entered: the stronghold is under siege."""
    s.siege[WALLS[region]] = 1
    s.tell(words.SIEGE_BEGINS, region)


def settle_sieges(s: WarState) -> None:
    """A siege ends when one of the two armies is no longer there."""
    for region in STRONGHOLDS:
        if s.siege[WALLS[region]]:
            settle_siege(s, region)


def settle_siege(s: WarState, region: int) -> None:
    """The besiegers are gone, or the garrison is and the stronghold falls."""
    holder = s.control[region]
    if not has_army(s, region, 1 - holder):
        s.siege[WALLS[region]] = 0
        come_out(s, region, holder)
        s.tell(words.SIEGE_ENDS, region)
    elif not has_army(s, INSIDE[region], holder):
        drop_leaders(s, INSIDE[region])
        s.siege[WALLS[region]] = 0
        come_out(s, region, holder)
        capture(s, 1 - holder, region)


def drop_leaders(s: WarState, place: int) -> None:
    """Leaders of the Free Peoples without an army are removed at once."""
    host = s.host[place * 2 + FREE]
    if host and free_units(host) == 0:
        remove_host(s, place, FREE, leaders_only(host, FREE))


def reduce_elite(s: WarState, place: int, kind: int) -> None:
    """An elite becomes a regular of its nation: one that fell before, or a reinforcement; if there
    is none, the elite is gone."""
    side = KIND_SIDE[kind]
    regular = kind - 8
    remove_figure(s, place, kind)
    s.tell(words.UNIT_REDUCED, kind, place)
    if side == FREE and count(s.lost, regular):
        s.lost -= ONE[regular]
    elif count(s.pool[side], regular):
        s.pool[side] -= ONE[regular]
    else:
        return
    s.host[place * 2 + side] += ONE[regular]


def regular_at_hand(s: WarState, kind: int) -> bool:
    """Whether there is a regular to take the place of an elite."""
    side = KIND_SIDE[kind]
    regular = kind - 8
    return count(s.pool[side], regular) > 0 or (side == FREE and count(s.lost, regular) > 0)


def hit_points(host: int, side: int) -> int:
    """The hits that a host can take at most."""
    found = 0
    for kind in REGULARS_OF[side]:
        found += count(host, kind)
    for kind in ELITES_OF[side]:
        found += 2 * count(host, kind)
    return found


def limit(place: int) -> int:
    """How many units a place can hold."""
    return 10 if place < LAND else 5


def excess(s: WarState, place: int, side: int) -> int:
    """The units over the limit of a place (Limite d'ammassamento)."""
    host = s.host[place * 2 + side]
    return units(host, side) - limit(place) if host else 0


def stronghold_of(s: WarState, region: int, side: int) -> bool:
    """Whether a side holds a stronghold in a region."""
    return SETTLEMENT[region] == STRONGHOLD and s.control[region] == side


def same_land(a: int, b: int) -> bool:
    """Whether two places are in one region."""
    return REGION_AT[a] == REGION_AT[b]
