"""A view as an array of numbers: which place of the array holds what.

A layout is a list of fields. Each reads one key of the view and fills a fixed number of places.
Every place has a name. Seats are in the order in which they follow the reader, who comes first:
what is learned in one seat is valid in the others.

Most places of an array are those of things that are absent. An array therefore starts as a copy of
the blank one, and only what is there is written. Numbers are written as they are; a reader divides
each by the scale of its place, so that those of an array lie between -1 and 1. Only the places of
`Index` and `Indexes` hold the number of a name, for an embedding.
The module is compiled like the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mathom.engine.features import Features
from mathom.engine.game import Game
from mathom.engine.state import State
from mathom.engine.step import Choice, Step, Together, deciders
from mathom.engine.view import see

NOT_THERE: Final = -1.0
"""The value of a number that is absent."""


class Sight:
    """Whose view is read: the seats, the reader first. What is read is written as places and their
    numbers."""

    def __init__(self, seats: Sequence[str], reader: str, out: Features) -> None:
        at = seats.index(reader)
        self.seats = [*seats[at:], *seats[:at]]
        self.out = out

    def write(self, place: int, number: int) -> None:
        """Put a number at a place."""
        self.out.put(place, number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """Some places of the array, filled from one key; an empty key means the whole view."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.size = 1
        self.fields: list[Field] = []

    def description(self) -> str:
        """What its numbers mean."""
        return "the number; -1 while there is none"

    def places(self) -> list[str]:
        """The name of each place, below the key."""
        return [""]

    def scales(self) -> list[int]:
        """What the number of each place is divided by."""
        return [1] * self.size

    def names_at(self) -> list[int]:
        """How many names each place tells apart by their numbers; 0 for places that hold no
        number of a name."""
        return [0] * self.size

    def parts(self) -> list[tuple[str, Field]]:
        """The fields inside, each with what its name begins with."""
        return []

    def blank(self) -> list[float]:
        """The numbers of an absent value."""
        return [0.0] * self.size

    def fill(self, value: Any, sight: Sight, at: int) -> None:
        """Write the numbers of a value; its first place is `at`."""
        raise NotImplementedError

    def read(self, data: Any, sight: Sight, at: int) -> None:
        """Look up the key and write its numbers, if there are any."""
        value = data
        if self.key:
            value = data.get(self.key)
        if value is not None:
            self.fill(value, sight, at)


def read_all(fields: list[Field], data: Any, sight: Sight, at: int) -> None:
    """Read several fields, one behind the other."""
    for field in fields:
        field.read(data, sight, at)
        at += field.size


def blank_of(fields: list[Field]) -> list[float]:
    """The numbers of several fields when nothing is there."""
    found: list[float] = []
    for field in fields:
        found.extend(field.blank())
    return found


def scales_of(fields: list[Field]) -> list[int]:
    """The scales of several fields."""
    found: list[int] = []
    for field in fields:
        found.extend(field.scales())
    return found


def names_of(fields: list[Field]) -> list[int]:
    """How many names the places of several fields tell apart."""
    found: list[int] = []
    for field in fields:
        found.extend(field.names_at())
    return found


def parts_of(fields: list[Field], before: str = "") -> list[tuple[str, Field]]:
    """Some fields, each with its name."""
    return [(joined(before, field.key), field) for field in fields]


class Number(Field):
    """A number or a boolean; `most` is the scale."""

    def __init__(self, key: str, most: int = 1) -> None:
        super().__init__(key)
        self.most = most

    def description(self) -> str:
        if self.most == 1:
            return "1 for yes, 0 for no; -1 while there is none"
        return f"the number, divided by {self.most}; -1 while there is none"

    def scales(self) -> list[int]:
        return [self.most]

    def blank(self) -> list[float]:
        return [NOT_THERE]

    def fill(self, value: Any, sight: Sight, at: int) -> None:
        sight.write(at, int(value))


@mypyc_attr(allow_interpreted_subclasses=True)
class Index(Field):
    """A name as its number from 1, as embeddings need it."""

    def __init__(self, key: str, names: Sequence[str]) -> None:
        super().__init__(key)
        self.number = {name: at + 1 for at, name in enumerate(names)}

    def description(self) -> str:
        return f"the number of the name, from 1 to {len(self.number)}; 0 for none"

    def names_at(self) -> list[int]:
        return [len(self.number)]

    def number_of(self, name: str) -> int:
        """The number of a name, 0 for one that has none."""
        return self.number.get(name, 0)

    def fill(self, value: Any, sight: Sight, at: int) -> None:
        sight.write(at, self.number_of(bare(value)))


