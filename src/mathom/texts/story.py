"""The story of a game: each turn in a sentence or two, told from what its reader may know.

A game's wording groups actions into turns (`opens_turn`) and tells a turn (`turn_story`). Both get
deeds, which hold only what the reader's log holds, and the view of the reader's seat. So a story
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


class Deed:
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
    """What a story tells: the deeds of one turn in their order, the reader's view before and after
    them, and the outcome if the game is over."""

    def __init__(
        self,
        deeds: Sequence[Deed],
        cast: Cast,
        see: Callable[[int], dict[str, Any]],
        outcome: Outcome | None,
        previous: Deed | None,
        deed: Callable[[int], Deed],
    ) -> None:
        """`see` gives the reader's view after an action, `deed` any deed of the game; `previous` is
        the deed before the turn."""
        self.deed = deed
        self.outcome = outcome
        self.previous = previous
        self.deeds = deeds
        self.cast = cast
        self.see = see
        self.words = deeds[-1].named()

    @cached_property
    def before(self) -> dict[str, Any]:
        """The reader's view before the turn."""
        return self.see(max(0, self.deeds[0].number - 1))

    @cached_property
    def after(self) -> dict[str, Any]:
        """The reader's view after the turn."""
        return self.see(self.deeds[-1].number)

    @property
    def seat(self) -> int:
        """The seat that acted first, -1 if nobody did."""
        return next((deed.seat for deed in self.deeds if deed.seat >= 0), -1)

    def actions(self) -> Iterator[tuple[Deed, str, int]]:
        """The known actions: the deed, the name of the verb, and the index of its target."""
        vocabulary = self.words.game.vocabulary
        for deed in self.deeds:
            if deed.action != UNKNOWN:
                verb = vocabulary.verb_of(deed.action)
                yield deed, verb.name, deed.action - verb.base

    def events(self) -> Iterator[tuple[str, list[int]]]:
        """The events: name and numbers."""
        kinds = self.words.game.events
        for deed in self.deeds:
            for event in deed.events:
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


class Way(msgspec.Struct, frozen=True, gc=False):
    """The whole way of a game that is over: its last action, its outcome, the reader's view after
    an action, and the deed that began the turn of an action."""

    last: int
    outcome: Outcome
    see: Callable[[int], dict[str, Any]]
    opening: Callable[[int], Deed]


class Story(msgspec.Struct, frozen=True, gc=False):
    """A turn as it was told: its first and last action, the seat whose turn it was, or -1."""

    first: int
    last: int
    seat: int
    sentences: tuple[Sentence, ...]


def tell(words: Wording, turn: Turn) -> Story:
    """Tell a turn."""
    deeds = turn.deeds
    found = words.turn_story(turn) or words.plain_story(turn)
    told = tuple(plain(sentence) for sentence in found if sentence.text)
    return Story(deeds[0].number, deeds[-1].number, words.whose_turn(turn), told)


def plain(sentence: Sentence) -> Sentence:
    """A sentence with its marks beside its text."""
    text, marks = unmarked(sentence.text)
    return Sentence(sentence.kind, text, marks)
