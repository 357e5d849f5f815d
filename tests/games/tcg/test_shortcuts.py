"""What the bots leave out to be fast changes none of their choices."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.bots.levels import make_bot
from mathom.engine.laws import random_settings
from mathom.engine.perspective import Perspective
from mathom.engine.step import decider, play
from mathom.games.tcg.bot.heuristics import value_after, value_fought, without_copies
from mathom.games.tcg.bot.hooks import HOOKS
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.state import NOTHING, SKIRMISH, TcgState

GAMES = range(6)
DECISIONS = 400


def check_copies(s: TcgState, seat: int) -> int:
    """An action that is left out has exactly the value of the one before; how many were."""
    kept = without_copies(s)
    before = s.offers[0]
    for action in s.offers:
        if action in kept:
            before = action
        else:
            assert value_after(s, action, seat, 0) == value_after(s, before, seat, 0)
            if s.phase == SKIRMISH and s.fighter != NOTHING:
                assert value_fought(s, action, seat, 0) == value_fought(s, before, seat, 0)
    return len(s.offers) - len(kept)


@pytest.mark.parametrize("seats", [2, 3])
def test_copies_left_out_and_guesses_not_made_decide_nothing(seats: int) -> None:
    copies = open_choices = 0
    for seed in GAMES:
        s: Any = TCG.new(seed, random_settings(TCG, seed), seats)
        bot = make_bot("greedy", TCG, seed)
        for decision in range(DECISIONS):
            if s.outcome is not None:
                break
            seat = decider(s)
            perspective: Any = Perspective(TCG, s, seat)
            if len(s.offers) > 1 and HOOKS.knows_enough(perspective.known):
                chosen = HOOKS.rollout(perspective.known)
                assert chosen == HOOKS.rollout(perspective.sample(decision))
                open_choices += 1
            elif s.codes:
                copies += check_copies(perspective.sample(decision), seat)
            play(s, bot.choose(perspective))
    assert copies > 5
    assert open_choices > 50
