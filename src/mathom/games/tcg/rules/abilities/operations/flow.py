"""Control flow of abilities: costs, conditions, repetitions, branches."""

from __future__ import annotations

from mathom.engine.errors import RulesBug
from mathom.engine.step import Choice
from mathom.games.tcg.rules import derived, vocabulary
from mathom.games.tcg.rules.abilities.ability_types import (
    ABILITIES,
    ABILITY_USED,
    ACTION,
    MOD_TAX,
    RESPONSE,
    Carry,
    Condition,
    Op,
    Value,
)
from mathom.games.tcg.rules.abilities.operations.asking import LineChoice, Selection
from mathom.games.tcg.rules.abilities.operations.tokens import Spot
from mathom.games.tcg.rules.abilities.timing import (
    Raise,
)
from mathom.games.tcg.rules.facts import (
    ALLY,
    COMPANION,
    EVENT,
    FREE,
    LABEL_BITS,
    RANGER,
    SIDE,
    TYPE,
)
from mathom.games.tcg.rules.state import FX_ONCE, NOTHING, UNTIL_TURN, TcgState
from mathom.games.tcg.rules.turn import wounds
from mathom.games.tcg.rules.vocabulary import ACCEPT, DECLINE, OPTION


class Paid(Op):
    """The costs are paid; the effects follow, after responses to the use of the ability."""

    def run(self, s: TcgState, c: Carry) -> None:
        ability = ABILITIES[c.ability]
        if ability.once:
            s.last(FX_ONCE, c.source, c.ability, UNTIL_TURN)
        kind = TYPE[s.cards[c.source]]
        if ability.kind in (ACTION, RESPONSE) and kind in (COMPANION, ALLY):
            s.then(Raise(ABILITY_USED, c.source))
        if kind == EVENT and SIDE[s.cards[c.source]] == FREE and taxed(s, c):
            s.then(Tax(s.turn))
        s.then(c.next())


def taxed(s: TcgState, c: Carry) -> bool:
    """Whether a card adds a cost to events that spot or exert a ranger, and this is one."""
    if not derived.has_static(s, MOD_TAX, NOTHING):
        return False
    if ABILITIES[c.ability].ranger:
        return True
    exerted = c.subject if ABILITIES[c.ability].costs else NOTHING
    return exerted != NOTHING and LABEL_BITS[s.cards[exerted]] & RANGER != 0


class Tax(Choice[TcgState]):
    """The extra cost of a ranger event: wound a companion."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: TcgState) -> list[int]:
        return [
            vocabulary.CHOOSE + s.codes[i]
            for i in derived.companions(s)
            if wounds.can_take_wound(s, i)
        ]

    def apply(self, s: TcgState, action: int) -> None:
        s.then(wounds.Wound(s.where(action - vocabulary.CHOOSE)))


class Note(Op):
    """Remember a card that cannot be found after a cost is paid."""

    def __init__(self, whom: Selection) -> None:
        self.whom = whom

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(c.after(self.whom.one(s, c), c.other, c.number))


class Jump(Op):
    def __init__(self) -> None:
        self.to = 0

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(c.jump(self.to, c.repeats))


class When(Op):
    """Continue here if the condition holds, otherwise at another operation."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition
        self.otherwise = 0

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(c.next() if self.condition.holds(s, c) else c.jump(self.otherwise, c.repeats))


class Repeat(Op):
    """Start a repetition."""

    def __init__(self, times: Value) -> None:
        self.times = times
        self.body: list[Op] = []
        self.spot: Spot | None = None
        """The operation before it that counts the repetitions."""

    def idle(self, s: TcgState, c: Carry) -> bool:
        if self.spot is not None and self.spot.available(s, c) == 0:
            return True
        return all(op.idle(s, c) for op in self.body)

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(c.jump(c.at + 1, self.times.of(s, c)))


class Again(Op):
    """Repeat once more, or leave the repetition."""

    def __init__(self) -> None:
        self.beyond = 0

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(c.jump(c.at + 1, c.repeats - 1) if c.repeats > 0 else c.jump(self.beyond, 0))


