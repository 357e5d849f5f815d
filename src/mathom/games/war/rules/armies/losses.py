"""Removing casualties (rulebook p. 30, "Rimuovere le perdite"), and the clean-up after an
action.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice, Step
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.armies.army_bits import (
    ELITE,
    ELITES_OF,
    FIGURES,
    KINDS,
    REGULARS_OF,
    UNITS_OF,
    count,
    leaders_only,
    units,
)
from mathom.games.war.rules.armies.shared_sides import ask_to_join, is_mixed, own_part, partner_of
from mathom.games.war.rules.board import (
    characters_at,
    controller,
    disband,
    drop_leaders,
    excess,
    hit_points,
    limit,
    reduce_elite,
    remove_character,
    remove_figure,
    remove_host,
    settle_sieges,
    shared,
)
from mathom.games.war.rules.cards.in_play import check_table
from mathom.games.war.rules.facts import CHARACTERS_OF, FREE, GARRISON, PLACES
from mathom.games.war.rules.state import (
    ATTACKER,
    FROM,
    KIND,
    NO_BATTLE,
    REAR_HOST,
    REAR_MASK,
    WarState,
)
from mathom.games.war.rules.vocabulary import DISBAND, LOSE, REDUCE


def fighting(s: WarState, place: int, side: int) -> int:
    """The host of a side in a place, without the rearguard."""
    host = s.host[place * 2 + side]
    b = s.battle
    if b[KIND] != NO_BATTLE and b[ATTACKER] == side and b[FROM] == place:
        return host - b[REAR_HOST]
    return host


def fighters(s: WarState, place: int, side: int) -> int:
    """The characters of a side in a place who take part in the battle."""
    mask = characters_at(s, place, side)
    b = s.battle
    if b[KIND] != NO_BATTLE and b[ATTACKER] == side and b[FROM] == place:
        return mask & ~b[REAR_MASK]
    return mask


class TakeHits(Choice[WarState]):
    """Choose losses: one hit removes a regular or reduces an elite, two hits remove an elite."""

    def __init__(self, seat: int, place: int, hits: int) -> None:
        super().__init__(seat)
        self.place = place
        self.hits = hits

    def options(self, s: WarState) -> list[int]:
        if self.hits <= 0:
            return []
        side = s.side_of(self.seat)
        host = fighting(s, self.place, side)
        if self.hits >= hit_points(host, side):
            return [vocabulary.ALL] if units(host, side) else []
        found = [LOSE + kind for kind in REGULARS_OF[side] if count(host, kind)]
        for kind in ELITES_OF[side]:
            if count(host, kind):
                found.append(REDUCE + kind)
                if self.hits > 1:
                    found.append(LOSE + kind)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == vocabulary.ALL:
            lose_all_units(s, self.place, s.side_of(self.seat))
            return
        hits = self.hits - 1
        if REDUCE <= action < REDUCE + KINDS:
            reduce_elite(s, self.place, action - REDUCE)
        else:
            kind = action - LOSE
            remove_figure(s, self.place, kind)
            s.tell(vocabulary.UNIT_LOST, kind, self.place)
            if kind >= ELITE:
                hits -= 1
        s.then(TakeHits(self.seat, self.place, hits))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        for verb in (LOSE, REDUCE):
            if verb <= action < verb + KINDS:
                figure = FIGURES[action - verb]
                return IllegalAction("cannot-be-lost", figure=figure, hits=self.hits)
        return IllegalAction("must-take-losses", hits=self.hits)


def lose_all_units(s: WarState, place: int, side: int) -> None:
    host = fighting(s, place, side)
    for kind in UNITS_OF[side]:
        for _ in range(count(host, kind)):
            remove_figure(s, place, kind)
            s.tell(vocabulary.UNIT_LOST, kind, place)


def wipe_out(s: WarState, place: int, side: int) -> None:
    """Leaders, Nazgûl and characters are eliminated with the last unit of their army (rulebook p.
    30, "Eliminare i comandanti e i personaggi").
    """
    lose_all_units(s, place, side)
    host = fighting(s, place, side)
    remove_host(s, place, side, leaders_only(host, side))
    mask = fighters(s, place, side)
    for who in CHARACTERS_OF[side]:
        if mask >> who & 1:
            remove_character(s, who)


class Settle(Step[WarState]):
    """The clean-up after an action: sieges, leaders without an army, cards in play, stacking
    limits.
    """

    def run(self, s: WarState) -> None:
        s.arrived = []
        s.pick_host = 0
        s.pick_mask = 0
        settle_sieges(s)
        for at, host in enumerate(s.host):
            if host:
                remove_excess(s, at // 2, at % 2, host)
        check_table(s)
        if s.rules.seats > 2:
            ask_to_join(s)


def remove_excess(s: WarState, place: int, side: int, host: int) -> None:
    """Remove leaders of the Free Peoples without an army, and units over the stacking limit."""
    present = units(host, side)
    if present == 0:
        if side == FREE:
            drop_leaders(s, place)
    elif present > GARRISON and present > limit(place):
        s.then(Trim(first_to_trim(s, place, side), place))


def first_to_trim(s: WarState, place: int, side: int) -> int:
    """Who removes a unit first: with two separate armies, the player who is not the leading
    player.
    """
    if not shared(s, place, side) or is_mixed(s, place, side):
        return controller(s, place, side)
    return able_to_trim(s, place, partner_of(s, s.leading[side]))


def able_to_trim(s: WarState, place: int, seat: int) -> int:
    """The given player if he has units to remove in a place, else his partner."""
    side = s.side_of(seat)
    own = own_part(s, seat, s.host[place * 2 + side])
    return seat if units(own, side) else partner_of(s, seat)


class Trim(Choice[WarState]):
    """Remove units over the stacking limit; they return to the reinforcements."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def options(self, s: WarState) -> list[int]:
        side = s.side_of(self.seat)
        if excess(s, self.place, side) <= 0:
            return []
        host = s.host[self.place * 2 + side]
        if not is_mixed(s, self.place, side) and shared(s, self.place, side):
            host = own_part(s, self.seat, host)
        return [DISBAND + kind for kind in UNITS_OF[side] if count(host, kind)]

    def apply(self, s: WarState, action: int) -> None:
        disband(s, self.place, action - DISBAND)
        s.then(Trim(self.next_in_turn(s), self.place))

    def next_in_turn(self, s: WarState) -> int:
        """The owners of two separate armies remove units in turn."""
        side = s.side_of(self.seat)
        if is_mixed(s, self.place, side) or not shared(s, self.place, side):
            return controller(s, self.place, side)
        return able_to_trim(s, self.place, partner_of(s, self.seat))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return IllegalAction("too-many-units", place=PLACES[self.place])


SETTLE: Final = Settle()
