"""Losses (Rimuovere le perdite), and what an action leaves to be put in order."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice, Step
from mathom.games.war import words
from mathom.games.war.board import (
    characters_at,
    controller,
    disband,
    drop_leaders,
    excess,
    hit_points,
    reduce_elite,
    remove_character,
    remove_figure,
    remove_host,
    settle_sieges,
    shared,
)
from mathom.games.war.facts import CHARACTERS_OF, FREE, PLACES, SHADOW
from mathom.games.war.host import (
    ELITES_OF,
    FIGURES,
    KINDS,
    REGULARS_OF,
    UNITS_OF,
    count,
    leaders_only,
    units,
)
from mathom.games.war.sharing import ask_to_join, is_mixed, own_part, partner_of
from mathom.games.war.state import ATTACKER, FROM, KIND, NO_BATTLE, REAR_HOST, REAR_MASK, WarState
from mathom.games.war.table import check_table
from mathom.games.war.words import DISBAND, LOSE, REDUCE


def fighting(s: WarState, place: int, side: int) -> int:
    """The host of a side in a place, without a rearguard that takes no part in the battle."""
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
    """Choose losses: a regular or a reduced elite for one hit, an elite for two."""

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
            return [words.ALL] if units(host, side) else []
        found = [LOSE + kind for kind in REGULARS_OF[side] if count(host, kind)]
        for kind in ELITES_OF[side]:
            if count(host, kind):
                found.append(REDUCE + kind)
                if self.hits > 1:
                    found.append(LOSE + kind)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == words.ALL:
            lose_all_units(s, self.place, s.side_of(self.seat))
            return
        hits = self.hits - 1
        if action >= REDUCE:
            reduce_elite(s, self.place, action - REDUCE)
        else:
            kind = action - LOSE
            remove_figure(s, self.place, kind)
            s.tell(words.UNIT_LOST, kind, self.place)
            if kind >= 8:
                hits -= 1
        s.then(TakeHits(self.seat, self.place, hits))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if LOSE <= action < LOSE + KINDS or REDUCE <= action < REDUCE + KINDS:
            kind = action - (REDUCE if action >= REDUCE else LOSE)
            return IllegalAction("cannot-be-lost", figure=FIGURES[kind], hits=self.hits)
        return IllegalAction("must-take-losses", hits=self.hits)


def lose_all_units(s: WarState, place: int, side: int) -> None:
    """The hits are enough for every unit that fights there."""
    host = fighting(s, place, side)
    for kind in UNITS_OF[side]:
        for _ in range(count(host, kind)):
            remove_figure(s, place, kind)
            s.tell(words.UNIT_LOST, kind, place)


def wipe_out(s: WarState, place: int, side: int) -> None:
    """With the last unit of a battle go leaders, Nazgûl and characters (Eliminare i Comandanti)."""
    lose_all_units(s, place, side)
    host = fighting(s, place, side)
    remove_host(s, place, side, leaders_only(host, side))
    mask = fighters(s, place, side)
    for who in CHARACTERS_OF[side]:
        if mask >> who & 1:
            remove_character(s, who)


class Settle(Step[WarState]):
    """Put things in order at the end of an action: sieges, leaders alone, table cards, limits."""

    def run(self, s: WarState) -> None:
        s.arrived = []
        s.pick_host = 0
        s.pick_mask = 0
        settle_sieges(s)
        for place in range(len(PLACES)):
            if s.host[place * 2]:
                drop_leaders(s, place)
            for side in (FREE, SHADOW):
                if s.host[place * 2 + side] and excess(s, place, side) > 0:
                    s.then(Trim(first_to_trim(s, place, side), place))
        check_table(s)
        if s.rules.seats > 2:
            ask_to_join(s)


def first_to_trim(s: WarState, place: int, side: int) -> int:
    """Who removes a unit first: where two armies are apart, the player who does not lead."""
    if not shared(s, place, side) or is_mixed(s, place, side):
        return controller(s, place, side)
    return able_to_trim(s, place, partner_of(s, s.leading[side]))


def able_to_trim(s: WarState, place: int, seat: int) -> int:
    """A player who has units to remove in a place: this one, or his fellow."""
    side = s.side_of(seat)
    own = own_part(s, seat, s.host[place * 2 + side])
    return seat if units(own, side) else partner_of(s, seat)


class Trim(Choice[WarState]):
    """Remove units over the limit; they may come again as reinforcements."""

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
        """Two armies that are apart lose a unit each, one after the other."""
        side = s.side_of(self.seat)
        if is_mixed(s, self.place, side) or not shared(s, self.place, side):
            return controller(s, self.place, side)
        return able_to_trim(s, self.place, partner_of(s, self.seat))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return IllegalAction("too-many-units", place=PLACES[self.place])


SETTLE = Settle()
