"""The goals of all characters, and the goal of a hand in this round."""

from __future__ import annotations

from typing import Final

from mathom.games.fellowship.rules.facts import (
    CHARACTER_FACTS,
    CHARACTERS,
    EVENT_FACTS,
    NONE,
    Facts,
)
from mathom.games.fellowship.rules.goals.cards import (
    AllOfSuit,
    CardsOfSuit,
    CardsOfThreatRank,
    EveryoneWinsSuit,
    MostOfSuit,
    OneOfEach,
    RankRun,
    SameRank,
    SuitOfKeptCard,
    ThreatCards,
)
from mathom.games.fellowship.rules.goals.goal import Goal
from mathom.games.fellowship.rules.goals.tricks import (
    ExactStreak,
    FewestTricks,
    LastTrick,
    NeitherMostNorFewest,
    NoGoal,
    NoneWhileOthersWin,
    OneOfLastTricks,
    OnlyTricksWithSuit,
    SuitInLastTrick,
    TricksLikeThreat,
    TricksUnlikeThreat,
    TricksWithin,
    TricksWithSuit,
)
from mathom.games.fellowship.rules.state import FellowshipState

KINDS: Final[dict[str, type[Goal]]] = {
    "win-cards-of-suit-min": CardsOfSuit,
    "win-tricks-min": TricksWithin,
    "win-tricks-exact": TricksWithin,
    "win-tricks-between": TricksWithin,
    "win-tricks-equal-threat": TricksLikeThreat,
    "tricks-differ-from-threat": TricksUnlikeThreat,
    "win-fewest-tricks": FewestTricks,
    "win-threat-card": ThreatCards,
    "win-threat-cards-all": ThreatCards,
    "win-cards-of-threat-rank-min": CardsOfThreatRank,
    "play-suit-in-last-trick": SuitInLastTrick,
    "win-suit-of-kept-card": SuitOfKeptCard,
    "win-streak-exact": ExactStreak,
    "win-only-tricks-with-suit": OnlyTricksWithSuit,
    "win-tricks-containing-suit-min": TricksWithSuit,
    "win-one-of-last-tricks": OneOfLastTricks,
    "win-all-of-suit": AllOfSuit,
    "everyone-wins-suit": EveryoneWinsSuit,
    "win-most-of-suit": MostOfSuit,
    "win-last-trick": LastTrick,
    "win-tricks-not-extreme": NeitherMostNorFewest,
    "win-same-rank-min": SameRank,
    "win-zero-others-min": NoneWhileOthersWin,
    "none": NoGoal,
    "win-every-rank": OneOfEach,
    "win-each-suit": OneOfEach,
    "win-rank-run": RankRun,
}


def make_goal(facts: Facts) -> Goal:
    return KINDS[str(facts["kind"])](facts)


GOALS: Final[list[Goal]] = [make_goal(facts["goal"]) for facts in CHARACTER_FACTS]
BURDENED_GOALS: Final[list[Goal]] = [
    make_goal(facts.get("burdened", facts)["goal"]) for facts in CHARACTER_FACTS
]


def event_goals(facts: Facts) -> list[Goal | None]:
    """The goals that an event replaces, by character."""
    changed: Facts = facts["params"].get("goal_override", {})
    return [make_goal(changed[name]) if name in changed else None for name in CHARACTERS]


EVENT_GOALS: Final[list[list[Goal | None]]] = [event_goals(facts) for facts in EVENT_FACTS]


def goal_of(s: FellowshipState, hand: int) -> Goal:
    """The goal of a hand in this round: changed by an event, burdened, or normal."""
    who = s.character[hand]
    if s.event != NONE:
        changed = EVENT_GOALS[s.event][who]
        if changed is not None:
            return changed
    return BURDENED_GOALS[who] if s.burdened[hand] else GOALS[who]
