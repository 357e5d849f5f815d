"""Game states: the agenda, the random generator and the outcome. Only states are mutable."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from mathom.engine.errors import BadNotation, RulesBug
from mathom.engine.random import Generator

if TYPE_CHECKING:
    from mathom.engine.step import Step

EVERYBODY: Final = -1
NOTHING: Final[list[int]] = []


class Outcome:
    """The winners, and how they won. Several winners share the victory."""

    def __init__(self, winners: tuple[int, ...], reason: str) -> None:
        self.winners = winners
        self.reason = reason

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, reason={self.reason!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.winners, self.reason)


class Event:
    """A log event: a kind, numbers, and the seats that may know of it."""

    def __init__(self, kind: int, numbers: list[int], audience: int) -> None:
        self.kind = kind
        self.numbers = numbers
        self.audience = audience

    def __repr__(self) -> str:
        from mathom.engine.protocols import describe_event

        return describe_event(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.numbers, self.audience)

    def heard_by(self, seat: int) -> bool:
        """Whether a seat or a spectator (-1) may know of it."""
        return self.audience == EVERYBODY or (seat >= 0 and (self.audience >> seat) & 1 == 1)


class Tape:
    """Records the chance results and events of a state. A state without a tape is faster.

    With a script, chance results are read from it instead of the generator, to replay a record.
    Where the script ends too early, `possible` lists what could have come, as often as it is
    likely. `disclosed` says that the rules disclosed something hidden other than a card.
    `automatic` lists the only options that were taken without asking: how many events came before,
    the seat, the action, and whether others do not learn it.
    """

    def __init__(self, script: list[int] | None = None) -> None:
        self.chances: list[int] = []
        self.events: list[Event] = []
        self.script = script
        self.at = 0
        self.possible: list[int] = []
        self.disclosed = False
        self.automatic: list[tuple[int, int, int, bool]] = []

    def __repr__(self) -> str:
        return f"<Tape: {len(self.events)} events, {len(self.chances)} chance results>"

    def __reduce__(self) -> tuple[Any, ...]:
        from mathom.engine.protocols import reduce_tape

        return reduce_tape(self)

    def taken_by(self, seat: int) -> list[int]:
        """The only options of a seat that were taken without asking."""
        return [action for _, who, action, _ in self.automatic if who == seat]

    def runs_out(self) -> bool:
        """Whether the script has no next chance result."""
        return self.script is not None and self.at == len(self.script)

    def scripted(self) -> int:
        """The next chance result of the script."""
        script = self.script
        if script is None or self.at >= len(script):
            raise BadNotation("chance-missing")
        self.at += 1
        return script[self.at - 1]

    def finished(self) -> bool:
        """Whether the script is used up."""
        return self.script is None or self.at == len(self.script)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generator):
    """The common part of every game's state; a game adds ints and flat lists of ints.

    `agenda` is a stack of the coming steps, the next one last. `offers` are the legal actions of
    the pending choice; they are computed once and shared by clones, so they must not be changed.
    """

    def __init__(self, of: State | None = None) -> None:
        if of is None:
            self.agenda: list[Step[Any]] = []
            self.offers: list[int] = NOTHING
            self.sealed: list[int] = NOTHING
            self.outcome: Outcome | None = None
            self.r0 = 0
            self.r1 = 0
            self.r2 = 0
            self.r3 = 0
        else:
            self.agenda = of.agenda[:]
            self.offers = of.offers
            self.sealed = of.sealed
            self.outcome = of.outcome
            self.r0 = of.r0
            self.r1 = of.r1
            self.r2 = of.r2
            self.r3 = of.r3
        self.mark = 0
        self.tape: Tape | None = None

    def clone(self) -> State:
        """An independent copy without a tape."""
        raise RulesBug("no-clone")

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, _memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from mathom.engine.protocols import reduce_state

        return reduce_state(self)

    def __repr__(self) -> str:
        from mathom.engine.protocols import describe_state

        return describe_state(self)

    def numbers(self) -> list[int]:
        """Everything the rules know of this state, as a flat list in a fixed order."""
        raise RulesBug("no-numbers")

    def then(self, first: Step[Any], *more: Step[Any]) -> None:
        """Schedule steps in reading order, after those that the running step has already
        scheduled."""
        agenda = self.agenda
        if self.mark == len(agenda):
            agenda.append(first)
        else:
            agenda.insert(self.mark, first)
        if more:
            for step in more:
                agenda.insert(self.mark, step)

    def take_step(self) -> None:
        """Take the next step off the agenda, to run it. An emptied list would give its memory back,
        so the last step leaves a new one behind."""
        if len(self.agenda) == 1:
            self.agenda = []
        else:
            self.agenda.pop()
        self.mark = len(self.agenda)

    def finish(self, winners: tuple[int, ...], reason: str) -> None:
        """End the game after the running step; the rest of the agenda is dropped."""
        self.outcome = Outcome(winners, reason)

    def draw(self, verb: int, bag: list[int]) -> int:
        """Take a random item out of an unordered bag."""
        tape = self.tape
        if tape is None:
            return bag.pop(self.below(len(bag)))
        if tape.script is None:
            item = bag.pop(self.below(len(bag)))
        else:
            if tape.runs_out():
                tape.possible = [verb + each for each in bag]
            code = tape.scripted()
            item = code - verb
            if item not in bag:
                raise BadNotation("chance-impossible", code=code)
            bag.remove(item)
        tape.chances.append(verb + item)
        return item

    def roll(self, verb: int, faces: int) -> int:
        """Roll a die with faces 0 to faces-1."""
        tape = self.tape
        if tape is None:
            return self.below(faces)
        if tape.script is None:
            face = self.below(faces)
        else:
            if tape.runs_out():
                tape.possible = [verb + each for each in range(faces)]
            code = tape.scripted()
            face = code - verb
            if not 0 <= face < faces:
                raise BadNotation("chance-impossible", code=code)
        tape.chances.append(verb + face)
        return face

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Record an event that everybody may know."""
        tape = self.tape
        if tape is not None:
            tape.events.append(Event(kind, [a, b, c], EVERYBODY))

    def whisper(self, seat: int, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Record an event for one seat."""
        tape = self.tape
        if tape is not None:
            tape.events.append(Event(kind, [a, b, c], 1 << seat))

    def disclose(self) -> None:
        """Note that hidden information was disclosed other than by a card, such as how many cards
        of a suit somebody holds. The player cannot undo such an action alone."""
        tape = self.tape
        if tape is not None:
            tape.disclosed = True

    def amend(self, scheduled: Step[Any], *instead: Step[Any]) -> None:
        """Replace a scheduled step by other steps, or by none.

        What is about to happen is on the agenda; preventing or replacing it means amending the
        agenda.
        """
        agenda = self.agenda
        at = len(agenda) - 1
        while at >= 0 and agenda[at] is not scheduled:
            at -= 1
        if at < 0:
            raise RulesBug("step-not-scheduled")
        agenda.pop(at)
        for step in instead:
            agenda.insert(at, step)
        if at < self.mark:
            self.mark += len(instead) - 1


def with_entry(numbers: list[int], at: int, number: int) -> list[int]:
    """A copy of a list in which one entry differs, for lists that clones share."""
    found = numbers[:]
    found[at] = number
    return found
