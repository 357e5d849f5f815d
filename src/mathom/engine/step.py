"""Steps of the agenda, and the two kinds that ask somebody: a choice, and choices at once."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from mathom.engine.errors import IllegalAction, RulesBug
from mathom.engine.state import NOTHING, State

S = TypeVar("S", bound=State)
K = TypeVar("K", bound="Step[Any]")

OPEN: Final = -1
"""In `sealed`: this seat has been asked and has not answered yet."""

NOT_ASKED: Final = -2
"""In `sealed`: this seat has nothing to answer."""

HIDDEN: Final = -3
"""In what another seat knows of `sealed`: there is an answer, but it is not known."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something still to happen. Immutable: its attributes are the arguments of its constructor,
    all of them ints, under the same names (positions and digests rely on it)."""

    def run(self, s: S) -> None:
        """Change the state; schedule what follows with `s.then`."""
        raise RulesBug("step-does-nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A step that asks one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: S) -> list[int]:
        """What is legal; with nothing legal the choice falls away."""
        raise RulesBug("choice-without-options")

    def apply(self, s: S, action: int) -> None:
        """Do what was chosen."""
        raise RulesBug("choice-does-nothing")

    def obvious(self, s: S) -> bool:
        """Whether a single option is taken without asking.

        Only where everybody can see that there is just one: otherwise being asked,
        or not being asked, would tell something hidden.
        """
        return True

    def secret(self, s: S, action: int) -> bool:
        """Whether only its seat learns what was chosen; others know what events tell them."""
        return False

    def why_not(self, s: S, action: int) -> IllegalAction:
        """The reason why an action is not among the options."""
        return IllegalAction("not-now")


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """A step that asks several seats at once: no answer is known to others until all are in."""

    def asked(self, s: S) -> list[int]:
        """The seats that must answer."""
        raise RulesBug("together-asks-nobody")

    def options_of(self, s: S, seat: int) -> list[int]:
        """What is legal for one of them; it may depend only on what that seat may know."""
        raise RulesBug("together-without-options")

    def reveal(self, s: S, answers: list[int]) -> None:
        """All answers are in, one a seat up to the last that was asked; seats in between that
        were not have NOT_ASKED."""
        raise RulesBug("together-does-nothing")

    def why_not(self, s: S, seat: int, action: int) -> IllegalAction:
        """The reason why an action is not among the options of a seat."""
        return IllegalAction("not-now")


def advance(s: State) -> None:
    """Run the agenda until somebody must decide or the game is over."""
    while s.outcome is None:
        agenda = s.agenda
        if not agenda:
            raise RulesBug("nothing-to-do")
        step: Step[Any] = agenda[-1]
        if isinstance(step, Choice):
            offers = step.options(s)
            found = len(offers)
            if found > 1 or (found == 1 and not step.obvious(s)):
                s.offers = offers
                return
            agenda.pop()
            s.mark = len(agenda)
            if found == 1:
                step.apply(s, offers[0])
        elif isinstance(step, Together):
            if await_answers(s, step):
                return
        else:
            agenda.pop()
            s.mark = len(agenda)
            step.run(s)
    s.agenda = []
    s.offers = NOTHING
    s.sealed = NOTHING


def await_answers(s: State, step: Together[Any]) -> bool:
    """Offer the first open seat its options, or reveal when everybody has answered."""
    if not s.sealed:
        asked = step.asked(s)
        last = max(asked, default=-1)
        s.sealed = [OPEN if seat in asked else NOT_ASKED for seat in range(last + 1)]
    for seat in range(len(s.sealed)):
        if s.sealed[seat] == OPEN:
            s.offers = step.options_of(s, seat)
            return True
    answers = s.sealed
    s.sealed = NOTHING
    s.agenda.pop()
    s.mark = len(s.agenda)
    step.reveal(s, answers)
    return False


def coming(s: State, kind: type[K]) -> K | None:
    """The next step of a kind that is still to come: what a response answers to."""
    for index in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[index]
        if isinstance(step, kind):
            return step
    return None


def refresh(s: State) -> None:
    """List the offers of the pending choice anew, after the state was changed from outside."""
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, Choice):
        s.offers = step.options(s)
    elif isinstance(step, Together) and OPEN in s.sealed:
        s.offers = step.options_of(s, s.sealed.index(OPEN))


def decider(s: State) -> int:
    """The seat that must decide next, -1 when the game is over."""
    if s.outcome is not None:
        return -1
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, Choice):
        return step.seat
    return s.sealed.index(OPEN)


def deciders(s: State) -> list[int]:
    """All seats that may decide now: one, or everybody who has not yet answered together."""
    if s.outcome is not None:
        return []
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, Choice):
        return [step.seat]
    return [seat for seat in range(len(s.sealed)) if s.sealed[seat] == OPEN]


def legal(s: State, seat: int) -> list[int]:
    """The legal actions of a seat now, none when it is not its turn to decide."""
    if s.outcome is not None:
        return []
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, Choice):
        return s.offers[:] if step.seat == seat else []
    if isinstance(step, Together) and seat in deciders(s):
        return step.options_of(s, seat)
    return []


def kept_secret(s: State, action: int) -> bool:
    """Whether the others will not learn this action of the seat that decides."""
    if s.outcome is not None:
        return False
    step: Step[Any] = s.agenda[-1]
    return step.secret(s, action) if isinstance(step, Choice) else True


def why_not(s: State, seat: int, action: int) -> IllegalAction | None:
    """The reason why a seat may not do this now, or nothing when it may."""
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
    """Do a legal action for the seat that decides, and run on to the next decision."""
    actor = seat if seat >= 0 else decider(s)
    refusal = why_not(s, actor, action)
    if refusal is not None:
        raise refusal
    play(s, action, actor)


def play(s: State, action: int, seat: int = -1) -> None:
    """Like `act`, for callers that took the action from the offers: nothing is checked."""
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, Choice):
        s.agenda.pop()
        s.mark = len(s.agenda)
        step.apply(s, action)
    else:
        sealed = s.sealed[:]
        sealed[seat if seat >= 0 else sealed.index(OPEN)] = action
        s.sealed = sealed
    advance(s)
