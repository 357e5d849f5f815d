"""Abilities as objects: filters, values, conditions, operations and modifiers, and the tables in
which the rules look them up."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import RulesBug
from mathom.engine.step import Step
from mathom.games.tcg.rules.facts import (
    CARDS,
    CLASS,
    CULTURE,
    EVENT,
    LABEL_BITS,
    RACE,
    SIDE,
    TITLE,
    TYPE,
)
from mathom.games.tcg.rules.state import NOTHING, TcgState


class Coming(Step[TcgState]):
    """A step that a trigger announces: responses can prevent or replace it before it runs."""

    def due(self, s: TcgState, card: int) -> bool:
        """Whether this step is about to happen to the card and nothing stops it."""
        raise RulesBug("nothing-comes")


class Carry(Coming):
    """The context of a running ability: the next operation, the player, the card and the choices so
    far.

    `source` is the card of the ability. `subject` is the chosen card, or the card that the trigger
    is about, and `other` is a second one. `number` was chosen, was counted, or comes from the
    trigger: a count, a seat or a phase. `repeats` are the repetitions that remain; before the
    first repetition it holds the side that caused the trigger.
    """

    def __init__(
        self,
        ability: int,
        at: int,
        seat: int,
        source: int,
        subject: int = -1,
        other: int = -1,
        number: int = 0,
        repeats: int = 0,
    ) -> None:
        self.ability = ability
        self.at = at
        self.seat = seat
        self.source = source
        self.subject = subject
        self.other = other
        self.number = number
        self.repeats = repeats

    def run(self, s: TcgState) -> None:
        ABILITIES[self.ability].program[self.at].run(s, self)

    def due(self, s: TcgState, card: int) -> bool:
        return self.source == card

    def choosing(self, subject: int, other: int, number: int) -> Carry:
        """The same operation, with other choices."""
        return Carry(
            self.ability, self.at, self.seat, self.source, subject, other, number, self.repeats
        )

    def after(self, subject: int, other: int, number: int) -> Carry:
        """The next operation, with other choices."""
        return Carry(
            self.ability, self.at + 1, self.seat, self.source, subject, other, number, self.repeats
        )

    def next(self) -> Carry:
        return self.after(self.subject, self.other, self.number)

    def jump(self, to: int, repeats: int) -> Carry:
        return Carry(
            self.ability, to, self.seat, self.source, self.subject, self.other, self.number, repeats
        )


class Test:
    """A property that a card has or does not have."""

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        raise RulesBug("test-tests-nothing")


class Filter(Test):
    """A description of cards: printed facts as bits (0 = any), and further tests."""

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
        return self.printed(s.cards[i]) and self.passed(s, i, c)

    def passed(self, s: TcgState, i: int, c: Carry) -> bool:
        """Whether a card whose printed facts match passes the further tests."""
        return all(test.ok(s, i, c) for test in self.tests)

    def printed(self, card: int) -> bool:
        """Whether the printed facts of a card match, whatever its state."""
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
        return self.title < 0 or TITLE[card] == self.title


class Value:
    """A number that depends on the state."""

    def of(self, s: TcgState, c: Carry) -> int:
        raise RulesBug("value-without-number")


class Condition:
    """Something that holds or does not hold in a state."""

    def holds(self, s: TcgState, c: Carry) -> bool:
        raise RulesBug("condition-asks-nothing")


class Op:
    """One operation of an ability."""

    def payable(self, s: TcgState, c: Carry) -> bool:
        """Whether it can be done in full now; costs are checked before anything is done."""
        return True

    def partly(self, s: TcgState, c: Carry) -> bool:
        """Whether at least a part of it can be done now."""
        return self.payable(s, c)

    def perhaps(self, s: TcgState, c: Carry) -> bool:
        """Whether it could be done in full, judged from public information."""
        return self.payable(s, c)

    def idle(self, s: TcgState, c: Carry) -> bool:
        """Whether public information shows that it would change nothing now."""
        return False

    def run(self, s: TcgState, c: Carry) -> None:
        """Do it, and schedule the next operation."""
        raise RulesBug("line-does-nothing")


class End(Op):
    """The end of an ability."""

    def run(self, s: TcgState, c: Carry) -> None:
        """Nothing follows."""


# Kinds of abilities.
ACTION: Final = 0
RESPONSE: Final = 1
MAY: Final = 2
MUST: Final = 3
FROM_STACK: Final = 4
LATER: Final = 5
PLAY_COST: Final = 6

# Kinds of triggers.
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

ANNOUNCED: Final = (
    ABOUT_WOUND,
    ABOUT_DISCARD,
    ABOUT_BURDEN,
    ABOUT_CONTROL,
    ABILITY_USED,
    EVENT_PLAYED,
)
"""Triggers that come before the event itself: a wound, a discard, burdens, control of a site, the
effect of an ability, and the discard of a played event. They are the last kinds."""


class Occasion:
    """A trigger: a kind of event, with filters for its two cards and further restrictions."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.subject: Filter | None = None
        self.other: Filter | None = None
        self.number = -1
        self.by = -1
        self.own = False

    def fits(self, s: TcgState, c: Carry, by: int) -> bool:
        """Whether an event with the cards and the number of the context, caused by a side,
        matches."""
        subject = self.subject
        if subject is not None and (c.subject == NOTHING or not subject.ok(s, c.subject, c)):
            return False
        other = self.other
        if other is not None and not self.opposed(s, c, other):
            return False
        if self.number >= 0 and self.number != c.number:
            return False
        if self.by >= 0 and self.by != by:
            return False
        return not self.own or c.subject == c.source

    def opposed(self, s: TcgState, c: Carry, other: Filter) -> bool:
        """Whether the other card, or a character on the other side of the skirmish, matches."""
        if self.kind in (WINS, LOSES, DIES):
            if c.subject in s.fighters:
                if c.subject == s.fighters[0]:
                    return any(other.ok(s, i, c) for i in s.fighters[1:])
                return other.ok(s, s.fighters[0], c)
            return False
        return c.other != NOTHING and other.ok(s, c.other, c)


