"""Bots for games with heuristics: one follows them, the other simulates its actions first.

The second bot guesses the hidden information consistently with what its seat knows, tries each of
its actions in each guess, and lets all seats continue by the heuristics to the end of the stretch.
All actions are tried in the same guesses, so that luck affects them equally, and actions that have
clearly fallen behind are dropped. Where all win or lose together, a tree of answers grows over the
guesses (`branches`), and near the end an oracle tells which guesses can still be won.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

from mathom.bots.bot import Bot
from mathom.bots.branches import Branch, walk
from mathom.bots.hooks import UNKNOWN, BotHooks
from mathom.engine.interrupts import allow_interrupt
from mathom.engine.perspective import Perspective
from mathom.engine.random import seeded
from mathom.engine.state import State
from mathom.engine.step import decider, play

FIRST_LOOK: Final = 8
"""In how many guesses every action is tried before any is dropped."""

TRUST: Final = 1.0
"""How many victories the heuristics' choice is credited with in advance."""

NEAR_WIN_VALUE: Final = 0.1
"""The value of a lost ending that came as near to a victory as possible."""

HOPE: Final = 0.5
"""The value of a guess that can be won with open cards, even if it was lost in play."""

LEAST_SPREAD: Final = 0.02
"""The least standard deviation of victories, even if none was seen yet."""

BEHIND: Final = 2.0
"""An action is dropped when it is this many standard errors behind the best one."""

GRAIN: Final = 0.1
"""If stretches end in an evaluation and not in victory or defeat, values are closer together, and
trust and spread are smaller by this factor."""


class ThumbBot(Bot):
    """Follows the heuristics of the game without search."""

    def __init__(self, seed: int, hooks: BotHooks[Any] | None = None) -> None:
        super().__init__(hooks)
        self.dice = seeded(seed)

    def choose(self, perspective: Perspective) -> int:
        options = perspective.options()
        if len(options) == 1:
            return options[0]
        return by_heuristics(self.hooks_for(perspective), perspective, self.dice.word())


def by_heuristics(hooks: BotHooks[Any], perspective: Perspective, seed: int) -> int:
    """The heuristics' choice, in a guess with this seed if it needs one."""
    if hooks.knows_enough(perspective.known):
        return hooks.rollout(perspective.known)
    return hooks.rollout(perspective.sample(seed))


class Trial:
    """A course of actions, and its results so far."""

    def __init__(self, course: list[int]) -> None:
        self.course = course
        self.visits = 0
        self.won = 0.0
        self.total = 0.0
        self.squares = 0.0
        self.trust = 0.0
        self.kind = 0
        """The same number for courses that surely have the same values."""
        self.branch = Branch()

    def chance(self) -> float:
        """The rate of victories after it."""
        return self.won / self.visits if self.visits else 0.0


class TrialBot(Bot):
    """Tries its actions in guesses, each continued by heuristics. `tries` counts simulated
    stretches; with seconds it stops when they are over."""

    def __init__(
        self,
        seed: int,
        tries: int,
        seconds: float = 0.0,
        clock: Callable[[], float] | None = None,
        hooks: BotHooks[Any] | None = None,
    ) -> None:
        super().__init__(hooks)
        self.dice = seeded(seed)
        self.tries = tries
        self.seconds = seconds
        self.clock = clock
        self.grain = 1.0
        self.trials: list[Trial] = []
        self.ahead: list[int] = []

    def choose(self, perspective: Perspective) -> int:
        hooks = self.hooks_for(perspective)
        options = perspective.options()
        self.grain = 1.0 if hooks.game.cooperative else GRAIN
        if self.ahead and self.ahead[0] in options:
            self.trials = [Trial(self.ahead)]
        elif hooks.worth_searching(perspective.known):
            self.trials = [Trial(course) for course in hooks.courses(perspective.known)]
            number_kinds(hooks, perspective.known, self.trials)
            self.think(perspective)
        else:
            self.trials = [Trial([by_heuristics(hooks, perspective, self.dice.word())])]
        course = self.order()[0].course
        self.ahead = course[1:]
        return course[0]

    def think(self, perspective: Perspective) -> None:
        """Try the actions until the budget is used up or one is left. A forced action is tried too,
        for its analysis."""
        clock = self.clock
        deadline = clock() + self.seconds if clock is not None and self.seconds > 0 else 0.0
        alive = self.trials
        done = 0
        guesses = 0
        while done < self.tries and (len(alive) > 1 or guesses < FIRST_LOOK):
            s = perspective.sample(self.dice.word())
            if guesses == 0:
                self.lead_with(self.hooks_for(perspective).rollout(s))
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
        """The heuristics' choice comes first, with some credit in advance: few guesses are not
        enough to know better."""
        self.trials.sort(key=lambda trial: trial.course[0] != action)
        self.trials[0].trust = TRUST * self.grain

    def values_in(self, perspective: Perspective, s: State, trials: list[Trial]) -> list[float]:
        """The value of each action in one guess; a lost ending counts by how near it came."""
        hooks = self.hooks_for(perspective)
        found: list[float] = []
        chance = self.dice.word()
        oracle = hooks.oracle(s)
        tried: dict[int, int] = {}
        for trial in trials:
            at = tried.get(trial.kind, -1)
            if at >= 0:
                trial.won = trials[at].won
                found.append(found[at])
                continue
            tried[trial.kind] = len(found)
            allow_interrupt()
            after = s.clone()
            after.reseed(chance)
            follow(after, trial.course, perspective.seat)
            hope = oracle.hope(after) if oracle is not None else UNKNOWN
            way: list[Branch] = []
            if hooks.game.cooperative:
                way = walk(hooks, trial.branch, after, hooks.stretch(s))
            play_on(hooks, after, hooks.stretch(s))
            value = hooks.value(after, perspective.seat)
            trial.won += value
            if value <= 0.0:
                value = NEAR_WIN_VALUE * hooks.near(after)
            for branch in way:
                branch.add(value)
            if hope == 0.0:
                value = 0.0
            elif hope > 0.0:
                value = HOPE + (1.0 - HOPE) * value
            found.append(value)
        return found

    def compare(self, trials: list[Trial], values: list[float]) -> None:
        """Add the values, and their deviation from the mean of this guess."""
        middle = sum(values) / len(values)
        for trial, value in zip(trials, values, strict=True):
            trial.visits += 1
            trial.total += value
            trial.squares += (value - middle) * (value - middle)

    def order(self) -> list[Trial]:
        """The courses that were tried most first, and among them the best."""
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


def number_kinds(hooks: BotHooks[Any], s: State, trials: list[Trial]) -> None:
    """Number the courses; one that surely has the same values as that before has its number."""
    for k in range(1, len(trials)):
        before, trial = trials[k - 1], trials[k]
        trial.kind = before.kind + 1
        if len(before.course) == 1 and len(trial.course) == 1:
            if hooks.same_use(s, before.course[0], trial.course[0]):
                trial.kind = before.kind


def still_alive(trials: list[Trial], least: float) -> list[Trial]:
    """The courses that may still turn out to be the best."""
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
    """Do the actions of a course, as far as they are still offered to the seat."""
    for action in course:
        if s.outcome is not None or decider(s) != seat or action not in s.offers:
            return
        play(s, action, seat)


def play_on(hooks: BotHooks[Any], s: State, stretch: int) -> None:
    """Continue by heuristics to the end of the stretch."""
    while s.outcome is None and hooks.stretch(s) == stretch:
        play(s, hooks.rollout(s))
