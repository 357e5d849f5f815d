"""What is counted: twilight, burdens, wounds that are healed freely, archery totals, what is
spotted; and what holds for the whole table for a while."""

from __future__ import annotations

from mathom.engine.step import Choice
from mathom.games.tcg import harm, table, words
from mathom.games.tcg.ability import Carry, Filter, Op, Value
from mathom.games.tcg.costs import side_of
from mathom.games.tcg.deeds.asking import NumberChoice
from mathom.games.tcg.facts import SHADOW
from mathom.games.tcg.state import (
    FX_ALLIES_HIT,
    FX_ARCHERY_FREE,
    FX_ARCHERY_SHADOW,
    FX_MAY_NOT_MOVE,
    FX_MUST_MOVE,
    NOTHING,
    UNTIL_PHASE,
    UNTIL_TURN,
    TcgState,
)
from mathom.games.tcg.words import TAKE


class Twilight(Op):
    """Add twilight to the pool, or remove it."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def payable(self, s: TcgState, c: Carry) -> bool:
        return s.twilight + self.amount.of(s, c) >= 0

    def run(self, s: TcgState, c: Carry) -> None:
        amount = max(self.amount.of(s, c), -s.twilight)
        s.twilight += amount
        if amount > 0:
            s.tell(words.TWILIGHT_ADDED, amount, s.twilight)
        elif amount < 0:
            s.tell(words.TWILIGHT_REMOVED, -amount, s.twilight)
        s.then(c.next())


class Burden(Op):
    """Add burdens, or remove them."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount
        self.price = False
        """Whether the Free Peoples player adds them himself to stop a Shadow card."""

    def payable(self, s: TcgState, c: Carry) -> bool:
        return s.burdens[s.turn] + self.amount.of(s, c) >= 0

    def run(self, s: TcgState, c: Carry) -> None:
        amount = self.amount.of(s, c)
        if amount > 0:
            by_shadow = side_of(s, c.seat) == SHADOW and not self.price
            s.then(harm.AddBurdens(amount, 1 if by_shadow else 0))
        else:
            harm.remove_burdens(s, -amount)
        s.then(c.next())


class Spot(Op):
    """Choose how many cards, twilight tokens or burdens to spot."""

    def __init__(self, what: Filter | None, burdens: bool, most: int) -> None:
        self.what = what
        self.burdens = burdens
        self.most = most

    def available(self, s: TcgState, c: Carry) -> int:
        """How many there are to spot."""
        what = self.what
        if what is not None:
            found = table.count(s, what, c)
        else:
            found = s.burdens[s.turn] if self.burdens else s.twilight
        return min(found, self.most)

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(
            Count(c.seat, c.ability, c.at, c.source, c.x, c.y, c.k, self.available(s, c)),
        )


class Count(NumberChoice):
    """Choose a number (Avvistare: fewer than there are, if one likes)."""

    def __init__(
        self, seat: int, ability: int, at: int, source: int, x: int, y: int, k: int, most: int
    ) -> None:
        super().__init__(seat, ability, at, source, x, y, k)
        self.most = most

    def options(self, s: TcgState) -> list[int]:
        return [TAKE + number for number in range(self.most, -1, -1)]

    def apply(self, s: TcgState, action: int) -> None:
        self.answer(s, action - TAKE)


class ArcheryTotal(Op):
    """Change the archery total of a side in this phase."""

    def __init__(self, free: bool, amount: Value) -> None:
        self.free = free
        self.amount = amount

    def run(self, s: TcgState, c: Carry) -> None:
        kind = FX_ARCHERY_FREE if self.free else FX_ARCHERY_SHADOW
        s.last(kind, NOTHING, self.amount.of(s, c), UNTIL_PHASE)
        s.then(c.next())


class TurnRule(Op):
    """Something holds for the whole table until the end of the phase or turn."""

    def __init__(self, kind: int, until: int) -> None:
        self.kind = kind
        self.until = until

    def run(self, s: TcgState, c: Carry) -> None:
        s.last(self.kind, NOTHING, 1, self.until)
        s.then(c.next())


TURN_RULES = {
    "must-move": (FX_MUST_MOVE, UNTIL_PHASE),
    "bar-move": (FX_MAY_NOT_MOVE, UNTIL_TURN),
    "hits-allies": (FX_ALLIES_HIT, UNTIL_PHASE),
}


class HealFreely(Op):
    """Remove so many wounds from companions, split freely."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(HealSome(s.turn, self.count), c.next())


class HealSome(Choice[TcgState]):
    """Heal a companion, or be done (Rifugio)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: TcgState) -> list[int]:
        found = [words.HEAL + s.codes[i] for i in table.companions(s) if harm.may_heal(s, i)]
        if found:
            found.append(words.DONE)
        return found

    def apply(self, s: TcgState, action: int) -> None:
        if action != words.DONE:
            harm.heal(s, s.where[action - words.HEAL])
            if self.left > 1:
                s.then(HealSome(self.seat, self.left - 1))
