"""Sentences about any game: actions, prompts, events, endings, options, refusals.

The texts of a game are under keys that begin with its id. A game whose components have names has a
subclass in its `text/wording.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from mathom.engine.errors import BadNotation, MathomError, RulesBug
from mathom.engine.game import Game, Option
from mathom.engine.state import EVERYBODY, Event, Outcome
from mathom.texts.catalogue import Catalogue
from mathom.texts.marks import sentence_case
from mathom.texts.story import UNKNOWN, FinishedGame, Milestone, Sentence, StoryMove, Turn


class Sheet:
    """Everything printed on a card, tile or token."""

    def __init__(self, kind: str, id: str, title: str, facts: dict[str, Any]) -> None:
        self.kind = kind
        self.id = id
        self.title = title
        self.facts = facts
        self.rows: list[tuple[str, str]] = []


class Wording:
    """The texts of one game in one language."""

    described: tuple[str, ...] = ()
    """The kinds of components that have a sheet."""

    technical: tuple[str, ...] = ()
    """Events that are not shown in the log."""

    looks_back: bool = False
    """Whether `milestones` and `course` look at the views of the whole game."""

    def __init__(self, game: Game[Any], words: Catalogue) -> None:
        self.game = game
        self.words = words

    players: Mapping[str, str] = {}
    """The names of the players by seat, where they are known."""

    reader: str = ""
    """The seat that the log calls "you", if any."""

    def among(self, players: Mapping[str, str], reader: str = "") -> Wording:
        """The same wording at a table with these players, for whoever has the seat `reader`."""
        words = self.twin()
        words.players = players
        words.reader = reader
        return words

    def is_reader(self, kind: str, number: int) -> bool:
        """Whether a number of an event stands for the seat that is called "you"."""
        seats = self.game.seat_names(max(self.game.seats))
        return bool(self.reader) and kind == "seat" and seats[number] == self.reader

    def twin(self) -> Self:
        """A copy, of which parts can be replaced. Every line of a log needs one, and `copy` takes
        several times as long."""
        words = object.__new__(type(self))
        words.__dict__.update(self.__dict__)
        return words

    def at(self, s: Any) -> Wording:
        """The wording for a state, if the state changes the names of things."""
        return self

    def say(self, key: str, **arguments: object) -> str:
        """A text of this game."""
        return self.words.text(f"{self.game.id}-{key}", **arguments)

    def name(self, kind: str, index: int) -> str:
        """The name of a component."""
        return self.game.names(kind)[index]

    def sheet(self, kind: str, index: int) -> Sheet:
        """The sheet of a component."""
        raise RulesBug("no-sheet", kind=kind)

    def game_name(self) -> str:
        """The name of the game."""
        return self.say("name")

    def seat(self, seat: str) -> str:
        """The name of a seat, standing alone."""
        return self.say("seat", seat=seat)

    def argument(self, kind: str, number: int) -> object:
        """The meaning of a number of an event, as an argument of its text. Seats are passed by
        id."""
        if kind == "number":
            return number
        if kind == "seat":
            return self.seat_argument(self.game.seat_names(max(self.game.seats))[number])
        return self.name(kind, number)

    def seat_argument(self, seat: str) -> str:
        """A seat as an argument of a text: the name of its player, otherwise its id."""
        return self.players.get(seat) or seat

    def player(self, seat: str) -> str:
        """The name of a seat's player, standing alone; without one, the name of the seat."""
        return self.players.get(seat) or self.seat(seat)

    def action_text(self, action: int) -> str:
        """The label of an action, or the text of a chance result."""
        verb = self.game.vocabulary.verb_of(action)
        arguments: dict[str, object] = {}
        if verb.kind:
            arguments[verb.kind] = self.argument(verb.kind, action - verb.base)
        return self.say(f"action-{verb.name}", **arguments)

    def action_line(self, seat: str, action: int) -> str:
        """An action in the log: who did what. A game without such texts names the action."""
        verb = self.game.vocabulary.verb_of(action)
        key = f"{self.game.id}-did-{verb.name}"
        if not self.words.has(key):
            action_text = self.action_text(action)
            return self.words.text("log-action", seat=self.player(seat), action=action_text)
        who = self.players.get(seat) or self.seat_in_story(seat)
        you = "yes" if seat == self.reader else "no"
        done = self.done_arguments(action)
        return sentence_case(self.words.text(key, who=who, you=you, **done))

    def done_arguments(self, action: int) -> dict[str, object]:
        """What the text of a done action names, besides who did it. A chosen seat may be the
        reader's."""
        verb = self.game.vocabulary.verb_of(action)
        if not verb.kind:
            return {}
        number = action - verb.base
        found: dict[str, object] = {verb.kind: self.argument(verb.kind, number)}
        if verb.kind == "seat":
            found["chosen"] = "you" if self.is_reader("seat", number) else "other"
        return found

    def chance_line(self, chance: int) -> str:
        """A chance result in the log."""
        return self.words.text("log-chance", chance=self.action_text(chance))

    def event_text(self, event: Event, you: bool = True) -> str | None:
        """The log line of an event, empty for technical events. `you` is false for a reader who is
        none of the players: what only one of them learned is told with that player's name."""
        kind = self.game.events[event.kind]
        if kind.name in self.technical:
            return None
        arguments: dict[str, object] = {"you": "no"}
        for of, number in zip(kind.kinds, event.numbers, strict=False):
            name = f"{of}2" if of in arguments else of
            if self.is_reader(of, number):
                arguments["you"] = "yes"
            arguments[name] = self.event_argument(kind.name, of, number)
            if name == "seat":
                arguments["side"] = self.game.seat_names(max(self.game.seats))[number]
        if not you and event.audience != EVERYBODY and event.audience:
            first = (event.audience & -event.audience).bit_length() - 1
            seat = self.game.seat_names(max(self.game.seats))[first]
            arguments["who"] = self.players.get(seat) or self.seat_in_story(seat)
            if self.words.has(f"{self.game.id}-event-{kind.name}-of"):
                return self.tell(f"{kind.name}-of", **arguments)
        return self.tell(kind.name, **arguments)

    def tell(self, event: str, /, **arguments: object) -> str:
        """A log line, which begins with a capital letter. A name at its end may bring its own
        mark."""
        text = sentence_case(self.say(f"event-{event}", **arguments))
        return text[:-1] if text.endswith(("!.", "?.")) else text

    def event_argument(self, event: str, kind: str, number: int) -> object:
        """The meaning of a number of a certain event, as an argument of its text."""
        return self.argument(kind, number)

    def progress(self, s: Any) -> str:
        """How far a game is: its chapter, turn or site. Nothing for a game without such parts."""
        return ""

    def opens_turn(self, move: StoryMove, before: StoryMove) -> bool:
        """Whether a move begins a new turn of the story. Without better knowledge of the game, a
        turn is what one seat does before another one acts."""
        return move.seat != before.seat

    def turn_story(self, turn: Turn) -> list[Sentence]:
        """A turn in a sentence or two; nothing if it is not worth a sentence of its own."""
        return []

    def milestones(self, finished: FinishedGame) -> tuple[Milestone, ...]:
        """How the winner of a game came to win, in order; nothing if the game cannot say it."""
        return ()

    def course(self, turn: Turn) -> tuple[str, ...]:
        """How a game came to its end, in a few sentences; `turn` is the last one. Nothing if the
        game cannot say it."""
        return ()

    def whose_turn(self, turn: Turn) -> int:
        """The seat whose turn it was, -1 if it was everybody's."""
        return turn.seat

    def seat_in_story(self, seat: str) -> str:
        """A seat as the subject of a sentence, where its player has no name."""
        return self.say("seat-inside", seat=seat)

    def belongs_to_action(self, view: dict[str, Any]) -> bool:
        """Whether the choice of a view belongs to the action that was chosen before it."""
        return False

    def changes(self, before: dict[str, Any], after: dict[str, Any]) -> list[str]:
        """What changed between two views of a seat and makes an action good or bad, the most
        important first. Each is a short phrase such as "takes Helm's Deep"."""
        return []

    def plain_story(self, turn: Turn) -> list[Sentence]:
        """A turn of which the game itself tells nothing: its actions, otherwise its events."""
        ids = self.game.seat_names(max(self.game.seats))
        pairs = zip(ids, turn.cast.names, strict=False)
        you = ids[turn.cast.you] if turn.cast.you >= 0 else ""
        words = self.among({seat: name for seat, name in pairs if name}, you)
        told: list[str | None] = [
            words.action_line(ids[move.seat], move.action)
            for move in turn.moves
            if move.action != UNKNOWN
        ]
        if not told:
            told = [
                words.event_text(event, bool(you)) for move in turn.moves for event in move.events
            ]
        text = " ".join(line for line in told if line)
        return [Sentence("turn", sentence_case(text))]

    def deck_with_ids(self, text: str) -> tuple[str, list[BadNotation]]:
        """A deck as the rules read it, from one that is written with the names of components; and
        the lines that cannot be read."""
        return text, []

    def enumerated(self, parts: Sequence[str]) -> str:
        """Several things as one part of a sentence: a, b and c."""
        if len(parts) < 2:
            return "".join(parts)
        first = ", ".join(parts[:-1])
        return self.words.text("story-and", first=first, second=parts[-1])

    def task(self, choice: str, numbers: dict[str, Any]) -> str:
        """What another player must decide, in words that follow "to"."""
        return self.say(f"task-{choice}", **self.task_arguments(choice, numbers))

    def ask(self, choice: str, numbers: dict[str, Any]) -> str:
        """What the reader must decide: a sentence that begins with the verb."""
        return self.say(f"ask-{choice}", **self.task_arguments(choice, numbers))

    def task_arguments(self, choice: str, numbers: dict[str, Any]) -> dict[str, object]:
        """The numbers of a choice, or what they stand for, as arguments of its texts."""
        return dict(numbers)

    def prompt(self, asked: dict[str, Any] | None, you: str | None = None) -> str:
        """Who must decide what, addressed to the reader or about the players that others wait
        for."""
        if asked is None:
            return self.words.text("prompt-over")
        known = {**asked["numbers"], **asked.get("about", {})}
        if you in asked["seats"]:
            return self.ask(asked["choice"], known)
        task = self.task(asked["choice"], known)
        waited = [
            self.players.get(seat) or self.say("seat-inside", seat=seat) for seat in asked["seats"]
        ]
        seats = self.enumerated(waited)
        return self.words.text("prompt-waiting", seats=seats, number=len(waited), task=task)

    def outcome_text(self, outcome: Outcome) -> str:
        """The winners and the reason."""
        names = self.game.seat_names(max(self.game.seats))
        side = names[outcome.winners[0]] if len(outcome.winners) == 1 else ""
        return self.say(f"outcome-{outcome.reason}", seat=self.seat_argument(side), side=side)

    def option_text(self, option: Option) -> str:
        """The name of an option."""
        return self.say(f"option-{option.id}")

    def value_text(self, option: Option, value: str) -> str:
        """The name of an option's value; a free text stands for itself."""
        if not option.values:
            return value
        return self.say(f"option-{option.id}-{value}")

    def detail(self, name: str, value: object) -> object:
        """A detail of an error; ids of this game's components become names."""
        try:
            known = self.game.names(name)
        except MathomError:
            return value
        return self.name(name, known.index(str(value))) if value in known else value


def reason_text(words: Catalogue, error: MathomError, wording: Wording | None = None) -> str:
    """The text of an error, with the line of the record if it is known."""
    details = dict(error.details)
    if wording is not None:
        details = {name: wording.detail(name, value) for name, value in details.items()}
    line = details.pop("line", None)
    reason = bare_reason(words, error, details)
    return reason if line is None else words.text("reason-at-line", line=line, reason=reason)


def bare_reason(words: Catalogue, error: MathomError, details: dict[str, object]) -> str:
    """The reason alone; a bug of the program is described in technical terms."""
    if isinstance(error, RulesBug):
        return words.text("internal-error", fault=error.technical())
    fitting = {
        name: value if isinstance(value, int | float | str) else str(value)
        for name, value in details.items()
    }
    return words.text(f"reason-{error.reason}", **fitting)
