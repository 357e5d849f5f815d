"""Texts about any game, by game id and language."""

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
    """The wording of a game in a language."""
    return wording_of(find_package(game), language)


@cache
def wording_of(package: GamePackage, language: str) -> Wording:
    """The same by package, cached; another package with the same id has its own wording."""
    kind: type[Wording] = package.load(package.wording, Wording)
    return kind(package.game, catalogue(language))


def action_text(game: str, language: str, action: int) -> str:
    """The label of an action."""
    return wording(game, language).action_text(action)


def chance_text(game: str, language: str, chance: int) -> str:
    """The text of a chance result."""
    return wording(game, language).chance_line(chance)


def event_text(game: str, language: str, event: Event) -> str | None:
    """The log line of an event, empty for technical events."""
    return wording(game, language).event_text(event)


def prompt(game: str, language: str, asked: dict[str, Any] | None, you: str | None = None) -> str:
    """Who must decide what, from `view["asked"]`; `you` is the reader's seat."""
    return wording(game, language).prompt(asked, you)


def outcome_text(game: str, language: str, outcome: Outcome) -> str:
    """The winners and the reason."""
    return wording(game, language).outcome_text(outcome)


def reason_text(language: str, error: MathomError, game: str | None = None) -> str:
    """The text of an error; with the game, its components are named."""
    words = catalogue(language)
    return any_game.reason_text(words, error, wording(game, language) if game else None)
