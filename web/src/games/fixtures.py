"""Screens for a board to be looked at without a server: what a seat would get, in every language.

A game lists its positions in `games/<game>/fixtures/make.py` and hands them to `write_screens`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import mathom
from mathom.engine.step import kept_secret
from mathom.match import Match
from mathom.texts import LANGUAGES, sentences

Maker = Callable[[str], dict[str, Any]]


Log = list[tuple[dict[str, Any], bool]]
"""The lines of a game, each with whether only the seat that acted may read it."""


def screen(match: Match, seat: str | None, language: str, log: Log) -> dict[str, Any]:
    """What the server would send, without the parts that no board looks at."""
    view = match.view(seat)
    asked: Any = view["asked"]
    yours = bool(asked and seat in asked["seats"])
    prompt = {
        "text": sentences.prompt(match.game.id, language, asked, seat),
        "yours": yours,
        "choice": asked["choice"] if asked else None,
        "numbers": asked["numbers"] if asked else {},
    }
    return {
        "seat": seat,
        "curtain": None,
        "view": view,
        "prompt": prompt,
        "offers": [offer(match, action, language) for action in match.legal()] if yours else [],
        "log": [line for line, secret in log if not secret or line["seat"] == seat],
        "log_since": 0,
        "undo": {"steps": 1, "reason": None, "text": None},
        "takeback": None,
    }


def offer(match: Match, action: int, language: str) -> dict[str, Any]:
    """One legal action, as the server offers it."""
    text = match.game.vocabulary.text(action)
    verb, _, target = text.partition(" ")
    label = sentences.action_text(match.game.id, language, action)
    return {"action": action, "id": text, "verb": verb, "target": target or None, "label": label}


def acted(match: Match, action: str, log: Log, language: str) -> None:
    """One move, and its line in the log."""
    seat = match.decider
    number = match.game.vocabulary.parse(action)
    piece = action.partition(" ")[2]
    secret = kept_secret(match.state, number)
    match.act(action)
    line = {
        "move": len(log) + 1,
        "seat": seat,
        "kind": "action",
        "text": sentences.action_text(match.game.id, language, number),
        "pieces": [piece] if piece else [],
    }
    log.append((line, secret))


def fresh(game: str, seed: int = 4) -> Maker:
    """The first decision of a game, seen by the seat that decides."""

    def make(language: str) -> dict[str, Any]:
        match = mathom.new(game, seed=seed)
        return screen(match, match.decider, language, [])

    return make


def chosen(position: dict[str, object], actions: list[str], seat: str | None = None) -> Maker:
    """A position after some moves, seen by the one who decides or by a seat that waits."""

    def make(language: str) -> dict[str, Any]:
        match = mathom.from_position(dict(position))
        log: Log = []
        for action in actions:
            acted(match, action, log, language)
        return screen(match, seat or match.decider, language, log)

    return make


def played(
    game: str, language: str, seed: int, stop: Callable[[Match], bool]
) -> dict[str, Any] | None:
    """A game of random moves until something is reached; nothing if it never was."""
    choice = random.Random(seed)
    match = mathom.new(game, seed=seed)
    log: Log = []
    while match.decider and not stop(match):
        acted(match, choice.choice(match.actions()), log, language)
    return screen(match, match.decider, language, log) if match.decider else None


def until(game: str, verb: str) -> Maker:
    """A random game until a verb is offered."""

    def offered(match: Match) -> bool:
        return any(action.partition(" ")[0] == verb for action in match.actions())

    def make(language: str) -> dict[str, Any]:
        for seed in range(500):
            found = played(game, language, seed, offered)
            if found:
                return found
        raise SystemExit(f"nobody could {verb}")

    return make


def ended(game: str, seed: int, seat: str) -> Maker:
    """The end of a random game, seen by a seat."""

    def make(language: str) -> dict[str, Any]:
        choice = random.Random(seed)
        match = mathom.new(game, seed=seed)
        log: Log = []
        while match.decider:
            acted(match, choice.choice(match.actions()), log, language)
        return screen(match, seat, language, log)

    return make


def write_screens(folder: Path, screens: dict[str, Maker]) -> None:
    """Write one file a screen, with every language in it."""
    for name, make in screens.items():
        data = {language: make(language) for language in LANGUAGES}
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
