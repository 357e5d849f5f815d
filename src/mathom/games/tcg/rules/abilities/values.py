"""Values and conditions, and how they are read from data."""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.errors import BadNotation
from mathom.games.tcg.rules import derived
from mathom.games.tcg.rules.abilities.ability_types import Carry, Condition, Filter, Value
from mathom.games.tcg.rules.abilities.filters import assignable, read_filter
from mathom.games.tcg.rules.facts import LABEL_BITS, LABELS, MINION, TYPE
from mathom.games.tcg.rules.state import (
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
    """A constant."""

    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, s: TcgState, c: Carry) -> int:
        return self.number


class Counted(Value):
    """The number chosen or counted before."""

    def of(self, s: TcgState, c: Carry) -> int:
        return c.number


class Negative(Value):
    def __init__(self, value: Value) -> None:
        self.value = value

    def of(self, s: TcgState, c: Carry) -> int:
        return -self.value.of(s, c)


class Times(Value):
    def __init__(self, factor: int, value: Value) -> None:
        self.factor = factor
        self.value = value

    def of(self, s: TcgState, c: Carry) -> int:
        return self.factor * self.value.of(s, c)


class IfElse(Value):
    def __init__(self, condition: Condition, then: Value, otherwise: Value) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def of(self, s: TcgState, c: Carry) -> int:
        return (self.then if self.condition.holds(s, c) else self.otherwise).of(s, c)


class Spottable(Value):
    """The number of matching cards that can be spotted, beyond a number."""

    def __init__(self, what: Filter, above: int) -> None:
        self.what = what
        self.above = above

    def of(self, s: TcgState, c: Carry) -> int:
        return max(0, derived.count(s, self.what, c) - self.above)


class Tokens(Value):
    """The culture tokens on this card, with a maximum."""

    def __init__(self, most: int) -> None:
        self.most = most

    def of(self, s: TcgState, c: Carry) -> int:
        return min(self.most, s.tokens[c.source])


class Twin(Value):
    """The culture tokens on this card if another card has the same number, with a maximum."""

    def __init__(self, title: Filter, most: int) -> None:
        self.title = title
        self.most = most

    def of(self, s: TcgState, c: Carry) -> int:
        tokens = s.tokens[c.source]
        for i in derived.seen(s, self.title, c):
            if s.tokens[i] == tokens:
                return min(self.most, tokens)
        return 0


class Controlled(Value):
    """The number of sites that the player controls."""

    def of(self, s: TcgState, c: Carry) -> int:
        return derived.controlled_sites(s, c.seat)


class DeadCards(Value):
    """The number of cards in the Free Peoples player's dead pile."""

    def of(self, s: TcgState, c: Carry) -> int:
        return dead(s, None, c)


class BurdenCount(Value):
    """The number of burdens, with a maximum."""

    def __init__(self, most: int) -> None:
        self.most = most

    def of(self, s: TcgState, c: Carry) -> int:
        return min(self.most, s.burdens[s.turn])


class WoundsOf(Value):
    """The wounds on the chosen card, multiplied by a factor."""

    def __init__(self, factor: int) -> None:
        self.factor = factor

    def of(self, s: TcgState, c: Carry) -> int:
        return self.factor * s.wounds[c.subject] if c.subject != NOTHING else 0


class FoeWounds(Value):
    """The wounds on the characters that this card fights."""

    def of(self, s: TcgState, c: Carry) -> int:
        return sum(s.wounds[i] for i in derived.facing(s, c.source))


class HeldByFoe(Value):
    """The number of cards borne by the characters that the chosen card fights."""

    def of(self, s: TcgState, c: Carry) -> int:
        if c.subject == NOTHING:
            return 0
        return sum(len(derived.borne(s, i)) for i in derived.facing(s, c.subject))


def dead(s: TcgState, f: Filter | None, c: Carry) -> int:
    """How many (matching) cards are in the Free Peoples player's dead pile."""
    found = 0
    for i in s.cards_of(s.turn):
        if s.zone[i] == DEAD_PILE and (f is None or f.ok(s, i, c)):
            found += 1
    return found


def read_value(data: Any) -> Value:
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
    """At least this many matching cards can be spotted."""

    def __init__(self, least: int, what: Filter) -> None:
        self.least = least
        self.what = what

    def holds(self, s: TcgState, c: Carry) -> bool:
        found = 0
        for i in s.table:
            if self.what.ok(s, i, c) and derived.active(s, i):
                found += 1
                if found >= self.least:
                    return True
        return False


class AnyOf(Condition):
    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, s: TcgState, c: Carry) -> bool:
        return any(part.holds(s, c) for part in self.parts)


class NotSo(Condition):
    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, s: TcgState, c: Carry) -> bool:
        return not self.part.holds(s, c)


