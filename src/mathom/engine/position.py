"""Positions: a complete state as documented JSON, or a partial one on top of a new set-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mathom.engine.errors import BadNotation, RulesBug
from mathom.engine.game import Game
from mathom.engine.state import NOTHING, State
from mathom.engine.step import NOT_ASKED, OPEN, Step, Together, advance

ENGINE_KEYS: Final = (
    "game", "rules", "seats", "options", "seed", "agenda", "random", "sealed", "outcome"
)  # fmt: skip


class Reader:
    """Reads a JSON object, and reports the exact place of a fault."""

    def __init__(self, data: object, path: str = "") -> None:
        if not isinstance(data, dict):
            raise BadNotation("not-an-object", place=path or "position")
        self.data: dict[str, object] = data
        self.path = path

    def place(self, key: str) -> str:
        """The path of a key, for error messages."""
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        return key in self.data

    def only(self, known: Sequence[str]) -> None:
        """Refuse unknown keys."""
        for key in self.data:
            if key not in known:
                raise BadNotation("unknown-key", place=self.place(key), known=" ".join(known))

    def number(self, key: str, default: int, low: int = 0, high: int = 1 << 32) -> int:
        """A whole number within bounds."""
        value = self.data.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadNotation("not-a-number", place=self.place(key))
        if not low <= value <= high:
            raise BadNotation("out-of-bounds", place=self.place(key), low=low, high=high)
        return value

    def flag(self, key: str, default: bool) -> bool:
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            raise BadNotation("not-a-flag", place=self.place(key))
        return value

    def name(self, key: str, names: Sequence[str], default: int) -> int:
        """The index of an id."""
        return index_of(self.data[key], names, self.place(key)) if key in self.data else default

    def names(self, key: str, names: Sequence[str]) -> list[int]:
        """The indices of a list of ids without duplicates."""
        found: list[int] = []
        for value in self.items(key):
            index = index_of(value, names, self.place(key))
            if index in found:
                raise BadNotation("named-twice", place=self.place(key), name=names[index])
            found.append(index)
        return found

    def items(self, key: str) -> list[object]:
        """A list, empty if it is missing."""
        value = self.data.get(key, [])
        if not isinstance(value, list):
            raise BadNotation("not-a-list", place=self.place(key))
        return value

    def part(self, key: str) -> Reader:
        """A nested object, empty if it is missing."""
        return Reader(self.data.get(key, {}), self.place(key))


def index_of(value: object, names: Sequence[str], place: str) -> int:
    """The index of an id among the known ones."""
    if not isinstance(value, str) or value not in names:
        raise BadNotation("unknown-name", place=place, name=value)
    return names.index(value)


def position(game: Game[Any], s: State) -> dict[str, object]:
    """The complete state as JSON."""
    seats = game.seat_names(game.seat_count(s))
    data: dict[str, object] = {
        "game": game.id,
        "rules": game.rules_version,
        "seats": len(seats),
        "options": game.settings_text(game.settings(s)),
    }
    data.update(game.write(s))
    data["agenda"] = [step_json(game, step) for step in s.agenda]
    data["random"] = [s.r0, s.r1, s.r2, s.r3]
    if s.sealed:
        data["sealed"] = [sealed_text(game, answer) for answer in s.sealed]
    if s.outcome is not None:
        data["outcome"] = {
            "winners": [seats[seat] for seat in s.outcome.winners],
            "reason": s.outcome.reason,
        }
    return data


def step_json(game: Game[Any], step: Step[Any]) -> dict[str, object]:
    """A step of the agenda, with its numbers by name."""
    kind = game.steps[game.step_index[type(step)]]
    data: dict[str, object] = {"step": kind.name}
    for field, number in zip(kind.fields, kind.numbers(step), strict=True):
        data[field] = game.write_number(kind.name, field, number)
    return data


def sealed_text(game: Game[Any], answer: int) -> str | None:
    """A secret answer: None for a seat that was not asked, empty for one that has not answered."""
    if answer == NOT_ASKED:
        return None
    return "" if answer == OPEN else game.vocabulary.text(answer)


def load(game: Game[Any], data: object) -> State:
    """The state of a position, at its next decision."""
    r = Reader(data)
    if r.has("game") and r.data["game"] != game.id:
        raise BadNotation("other-game", game=r.data["game"])
    if r.number("rules", game.rules_version, 1) > game.rules_version:
        raise BadNotation("newer-rules", rules=r.data["rules"], known=game.rules_version)
    settings = game.parse_settings(texts(r.part("options")))
    seats = r.number("seats", game.seats[0])
    if seats not in game.seats:
        raise BadNotation("wrong-seats", seats=seats, known=" ".join(map(str, game.seats)))
    rest = {key: value for key, value in r.data.items() if key not in ENGINE_KEYS}
    s: State = game.read(rest, r.number("seed", 0, 0, (1 << 64) - 1), settings, seats)
    if r.has("random"):
        s.r0, s.r1, s.r2, s.r3 = generator(r.items("random"))
    if r.has("agenda"):
        s.agenda = [read_step(game, item, seats) for item in r.items("agenda")]
        s.sealed = NOTHING
    if r.has("outcome"):
        read_outcome(s, r.part("outcome"), game.seat_names(seats))
    if r.has("sealed"):
        s.sealed = [read_sealed(game, item) for item in r.items("sealed")]
        check_sealed(s)
    check(game, s)
    carry_on(s)
    check(game, s)
    return s


def carry_on(s: State) -> None:
    """Run to the next decision. An agenda that cannot run is refused."""
    try:
        advance(s)
    except (RulesBug, LookupError, ValueError) as fault:
        raise BadNotation("agenda-impossible") from fault


def check(game: Game[Any], s: State) -> None:
    """Refuse a position with faults of its pieces."""
    faults = game.faults(s)
    if not faults and s.outcome is None and not s.agenda:
        raise BadNotation("nothing-to-decide")
    faults = faults or game.agenda_faults(s)
    if faults:
        raise faults[0]


def check_sealed(s: State) -> None:
    """Refuse impossible secret answers."""
    step: Step[Any] | None = s.agenda[-1] if s.agenda else None
    if not isinstance(step, Together) or OPEN not in s.sealed:
        raise BadNotation("sealed-unasked")
    asked = step.asked(s)
    for seat in range(max(len(s.sealed), max(asked, default=-1) + 1)):
        answer = s.sealed[seat] if seat < len(s.sealed) else NOT_ASKED
        possible = [OPEN, *step.options_of(s, seat)] if seat in asked else [NOT_ASKED]
        if answer not in possible:
            raise BadNotation("sealed-impossible")


def texts(r: Reader) -> dict[str, str]:
    """An object whose values are all strings."""
    found: dict[str, str] = {}
    for key, value in r.data.items():
        if not isinstance(value, str):
            raise BadNotation("not-a-text", place=r.place(key))
        found[key] = value
    return found


def generator(words: list[object]) -> tuple[int, int, int, int]:
    numbers = [word for word in words if isinstance(word, int) and 0 <= word < 1 << 32]
    if len(numbers) != 4 or len(words) != 4:
        raise BadNotation("not-a-generator", place="random")
    return numbers[0], numbers[1], numbers[2], numbers[3]


def read_step(game: Game[Any], item: object, seats: int) -> Step[Any]:
    r = Reader(item, "agenda")
    name = r.data.get("step")
    if not isinstance(name, str) or name not in game.step_named:
        raise BadNotation("unknown-name", place="agenda.step", name=name)
    kind = game.step_named[name]
    r.only(["step", *kind.fields])
    return kind.make([read_step_number(game, r, name, field, seats) for field in kind.fields])


def read_step_number(game: Game[Any], r: Reader, step: str, field: str, seats: int) -> int:
    """A number of a step: itself, or as the game writes it. A number named `seat` is a seat of the
    table."""
    value = r.data.get(field, 0)
    if isinstance(value, bool) or not isinstance(value, int):
        r = Reader({field: game.read_number(step, field, value, r.place(field))}, r.path)
    return r.number(field, 0, 0, seats - 1) if field == "seat" else r.number(field, 0, -(1 << 32))


def read_outcome(s: State, r: Reader, seats: list[str]) -> None:
    reason = r.data.get("reason")
    if not isinstance(reason, str):
        raise BadNotation("not-a-text", place=r.place("reason"))
    s.finish(tuple(r.names("winners", seats)), reason)
    s.agenda = []


def read_sealed(game: Game[Any], item: object) -> int:
    if item is None:
        return NOT_ASKED
    if not isinstance(item, str):
        raise BadNotation("not-a-text", place="sealed")
    return OPEN if item == "" else game.vocabulary.parse(item)
