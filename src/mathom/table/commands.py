"""What people ask of a table. `seq` is the number of events that they had seen."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

GRACE = 24 * 60 * 60.0
"""Seconds of the grace period at a table without a clock."""


class User(NamedTuple):
    """Somebody who asks: an id and the name that others read."""

    id: str
    name: str


class Asked(msgspec.Struct, frozen=True, tag_field="type"):
    """A command."""


class Act(Asked, frozen=True, tag="act"):
    """Do an action, by its number or its text, with an own seat."""

    seq: int
    action: int | str
    seat: str | None = None


class ActAll(Asked, frozen=True, tag="act-all"):
    """Do several actions one after the other with an own seat: all of them or none."""

    seq: int
    actions: list[int | str]
    seat: str | None = None


class Undo(Asked, frozen=True, tag="undo"):
    """Take back the last own action."""

    seq: int


class AskTakeback(Asked, frozen=True, tag="ask-takeback"):
    """Ask the others to go back to the last own decision."""

    seq: int


class AnswerTakeback(Asked, frozen=True, tag="answer-takeback"):
    """Answer the one who asked."""

    seq: int
    accept: bool


class Resign(Asked, frozen=True, tag="resign"):
    """Give up with an own seat."""

    seq: int
    seat: str | None = None


class Chat(Asked, frozen=True, tag="chat"):
    """Say something."""

    text: str


class Sit(Asked, frozen=True, tag="sit"):
    """Take an open seat."""

    seq: int
    seat: str


class Stand(Asked, frozen=True, tag="stand"):
    """Leave an own seat before the game starts; the host may clear any seat."""

    seq: int
    seat: str


class SeatBot(Asked, frozen=True, tag="bot"):
    """Put a bot on an open seat, or another one in the place of a bot."""

    seq: int
    seat: str
    bot: str


class Start(Asked, frozen=True, tag="start"):
    """Begin."""

    seq: int


class Rematch(Asked, frozen=True, tag="rematch"):
    """Play again with swapped sides. The id of the new table is given by whoever keeps tables."""

    seq: int
    id: str = ""


class Replace(Asked, frozen=True, tag="replace"):
    """Let a bot take over: for oneself at once, or for somebody who is not there after a grace.
    Where there is no clock, whoever keeps tables gives the seconds of the grace."""

    seq: int
    seat: str
    bot: str
    grace: float = GRACE


class Claim(Asked, frozen=True, tag="claim"):
    """Claim victory over somebody who is not there."""

    seq: int
    seat: str


class Decide(Asked, frozen=True, tag="decide"):
    """Say what is to become of a table that has stopped: all who sit there must want the same."""

    seq: int
    wish: Literal["go-on", "call-off"]


Command = (
    Act
    | ActAll
    | Undo
    | AskTakeback
    | AnswerTakeback
    | Resign
    | Chat
    | Sit
    | Stand
    | SeatBot
    | Start
    | Rematch
    | Replace
    | Claim
    | Decide
)
