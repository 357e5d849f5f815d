"""Whether an action disclosed hidden information, which limits undo.

An action can be undone freely only if nobody knows more after it than the action itself tells.
Otherwise a player could act, look, undo and choose again.
"""

from __future__ import annotations

from typing import Any

from mathom.engine.game import SPECTATOR, Game
from mathom.engine.state import EVERYBODY, State, Tape
from mathom.engine.step import Together


def discloses(game: Game[Any], before: State, after: State, action: int, tape: Tape) -> bool:
    """Whether an action disclosed more to anybody, including its player, than that it was done."""
    if tape.chances or tape.disclosed or answers_shown(before, after):
        return True
    for event in tape.events:
        if event.audience != EVERYBODY:
            return True
    named = game.vocabulary.target(action)
    for seat in range(SPECTATOR, game.seat_count(before)):
        if learned(game, before, after, seat, named):
            return True
    return False


def learned(game: Game[Any], before: State, after: State, seat: int, named: str) -> bool:
    """Whether a seat now knows a card that it did not know, other than the one that the action
    names."""
    unknown = game.unknown(before, seat)
    if not unknown:
        return False
    still = set(game.unknown(after, seat))
    return any(card != named and card not in still for card in unknown)


def answers_shown(before: State, after: State) -> bool:
    """Whether secret answers were revealed."""
    return bool(before.sealed) and after.sealed is not before.sealed and not awaits_answers(after)


def awaits_answers(s: State) -> bool:
    """Whether secret answers are waiting for others."""
    if s.outcome is not None or not isinstance(s.agenda[-1], Together):
        return False
    return any(answer >= 0 for answer in s.sealed)
