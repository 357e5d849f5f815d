"""Event cards that move an army directly to a distant region: Paths of the Woses, Corsairs of
Umbar.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.armies.army_bits import KINDS, ONE, UNITS_OF, count, leaders_only, units
from mathom.games.war.rules.armies.attack import (
    ARMY_ATTACK,
    CORSAIRS_ASSAULT,
    PickAttackers,
    able,
    begin_battle,
)
from mathom.games.war.rules.armies.movement import (
    arrive_characters,
    can_lead,
    fits,
    leads,
    movable,
    movable_characters,
    note_use,
    spent,
)
from mathom.games.war.rules.armies.picking import (
    LEADERS_FOLLOW,
    NONE_FOLLOW,
    PickFigures,
    begin_pick,
    pickable,
)
from mathom.games.war.rules.board import (
    besieged,
    controls,
    enter,
    has_army,
    move_host,
    open_to_march,
    units_at,
)
from mathom.games.war.rules.cards.effect_types import Effect
from mathom.games.war.rules.facts import (
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
from mathom.games.war.rules.state import NO_CEASE, WarState
from mathom.games.war.rules.vocabulary import ALL, DONE, FROM_PLACE, TAKE, TO

WOSES: Final = 0
CORSAIRS: Final = 1
WAYS: Final = ["woses", "corsairs"]
GONDOR_COAST: Final = [region_of(name) for name in ("anfalas", "dol-amroth", "lamedon", "pelargir")]


class Convey(Effect):
    """Move an army directly to a distant region."""

    def __init__(self, way: int) -> None:
        self.way = way

    def do(self, s: WarState, seat: int) -> None:
        s.then(ConveyFrom(seat, self.way))

    def possible(self, s: WarState, seat: int) -> bool:
        return any(conveys(s, seat, self.way, place) for place in origins(self.way))


def origins(way: int) -> list[int]:
    """The places whose army can be moved."""
    return [UMBAR] if way == CORSAIRS else ROHAN_PLACES


def carried(s: WarState, seat: int, way: int, place: int) -> int:
    """The figures in a place that may be moved. The Corsairs attack, so only figures that may
    attack.
    """
    return able(s, seat, place) if way == CORSAIRS else movable(s, seat, place)


def havens(s: WarState, side: int, way: int, host: int) -> list[int]:
    """The regions to which a host can be moved."""
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
    """Minas Tirith, or its neighbours if it is captured or besieged."""
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
    """Whether an army in a place can be moved."""
    side = s.side_of(seat)
    host = carried(s, seat, way, place)
    if spent(s, seat, place, host):
        return False
    for kind in UNITS_OF[side]:
        if count(host, kind) and can_lead(s, seat, ONE[kind], host - ONE[kind], kind):
            if havens(s, side, way, whole_company(s, side, place, ONE[kind])):
                return True
    return False


class ConveyFrom(Choice[WarState]):
    def __init__(self, seat: int, way: int) -> None:
        super().__init__(seat)
        self.way = way

    def options(self, s: WarState) -> list[int]:
        places = origins(self.way)
        return [FROM_PLACE + place for place in places if conveys(s, self.seat, self.way, place)]

    def apply(self, s: WarState, action: int) -> None:
        begin_pick(s)
        s.then(PickConveyed(self.seat, self.way, action - FROM_PLACE))


class PickConveyed(PickFigures):
    """Pick the figures to move, one by one and in order."""

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
            if not can_lead(s, self.seat, picked, host - picked, figure):
                continue
            if havens(s, side, self.way, whole_company(s, side, self.place, picked)):
                found.append(TAKE + figure)
        if s.pick_host == 0 and units(host, side) and havens(s, side, self.way, host):
            if self.ready(s, host):
                found.append(ALL)
        if s.pick_host and self.ready(s, s.pick_host):
            found.append(DONE)
        return found

    def ready(self, s: WarState, host: int) -> bool:
        """Whether no other figure must follow, and the player may use and command these figures."""
        whole = whole_company(s, s.side_of(self.seat), self.place, host)
        return host == whole and leads(s, self.seat, host)

    def origin(self, s: WarState) -> int:
        return self.place

    def everybody(self, s: WarState) -> tuple[int, int]:
        return carried(s, self.seat, self.way, self.place), movable_characters(
            s, self.seat, self.place
        )

    def go_on(self, s: WarState) -> None:
        s.then(ConveyTo(self.seat, self.way, self.place))


class ConveyTo(Choice[WarState]):
    """Choose the destination. The Corsairs attack an enemy army there."""

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
        s.tell(vocabulary.MARCHED, side, self.place, region)
        move_host(s, side, s.pick_host, s.pick_mask, self.place, region)
        note_use(s, self.seat, s.pick_host, region)
        enter(s, side, region)
        arrive_characters(s, s.pick_mask)
        if self.way == CORSAIRS and besieged(s, region) and controls(s, region, FREE):
            begin_pick(s)
            s.then(PickAttackers(self.seat, CORSAIRS_ASSAULT, region))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if TO <= action < TO + len(PLACES):
            return IllegalAction("place-out-of-reach", place=PLACES[action - TO])
        return IllegalAction("must-choose-destination")


ROHAN_PLACES: Final = [p for p in range(len(PLACES)) if NATION_OF[REGION_AT[p]] == ROHAN]
