"""Numbers that depend on the table, and conditions; how both are read from the data."""

from __future__ import annotations

from typing import Any

from mathom.engine.errors import BadNotation
from mathom.games.tcg import table
from mathom.games.tcg.ability import Carry, Condition, Filter, Value
from mathom.games.tcg.facts import LABEL_BITS, LABELS, MINION, TYPE
from mathom.games.tcg.filters import assignable, read_filter
from mathom.games.tcg.state import (
    DEAD_PILE,
    FX_ALLIES_HIT,
    FX_MAY_NOT_MOVE,
    FX_URUK_PLAYED,
    NOBODY,
    NOTHING,
    STACKED,
    TcgState,
)


class Number(Value):
    """Always the same."""

    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, s: TcgState, c: Carry) -> int:
        return self.number


class Counted(Value):
    """The number chosen or counted before."""

    def of(self, s: TcgState, c: Carry) -> int:
        return c.n


class Negative(Value):
    """As much, but less instead of more."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def of(self, s: TcgState, c: Carry) -> int:
        return -self.value.of(s, c)


class Times(Value):
    """Several times as much."""

    def __init__(self, factor: int, value: Value) -> None:
        self.factor = factor
        self.value = value

    def of(self, s: TcgState, c: Carry) -> int:
        return self.factor * self.value.of(s, c)


class IfElse(Value):
    """One number or another."""

    def __init__(self, condition: Condition, then: Value, otherwise: Value) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def of(self, s: TcgState, c: Carry) -> int:
        return (self.then if self.condition.holds(s, c) else self.otherwise).of(s, c)


class Spottable(Value):
    """How many cards of a kind can be spotted above a number."""

    def __init__(self, what: Filter, above: int) -> None:
        self.what = what
        self.above = above

    def of(self, s: TcgState, c: Carry) -> int:
        return max(0, table.count(s, self.what, c) - self.above)


class Tokens(Value):
    """The culture tokens on the card, at most so many."""

    def __init__(self, most: int) -> None:
        self.most = most

    def of(self, s: TcgState, c: Carry) -> int:
        return min(self.most, s.tokens[c.source])


class Twin(Value):
    """The tokens on the card if another card has as many, at most so many."""

    def __init__(self, title: Filter, most: int) -> None:
        self.title = title
        self.most = most

    def of(self, s: TcgState, c: Carry) -> int:
        tokens = s.tokens[c.source]
        for i in table.seen(s, self.title, c):
            if s.tokens[i] == tokens:
                return min(self.most, tokens)
        return 0


class Controlled(Value):
    """The sites that the player controls."""

    def of(self, s: TcgState, c: Carry) -> int:
        return table.controlled_sites(s, c.seat)


class DeadCards(Value):
    """The cards in the dead pile of this turn's player."""

    def of(self, s: TcgState, c: Carry) -> int:
        return dead(s, None, c)


class BurdenCount(Value):
    """The burdens, at most so many."""

    def __init__(self, most: int) -> None:
        self.most = most

    def of(self, s: TcgState, c: Carry) -> int:
        return min(self.most, s.burdens[s.turn])


class WoundsOf(Value):
    """The wounds on the card spoken of, several times."""

    def __init__(self, factor: int) -> None:
        self.factor = factor

    def of(self, s: TcgState, c: Carry) -> int:
        return self.factor * s.wounds[c.x] if c.x != NOTHING else 0


class FoeWounds(Value):
    """The wounds on all whom the card faces."""

    def of(self, s: TcgState, c: Carry) -> int:
        return sum(s.wounds[i] for i in table.facing(s, c.source))


class HeldByFoe(Value):
    """The cards borne by whom the card spoken of faces."""

    def of(self, s: TcgState, c: Carry) -> int:
        if c.x == NOTHING:
            return 0
        return sum(len(table.borne(s, i)) for i in table.facing(s, c.x))


def dead(s: TcgState, f: Filter | None, c: Carry) -> int:
    """How many cards (of a kind) lie in the dead pile of this turn's player."""
    found = 0
    for i in s.cards_of(s.turn):
        if s.zone[i] == DEAD_PILE and (f is None or f.ok(s, i, c)):
            found += 1
    return found


