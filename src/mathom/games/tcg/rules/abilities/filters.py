"""Filters: tests of a card's state, and how filters are read from data.

A filter in the data is a list of words that must all be true of a card: types, sides, cultures,
races, classes, keywords, `title:…`, `signet:…`, states. `a|b` means either, `!a` means not; a
nested list is a relation to other cards: `facing`, `on`, `bearing`, `assigned-to`, `or`.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.errors import BadNotation
from mathom.games.tcg.rules import derived
from mathom.games.tcg.rules.abilities.ability_types import Carry, Filter, Test
from mathom.games.tcg.rules.facts import (
    ALLY,
    CLASSES,
    COMPANION,
    CULTURES,
    DEFENDER,
    FIERCE,
    LABELS,
    MINION,
    POWERS,
    RACES,
    SIDES,
    SIGNET,
    SIGNETS,
    TITLE,
    TITLES,
    TYPE,
    TYPES,
)
from mathom.games.tcg.rules.state import NOTHING, TcgState


class Anything(Test):
    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return True


class Not(Test):
    def __init__(self, test: Test) -> None:
        self.test = test

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return not self.test.ok(s, i, c)


class Either(Test):
    def __init__(self, tests: list[Filter]) -> None:
        self.tests = tests

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return any(test.ok(s, i, c) for test in self.tests)


class Self(Test):
    """The card of the ability."""

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return i == c.source


class Bearer(Test):
    """The bearer of the ability's card."""

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return i == s.host[c.source]


class IsSubject(Test):
    """The chosen card, or the subject of the trigger."""

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return i == c.subject


class IsOther(Test):
    """The second chosen card, or the other card of the trigger."""

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return i == c.other


class Mine(Test):
    """Owned by the player who uses the ability."""

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return s.owner[i] == c.seat


class Theirs(Test):
    """Owned by the player chosen before."""

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return s.owner[i] == c.number


class RingBound(Test):
    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return derived.ring_bound(s, i)


class Unbound(Test):
    """A companion that is not Ring-bound."""

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return TYPE[s.cards[i]] == COMPANION and not derived.ring_bound(s, i)


class RingBearer(Test):
    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return s.bearer[s.owner[i]] == i


class Wounded(Test):
    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return s.wounds[i] > 0


class Exhausted(Test):
    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return derived.exhausted(s, i)


class Roaming(Test):
    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return derived.roaming(s, i)


class Mounted(Test):
    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return derived.mounted(s, i)


class Fighting(Test):
    """In the current skirmish."""

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return derived.fights(s, i)


class Unassigned(Test):
    """Not assigned to a skirmish in this round."""

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return s.foe[i] == NOTHING and derived.assigned_to(s, i) == 0


class Assignable(Test):
    """A minion that can still be assigned to a skirmish."""

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return assignable(s, i)


class Room(Test):
    """A character to which one more minion can be assigned, including an ally that a card lets take
    part."""

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return has_room(s, i) and (derived.takes_part(s, i) or derived.may_be_brought(s, i))


class WithStacked(Test):
    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return len(derived.stacked_on(s, i)) > 0


class Tokened(Test):
    """Has a culture token."""

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return s.tokens[i] > 0


class HoldsSame(Test):
    """Bears a card with the same title as the card to be played."""

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        title = TITLE[s.cards[c.source]]
        return any(s.host[j] == i and TITLE[s.cards[j]] == title for j in s.table)


class Weak(Test):
    """Has at most this much strength."""

    def __init__(self, most: int) -> None:
        self.most = most

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return derived.strength(s, i) <= self.most


class Holding(Test):
    """Bears at least this many cards."""

    def __init__(self, least: int) -> None:
        self.least = least

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return len(derived.borne(s, i)) >= self.least


class Powered(Test):
    """Has a keyword that cards can give or take away."""

    def __init__(self, word: int) -> None:
        self.word = word

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return derived.power(s, i, self.word) > 0


class HasSignet(Test):
    def __init__(self, signet: int) -> None:
        self.signet = signet

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return SIGNET[s.cards[i]] == self.signet


class Facing(Test):
    """Fights a matching character in the current skirmish."""

    def __init__(self, whom: Filter) -> None:
        self.whom = whom

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return any(self.whom.ok(s, j, c) for j in derived.facing(s, i))


class AssignedTo(Test):
    """A minion assigned to a matching character."""

    def __init__(self, whom: Filter) -> None:
        self.whom = whom

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        j = s.foe[i]
        return j != NOTHING and self.whom.ok(s, j, c)