class Indexes(Index):
    """A list of names, or of things with a name, as the numbers of the names, up to a limit."""

    def __init__(self, key: str, names: Sequence[str], most: int, of: str = "") -> None:
        super().__init__(key, names)
        self.size = most
        self.of = of

    def description(self) -> str:
        return f"the numbers of the names, from 1 to {len(self.number)}; 0 past the last"

    def places(self) -> list[str]:
        return [str(at + 1) for at in range(self.size)]

    def names_at(self) -> list[int]:
        return [len(self.number)] * self.size

    def fill(self, value: Any, sight: Sight, at: int) -> None:
        for thing in value[: self.size]:
            sight.write(at, self.number[bare(thing[self.of] if self.of else thing)])
            at += 1


class NumberedOf(Field):
    """A number that stands for one of a list of names, as a one-hot vector."""

    def __init__(self, key: str, names: Sequence[str]) -> None:
        super().__init__(key)
        self.names = list(names)
        self.size = len(self.names)

    def description(self) -> str:
        return "1 for the one that it is"

    def places(self) -> list[str]:
        return list(self.names)

    def fill(self, value: Any, sight: Sight, at: int) -> None:
        if 0 <= int(value) < self.size:
            sight.write(at + int(value), 1)


class BitsOf(NumberedOf):
    """A number whose bits stand for names: a 1 for each."""

    def description(self) -> str:
        return "1 for each that is meant"

    def fill(self, value: Any, sight: Sight, at: int) -> None:
        for bit in range(self.size):
            if int(value) >> bit & 1:
                sight.write(at + bit, 1)


class OneOf(Field):
    """One name of a list as a one-hot vector; all zeros for none."""

    def __init__(self, key: str, names: Sequence[str]) -> None:
        super().__init__(key)
        self.names = list(names)
        self.number = {name: at for at, name in enumerate(self.names)}
        self.size = len(self.names)

    def description(self) -> str:
        return "1 for the one that it is"

    def places(self) -> list[str]:
        return list(self.names)

    def fill(self, value: Any, sight: Sight, at: int) -> None:
        sight.write(at + self.number[str(value)], 1)


class Count(OneOf):
    """How many of each name: from a list of names, of things with a name, or from a mapping of
    names to numbers. `most` is the scale."""

    def __init__(self, key: str, names: Sequence[str], of: str = "", most: int = 1) -> None:
        super().__init__(key, names)
        self.of = of
        self.most = most

    def description(self) -> str:
        if self.most == 1:
            return "1 for each that is there"
        return f"how many of each, divided by {self.most}"

    def scales(self) -> list[int]:
        return [self.most] * self.size

    def fill(self, value: Any, sight: Sight, at: int) -> None:
        if isinstance(value, dict):
            for name, number in value.items():
                if number:
                    sight.write(at + self.number[name], int(number))
            return
        counts: dict[int, int] = {}
        for thing in value:
            place = self.number[str(thing[self.of] if self.of else thing)]
            counts[place] = counts.get(place, 0) + 1
        for place, number in counts.items():
            sight.write(at + place, number)


class SeatsIn(Field):
    """One seat or a list of seats as flags, starting with the reader."""

    def __init__(self, key: str, seats: int) -> None:
        super().__init__(key)
        self.size = seats

    def places(self) -> list[str]:
        return [seat_place(at) for at in range(self.size)]

    def description(self) -> str:
        return "1 for each such seat: the reader, the next one, …"

    def fill(self, value: Any, sight: Sight, at: int) -> None:
        named = value if isinstance(value, list) else [value]
        for seat in named:
            if seat is not None:
                sight.write(at + sight.seats.index(seat), 1)


class Part(Field):
    """Several fields below one key."""

    def __init__(self, key: str, fields: Sequence[Field]) -> None:
        super().__init__(key)
        self.fields = list(fields)
        self.size = sum(field.size for field in self.fields)

    def description(self) -> str:
        return ""

    def places(self) -> list[str]:
        return places_of(self.fields)

    def scales(self) -> list[int]:
        return scales_of(self.fields)

    def names_at(self) -> list[int]:
        return names_of(self.fields)

    def parts(self) -> list[tuple[str, Field]]:
        return parts_of(self.fields)

    def blank(self) -> list[float]:
        return blank_of(self.fields)

    def fill(self, value: Any, sight: Sight, at: int) -> None:
        read_all(self.fields, value, sight, at)


