"""Army movement (rulebook p. 27, "Movimento degli eserciti"): which figures move, where to, and by
which order.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.armies.army_bits import (
    ELITE,
    KIND_NATION,
    KINDS,
    KINDS_OF,
    NAZGUL,
    ONE,
    SHIFT,
    UNITS_OF,
    count,
    leaders,
    leaders_only,
    nations_in,
    units,
)
from mathom.games.war.rules.armies.picking import (
    LEADERS_FOLLOW,
    NONE_FOLLOW,
    PickFigures,
    begin_pick,
    pickable,
)
from mathom.games.war.rules.armies.shared_sides import (
    can_keep_command,
    keeps_command,
    moved_by,
    own_part,
)
from mathom.games.war.rules.board import (
    besieged,
    characters_at,
    enter,
    excess,
    has_army,
    move_host,
    on_map,
    open_to_march,
    settle_siege,
    units_at,
)
from mathom.games.war.rules.facts import (
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
from mathom.games.war.rules.politics.awakening import companion_arrives
from mathom.games.war.rules.state import NOWHERE, WarState
from mathom.games.war.rules.vocabulary import ALL, DONE, FROM_PLACE, TAKE, TO

# What an army must contain to carry out an order.
NOTHING_NEEDED: Final = 0
A_LEADER: Final = 1
A_COMPANION: Final = 2
A_NAZGUL: Final = 3
THE_WITCH_KING: Final = 4


class MarchOrder:
    """How many armies may move, how far, what each must contain, and whether it must join another
    army.
    """

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
    return [order.id for order in MARCH_ORDERS].index(id)


def arrived_host(s: WarState, place: int) -> int:
    """The figures that moved to a place in this action."""
    found = 0
    for at in range(0, len(s.arrived), 3):
        if s.arrived[at] == place:
            found += s.arrived[at + 1]
    return found


def arrived_mask(s: WarState) -> int:
    """The characters who have moved in this action, as bits."""
    found = 0
    for at in range(0, len(s.arrived), 3):
        found |= s.arrived[at + 2]
    return found


def movable(s: WarState, seat: int, place: int) -> int:
    """The figures in a place that a seat may still move."""
    side = s.side_of(seat)
    host = s.host[place * 2 + side]
    if s.arrived:
        host -= arrived_host(s, place)
    return moved_by(s, seat, place, host)


def movable_characters(s: WarState, seat: int, place: int) -> int:
    """The characters in a place who may still move. Saruman never moves."""
    mask = characters_at(s, place, s.side_of(seat))
    if mask:
        mask &= ~(1 << SARUMAN) & ~arrived_mask(s)
    return mask


def white_hand(s: WarState, host: int) -> int:
    """The number of elites that also count as leaders while Saruman is in play."""
    if not on_map(s, SARUMAN):
        return 0
    found = count(host, ELITE + ISENGARD)
    if s.rules.seats > 2:
        found += count(host, ELITE + SOUTHRONS)
    return found


def meets(s: WarState, side: int, host: int, mask: int, needs: int) -> bool:
    """Whether an army contains what its order requires."""
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


def flown_to(s: WarState, place: int, needs: int) -> bool:
    """Whether required figures flew to an army in this action. They count for the order but cannot
    move again, so the army leaves without them.
    """
    for at in range(0, len(s.arrived), 3):
        if s.arrived[at] == place and units(s.arrived[at + 1], SHADOW) == 0:
            captain = s.arrived[at + 2] >> WITCH_KING & 1 == 1
            if captain or (needs == A_NAZGUL and count(s.arrived[at + 1], NAZGUL) > 0):
                return True
    return False


def may_follow(s: WarState, side: int, place: int, host: int, mask: int, needs: int) -> bool:
    """Whether an army in a place contains what its order requires."""
    if meets(s, side, host, mask, needs):
        return True
    return needs in (A_NAZGUL, THE_WITCH_KING) and flown_to(s, place, needs)


def fits(s: WarState, side: int, host: int, region: int) -> bool:
    """Figures of a nation that is not at war cannot enter the territory of another nation."""
    land = NATION_OF[region]
    if land == NOBODY:
        return True
    present = nations_in(host, side)
    for nation in range(len(NATIONS)):
        if present >> nation & 1 and s.politics[nation] and nation != land:
            return False
    return True


class Marchers:
    """Figures about to move from a place: their order, and how many armies may still move."""

    def __init__(
        self, seat: int, order: MarchOrder, left: int, place: int, host: int, mask: int
    ) -> None:
        self.seat = seat
        self.order = order
        self.left = left
        self.place = place
        self.host = host
        self.mask = mask


def march(s: WarState, side: int, m: Marchers, region: int) -> None:
    """Move an army into the next region."""
    move_host(s, side, m.host, m.mask, m.place, region)
    if besieged(s, m.place):
        settle_siege(s, m.place)
    enter(s, side, region)


def crowded(s: WarState, side: int) -> int:
    """A region that armies entered in this action and that exceeds the stacking limit."""
    for at in range(0, len(s.arrived), 3):
        if excess(s, s.arrived[at], side) > 0:
            return s.arrived[at]
    return NOWHERE


def can_end(s: WarState, m: Marchers, region: int) -> bool:
    """Whether an army may end its movement in a region: it joins an army if it must, and no region
    exceeds the stacking limit after the action (rulebook p. 26, "Limite d'ammassamento").
    """
    side = s.side_of(m.seat)
    coming = units(m.host, side)
    there = units_at(s, region, side) - (coming if region == m.place else 0)
    if m.order.joins and there == 0:
        return False
    full = crowded(s, side)
    if full == NOWHERE and there + coming <= STACK:
        return True
    if m.left <= 1 and (there + coming > STACK or full != m.place):
        return False
    if full != NOWHERE and too_late(s, m, coming):
        return False
    after = s.clone()
    march(after, side, m, region)
    return keeps_limit(after, m, region)


def keeps_limit(s: WarState, m: Marchers, region: int) -> bool:
    """Whether no region exceeds the stacking limit after this movement, or the remaining movements
    of the action can still correct that.
    """
    s.arrived = [*s.arrived, region, m.host, m.mask]
    full = crowded(s, s.side_of(m.seat))
    if full == NOWHERE:
        return True
    rest = Marchers(m.seat, m.order, m.left - 1, NOWHERE, 0, 0)
    return not too_late(s, rest, 0) and can_march_from(s, m.seat, m.order, m.left - 1, full)


def too_late(s: WarState, m: Marchers, going: int) -> bool:
    """Whether the remaining movements cannot make room, wherever they lead. Each movement leaves
    only one region, and no figure moves twice.
    """
    side = s.side_of(m.seat)
    full: list[int] = []
    for at in range(0, len(s.arrived), 3):
        place = s.arrived[at]
        if place in full or excess(s, place, side) <= 0:
            continue
        full.append(place)
        if m.left <= 1 and place == m.place and excess(s, place, side) > going:
            return True
        if excess(s, place, side) > units(movable(s, m.seat, place), side):
            return True
    return len(full) > m.left


def finds_end(s: WarState, m: Marchers, at: int, steps: int) -> bool:
    """Whether a movement through a region can reach a legal end."""
    side = s.side_of(m.seat)
    for region in NEIGHBOURS[at]:
        if open_to_march(s, region, side) and fits(s, side, m.host, region):
            if can_end(s, m, region) or (steps > 1 and finds_end(s, m, region, steps - 1)):
                return True
    return False


def completes(s: WarState, m: Marchers, last: int) -> bool:
    """Whether the figures picked so far can be completed to an army that may move."""
    seat = m.seat
    side = s.side_of(seat)
    needs = m.order.needs
    whole = s.host[m.place * 2 + side]
    test = m.host
    if side == FREE and units(whole - test, FREE) == 0:
        test += leaders_only(whole - test, FREE)
    rest = movable(s, seat, m.place) - m.host
    if not can_lead(s, seat, test, rest, last):
        return False
    if crowded(s, side) != NOWHERE:
        return relieves(s, m, from_kind(rest, side, last))
    if may_follow(s, side, m.place, test, m.mask, needs):
        return marches(s, m, test)
    for kind in KINDS_OF[side]:
        if kind >= last and count(rest, kind) and meets(s, side, ONE[kind], 0, needs):
            if marches(s, m, test + ONE[kind]):
                return True
    others = movable_characters(s, seat, m.place) & ~m.mask
    for who in CHARACTERS_OF[side]:
        if others >> who & 1 and meets(s, side, 0, 1 << who, needs):
            return marches(s, m, test)
    return False


def marches(s: WarState, m: Marchers, host: int) -> bool:
    """Whether a host in this place can move to a legal end."""
    going = Marchers(m.seat, m.order, m.left, m.place, host, m.mask)
    return finds_end(s, going, m.place, m.order.reach)


def relieves(s: WarState, m: Marchers, ahead: int) -> bool:
    """Whether the figures picked so far, with others that can still join, make room in a crowded
    region. Figures that may not enter a neighbouring nation stay behind.
    """
    tried: list[int] = []
    for region in NEIGHBOURS[m.place]:
        for host in companies(s, m, ahead, region):
            if host not in tried:
                tried.append(host)
                if relieves_with(s, m, host, ahead):
                    return True
    return False


def companies(s: WarState, m: Marchers, ahead: int, region: int) -> list[int]:
    """The figures picked so far, alone and with a growing number of those that may enter a
    region.
    """
    host = m.host
    found = [host]
    for kind in willing(s, m.seat, ahead):
        if fits(s, s.side_of(m.seat), ONE[kind], region):
            for _ in range(count(ahead, kind)):
                host += ONE[kind]
                found.append(host)
    return found


def relieves_with(s: WarState, m: Marchers, host: int, ahead: int) -> bool:
    """Whether exactly these units may move so that the stacking limit is kept. Required leaders can
    still join.
    """
    side = s.side_of(m.seat)
    if units(host, side) == 0 or not leads(s, m.seat, host):
        return False
    host_led = host | leaders_only(ahead, side) if m.order.needs == A_NAZGUL else host
    mask = m.mask | movable_characters(s, m.seat, m.place)
    return may_follow(s, side, m.place, host_led, mask, m.order.needs) and marches(s, m, host)


def willing(s: WarState, seat: int, host: int) -> list[int]:
    """The kinds of units in a host; first those that let a player use and command the army."""
    side = s.side_of(seat)
    own = own_part(s, seat, host)
    used = tired(s, seat)
    found: list[int] = []
    for first in (True, False):
        for kind in UNITS_OF[side]:
            fresh = count(own, kind) > 0 and used >> KIND_NATION[kind] & 1 == 0
            if count(host, kind) and fresh == first:
                found.append(kind)
    return found


def ready(s: WarState, m: Marchers) -> bool:
    """Whether the picked figures are an army that may move."""
    side = s.side_of(m.seat)
    host = m.host
    if units(host, side) == 0 or not may_follow(s, side, m.place, host, m.mask, m.order.needs):
        return False
    if side == FREE:
        rest = s.host[m.place * 2] - host
        if rest and units(rest, FREE) == 0:
            return False
    return leads(s, m.seat, host) and finds_end(s, m, m.place, m.order.reach)


def leads(s: WarState, seat: int, host: int) -> bool:
    """Whether a player may act with these figures: he did not use all of them in the action before,
    and he commands a mixed army.
    """
    return not tired_out(s, seat, host) and keeps_command(s, seat, host)


def can_lead(s: WarState, seat: int, host: int, rest: int, last: int) -> bool:
    """Like `leads`, if more figures after the last one can still join."""
    if s.rules.seats == 2:
        return True
    ahead = from_kind(rest, s.side_of(seat), last)
    return not tired_out(s, seat, host + ahead) and can_keep_command(s, seat, host, ahead)


def from_kind(host: int, side: int, first: int) -> int:
    """The part of a host that can still be picked: figures of this kind and later kinds."""
    found = 0
    for kind in KINDS_OF[side]:
        if kind >= first:
            found += count(host, kind) << SHIFT[kind]
    return found


def can_march_from(s: WarState, seat: int, order: MarchOrder, left: int, place: int) -> bool:
    """Whether an army in a place can carry out an order. The two questions that settle most cases
    come first; only the others are searched figure by figure.
    """
    side = s.side_of(seat)
    if not has_army(s, place, side) or not could_march(s, side, order, left, place):
        return False
    if surely_marches(s, seat, order, place):
        return True
    host = movable(s, seat, place)
    for kind in UNITS_OF[side]:
        if count(host, kind):
            if completes(s, Marchers(seat, order, left, place, ONE[kind], 0), kind):
                return not spent(s, seat, place, host)
    return False


def could_march(s: WarState, side: int, order: MarchOrder, left: int, place: int) -> bool:
    """Whether nothing forbids an army at once: all its figures together contain what the order
    requires, and the last movement leaves the crowded region if there is one.
    """
    if left <= 1:
        full = crowded(s, side)
        if full not in (NOWHERE, place):
            return False
    if order.needs == NOTHING_NEEDED:
        return True
    mask = characters_at(s, place, side)
    return may_follow(s, side, place, s.host[place * 2 + side], mask, order.needs)


def surely_marches(s: WarState, seat: int, order: MarchOrder, place: int) -> bool:
    """Whether an army that contains what its order requires has an open region beside it that all
    its figures may enter and that has room. Then one unit, with whoever must go with it, can move.
    """
    if s.rules.seats != 2 or order.joins:
        return False
    side = s.side_of(seat)
    host = s.host[place * 2 + side]
    if s.arrived:
        fresh = movable(s, seat, place)
        if units(fresh, side) == 0 or crowded(s, side) != NOWHERE:
            return False
    else:
        fresh = host
    if order.needs != NOTHING_NEEDED:
        mask = movable_characters(s, seat, place)
        if not meets(s, side, fresh, mask, order.needs):
            return False
    for region in NEIGHBOURS[place]:
        if open_to_march(s, region, side) and units_at(s, region, side) < STACK:
            if fits(s, side, host, region):
                return True
    return False


def spent(s: WarState, seat: int, place: int, host: int) -> bool:
    """A single player against two may not use the same nation or army in two consecutive
    actions.
    """
    if s.rules.seats != 3 or s.side_of(seat) == SHADOW or s.last_nations == 0:
        return False
    return place == s.last_place or tired_out(s, seat, host)


def tired(s: WarState, seat: int) -> int:
    """The nations that a single player against two used in the action before, as bits."""
    return s.last_nations if s.rules.seats == 3 and s.side_of(seat) == FREE else 0


def tired_out(s: WarState, seat: int, host: int) -> bool:
    """Whether all nations of an army were used in the action before."""
    used = tired(s, seat)
    return used != 0 and nations_in(host, FREE) & ~used == 0


def can_march(s: WarState, seat: int, order: int) -> bool:
    """Whether any army can carry out an order."""
    asked = MARCH_ORDERS[order]
    side = s.side_of(seat)
    for place in range(LAND):
        if s.host[place * 2 + side] and can_march_from(s, seat, asked, asked.armies, place):
            return True
    return False


class MarchFrom(Choice[WarState]):
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
            if s.host[place * 2 + side] and can_march_from(s, self.seat, order, self.left, place)
        ]
        if found and self.left < order.armies and crowded(s, side) == NOWHERE:
            found.append(DONE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == DONE:
            return
        begin_pick(s)
        s.then(PickMarchers(self.seat, self.order, self.left, action - FROM_PLACE))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if FROM_PLACE <= action < FROM_PLACE + len(PLACES):
            return why_not_march(s, self.seat, action - FROM_PLACE)
        full = crowded(s, s.side_of(self.seat))
        if action == DONE and full != NOWHERE:
            return IllegalAction("too-many-units", place=PLACES[full])
        return IllegalAction("must-choose-army")


def why_not_march(s: WarState, seat: int, place: int) -> IllegalAction:
    if not has_army(s, place, s.side_of(seat)):
        return IllegalAction("no-army-there", place=PLACES[place])
    if place >= LAND:
        return IllegalAction("army-is-besieged", place=PLACES[place])
    if spent(s, seat, place, movable(s, seat, place)):
        return IllegalAction("nation-used-last")
    full = crowded(s, s.side_of(seat))
    if full not in (NOWHERE, place):
        return IllegalAction("too-many-units", place=PLACES[full])
    return IllegalAction("army-cannot-march", place=PLACES[place])


class PickMarchers(PickFigures):
    """Pick the figures that move, one by one and in order."""

    def __init__(self, seat: int, order: int, left: int, place: int) -> None:
        super().__init__(seat)
        self.order = order
        self.left = left
        self.place = place

    def options(self, s: WarState) -> list[int]:
        host = movable(s, self.seat, self.place)
        mask = movable_characters(s, self.seat, self.place)
        found: list[int] = []
        side = s.side_of(self.seat)
        whole = s.host[self.place * 2 + side]
        follow = LEADERS_FOLLOW if side == FREE else NONE_FOLLOW
        for figure in pickable(s, self.seat, host, mask, whole, follow):
            one = ONE[figure] if figure < KINDS else 0
            who = 1 << (figure - KINDS) if figure >= KINDS else 0
            if completes(s, self.marchers(s.pick_host + one, s.pick_mask | who), figure):
                found.append(TAKE + figure)
        if s.pick_host == 0 and ready(s, self.marchers(host, mask)):
            found.append(ALL)
        if s.pick_host and ready(s, self.marchers(s.pick_host, s.pick_mask)):
            found.append(DONE)
        return found

    def marchers(self, host: int, mask: int) -> Marchers:
        return Marchers(self.seat, MARCH_ORDERS[self.order], self.left, self.place, host, mask)

    def origin(self, s: WarState) -> int:
        return self.place

    def everybody(self, s: WarState) -> tuple[int, int]:
        return movable(s, self.seat, self.place), movable_characters(s, self.seat, self.place)

    def go_on(self, s: WarState) -> None:
        reach = MARCH_ORDERS[self.order].reach
        s.then(MarchTo(self.seat, self.order, self.left, self.place, reach))


class MarchTo(Choice[WarState]):
    def __init__(self, seat: int, order: int, left: int, place: int, steps: int) -> None:
        super().__init__(seat)
        self.order = order
        self.left = left
        self.place = place
        self.steps = steps

    def options(self, s: WarState) -> list[int]:
        side = s.side_of(self.seat)
        m = self.marchers(s)
        found = []
        for region in NEIGHBOURS[self.place]:
            if not open_to_march(s, region, side) or not fits(s, side, m.host, region):
                continue
            if can_end(s, m, region) or (
                self.steps > 1 and finds_end(s, m, region, self.steps - 1)
            ):
                found.append(TO + region)
        if self.steps < m.order.reach and self.may_stop(s, m):
            found.append(DONE)
        return found

    def marchers(self, s: WarState) -> Marchers:
        order = MARCH_ORDERS[self.order]
        return Marchers(self.seat, order, self.left, self.place, s.pick_host, s.pick_mask)

    def may_stop(self, s: WarState, m: Marchers) -> bool:
        """Whether the army may end its movement here."""
        side = s.side_of(self.seat)
        if m.order.joins and units_at(s, self.place, side) == units(m.host, side):
            return False
        if excess(s, self.place, side) <= 0 and crowded(s, side) == NOWHERE:
            return True
        return keeps_limit(s.clone(), m, self.place)

    def apply(self, s: WarState, action: int) -> None:
        side = s.side_of(self.seat)
        if action == DONE:
            self.arrive(s, self.place)
            return
        region = action - TO
        s.tell(vocabulary.MARCHED, side, self.place, region)
        march(s, side, self.marchers(s), region)
        note_use(s, self.seat, s.pick_host, region)
        if self.steps > 1:
            s.then(MarchTo(self.seat, self.order, self.left, region, self.steps - 1))
        else:
            self.arrive(s, region)

    def arrive(self, s: WarState, region: int) -> None:
        """End the movement. These figures may not move again in this action."""
        s.arrived.extend([region, s.pick_host, s.pick_mask])
        arrive_characters(s, s.pick_mask)
        if self.left > 1:
            s.then(MarchFrom(self.seat, self.order, self.left - 1))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if TO <= action < TO + len(PLACES):
            return why_not_enter(s, s.side_of(self.seat), self.place, action - TO)
        return IllegalAction("must-march-on")


def why_not_enter(s: WarState, side: int, place: int, region: int) -> IllegalAction:
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
    """Record the nations used by an action (rulebook pp. 45-47, "Partita a 3 giocatori")."""
    if s.side_of(seat) == FREE:
        use_nations(s, seat, nations_in(host, FREE))
        s.used_place = place


def use_nations(s: WarState, seat: int, nations: int) -> None:
    """Record nations as used. It only matters for a single player against two."""
    if s.rules.seats == 3 and s.side_of(seat) == FREE:
        s.used_nations |= nations


def arrive_characters(s: WarState, mask: int) -> None:
    """Companions who end a movement may activate a nation."""
    for who in CHARACTERS_OF[FREE]:
        if mask >> who & 1:
            companion_arrives(s, who)
