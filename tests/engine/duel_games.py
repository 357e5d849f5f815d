"""Random games of Duel for tests of positions and records."""

from __future__ import annotations

import random

import mathom
from mathom import Match


def random_match(seed: int, decisions: int = 1000, extra_turns: str = "add") -> Match:
    """A match played at random, to its end or for this many decisions."""
    match = mathom.new("duel", seed=seed, extra_turns=extra_turns)
    play_on(match, seed, decisions)
    return match


def play_on(match: Match, seed: int, decisions: int = 1000) -> None:
    """Go on at random."""
    chooser = random.Random(seed)
    for _ in range(decisions):
        if match.outcome is not None:
            return
        match.act(chooser.choice(match.actions()))
