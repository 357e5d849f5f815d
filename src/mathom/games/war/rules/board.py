"""The map: free regions (rulebook p. 10, "Regioni libere"), sieges and stacking.

Capturing a settlement (p. 32, "Catturare un insediamento").
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.engine.state import with_entry
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.armies.army_bits import (
    KIND_SIDE,
    ONE,
    SHIFT,
    count,
    free_units,
    leaders_only,
    nation_units,
    nations_in,
    shadow_units,
    units,
)
from mathom.games.war.rules.facts import (
    BARRED_BY,
    CHARACTERS_OF,
    FREE,
    GARRISON,
    INSIDE,
    LAND,
    NATION_OF,
    NATION_SIDE,
    NO_SETTLEMENT,
    NOBODY,
    OWNER,
    POINTS,
    REGION_AT,
    SEAT_NATIONS,
    SEATS_OF,
    SETTLEMENT,
    SHADOW,
    STACK,
    STRONGHOLDS,
    WALLS,
)
from mathom.games.war.rules.politics.nations import BY_CAPTURE, activate, advance
from mathom.games.war.rules.state import GONE, TABLE, WarState

SHADOW_UNITS: Final = (1 << 30) - 1
"""The part of a host of the Shadow that is not Nazgûl."""

FREE_UNITS: Final = 0o0777_0777_0777_0777_0777
"""The part of a host of the Free Peoples that is not leaders."""

PRIZES_OF: Final[list[list[int]]] = [
    [region for region in range(LAND) if POINTS[region] and OWNER[region] != side]
    for side in (FREE, SHADOW)
]
"""The cities and strongholds that count for each side once it has captured them."""


def units_at(s: WarState, place: int, side: int) -> int:
    host = s.host[place * 2 + side]
    if host == 0:
        return 0
    return free_units(host) if side == FREE else shadow_units(host)


def has_army(s: WarState, place: int, side: int) -> bool:
    host = s.host[place * 2 + side]
    if side == SHADOW:
        return host & SHADOW_UNITS != 0
    return host & FREE_UNITS != 0


def characters_at(s: WarState, place: int, side: int) -> int:
    """The characters of a side in a place, as bits."""
    found = 0
    for who in CHARACTERS_OF[side]:
        if s.where[who] == place:
            found |= 1 << who
    return found


def on_map(s: WarState, who: int) -> bool:
    return s.where[who] < 200


def besieged(s: WarState, region: int) -> bool:
    walls = WALLS[region]
    return walls != NOBODY and s.siege[walls] == 1


def controls(s: WarState, region: int, side: int) -> bool:
    return s.control[region] == side


def unconquered(s: WarState, region: int) -> bool:
    """Whether a settlement is still controlled by its original owner (rulebook p. 11, "Non
    conquistato").
    """
    return OWNER[region] != NOBODY and s.control[region] == OWNER[region]


def armies_of(s: WarState, side: int) -> list[int]:
    """The places where a side has army units, besieged ones included."""
    return [place for place in range(len(REGION_AT)) if has_army(s, place, side)]


def is_free(s: WarState, region: int, side: int) -> bool:
    """Whether a region is free for a side: no enemy army, and no enemy settlement unless the side
    besieges it (rulebook p. 10, "Regioni libere").
    """
    if has_army(s, region, 1 - side):
        return False
    if s.control[region] != 1 - side:
        return True
    return besieged(s, region)


def barred(s: WarState, region: int, side: int) -> bool:
    """Whether a card in play forbids the armies of the Shadow to enter a region."""
    if side != SHADOW:
        return False
    card = BARRED_BY[region]
    return card != NOBODY and s.place[card] >> 2 == TABLE


def open_to_march(s: WarState, region: int, side: int) -> bool:
    """Whether an army may enter a region: it is free, or holds an enemy settlement without enemy
    units.
    """
    return not has_army(s, region, 1 - side) and not barred(s, region, side)


def garrison_place(s: WarState, region: int, side: int) -> int:
    """Where new figures of a side stand in a region: inside the stronghold if it is besieged."""
    if besieged(s, region) and s.control[region] == side:
        return INSIDE[region]
    return region


def places_in(region: int) -> list[int]:
    """The region and the inside of its stronghold."""
    return [region] if INSIDE[region] == NOBODY else [region, INSIDE[region]]


def add_figure(s: WarState, place: int, kind: int, number: int = 1) -> None:
    s.host[place * 2 + KIND_SIDE[kind]] += number << SHIFT[kind]


def remove_figure(s: WarState, place: int, kind: int) -> None:
    """Eliminate a figure. The Free Peoples lose it for good; the Shadow may recruit it again."""
    side = KIND_SIDE[kind]
    s.host[place * 2 + side] -= ONE[kind]
    if side == FREE:
        s.lost += ONE[kind]
    else:
        s.pool[SHADOW] += ONE[kind]


def remove_host(s: WarState, place: int, side: int, host: int) -> None:
    s.host[place * 2 + side] -= host
    if side == FREE:
        s.lost += host
    else:
        s.pool[SHADOW] += host


def disband(s: WarState, place: int, kind: int) -> None:
    """Return a unit over the stacking limit to the reinforcements, for either side."""
    side = KIND_SIDE[kind]
    s.host[place * 2 + side] -= ONE[kind]
    s.pool[side] += ONE[kind]
    s.tell(vocabulary.DISBANDED, kind, place)


def move_host(s: WarState, side: int, host: int, mask: int, origin: int, target: int) -> None:
    """Move figures and characters. A mixed army stays mixed unless it meets other figures."""
    if s.mixed and origin * 2 + side in s.mixed and shared_host(s, side, host):
        if s.host[target * 2 + side] == 0 and target * 2 + side not in s.mixed:
            s.mixed.append(target * 2 + side)
    s.host[origin * 2 + side] -= host
    s.host[target * 2 + side] += host
    for who in CHARACTERS_OF[side]:
        if mask >> who & 1:
            s.where[who] = target


def remove_character(s: WarState, who: int) -> None:
    """Remove a character from the game."""
    s.where[who] = GONE
    s.tell(vocabulary.CHARACTER_LOST, who)


def captor_of(s: WarState, side: int, region: int) -> int:
    """The seat credited with a capture: the one with most units there."""
    seats = SEATS_OF[s.rules.seats][side]
    if len(seats) == 1:
        return seats[0]
    return controller(s, region, side)


def controller(s: WarState, place: int, side: int) -> int:
    """Who commands an army of two players: most units, then most elites, then the leading player
    (rulebook pp. 45-47, "Eserciti misti").
    """
    seats = SEATS_OF[s.rules.seats][side]
    if len(seats) == 1:
        return seats[0]
    return leader_of_two(s, side, s.host[place * 2 + side])


def leader_of_two(s: WarState, side: int, host: int) -> int:
    """Who would command these figures of a side with two players."""
    seats = SEATS_OF[s.rules.seats][side]
    first = army_share(s, host, seats[0])
    second = army_share(s, host, seats[1])
    if first == second:
        return s.leading[side]
    return seats[0] if first > second else seats[1]


def commander(s: WarState, nation: int) -> int:
    for seat in range(s.rules.seats):
        if SEAT_NATIONS[s.rules.seats][seat] >> nation & 1:
            return seat
    return 0


def partners(s: WarState, side: int) -> bool:
    """Whether two players share a side."""
    return len(SEATS_OF[s.rules.seats][side]) == 2


def shared_host(s: WarState, side: int, host: int) -> bool:
    """Whether a host contains units or leaders of both players."""
    present = nations_in(host, side)
    for seat in SEATS_OF[s.rules.seats][side]:
        if present & SEAT_NATIONS[s.rules.seats][seat] == 0:
            return False
    return True


def shared(s: WarState, place: int, side: int) -> bool:
    """Whether units or leaders of both players of a side are in a place."""
    return partners(s, side) and shared_host(s, side, s.host[place * 2 + side])


def army_share(s: WarState, host: int, seat: int) -> int:
    """The units of a seat's nations in a host; elites break ties."""
    found = 0
    nations = SEAT_NATIONS[s.rules.seats][seat]
    for nation in range(8):
        if nations >> nation & 1:
            found += 100 * nation_units(host, nation) + count(host, 8 + nation)
    return found


def capture(s: WarState, side: int, region: int) -> None:
    """A settlement changes control."""
    s.control = with_entry(s.control, region, side)
    s.tell(vocabulary.CAPTURED, side, region)
    if OWNER[region] == side:
        s.captor = with_entry(s.captor, region, NOBODY)
        return
    s.captor = with_entry(s.captor, region, captor_of(s, side, region))
    advance(s, NATION_OF[region], BY_CAPTURE)


def enter(s: WarState, side: int, region: int) -> None:
    """An army entered a region: its nation becomes active, and an empty settlement is captured."""
    nation = NATION_OF[region]
    if side == SHADOW and nation != NOBODY and NATION_SIDE[nation] == FREE:
        activate(s, nation, BY_CAPTURE)
    if SETTLEMENT[region] == NO_SETTLEMENT or s.control[region] == side:
        return
    if not besieged(s, region):
        capture(s, side, region)


def points(s: WarState, side: int) -> int:
    """Victory points: the enemy cities and strongholds that a side controls."""
    control = s.control
    found = 0
    for region in PRIZES_OF[side]:
        if control[region] == side:
            found += POINTS[region]
    return found


def go_within(s: WarState, region: int, side: int) -> None:
    """Move all figures of a side in a region into its stronghold."""
    mask = characters_at(s, region, side)
    move_host(s, side, s.host[region * 2 + side], mask, region, INSIDE[region])


def come_out(s: WarState, region: int, side: int) -> None:
    """Move the figures inside a stronghold back into the region."""
    inside = INSIDE[region]
    mask = characters_at(s, inside, side)
    move_host(s, side, s.host[inside * 2 + side], mask, inside, region)


def begin_siege(s: WarState, region: int) -> None:
    s.siege = with_entry(s.siege, WALLS[region], 1)
    s.tell(vocabulary.SIEGE_BEGINS, region)


def settle_sieges(s: WarState) -> None:
    """End each siege in which one of the two armies is gone."""
    for region in STRONGHOLDS:
        if s.siege[WALLS[region]]:
            settle_siege(s, region)


def settle_siege(s: WarState, region: int) -> None:
    """End a siege if the besiegers are gone, or capture the stronghold if the garrison is."""
    holder = s.control[region]
    if not has_army(s, region, 1 - holder):
        s.siege = with_entry(s.siege, WALLS[region], 0)
        come_out(s, region, holder)
        s.tell(vocabulary.SIEGE_ENDS, region)
    elif not has_army(s, INSIDE[region], holder):
        drop_leaders(s, INSIDE[region])
        s.siege = with_entry(s.siege, WALLS[region], 0)
        come_out(s, region, holder)
        capture(s, 1 - holder, region)


def drop_leaders(s: WarState, place: int) -> None:
    """Remove leaders of the Free Peoples who have no army."""
    host = s.host[place * 2 + FREE]
    if host and free_units(host) == 0:
        remove_host(s, place, FREE, leaders_only(host, FREE))


def reduce_elite(s: WarState, place: int, kind: int) -> None:
    """Replace an elite by a regular of its nation, from the casualties or the reinforcements. If
    there is none, the elite is eliminated.
    """
    side = KIND_SIDE[kind]
    regular = kind - 8
    remove_figure(s, place, kind)
    s.tell(vocabulary.UNIT_REDUCED, kind, place)
    if side == FREE and count(s.lost, regular):
        s.lost -= ONE[regular]
    elif count(s.pool[side], regular):
        s.pool[side] -= ONE[regular]
    else:
        return
    s.host[place * 2 + side] += ONE[regular]


def regular_at_hand(s: WarState, kind: int) -> bool:
    """Whether a regular is available to replace an elite."""
    side = KIND_SIDE[kind]
    regular = kind - 8
    return count(s.pool[side], regular) > 0 or (side == FREE and count(s.lost, regular) > 0)


def hit_points(host: int, side: int) -> int:
    """The hits that a host can take at most: two for each elite."""
    bits: i64 = host
    found: i64 = 0
    if side == FREE:
        while bits > 0:
            found += (bits & 31) + 2 * (bits >> 5 & 15)
            bits >>= 12
        return found
    for _ in range(3):
        found += (bits & 63) + 2 * (bits >> 6 & 15)
        bits >>= 10
    return found


def limit(place: int) -> int:
    """The stacking limit of a place."""
    return STACK if place < LAND else GARRISON


def excess(s: WarState, place: int, side: int) -> int:
    """The units over the stacking limit of a place (rulebook p. 26, "Limite d'ammassamento")."""
    host = s.host[place * 2 + side]
    return units(host, side) - limit(place) if host else 0
