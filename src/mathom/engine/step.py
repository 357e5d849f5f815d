"""Steps of the agenda, including the two that ask players: a choice, and simultaneous choices."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from mathom.engine.errors import IllegalAction, RulesBug
from mathom.engine.state import NOTHING, State

S = TypeVar("S", bound=State)
K = TypeVar("K", bound="Step[Any]")

OPEN: Final = -1
"""In `sealed`: this seat was asked and has not answered yet."""

NOT_ASKED: Final = -2
"""In `sealed`: this seat is not asked."""

HIDDEN: Final = -3
"""In another seat's knowledge of `sealed`: there is an answer, but it is unknown."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A step of the agenda. It is immutable: its attributes are the arguments of its constructor,
    all of them ints, under the same names; positions and digests rely on that. A game can write
    them under other names, see `StepKind`."""

    def run(self, s: S) -> None:
        """Change the state, and schedule what follows with `s.then`."""
        raise RulesBug("step-does-nothing")

    def proceed(self, s: S) -> bool:
        """Leave the agenda and run; whether a player must decide first."""
        s.take_step()
        self.run(s)
        return False

    def decide(self, s: S, action: int, seat: int) -> None:
        """Take the decision of a seat that the step has asked."""
        raise RulesBug("step-asks-nobody")

    def __reduce__(self) -> tuple[Any, ...]:
        from mathom.engine.protocols import reduce_step

        return reduce_step(self)

    def __repr__(self) -> str:
        from mathom.engine.protocols import describe_step

        return describe_step(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A step that asks one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def proceed(self, s: S) -> bool:
        """Offer the options, unless there is none or a single obvious one."""
        offers = self.options(s)
        found = len(offers)
        if found > 1 or (found == 1 and not self.obvious(s)):
            s.offers = offers
            return True
        s.take_step()
        if found == 1:
            tape = s.tape
            if tape is not None:
                hidden = self.secret(s, offers[0])
                tape.automatic.append((len(tape.events), self.seat, offers[0], hidden))
            self.apply(s, offers[0])
        return False

    def decide(self, s: S, action: int, seat: int) -> None:
        s.take_step()
        self.apply(s, action)

    def options(self, s: S) -> list[int]:
        """The legal actions; without any, the choice is skipped."""
        raise RulesBug("choice-without-options")

    def apply(self, s: S, action: int) -> None:
        """Do the chosen action."""
        raise RulesBug("choice-does-nothing")

    def obvious(self, s: S) -> bool:
        """Whether a single option is taken without asking.

        Only if everybody can see that there is just one: otherwise being asked, or not being asked,
        would disclose something hidden.
        """
        return True

    def secret(self, s: S, action: int) -> bool:
        """Whether only its seat learns the action; others know what events tell them."""
        return False

    def why_not(self, s: S, action: int) -> IllegalAction:
        """The reason why an action is not legal."""
        return IllegalAction("not-now")


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """A step that asks several seats at once. All answers are secret until everybody has
    answered."""

    def proceed(self, s: S) -> bool:
        """Offer the first open seat its options, or reveal when everybody has answered."""
        if not s.sealed:
            asked = self.asked(s)
            last = max(asked, default=-1)
            s.sealed = [OPEN if seat in asked else NOT_ASKED for seat in range(last + 1)]
        for seat in range(len(s.sealed)):
            if s.sealed[seat] == OPEN:
                s.offers = self.options_of(s, seat)
                return True
        answers = s.sealed
        s.sealed = NOTHING
        s.take_step()
        self.reveal(s, answers)
        return False

    def decide(self, s: S, action: int, seat: int) -> None:
        sealed = s.sealed[:]
        sealed[seat if seat >= 0 else sealed.index(OPEN)] = action
        s.sealed = sealed

    def asked(self, s: S) -> list[int]:
        """The seats that must answer."""
        raise RulesBug("together-asks-nobody")

    def options_of(self, s: S, seat: int) -> list[int]:
        """The legal answers of a seat; they may depend only on what that seat knows."""
        raise RulesBug("together-without-options")

    def reveal(self, s: S, answers: list[int]) -> None:
        """All answers are in, one for each seat up to the last that was asked; seats in between
        that were not asked have NOT_ASKED."""
        raise RulesBug("together-does-nothing")

    def why_not(self, s: S, seat: int, action: int) -> IllegalAction:
        """The reason why an answer of a seat is not legal."""
        return IllegalAction("not-now")


MOST_STEPS: Final = 5000
"""The most steps between two decisions; real play needs about fifty. More of them are an endless
loop."""


def advance(s: State) -> None:
    """Run the agenda until a player must decide or the game is over."""
    left = MOST_STEPS
    while s.outcome is None:
        left -= 1
        if left < 0:
            raise RulesBug("no-progress")
        agenda = s.agenda
        if not agenda:
            raise RulesBug("nothing-to-do")
        step: Step[Any] = agenda[-1]
        if step.proceed(s):
            return
    s.agenda = []
    s.offers = NOTHING
    s.sealed = NOTHING


def coming(s: State, kind: type[K]) -> K | None:
    """The next scheduled step of a kind: what a response reacts to."""
    for index in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[index]
        if isinstance(step, kind):
            return step
    return None


def refresh(s: State) -> None:
    """Compute the offers of the pending choice again, after the state was changed from outside."""
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, Choice):
        s.offers = step.options(s)
    elif isinstance(step, Together) and OPEN in s.sealed:
        s.offers = step.options_of(s, s.sealed.index(OPEN))


def decider(s: State) -> int:
    """The seat that must decide next, -1 after the end of the game."""
    if s.outcome is not None:
        return -1
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, Choice):
        return step.seat
    return s.sealed.index(OPEN)


def deciders(s: State) -> list[int]:
    """All seats that may decide now: one, or all that have not yet answered a simultaneous
    choice."""
    if s.outcome is not None:
        return []
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, Choice):
        return [step.seat]
    return [seat for seat in range(len(s.sealed)) if s.sealed[seat] == OPEN]


def legal(s: State, seat: int) -> list[int]:
    """The legal actions of a seat, none if it does not decide."""
    if s.outcome is not None:
        return []
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, Choice):
        return s.offers[:] if step.seat == seat else []
    if isinstance(step, Together) and seat in deciders(s):
        return step.options_of(s, seat)
    return []


def kept_secret(s: State, action: int) -> bool:
    """Whether the action of the deciding seat stays secret."""
    if s.outcome is not None:
        return False
    step: Step[Any] = s.agenda[-1]
    return step.secret(s, action) if isinstance(step, Choice) else True


def why_not(s: State, seat: int, action: int) -> IllegalAction | None:
    """The reason why a seat may not do an action, or None."""
    if s.outcome is not None:
        return IllegalAction("game-over")
    step: Step[Any] = s.agenda[-1]
    if seat not in deciders(s):
        return IllegalAction("not-your-decision")
    if action in legal(s, seat):
        return None
    if isinstance(step, Choice):
        return step.why_not(s, action)
    if isinstance(step, Together):
        return step.why_not(s, seat, action)
    return IllegalAction("not-now")


def act(s: State, action: int, seat: int = -1) -> None:
    """Do a legal action of the deciding seat, and run to the next decision."""
    actor = seat if seat >= 0 else decider(s)
    refusal = why_not(s, actor, action)
    if refusal is not None:
        raise refusal
    play(s, action, actor)


def play(s: State, action: int, seat: int = -1) -> None:
    """Like `act`, without a check: the caller took the action from the offers."""
    step: Step[Any] = s.agenda[-1]
    step.decide(s, action, seat)
    advance(s)