class Branches(Op):
    """Choose one of several branches; only possible ones are offered."""

    def __init__(self, by_free: bool) -> None:
        self.by_free = by_free
        self.starts: list[int] = []
        self.branches: list[list[Op]] = []

    def open(self, s: TcgState, c: Carry) -> list[int]:
        """The branches that can be done in full."""
        return [
            index
            for index, branch in enumerate(self.branches)
            if all(op.payable(s, c) for op in branch)
        ]

    def ajar(self, s: TcgState, c: Carry) -> list[int]:
        """The branches that can be done at least in part."""
        return [
            index
            for index, branch in enumerate(self.branches)
            if any(op.partly(s, c) for op in branch)
        ]

    def payable(self, s: TcgState, c: Carry) -> bool:
        return len(self.open(s, c)) > 0

    def perhaps(self, s: TcgState, c: Carry) -> bool:
        return any(all(op.perhaps(s, c) for op in branch) for branch in self.branches)

    def run(self, s: TcgState, c: Carry) -> None:
        seat = s.turn if self.by_free else c.seat
        s.then(
            Branch(
                seat, c.ability, c.at, c.seat, c.source, c.subject, c.other, c.number, c.repeats
            ),
        )


class Branch(LineChoice):
    """Choose a branch."""

    def line(self) -> Branches:
        """The operation that asks."""
        op = self.asker()
        if not isinstance(op, Branches):
            raise RulesBug("line-does-not-ask")
        return op

    def options(self, s: TcgState) -> list[int]:
        line = self.line()
        c = self.carry()
        found = line.open(s, c) or line.ajar(s, c) or list(range(len(line.starts)))
        return [OPTION + index for index in found]

    def obvious(self, s: TcgState) -> bool:
        return True

    def apply(self, s: TcgState, action: int) -> None:
        s.then(self.carry().jump(self.line().starts[action - OPTION], self.repeats))


class Unless(Op):
    """Do the effect, unless a player does something else instead."""

    def __init__(self, shadow: bool, condition: Condition | None) -> None:
        self.shadow = shadow
        self.condition = condition
        self.instead: list[Op] = []
        self.instead_at = 0
        self.main: list[Op] = []
        self.main_at = 0

    def payable(self, s: TcgState, c: Carry) -> bool:
        return all(op.payable(s, c) for op in self.main)

    def perhaps(self, s: TcgState, c: Carry) -> bool:
        return all(op.perhaps(s, c) for op in self.main)

    def possible(self, s: TcgState, c: Carry) -> bool:
        """Whether there is an effect to stop and the alternative can be done in full."""
        if self.condition is not None and not self.condition.holds(s, c):
            return False
        return self.payable(s, c) and all(op.payable(s, c) for op in self.instead)

    def asked(self, s: TcgState) -> list[int]:
        """The players who may do the alternative."""
        return s.shadows() if self.shadow else [s.turn]

    def run(self, s: TcgState, c: Carry) -> None:
        if self.possible(s, c):
            self.ask(s, c, self.asked(s))
        else:
            s.then(c.jump(self.main_at, c.repeats))

    def ask(self, s: TcgState, c: Carry, seats: list[int]) -> None:
        """Ask the players in order until one accepts."""
        if seats:
            s.then(
                Object(
                    seats[0],
                    c.ability,
                    c.at,
                    c.seat,
                    c.source,
                    c.subject,
                    c.other,
                    c.number,
                    c.repeats,
                )
            )
        else:
            s.then(c.jump(self.main_at, c.repeats))


class Object(LineChoice):
    """Do the alternative to stop the effect, or decline."""

    def options(self, s: TcgState) -> list[int]:
        return [ACCEPT, DECLINE]

    def apply(self, s: TcgState, action: int) -> None:
        c = self.carry()
        op = self.asker()
        if not isinstance(op, Unless):
            raise RulesBug("line-does-not-ask")
        if action == ACCEPT:
            s.then(c.jump(op.instead_at, c.repeats))
        else:
            seats = op.asked(s)
            op.ask(s, c, seats[seats.index(self.seat) + 1 :])
