"""Whom a line of an ability is about, and how it asks: for cards, or for a number."""

from __future__ import annotations

from mathom.engine.errors import RulesBug
from mathom.engine.step import Choice
from mathom.games.tcg import table
from mathom.games.tcg.ability import ABILITIES, Carry, Filter, Op, Value
from mathom.games.tcg.state import NOTHING, TcgState
from mathom.games.tcg.words import CHOOSE, DONE

# Whom an ability speaks of.
SELF = 0
BEARER_OF = 1
THE_X = 2
THE_Y = 3
RING_BEARER = 4
FOE_OF_X = 5
HOST_OF_X = 6
ALL = 7
SOME = 8
"""Chosen cards, at least `least` and at most `most` of them."""

BY_USER = 0
BY_FREE = 1
BY_PICKED = 2
"""The player whose number is `n`."""


class Selection:
    """Whom a line is about."""

    def __init__(self, kind: int, what: Filter | None = None) -> None:
        self.kind = kind
        self.what = what
        self.least: Value | None = None
        self.most: Value | None = None
        self.single = False
        self.into_y = False
        self.by = BY_USER
        self.own = False
        """Whether only cards of the player who uses the ability are meant: they pay for it."""

    def fixed(self, s: TcgState, c: Carry) -> list[int]:
        """Those that are not chosen."""
        kind = self.kind
        if kind == ALL:
            what = self.what
            return table.seen(s, what, c) if what is not None else []
        if kind == FOE_OF_X:
            return table.facing(s, c.x) if c.x != NOTHING else []
        return [i for i in [self.one(s, c)] if i != NOTHING]

    def one(self, s: TcgState, c: Carry) -> int:
        """The one that is meant."""
        kind = self.kind
        if kind == SELF:
            return c.source
        if kind == BEARER_OF:
            return s.host[c.source]
        if kind == THE_X:
            return c.x
        if kind == THE_Y:
            return c.y
        if kind == RING_BEARER:
            return s.bearer[s.turn]
        return s.host[c.x] if c.x != NOTHING else NOTHING

    def chooser(self, s: TcgState, c: Carry) -> int:
        """Who chooses."""
        if self.by == BY_FREE:
            return s.turn
        return c.n if self.by == BY_PICKED else c.seat


class LineChoice(Choice[TcgState]):
    """A question that a line of an ability asks; it holds the ability, to go on with it."""

    def __init__(
        self,
        seat: int,
        ability: int,
        at: int,
        user: int,
        source: int,
        x: int,
        y: int,
        n: int,
        k: int,
    ) -> None:
        self.seat = seat
        self.ability = ability
        self.at = at
        self.user = user
        self.source = source
        self.x = x
        self.y = y
        self.n = n
        self.k = k

    def carry(self) -> Carry:
        """The ability that asks."""
        return Carry(self.ability, self.at, self.user, self.source, self.x, self.y, self.n, self.k)

    def asker(self) -> Op:
        """The line that asks."""
        return ABILITIES[self.ability].program[self.at]


class NumberChoice(Choice[TcgState]):
    """A question whose answer is a number for the lines that follow."""

    def __init__(
        self, seat: int, ability: int, at: int, source: int, x: int, y: int, k: int
    ) -> None:
        self.seat = seat
        self.ability = ability
        self.at = at
        self.source = source
        self.x = x
        self.y = y
        self.k = k

    def answer(self, s: TcgState, n: int) -> None:
        """Go on with the number that was chosen."""
        at = self.at + 1
        s.then(Carry(self.ability, at, self.seat, self.source, self.x, self.y, n, self.k))


class Asking(Op):
    """A line for which cards are chosen out of a pool."""

    def pool(self, s: TcgState, c: Carry) -> list[int]:
        """What may be chosen."""
        raise RulesBug("nothing-to-choose-from")

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        """They have been chosen."""
        raise RulesBug("choice-does-nothing")

    def hidden(self) -> bool:
        """Whether others do not see what there is to choose from."""
        return False

    def limits(self, s: TcgState, c: Carry) -> tuple[int, int]:
        """How many are chosen, at least and at most."""
        return 1, 1

    def chooser(self, s: TcgState, c: Carry) -> int:
        """Who chooses."""
        return c.seat

    def ask(self, s: TcgState, c: Carry) -> None:
        """Let somebody choose, if there is anything to choose."""
        s.picked = []
        least, most = self.limits(s, c)
        pool = self.pool(s, c) if most > 0 else []
        if not pool or (len(pool) <= least and not self.hidden()):
            self.finish(s, c, pool)
        else:
            seat = self.chooser(s, c)
            s.then(Pick(seat, c.ability, c.at, c.seat, c.source, c.x, c.y, c.n, c.k))


class Pick(LineChoice):
    """Choose cards for an ability, one by one."""

    def line(self) -> Asking:
        """The line that asks."""
        op = self.asker()
        if not isinstance(op, Asking):
            raise RulesBug("line-does-not-ask")
        return op

    def options(self, s: TcgState) -> list[int]:
        line = self.line()
        c = self.carry()
        found = [CHOOSE + s.codes[i] for i in line.pool(s, c) if i not in s.picked]
        if len(s.picked) >= line.limits(s, c)[0] or not found:
            found.append(DONE)
        return found

    def obvious(self, s: TcgState) -> bool:
        return not self.line().hidden()

    def apply(self, s: TcgState, action: int) -> None:
        line = self.line()
        c = self.carry()
        if action != DONE:
            s.picked = [*s.picked, s.where[action - CHOOSE]]
        if action != DONE and len(s.picked) < line.limits(s, c)[1]:
            s.then(self)
            return
        picked = s.picked
        s.picked = []
        line.finish(s, c, picked)
