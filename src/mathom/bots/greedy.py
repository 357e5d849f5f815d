"""A bot that evaluates the position after each of its actions and takes the best."""

from __future__ import annotations

from typing import Any, Final

from mathom.bots.bot import Bot, made_again
from mathom.bots.hooks import MAYBE, NEVER, SURELY, UNSURE, BotHooks
from mathom.bots.settling import play_on, settle
from mathom.engine.interrupts import allow_interrupt
from mathom.engine.perspective import Perspective
from mathom.engine.random import seeded
from mathom.engine.state import State
from mathom.engine.step import decider, refresh

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
        self.ends: dict[int, State] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles and copies."""
        state = {"dice": self.dice, "last": self.last}
        return made_again, (type(self), (0, self.samples, self.hooks), state)

    def choose(self, perspective: Perspective) -> int:
        hooks = self.hooks_for(perspective)
        seat = perspective.seat
        options = perspective.options()
        guesses = [perspective.sample(self.dice.word()) for _ in range(self.samples)]
        self.ends = {}
        answer = hooks.answer(guesses[0])
        if answer != UNSURE:
            self.last = [(answer, self.mean(hooks, guesses, answer, seat), self.samples)]
            return answer
        self.last = [
            (action, self.mean(hooks, guesses, action, seat), self.samples) for action in options
        ]
        self.last.sort(key=lambda thought: -thought[1])
        if len(options) > 1 and self.last[0][1] < 1.0:
            self.prefer(self.certain_win(hooks, guesses, seat))
            if self.last[0][1] < 1.0:
                self.prefer(self.safest(hooks, guesses[0], seat))
        self.ends = {}
        return self.last[0][0]

    def mean(self, hooks: BotHooks[Any], guesses: list[State], action: int, seat: int) -> float:
        """The mean value of an action in all guesses. Where no chance comes in, or none that
        counts, all guesses would give the same value, and one is enough."""
        total = 0.0
        for index in range(len(guesses)):
            allow_interrupt()
            s = guesses[index]
            value, end = end_of_turn(hooks, s, action, seat)
            if index == 0:
                self.ends[action] = end
                if end.r3 == s.r3 or not hooks.chance_counts(s, end):
                    return value
            total += value
        return total / len(guesses)

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
                    end = self.ends.get(thought[0])
                    if end is None:
                        _, end = end_of_turn(hooks, s, thought[0], seat)
                    if not allows_win(hooks, s, end, enemy, budget):
                        return index
        return -1

    def prefer(self, index: int) -> None:
        """Put a thought first."""
        if index > 0:
            self.last.insert(0, self.last.pop(index))

    def thoughts(self) -> list[tuple[int, float, int]]:
        return self.last


def end_of_turn(hooks: BotHooks[Any], s: State, action: int, seat: int) -> tuple[float, State]:
    """The value and the end of a turn that begins with an action and is well played."""
    after = s.clone()
    play_on(hooks, after, action, seat)
    return best_end(hooks, after, seat, DEPTH - 1)


def best_end(hooks: BotHooks[Any], s: State, seat: int, depth: int) -> tuple[float, State]:
    """The value and the position for a seat that goes on choosing well until its turn ends. The
    state is used up: the last choice needs no copy."""
    while True:
        if s.outcome is not None or hooks.quiet(s) or decider(s) != seat:
            return hooks.value(s, seat), s
        answer = hooks.answer(s)
        if answer == UNSURE:
            break
        play_on(hooks, s, answer, seat)
    if depth == 0:
        settle(hooks, s)
        return hooks.value(s, seat), s
    best = s
    most = -1.0
    offers = s.offers
    last = len(offers) - 1
    for index, action in enumerate(offers):
        after = s.clone() if index < last else s
        play_on(hooks, after, action, seat)
        value, end = best_end(hooks, after, seat, depth - 1)
        if value > most:
            best = end
            most = value
    return most, best


def wins_with(
    hooks: BotHooks[Any], s: State, action: int, seat: int, budget: list[int], last: bool = False
) -> bool:
    """Whether an action of this turn and the choices after it can win at once. The last action
    that is tried uses the state up."""
    if not hooks.may_win(s, seat, action):
        return False
    foregone = hooks.foregone(s, action)
    if foregone != MAYBE:
        budget[0] -= foregone == NEVER
        return foregone == SURELY
    after = s if last else s.clone()
    play_on(hooks, after, action, seat)
    if after.outcome is not None:
        return after.outcome.winners == (seat,)
    budget[0] -= 1
    if budget[0] < 0 or hooks.quiet(after) or decider(after) != seat:
        return False
    reach = hooks.reach(after, seat)
    if reach != MAYBE:
        return reach == SURELY
    offers = after.offers
    end = len(offers) - 1
    for index, following in enumerate(offers):
        if wins_with(hooks, after, following, seat, budget, index == end):
            return True
    return False


def allows_win(
    hooks: BotHooks[Any], before: State, end: State, enemy: int, budget: list[int]
) -> bool:
    """Whether an opponent can win at once with something that was in sight before the turn."""
    if end.outcome is not None:
        return enemy in end.outcome.winners
    if decider(end) != enemy or not hooks.near_victory(end, enemy):
        return False
    refresh(end)
    for action in end.offers:
        if hooks.in_sight(before, action) and wins_with(hooks, end, action, enemy, budget):
            return True
    return False
