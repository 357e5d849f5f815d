"""Moving characters (rulebook p. 24, "Muovere i personaggi"): Companions in groups, Nazgûl and
Minions.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.armies.army_bits import FIGURES, KINDS, NAZGUL, ONE, nazgul_in
from mathom.games.war.rules.armies.movement import arrive_characters, arrived_host, arrived_mask
from mathom.games.war.rules.board import (
    besieged,
    characters_at,
    controls,
    garrison_place,
    move_host,
)
from mathom.games.war.rules.facts import (
    CHARACTERS_OF,
    FREE,
    GANDALF,
    HOBBITS,
    INSIDE,
    LAND,
    LEVEL,
    MOUTH,
    NEIGHBOURS,
    PLACES,
    REGION_AT,
    SEAT_MINIONS,
    SETTLEMENT,
    SHADOW,
    STRONGHOLD,
    WITCH_KING,
)
from mathom.games.war.rules.state import WarState
from mathom.games.war.rules.vocabulary import DONE, FROM_PLACE, TAKE, TO

# How a movement of companions is done, packed in one number of a step: regions added to the
# range, a level that counts instead of their own, and whether it may end inside a siege.
EXTRA: Final = 8
"""The extra range is the lowest three bits; above it stands the level that counts."""
INTO_SIEGE: Final = 64


def group_level(s: WarState, mask: int, manner: int) -> int:
    """The highest level in a group; 4 for Gandalf the White alone or with one Hobbit
    (Shadowfax).
    """
    fixed = manner // EXTRA % 8
    if fixed:
        return fixed
    found = max(LEVEL[who] for who in CHARACTERS_OF[FREE] if mask >> who & 1)
    hobbits = (mask & HOBBITS).bit_count()
    alone = mask & ~HOBBITS == 1 << GANDALF and hobbits <= 1
    return 4 if alone and s.white else found


def walk(s: WarState, side: int, origin: int, reach: int, into_siege: bool) -> list[int]:
    """The places that characters can reach. They cannot enter or leave a besieged friendly
    stronghold. Companions stop at enemy strongholds; Minions cannot enter them.
    """
    if origin >= LAND or (besieged(s, origin) and controls(s, origin, side)):
        return [origin]
    left = [NOT_SEEN] * LAND
    left[origin] = reach
    edge = [origin]
    found = [origin]
    while edge:
        here = edge.pop(0)
        if left[here] == 0 or (here != origin and stops(s, side, here)):
            continue
        for region in NEIGHBOURS[here]:
            if left[region] != NOT_SEEN:
                continue
            if besieged(s, region) and controls(s, region, side):
                if into_siege:
                    left[region] = 0
                    found.append(INSIDE[region])
                continue
            if side == SHADOW and not may_rest(s, region):
                continue
            left[region] = left[here] - 1
            edge.append(region)
            found.append(region)
    found.sort()
    return found


NOT_SEEN: Final = -1


def stops(s: WarState, side: int, region: int) -> bool:
    """Whether characters of a side must stop in a region with an enemy stronghold."""
    return side == FREE and SETTLEMENT[region] == STRONGHOLD and controls(s, region, SHADOW)


def may_rest(s: WarState, region: int) -> bool:
    """Nazgûl and Minions without an army cannot end their movement in a stronghold of the Free
    Peoples unless it is besieged.
    """
    held = SETTLEMENT[region] == STRONGHOLD and controls(s, region, FREE)
    return not held or besieged(s, region)


def can_move_companions(s: WarState) -> bool:
    return any(s.where[who] < 200 for who in CHARACTERS_OF[FREE])


class CompanionsFrom(Choice[WarState]):
    """Choose the start of the next group of Companions, or stop."""

    def __init__(self, seat: int, manner: int, groups: int) -> None:
        super().__init__(seat)
        self.manner = manner
        self.groups = groups

    def options(self, s: WarState) -> list[int]:
        if self.groups == 0:
            return []
        moved = arrived_mask(s)
        places: list[int] = []
        for who in CHARACTERS_OF[FREE]:
            place = s.where[who]
            if place < 200 and not moved >> who & 1 and place not in places:
                places.append(place)
        places.sort()
        found = [FROM_PLACE + place for place in places]
        if found:
            found.append(DONE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == DONE:
            return
        s.pick_mask = 0
        s.pick_last = 0
        s.then(PickCompanions(self.seat, self.manner, self.groups, action - FROM_PLACE))


class PickCompanions(Choice[WarState]):
    """Pick the Companions of a group, in order."""

    def __init__(self, seat: int, manner: int, groups: int, place: int) -> None:
        super().__init__(seat)
        self.manner = manner
        self.groups = groups
        self.place = place

    def options(self, s: WarState) -> list[int]:
        there = characters_at(s, self.place, FREE) & ~arrived_mask(s)
        found = pick_in_order(s, there)
        if s.pick_mask:
            found.append(DONE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action != DONE:
            pick_character(s, action - TAKE)
            s.then(self)
        else:
            s.then(CompanionsTo(self.seat, self.manner, self.groups, self.place))


def pick_in_order(s: WarState, mask: int) -> list[int]:
    """The characters who may be picked next."""
    return [
        TAKE + KINDS + who
        for who in range(10)
        if mask >> who & 1 and not s.pick_mask >> who & 1 and who >= s.pick_last
    ]


def pick_character(s: WarState, figure: int) -> None:
    s.pick_mask |= 1 << (figure - KINDS)
    s.pick_last = figure - KINDS


class CompanionsTo(Choice[WarState]):
    def __init__(self, seat: int, manner: int, groups: int, place: int) -> None:
        super().__init__(seat)
        self.manner = manner
        self.groups = groups
        self.place = place

    def options(self, s: WarState) -> list[int]:
        reach = group_level(s, s.pick_mask, self.manner) + self.manner % EXTRA
        return [TO + place for place in walk(s, FREE, self.place, reach, self.manner >= INTO_SIEGE)]

    def apply(self, s: WarState, action: int) -> None:
        place = action - TO
        for who in CHARACTERS_OF[FREE]:
            if s.pick_mask >> who & 1:
                s.where[who] = place
                s.tell(vocabulary.CHARACTER_MOVED, KINDS + who, place)
        s.arrived.extend([place, 0, s.pick_mask])
        arrive_characters(s, s.pick_mask)
        s.then(CompanionsFrom(self.seat, self.manner, self.groups - 1))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if TO <= action < TO + len(PLACES):
            return IllegalAction("place-out-of-reach", place=PLACES[action - TO])
        return IllegalAction("must-choose-destination")


def movable_minions(s: WarState, seat: int) -> list[int]:
    """The Minions on the map that a seat may move."""
    own = SEAT_MINIONS[s.rules.seats][seat]
    return [who for who in (WITCH_KING, MOUTH) if s.where[who] < 200 and own >> who & 1]


def can_move_minions(s: WarState, seat: int) -> bool:
    """Whether a movable Nazgûl or Minion is on the map. Both players of the Shadow may move
    Nazgûl.
    """
    if movable_minions(s, seat):
        return True
    return any(nazgul_in(s.host[place * 2 + SHADOW]) for place in range(len(PLACES)))


class MoveMinions(Choice[WarState]):
    """Choose the next Nazgûl or Minion to move, or stop."""

    def __init__(self, seat: int, nazgul_only: int) -> None:
        super().__init__(seat)
        self.nazgul_only = nazgul_only

    def options(self, s: WarState) -> list[int]:
        found: list[int] = []
        for place in range(len(PLACES)):
            flying = nazgul_in(s.host[place * 2 + SHADOW])
            if flying and s.arrived:
                flying -= nazgul_in(arrived_host(s, place))
            if flying:
                found.append(FROM_PLACE + place)
        moved = arrived_mask(s)
        for who in movable_minions(s, self.seat):
            if not moved >> who & 1:
                if who == WITCH_KING or (not self.nazgul_only and s.where[MOUTH] < LAND):
                    found.append(TAKE + KINDS + who)
        if found:
            found.append(DONE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == DONE:
            return
        if TAKE <= action < TAKE + len(FIGURES):
            who = action - TAKE - KINDS
            s.then(MinionTo(self.seat, self.nazgul_only, s.where[who], KINDS + who))
        else:
            s.then(MinionTo(self.seat, self.nazgul_only, action - FROM_PLACE, NAZGUL))


class MinionTo(Choice[WarState]):
    def __init__(self, seat: int, nazgul_only: int, place: int, figure: int) -> None:
        super().__init__(seat)
        self.nazgul_only = nazgul_only
        self.place = place
        self.figure = figure

    def options(self, s: WarState) -> list[int]:
        if self.figure == KINDS + MOUTH:
            return [TO + place for place in walk(s, SHADOW, self.place, LEVEL[MOUTH], False)]
        found = [
            TO + garrison_place(s, region, SHADOW) for region in range(LAND) if may_rest(s, region)
        ]
        found.sort()
        return found

    def apply(self, s: WarState, action: int) -> None:
        place = action - TO
        if self.figure < KINDS:
            move_host(s, SHADOW, ONE[NAZGUL], 0, self.place, place)
            s.arrived.extend([place, ONE[NAZGUL], 0])
        else:
            s.where[self.figure - KINDS] = place
            s.arrived.extend([place, 0, 1 << (self.figure - KINDS)])
        s.tell(vocabulary.CHARACTER_MOVED, self.figure, place)
        s.then(MoveMinions(self.seat, self.nazgul_only))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if TO <= action < TO + len(PLACES):
            place = action - TO
            if not may_rest(s, REGION_AT[place]):
                return IllegalAction("stronghold-of-the-free", place=PLACES[place])
            return IllegalAction(
                "place-out-of-reach", place=PLACES[place], figure=FIGURES[self.figure]
            )
        return IllegalAction("must-choose-destination")
