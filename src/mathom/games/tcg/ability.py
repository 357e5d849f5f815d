"""Abilities as objects: filters, values, conditions, what is done step by step, what is so
while a card is in play; and the tables in which the rules find them."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import RulesBug
from mathom.engine.step import Step
from mathom.games.tcg.facts import (
    CARDS,
    CLASS,
    CULTURE,
    LABEL_BITS,
    RACE,
    SIDE,
    TITLE,
    TYPE,
)
from mathom.games.tcg.state import NOTHING, TcgState


class Carry(Step[TcgState]):
    """An ability being carried out: where it is, whose it is, and what has been chosen.

    `source` is the card, `x` and `y` the cards it speaks of, `n` a number, `k` how often the
    running repetition is still to be done.
    """

    def __init__(
        self,
        ability: int,
        at: int,
        seat: int,
        source: int,
        x: int = -1,
        y: int = -1,
        n: int = 0,
        k: int = 0,
    ) -> None:
        self.ability = ability
        self.at = at
        self.seat = seat
        self.source = source
        self.x = x
        self.y = y
        self.n = n
        self.k = k

    def run(self, s: TcgState) -> None:
        ABILITIES[self.ability].program[self.at].run(s, self)

    def after(self, x: int, y: int, n: int) -> Carry:
        """The next line with other choices made."""
        return Carry(self.ability, self.at + 1, self.seat, self.source, x, y, n, self.k)

    def next(self) -> Carry:
        """The next line."""
        return self.after(self.x, self.y, self.n)

    def jump(self, to: int, k: int) -> Carry:
        """Another line."""
        return Carry(self.ability, to, self.seat, self.source, self.x, self.y, self.n, k)


class Test:
    """Something that a card may or may not be."""

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        """Whether it is."""
        raise RulesBug("test-tests-nothing")


class Filter(Test):
    """A description of cards: printed facts as bits (0 = anything) and further tests."""

    def __init__(self) -> None:
        self.types = 0
        self.sides = 0
        self.cultures = 0
        self.races = 0
        self.labels = 0
        self.classes = 0
        self.title = -1
        self.tests: list[Test] = []

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        card = s.cards[i]
        if self.types and not self.types >> TYPE[card] & 1:
            return False
        if self.sides and not self.sides >> SIDE[card] & 1:
            return False
        if self.cultures and not (CULTURE[card] >= 0 and self.cultures >> CULTURE[card] & 1):
            return False
        if self.races and not (RACE[card] >= 0 and self.races >> RACE[card] & 1):
            return False
        if self.labels and LABEL_BITS[card] & self.labels == 0:
            return False
        if self.classes and not (CLASS[card] >= 0 and self.classes >> CLASS[card] & 1):
            return False
        if self.title >= 0 and TITLE[card] != self.title:
            return False
        return all(test.ok(s, i, c) for test in self.tests)


class Value:
    """A number that depends on the table."""

    def of(self, s: TcgState, c: Carry) -> int:
        """How much it is now."""
        raise RulesBug("value-without-number")


class Condition:
    """Something that may be so or not."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        """Whether it is so now."""
        raise RulesBug("condition-asks-nothing")


class Op:
    """One line of an ability."""

    def payable(self, s: TcgState, c: Carry) -> bool:
        """Whether it can be done in full now; asked of costs before anything is done."""
        return True

    def partly(self, s: TcgState, c: Carry) -> bool:
        """Whether at least a part of it can be done now."""
        return self.payable(s, c)

    def run(self, s: TcgState, c: Carry) -> None:
        """Do it, and go on to the next line."""
        raise RulesBug("line-does-nothing")


class End(Op):
    """The last line."""

    def run(self, s: TcgState, c: Carry) -> None:
        """Nothing follows."""


# What kind of ability it is.
ACTION: Final = 0
RESPONSE: Final = 1
MAY: Final = 2
MUST: Final = 3
FROM_STACK: Final = 4
LATER: Final = 5
PLAY_COST: Final = 6

# What a trigger or response answers.
WINS: Final = 0
LOSES: Final = 1
PLAYED: Final = 2
DIES: Final = 3
SKIRMISH_STARTS: Final = 4
PHASE_STARTS: Final = 5
TURN_STARTS: Final = 6
MOVES: Final = 7
ARRIVES: Final = 8
LEAVES: Final = 9
PAIRED: Final = 10
PHASE_ENDS: Final = 11
ABOUT_WOUND: Final = 12
ABOUT_DISCARD: Final = 13
ABOUT_BURDEN: Final = 14
ABOUT_CONTROL: Final = 15
ABILITY_USED: Final = 16
EVENT_PLAYED: Final = 17
OCCASIONS: Final = 18


class Occasion:
    """What an ability answers: a kind of event about cards `x` and `y` (filters), and more."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.x: Filter | None = None
        self.y: Filter | None = None
        self.number = -1
        self.by = -1
        self.own = False

    def fits(self, s: TcgState, c: Carry) -> bool:
        """Whether this event, about `c.x`, `c.y` and `c.n`, is the one."""
        x = self.x
        if x is not None and (c.x == NOTHING or not x.ok(s, c.x, c)):
            return False
        y = self.y
        if y is not None and not self.opposed(s, c, y):
            return False
        if self.number >= 0 and self.number != c.n:
            return False
        if self.by >= 0 and self.by != c.k:
            return False
        return not self.own or c.x == c.source

    def opposed(self, s: TcgState, c: Carry, y: Filter) -> bool:
        """Whether the other card, or one of those fought against, is as it must be."""
        if self.kind in (WINS, LOSES, DIES):
            if c.x in s.fighters:
                if c.x == s.fighters[0]:
                    return any(y.ok(s, i, c) for i in s.fighters[1:])
                return y.ok(s, s.fighters[0], c)
            return False
        return c.y != NOTHING and y.ok(s, c.y, c)


