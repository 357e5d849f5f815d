"""What a seat sees: the view of the game, the pending question and the outcome."""

from __future__ import annotations

from typing import Any

from mathom.engine.game import Game
from mathom.engine.state import State
from mathom.engine.step import NOT_ASKED, OPEN, Step, Together, deciders


def see(game: Game[Any], s: State, seat: int) -> dict[str, object]:
    """Everything that a seat or a spectator (-1) may know."""
    names = game.seat_names(game.seat_count(s))
    view: dict[str, object] = {
        "game": game.id,
        "seat": names[seat] if seat >= 0 else None,
        "seats": names,
        "options": game.public_settings(game.settings(s)),
        "asked": asked(game, s, seat, names),
        "outcome": None,
    }
    if s.outcome is not None:
        view["outcome"] = {
            "winners": [names[winner] for winner in s.outcome.winners],
            "reason": s.outcome.reason,
        }
    view.update(game.view(s, seat))
    return view


def asked(game: Game[Any], s: State, seat: int, names: list[str]) -> dict[str, object] | None:
    """The pending question. The numbers of a choice are public; secrets belong in the state."""
    if s.outcome is not None:
        return None
    step: Step[Any] = s.agenda[-1]
    kind = game.steps[game.step_index[type(step)]]
    numbers = dict(zip(kind.fields, kind.numbers(step), strict=True))
    found: dict[str, object] = {
        "seats": [names[other] for other in deciders(s)],
        "choice": kind.name,
        "numbers": game.shown_numbers(s, numbers),
    }
    about = game.about(s, numbers)
    if about:
        found["about"] = about
    if isinstance(step, Together):
        found["answered"] = [
            names[other] for other, answer in enumerate(s.sealed) if answer not in (OPEN, NOT_ASKED)
        ]
        own = s.sealed[seat] if 0 <= seat < len(s.sealed) else OPEN
        found["own"] = game.vocabulary.text(own) if own >= 0 else None
    return found
