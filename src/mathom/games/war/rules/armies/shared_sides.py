"""Multiplayer rules (rulebook pp. 45-47, "Regole per più giocatori"): two players on one side,
their figures, and mixed armies ("Eserciti misti").
"""

from __future__ import annotations

from mathom.engine.step import Choice
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.armies.army_bits import leaders_only, nation_part
from mathom.games.war.rules.board import army_share, controller, leader_of_two, partners, shared
from mathom.games.war.rules.facts import NATIONS, PLACES, SEAT_NATIONS, SEATS_OF, SHADOW
from mathom.games.war.rules.state import WarState
from mathom.games.war.rules.vocabulary import ACCEPT, DECLINE


def partner_of(s: WarState, seat: int) -> int:
    """The other player of the side."""
    first, second = SEATS_OF[s.rules.seats][s.side_of(seat)]
    return second if seat == first else first


def own_part(s: WarState, seat: int, host: int) -> int:
    """The figures of a host that belong to a seat. Nazgûl belong to both players of the Shadow."""
    if s.rules.seats == 2:
        return host
    side = s.side_of(seat)
    if not partners(s, side):
        return host
    nations = SEAT_NATIONS[s.rules.seats][seat]
    part = leaders_only(host, SHADOW) if side == SHADOW else 0
    for nation in range(len(NATIONS)):
        if nations >> nation & 1:
            part += nation_part(host, nation)
    return part


def is_mixed(s: WarState, place: int, side: int) -> bool:
    """Whether the two players of a side have merged their figures in a place into one army."""
    return place * 2 + side in s.mixed


def moved_by(s: WarState, seat: int, place: int, host: int) -> int:
    """The part of a host that a seat may move: its own figures, or all of a mixed army that it
    commands. A player who does not command it may still move his own figures out.
    """
    if s.mixed:
        side = s.side_of(seat)
        if is_mixed(s, place, side) and controller(s, place, side) == seat:
            return host
    return own_part(s, seat, host)


def attacks_by(s: WarState, seat: int, place: int) -> int:
    """The figures in a place with which a seat may attack. Only its commander attacks with a mixed
    army.
    """
    side = s.side_of(seat)
    host = s.host[place * 2 + side]
    if s.mixed and is_mixed(s, place, side):
        return host if controller(s, place, side) == seat else 0
    return own_part(s, seat, host)


def keeps_command(s: WarState, seat: int, host: int) -> bool:
    """Whether a seat would command an army of these figures, not counting Nazgûl."""
    side = s.side_of(seat)
    if not s.mixed or own_part(s, seat, host) == host:
        return True
    return leader_of_two(s, side, host) == seat


def can_keep_command(s: WarState, seat: int, host: int, rest: int) -> bool:
    """Like `keeps_command`, if more of the seat's figures can still join."""
    return not s.mixed or keeps_command(s, seat, host + own_part(s, seat, rest))


def ask_to_join(s: WarState) -> None:
    """After an action, ask players whose figures share a place whether to merge them. A refusal
    holds until more units arrive.
    """
    for side in (0, 1):
        if partners(s, side):
            for place in range(len(PLACES)):
                key = place * 2 + side
                if s.host[key] == 0 or not shared(s, place, side):
                    part_ways(s, key)
                elif key not in s.mixed and has_grown(s, key):
                    acts = s.side_of(s.actor) == side
                    s.then(JoinArmies(s.actor if acts else s.leading[side], place, 0))


def part_ways(s: WarState, key: int) -> None:
    """Forget mixed and separate armies where the two players no longer share a place."""
    if key in s.mixed:
        s.mixed.remove(key)
    for at in range(0, len(s.apart), 3):
        if s.apart[at] == key:
            del s.apart[at : at + 3]
            return


def shares(s: WarState, key: int) -> list[int]:
    """The number of units that each of the two players has in a place."""
    side = key % 2
    return [army_share(s, s.host[key], seat) // 100 for seat in SEATS_OF[s.rules.seats][side]]


def has_grown(s: WarState, key: int) -> bool:
    """Whether units have arrived since the players chose to stay separate."""
    for at in range(0, len(s.apart), 3):
        if s.apart[at] == key:
            now = shares(s, key)
            return now[0] > s.apart[at + 1] or now[1] > s.apart[at + 2]
    return True


def stay_apart(s: WarState, key: int) -> None:
    part_ways(s, key)
    s.apart.extend([key, *shares(s, key)])


class JoinArmies(Choice[WarState]):
    """Choose whether to merge one's figures with those of the partner."""

    def __init__(self, seat: int, place: int, second: int) -> None:
        super().__init__(seat)
        self.place = place
        self.second = second

    def options(self, s: WarState) -> list[int]:
        side = s.side_of(self.seat)
        met = shared(s, self.place, side) and not is_mixed(s, self.place, side)
        return [ACCEPT, DECLINE] if met else []

    def apply(self, s: WarState, action: int) -> None:
        side = s.side_of(self.seat)
        if action == DECLINE:
            stay_apart(s, self.place * 2 + side)
        elif self.second:
            s.mixed.append(self.place * 2 + side)
            s.tell(vocabulary.ARMIES_JOINED, side, self.place)
        else:
            s.then(JoinArmies(partner_of(s, self.seat), self.place, 1))
