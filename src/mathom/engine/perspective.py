"""The knowledge of one seat: all that a bot gets."""

from __future__ import annotations

from typing import Any

from mathom.engine.errors import IllegalAction
from mathom.engine.game import Game
from mathom.engine.state import NOTHING, State
from mathom.engine.step import HIDDEN, Step, Together, decider, legal, refresh, why_not
from mathom.engine.view import see


class Perspective:
    """One seat's knowledge of a game: its view, its legal actions, and guesses of the rest.

    It holds a state without everything that the seat may not know, so a bot cannot cheat. Such a
    state can be given too, as `concealed`.
    """

    def __init__(self, game: Game[Any], s: State, seat: int, concealed: bool = False) -> None:
        self.game = game
        self.seat = seat
        known = s.clone()
        if concealed:
            self.known = known
            return
        known.reseed(0)
        known.sealed = [
            HIDDEN if answer >= 0 and other != seat else answer
            for other, answer in enumerate(s.sealed)
        ]
        if seat != decider(s):
            known.offers = NOTHING
        game.conceal(known, seat)
        self.known = known

    def __reduce__(self) -> tuple[Any, ...]:
        return Perspective, (self.game, self.known, self.seat, True)

    def __repr__(self) -> str:
        from mathom.engine.protocols import describe_perspective

        return describe_perspective(self)

    def view(self) -> dict[str, object]:
        """The view of the seat."""
        return see(self.game, self.known, self.seat)

    def legal(self) -> list[int]:
        """The legal actions of the seat."""
        return legal(self.known, self.seat)

    def options(self) -> list[int]:
        """The legal actions of the seat; an error if it has nothing to decide."""
        found = self.legal()
        if not found:
            raise IllegalAction("not-your-decision" if self.known.outcome is None else "game-over")
        return found

    def sample(self, seed: int) -> State:
        """A complete random state that agrees with everything the seat knows, with new future
        chance."""
        s = self.known.clone()
        s.reseed(seed)
        self.game.guess(s, self.seat)
        if s.sealed:
            self.guess_answers(s)
        if s.outcome is None and decider(s) != self.seat:
            refresh(s)
        return s

    def foresee(self, action: int) -> dict[str, object]:
        """What an action of the seat would change, if that does not depend on hidden
        information."""
        if action not in self.legal():
            return {}
        found = self.game.foresee(self.sample(1), self.seat, action)
        return found if found == self.game.foresee(self.sample(2), self.seat, action) else {}

    def guess_answers(self, s: State) -> None:
        """Replace the secret answers of others by random possible ones."""
        step: Step[Any] = s.agenda[-1]
        if not isinstance(step, Together):
            return
        s.sealed = s.sealed[:]
        for seat in range(len(s.sealed)):
            if s.sealed[seat] == HIDDEN:
                options = step.options_of(s, seat)
                s.sealed[seat] = options[s.below(len(options))]


def perspective(game: Game[Any], s: State) -> Perspective:
    """The perspective of the deciding seat."""
    return Perspective(game, s, decider(s))


def refusal(game: Game[Any], s: State, seat: int, action: int) -> IllegalAction | None:
    """Why a seat may not do an action, by what it knows alone; None if it may."""
    if why_not(s, seat, action) is None:
        return None
    return why_not(Perspective(game, s, seat).known, seat, action) or IllegalAction("not-now")
