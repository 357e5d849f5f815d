"""Armies carried by a card straight to where they are needed: the Woses' paths, the Corsairs."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice
from mathom.games.war import words
from mathom.games.war.armies import (
    LEADERS_FOLLOW,
    NONE_FOLLOW,
    arrive_characters,
    fits,
    movable,
    movable_characters,
    note_use,
    pick,
    pickable,
    why_not_pick,
)
from mathom.games.war.battle import (
    ARMY_ATTACK,
    CORSAIRS_ASSAULT,
    PickAttackers,
    able,
    begin_battle,
)
from mathom.games.war.board import (
    besieged,
    controls,
    enter,
    has_army,
    move_host,
    open_to_march,
    units_at,
)
from mathom.games.war.effect import Effect
from mathom.games.war.facts import (
    FREE,
    MINAS_TIRITH,
    NATION_OF,
    NEIGHBOURS,
    PLACES,
    REGION_AT,
    ROHAN,
    STACK,
    UMBAR,
    region_of,
)
from mathom.games.war.host import KINDS, ONE, UNITS_OF, count, leaders_only, units
from mathom.games.war.state import NO_CEASE, WarState
from mathom.games.war.words import ALL, DONE, FROM_PLACE, TAKE, TO

WOSES: Final = 0
CORSAIRS: Final = 1
GONDOR_COAST: Final = [region_of(name) for name in ("anfalas", "dol-amroth", "lamedon", "pelargir")]


class Convey(Effect):
    """An army goes straight to a far region."""

    def __init__(self, way: int) -> None:
        self.way = way

    def do(self, s: WarState, seat: int) -> None:
        s.then(ConveyFrom(seat, self.way))


def carried(s: WarState, seat: int, way: int, place: int) -> int:
    """The figures of a place that may be carried: into Gondor go only those at war, or its own."""
    return able(s, seat, place) if way == CORSAIRS else movable(s, seat, place)


def havens(s: WarState, side: int, way: int, host: int) -> list[int]:
    """The regions to which a host can be carried."""
    found = []
    for region in GONDOR_COAST if way == CORSAIRS else gates_of_gondor(s):
        room = units_at(s, region, side) + units(host, side) <= STACK
        hostile = has_army(s, region, 1 - side)
        if hostile and way == CORSAIRS:
            found.append(region)
        elif (
            not hostile and room and open_to_march(s, region, side) and fits(s, side, host, region)
        ):
            found.append(region)
    return found


def gates_of_gondor(s: WarState) -> list[int]:
    """Minas Tirith, or its neighbours if it is lost or besieged."""
    if controls(s, MINAS_TIRITH, FREE) and not besieged(s, MINAS_TIRITH):
        return [MINAS_TIRITH]
    return NEIGHBOURS[MINAS_TIRITH]


def whole_company(s: WarState, side: int, place: int, host: int) -> int:
    """The host with the leaders who must follow when no unit stays behind."""
    rest = s.host[place * 2 + side] - host
    if side == FREE and units(rest, FREE) == 0:
        return host + leaders_only(rest, FREE)
    return host


def conveys(s: WarState, seat: int, way: int, place: int) -> bool:
    """Whether an army in a place can be carried."""
    side = s.side_of(seat)
    host = carried(s, seat, way, place)
    for kind in UNITS_OF[side]:
        if count(host, kind):
            if havens(s, side, way, whole_company(s, side, place, ONE[kind])):
                return True
    return False


class ConveyFrom(Choice[WarState]):
    """Choose the army that is carried."""

    def __init__(self, seat: int, way: int) -> None:
        super().__init__(seat)
        self.way = way

    def options(self, s: WarState) -> list[int]:
        places = [UMBAR] if self.way == CORSAIRS else ROHAN_PLACES
        return [FROM_PLACE + place for place in places if conveys(s, self.seat, self.way, place)]

    def apply(self, s: WarState, action: int) -> None:
        s.pick_host = 0
        s.pick_mask = 0
        s.pick_last = 0
        s.then(PickConveyed(self.seat, self.way, action - FROM_PLACE))


class PickConveyed(Choice[WarState]):
    """Choose, one by one and in order, the figures that are carried."""

    def __init__(self, seat: int, way: int, place: int) -> None:
        super().__init__(seat)
        self.way = way
        self.place = place

    def options(self, s: WarState) -> list[int]:
        side = s.side_of(self.seat)
        whole = s.host[self.place * 2 + side]
        host = carried(s, self.seat, self.way, self.place)
        mask = movable_characters(s, self.seat, self.place)
        follow = LEADERS_FOLLOW if side == FREE else NONE_FOLLOW
        found = []
        for figure in pickable(s, self.seat, host, mask, whole, follow):
            picked = s.pick_host + (ONE[figure] if figure < KINDS else 0)
            if havens(s, side, self.way, whole_company(s, side, self.place, picked)):
                found.append(TAKE + figure)
        if s.pick_host == 0 and units(host, side) and havens(s, side, self.way, host):
            if host == whole_company(s, side, self.place, host):
                found.append(ALL)
        if s.pick_host and s.pick_host == whole_company(s, side, self.place, s.pick_host):
            found.append(DONE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action not in (ALL, DONE):
            pick(s, action - TAKE)
            s.then(self)
            return
        if action == ALL:
            s.pick_host = carried(s, self.seat, self.way, self.place)
            s.pick_mask = movable_characters(s, self.seat, self.place)
        s.then(ConveyTo(self.seat, self.way, self.place))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return why_not_pick(s, action, self.place)


class ConveyTo(Choice[WarState]):
    """Choose where the army is carried; the Corsairs attack whom they find there."""

    def __init__(self, seat: int, way: int, place: int) -> None:
        super().__init__(seat)
        self.way = way
        self.place = place

    def options(self, s: WarState) -> list[int]:
        side = s.side_of(self.seat)
        return [TO + region for region in havens(s, side, self.way, s.pick_host)]

    def apply(self, s: WarState, action: int) -> None:
        side = s.side_of(self.seat)
        region = action - TO
        if has_army(s, region, 1 - side):
            begin_battle(s, self.seat, ARMY_ATTACK, self.place, region)
            s.battle[NO_CEASE] = 1
            return
        s.tell(words.MARCHED, side, self.place, region)
        move_host(s, side, s.pick_host, s.pick_mask, self.place, region)
        note_use(s, self.seat, s.pick_host, region)
        enter(s, side, region)
        arrive_characters(s, s.pick_mask)
        if self.way == CORSAIRS and besieged(s, region) and controls(s, region, FREE):
            s.pick_host = 0
            s.pick_mask = 0
            s.pick_last = 0
            s.then(PickAttackers(self.seat, CORSAIRS_ASSAULT, region))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if TO <= action < TO + len(PLACES):
            return IllegalAction("place-out-of-reach", place=PLACES[action - TO])
        return IllegalAction("must-choose-destination")


ROHAN_PLACES: Final = [p for p in range(len(PLACES)) if NATION_OF[REGION_AT[p]] == ROHAN]
