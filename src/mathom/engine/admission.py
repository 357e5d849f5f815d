"""Admission of untrusted positions: they are loaded, and tried before anybody plays from them.

Static checks cannot foresee everything in a position from outside. So every action of the pending
choice is tried, views and guesses are computed, and a few random games are played for a while. A
position that breaks a law is refused.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.errors import BadNotation, MathomError, RulesBug
from mathom.engine.game import SPECTATOR, Game
from mathom.engine.perspective import Perspective
from mathom.engine.position import check, load
from mathom.engine.random import seeded
from mathom.engine.state import State
from mathom.engine.step import deciders, legal, play, refresh
from mathom.engine.view import see

MOST_TRIED: Final = 100
"""The most actions of a choice that are tried."""

WALKS: Final = 4
LONGEST_WALK: Final = 60
"""How many random games are played, and for how many decisions."""


def admit(game: Game[Any], data: object) -> State:
    """The state of an untrusted position. A position that breaks a law is refused."""
    s = load(game, data)
    try:
        trial(game, s)
    except BadNotation:
        raise
    except (MathomError, ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as f:
        raise BadNotation("position-breaks") from f
    return s


def trial(game: Game[Any], s: State) -> None:
    """Compute all views of a state, try its actions, and play on for a while."""
    if s.outcome is not None:
        look_around(game, s)
        return
    if not deciders(s):
        raise RulesBug("nothing-to-choose")
    look_around(game, s)
    for seat in deciders(s):
        options = legal(s, seat)
        if not options:
            raise RulesBug("nothing-to-choose")
        for action in options[:MOST_TRIED]:
            after = s.clone()
            play(after, action, seat)
            check(game, after)
    for walk in range(WALKS):
        play_on(game, s.clone(), walk)


def look_around(game: Game[Any], s: State) -> None:
    """Compute the view and guesses of every seat; their views must be equal."""
    see(game, s, SPECTATOR)
    for seat in range(game.seat_count(s)):
        known = Perspective(game, s, seat)
        guess = known.sample(seat)
        if see(game, guess, seat) != see(game, s, seat):
            raise RulesBug("guess-differs")
        if s.outcome is None:
            refresh(guess)
        if known.legal() != legal(s, seat) or legal(guess, seat) != legal(s, seat):
            raise RulesBug("guess-differs")
        check(game, guess)


def play_on(game: Game[Any], s: State, seed: int) -> None:
    """Play at random for a while, and check the cheap laws."""
    dice = seeded(seed)
    s.reseed(seed)
    for _ in range(LONGEST_WALK):
        may = deciders(s)
        if not may:
            break
        seat = may[dice.below(len(may))]
        options = legal(s, seat)
        if not options:
            raise RulesBug("nothing-to-choose")
        play(s, options[dice.below(len(options))], seat)
        check(game, s)
    look_around(game, s)
