"""Measures the Mathom of the Python that runs this file: random play, `greedy` and a search.

`version_comparison.py` starts it with the Python of another installation, so it must not import
anything that version 0.1 lacks. It prints one JSON object. All times are seconds of the processor.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import mathom  # noqa: F401  (it registers the games)
from mathom.bots.levels import make_bot
from mathom.engine.game import find_game
from mathom.engine.perspective import Perspective
from mathom.engine.step import act, decider

MOST_DECISIONS = 100_000
"""A game of bots ends long before."""
SEARCH = "search:200"
SHORT_SEARCH = "search:8"
"""Enough to see whether there is a search at all."""
LEAST_OFFERS = 3
"""A search has little to look for among fewer actions."""
MIDDLES = 12
"""The games in whose middle the search decides."""


def random_game(game: Any, seed: int, most: int = MOST_DECISIONS) -> tuple[Any, int]:
    """The state after a random game, or after so many decisions of it, and their number."""
    s = game.new(seed, None, game.usual_seats)
    decisions = 0
    while s.outcome is None and decisions < most:
        offers = s.offers
        act(s, offers[s.below(len(offers))], decider(s))
        decisions += 1
    return s, decisions


def bot_game(game: Any, seed: int) -> tuple[Any, int]:
    """The same, played by `greedy` on all seats."""
    s = game.new(seed, None, game.usual_seats)
    bots = [make_bot("greedy", game, seed, time.process_time) for _ in range(game.usual_seats)]
    decisions = 0
    while s.outcome is None and decisions < MOST_DECISIONS:
        seat = decider(s)
        act(s, bots[seat].choose(Perspective(game, s, seat)), seat)
        decisions += 1
    return s, decisions


def is_searched(game: Any, s: Any) -> bool:
    """Whether a search compares actions here: it leaves many choices to the heuristics."""
    if len(s.offers) < LEAST_OFFERS:
        return False
    seat = decider(s)
    bot = make_bot(SHORT_SEARCH, game, 1, time.process_time)
    bot.choose(Perspective(game, s, seat))
    return sum(visits > 0 for _, _, visits in bot.thoughts()) > 1


def middles(game: Any) -> list[Any]:
    """States about half-way through random games in which a search compares actions."""
    found = []
    for seed in range(MIDDLES):
        _, decisions = random_game(game, seed)
        s = random_game(game, seed, decisions // 2)[0]
        while s.outcome is None and not is_searched(game, s):
            act(s, s.offers[0], decider(s))
        if s.outcome is None:
            found.append(s)
    return found


def played(game: Any, play: Any, seconds: float) -> dict[str, float]:
    """Games and decisions a second."""
    games = decisions = 0
    began = time.process_time()
    while True:
        decisions += play(game, games)[1]
        games += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return {"games": games / spent, "decisions": decisions / spent}


def searched(game: Any, seconds: float) -> dict[str, float]:
    """Decisions of the search a second, in the middle of games."""
    states = middles(game)
    decisions = 0
    began = time.process_time()
    while True:
        # Each state as often as any other.
        for s in states:
            seat = decider(s)
            bot = make_bot(SEARCH, game, decisions, time.process_time)
            bot.choose(Perspective(game, s, seat))
            decisions += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return {"decisions": decisions / spent}


def main() -> None:
    """Measure what is asked for."""
    name, what, seconds = sys.argv[1:]
    game: Any = find_game(name)
    measures = {
        "random": lambda: played(game, random_game, float(seconds)),
        "greedy": lambda: played(game, bot_game, float(seconds)),
        "search": lambda: searched(game, float(seconds)),
    }
    print(json.dumps(measures[what]()))


if __name__ == "__main__":
    main()