class On(Test):
    """Borne by a matching card."""

    def __init__(self, whom: Filter) -> None:
        self.whom = whom

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        j = s.host[i]
        return j != NOTHING and self.whom.ok(s, j, c)


class Bearing(Test):
    """Bears a matching card."""

    def __init__(self, what: Filter) -> None:
        self.what = what

    def ok(self, s: TcgState, i: int, c: Carry) -> bool:
        return any(s.host[j] == i and self.what.ok(s, j, c) for j in s.table)


def assignable(s: TcgState, i: int) -> bool:
    """Whether a minion can be assigned now: unassigned, allowed to fight, and fierce in a fierce
    round."""
    if s.foe[i] != NOTHING or TYPE[s.cards[i]] != MINION or derived.kept_out(s, i):
        return False
    return s.fierce == 0 or derived.power(s, i, FIERCE) > 0


def has_room(s: TcgState, i: int) -> bool:
    """Whether a character can be assigned one more minion: one, plus one for each defender
    bonus."""
    return derived.assigned_to(s, i) <= derived.power(s, i, DEFENDER)


STATES: Final[dict[str, type[Test]]] = {
    "card": Anything,
    "self": Self,
    "bearer": Bearer,
    "x": IsSubject,
    "y": IsOther,
    "mine": Mine,
    "theirs": Theirs,
    "ring-bound": RingBound,
    "unbound": Unbound,
    "ring-bearer": RingBearer,
    "wounded": Wounded,
    "exhausted": Exhausted,
    "roaming": Roaming,
    "mounted": Mounted,
    "fighting": Fighting,
    "unassigned": Unassigned,
    "assignable": Assignable,
    "room": Room,
    "with-stacked": WithStacked,
    "tokened": Tokened,
    "holds-same": HoldsSame,
}
OPPOSITES: Final = {"other": "self", "not-bearer": "bearer", "not-x": "x"}


def read_filter(words: list[Any]) -> Filter:
    found = Filter()
    for word in words:
        add_word(found, word)
    return found


def add_word(f: Filter, word: Any) -> None:
    """Add one more requirement."""
    if isinstance(word, list):
        f.tests.append(read_relation(word))
    elif "|" in word:
        add_alternatives(f, word.split("|"))
    elif word.startswith("!"):
        f.tests.append(Not(read_filter([word[1:]])))
    elif word in OPPOSITES:
        f.tests.append(Not(read_filter([OPPOSITES[word]])))
    elif not add_printed(f, word):
        f.tests.append(read_state(word))


def add_printed(f: Filter, word: str) -> bool:
    """Add a printed fact as a bit."""
    if word == "character":
        f.types |= 1 << COMPANION | 1 << ALLY | 1 << MINION
    elif word in TYPES:
        f.types |= 1 << TYPES.index(word)
    elif word in SIDES:
        f.sides |= 1 << SIDES.index(word)
    elif word in CULTURES:
        f.cultures |= 1 << CULTURES.index(word)
    elif word in RACES:
        f.races |= 1 << RACES.index(word)
    elif word in CLASSES:
        f.classes |= 1 << CLASSES.index(word)
    elif word in LABELS and word != "ring-bound":
        f.labels |= 1 << LABELS.index(word)
    elif word.startswith("title:"):
        f.title = TITLES.index(word[6:])
    else:
        return False
    return True


def add_alternatives(f: Filter, words: list[str]) -> None:
    """Add alternatives: bits of the same kind if possible, otherwise tests."""
    for kind in (TYPES, CLASSES, RACES):
        if all(word in kind or (kind is TYPES and word == "character") for word in words):
            for word in words:
                add_printed(f, word)
            return
    f.tests.append(Either([read_filter([word]) for word in words]))


def read_relation(words: list[Any]) -> Test:
    head, rest = words[0], words[1:]
    if head == "or":
        return Either([read_filter(part) for part in rest])
    if isinstance(head, list):
        return read_filter(words)
    relations: dict[str, type[Facing] | type[AssignedTo] | type[On] | type[Bearing]] = {
        "facing": Facing,
        "assigned-to": AssignedTo,
        "on": On,
        "bearing": Bearing,
    }
    if head not in relations:
        raise BadNotation("unknown-effect", effect=head)
    return relations[head](read_filter(rest))


def read_state(word: str) -> Test:
    if word in STATES:
        return STATES[word]()
    if word in POWERS:
        return Powered(POWERS.index(word))
    name, _, rest = word.partition(":")
    if name == "signet":
        return HasSignet(SIGNETS.index(rest))
    if name == "weak":
        return Weak(int(rest))
    if name == "holding":
        return Holding(int(rest))
    raise BadNotation("unknown-effect", effect=word)
