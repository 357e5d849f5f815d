"""What a bot is given: the knowledge of one seat, and nothing else."""

from __future__ import annotations

from typing import Any

from mathom.engine.game import Game
from mathom.engine.state import NOTHING, State
from mathom.engine.step import HIDDEN, Step, Together, decider, legal, refresh
from mathom.engine.view import see


class Perspective:
    """One seat's knowledge of a game: its view, its legal actions, and guesses at the rest.

    It holds a state from which everything the seat may not know has been removed,
    so that there is nothing to peek at.
    """

    def __init__(self, game: Game[Any], s: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        known = s.clone()
        known.reseed(0)
        known.sealed = [
            HIDDEN if answer >= 0 and other != seat else answer
            for other, answer in enumerate(s.sealed)
        ]
        if seat != decider(s):
            known.offers = NOTHING
        game.conceal(known, seat)
        self.known = known

    def view(self) -> dict[str, object]:
        """What the seat sees."""
        return see(self.game, self.known, self.seat)

    def legal(self) -> list[int]:
        """What the seat may do now."""
        return legal(self.known, self.seat)

    def sample(self, seed: int) -> State:
        """A whole state that agrees with everything the seat knows, its future chance included."""
        s = self.known.clone()
        s.reseed(seed)
        self.game.guess(s, self.seat)
        if s.sealed:
            self.guess_answers(s)
        if s.outcome is None and decider(s) != self.seat:
            refresh(s)
        return s

    def foresee(self, action: int) -> dict[str, object]:
        """What an action of the seat would change, if that does not hang on what it cannot know."""
        if action not in self.legal():
            return {}
        found = self.game.foresee(self.sample(1), self.seat, action)
        return found if found == self.game.foresee(self.sample(2), self.seat, action) else {}

    def guess_answers(self, s: State) -> None:
        """Answers that others have given in secret are guessed among those they could give."""
        step: Step[Any] = s.agenda[-1]
        if not isinstance(step, Together):
            return
        s.sealed = s.sealed[:]
        for seat in range(len(s.sealed)):
            if s.sealed[seat] == HIDDEN:
                options = step.options_of(s, seat)
                s.sealed[seat] = options[s.below(len(options))]


def perspective(game: Game[Any], s: State) -> Perspective:
    """The perspective of the seat that decides."""
    return Perspective(game, s, decider(s))
