"""Events of a table. They are only ever appended, and a table is folded from them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from mathom.table.clock import Clock


class Happened(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """An event, and its time (seconds since 1970).

    `tick` is the same moment in game time, by which clocks run: it pauses while no server runs, and
    changes of the system time do not affect it. If it is missing, both are the same.
    """

    at: float
    tick: float = 0.0


class Created(Happened, frozen=True, kw_only=True, tag="created"):
    """A table was created. `seed` decides the set-up of the game, `secret` all later chance
    results.

    `start` holds a position in place of the set-up. A `replay` can only be viewed. With `curtain`,
    the seats of one person are always hidden from each other; with `talk`, people may chat in a
    game that forbids it during play. `campaign` is the id of a campaign that this game belongs to.
    `rules` is the version of the rules; tables from before version 2 do not store it.
    """

    game: str
    seats: int
    host: str
    options: dict[str, str] = {}
    private: bool = False
    clock: Clock = Clock()
    seed: int = 0
    secret: int = 0
    start: dict[str, Any] | None = None
    replay: bool = False
    curtain: bool = False
    talk: bool = False
    campaign: str = ""
    rules: int = 1


class Sat(Happened, frozen=True, kw_only=True, tag="sat"):
    """A person took a seat. Seats of a replay have names, but no users."""

    seat: int
    user: str
    name: str


class Stood(Happened, frozen=True, kw_only=True, tag="stood"):
    seat: int


class BotSeated(Happened, frozen=True, kw_only=True, tag="bot-seated"):
    """A bot took a seat. It has a name only if it had one before, as in a rematch."""

    seat: int
    bot: str
    name: str = ""


class Started(Happened, frozen=True, kw_only=True, tag="started"):
    """The game was set up with a version of the rules, and these chance results."""

    chances: list[str] = []
    rules: int = 1


class Acted(Happened, frozen=True, kw_only=True, tag="acted"):
    """A seat acted, with these chance results. `user` is empty for bots; `joined` says that the
    action was sent together with the one before it."""

    seat: int
    action: str
    user: str = ""
    chances: list[str] = []
    joined: bool = False


class Undone(Happened, frozen=True, kw_only=True, tag="undone"):
    """The game went back to the state after `to` actions."""

    to: int
    user: str


class TakebackAsked(Happened, frozen=True, kw_only=True, tag="takeback-asked"):
    """A player asked the others to go back to the state after `to` actions."""

    to: int
    user: str
    seat: int


class TakebackAnswered(Happened, frozen=True, kw_only=True, tag="takeback-answered"):
    """Another player answered the request."""

    user: str
    accept: bool


class Resigned(Happened, frozen=True, kw_only=True, tag="resigned"):
    seat: int


class TimedOut(Happened, frozen=True, kw_only=True, tag="timed-out"):
    """A seat ran out of time."""

    seat: int


class Closed(Happened, frozen=True, kw_only=True, tag="closed"):
    """An administrator ended the game without a winner."""


class ReplaceAsked(Happened, frozen=True, kw_only=True, tag="replace-asked"):
    """A player agrees that a bot takes over an absent player's seat, unless that player comes back
    until a game time."""

    seat: int
    bot: str
    user: str
    until: float = 0.0


class ClaimAsked(Happened, frozen=True, kw_only=True, tag="claim-asked"):
    """A player claims victory over an absent player, unless that player comes back until a game
    time."""

    seat: int
    user: str
    until: float


class Claimed(Happened, frozen=True, kw_only=True, tag="claimed"):
    """A player who was called did not come back in time: the others have won."""

    seat: int


class Returned(Happened, frozen=True, kw_only=True, tag="returned"):
    """A player who was called came back."""

    seat: int


class ClocksResumed(Happened, frozen=True, kw_only=True, tag="clocks-resumed"):
    """The table was moved to another server: clocks continue with the time that was left."""


class Replaced(Happened, frozen=True, kw_only=True, tag="replaced"):
    """A bot took over the seat of a person."""

    seat: int
    bot: str


class Rematched(Happened, frozen=True, kw_only=True, tag="rematched"):
    """The game is played again at another table."""

    id: str


class Wished(Happened, frozen=True, kw_only=True, tag="wished"):
    """A player said how a stopped table should go on."""

    user: str
    wish: Literal["go-on", "call-off"]


class WentOn(Happened, frozen=True, kw_only=True, tag="went-on"):
    """A stopped table goes on from a position, with a version of the rules."""

    position: dict[str, Any]
    rules: int


class CalledOff(Happened, frozen=True, kw_only=True, tag="called-off"):
    """A stopped table ended without a winner."""


class CutShort(Happened, frozen=True, kw_only=True, tag="cut-short"):
    """A record of older rules is not legal with these rules from a move on."""

    reason: str
    details: dict[str, str | int] = {}
    move: int = 0


class Said(Happened, frozen=True, kw_only=True, tag="said"):
    """A chat message. `seat` is -1 for a spectator."""

    user: str
    name: str
    seat: int
    text: str


Event = (
    Created
    | Sat
    | Stood
    | BotSeated
    | Started
    | Acted
    | Undone
    | TakebackAsked
    | TakebackAnswered
    | Resigned
    | TimedOut
    | Closed
    | ReplaceAsked
    | ClaimAsked
    | Claimed
    | Returned
    | Replaced
    | ClocksResumed
    | Rematched
    | Wished
    | WentOn
    | CalledOff
    | CutShort
    | Said
)

_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def tick_of(event: Happened) -> float:
    """The game time of an event."""
    return event.tick or event.at


def write_event(event: Event) -> str:
    return msgspec.json.encode(event).decode()


def read_event(text: str) -> Event:
    return _decoder.decode(text)
