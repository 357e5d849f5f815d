"""Moving armies (Movimento degli eserciti): which figures may go, where, and by which order."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice
from mathom.games.war import words
from mathom.games.war.awakening import companion_arrives
from mathom.games.war.board import (
    besieged,
    characters_at,
    enter,
    has_army,
    move_host,
    on_map,
    open_to_march,
    settle_siege,
    units_at,
)
from mathom.games.war.facts import (
    CHARACTERS_OF,
    FREE,
    ISENGARD,
    LAND,
    NATION_OF,
    NATIONS,
    NEIGHBOURS,
    NOBODY,
    PLACES,
    SARUMAN,
    SHADOW,
    SOUTHRONS,
    STACK,
    WITCH_KING,
)
from mathom.games.war.host import (
    ELITE,
    FIGURES,
    KINDS,
    KINDS_OF,
    LEADER,
    NAZGUL,
    ONE,
    UNITS_OF,
    count,
    leaders,
    leaders_only,
    nations_in,
    units,
)
from mathom.games.war.sharing import can_keep_command, keeps_command, moved_by
from mathom.games.war.state import WarState
from mathom.games.war.words import ALL, DONE, FROM_PLACE, TAKE, TO

# What an army must have with it to follow an order.
NOTHING_NEEDED: Final = 0
A_LEADER: Final = 1
A_COMPANION: Final = 2
A_NAZGUL: Final = 3
THE_WITCH_KING: Final = 4


class MarchOrder:
    """How many armies may march, how far, what each must contain, and if it must join another."""

    def __init__(self, id: str, armies: int, reach: int, needs: int, joins: bool = False) -> None:
        self.id = id
        self.armies = armies
        self.reach = reach
        self.needs = needs
        self.joins = joins


MARCH_ORDERS: Final = [
    MarchOrder("army", 2, 1, NOTHING_NEEDED),
    MarchOrder("character", 1, 1, A_LEADER),
    MarchOrder("ringwraiths", 2, 1, A_NAZGUL),
    MarchOrder("black-captain", 1, 1, THE_WITCH_KING),
    MarchOrder("day-and-night", 1, 2, A_COMPANION),
    MarchOrder("shadows-gather", 1, 3, NOTHING_NEEDED, True),
    MarchOrder("shadow-lengthens", 2, 2, NOTHING_NEEDED, True),
    MarchOrder("shadow-is-moving", 4, 1, NOTHING_NEEDED),
]
ARMY_MARCH: Final = 0
CHARACTER_MARCH: Final = 1


def march_order(id: str) -> int:
    """The number of an order."""
    return [order.id for order in MARCH_ORDERS].index(id)


def arrived_host(s: WarState, place: int) -> int:
    """Figures that came to a place by this very action and stay there."""
    found = 0
    for at in range(0, len(s.arrived), 3):
        if s.arrived[at] == place:
            found += s.arrived[at + 1]
    return found


def arrived_mask(s: WarState) -> int:
    """Characters who have moved by this very action."""
    found = 0
    for at in range(0, len(s.arrived), 3):
        found |= s.arrived[at + 2]
    return found


def movable(s: WarState, seat: int, place: int) -> int:
    """The figures of a place that a seat may still move."""
    side = s.side_of(seat)
    host = s.host[place * 2 + side]
    if s.arrived:
        host -= arrived_host(s, place)
    return moved_by(s, seat, place, host)


def movable_characters(s: WarState, seat: int, place: int) -> int:
    """The characters of a place who may still move; Saruman never leaves."""
    mask = characters_at(s, place, s.side_of(seat))
    if mask:
        mask &= ~(1 << SARUMAN) & ~arrived_mask(s)
    return mask


def white_hand(s: WarState, host: int) -> int:
    """Elites who lead as well as fight while Saruman is in play."""
    if not on_map(s, SARUMAN):
        return 0
    found = count(host, ELITE + ISENGARD)
    if s.rules.seats > 2:
        found += count(host, ELITE + SOUTHRONS)
    return found


def meets(s: WarState, side: int, host: int, mask: int, needs: int) -> bool:
    """Whether an army has what its order asks for."""
    if needs == NOTHING_NEEDED:
        return True
    if needs == A_LEADER:
        if mask or leaders(host, side):
            return True
        return side == SHADOW and white_hand(s, host) > 0
    if needs == A_COMPANION:
        return mask != 0
    if needs == A_NAZGUL:
        return count(host, NAZGUL) > 0 or mask >> WITCH_KING & 1 == 1
    return mask >> WITCH_KING & 1 == 1


def fits(s: WarState, side: int, host: int, region: int) -> bool:
    """Figures of a nation that is not at war enter no other nation (Non belligerante)."""
    land = NATION_OF[region]
    if land == NOBODY:
        return True
    present = nations_in(host, side)
    for nation in range(len(NATIONS)):
        if present >> nation & 1 and s.politics[nation] and nation != land:
            return False
    return True


def can_end(s: WarState, side: int, host: int, region: int, joins: bool) -> bool:
    """Whether an army may end its march in a region: there is room, and company if it must be."""
    there = units_at(s, region, side)
    if joins and there == 0:
        return False
    return there + units(host, side) <= STACK


def finds_end(s: WarState, side: int, host: int, at: int, steps: int, joins: bool) -> bool:
    """Whether a march from a region can be brought to a legal end."""
    for region in NEIGHBOURS[at]:
        if open_to_march(s, region, side) and fits(s, side, host, region):
            if can_end(s, side, host, region, joins):
                return True
            if steps > 1 and finds_end(s, side, host, region, steps - 1, joins):
                return True
    return False


def completes(
    s: WarState, seat: int, order: MarchOrder, place: int, host: int, mask: int, last: int
) -> bool:
    """Whether figures picked so far can be completed to an army that may march."""
    side = s.side_of(seat)
    whole = s.host[place * 2 + side]
    test = host
    if side == FREE and units(whole - host, FREE) == 0:
        test = host + leaders_only(whole - host, FREE)
    rest = movable(s, seat, place) - host
    if s.rules.seats > 2:
        ahead = from_kind(rest, side, last)
        if tired_out(s, seat, test + ahead) or not can_keep_command(s, seat, test, ahead):
            return False
    if meets(s, side, test, mask, order.needs):
        return finds_end(s, side, test, place, order.reach, order.joins)
    for kind in KINDS_OF[side]:
        if kind >= last and count(rest, kind):
            if meets(s, side, ONE[kind], 0, order.needs) and finds_end(
                s, side, test + ONE[kind], place, order.reach, order.joins
            ):
                return True
    others = movable_characters(s, seat, place) & ~mask
    for who in CHARACTERS_OF[side]:
        if others >> who & 1 and meets(s, side, 0, 1 << who, order.needs):
            return finds_end(s, side, test, place, order.reach, order.joins)
    return False


def ready(s: WarState, seat: int, order: MarchOrder, place: int, host: int, mask: int) -> bool:
    """Whether the figures picked are an army that may march."""
    side = s.side_of(seat)
    if units(host, side) == 0 or not meets(s, side, host, mask, order.needs):
        return False
    if side == FREE:
        rest = s.host[place * 2] - host
        if rest and units(rest, FREE) == 0:
            return False
    if tired_out(s, seat, host) or not keeps_command(s, seat, host):
        return False
    return finds_end(s, side, host, place, order.reach, order.joins)


def from_kind(host: int, side: int, first: int) -> int:
    """The part of a host whose kinds do not come before one: what can still be picked."""
    found = 0
    for kind in KINDS_OF[side]:
        if kind >= first:
            found += count(host, kind) * ONE[kind]
    return found


def can_march_from(s: WarState, seat: int, order: MarchOrder, place: int) -> bool:
    """Whether some army of a place may follow an order."""
    side = s.side_of(seat)
    if not has_army(s, place, side):
        return False
    host = movable(s, seat, place)
    for kind in UNITS_OF[side]:
        if count(host, kind) and completes(s, seat, order, place, ONE[kind], 0, kind):
            return not spent(s, seat, place, host)
    return False


def spent(s: WarState, seat: int, place: int, host: int) -> bool:
    """A lone player against two may not use a nation, or the same army, twice in a row."""
    if s.rules.seats != 3 or s.side_of(seat) == SHADOW or s.last_nations == 0:
        return False
    return place == s.last_place or tired_out(s, seat, host)


def tired(s: WarState, seat: int) -> int:
    """Nations that a lone player against two has used in the action before."""
    return s.last_nations if s.rules.seats == 3 and s.side_of(seat) == FREE else 0


def tired_out(s: WarState, seat: int, host: int) -> bool:
    """Whether all nations of an army have been used in the action before."""
    used = tired(s, seat)
    return used != 0 and nations_in(host, FREE) & ~used == 0


def can_march(s: WarState, seat: int, order: int) -> bool:
    """Whether any army may follow an order."""
    asked = MARCH_ORDERS[order]
    side = s.side_of(seat)
    for place in range(LAND):
        if s.host[place * 2 + side] and can_march_from(s, seat, asked, place):
            return True
    return False


class MarchFrom(Choice[WarState]):
    """Choose the region from which an army marches."""

    def __init__(self, seat: int, order: int, left: int) -> None:
        super().__init__(seat)
        self.order = order
        self.left = left

    def options(self, s: WarState) -> list[int]:
        order = MARCH_ORDERS[self.order]
        side = s.side_of(self.seat)
        found = [
            FROM_PLACE + place
            for place in range(LAND)
            if s.host[place * 2 + side] and can_march_from(s, self.seat, order, place)
        ]
        if found and self.left < order.armies:
            found.append(DONE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == DONE:
            return
        s.pick_host = 0
        s.pick_mask = 0
        s.pick_last = 0
        s.then(PickMarchers(self.seat, self.order, self.left, action - FROM_PLACE))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if FROM_PLACE <= action < FROM_PLACE + len(PLACES):
            return why_not_march(s, self.seat, MARCH_ORDERS[self.order], action - FROM_PLACE)
        return IllegalAction("must-choose-army")


def why_not_march(s: WarState, seat: int, order: MarchOrder, place: int) -> IllegalAction:
    """Why no army of a place can follow an order."""
    if not has_army(s, place, s.side_of(seat)):
        return IllegalAction("no-army-there", place=PLACES[place])
    if place >= LAND:
        return IllegalAction("army-is-besieged", place=PLACES[place])
    if spent(s, seat, place, movable(s, seat, place)):
        return IllegalAction("nation-used-last")
    return IllegalAction("army-cannot-march", place=PLACES[place])


class PickMarchers(Choice[WarState]):
    """Choose, one by one and in order, the figures that march."""

    def __init__(self, seat: int, order: int, left: int, place: int) -> None:
        super().__init__(seat)
        self.order = order
        self.left = left
        self.place = place

    def options(self, s: WarState) -> list[int]:
        order = MARCH_ORDERS[self.order]
        host = movable(s, self.seat, self.place)
        mask = movable_characters(s, self.seat, self.place)
        found: list[int] = []
        side = s.side_of(self.seat)
        whole = s.host[self.place * 2 + side]
        follow = LEADERS_FOLLOW if side == FREE else NONE_FOLLOW
        for figure in pickable(s, self.seat, host, mask, whole, follow):
            one = ONE[figure] if figure < KINDS else 0
            who = 1 << (figure - KINDS) if figure >= KINDS else 0
            if completes(
                s, self.seat, order, self.place, s.pick_host + one, s.pick_mask | who, figure
            ):
                found.append(TAKE + figure)
        if s.pick_host == 0 and ready(s, self.seat, order, self.place, host, mask):
            found.append(ALL)
        if s.pick_host and ready(s, self.seat, order, self.place, s.pick_host, s.pick_mask):
            found.append(DONE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action not in (ALL, DONE):
            pick(s, action - TAKE)
            s.then(self)
            return
        if action == ALL:
            s.pick_host = movable(s, self.seat, self.place)
            s.pick_mask = movable_characters(s, self.seat, self.place)
        reach = MARCH_ORDERS[self.order].reach
        s.then(MarchTo(self.seat, self.order, self.left, self.place, reach))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return why_not_pick(s, action, self.place)


NONE_FOLLOW: Final = 0
LEADERS_FOLLOW: Final = 1
ALL_FOLLOW: Final = 2


def pickable(s: WarState, seat: int, host: int, mask: int, whole: int, follow: int) -> list[int]:
    """The figures that may be picked next: in order, leaders only after units; when no unit is
    left behind, leaders or everybody must follow, and come next one after the other."""
    side = s.side_of(seat)
    led = units(s.pick_host, side) > 0
    rest = host - s.pick_host
    found = []
    for kind in KINDS_OF[side]:
        if kind >= s.pick_last and count(rest, kind) and (led or kind < LEADER):
            found.append(kind)
    leaving = follow != NONE_FOLLOW and led and units(whole - s.pick_host, side) == 0
    if leaving and found:
        return found[:1]
    if led and mask:
        for who in CHARACTERS_OF[side]:
            if KINDS + who >= s.pick_last and (mask & ~s.pick_mask) >> who & 1:
                found.append(KINDS + who)
    return found[:1] if leaving and follow == ALL_FOLLOW else found


def pick(s: WarState, figure: int) -> None:
    """One more figure goes along."""
    if figure < KINDS:
        s.pick_host += ONE[figure]
    else:
        s.pick_mask |= 1 << (figure - KINDS)
    s.pick_last = figure


def why_not_pick(s: WarState, action: int, place: int) -> IllegalAction:
    """Why a figure cannot be picked, or the picking not be ended."""
    if TAKE <= action < TAKE + len(FIGURES):
        return IllegalAction("cannot-go-along", figure=FIGURES[action - TAKE], place=PLACES[place])
    if action == DONE:
        return IllegalAction("army-incomplete")
    return IllegalAction("must-pick-figures")


class MarchTo(Choice[WarState]):
    """Choose the next region of a march."""

    def __init__(self, seat: int, order: int, left: int, place: int, steps: int) -> None:
        super().__init__(seat)
        self.order = order
        self.left = left
        self.place = place
        self.steps = steps

    def options(self, s: WarState) -> list[int]:
        order = MARCH_ORDERS[self.order]
        side = s.side_of(self.seat)
        host = s.pick_host
        found = []
        for region in NEIGHBOURS[self.place]:
            if not open_to_march(s, region, side) or not fits(s, side, host, region):
                continue
            if can_end(s, side, host, region, order.joins) or (
                self.steps > 1 and finds_end(s, side, host, region, self.steps - 1, order.joins)
            ):
                found.append(TO + region)
        if self.steps < order.reach and self.may_stop(s, side):
            found.append(DONE)
        return found

    def may_stop(self, s: WarState, side: int) -> bool:
        """Whether the march may end where the army is now."""
        others = units_at(s, self.place, side) - units(s.pick_host, side)
        if MARCH_ORDERS[self.order].joins and others == 0:
            return False
        return others + units(s.pick_host, side) <= STACK

    def apply(self, s: WarState, action: int) -> None:
        side = s.side_of(self.seat)
        if action == DONE:
            self.arrive(s, self.place)
            return
        region = action - TO
        s.tell(words.MARCHED, side, self.place, region)
        move_host(s, side, s.pick_host, s.pick_mask, self.place, region)
        if besieged(s, self.place):
            settle_siege(s, self.place)
        note_use(s, self.seat, s.pick_host, region)
        enter(s, side, region)
        if self.steps > 1:
            s.then(MarchTo(self.seat, self.order, self.left, region, self.steps - 1))
        else:
            self.arrive(s, region)

    def arrive(self, s: WarState, region: int) -> None:
        """The march is over; those who came may not move again by this action."""
        s.arrived.extend([region, s.pick_host, s.pick_mask])
        arrive_characters(s, s.pick_mask)
        if self.left > 1:
            s.then(MarchFrom(self.seat, self.order, self.left - 1))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if TO <= action < TO + len(PLACES):
            return why_not_enter(s, s.side_of(self.seat), self.place, action - TO)
        return IllegalAction("must-march-on")


def why_not_enter(s: WarState, side: int, place: int, region: int) -> IllegalAction:
    """Why the picked army cannot go to a region."""
    if region not in NEIGHBOURS[place]:
        return IllegalAction("region-not-adjacent", place=PLACES[region])
    if has_army(s, region, 1 - side):
        return IllegalAction("enemy-army-there", place=PLACES[region])
    if not open_to_march(s, region, side):
        return IllegalAction("region-barred", place=PLACES[region])
    land = NATION_OF[region]
    for nation in range(len(NATIONS)):
        if nations_in(s.pick_host, side) >> nation & 1 and s.politics[nation] and nation != land:
            return IllegalAction("not-at-war", nation=NATIONS[nation])
    return IllegalAction("army-too-large", place=PLACES[region])


def note_use(s: WarState, seat: int, host: int, place: int) -> None:
    """Remember for which nations an action was used (Partita a 3 giocatori)."""
    if s.side_of(seat) == FREE:
        use_nations(s, seat, nations_in(host, FREE))
        s.used_place = place


def use_nations(s: WarState, seat: int, nations: int) -> None:
    """An action is used for nations; only a lone player against two must heed it."""
    if s.rules.seats == 3 and s.side_of(seat) == FREE:
        s.used_nations |= nations


def arrive_characters(s: WarState, mask: int) -> None:
    """Companions who end a movement may awake a nation."""
    for who in CHARACTERS_OF[FREE]:
        if mask >> who & 1:
            companion_arrives(s, who)
