"""Attacking with armies (rulebook p. 28, "Attaccare con gli eserciti")."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.armies.army_bits import (
    KIND_NATION,
    KINDS,
    KINDS_OF,
    LEADER,
    NATION_BITS,
    NAZGUL_BITS,
    ONE,
    UNITS_OF,
    count,
    nation_units,
    units,
)
from mathom.games.war.rules.armies.battle import BeginRound, WhiteRider, note_survivors
from mathom.games.war.rules.armies.combat_rolls import host_of, mask_of_role
from mathom.games.war.rules.armies.movement import (
    A_LEADER,
    A_NAZGUL,
    NOTHING_NEEDED,
    THE_WITCH_KING,
    from_kind,
    meets,
    note_use,
    spent,
    tired_out,
)
from mathom.games.war.rules.armies.picking import (
    ALL_FOLLOW,
    PickFigures,
    begin_pick,
    pickable,
)
from mathom.games.war.rules.armies.shared_sides import (
    attacks_by,
    can_keep_command,
    is_mixed,
    keeps_command,
)
from mathom.games.war.rules.board import (
    barred,
    besieged,
    characters_at,
    controller,
    controls,
    has_army,
    shared,
    units_at,
)
from mathom.games.war.rules.facts import (
    FREE,
    INSIDE,
    ISENGARD,
    LAND,
    NATIONS,
    NATIONS_OF,
    NEIGHBOURS,
    NOBODY,
    PLACES,
    REGION_AT,
    ROHAN,
    SHADOW,
    WITCH_KING,
    WORMTONGUE,
    region_of,
)
from mathom.games.war.rules.politics.nations import (
    BY_ATTACK,
    BY_ATTACK_ON_SEAT,
    activate,
    attacked,
)
from mathom.games.war.rules.state import (
    ASSAULT,
    AT,
    ATTACKER,
    FIELD,
    FIRST_HOST,
    FIRST_MASK,
    FROM,
    KIND,
    NO_CARDS,
    REAR_HOST,
    REAR_MASK,
    RELIEF,
    ROUNDS,
    SORTIE,
    WarState,
    on_table,
)
from mathom.games.war.rules.vocabulary import (
    AGAINST,
    ALL,
    DECLINE,
    DONE,
    FROM_PLACE,
    TAKE,
)

SEATS_OF_ROHAN: Final = [region_of("edoras"), region_of("helms-deep")]

ANY_TARGET: Final = 0
BESIEGERS: Final = 1
THE_BESIEGED: Final = 2


class AttackOrder:
    """What the attacking army must contain, whom it may attack, and how many rounds a siege battle
    lasts.
    """

    def __init__(
        self, id: str, needs: int, target: int = ANY_TARGET, rounds: int = 1, nation: int = NOBODY
    ) -> None:
        self.id = id
        self.needs = needs
        self.target = target
        self.rounds = rounds
        self.nation = nation
        # The two cards that lengthen a siege battle also forbid combat cards in its first round.
        self.surprise = rounds > 1


ATTACK_ORDERS: Final = [
    AttackOrder("army", NOTHING_NEEDED),
    AttackOrder("character", A_LEADER),
    AttackOrder("ringwraiths", A_NAZGUL),
    AttackOrder("black-captain", THE_WITCH_KING),
    AttackOrder("help-unlooked-for", NOTHING_NEEDED, BESIEGERS),
    AttackOrder("grond", NOTHING_NEEDED, THE_BESIEGED, 3),
    AttackOrder("uruk-hai", NOTHING_NEEDED, THE_BESIEGED, 3, ISENGARD),
    AttackOrder("corsairs", NOTHING_NEEDED, THE_BESIEGED),
]
ARMY_ATTACK: Final = 0
CHARACTER_ATTACK: Final = 1
CORSAIRS_ASSAULT: Final = 7


def attack_order(id: str) -> int:
    return [order.id for order in ATTACK_ORDERS].index(id)


def targets(s: WarState, side: int, place: int, order: AttackOrder) -> list[int]:
    """The places that an army may attack."""
    if place >= LAND:
        return [REGION_AT[place]] if order.target == ANY_TARGET else []
    found = []
    if order.target != THE_BESIEGED:
        for region in NEIGHBOURS[place]:
            if has_army(s, region, 1 - side) and not barred(s, region, side):
                relief = besieged(s, region) and controls(s, region, side)
                if order.target == ANY_TARGET or relief:
                    found.append(region)
    if order.target != BESIEGERS and assaultable(s, side, place, order):
        found.append(INSIDE[place])
    return found


def has_target(s: WarState, side: int, place: int, order: AttackOrder) -> bool:
    """Whether there is a place that an army may attack; most armies have no enemy beside them."""
    if order.target == ANY_TARGET and place < LAND:
        for region in NEIGHBOURS[place]:
            if has_army(s, region, 1 - side) and not barred(s, region, side):
                return True
        return assaultable(s, side, place, order)
    return bool(targets(s, side, place, order))


def assaultable(s: WarState, side: int, place: int, order: AttackOrder) -> bool:
    """Whether an army may assault the stronghold that it besieges."""
    if not besieged(s, place) or controls(s, place, side) or barred(s, place, side):
        return False
    if order.id == "grond":
        return s.where[WITCH_KING] == place
    return order.nation == NOBODY or nation_units(s.host[place * 2 + side], order.nation) > 0


def able(s: WarState, seat: int, place: int) -> int:
    """The figures in a place that may attack: those of nations at war, and Nazgûl."""
    side = s.side_of(seat)
    bits = NAZGUL_BITS if side == SHADOW else 0
    for nation in NATIONS_OF[side]:
        if s.politics[nation] == 0:
            bits |= NATION_BITS[nation]
    return attacks_by(s, seat, place) & bits


def can_attack_from(s: WarState, seat: int, order: AttackOrder, place: int) -> bool:
    """Whether an army in a place can carry out an attack order."""
    side = s.side_of(seat)
    if not has_army(s, place, side) or not has_target(s, side, place, order):
        return False
    host = able(s, seat, place)
    if units(host, side) == 0:
        return False
    mask = characters_at(s, place, side)
    if not meets(s, side, host, mask, order.needs) or spent(s, seat, place, host):
        return False
    whole = s.host[place * 2 + side]
    return units(whole, side) > 1 or whole == host


def can_attack(s: WarState, seat: int, order: int) -> bool:
    """Whether any army can carry out an attack order."""
    side = s.side_of(seat)
    for place in range(len(PLACES)):
        if s.host[place * 2 + side] and can_attack_from(s, seat, ATTACK_ORDERS[order], place):
            return True
    return False


class AttackFrom(Choice[WarState]):
    def __init__(self, seat: int, order: int, optional: int) -> None:
        super().__init__(seat)
        self.order = order
        self.optional = optional

    def options(self, s: WarState) -> list[int]:
        order = ATTACK_ORDERS[self.order]
        side = s.side_of(self.seat)
        found = [
            FROM_PLACE + place
            for place in range(len(PLACES))
            if s.host[place * 2 + side] and can_attack_from(s, self.seat, order, place)
        ]
        if found and self.optional:
            found.append(DECLINE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == DECLINE:
            return
        begin_pick(s)
        s.then(PickAttackers(self.seat, self.order, action - FROM_PLACE))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if FROM_PLACE <= action < FROM_PLACE + len(PLACES):
            return why_not_attack(s, self.seat, action - FROM_PLACE)
        return IllegalAction("must-choose-army")


def why_not_attack(s: WarState, seat: int, place: int) -> IllegalAction:
    side = s.side_of(seat)
    host = s.host[place * 2 + side]
    if units(host, side) == 0:
        return IllegalAction("no-army-there", place=PLACES[place])
    if units(able(s, seat, place), side) == 0:
        for kind in UNITS_OF[side]:
            nation = KIND_NATION[kind]
            if count(host, kind) and s.politics[nation]:
                return IllegalAction("not-at-war", nation=NATIONS[nation])
    return IllegalAction("army-cannot-attack", place=PLACES[place])


class PickAttackers(PickFigures):
    """Pick the attacking figures, one by one and in order. The others form the rearguard (rulebook
    p. 28, "Dividere un esercito attaccante").
    """

    def __init__(self, seat: int, order: int, place: int) -> None:
        super().__init__(seat)
        self.order = order
        self.place = place

    def options(self, s: WarState) -> list[int]:
        side = s.side_of(self.seat)
        host = able(s, self.seat, self.place)
        mask = characters_at(s, self.place, side)
        found = []
        whole = s.host[self.place * 2 + side]
        for figure in pickable(s, self.seat, host, mask, whole, ALL_FOLLOW):
            if self.leads_on(s, side, host, mask, figure):
                found.append(TAKE + figure)
        if s.pick_host == 0 and self.ready(s, side, host, mask):
            found.append(ALL)
        if s.pick_host and self.ready(s, side, s.pick_host, s.pick_mask):
            found.append(DONE)
        return found

    def leads_on(self, s: WarState, side: int, host: int, mask: int, figure: int) -> bool:
        """Whether the selection can still be completed after this figure is picked."""
        if figure < LEADER:
            whole = s.host[self.place * 2 + side]
            if units(whole - s.pick_host, side) == 1 and whole != host:
                return False
        needs = ATTACK_ORDERS[self.order].needs
        picked = s.pick_host + (ONE[figure] if figure < KINDS else 0)
        if s.rules.seats > 2:
            others = from_kind(host - picked, side, figure)
            if tired_out(s, self.seat, picked + others):
                return False
            if not can_keep_command(s, self.seat, picked, others):
                return False
        chosen = s.pick_mask | (1 << (figure - KINDS) if figure >= KINDS else 0)
        if meets(s, side, picked, chosen, needs):
            return True
        for kind in KINDS_OF[side]:
            left = count(host - s.pick_host, kind) - (1 if kind == figure else 0)
            if kind >= figure and left > 0 and meets(s, side, ONE[kind], 0, needs):
                return True
        for who in range(max(0, figure - KINDS), 10):
            if mask >> who & 1 and meets(s, side, 0, 1 << who, needs):
                return True
        return False

    def ready(self, s: WarState, side: int, host: int, mask: int) -> bool:
        """Whether the picked figures form an attacking army and the rest form none or a
        rearguard.
        """
        if units(host, side) == 0:
            return False
        if not meets(s, side, host, mask, ATTACK_ORDERS[self.order].needs):
            return False
        if tired_out(s, self.seat, host) or not keeps_command(s, self.seat, host):
            return False
        rest = s.host[self.place * 2 + side] - host
        if units(rest, side):
            return True
        return rest == 0 and characters_at(s, self.place, side) == mask

    def origin(self, s: WarState) -> int:
        return self.place

    def everybody(self, s: WarState) -> tuple[int, int]:
        return able(s, self.seat, self.place), characters_at(s, self.place, s.side_of(self.seat))

    def go_on(self, s: WarState) -> None:
        s.then(AttackAt(self.seat, self.order, self.place))


class AttackAt(Choice[WarState]):
    def __init__(self, seat: int, order: int, place: int) -> None:
        super().__init__(seat)
        self.order = order
        self.place = place

    def options(self, s: WarState) -> list[int]:
        side = s.side_of(self.seat)
        order = ATTACK_ORDERS[self.order]
        return [AGAINST + place for place in targets(s, side, self.place, order)]

    def apply(self, s: WarState, action: int) -> None:
        begin_battle(s, self.seat, self.order, self.place, action - AGAINST)

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if AGAINST <= action < AGAINST + len(PLACES):
            return IllegalAction("no-target-there", place=PLACES[action - AGAINST])
        return IllegalAction("must-choose-target")


def begin_battle(s: WarState, seat: int, order: int, place: int, target: int) -> None:
    """Declare the attack. Attacked nations react before the first round."""
    side = s.side_of(seat)
    region = REGION_AT[target]
    b = s.battle
    b[ATTACKER] = side
    b[FROM] = place
    b[AT] = target
    b[KIND] = ASSAULT if target >= LAND else SORTIE if place >= LAND else FIELD
    b[REAR_HOST] = s.host[place * 2 + side] - s.pick_host
    b[REAR_MASK] = characters_at(s, place, side) & ~s.pick_mask
    b[ROUNDS] = ATTACK_ORDERS[order].rounds
    b[NO_CARDS] = 1 if ATTACK_ORDERS[order].surprise else 0
    if ATTACK_ORDERS[order].target == BESIEGERS:
        b[RELIEF] = units_at(s, INSIDE[region], FREE)
    for role in (0, 1):
        b[FIRST_HOST + role] = host_of(s, role)
        b[FIRST_MASK + role] = mask_of_role(s, role)
        note_survivors(s, role)
    note_use(s, seat, s.pick_host, place)
    s.voice[side] = seat
    s.voice[1 - side] = controller(s, target, 1 - side)
    if shared(s, target, 1 - side) and not is_mixed(s, target, 1 - side):
        s.mixed.append(target * 2 + 1 - side)
    s.tell(vocabulary.BATTLE_BEGINS, side, place, target)
    cause = BY_ATTACK_ON_SEAT if region in SEATS_OF_ROHAN else BY_ATTACK
    if side == SHADOW and cause == BY_ATTACK_ON_SEAT and on_table(s, WORMTONGUE):
        activate(s, ROHAN, cause)
    attacked(s, nations_of_units(s.host[target * 2 + 1 - side], 1 - side), cause)
    s.then(WhiteRider(s.voice[FREE]), BeginRound())


def nations_of_units(host: int, side: int) -> int:
    """The nations with army units in a host, as bits."""
    found = 0
    for nation in NATIONS_OF[side]:
        if nation_units(host, nation):
            found |= 1 << nation
    return found