class ControlsSites(Condition):
    """The player controls at least this many sites (with a keyword)."""

    def __init__(self, least: int, labels: int) -> None:
        self.least = least
        self.labels = labels

    def holds(self, s: TcgState, c: Carry) -> bool:
        return derived.controlled_sites(s, c.seat, self.labels) >= self.least


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
    """The fellowship is at a site with a number in this range."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def holds(self, s: TcgState, c: Carry) -> bool:
        return self.low <= s.number() <= self.high


class Moved(Condition):
    """The fellowship moved at least this many times this turn."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, s: TcgState, c: Carry) -> bool:
        return s.moves >= self.least


class MovedTo(Condition):
    """The fellowship moved to a site with a number in this range in this phase."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def holds(self, s: TcgState, c: Carry) -> bool:
        return self.low <= s.moved_to <= self.high


class Burdened(Condition):
    """At least this many burdens can be spotted."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, s: TcgState, c: Carry) -> bool:
        return s.burdens[s.turn] >= self.least


class Spotted(Condition):
    """The player has spotted what the operation before asked for."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        return c.number > 0


class TwilightAtLeast(Condition):
    """At least this many twilight tokens can be spotted."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, s: TcgState, c: Carry) -> bool:
        return s.twilight >= self.least


class TwilightBelow(Condition):
    """Fewer than this many twilight tokens are in the pool."""

    def __init__(self, most: int) -> None:
        self.most = most

    def holds(self, s: TcgState, c: Carry) -> bool:
        return s.twilight < self.most


class Is(Condition):
    """The card matches."""

    def __init__(self, who: str, what: Filter) -> None:
        self.who = who
        self.what = what

    def holds(self, s: TcgState, c: Carry) -> bool:
        i = who_is(s, c, self.who)
        return i != NOTHING and self.what.ok(s, i, c)


class Faces(Condition):
    """The card fights a matching character."""

    def __init__(self, who: str, whom: Filter) -> None:
        self.who = who
        self.whom = whom

    def holds(self, s: TcgState, c: Carry) -> bool:
        i = who_is(s, c, self.who)
        if i == NOTHING:
            return False
        return any(self.whom.ok(s, j, c) for j in derived.facing(s, i))


class Fights(Condition):
    """This card is in the current skirmish, optionally in a fierce one."""

    def __init__(self, fierce: bool) -> None:
        self.fierce = fierce

    def holds(self, s: TcgState, c: Carry) -> bool:
        return derived.fights(s, c.source) and (s.fierce == 1 or not self.fierce)


class Free(Condition):
    """This card is in no skirmish of this round; a minion can still be assigned."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        if TYPE[s.cards[c.source]] == MINION:
            return assignable(s, c.source)
        return derived.assigned_to(s, c.source) == 0


class Bears(Condition):
    """This card bears a matching card."""

    def __init__(self, what: Filter) -> None:
        self.what = what

    def holds(self, s: TcgState, c: Carry) -> bool:
        return any(self.what.ok(s, j, c) for j in derived.borne(s, c.source))


class DeadHolds(Condition):
    """The dead pile holds at least this many matching cards."""

    def __init__(self, least: int, what: Filter) -> None:
        self.least = least
        self.what = what

    def holds(self, s: TcgState, c: Carry) -> bool:
        return dead(s, self.what, c) >= self.least


class StackedSomewhere(Condition):
    """A matching card is stacked on a site, or on the site that bears this card."""

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
        return len(derived.minions(s)) > len(derived.companions(s))


class Worn(Condition):
    """The Ring-bearer wears the Ring."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        return s.worn == 1


class AlliesHit(Condition):
    """Archery wounds already go to allies."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        return s.lasts(FX_ALLIES_HIT, NOTHING)


class MoveBarred(Condition):
    """The fellowship already cannot move again."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        return s.lasts(FX_MAY_NOT_MOVE, NOTHING)


class FirstUruk(Condition):
    """No Uruk-hai was played at this site this turn."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        return not s.lasts(FX_URUK_PLAYED, s.site())


class FirstShadow(Condition):
    """It is the first Shadow phase since the fellowship moved."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        return s.actor == s.shadows()[0]


class Silenced(Condition):
    """The first sentence of the bearer is already switched off."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        return derived.silenced(s, s.host[c.source])


def who_is(s: TcgState, c: Carry, who: str) -> int:
    """The card that a reference names."""
    if who == "self":
        return c.source
    if who == "bearer":
        return s.host[c.source]
    if who == "x":
        return c.subject
    if who == "y":
        return c.other
    return s.bearer[s.turn]


PLAIN: Final[dict[str, type[Condition]]] = {
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
    head = data if isinstance(data, str) else data[0]
    rest = [] if isinstance(data, str) else data[1:]
    if head in PLAIN:
        return PLAIN[head]()
    match head:
        case "see":
            return See(rest[0], read_filter(rest[1:]))
        case "spots" | "spots-burdens":
            return Spotted()
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
