"""The interface of a game to the engine, and the functions of the registry of all games."""

from __future__ import annotations

import inspect
import sys
from array import array
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from mathom.engine.action import Vocabulary
from mathom.engine.campaign import Campaign
from mathom.engine.decklists import Decklists
from mathom.engine.errors import BadNotation, RulesBug
from mathom.engine.registry import Games
from mathom.engine.state import Outcome
from mathom.engine.step import S, Step, advance, legal

SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """An option of the rules: its values, the recommended one first. A `secret` option is shown to
    nobody at the table, not even to the player who chose it."""

    def __init__(self, id: str, values: Sequence[str], secret: bool = False) -> None:
        self.id = id
        self.values = list(values)
        self.secret = secret

    def default(self) -> str:
        """The recommended value."""
        return self.values[0]

    def index(self, value: str) -> int:
        """The number of a value."""
        if value not in self.values:
            raise BadNotation(
                "unknown-option-value", option=self.id, value=value, known=" ".join(self.values)
            )
        return self.values.index(value)


LONGEST_FREE: Final = 4000


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeOption(Option):
    """An option with any text that can be read as numbers, such as a deck; empty if nothing is
    chosen.

    It takes one place in the settings, which holds the count of its numbers; the numbers follow
    after the places of all options.
    """

    def __init__(self, id: str, secret: bool = False) -> None:
        super().__init__(id, [], secret)

    def default(self) -> str:
        return ""

    def numbers(self, value: str) -> list[int]:
        """The numbers of a text; an unreadable one is refused."""
        raise RulesBug("free-option-unread")

    def text(self, numbers: list[int]) -> str:
        """The text of numbers, on one line."""
        raise RulesBug("free-option-unwritten")

    def parse(self, value: str) -> list[int]:
        """The numbers of a text of limited length."""
        if len(value) > LONGEST_FREE:
            raise BadNotation("option-too-long", option=self.id, most=LONGEST_FREE)
        return self.numbers(value) if value else []


class StepKind:
    """A class of steps, with its name in positions and the names of its numbers there: those of
    its attributes, unless `written` gives an attribute another name."""

    def __init__(self, kind: type[Step[Any]], written: dict[str, str] | None = None) -> None:
        words = [f" {c.lower()}" if c.isupper() else c for c in kind.__name__]
        self.name = "-".join("".join(words).split())
        self.kind = kind
        self.attributes = [str(name) for name in inspect.signature(kind).parameters]
        names = written if written is not None else {}
        self.fields = [names.get(name, name) for name in self.attributes]

    def numbers(self, step: Step[Any]) -> list[int]:
        """The constructor arguments of a step."""
        return [int(getattr(step, name)) for name in self.attributes]

    def make(self, numbers: Sequence[int]) -> Step[Any]:
        """A step from constructor arguments."""
        return self.kind(*numbers)


