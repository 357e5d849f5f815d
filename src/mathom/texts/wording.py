"""Sentences about any game: actions, prompts, events, endings, options, refusals.

A game's own words are under keys that begin with its id. A game whose things have names of
their own has a subclass in its `text/wording.py`.
"""

from __future__ import annotations

from typing import Any

from mathom.engine.errors import MathomError, RulesBug
from mathom.engine.game import Game, Option
from mathom.engine.state import Event, Outcome
from mathom.texts.catalogue import Catalogue


class Sheet:
    """Everything there is to read about one card, tile or token."""

    def __init__(self, kind: str, id: str, title: str, facts: dict[str, Any]) -> None:
        self.kind = kind
        self.id = id
        self.title = title
        self.facts = facts
        self.rows: list[tuple[str, str]] = []


class Wording:
    """The words of one game in one language."""

    described: tuple[str, ...] = ()
    """The kinds of things that have a sheet."""

    technical: tuple[str, ...] = ()
    """Events that no log tells."""

    def __init__(self, game: Game[Any], words: Catalogue) -> None:
        self.game = game
        self.words = words

    def at(self, s: Any) -> Wording:
        """The words that fit a state, where it changes what things are called."""
        return self

    def say(self, key: str, **arguments: object) -> str:
        """A text of this game."""
        return self.words.text(f"{self.game.id}-{key}", **arguments)

    def name(self, kind: str, index: int) -> str:
        """What a thing is called."""
        return self.game.names(kind)[index]

    def sheet(self, kind: str, index: int) -> Sheet:
        """All there is to read about a thing."""
        raise RulesBug("no-sheet", kind=kind)

    def game_name(self) -> str:
        """What the game is called."""
        return self.say("name")

    def seat(self, seat: str) -> str:
        """What a seat is called, standing alone."""
        return self.say("seat", seat=seat)

    def argument(self, kind: str, number: int) -> object:
        """What a number of an event means, as the texts want it: seats by their id."""
        if kind == "number":
            return number
        if kind == "seat":
            return self.game.seat_names(max(self.game.seats))[number]
        return self.name(kind, number)

    def action_text(self, action: int) -> str:
        """What a person reads on a button, or of a result of chance."""
        verb = self.game.vocabulary.verb_of(action)
        arguments: dict[str, object] = {}
        if verb.kind:
            arguments[verb.kind] = self.argument(verb.kind, action - verb.base)
        return self.say(f"action-{verb.name}", **arguments)

    def action_line(self, seat: str, action: int) -> str:
        """An action in the log, with who did it."""
        return self.words.text("log-action", seat=self.seat(seat), action=self.action_text(action))

    def chance_line(self, chance: int) -> str:
        """A result of chance in the log."""
        return self.words.text("log-chance", chance=self.action_text(chance))

    def event_text(self, event: Event) -> str | None:
        """What the log tells of something that happened; nothing if it is only technical."""
        kind = self.game.events[event.kind]
        if kind.name in self.technical:
            return None
        arguments: dict[str, object] = {}
        for of, number in zip(kind.kinds, event.numbers, strict=False):
            name = f"{of}2" if of in arguments else of
            arguments[name] = self.event_argument(kind.name, of, number)
        return self.tell(kind.name, **arguments)

    def tell(self, event: str, /, **arguments: object) -> str:
        """A sentence of the log, which begins with a capital whatever it names first."""
        text = self.say(f"event-{event}", **arguments)
        return text[:1].upper() + text[1:]

    def event_argument(self, event: str, kind: str, number: int) -> object:
        """What a number of a certain event means, as its text wants it."""
        return self.argument(kind, number)

    def task(self, choice: str, numbers: dict[str, Any]) -> str:
        """What somebody else must decide, in words that follow "to"."""
        return self.say(f"task-{choice}", **self.task_arguments(choice, numbers))

    def ask(self, choice: str, numbers: dict[str, Any]) -> str:
        """What the reader must decide: a sentence that begins with the verb."""
        return self.say(f"ask-{choice}", **self.task_arguments(choice, numbers))

    def task_arguments(self, choice: str, numbers: dict[str, Any]) -> dict[str, object]:
        """The numbers of a choice, or what they stand for, as the texts want them."""
        return dict(numbers)

    def prompt(self, asked: dict[str, Any] | None, you: str | None = None) -> str:
        """Who must do what: said to a seat, or about those that are waited for."""
        if asked is None:
            return self.words.text("prompt-over")
        known = {**asked["numbers"], **asked.get("about", {})}
        if you in asked["seats"]:
            return self.ask(asked["choice"], known)
        task = self.task(asked["choice"], known)
        waited = ", ".join(self.say("seat-inside", seat=seat) for seat in asked["seats"])
        return self.words.text("prompt-waiting", seats=waited, task=task)

    def outcome_text(self, outcome: Outcome) -> str:
        """Who has won, and how."""
        names = self.game.seat_names(max(self.game.seats))
        winner = names[outcome.winners[0]] if len(outcome.winners) == 1 else ""
        return self.say(f"outcome-{outcome.reason}", seat=winner)

    def option_text(self, option: Option) -> str:
        """What a table may settle for itself."""
        return self.say(f"option-{option.id}")

    def value_text(self, option: Option, value: str) -> str:
        """One of the ways to settle it; any text speaks for itself."""
        if not option.values:
            return value
        return self.say(f"option-{option.id}-{value}")

    def detail(self, name: str, value: object) -> object:
        """A detail of an error: ids of this game's things become what they are called."""
        try:
            known = self.game.names(name)
        except MathomError:
            return value
        return self.name(name, known.index(str(value))) if value in known else value


def reason_text(words: Catalogue, error: MathomError, wording: Wording | None = None) -> str:
    """Why something cannot be, with the line of the record where it is known."""
    details = dict(error.details)
    if wording is not None:
        details = {name: wording.detail(name, value) for name, value in details.items()}
    line = details.pop("line", None)
    reason = bare_reason(words, error, details)
    return reason if line is None else words.text("reason-at-line", line=line, reason=reason)


def bare_reason(words: Catalogue, error: MathomError, details: dict[str, object]) -> str:
    """The reason itself; a fault of the program is told as such, in its own terms."""
    if isinstance(error, RulesBug):
        return words.text("internal-error", fault=str(error))
    fitting = {
        name: value if isinstance(value, int | float) else str(value)
        for name, value in details.items()
    }
    return words.text(f"reason-{error.reason}", **fitting)
