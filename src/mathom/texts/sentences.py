"""The texts of any game by its name and a language."""

from __future__ import annotations

from functools import cache
from typing import Any

from mathom.engine.errors import MathomError
from mathom.engine.state import Event, Outcome
from mathom.games.package import GamePackage, find_package
from mathom.texts import wording as any_game
from mathom.texts.catalogue import catalogue
from mathom.texts.wording import Wording


def wording(game: str, language: str) -> Wording:
    """The words of a game in a language."""
    return wording_of(find_package(game), language)


@cache
def wording_of(package: GamePackage, language: str) -> Wording:
    """The same by package: made once, and made anew if another package takes over the id."""
    kind: type[Wording] = package.load(package.wording, Wording)
    return kind(package.game, catalogue(language))


def action_text(game: str, language: str, action: int) -> str:
    """What a person reads on a button."""
    return wording(game, language).action_text(action)


def chance_text(game: str, language: str, chance: int) -> str:
    """What a person reads of a result of chance."""
    return wording(game, language).chance_line(chance)


def event_text(game: str, language: str, event: Event) -> str | None:
    """What the log tells, nothing of events that are only technical."""
    return wording(game, language).event_text(event)


def prompt(game: str, language: str, asked: dict[str, Any] | None, you: str | None = None) -> str:
    """Who must do what, from `view["asked"]`; `you` is the seat of the reader."""
    return wording(game, language).prompt(asked, you)


def outcome_text(game: str, language: str, outcome: Outcome) -> str:
    """Who has won, and how."""
    return wording(game, language).outcome_text(outcome)


def reason_text(language: str, error: MathomError, game: str | None = None) -> str:
    """Why something cannot be; with the game, its cards and places are called by their names."""
    words = catalogue(language)
    return any_game.reason_text(words, error, wording(game, language) if game else None)