class EventKind:
    """A kind of log event: its name, and the meaning of its numbers."""

    def __init__(self, name: str, kinds: Sequence[str]) -> None:
        self.name = name
        self.kinds = list(kinds)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The static facts of a game, and the functions that every game implements."""

    def __init__(
        self,
        id: str,
        seats: Sequence[int],
        vocabulary: Vocabulary,
        steps: Sequence[type[Step[Any]]],
        options: Sequence[Option] = (),
        events: Sequence[EventKind] = (),
        components: dict[str, int] | None = None,
        rules_version: int = 1,
        cooperative: bool = False,
        hushed: bool = False,
        campaign: Campaign | None = None,
        decklists: Decklists | None = None,
        written: dict[str, str] | None = None,
    ) -> None:
        self.id = id
        self.seats = list(seats)
        self.vocabulary = vocabulary
        self.steps = [StepKind(kind, written) for kind in steps]
        self.step_named = {kind.name: kind for kind in self.steps}
        self.step_index = {kind.kind: index for index, kind in enumerate(self.steps)}
        self.options = list(options)
        self.events = list(events)
        self.components = components if components is not None else {}
        self.rules_version = rules_version
        self.cooperative = cooperative
        self.hushed = hushed
        self.campaign = campaign
        self.decklists = decklists
        self.usual_seats = self.seats[0]

    def __reduce__(self) -> tuple[Any, ...]:
        return find_game, (self.id,)

    def __repr__(self) -> str:
        return f"<Game {self.id}: rules {self.rules_version}, seats {self.seats}>"

    def seat_names(self, seats: int) -> list[str]:
        """The ids of the seats of a table with this many seats."""
        return [f"seat-{seat + 1}" for seat in range(seats)]

    def names(self, kind: str) -> list[str]:
        """The ids of all things of a kind that actions and events name."""
        raise BadNotation("unknown-kind", kind=kind)

    def set_up(self, seed: int, settings: list[int], seats: int) -> S:
        """A state before its first decision; `advance` leads there."""
        raise RulesBug("no-set-up")

    def seat_count(self, s: S) -> int:
        return self.seats[0]

    def settings(self, s: S) -> list[int]:
        """The option values of a state."""
        return []

    def view(self, s: S, seat: int) -> dict[str, object]:
        """What a seat or a spectator may see. It is built from nothing, so nothing leaks by
        default."""
        raise RulesBug("no-view")

    def shown_numbers(self, s: S, numbers: dict[str, int]) -> dict[str, int]:
        """The numbers of a choice that everybody may see."""
        return numbers

    def about(self, s: S, numbers: dict[str, int]) -> dict[str, str]:
        """What the numbers of a choice stand for, such as `character:frodo`, for texts. Public
        information only."""
        return {}

    def foresee(self, s: S, seat: int, action: int) -> dict[str, object]:
        """What an action would change in a view, where that is worth showing in advance. The state
        is one that the seat considers possible."""
        return {}

    def conceal(self, s: S, seat: int) -> None:
        """Remove everything from a state that the seat may not know."""

    def guess(self, s: S, seat: int) -> None:
        """Fill in what `conceal` removed with something possible, by the generator of the state."""

    def unknown(self, s: S, seat: int) -> list[str]:
        """Cards and the like, as `kind:name`, that have a fixed place unknown to a seat. Results
        that are only drawn when needed have no place yet and are not included."""
        return []

    def write(self, s: S) -> dict[str, object]:
        """The state as documented JSON, without the parts that the engine writes."""
        raise RulesBug("no-write")

    def read(self, data: dict[str, object], seed: int, settings: list[int], seats: int) -> S:
        """A state from JSON. Missing parts come from a new set-up."""
        raise RulesBug("no-read")

    def write_number(self, step: str, field: str, number: int) -> object:
        """A number of a step as positions write it, such as the id of what it stands for."""
        return number

    def read_number(self, step: str, field: str, value: object, place: str) -> int:
        """The inverse of `write_number`. It gets only what is not a number: older positions have
        numbers everywhere."""
        raise BadNotation("not-a-number", place=place)

    def faults(self, s: S) -> list[BadNotation]:
        """Faults of the pieces: each must be in exactly one place."""
        return []

    def agenda_faults(self, s: S) -> list[BadNotation]:
        """Faults of the agenda; none at any decision of real play. It is called before a position
        runs, so it must not trust the numbers of steps."""
        return []

    def lapses(self, before: S, after: S) -> list[BadNotation]:
        """What may never happen between two decisions, such as a dead character coming back."""
        return []

    def worth(self, outcome: Outcome, seat: int) -> float:
        """The value of an ending for a seat. In a cooperative game all win or lose; otherwise a
        shared victory counts half."""
        if seat not in outcome.winners:
            return 0.0
        return 1.0 if self.cooperative or len(outcome.winners) == 1 else 0.5

    def default_settings(self) -> list[int]:
        """All options at their recommended values."""
        return [0] * len(self.options)

    def parse_settings(self, chosen: dict[str, str]) -> list[int]:
        """The settings of option values."""
        settings = self.default_settings()
        known = [option.id for option in self.options]
        for name in chosen:
            if name not in known:
                raise BadNotation("unknown-option", option=name, known=" ".join(known))
        for index, option in enumerate(self.options):
            value = chosen.get(option.id)
            if value is None:
                continue
            if isinstance(option, FreeOption):
                numbers = option.parse(value)
                settings[index] = len(numbers)
                settings.extend(numbers)
            else:
                settings[index] = option.index(value)
        return settings

    def free_numbers(self, settings: list[int], id: str) -> list[int]:
        """The numbers of a free option."""
        at = len(self.options)
        for index, option in enumerate(self.options):
            if isinstance(option, FreeOption):
                if option.id == id:
                    return settings[at : at + settings[index]]
                at += settings[index]
        raise RulesBug("no-free-option")

    def value_of(self, settings: list[int], index: int) -> str:
        """The value of an option."""
        option = self.options[index]
        if isinstance(option, FreeOption):
            numbers = self.free_numbers(settings, option.id)
            return option.text(numbers) if numbers else ""
        return option.values[settings[index]]

    def all_settings(self, settings: list[int]) -> dict[str, str]:
        """The values of all options."""
        return {
            option.id: self.value_of(settings, index) for index, option in enumerate(self.options)
        }

    def settings_text(self, settings: list[int]) -> dict[str, str]:
        """The option values that differ from the recommended ones."""
        return {
            option.id: self.value_of(settings, index)
            for index, option in enumerate(self.options)
            if settings[index] != 0
        }

    def public_settings(self, settings: list[int]) -> dict[str, str]:
        """The same without secret options."""
        secret = [option.id for option in self.options if option.secret]
        found = self.settings_text(settings)
        return {id: value for id, value in found.items() if id not in secret}

    def new(self, seed: int, settings: list[int] | None = None, seats: int = 0) -> S:
        """A new game at its first decision; without a number of seats, with the usual one."""
        count = seats if seats else self.usual_seats
        if count not in self.seats:
            raise BadNotation("wrong-seats", seats=count, known=" ".join(map(str, self.seats)))
        s = self.set_up(seed, settings if settings is not None else self.default_settings(), count)
        advance(s)
        return s

    def step_numbers(self, s: S) -> list[int]:
        """The agenda as numbers."""
        numbers: list[int] = []
        for step in s.agenda:
            index = self.step_index[type(step)]
            numbers.append(index)
            numbers.extend(self.steps[index].numbers(step))
        return numbers

    def fingerprint(self, s: S) -> list[int]:
        """All numbers of a state except those of the generator."""
        ending = s.outcome
        numbers = s.numbers()
        numbers.append(len(s.agenda))
        numbers.extend(self.step_numbers(s))
        numbers.append(len(s.sealed))
        numbers.extend(s.sealed)
        if ending is not None:
            numbers.extend(ending.winners)
            numbers.extend(ending.reason.encode())
        return numbers

    def digest(self, s: S) -> str:
        """A hash that two states share if and only if the rules cannot tell them apart."""
        words = array("q", self.fingerprint(s))
        if sys.byteorder == "big":
            words.byteswap()
        return blake2b(words.tobytes(), digest_size=8).hexdigest()

    def legal_texts(self, s: S, seat: int) -> list[str]:
        """The legal actions of a seat, as texts."""
        return [self.vocabulary.text(action) for action in legal(s, seat)]


GAMES: Final = Games()


def register(game: Game[Any]) -> None:
    """Register a game by its id."""
    GAMES[game.id] = game


def find_game(id: str) -> Game[Any]:
    if id not in GAMES:
        raise BadNotation("unknown-game", game=id, known=" ".join(sorted(GAMES)))
    game: Game[Any] = GAMES[id]
    return game
