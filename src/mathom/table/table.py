"""A table: seats around a game, its actions, and the state after each of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from mathom.engine import state as engine
from mathom.engine.errors import BadNotation, IllegalAction, MathomError
from mathom.engine.game import Game, find_game
from mathom.engine.step import deciders
from mathom.table.clock import Clock
from mathom.table.events import Said
from mathom.table.history import Place

Kind = Literal["open", "person", "bot"]
Status = Literal["waiting", "running", "stopped", "finished"]

CLOSED = "closed"
"""The result of a game that an administrator ended without a winner."""


class Seat(msgspec.Struct, frozen=True):
    """A seat and its player: a person, or a bot with its own name. The player of a replay has a
    name, but no user."""

    kind: Kind = "open"
    user: str = ""
    name: str = ""
    bot: str = ""
    resigned: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """The set-up or one action: the chance results, the events, and the state after it.

    The events are packed into one tuple of numbers, because a server holds a hundred thousand of
    them, and the garbage collector does not look at numbers.

    `revealing` says that the action revealed hidden information, so undo would be unfair. `secret`
    says that it was chosen in secret: others know only its events. `joined` says that it is part of
    one order with the action before it. `said` caches the log lines,
    `stories` whether it begins a turn and the turns that end with it.
    """

    seat: int
    action: int
    user: str
    at: float
    chances: tuple[int, ...]
    packed: tuple[int, ...]
    place: Place
    revealing: bool
    secret: bool
    joined: bool = False
    said: dict[Any, Any] = field(default_factory=dict, repr=False)
    stories: dict[Any, Any] = field(default_factory=dict, repr=False)

    @property
    def state(self) -> engine.State:
        """The state after it. It must not be changed."""
        return self.place.state()

    @property
    def public(self) -> bool:
        """Whether everybody may know of the action and of everything that it caused."""
        if self.secret:
            return False
        at = 0
        while at < len(self.packed):
            if self.packed[at + 1] != engine.EVERYBODY:
                return False
            at += 3 + self.packed[at + 2]
        return True

    @property
    def events(self) -> list[engine.Event]:
        """What the action caused, as everybody or some may know."""
        found: list[engine.Event] = []
        at = 0
        while at < len(self.packed):
            kind, audience, count = self.packed[at : at + 3]
            at += 3 + count
            found.append(engine.Event(kind, list(self.packed[at - count : at]), audience))
        return found


def pack_events(events: Iterable[engine.Event]) -> tuple[int, ...]:
    """Events as numbers: for each its kind, its audience, and its numbers after their count."""
    found: list[int] = []
    for event in events:
        found += (event.kind, event.audience, len(event.numbers), *event.numbers)
    return tuple(found)


class Takeback(msgspec.Struct, frozen=True):
    """A request to go back to the state after `to` actions."""

    user: str
    seat: int
    to: int
    accepted: frozenset[str] = frozenset()


class Absence(msgspec.Struct, frozen=True):
    """The call of an absent player, who may come back until a game time: which of the others want a
    bot to take over, and which claim victory."""

    until: float
    bot: str = ""
    replace: frozenset[str] = frozenset()
    claim: frozenset[str] = frozenset()


class Result(msgspec.Struct, frozen=True):
    """The result. `seat` is the one that resigned, left or ran out of time, otherwise -1."""

    winners: tuple[int, ...]
    reason: str
    seat: int = -1


class Stop(msgspec.Struct, frozen=True):
    """Why a table has stopped: the number of the bad event, of its action, if it is one, and its
    seat. The reason of a `secret` action is hidden from others."""

    seq: int
    move: int
    seat: int
    fault: MathomError
    secret: bool = False


class Table(msgspec.Struct, frozen=True):
    """Everything about a table. It is immutable: `apply` makes the next one. (As a `Struct` it is
    copied in a tenth of the time that a dataclass takes, and every move copies it.)

    `seq` counts the events. A command that is based on `fresh` or later is not stale: chat and
    secret answers of others do not change `fresh`. `began` are the users of the seats at the start,
    empty for bots; `undone_by` is who went back last. `rules` is the version of the rules at the
    start; `stop` says why the table has stopped, and `wishes` how its people want to go on then.
    """

    id: str
    seq: int
    fresh: int
    game: Game[Any]
    options: dict[str, str]
    public_options: dict[str, str]
    host: str
    private: bool
    clock: Clock
    seed: int
    secret: int
    start: dict[str, Any] | None
    replay: bool
    curtain: bool
    talk: bool
    campaign: str
    created: float
    updated: float
    seats: tuple[Seat, ...]
    status: Status = "waiting"
    moments: tuple[Moment, ...] = ()
    result: Result | None = None
    takeback: Takeback | None = None
    undone_by: str = ""
    absent: dict[int, Absence] = msgspec.field(default_factory=dict)
    left: tuple[float, ...] = ()
    since: float = 0.0
    chat: tuple[Said, ...] = ()
    rematch: str = ""
    began: tuple[str, ...] = ()
    rules: int = 1
    stop: Stop | None = None
    wishes: dict[str, str] = msgspec.field(default_factory=dict)

    @property
    def hushed(self) -> bool:
        """Whether chat is closed: the game forbids talk during play, or the table is a replay that
        belongs to nobody and is shown to everybody."""
        if self.replay and not self.host:
            return True
        return self.game.hushed and not self.talk and self.status == "running"

    @property
    def state(self) -> engine.State:
        """The current state."""
        if not self.moments:
            raise IllegalAction("not-started")
        return self.moments[-1].state

    @property
    def moves(self) -> int:
        """The number of actions."""
        return max(0, len(self.moments) - 1)

    def seat_names(self) -> list[str]:
        return self.game.seat_names(len(self.seats))

    def seat_number(self, name: str) -> int:
        """The number of a seat by its id."""
        names = self.seat_names()
        if name not in names:
            raise BadNotation("unknown-seat", seat=name[:40], known=" ".join(names))
        return names.index(name)

    def seats_of(self, user: str) -> list[int]:
        """The seats of a user."""
        return [number for number, seat in enumerate(self.seats) if user and seat.user == user]

    def people(self) -> set[str]:
        """All users at the table."""
        return {seat.user for seat in self.seats if seat.user}

    def given_away(self) -> list[int]:
        """The seats of people that bots have taken over."""
        pairs = enumerate(zip(self.began, self.seats, strict=False))
        return [number for number, (user, seat) in pairs if user and seat.user != user]

    def deciding(self) -> list[int]:
        """The seats that must decide now."""
        return deciders(self.state) if self.status == "running" else []

    def to_bots(self) -> list[int]:
        """The deciding seats of bots."""
        return [seat for seat in self.deciding() if self.seats[seat].kind == "bot"]

    def moment(self, number: int) -> Moment:
        """The moment after a number of actions."""
        if not 0 <= number < len(self.moments):
            raise BadNotation("no-such-moment", number=number, moves=self.moves)
        return self.moments[number]


def game_of(id: str) -> Game[Any]:
    return find_game(id)