class Ability:
    """One ability of a card: when it may be used, what it needs, costs and does."""

    def __init__(self, number: int, card: int, index: int, kind: int) -> None:
        self.number = number
        self.card = card
        self.index = index
        self.kind = kind
        self.phases = 0
        self.once = False
        self.occasion: Occasion | None = None
        self.needs: list[Condition] = []
        self.costs: list[Op] = []
        self.wants: list[Op] = []
        self.program: list[Op] = []
        self.ranger = False
        self.side = -1
        self.onto: Filter | None = None

    def ready(self, s: TcgState, c: Carry) -> bool:
        """Whether what it needs is there and what it costs can be paid."""
        for need in self.needs:
            if not need.holds(s, c):
                return False
        for cost in self.costs:
            if not cost.payable(s, c):
                return False
        return all(want.payable(s, c) for want in self.wants)


# What a card in play changes as long as it is there.
MOD_STRENGTH: Final = 0
MOD_POWER: Final = 1
MOD_COST: Final = 2
MOD_SAFE: Final = 3
MOD_ARCHERY_FREE: Final = 4
MOD_ARCHERY_SHADOW: Final = 5
MOD_BAR: Final = 6
MOD_NO_DISCARD: Final = 7
MOD_NOT_COUNTED: Final = 8
MOD_KEPT_OUT: Final = 9
MOD_LOSE: Final = 10
MOD_MOVE_LIMIT: Final = 11
MOD_SITE_NUMBER: Final = 12
MOD_WOUND_CAP: Final = 13
MOD_ALLY_OUT: Final = 14
MOD_ALLY_IN: Final = 15
MOD_NO_BEAR: Final = 16
MOD_NO_PLAY_ON: Final = 17
MOD_NO_ABILITIES: Final = 18
MOD_ROAMING: Final = 19
MOD_SKIP_ARCHERY: Final = 20
MOD_NO_HEAL: Final = 21
MOD_OVERWHELM: Final = 22
MOD_PROTECT: Final = 23
MOD_SHADOW_NUMBER: Final = 24
MOD_TAX: Final = 25
MOD_HOME_WATCH: Final = 26
MOD_COST_ON: Final = 27
MOD_START_COST: Final = 28
MOD_OWN_COST: Final = 29


class Static:
    """Something that is so while its card is in play: for which cards, how much, under which
    conditions. `word` is a power, a class, a phase, or a way of being safe."""

    def __init__(self, kind: int, target: Filter | None, amount: Value) -> None:
        self.kind = kind
        self.target = target
        self.amount = amount
        self.word = -1
        self.side = -1
        self.first_sentence = False
        self.conditions: list[Condition] = []

    def holds(self, s: TcgState, c: Carry) -> bool:
        """Whether it is in force."""
        return all(condition.holds(s, c) for condition in self.conditions)


ABILITIES: Final[list[Ability]] = []
CARD_ABILITIES: Final[list[list[Ability]]] = [[] for _ in CARDS]
"""The abilities that are used or triggered, for each card; kind LATER and PLAY_COST included."""

STATICS: Final[list[list[Static]]] = [[] for _ in CARDS]
STATIC_KINDS: Final[list[int]] = [0 for _ in CARDS]
"""The kinds of a card's statics as bits."""

OCCASION_KINDS: Final[list[int]] = [0 for _ in CARDS]
"""The kinds of events that a card answers, as bits."""

TO_PLAY: Final[list[list[Condition]]] = [[] for _ in CARDS]
PLAY_COSTS: Final[list[Ability | None]] = [None for _ in CARDS]
BEARER: Final[list[Filter | None]] = [None for _ in CARDS]

RESPONSE_EVENTS: Final[list[list[int]]] = [[] for _ in range(OCCASIONS)]
"""For each kind of event the event cards that answer it from the hand."""