def read_value(data: Any) -> Value:
    """A number of the data."""
    if isinstance(data, int):
        return Number(data)
    if data == "n":
        return Counted()
    head, rest = data[0], data[1:]
    match head:
        case "if":
            return IfElse(read_condition(rest[0]), read_value(rest[1]), read_value(rest[2]))
        case "neg":
            return Negative(read_value(rest[0]))
        case "x":
            return Times(rest[0], read_value(rest[1]))
        case "per":
            return Spottable(read_filter(rest), 0)
        case "over":
            return Spottable(read_filter(rest[1:]), rest[0])
        case "tokens":
            return Tokens(rest[0])
        case "twin":
            return Twin(read_filter([rest[0]]), rest[1])
        case "controlled":
            return Controlled()
        case "dead":
            return DeadCards()
        case "burden-count":
            return BurdenCount(rest[0])
        case "wounds-on":
            return WoundsOf(rest[0])
        case "wounds-of":
            return WoundsOf(rest[1])
        case "foe-wounds":
            return FoeWounds()
        case "held-by-foe":
            return HeldByFoe()
        case _:
            raise BadNotation("unknown-effect", effect=head)


class See(Condition):
    """At least so many cards can be spotted."""

    def __init__(self, least: int, what: Filter) -> None:
        self.least = least
        self.what = what

    def holds(self, s: TcgState, c: Carry) -> bool:
        found = 0
        for i in s.table:
            if self.what.ok(s, i, c) and table.active(s, i):
                found += 1
                if found >= self.least:
                    return True
        return False


class AnyOf(Condition):
    """One of several."""

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, s: TcgState, c: Carry) -> bool:
        return any(part.holds(s, c) for part in self.parts)


class NotSo(Condition):
    """Not so."""

    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, s: TcgState, c: Carry) -> bool:
        return not self.part.holds(s, c)


class ControlsSites(Condition):
    """The player controls so many sites (with a keyword)."""

    def __init__(self, least: int, labels: int) -> None:
        self.least = least
        self.labels = labels

    def holds(self, s: TcgState, c: Carry) -> bool:
        return table.controlled_sites(s, c.seat, self.labels) >= self.least


class NoEnemySite(Condition):
    """No opponent controls a site."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        return all(seat in (NOBODY, c.seat) for seat in s.control)


class AtLabel(Condition):
    """The fellowship is at a site with a keyword."""

    def __init__(self, labels: int) -> None:
        self.labels = labels

    def holds(self, s: TcgState, c: Carry) -> bool:
        return LABEL_BITS[s.cards[s.site()]] & self.labels != 0


class AtNumber(Condition):
    """The fellowship is at one of the sites with these numbers."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def holds(self, s: TcgState, c: Carry) -> bool:
        return self.low <= s.number() <= self.high


class Moved(Condition):
    """The fellowship moved so often in this turn."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, s: TcgState, c: Carry) -> bool:
        return s.moves >= self.least


class MovedTo(Condition):
    """The fellowship moved to one of these sites in this phase."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def holds(self, s: TcgState, c: Carry) -> bool:
        return self.low <= s.moved_to <= self.high


class Burdened(Condition):
    """So many burdens can be spotted."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, s: TcgState, c: Carry) -> bool:
        return s.burdens[s.turn] >= self.least


class TwilightAtLeast(Condition):
    """So many twilight tokens can be spotted."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, s: TcgState, c: Carry) -> bool:
        return s.twilight >= self.least


class TwilightBelow(Condition):
    """Fewer twilight tokens are in the pool."""

    def __init__(self, most: int) -> None:
        self.most = most

    def holds(self, s: TcgState, c: Carry) -> bool:
        return s.twilight < self.most


class Is(Condition):
    """A card spoken of is so."""

    def __init__(self, who: str, what: Filter) -> None:
        self.who = who
        self.what = what

    def holds(self, s: TcgState, c: Carry) -> bool:
        i = who_is(s, c, self.who)
        return i != NOTHING and self.what.ok(s, i, c)


class Faces(Condition):
    """A card spoken of faces somebody who is so."""

    def __init__(self, who: str, whom: Filter) -> None:
        self.who = who
        self.whom = whom

    def holds(self, s: TcgState, c: Carry) -> bool:
        i = who_is(s, c, self.who)
        if i == NOTHING:
            return False
        return any(self.whom.ok(s, j, c) for j in table.facing(s, i))


class Fights(Condition):
    """The card is in the skirmish that is being fought; perhaps in the fierce round."""

    def __init__(self, fierce: bool) -> None:
        self.fierce = fierce

    def holds(self, s: TcgState, c: Carry) -> bool:
        return table.fights(s, c.source) and (s.fierce == 1 or not self.fierce)


