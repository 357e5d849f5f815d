"""A bot that evaluates the position after each of its actions and takes the best."""

from __future__ import annotations

from typing import Any, Final

from mathom.bots.bot import Bot, made_again
from mathom.bots.hooks import BotHooks
from mathom.bots.search import settle
from mathom.engine.interrupts import allow_interrupt
from mathom.engine.perspective import Perspective
from mathom.engine.random import seeded
from mathom.engine.state import State
from mathom.engine.step import decider, play

DEPTH: Final = 3
"""How many of its own consecutive choices it looks through, so that a card is evaluated after its
units are placed. The rest of the turn is settled choice by choice."""

OWN_TURN: Final = 4000
"""How many positions after an action are looked at for a certain win in the same turn."""

NEXT_TURN: Final = 1500
"""How many positions of the opponent's next turn are looked at for a win that must be stopped."""


class GreedyBot(Bot):
    """Looks ahead to the end of its own turn."""

    def __init__(self, seed: int, samples: int = 2, hooks: BotHooks[Any] | None = None) -> None:
        super().__init__(hooks)
        self.dice = seeded(seed)
        self.samples = samples
        self.last: list[tuple[int, float, int]] = []

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles and copies."""
        state = {"dice": self.dice, "last": self.last}
        return made_again, (type(self), (0, self.samples, self.hooks), state)

    def choose(self, perspective: Perspective) -> int:
        hooks = self.hooks_for(perspective)
        seat = perspective.seat
        options = perspective.options()
        totals = [0.0] * len(options)
        guesses: list[State] = []
        for _ in range(self.samples):
            s = perspective.sample(self.dice.word())
            guesses.append(s)
            for index, action in enumerate(options):
                allow_interrupt()
                after = s.clone()
                play(after, action, seat)
                totals[index] += best_value(hooks, after, seat, DEPTH - 1)
        self.last = [
            (action, total / self.samples, self.samples)
            for action, total in zip(options, totals, strict=True)
        ]
        self.last.sort(key=lambda thought: -thought[1])
        if len(options) > 1 and self.last[0][1] < 1.0:
            self.prefer(self.certain_win(hooks, guesses, seat))
            if self.last[0][1] < 1.0:
                self.prefer(self.safest(hooks, guesses[0], seat))
        return self.last[0][0]

    def certain_win(self, hooks: BotHooks[Any], guesses: list[State], seat: int) -> int:
        """The place of an action that wins in this turn in all guesses; -1 if none is found."""
        if hooks.near_victory(guesses[0], seat):
            for index, thought in enumerate(self.last):
                if all(wins_with(hooks, s, thought[0], seat, [OWN_TURN]) for s in guesses):
                    self.last[index] = (thought[0], 1.0, thought[2])
                    return index
        return -1

    def safest(self, hooks: BotHooks[Any], s: State, seat: int) -> int:
        """The place of the best action that leaves the opponent no win in sight; -1 if none is
        found."""
        for enemy in range(hooks.game.seat_count(s)):
            if enemy != seat and hooks.near_victory(s, enemy):
                budget = [NEXT_TURN]
                for index, thought in enumerate(self.last):
                    end = s.clone()
                    play(end, thought[0], seat)
                    end = best_end(hooks, end, seat, DEPTH - 1)
                    if not allows_win(hooks, s, end, enemy, budget):
                        return index
        return -1

    def prefer(self, index: int) -> None:
        """Put a thought first."""
        if index > 0:
            self.last.insert(0, self.last.pop(index))

    def thoughts(self) -> list[tuple[int, float, int]]:
        return self.last


def best_value(hooks: BotHooks[Any], s: State, seat: int, depth: int) -> float:
    """The value of a state for a seat that goes on choosing well until its turn ends. The state is
    used up: the last choice needs no copy."""
    if s.outcome is not None or hooks.quiet(s) or decider(s) != seat:
        return hooks.value(s, seat)
    if depth == 0:
        settle(hooks, s)
        return hooks.value(s, seat)
    best = 0.0
    offers = s.offers
    last = len(offers) - 1
    for index, action in enumerate(offers):
        after = s.clone() if index < last else s
        play(after, action, seat)
        best = max(best, best_value(hooks, after, seat, depth - 1))
    return best


def best_end(hooks: BotHooks[Any], s: State, seat: int, depth: int) -> State:
    """The position that `best_value` has evaluated: the end of a turn, well played."""
    if s.outcome is not None or hooks.quiet(s) or decider(s) != seat:
        return s
    if depth == 0:
        settle(hooks, s)
        return s
    best = s
    most = -1.0
    for action in s.offers:
        after = s.clone()
        play(after, action, seat)
        end = best_end(hooks, after, seat, depth - 1)
        value = hooks.value(end, seat)
        if value > most:
            best = end
            most = value
    return best


def wins_with(hooks: BotHooks[Any], s: State, action: int, seat: int, budget: list[int]) -> bool:
    """Whether an action of this turn and the choices after it can win at once."""
    after = s.clone()
    play(after, action, seat)
    if after.outcome is not None:
        return after.outcome.winners == (seat,)
    budget[0] -= 1
    if budget[0] < 0 or hooks.quiet(after) or decider(after) != seat:
        return False
    return any(wins_with(hooks, after, following, seat, budget) for following in after.offers)


def allows_win(
    hooks: BotHooks[Any], before: State, end: State, enemy: int, budget: list[int]
) -> bool:
    """Whether an opponent can win at once with something that was in sight before the turn."""
    if end.outcome is not None:
        return enemy in end.outcome.winners
    if decider(end) != enemy or not hooks.near_victory(end, enemy):
        return False
    for action in end.offers:
        if hooks.in_sight(before, action) and wins_with(hooks, end, action, enemy, budget):
            return True
    return False
