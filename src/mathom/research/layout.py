"""A view as an array of numbers: which place of the array holds what.

A layout is a list of fields. Each reads one key of the view and fills a fixed number of places.
Every place has a name. Seats are in the order in which they follow the reader, who comes first:
what is learned in one seat is valid in the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

NOT_THERE = -1.0
"""The value of a number that is absent."""


class Sight:
    """Whose view is read: the seats, the reader first."""

    def __init__(self, seats: Sequence[str], reader: str) -> None:
        at = seats.index(reader)
        self.seats = [*seats[at:], *seats[:at]]


NOBODY = Sight(["nobody"] * 4, "nobody")


class Field:
    """Some places of the array, filled from one key; an empty key means the whole view."""

    size = 1
    description = "the number; -1 while there is none"

    def __init__(self, key: str) -> None:
        self.key = key
        self.empty: list[float] | None = None

    def places(self) -> list[str]:
        """The name of each place, below the key."""
        return [""]

    def fill(self, value: Any, sight: Sight, out: list[float]) -> None:
        """Append the numbers of a value; None is always possible."""
        raise NotImplementedError

    def read(self, data: Any, sight: Sight, out: list[float]) -> None:
        """Look up the key and append its numbers."""
        value = data if not self.key or data is None else data.get(self.key)
        if value is None:
            out.extend(self.blank())
        else:
            self.fill(value, sight, out)

    def blank(self) -> list[float]:
        """The numbers of an absent value, computed once."""
        if self.empty is None:
            self.empty = []
            self.fill(None, NOBODY, self.empty)
        return self.empty


class Number(Field):
    """A number or a boolean."""

    def fill(self, value: Any, sight: Sight, out: list[float]) -> None:
        out.append(NOT_THERE if value is None else float(value))


class Index(Field):
    """A name as its number from 1, as embeddings need it."""

    description = "the number of the name, from 1; 0 for none"

    def __init__(self, key: str, names: Sequence[str]) -> None:
        super().__init__(key)
        self.number = {name: at + 1 for at, name in enumerate(names)}

    def fill(self, value: Any, sight: Sight, out: list[float]) -> None:
        out.append(float(self.number.get(bare(value), 0)))


class OneOf(Field):
    """One name of a list as a one-hot vector; all zeros for none."""

    description = "1 for the one that it is"

    def __init__(self, key: str, names: Sequence[str]) -> None:
        super().__init__(key)
        self.names = list(names)
        self.number = {name: at for at, name in enumerate(self.names)}
        self.size = len(self.names)

    def places(self) -> list[str]:
        return list(self.names)

    def fill(self, value: Any, sight: Sight, out: list[float]) -> None:
        found = [0.0] * self.size
        if value is not None:
            found[self.number[str(value)]] = 1.0
        out.extend(found)


class Count(OneOf):
    """How many of each name: from a list of names, of things with a name, or from a mapping of
    names to numbers."""

    description = "how many of each"

    def __init__(self, key: str, names: Sequence[str], of: str = "") -> None:
        super().__init__(key, names)
        self.of = of

    def fill(self, value: Any, sight: Sight, out: list[float]) -> None:
        found = [0.0] * self.size
        if isinstance(value, Mapping):
            for name, number in value.items():
                found[self.number[name]] = float(number)
        else:
            for thing in value or ():
                name = thing[self.of] if self.of else thing
                found[self.number[str(name)]] += 1.0
        out.extend(found)


class Numbers(Field):
    """The numbers of a choice in order, padded to the length of the longest."""

    description = "the numbers in their order; -1 where there are fewer"

    def __init__(self, key: str, most: int) -> None:
        super().__init__(key)
        self.size = most

    def places(self) -> list[str]:
        return [str(at + 1) for at in range(self.size)]

    def fill(self, value: Any, sight: Sight, out: list[float]) -> None:
        numbers = [float(number) for number in (value or {}).values()]
        out.extend(numbers + [NOT_THERE] * (self.size - len(numbers)))


class SeatsIn(Field):
    """One seat or a list of seats as flags, starting with the reader."""

    description = "1 for each such seat: the reader, the next one, …"

    def __init__(self, key: str, seats: int) -> None:
        super().__init__(key)
        self.size = seats

    def places(self) -> list[str]:
        return [seat_place(at) for at in range(self.size)]

    def fill(self, value: Any, sight: Sight, out: list[float]) -> None:
        named = value if isinstance(value, list) else [value]
        out.extend(1.0 if seat in named else 0.0 for seat in sight.seats[: self.size])


class Group(Field):
    """Several fields below one key, with a place that says whether they are present."""

    description = "whether it is there, then"

    def __init__(self, key: str, fields: Sequence[Field]) -> None:
        super().__init__(key)
        self.fields = list(fields)
        self.size = 1 + sum(field.size for field in self.fields)

    def places(self) -> list[str]:
        return ["there", *places_of(self.fields)]

    def fill(self, value: Any, sight: Sight, out: list[float]) -> None:
        out.append(0.0 if value is None else 1.0)
        for field in self.fields:
            field.read(value, sight, out)


class Each(Field):
    """The same fields for every name of a list."""

    description = "for each name"

    def __init__(self, key: str, names: Sequence[str], fields: Sequence[Field]) -> None:
        super().__init__(key)
        self.names = list(names)
        self.fields = list(fields)
        self.size = len(self.names) * sum(field.size for field in self.fields)

    def places(self) -> list[str]:
        return [joined(name, place) for name in self.names for place in places_of(self.fields)]

    def fill(self, value: Any, sight: Sight, out: list[float]) -> None:
        for name in self.names:
            data = None if value is None else value.get(name)
            for field in self.fields:
                field.read(data, sight, out)


class Seats(Field):
    """The same fields for every seat, the reader's first."""

    description = "for each seat, the reader first"

    def __init__(self, key: str, seats: int, fields: Sequence[Field]) -> None:
        super().__init__(key)
        self.seats = seats
        self.fields = list(fields)
        self.size = seats * sum(field.size for field in self.fields)

    def places(self) -> list[str]:
        return [
            joined(seat_place(at), place)
            for at in range(self.seats)
            for place in places_of(self.fields)
        ]

    def fill(self, value: Any, sight: Sight, out: list[float]) -> None:
        for seat in sight.seats[: self.seats]:
            data = None if value is None else value.get(seat)
            for field in self.fields:
                field.read(data, sight, out)


