"""What a game tells the engine of itself, and the register of all games."""

from __future__ import annotations

import inspect
import sys
from array import array
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from mathom.engine.action import Vocabulary
from mathom.engine.campaign import Campaign
from mathom.engine.decklists import Decklists
from mathom.engine.errors import BadNotation, RulesBug
from mathom.engine.solution import Solution
from mathom.engine.state import Outcome
from mathom.engine.step import S, Step, advance, legal

SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A rule that tables may set differently: its values, the recommended one first.

    What is `secret` is told to nobody at the table, not even to the one who chose it.
    """

    def __init__(self, id: str, values: Sequence[str], secret: bool = False) -> None:
        self.id = id
        self.values = list(values)
        self.secret = secret

    def default(self) -> str:
        """What the rulings recommend."""
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
    chosen. It takes one place in the settings like any other, which holds how many numbers it
    has; the numbers themselves follow behind the places of all options."""

    def __init__(self, id: str, secret: bool = False) -> None:
        super().__init__(id, [], secret)

    def default(self) -> str:
        return ""

    def numbers(self, value: str) -> list[int]:
        """What a text means; one that cannot be read is refused."""
        raise RulesBug("free-option-unread")

    def text(self, numbers: list[int]) -> str:
        """The same as one line of text."""
        raise RulesBug("free-option-unwritten")

    def parse(self, value: str) -> list[int]:
        """The numbers of a text that is not too long."""
        if len(value) > LONGEST_FREE:
            raise BadNotation("option-too-long", option=self.id, most=LONGEST_FREE)
        return self.numbers(value) if value else []


class StepKind:
    """A class of steps with its name in positions and the names of its numbers."""

    def __init__(self, kind: type[Step[Any]]) -> None:
        words = [f" {c.lower()}" if c.isupper() else c for c in kind.__name__]
        self.name = "-".join("".join(words).split())
        self.kind = kind
        self.fields = [str(name) for name in inspect.signature(kind).parameters]

    def numbers(self, step: Step[Any]) -> list[int]:
        """The arguments that would make this step again."""
        return [int(getattr(step, name)) for name in self.fields]

    def make(self, numbers: Sequence[int]) -> Step[Any]:
        """The step made of these arguments."""
        return self.kind(*numbers)


