"""Operations on twilight, burdens, archery totals, counted spotting and free healing, and on rules
for the whole phase or turn."""

from __future__ import annotations

from typing import Final

from mathom.engine.step import Choice
from mathom.games.tcg.rules import derived, vocabulary
from mathom.games.tcg.rules.abilities.ability_types import Carry, Condition, Filter, Op, Value
from mathom.games.tcg.rules.abilities.operations.asking import NumberChoice
from mathom.games.tcg.rules.costs import side_of
from mathom.games.tcg.rules.facts import SHADOW
from mathom.games.tcg.rules.state import (
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
from mathom.games.tcg.rules.turn import wounds
from mathom.games.tcg.rules.vocabulary import TAKE


class Twilight(Op):
    """Add twilight tokens to the pool, or remove them."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def payable(self, s: TcgState, c: Carry) -> bool:
        return s.twilight + self.amount.of(s, c) >= 0

    def idle(self, s: TcgState, c: Carry) -> bool:
        return max(self.amount.of(s, c), -s.twilight) == 0

    def run(self, s: TcgState, c: Carry) -> None:
        amount = max(self.amount.of(s, c), -s.twilight)
        s.twilight += amount
        if amount > 0:
            s.tell(vocabulary.TWILIGHT_ADDED, amount, s.twilight)
        elif amount < 0:
            s.tell(vocabulary.TWILIGHT_REMOVED, -amount, s.twilight)
        s.then(c.next())


class Burden(Op):
    """Add or remove burdens."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount
        self.price = False
        """Whether the Free Peoples player adds the burdens to stop a Shadow card."""

    def payable(self, s: TcgState, c: Carry) -> bool:
        return s.burdens[s.turn] + self.amount.of(s, c) >= 0

    def run(self, s: TcgState, c: Carry) -> None:
        amount = self.amount.of(s, c)
        if amount > 0:
            by_shadow = side_of(s, c.seat) == SHADOW and not self.price
            s.then(wounds.AddBurdens(amount, 1 if by_shadow else 0))
        else:
            wounds.remove_burdens(s, -amount)
        s.then(c.next())


class Spot(Op):
    """Choose how many cards, twilight tokens or burdens to spot."""

    def __init__(self, what: Filter | None, burdens: bool, most: int) -> None:
        self.what = what
        self.burdens = burdens
        self.most = most

    def available(self, s: TcgState, c: Carry) -> int:
        """The largest number that can be spotted."""
        what = self.what
        if what is not None:
            found = derived.count(s, what, c)
        else:
            found = s.burdens[s.turn] if self.burdens else s.twilight
        return min(found, self.most)

    def idle(self, s: TcgState, c: Carry) -> bool:
        # Spotting alone changes nothing; the operations after it may.
        return True

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(
            Count(
                c.seat,
                c.ability,
                c.at,
                c.source,
                c.subject,
                c.other,
                c.repeats,
                self.available(s, c),
            ),
        )


class Count(NumberChoice):
    """Choose how many to spot; fewer than possible is allowed (Spotting: rulebook p. 39,
    "Avvistare")."""

    def __init__(
        self,
        seat: int,
        ability: int,
        at: int,
        source: int,
        subject: int,
        other: int,
        repeats: int,
        most: int,
    ) -> None:
        super().__init__(seat, ability, at, source, subject, other, repeats)
        self.most = most

    def options(self, s: TcgState) -> list[int]:
        return [TAKE + number for number in range(self.most, -1, -1)]

    def apply(self, s: TcgState, action: int) -> None:
        self.answer(s, action - TAKE)


class MaySpot(Op):
    """Spot for an extra effect, or do not: "if you spot" is a choice, "if you can spot" is not
    (Spotting: rulebook p. 39, "Avvistare")."""

    def __init__(self, condition: Condition, number: int) -> None:
        self.condition = condition
        self.number = number

    def run(self, s: TcgState, c: Carry) -> None:
        if not self.condition.holds(s, c):
            s.then(c.after(c.subject, c.other, 0))
        elif s.rules.must_spot:
            s.then(c.after(c.subject, c.other, self.number))
        else:
            s.then(
                SpotOrNone(
                    c.seat, c.ability, c.at, c.source, c.subject, c.other, c.repeats, self.number
                )
            )


class SpotOrNone(NumberChoice):
    def __init__(
        self,
        seat: int,
        ability: int,
        at: int,
        source: int,
        subject: int,
        other: int,
        repeats: int,
        needed: int,
    ) -> None:
        super().__init__(seat, ability, at, source, subject, other, repeats)
        self.needed = needed

    def options(self, s: TcgState) -> list[int]:
        return [TAKE + self.needed, TAKE]

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
    """A rule for all players until the end of the phase or turn."""

    def __init__(self, kind: int, until: int) -> None:
        self.kind = kind
        self.until = until

    def run(self, s: TcgState, c: Carry) -> None:
        s.last(self.kind, NOTHING, 1, self.until)
        s.then(c.next())


TURN_RULES: Final = {
    "must-move": (FX_MUST_MOVE, UNTIL_PHASE),
    "bar-move": (FX_MAY_NOT_MOVE, UNTIL_TURN),
    "hits-allies": (FX_ALLIES_HIT, UNTIL_PHASE),
}


class HealFreely(Op):
    """Remove a number of wounds from companions, in any distribution."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(HealSome(s.turn, self.count), c.next())


class HealSome(Choice[TcgState]):
    """Heal a companion, or finish (Sanctuary: rulebook p. 10, "Rifugio")."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: TcgState) -> list[int]:
        found = [
            vocabulary.HEAL + s.codes[i] for i in derived.companions(s) if wounds.may_heal(s, i)
        ]
        if found:
            found.append(vocabulary.DONE)
        return found

    def apply(self, s: TcgState, action: int) -> None:
        if action != vocabulary.DONE:
            wounds.heal(s, s.where(action - vocabulary.HEAL))
            if self.left > 1:
                s.then(HealSome(self.seat, self.left - 1))