class Ability:
    """One ability of a card: its timing, conditions, costs and effects."""

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
        self.effects: list[Op] = []
        self.program: list[Op] = []
        self.ranger = False
        self.side = -1
        self.onto: Filter | None = None

    def ready(self, s: TcgState, c: Carry) -> bool:
        """Whether its conditions hold and its costs can be paid."""
        for need in self.needs:
            if not need.holds(s, c):
                return False
        for cost in self.costs:
            if not cost.payable(s, c):
                return False
        return all(want.payable(s, c) for want in self.wants)

    def idle(self, s: TcgState, c: Carry) -> bool:
        """Whether it costs nothing and public information shows that it would do nothing."""
        return not self.costs and all(effect.idle(s, c) for effect in self.effects)

    def perhaps_ready(self, s: TcgState, c: Carry) -> bool:
        """Whether it could be ready, judged from public information."""
        for need in self.needs:
            if not need.holds(s, c):
                return False
        for cost in self.costs:
            if not cost.perhaps(s, c):
                return False
        return all(want.perhaps(s, c) for want in self.wants)


# Kinds of modifiers.
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
    """A modifier that applies while its card is active: the affected cards, the amount and the
    conditions. `word` is a keyword, a class, a phase, or a kind of protection from wounds."""

    def __init__(self, kind: int, target: Filter | None, amount: Value) -> None:
        self.kind = kind
        self.target = target
        self.amount = amount
        self.word = -1
        self.side = -1
        self.first_sentence = False
        self.conditions: list[Condition] = []

    def holds(self, s: TcgState, c: Carry) -> bool:
        return all(condition.holds(s, c) for condition in self.conditions)


