"""What happened at a table. Events are only ever appended; a table is what they add up to."""

from __future__ import annotations

from typing import Any

import msgspec

from mathom.table.clock import Clock


class Happened(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """Something that happened, and when (seconds since 1970)."""

    at: float


class Created(Happened, frozen=True, kw_only=True, tag="created"):
    """A table was set up. `seed` decides the set-up of the game, `secret` all later chance.

    `start` holds a position in place of the set-up. A `replay` is only there to be looked at.
    With `curtain`, one person's seats are always hidden from each other; with `talk`, people may
    chat while a game is played that would have them silent. A `campaign` is the id of the group's
    campaign that this game belongs to.
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


class Sat(Happened, frozen=True, kw_only=True, tag="sat"):
    """A person took a seat. Seats of a replay have names, but belong to no user."""

    seat: int
    user: str
    name: str


class Stood(Happened, frozen=True, kw_only=True, tag="stood"):
    """A seat became open again."""

    seat: int


class BotSeated(Happened, frozen=True, kw_only=True, tag="bot-seated"):
    """A bot took a seat."""

    seat: int
    bot: str


class Started(Happened, frozen=True, kw_only=True, tag="started"):
    """The game was set up, with what chance gave."""

    chances: list[str] = []


class Acted(Happened, frozen=True, kw_only=True, tag="acted"):
    """A seat did something, with what chance gave. `user` is empty for bots."""

    seat: int
    action: str
    user: str = ""
    chances: list[str] = []


class Undone(Happened, frozen=True, kw_only=True, tag="undone"):
    """The game went back to where it stood after `to` actions."""

    to: int
    user: str


class TakebackAsked(Happened, frozen=True, kw_only=True, tag="takeback-asked"):
    """Somebody asked the others to go back to where it stood after `to` actions."""

    to: int
    user: str
    seat: int


class TakebackAnswered(Happened, frozen=True, kw_only=True, tag="takeback-answered"):
    """One of the others answered."""

    user: str
    accept: bool


class Resigned(Happened, frozen=True, kw_only=True, tag="resigned"):
    """A seat gave up."""

    seat: int


class TimedOut(Happened, frozen=True, kw_only=True, tag="timed-out"):
    """The time of a seat was over."""

    seat: int


class ReplaceAsked(Happened, frozen=True, kw_only=True, tag="replace-asked"):
    """One of several others agrees that a bot takes the seat of somebody who is lost."""

    seat: int
    bot: str
    user: str


class Replaced(Happened, frozen=True, kw_only=True, tag="replaced"):
    """A bot took over the seat of a person."""

    seat: int
    bot: str


class Rematched(Happened, frozen=True, kw_only=True, tag="rematched"):
    """The game is played again, at another table."""

    id: str


class Said(Happened, frozen=True, kw_only=True, tag="said"):
    """Somebody spoke. `seat` is -1 for a spectator."""

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
    | ReplaceAsked
    | Replaced
    | Rematched
    | Said
)

_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def write_event(event: Event) -> str:
    """An event as JSON."""
    return msgspec.json.encode(event).decode()


def read_event(text: str) -> Event:
    """The event that a JSON text holds."""
    return _decoder.decode(text)
