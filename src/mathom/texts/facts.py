"""Why an action is good or bad: what it would surely bring about, as far as its seat can know.

The action is played in several positions that fit what the seat knows. What a game's wording tells
about all of them does not depend on hidden cards, dice or draws.
"""

from __future__ import annotations

from mathom.bots.hooks import hooks_of
from mathom.engine.perspective import Perspective
from mathom.engine.state import State
from mathom.engine.step import decider, play
from mathom.engine.view import see
from mathom.texts.wording import Wording

SAMPLES = 3
MOST_FACTS = 3
MOST_STEPS = 12
"""So many choices that belong to the action are made by heuristics."""


def facts_of(words: Wording, state: State, seat: int, action: int) -> list[str]:
    """At most three facts about an action of a seat, the most important one first."""
    perspective = Perspective(words.game, state, seat)
    found: list[str] = []
    for seed in range(SAMPLES):
        told = foreseen(words, perspective.sample(seed), seat, action)
        found = told if seed == 0 else [fact for fact in found if fact in told]
    return found[:MOST_FACTS]


def foreseen(words: Wording, s: State, seat: int, action: int) -> list[str]:
    """What an action leads to in one position."""
    game = words.game
    before = see(game, s, seat)
    play(s, action)
    for _ in range(MOST_STEPS):
        if s.outcome is not None or decider(s) != seat:
            break
        if not words.belongs_to_action(see(game, s, seat)):
            break
        play(s, hooks_of(game).rollout(s))
    if s.outcome is not None:
        won = seat in s.outcome.winners
        return [words.words.text("fact-wins" if won else "fact-loses")]
    return words.changes(before, see(game, s, seat))