class Free(Condition):
    """The card is in no skirmish of this round; a minion may still be assigned to one."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        if TYPE[s.cards[c.source]] == MINION:
            return assignable(s, c.source)
        return table.assigned_to(s, c.source) == 0


class Bears(Condition):
    """The card bears something of a class."""

    def __init__(self, what: Filter) -> None:
        self.what = what

    def holds(self, s: TcgState, c: Carry) -> bool:
        return any(self.what.ok(s, j, c) for j in table.borne(s, c.source))


class DeadHolds(Condition):
    """The dead pile holds so many cards of a kind."""

    def __init__(self, least: int, what: Filter) -> None:
        self.least = least
        self.what = what

    def holds(self, s: TcgState, c: Carry) -> bool:
        return dead(s, self.what, c) >= self.least


class StackedSomewhere(Condition):
    """A card of a kind is stacked on a site, or on the site that bears this card."""

    def __init__(self, what: Filter, here: bool) -> None:
        self.what = what
        self.here = here

    def holds(self, s: TcgState, c: Carry) -> bool:
        for i in range(len(s.zone)):
            if s.zone[i] == STACKED and self.what.ok(s, i, c):
                host = s.host[i]
                if self.here and host == s.host[c.source]:
                    return True
                if not self.here and host in s.path:
                    return True
        return False


class Outnumbered(Condition):
    """There are more minions than companions."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        return len(table.minions(s)) > len(table.companions(s))


class Worn(Condition):
    """The Ring-bearer wears The One Ring."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        return s.worn == 1


class AlliesHit(Condition):
    """Archery wounds go to allies already."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        return s.lasts(FX_ALLIES_HIT, NOTHING)


class MoveBarred(Condition):
    """The fellowship may not move again already."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        return s.lasts(FX_MAY_NOT_MOVE, NOTHING)


class FirstUruk(Condition):
    """No Uruk-hai was played here yet in this turn."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        return not s.lasts(FX_URUK_PLAYED, s.site())


class FirstShadow(Condition):
    """It is the first Shadow phase since the fellowship moved, and the first move of the turn."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        return s.actor == s.shadows()[0]


class Silenced(Condition):
    """The first sentence of the bearer does not apply already."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        return table.silenced(s, s.host[c.source])


def who_is(s: TcgState, c: Carry, who: str) -> int:
    """The card that a word means."""
    if who == "self":
        return c.source
    if who == "bearer":
        return s.host[c.source]
    if who == "x":
        return c.x
    if who == "y":
        return c.y
    return s.bearer[s.turn]


PLAIN: dict[str, type[Condition]] = {
    "worn": Worn,
    "allies-hit": AlliesHit,
    "move-barred": MoveBarred,
    "first-shadow": FirstShadow,
    "first-uruk": FirstUruk,
    "no-enemy-site": NoEnemySite,
    "outnumbered": Outnumbered,
    "silenced": Silenced,
    "free": Free,
}


def read_condition(data: Any) -> Condition:
    """A condition of the data."""
    head = data if isinstance(data, str) else data[0]
    rest = [] if isinstance(data, str) else data[1:]
    if head in PLAIN:
        return PLAIN[head]()
    match head:
        case "see":
            return See(rest[0], read_filter(rest[1:]))
        case "or":
            return AnyOf([read_condition(part) for part in rest])
        case "not":
            return NotSo(read_condition(rest[0]))
        case "sites":
            return ControlsSites(rest[0], 1 << LABELS.index(rest[1]) if len(rest) > 1 else 0)
        case "at":
            if isinstance(rest[0], int):
                return AtNumber(rest[0], rest[-1])
            return AtLabel(1 << LABELS.index(rest[0]))
        case "moved":
            return Moved(rest[0])
        case "moved-to":
            return MovedTo(rest[0], rest[1])
        case "burdens":
            return Burdened(rest[0])
        case "twilight":
            return TwilightAtLeast(rest[0])
        case "twilight-below":
            return TwilightBelow(rest[0])
        case "is":
            return Is(rest[0], read_filter(rest[1:]))
        case "faces":
            return Faces(rest[0], read_filter(rest[1:]))
        case "fights" | "fierce-fight":
            return Fights(head == "fierce-fight")
        case "bears":
            return Bears(read_filter(rest[1:]))
        case "dead-holds":
            return DeadHolds(rest[0], read_filter(rest[1:]))
        case "stacked":
            return StackedSomewhere(read_filter(rest[1:]), False)
        case "stacked-here":
            return StackedSomewhere(read_filter(rest), True)
        case _:
            raise BadNotation("unknown-effect", effect=head)
