"""A bot of your own: it takes the action after which its side won most of a few random games."""

from __future__ import annotations

from random import Random

import mathom


class CarefulBot:
    """Plays each legal action a few times on sampled states, and then at random to the end."""

    def __init__(self, seed: int = 0, games: int = 2, most: int = 12) -> None:
        self.dice = Random(seed)
        self.games = games
        self.most = most

    def choose(self, perspective: mathom.Perspective) -> int:
        """The number of a legal action."""
        actions = perspective.legal()
        tried = self.dice.sample(actions, min(self.most, len(actions)))
        return max(tried, key=lambda action: self.score(perspective, action))

    def score(self, perspective: mathom.Perspective, action: int) -> float:
        """How often the seat won after an action."""
        return sum(self.outcome_after(perspective, action) for _ in range(self.games))

    def outcome_after(self, perspective: mathom.Perspective, action: int) -> float:
        """What a random game was worth: 1 for a victory, 0 for a defeat."""
        state = perspective.sample(self.dice.getrandbits(60))
        mathom.act(state, action)
        while state.outcome is None:
            mathom.act(state, self.dice.choice(mathom.legal(state)))
        return perspective.game.worth(state.outcome, perspective.seat)
