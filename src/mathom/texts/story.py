"""The story of a game: each turn in a sentence or two, told from what its reader may know.

A game's wording groups actions into turns (`opens_turn`) and tells a turn (`turn_story`). Both get
moves, which hold only what the reader's log holds, and the view of the reader's seat. So a story
cannot tell more than log and view do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from mathom.engine.state import Event, Outcome
from mathom.texts.marks import Mark, unmarked

if TYPE_CHECKING:
    from mathom.texts.wording import Wording

UNKNOWN = -1
"""Instead of an action: the set-up, or what somebody else chose in secret."""

EVERYTHING = -2
"""Instead of a seat: a reader from whom nothing is hidden."""

Kind = Literal["turn", "mark", "alarm", "end"]


class Sentence(msgspec.Struct, frozen=True, gc=False):
    """A part of a story: what a turn did, a new part of the game, a threat, or the end."""

    kind: Kind
    text: str
    marks: tuple[Mark, ...] = ()


class Cast(msgspec.Struct, frozen=True, gc=False):
    """How a reader calls the players: a name for each seat, empty for the name of the seat itself,
    and the seat that is addressed as "you", or -1."""

    names: tuple[str, ...] = ()
    you: int = -1


class StoryMove:
    """One action as a reader knows it, and the events that the reader may know."""

    __slots__ = ("action", "events", "named", "number", "seat")

    def __init__(
        self,
        number: int,
        seat: int,
        action: int,
        events: Sequence[Event],
        named: Callable[[], Wording],
    ) -> None:
        """`named` gives the wording for the state after the action."""
        self.number = number
        self.seat = seat
        self.action = action
        self.events = events
        self.named = named


class Turn:
    """What a story tells: the moves of one turn in their order, the reader's view before and after
    them, and the outcome if the game is over."""

    def __init__(
        self,
        moves: Sequence[StoryMove],
        cast: Cast,
        view_at: Callable[[int], dict[str, Any]],
        outcome: Outcome | None,
        previous: StoryMove | None,
        move_at: Callable[[int], StoryMove],
    ) -> None:
        """`view_at` gives the reader's view after an action, `move_at` any move of the game;
        `previous` is the move before the turn."""
        self.move_at = move_at
        self.outcome = outcome
        self.previous = previous
        self.moves = moves
        self.cast = cast
        self.view_at = view_at
        self.words = moves[-1].named()

    @cached_property
    def before(self) -> dict[str, Any]:
        """The reader's view before the turn."""
        return self.view_at(max(0, self.moves[0].number - 1))

    @cached_property
    def after(self) -> dict[str, Any]:
        """The reader's view after the turn."""
        return self.view_at(self.moves[-1].number)

    @property
    def seat(self) -> int:
        """The seat that acted first, -1 if nobody did."""
        return next((move.seat for move in self.moves if move.seat >= 0), -1)

    def actions(self) -> Iterator[tuple[StoryMove, str, int]]:
        """The known actions: the move, the name of the verb, and the index of its target."""
        vocabulary = self.words.game.vocabulary
        for move in self.moves:
            if move.action != UNKNOWN:
                verb = vocabulary.verb_of(move.action)
                yield move, verb.name, move.action - verb.base

    def events(self) -> Iterator[tuple[str, list[int]]]:
        """The events: name and numbers."""
        kinds = self.words.game.events
        for move in self.moves:
            for event in move.events:
                yield kinds[event.kind].name, event.numbers

    def name(self, seat: int) -> str:
        """The name of a player inside a sentence."""
        names = self.cast.names
        if seat < len(names) and names[seat]:
            return names[seat]
        words = self.words
        ids = words.game.seat_names(max(words.game.seats))
        return words.seat_in_story(ids[seat])

    def people(self, who: int, foe: int = -1) -> dict[str, object]:
        """The arguments that name who acts and who suffers, and which of them the reader is."""
        you = self.cast.you
        found: dict[str, object] = {"you": "nobody", "who": self.name(who)}
        if you >= 0 and you in (who, foe):
            found["you"] = "who" if you == who else "foe"
        if foe >= 0:
            found["foe"] = self.name(foe)
        return found


class Milestone(msgspec.Struct, frozen=True, gc=False):
    """A step on the winner's way: the piece that was won, the action since which the winner has had
    it (0 from the beginning), and what won it."""

    piece: str
    move: int
    text: str


class FinishedGame(msgspec.Struct, frozen=True, gc=False):
    """A game that is over: its last action, its outcome, the reader's view after an action, and
    the move that began the turn of an action."""

    last: int
    outcome: Outcome
    view_at: Callable[[int], dict[str, Any]]
    opening: Callable[[int], StoryMove]


class Story(msgspec.Struct, frozen=True, gc=False):
    """A turn as it was told: its first and last action, the seat whose turn it was, or -1."""

    first: int
    last: int
    seat: int
    sentences: tuple[Sentence, ...]


def tell(words: Wording, turn: Turn) -> Story:
    """Tell a turn."""
    moves = turn.moves
    found = words.turn_story(turn) or words.plain_story(turn)
    told = tuple(plain(sentence) for sentence in found if sentence.text)
    return Story(moves[0].number, moves[-1].number, words.whose_turn(turn), told)


def plain(sentence: Sentence) -> Sentence:
    """A sentence with its marks beside its text."""
    text, marks = unmarked(sentence.text)
    return Sentence(sentence.kind, text, marks)