class Slots(Field):
    """The items of a list one after the other, up to a limit; more are not shown."""

    description = "for each place of the list: whether something is there, then"

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

    def fill(self, value: Any, sight: Sight, out: list[float]) -> None:
        things = flat(value or [])[: self.most]
        for at in range(self.most):
            self.group.read(things[at] if at < len(things) else None, sight, out)


class Layout:
    """All fields of a game for a number of seats."""

    def __init__(self, game: str, version: int, fields: Sequence[Field]) -> None:
        self.game = game
        self.version = version
        self.fields = list(fields)
        self.size = sum(field.size for field in self.fields)

    def places(self) -> list[str]:
        """The name of every place."""
        return places_of(self.fields)

    def numbers(self, view: Mapping[str, Any]) -> list[float]:
        """A seat's view as numbers, one per place."""
        sight = Sight(view["seats"], view["seat"])
        out: list[float] = []
        for field in self.fields:
            field.read(view, sight, out)
        return out

    def table(self) -> list[tuple[int, int, str, str]]:
        """For the documentation: first place, number of places, key and description."""
        found = []
        at = 0
        for field in self.fields:
            found.append((at, field.size, field.key, description_of(field)))
            at += field.size
        return found


def description_of(field: Field) -> str:
    """The description of a field, including the fields inside it."""
    inner: list[Field] = getattr(field, "fields", [])
    if not inner:
        return field.description
    parts = [f"{part.key}" if part.key else part.description for part in inner]
    return f"{field.description}: {', '.join(parts)}"


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
