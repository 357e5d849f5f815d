"""A bot that plays as people do who know the rules and little more.

It imagines one way in which the game may go on after each of its actions, no further than the end
of the turn or round, and misjudges what it sees there by a limited number of points. So it makes
mistakes that can be understood: none costs more than twice the largest error by its own estimate,
and a win or a loss before its eyes is never misjudged.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.bots.bot import Bot, made_again
from mathom.bots.hooks import BotHooks
from mathom.bots.settling import settle
from mathom.bots.trial import GRAIN, NEAR_WIN_VALUE, TRUST, follow, play_on
from mathom.engine.interrupts import allow_interrupt
from mathom.engine.perspective import Perspective
from mathom.engine.random import seeded
from mathom.engine.state import State
from mathom.engine.step import decider, play

CERTAIN: Final = 10.0
"""What is added to a win and taken from a loss before its eyes: more than any error."""

STEPS: Final = 1_000_000
"""Into how many steps the range of errors is divided."""


class NoviceBot(Bot):
    """Takes what looks best to it. `error` is the most by which it misjudges the chance to win, to
    either side, from 0 to 1."""

    def __init__(self, seed: int, error: float, hooks: BotHooks[Any] | None = None) -> None:
        super().__init__(hooks)
        self.dice = seeded(seed)
        self.error = error
        self.last: list[tuple[int, float, int]] = []

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles and copies."""
        state = {"dice": self.dice, "last": self.last}
        return made_again, (type(self), (0, self.error, self.hooks), state)

    def choose(self, perspective: Perspective) -> int:
        options = perspective.options()
        if len(options) == 1:
            self.last = [(options[0], 0.5, 0)]
            return options[0]
        hooks = self.hooks_for(perspective)
        guess = perspective.sample(self.dice.word())
        courses = [[action] for action in options]
        heuristic = -1
        if hooks.has_heuristics:
            heuristic = hooks.rollout(guess.clone())
            if not hooks.worth_searching(perspective.known):
                self.last = [(heuristic, 0.5, 0)]
                return heuristic
            courses = hooks.courses(perspective.known)
        best: dict[int, float] = {}
        for course in courses:
            value = self.evaluate_course(hooks, guess, course, perspective.seat)
            if course[0] == heuristic:
                # What rules of thumb say has some credit in advance, once.
                value += TRUST if hooks.game.cooperative else TRUST * GRAIN
                heuristic = -1
            best[course[0]] = max(best.get(course[0], value), value)
        self.last = [(action, value, 1) for action, value in best.items()]
        self.last.sort(key=lambda thought: (-thought[1], thought[0]))
        return self.last[0][0]

    def evaluate_course(
        self, hooks: BotHooks[Any], guess: State, course: list[int], seat: int
    ) -> float:
        """What a course seems to be worth."""
        allow_interrupt()
        error = self.error * (2.0 * self.dice.below(STEPS + 1) / STEPS - 1.0)
        after = guess.clone()
        follow(after, course, seat)
        if hooks.has_heuristics:
            finish(hooks, after, seat, hooks.stretch(guess))
        else:
            settle(hooks, after)
        if after.outcome is not None:
            ending = hooks.value(after, seat)
            if ending >= 1.0:
                return ending + CERTAIN
            if ending <= 0.0:
                return ending - CERTAIN
        return imagined(hooks, after, seat, hooks.stretch(guess)) + error

    def thoughts(self) -> list[tuple[int, float, int]]:
        return self.last


def finish(hooks: BotHooks[Any], s: State, seat: int, stretch: int) -> None:
    """What the seat itself does next, before anybody else decides: how its plan ends."""
    while s.outcome is None and hooks.stretch(s) == stretch and decider(s) == seat:
        play(s, hooks.rollout(s))


def imagined(hooks: BotHooks[Any], s: State, seat: int, stretch: int) -> float:
    """The value of a position once the stretch is over, if everybody goes on by heuristics. The
    state is used up."""
    if hooks.has_heuristics:
        play_on(hooks, s, stretch)
    value = hooks.value(s, seat)
    return value if value > 0.0 else NEAR_WIN_VALUE * hooks.near(s)
