"""Playing a position on to the end of a turn, where it can be evaluated."""

from __future__ import annotations

from typing import Any, Final

from mathom.bots.hooks import UNSURE, BotHooks
from mathom.engine.state import State
from mathom.engine.step import Step, decider

SETTLE: Final = 12
"""How many pending choices are settled at most before a position is evaluated."""


def play_on(hooks: BotHooks[Any], s: State, action: int, seat: int) -> None:
    """Like `play`, but the options of a new turn are not computed: the position is only evaluated,
    or `refresh` computes them later."""
    step: Step[Any] = s.agenda[-1]
    step.decide(s, action, seat)
    while s.outcome is None:
        following: Step[Any] = s.agenda[-1]
        if hooks.turn_ends(following) or following.proceed(s):
            return


def settle(hooks: BotHooks[Any], s: State) -> None:
    """Decide pending choices until the position is quiet: as the game answers them, or each by the
    best immediate value."""
    for _ in range(SETTLE):
        if s.outcome is not None or hooks.quiet(s):
            return
        seat = decider(s)
        action = s.offers[0]
        if len(s.offers) > 1:
            action = hooks.answer(s)
            if action == UNSURE:
                action = best_at_once(hooks, s, seat)
        play_on(hooks, s, action, seat)


def best_at_once(hooks: BotHooks[Any], s: State, seat: int) -> int:
    """The action with the best immediate value."""
    best = s.offers[0]
    best_value = -1.0
    for action in s.offers:
        after = s.clone()
        play_on(hooks, after, action, seat)
        value = whole_value(hooks, after, seat)
        if value > best_value:
            best_value = value
            best = action
    return best


def whole_value(hooks: BotHooks[Any], s: State, seat: int) -> float:
    """The value of a position for a seat; if only half of an action is done, with its best end. The
    state is used up: the last choice needs no copy."""
    if s.outcome is not None or not hooks.unfinished(s) or decider(s) != seat:
        return hooks.value(s, seat)
    best = 0.0
    offers = s.offers
    last = len(offers) - 1
    for index, action in enumerate(offers):
        after = s.clone() if index < last else s
        play_on(hooks, after, action, seat)
        best = max(best, hooks.value(after, seat))
    return best