class Group(Part):
    """Several fields below one key, with a place that says whether they are present."""

    def __init__(self, key: str, fields: Sequence[Field]) -> None:
        super().__init__(key, fields)
        self.size += 1

    def description(self) -> str:
        return "1 if it is there, then"

    def places(self) -> list[str]:
        return ["there", *places_of(self.fields)]

    def scales(self) -> list[int]:
        return [1, *scales_of(self.fields)]

    def names_at(self) -> list[int]:
        return [0, *names_of(self.fields)]

    def blank(self) -> list[float]:
        return [0.0, *blank_of(self.fields)]

    def fill(self, value: Any, sight: Sight, at: int) -> None:
        sight.write(at, 1)
        read_all(self.fields, value, sight, at + 1)


class Each(Field):
    """The same fields for every name of a list."""

    def __init__(self, key: str, names: Sequence[str], fields: Sequence[Field]) -> None:
        super().__init__(key)
        self.names = list(names)
        self.fields = list(fields)
        self.each = sum(field.size for field in self.fields)
        self.size = len(self.names) * self.each

    def description(self) -> str:
        return "for each name"

    def blank(self) -> list[float]:
        return blank_of(self.fields) * len(self.names)

    def scales(self) -> list[int]:
        return scales_of(self.fields) * len(self.names)

    def names_at(self) -> list[int]:
        return names_of(self.fields) * len(self.names)

    def parts(self) -> list[tuple[str, Field]]:
        return parts_of(self.fields, "<name>")

    def places(self) -> list[str]:
        return [joined(name, place) for name in self.names for place in places_of(self.fields)]

    def fill(self, value: Any, sight: Sight, at: int) -> None:
        for name in self.names:
            data = value.get(name)
            if data is not None:
                read_all(self.fields, data, sight, at)
            at += self.each


class Seats(Field):
    """The same fields for every seat, the reader's first."""

    def __init__(self, key: str, seats: int, fields: Sequence[Field]) -> None:
        super().__init__(key)
        self.seats = seats
        self.fields = list(fields)
        self.each = sum(field.size for field in self.fields)
        self.size = seats * self.each

    def description(self) -> str:
        return "for each seat, the reader first"

    def blank(self) -> list[float]:
        return blank_of(self.fields) * self.seats

    def scales(self) -> list[int]:
        return scales_of(self.fields) * self.seats

    def names_at(self) -> list[int]:
        return names_of(self.fields) * self.seats

    def parts(self) -> list[tuple[str, Field]]:
        return parts_of(self.fields, "<seat>")

    def places(self) -> list[str]:
        return [
            joined(seat_place(at), place)
            for at in range(self.seats)
            for place in places_of(self.fields)
        ]

    def fill(self, value: Any, sight: Sight, at: int) -> None:
        for seat in sight.seats[: self.seats]:
            data = value.get(seat)
            if data is not None:
                read_all(self.fields, data, sight, at)
            at += self.each


class Slots(Field):
    """The items of a list one after the other, up to a limit; more are not shown."""

    def __init__(self, key: str, most: int, fields: Sequence[Field]) -> None:
        super().__init__(key)
        self.most = most
        self.group = Group("", fields)
        self.fields = self.group.fields
        self.size = most * self.group.size

    def places(self) -> list[str]:
        return [
            joined(str(at + 1), place) for at in range(self.most) for place in self.group.places()
        ]

    def description(self) -> str:
        return "for each place of the list: whether something is there, then"

    def blank(self) -> list[float]:
        return self.group.blank() * self.most

    def scales(self) -> list[int]:
        return self.group.scales() * self.most

    def names_at(self) -> list[int]:
        return self.group.names_at() * self.most

    def parts(self) -> list[tuple[str, Field]]:
        return parts_of(self.fields, "<place>")

    def fill(self, value: Any, sight: Sight, at: int) -> None:
        for thing in flat(value)[: self.most]:
            if thing is not None:
                self.group.fill(thing, sight, at)
            at += self.group.size


