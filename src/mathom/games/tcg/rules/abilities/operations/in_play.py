"""Operations on cards in play: exert, wound, heal, discard, change strength, assign."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import RulesBug
from mathom.engine.hidden import ALL_EYES
from mathom.games.tcg.rules import derived, vocabulary
from mathom.games.tcg.rules.abilities.ability_types import Carry, Op, Value
from mathom.games.tcg.rules.abilities.filters import assignable, has_room
from mathom.games.tcg.rules.abilities.operations.asking import SOME, Asking, Selection
from mathom.games.tcg.rules.costs import side_of
from mathom.games.tcg.rules.facts import FIERCE, LABEL_BITS, RANGER
from mathom.games.tcg.rules.state import (
    FX_JOINS,
    FX_KEPT_OUT,
    FX_NO_ITEMS,
    FX_NOT_COUNTED,
    FX_OVERWHELM,
    FX_POWER,
    FX_PREVENTED,
    FX_SAFE,
    FX_SILENCED,
    FX_SITE_NUMBER,
    FX_STRENGTH,
    FX_WATCH,
    FX_WOUND_CAP,
    HAND,
    NOTHING,
    UNTIL_PHASE,
    UNTIL_REGROUP,
    TcgState,
)
from mathom.games.tcg.rules.turn import wounds
from mathom.games.tcg.rules.turn.pairing import pair


class Hit(Asking):
    """An operation on selected cards in play."""

    def __init__(self, whom: Selection, amount: Value) -> None:
        self.whom = whom
        self.amount = amount

    def eligible(self, s: TcgState, c: Carry, i: int) -> bool:
        """Whether the operation can affect this card."""
        return True

    def touch(self, s: TcgState, c: Carry, i: int) -> None:
        """Apply the operation to one card."""
        raise RulesBug("line-does-nothing")

    def pool(self, s: TcgState, c: Carry) -> list[int]:
        what = self.whom.what
        if what is None:
            return []
        found = [i for i in derived.seen(s, what, c) if self.eligible(s, c, i)]
        return [i for i in found if s.owner[i] == c.seat] if self.whom.own else found

    def payable(self, s: TcgState, c: Carry) -> bool:
        whom = self.whom
        if whom.kind != SOME:
            found = whom.fixed(s, c)
            return len(found) > 0 and all(self.eligible(s, c, i) for i in found)
        least = whom.least
        need = least.of(s, c) if least is not None else 1
        return len(self.pool(s, c)) >= need

    def partly(self, s: TcgState, c: Carry) -> bool:
        whom = self.whom
        if whom.kind == SOME:
            return len(self.pool(s, c)) > 0
        return any(self.eligible(s, c, i) for i in whom.fixed(s, c))

    def idle(self, s: TcgState, c: Carry) -> bool:
        whom = self.whom
        found = self.pool(s, c) if whom.kind == SOME else whom.fixed(s, c)
        return not any(derived.in_play(s, i) and self.eligible(s, c, i) for i in found)

    def run(self, s: TcgState, c: Carry) -> None:
        whom = self.whom
        if whom.kind != SOME:
            found = [i for i in whom.fixed(s, c) if self.eligible(s, c, i)]
            self.finish(s, c, found)
            return
        self.ask(s, c)

    def limits(self, s: TcgState, c: Carry) -> tuple[int, int]:
        least, most = self.whom.least, self.whom.most
        return least.of(s, c) if least is not None else 0, most.of(s, c) if most is not None else 99

    def chooser(self, s: TcgState, c: Carry) -> int:
        return self.whom.chooser(s, c)

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        whom = self.whom
        after = c.next()
        if whom.kind == SOME:
            first = picked[0] if picked else NOTHING
            if whom.single and whom.into_other:
                after.other = first
            elif whom.single:
                after.subject = first
            else:
                after.number = len(picked)
            c = c.choosing(after.subject, after.other, after.number)
        for i in picked:
            self.touch(s, c, i)
        s.then(after)


class Choosing(Hit):
    """Choose a card; nothing else happens yet."""

    def touch(self, s: TcgState, c: Carry, i: int) -> None:
        """The card is only chosen."""


class Exert(Hit):
    """Exert characters, the given number of times."""

    def eligible(self, s: TcgState, c: Carry, i: int) -> bool:
        return wounds.may_exert(s, i, 1)

    def payable(self, s: TcgState, c: Carry) -> bool:
        times = self.amount.of(s, c)
        if times > 1:
            found = self.whom.fixed(s, c)
            return len(found) > 0 and all(wounds.may_exert(s, i, times) for i in found)
        return super().payable(s, c)

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        # If several characters exert, remember a ranger: some cards ask whether one was exerted.
        if picked and self.whom.kind == SOME and not self.whom.single and c.subject == NOTHING:
            rangers = [i for i in picked if LABEL_BITS[s.cards[i]] & RANGER]
            c = c.choosing((rangers or picked)[0], c.other, c.number)
        super().finish(s, c, picked)

    def touch(self, s: TcgState, c: Carry, i: int) -> None:
        for _ in range(self.amount.of(s, c)):
            wounds.exert(s, i)


class Exhaust(Hit):
    """Exert characters until they are exhausted."""

    def eligible(self, s: TcgState, c: Carry, i: int) -> bool:
        return wounds.may_exert(s, i, 1)

    def touch(self, s: TcgState, c: Carry, i: int) -> None:
        while wounds.may_exert(s, i, 1):
            wounds.exert(s, i)


class Wounding(Hit):
    """Wound characters, the given number of times."""

    def eligible(self, s: TcgState, c: Carry, i: int) -> bool:
        return wounds.can_take_wound(s, i)

    def touch(self, s: TcgState, c: Carry, i: int) -> None:
        for _ in range(self.amount.of(s, c)):
            s.then(wounds.Wound(i))


class Healing(Hit):
    """Heal characters, the given number of times."""

    def eligible(self, s: TcgState, c: Carry, i: int) -> bool:
        return wounds.may_heal(s, i)

    def touch(self, s: TcgState, c: Carry, i: int) -> None:
        for _ in range(self.amount.of(s, c)):
            wounds.heal(s, i)


class Discarding(Hit):
    """Discard cards from play."""

    def eligible(self, s: TcgState, c: Carry, i: int) -> bool:
        return wounds.may_discard(s, i)

    def touch(self, s: TcgState, c: Carry, i: int) -> None:
        s.then(wounds.Discard(i, side_of(s, c.seat)))


class Strengthen(Hit):
    """Change the strength of characters for a duration."""

    def __init__(self, whom: Selection, amount: Value, until: int) -> None:
        super().__init__(whom, amount)
        self.until = until

    def touch(self, s: TcgState, c: Carry, i: int) -> None:
        amount = self.amount.of(s, c)
        if amount != 0:
            s.last(FX_STRENGTH, i, amount, self.until)
            s.tell(vocabulary.STRENGTHENED, s.codes[i], amount)


class Gain(Hit):
    """Give characters a keyword for a duration."""

    def __init__(self, whom: Selection, amount: Value, power: int, until: int) -> None:
        super().__init__(whom, amount)
        self.power = power
        self.until = until

    def touch(self, s: TcgState, c: Carry, i: int) -> None:
        if derived.in_play(s, i):
            amount = self.amount.of(s, c)
            s.last(FX_POWER, i, amount, self.until, self.power)
            s.tell(vocabulary.GAINED, s.codes[i], self.power, 0 if self.power == FIERCE else amount)


class Lasting(Hit):
    """Put a lasting effect on cards."""

    def __init__(self, whom: Selection, amount: Value, kind: int, until: int) -> None:
        super().__init__(whom, amount)
        self.kind = kind
        self.until = until

    def touch(self, s: TcgState, c: Carry, i: int) -> None:
        if derived.in_play(s, i):
            s.last(self.kind, i, self.amount.of(s, c), self.until)


LASTING: Final = {
    "prevent-all": (FX_PREVENTED, UNTIL_PHASE),
    "no-wounds": (FX_SAFE, UNTIL_PHASE),
    "wound-cap": (FX_WOUND_CAP, UNTIL_PHASE),
    "overwhelm": (FX_OVERWHELM, UNTIL_PHASE),
    "keep-out": (FX_KEPT_OUT, UNTIL_PHASE),
    "not-counted": (FX_NOT_COUNTED, UNTIL_PHASE),
    "no-items": (FX_NO_ITEMS, UNTIL_PHASE),
    "silence": (FX_SILENCED, UNTIL_REGROUP),
    "site-up": (FX_SITE_NUMBER, UNTIL_PHASE),
    "joins": (FX_JOINS, UNTIL_PHASE),
}


class Watch(Hit):
    """Start a delayed effect for when a character wins (1) or loses (0) this skirmish."""

    def touch(self, s: TcgState, c: Carry, i: int) -> None:
        s.last(FX_WATCH, i, self.amount.of(s, c), UNTIL_PHASE, c.source)


class Token(Hit):
    """Add or remove culture tokens."""

    def eligible(self, s: TcgState, c: Carry, i: int) -> bool:
        return s.tokens[i] + self.amount.of(s, c) >= 0

    def touch(self, s: TcgState, c: Carry, i: int) -> None:
        if derived.in_play(s, i):
            s.set_tokens(i, s.tokens[i] + self.amount.of(s, c))
            s.tell(vocabulary.TOKEN_PUT, s.codes[i], s.tokens[i])


class CancelSkirmish(Hit):
    """End the skirmish of a character without a winner."""

    def eligible(self, s: TcgState, c: Carry, i: int) -> bool:
        return derived.fights(s, i)

    def touch(self, s: TcgState, c: Carry, i: int) -> None:
        s.tell(vocabulary.FIGHT_CANCELLED, s.codes[s.fighter])
        for j in s.table:
            if s.foe[j] == s.fighter:
                s.set_foe(j, NOTHING)
        s.fighter = NOTHING
        s.fighters = []


class LeaveFight(Hit):
    """Remove a minion from its skirmish."""

    def touch(self, s: TcgState, c: Carry, i: int) -> None:
        s.set_foe(i, NOTHING)


class ToHand(Hit):
    """Return cards from play to their owners' hands."""

    def touch(self, s: TcgState, c: Carry, i: int) -> None:
        if derived.in_play(s, i):
            s.tell(vocabulary.RETURNED, s.codes[i])
            wounds.leave_play(s, i, HAND)
            s.set_eyes(i, ALL_EYES)


class Assign(Op):
    """Assign a minion to a character, with the same limits as for players."""

    def __init__(self, minion: Selection, whom: Selection) -> None:
        self.minion = minion
        self.whom = whom

    def payable(self, s: TcgState, c: Carry) -> bool:
        minion = self.minion.one(s, c)
        whom = self.whom.one(s, c)
        if not derived.in_play(s, minion) or not derived.in_play(s, whom):
            return False
        return assignable(s, minion) and has_room(s, whom) and derived.takes_part(s, whom)

    def run(self, s: TcgState, c: Carry) -> None:
        if self.payable(s, c):
            pair(s, self.whom.one(s, c), self.minion.one(s, c), side_of(s, c.seat))
        s.then(c.next())
