"""Bots for a game that has rules of thumb: one follows them, the other tries its actions first.

The second guesses what is hidden in keeping with all that its seat knows, tries each of its actions
in each guess, and lets everybody go on by the game's own rules of thumb to the end of the stretch.
All actions are tried in the same guesses, so that luck does not come between them, and what has
clearly fallen behind is tried no more.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

from mathom.bots.bot import Bot
from mathom.engine.game import Game
from mathom.engine.perspective import Perspective
from mathom.engine.random import seeded
from mathom.engine.state import State
from mathom.engine.step import decider, play

FIRST_LOOK: Final = 8
"""In how many guesses every action is tried before any is dropped."""

TRUST: Final = 1.0
"""How many victories in advance the rules of thumb are credited with."""

CONSOLATION: Final = 0.1
"""What a lost ending is worth that came as near to a victory as can be."""

LEAST_SPREAD: Final = 0.02
"""Victories are always as uncertain as this, even where none was seen yet."""

BEHIND: Final = 2.0
"""An action is dropped when it is so many standard errors behind the best one."""

GRAIN: Final = 0.1
"""Where stretches end in a judgement and not in victory or defeat, values lie so much closer
together, and trust and spread are smaller in proportion."""


class ThumbBot(Bot):
    """Does what the game's rules of thumb say, and thinks no further."""

    def __init__(self, seed: int) -> None:
        self.dice = seeded(seed)

    def choose(self, perspective: Perspective) -> int:
        options = perspective.legal()
        if len(options) == 1:
            return options[0]
        return perspective.game.rollout(perspective.sample(self.dice.word()))


class Trial:
    """A course of actions and how it has fared so far."""

    def __init__(self, course: list[int]) -> None:
        self.course = course
        self.visits = 0
        self.won = 0.0
        self.total = 0.0
        self.squares = 0.0
        self.trust = 0.0

    def chance(self) -> float:
        """How often it was followed by a victory."""
        return self.won / self.visits if self.visits else 0.0


class TrialBot(Bot):
    """Tries its actions in guesses, each played on by rules of thumb.

    `tries` counts simulated stretches of play; with seconds it stops when they are over.
    """

    def __init__(
        self,
        seed: int,
        tries: int,
        seconds: float = 0.0,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.dice = seeded(seed)
        self.tries = tries
        self.seconds = seconds
        self.clock = clock
        self.grain = 1.0
        self.trials: list[Trial] = []
        self.ahead: list[int] = []

    def choose(self, perspective: Perspective) -> int:
        game = perspective.game
        options = perspective.legal()
        self.grain = 1.0 if game.cooperative else GRAIN
        if self.ahead and self.ahead[0] in options:
            self.trials = [Trial(self.ahead)]
        elif game.weighty(perspective.known):
            self.trials = [Trial(course) for course in game.courses(perspective.known)]
            self.think(perspective)
        else:
            self.trials = [Trial([game.rollout(perspective.sample(self.dice.word()))])]
        course = self.order()[0].course
        self.ahead = course[1:]
        return course[0]

    def think(self, perspective: Perspective) -> None:
        """Try the actions until the budget is used up or one is left; what must be done anyway is
        looked at too, for whoever asks what the bot thinks."""
        clock = self.clock
        deadline = clock() + self.seconds if clock is not None and self.seconds > 0 else 0.0
        alive = self.trials
        done = 0
        guesses = 0
        while done < self.tries and (len(alive) > 1 or guesses < FIRST_LOOK):
            s = perspective.sample(self.dice.word())
            if guesses == 0:
                self.lead_with(perspective.game.rollout(s))
                alive = self.trials
            values = self.values_in(perspective, s, alive)
            done += len(alive)
            guesses += 1
            self.compare(alive, values)
            if guesses >= FIRST_LOOK:
                alive = still_alive(alive, LEAST_SPREAD * self.grain * self.grain)
            if clock is not None and deadline > 0 and clock() >= deadline:
                return

    def lead_with(self, action: int) -> None:
        """What the rules of thumb would do comes first, with some trust in advance: few guesses
        are not enough to know better."""
        self.trials.sort(key=lambda trial: trial.course[0] != action)
        self.trials[0].trust = TRUST * self.grain

    def values_in(self, perspective: Perspective, s: State, trials: list[Trial]) -> list[float]:
        """What each action comes to in one guess, a lost ending by how near it came."""
        game = perspective.game
        found: list[float] = []
        chance = self.dice.word()
        for trial in trials:
            after = s.clone()
            after.reseed(chance)
            follow(after, trial.course, perspective.seat)
            play_on(game, after, game.stretch(s))
            value = game.value(after, perspective.seat)
            trial.won += value
            found.append(value if value > 0.0 else CONSOLATION * game.near(after))
        return found

    def compare(self, trials: list[Trial], values: list[float]) -> None:
        """Count the values, and how far they lie from the average of this guess."""
        middle = sum(values) / len(values)
        for trial, value in zip(trials, values, strict=True):
            trial.visits += 1
            trial.total += value
            trial.squares += (value - middle) * (value - middle)

    def order(self) -> list[Trial]:
        """The courses tried longest first, and among them the best."""
        return sorted(self.trials, key=lambda trial: (-trial.visits, -trial.total - trial.trust))

    def thoughts(self) -> list[tuple[int, float, int]]:
        """The actions by their best courses."""
        found: list[tuple[int, float, int]] = []
        named: list[int] = []
        for trial in self.order():
            if trial.course[0] not in named:
                named.append(trial.course[0])
                found.append((trial.course[0], trial.chance(), trial.visits))
        return found


def still_alive(trials: list[Trial], least: float) -> list[Trial]:
    """Those that may still turn out to be the best."""
    best = trials[0]
    for trial in trials:
        if trial.total > best.total:
            best = trial
    found: list[Trial] = []
    for trial in trials:
        visits = float(trial.visits)
        spread = max(least, (trial.squares + best.squares) / visits)
        if trial is best or (best.total - trial.total) / visits <= BEHIND * sqrt(spread / visits):
            found.append(trial)
    return found


def follow(s: State, course: list[int], seat: int) -> None:
    """Take the actions of a course, as far as they are still offered to the seat."""
    for action in course:
        if s.outcome is not None or decider(s) != seat or action not in s.offers:
            return
        play(s, action, seat)


def play_on(game: Game[Any], s: State, stretch: int) -> None:
    """Go on by rules of thumb to the end of the stretch."""
    while s.outcome is None and game.stretch(s) == stretch:
        play(s, game.rollout(s))