class Asked:
    """Writes the reader's seat and the pending question straight from a state: what the fields of
    `layouts.common` read from a view."""

    def __init__(self, game: Game[Any], seats: int, fields: Sequence[Field]) -> None:
        self.game = game
        self.seats = seats
        self.fields = list(fields)
        self.choices = choices_of(game)
        self.size = seats + 1 + seats + len(self.choices) + sum(field.size for field in fields)
        first = seats + 1 + seats
        self.place_of = [-1] * len(game.steps)
        for at, index in enumerate(self.choices):
            self.place_of[index] = first + at
        starts: dict[str, tuple[int, int]] = {}
        at = first + len(self.choices)
        for field in fields:
            size = field.size if isinstance(field, NumberedOf) else 0
            starts[field.key] = (at, -size if isinstance(field, BitsOf) else size)
            at += field.size
        self.attributes = [
            [pair[0] for pair in pairs_of(game, index, starts)] for index in range(len(game.steps))
        ]
        self.starts = [
            [pair[1] for pair in pairs_of(game, index, starts)] for index in range(len(game.steps))
        ]

    def fill(self, s: State, seat: int, out: Features) -> None:
        """Write it."""
        seats = self.seats
        out.flag(seat)
        if s.outcome is not None:
            return
        out.flag(seats)
        for other in deciders(s):
            out.flag(seats + 1 + (other - seat) % seats)
        step: Step[Any] = s.agenda[-1]
        index = self.game.step_index[type(step)]
        out.flag(self.place_of[index])
        starts = self.starts[index]
        for at, name in enumerate(self.attributes[index]):
            number: int = getattr(step, name)
            place, size = starts[at]
            if size == 0:
                out.put(place, number)
            elif size < 0:
                out.flags(number & (1 << -size) - 1, place)
            elif 0 <= number < size:
                out.flag(place + number)


def choices_of(game: Game[Any]) -> list[int]:
    """The numbers of the steps that ask."""
    return [
        index for index, kind in enumerate(game.steps) if issubclass(kind.kind, (Choice, Together))
    ]


def pairs_of(
    game: Game[Any], index: int, starts: dict[str, tuple[int, int]]
) -> list[tuple[str, tuple[int, int]]]:
    """The attributes of a step that the array shows, and where."""
    kind = game.steps[index]
    return [
        (name, starts[field])
        for name, field in zip(kind.attributes, kind.fields, strict=True)
        if field in starts
    ]


class Layout:
    """All fields of a game for a number of seats."""

    def __init__(
        self,
        game: str,
        seats: int,
        version: int,
        fields: Sequence[Field],
        asked: Asked,
        straight: Any = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.version = version
        self.asked = asked
        self.straight = straight
        self.fields = list(fields)
        self.size = sum(field.size for field in self.fields)
        self.blank = blank_of(self.fields)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles and copies: compiled fields are made anew."""
        return layout_again, (self.game, self.seats)

    def places(self) -> list[str]:
        """The name of every place."""
        return places_of(self.fields)

    def scales(self) -> list[int]:
        """What the number of every place is divided by."""
        return scales_of(self.fields)

    def names_at(self) -> list[int]:
        """For every place, how many names its numbers stand for: the size of an embedding without
        that for 0, none. It is 0 for places that hold no number of a name."""
        return names_of(self.fields)

    def write_view(self, view: Mapping[str, Any], out: Features) -> None:
        """Write what is there in a seat's view. All other places are blank."""
        read_all(self.fields, view, Sight(view["seats"], view["seat"], out), 0)

    def write(self, game: Game[Any], s: State, seat: int, out: Features) -> None:
        """The same from a state: without a view, if the game can do that."""
        if self.straight is None:
            self.write_view(see(game, s, seat), out)
            return
        self.asked.fill(s, seat, out)
        out.at = self.asked.size
        self.straight(s, seat, out)
        out.at = 0

    def table(self) -> list[tuple[int, int, str, str]]:
        """For the documentation: first place, number of places, key and description, of every
        field and of those inside it. Those inside are counted from the first place of theirs."""
        found: list[tuple[int, int, str, str]] = []
        at = 0
        for field in self.fields:
            explain(field, field.key, at, found)
            at += field.size
        return found


def explain(field: Field, name: str, at: int, found: list[tuple[int, int, str, str]]) -> None:
    """Describe a field and those inside it."""
    found.append((at, field.size, name, field.description()))
    inside = field.parts()
    at += 1 if isinstance(field, (Group, Slots)) else 0
    for key, part in inside:
        explain(part, joined(name, key), at, found)
        at += part.size


def bare(value: Any) -> str:
    """A name without the kind that views put before it, as in `card:4_12.a1`."""
    return "" if value is None else str(value).rpartition(":")[2]


def flat(things: list[Any]) -> list[Any]:
    """A list of rows as one list."""
    if things and isinstance(things[0], list):
        return [thing for row in things for thing in row]
    return things


def seat_place(at: int) -> str:
    """The names of a seat's places."""
    return "own" if at == 0 else f"next-{at}"


def joined(*parts: str) -> str:
    """A name made of several parts."""
    return ".".join(part for part in parts if part)


def places_of(fields: Sequence[Field]) -> list[str]:
    """The names of all places of some fields."""
    return [joined(field.key, place) for field in fields for place in field.places()]


def layout_again(game: str, seats: int) -> Layout:
    """The layout of a game, from a pickle."""
    from mathom.research.layouts import layout_of

    return layout_of(game, seats)