class EventKind:
    """Something the log can tell: its name and what its numbers mean."""

    def __init__(self, name: str, kinds: Sequence[str]) -> None:
        self.name = name
        self.kinds = list(kinds)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The static facts of a game and the functions every game must have."""

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
        has_habits: bool = False,
        decklists: Decklists | None = None,
    ) -> None:
        self.id = id
        self.seats = list(seats)
        self.vocabulary = vocabulary
        self.steps = [StepKind(kind) for kind in steps]
        self.step_named = {kind.name: kind for kind in self.steps}
        self.step_index = {kind.kind: index for index, kind in enumerate(self.steps)}
        self.options = list(options)
        self.events = list(events)
        self.components = components if components is not None else {}
        self.rules_version = rules_version
        self.cooperative = cooperative
        self.hushed = hushed
        self.campaign = campaign
        self.has_habits = has_habits
        self.decklists = decklists
        self.usual_seats = self.seats[0]

    def seat_names(self, seats: int) -> list[str]:
        """The ids of the seats at a table of that size: the first of those at the largest."""
        return [f"seat-{seat + 1}" for seat in range(seats)]

    def names(self, kind: str) -> list[str]:
        """The ids of all things of a kind that actions and events speak of."""
        raise BadNotation("unknown-kind", kind=kind)

    def set_up(self, seed: int, settings: list[int], seats: int) -> S:
        """A state ready to be advanced to its first decision."""
        raise RulesBug("no-set-up")

    def seat_count(self, s: S) -> int:
        """How many seats play."""
        return self.seats[0]

    def settings(self, s: S) -> list[int]:
        """The option values that this state is played with."""
        return []

    def view(self, s: S, seat: int) -> dict[str, object]:
        """What a seat (or a spectator) may see, built up from nothing."""
        raise RulesBug("no-view")

    def about(self, s: S, numbers: dict[str, int]) -> dict[str, str]:
        """What numbers of a choice stand for at this table, for the texts that name it: things
        like `character:frodo`. Nothing that is not public."""
        return {}

    def foresee(self, s: S, seat: int, action: int) -> dict[str, object]:
        """What of a view an action would change, where that is worth telling before it is done. The
        state is one of those that the seat thinks possible."""
        return {}

    def conceal(self, s: S, seat: int) -> None:
        """Forget, in this state, whatever the seat may not know."""

    def guess(self, s: S, seat: int) -> None:
        """Fill in what `conceal` forgot with something possible, by the state's own chance."""

    def write(self, s: S) -> dict[str, object]:
        """The state as documented JSON, without what the engine writes itself."""
        raise RulesBug("no-write")

    def read(self, data: dict[str, object], seed: int, settings: list[int], seats: int) -> S:
        """A state from JSON; what is left out comes from a fresh set-up."""
        raise RulesBug("no-read")

    def faults(self, s: S) -> list[BadNotation]:
        """What is wrong with the pieces: each must be in exactly one place."""
        return []

    def lapses(self, before: S, after: S) -> list[BadNotation]:
        """What may never happen from one decision to the next, such as the dead coming back."""
        return []

    def judge(self, s: S, seat: int) -> float:
        """How good the position looks for a seat, from 0 (lost) to 1 (won)."""
        return 0.5

    def judged_by(self, weights: dict[str, Any]) -> Game[S]:
        """The same game, whose positions are judged by other weights."""
        raise BadNotation("no-weights", game=self.id)

    def quiet(self, s: S) -> bool:
        """Whether nothing is pending that would soon change the judgement."""
        return True

    def rollout(self, s: S) -> int:
        """A quick sensible action by rules of thumb, for a bot and for simulated play: it may use
        only what the deciding seat knows."""
        return s.offers[s.below(len(s.offers))]

    def courses(self, s: S) -> list[list[int]]:
        """The courses among which a bot with habits should think: each an action that is offered,
        perhaps with the actions by which the same seat goes on at once."""
        return [[action] for action in s.offers]

    def weighty(self, s: S) -> bool:
        """Whether the pending choice deserves thought; rules of thumb settle the others."""
        return True

    def near(self, s: S) -> float:
        """How near a lost ending came to a victory, from 0 to 1: a guide where most is lost."""
        return 0.0

    def stretch(self, s: S) -> int:
        """A number that changes when a stretch of play, such as a round, is over: simulated play
        need not go further."""
        return 0

    def solve(self, s: S, seconds: float, clock: Callable[[], float]) -> Solution:
        """Whether all can win together from here if nothing were hidden, and how."""
        raise BadNotation("no-solver", game=self.id)

    def is_puzzle(self, s: S) -> bool:
        """Whether a solver's question begins here, such as at the first trick of a round."""
        return False

    def worth(self, outcome: Outcome, seat: int) -> float:
        """What an ending is worth to a seat. Those who play together win or lose together; among
        others a shared victory is half a victory."""
        if seat not in outcome.winners:
            return 0.0
        return 1.0 if self.cooperative or len(outcome.winners) == 1 else 0.5

    def value(self, s: S, seat: int) -> float:
        """The worth of an ending, or the judgement of a position."""
        ending = s.outcome
        return self.judge(s, seat) if ending is None else self.worth(ending, seat)

    def values(self, s: S) -> list[float]:
        """The same for every seat."""
        return [self.value(s, seat) for seat in range(self.seat_count(s))]

    def default_settings(self) -> list[int]:
        """Every option at its recommended value."""
        return [0] * len(self.options)

    def parse_settings(self, chosen: dict[str, str]) -> list[int]:
        """The settings that these option values mean."""
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
        """The value that an option has."""
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
        """The same without what is secret."""
        secret = [option.id for option in self.options if option.secret]
        found = self.settings_text(settings)
        return {id: value for id, value in found.items() if id not in secret}

    def new(self, seed: int, settings: list[int] | None = None, seats: int = 0) -> S:
        """A fresh game at its first decision."""
        count = seats if seats else self.seats[0]
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
        """Every number of the state but those of the generator."""
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
        """A short text that two states share if and only if the rules cannot tell them apart."""
        words = array("q", self.fingerprint(s))
        if sys.byteorder == "big":
            words.byteswap()
        return blake2b(words.tobytes(), digest_size=8).hexdigest()

    def legal_texts(self, s: S, seat: int) -> list[str]:
        """The legal actions of a seat, readable."""
        return [self.vocabulary.text(action) for action in legal(s, seat)]


GAMES: Final[dict[str, Game[Any]]] = {}


def register(game: Game[Any]) -> None:
    """Make a game known by its id."""
    GAMES[game.id] = game


def find_game(id: str) -> Game[Any]:
    """The game with this id."""
    if id not in GAMES:
        raise BadNotation("unknown-game", game=id, known=" ".join(sorted(GAMES)))
    return GAMES[id]