class CardAbilities:
    """All that the abilities of one card are compiled to; `first` is the number of the first."""

    def __init__(self, card: int, first: int) -> None:
        self.card = card
        self.first = first
        self.abilities: list[Ability] = []
        self.statics: list[Static] = []
        self.to_play: list[Condition] = []
        self.play_cost: Ability | None = None
        self.bearer: Filter | None = None

    def add(self, kind: int) -> Ability:
        """A new ability of the card, still empty."""
        index = len(self.abilities)
        found = Ability(self.first + index, self.card, index, kind)
        self.abilities.append(found)
        return found


ABILITIES: Final[list[Ability]] = []
"""All abilities by number.

Operations look up abilities while they run, so these tables stand below the operations, and the
objects can be made only when all classes exist: `game`, which puts the parts together, calls
`set_abilities` for each card.
"""

CARD_ABILITIES: Final[list[list[Ability]]] = [[] for _ in CARDS]
"""For each card its abilities that are used or triggered, including LATER and PLAY_COST."""

STATICS: Final[list[list[Static]]] = [[] for _ in CARDS]
STATIC_KINDS: Final[list[int]] = [0 for _ in CARDS]
"""For each card the kinds of its modifiers, as bits."""

ACTION_PHASES: Final[list[int]] = [0 for _ in CARDS]
"""For each card the phases in which one of its abilities is an action, as bits."""

OCCASION_KINDS: Final[list[int]] = [0 for _ in CARDS]
"""For each card the kinds of its triggers, as bits."""

FIRST_OCCASION: Final = 32
"""In CARD_KINDS: the bit of the first kind of trigger. Modifiers have those before it."""
FIRST_POWER: Final = 50
"""In CARD_KINDS: the bit of the first keyword that a modifier gives."""
STACK_KIND: Final = 1 << 56
"""In CARD_KINDS: the card has an ability for when it is stacked."""

CARD_KINDS: Final[list[int]] = [0 for _ in CARDS]
"""For each card the kinds of its modifiers, triggers and abilities, as bits."""

STARTER_KINDS: Final[dict[int, int]] = {}
"""The same for the cards of a starter deck, once it was looked up."""

TO_PLAY: Final[list[list[Condition]]] = [[] for _ in CARDS]
PLAY_COSTS: Final[list[Ability | None]] = [None for _ in CARDS]
BEARER: Final[list[Filter | None]] = [None for _ in CARDS]

RESPONSE_EVENTS: Final[list[list[int]]] = [[] for _ in range(OCCASIONS)]
"""For each kind of trigger the event cards that respond to it from hand."""


def set_abilities(found: CardAbilities) -> None:
    """Enter the abilities of a card into the tables."""
    card = found.card
    ABILITIES.extend(found.abilities)
    CARD_ABILITIES[card] = found.abilities
    STATICS[card] = found.statics
    STATIC_KINDS[card] = 0
    for static in found.statics:
        STATIC_KINDS[card] |= 1 << static.kind
    OCCASION_KINDS[card] = 0
    ACTION_PHASES[card] = 0
    for ability in found.abilities:
        if ability.kind == ACTION:
            ACTION_PHASES[card] |= ability.phases
        occasion = ability.occasion
        if occasion is not None:
            OCCASION_KINDS[card] |= 1 << occasion.kind
            if TYPE[card] == EVENT:
                RESPONSE_EVENTS[occasion.kind].append(card)
    CARD_KINDS[card] = kinds_of(card)
    STARTER_KINDS.clear()
    TO_PLAY[card] = found.to_play
    PLAY_COSTS[card] = found.play_cost
    BEARER[card] = found.bearer


def kinds_of(card: int) -> int:
    """The kinds of modifiers, triggers and abilities of a card, as bits."""
    found = STATIC_KINDS[card] | OCCASION_KINDS[card] << FIRST_OCCASION
    for static in STATICS[card]:
        if static.kind == MOD_POWER:
            found |= 1 << (FIRST_POWER + static.word)
    for ability in CARD_ABILITIES[card]:
        if ability.kind == FROM_STACK:
            found |= STACK_KIND
    return found
