"""Skill ratings of people and bots, and how a game changes them.

The model is openskill's Plackett-Luce: an estimated skill and its uncertainty. Everybody begins
with the same values. A result that is better than expected raises the skill, and every game lowers
the uncertainty.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

NEWCOMER_SKILL = 25.0
NEWCOMER_DOUBT = 25.0 / 3


class Skill(NamedTuple):
    """An estimated skill and its standard deviation."""

    skill: float = NEWCOMER_SKILL
    doubt: float = NEWCOMER_DOUBT

    @property
    def surely(self) -> float:
        """A conservative estimate of the skill, used for ranking."""
        return self.skill - 3 * self.doubt


@cache
def model() -> Any:
    """The model, loaded when the first game is rated."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def after_game(known: Sequence[Skill], scores: Sequence[float]) -> list[Skill]:
    """The ratings of the players after a game. A higher score is better, and equal scores share a
    rank."""
    rating = model().rating
    teams = [[rating(mu=one.skill, sigma=one.doubt)] for one in known]
    rated = model().rate(teams, scores=list(scores))
    return [Skill(float(one.mu), float(one.sigma)) for (one,) in rated]
