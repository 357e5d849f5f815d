"""How good somebody is thought to be, person or bot, and what a game changes in that.

The model is openskill's Plackett-Luce: a skill, and how much doubt there is about it. Everybody
begins with the same; whoever does better than was thought gains, and every game takes away doubt.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

NEWCOMER_SKILL = 25.0
NEWCOMER_DOUBT = 25.0 / 3


class Skill(NamedTuple):
    """What is thought of somebody: the likeliest skill, and how far off it may well be."""

    skill: float = NEWCOMER_SKILL
    doubt: float = NEWCOMER_DOUBT

    @property
    def surely(self) -> float:
        """The skill that somebody has almost surely, by which people are ranked."""
        return self.skill - 3 * self.doubt


@cache
def model() -> Any:
    """The model; it is read when the first game is rated."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def after_game(known: Sequence[Skill], scores: Sequence[float]) -> list[Skill]:
    """What is thought of the players of a game afterwards. A higher score has done better, and
    those with the same score share their rank."""
    rating = model().rating
    teams = [[rating(mu=one.skill, sigma=one.doubt)] for one in known]
    rated = model().rate(teams, scores=list(scores))
    return [Skill(float(one.mu), float(one.sigma)) for (one,) in rated]
