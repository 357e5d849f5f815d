"""Selections of cards, and choices of cards or numbers that operations ask for."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import RulesBug
from mathom.engine.step import Choice
from mathom.games.tcg.rules import derived
from mathom.games.tcg.rules.abilities.ability_types import ABILITIES, Carry, Filter, Op, Value
from mathom.games.tcg.rules.state import NOTHING, TcgState
from mathom.games.tcg.rules.vocabulary import CHOOSE, DONE

# Kinds of selections.
SELF: Final = 0
BEARER_OF: Final = 1
THE_SUBJECT: Final = 2
THE_OTHER: Final = 3
RING_BEARER: Final = 4
FOE_OF_SUBJECT: Final = 5
HOST_OF_SUBJECT: Final = 6
ALL: Final = 7
SOME: Final = 8
"""Chosen cards: at least `least`, at most `most`."""

BY_USER: Final = 0
BY_FREE: Final = 1
BY_PICKED: Final = 2
"""The player whose seat is the number of the context."""


class Selection:
    """The cards that an operation affects."""

    def __init__(self, kind: int, what: Filter | None = None) -> None:
        self.kind = kind
        self.what = what
        self.least: Value | None = None
        self.most: Value | None = None
        self.single = False
        self.into_other = False
        self.by = BY_USER
        self.own = False
        """Whether only cards of the ability's player count: a cost is paid with one's own cards."""

    def fixed(self, s: TcgState, c: Carry) -> list[int]:
        """The cards, where nobody chooses them."""
        kind = self.kind
        if kind == ALL:
            what = self.what
            return derived.seen(s, what, c) if what is not None else []
        if kind == FOE_OF_SUBJECT:
            return derived.facing(s, c.subject) if c.subject != NOTHING else []
        return [i for i in [self.one(s, c)] if i != NOTHING]

    def one(self, s: TcgState, c: Carry) -> int:
        """The single card."""
        kind = self.kind
        if kind == SELF:
            return c.source
        if kind == BEARER_OF:
            return s.host[c.source]
        if kind == THE_SUBJECT:
            return c.subject
        if kind == THE_OTHER:
            return c.other
        if kind == RING_BEARER:
            return s.bearer[s.turn]
        return s.host[c.subject] if c.subject != NOTHING else NOTHING

    def chooser(self, s: TcgState, c: Carry) -> int:
        if self.by == BY_FREE:
            return s.turn
        return c.number if self.by == BY_PICKED else c.seat


class LineChoice(Choice[TcgState]):
    """A choice that an operation asks for; it holds the context, to continue afterwards."""

    def __init__(
        self,
        seat: int,
        ability: int,
        at: int,
        user: int,
        source: int,
        subject: int,
        other: int,
        number: int,
        repeats: int,
    ) -> None:
        self.seat = seat
        self.ability = ability
        self.at = at
        self.user = user
        self.source = source
        self.subject = subject
        self.other = other
        self.number = number
        self.repeats = repeats

    def carry(self) -> Carry:
        """The context of the ability."""
        return Carry(
            self.ability,
            self.at,
            self.user,
            self.source,
            self.subject,
            self.other,
            self.number,
            self.repeats,
        )

    def asker(self) -> Op:
        """The operation that asks."""
        return ABILITIES[self.ability].program[self.at]


class NumberChoice(Choice[TcgState]):
    """A choice of a number for the operations that follow."""

    def __init__(
        self, seat: int, ability: int, at: int, source: int, subject: int, other: int, repeats: int
    ) -> None:
        self.seat = seat
        self.ability = ability
        self.at = at
        self.source = source
        self.subject = subject
        self.other = other
        self.repeats = repeats

    def answer(self, s: TcgState, number: int) -> None:
        """Continue with the chosen number."""
        at = self.at + 1
        s.then(
            Carry(
                self.ability,
                at,
                self.seat,
                self.source,
                self.subject,
                self.other,
                number,
                self.repeats,
            )
        )


class Asking(Op):
    """An operation for which a player chooses cards from a pool."""

    def pool(self, s: TcgState, c: Carry) -> list[int]:
        """The cards that can be chosen."""
        raise RulesBug("nothing-to-choose-from")

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        """Continue with the chosen cards."""
        raise RulesBug("choice-does-nothing")

    def hidden(self) -> bool:
        """Whether opponents cannot see the pool."""
        return False

    def conceivable(self, s: TcgState, c: Carry) -> bool:
        """Whether the hidden pool may contain a card, judged from public information."""
        return False

    def limits(self, s: TcgState, c: Carry) -> tuple[int, int]:
        """The minimum and maximum number of cards."""
        return 1, 1

    def chooser(self, s: TcgState, c: Carry) -> int:
        return c.seat

    def ask(self, s: TcgState, c: Carry) -> None:
        """Ask for the choice, if there is one."""
        s.picked = []
        least, most = self.limits(s, c)
        pool = self.pool(s, c) if most > 0 else []
        # For a hidden pool the player is asked even if it is empty:
        # skipping the question would reveal hidden information.
        if self.hidden():
            asked = most > 0 and self.conceivable(s, c)
        else:
            asked = len(pool) > least
        if not asked:
            self.finish(s, c, pool)
        else:
            seat = self.chooser(s, c)
            s.then(
                Pick(
                    seat, c.ability, c.at, c.seat, c.source, c.subject, c.other, c.number, c.repeats
                )
            )


class Pick(LineChoice):
    """Choose cards for an ability, one at a time."""

    def line(self) -> Asking:
        """The operation that asks."""
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
            s.picked = [*s.picked, s.where(action - CHOOSE)]
        if action != DONE and len(s.picked) < line.limits(s, c)[1]:
            s.then(self)
            return
        picked = s.picked
        s.picked = []
        line.finish(s, c, picked)
