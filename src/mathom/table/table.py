"""A table: seats around a game, everything that was done, and a state after each action."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from mathom.engine import state as engine
from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.game import Game, find_game
from mathom.engine.step import deciders
from mathom.table.clock import Clock
from mathom.table.events import Said

Kind = Literal["open", "person", "bot"]
Status = Literal["waiting", "running", "finished"]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where. A person of a replay has a name, but no user."""

    kind: Kind = "open"
    user: str = ""
    name: str = ""
    bot: str = ""
    resigned: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """The set-up or one action: what was done, what chance gave, what was told, and the state.

    `revealing` says that something was learned which taking it back would not make unknown,
    `secret` that it was chosen in secret: others know of it only what they were told. `said` is for
    whoever puts it into words, to do it once; it is gone when the moment is.
    """

    seat: int
    action: int
    user: str
    at: float
    chances: tuple[int, ...]
    told: tuple[engine.Event, ...]
    state: engine.State
    revealing: bool
    secret: bool
    said: dict[Any, Any] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class Takeback:
    """Somebody would like to go back to where it stood after `to` actions."""

    user: str
    seat: int
    to: int
    accepted: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Result:
    """How it ended. `seat` is the one that resigned or ran out of time, -1 otherwise."""

    winners: tuple[int, ...]
    reason: str
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about a table. It is never changed: `apply` makes the next one.

    `seq` counts the events. A command made on `fresh` or later is not stale: chat and secret
    answers of others do not make it so.
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
    replacing: dict[int, frozenset[str]] = field(default_factory=dict)
    left: tuple[float, ...] = ()
    since: float = 0.0
    chat: tuple[Said, ...] = ()
    rematch: str = ""

    @property
    def hushed(self) -> bool:
        """Whether nobody may chat: a round is played in which only what all can see may be said."""
        return self.game.hushed and not self.talk and self.status == "running"

    @property
    def state(self) -> engine.State:
        """Where the game stands."""
        if not self.moments:
            raise IllegalAction("not-started")
        return self.moments[-1].state

    @property
    def moves(self) -> int:
        """How many actions have been done."""
        return max(0, len(self.moments) - 1)

    def seat_names(self) -> list[str]:
        """The ids of the seats."""
        return self.game.seat_names(len(self.seats))

    def seat_number(self, name: str) -> int:
        """The number of a seat."""
        names = self.seat_names()
        if name not in names:
            raise BadNotation("unknown-seat", seat=name[:40], known=" ".join(names))
        return names.index(name)

    def seats_of(self, user: str) -> list[int]:
        """The seats of a person."""
        return [number for number, seat in enumerate(self.seats) if user and seat.user == user]

    def people(self) -> set[str]:
        """All users who sit here."""
        return {seat.user for seat in self.seats if seat.user}

    def deciding(self) -> list[int]:
        """The seats that must decide now."""
        return deciders(self.state) if self.status == "running" else []

    def to_bots(self) -> list[int]:
        """The deciding seats that bots play."""
        return [seat for seat in self.deciding() if self.seats[seat].kind == "bot"]

    def moment(self, number: int) -> Moment:
        """The moment after so many actions."""
        if not 0 <= number < len(self.moments):
            raise BadNotation("no-such-moment", number=number, moves=self.moves)
        return self.moments[number]


def game_of(id: str) -> Game[Any]:
    """The game that a table is for."""
    return find_game(id)
