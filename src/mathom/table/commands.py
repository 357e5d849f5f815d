"""Commands: what people ask of a table. `seq` is the number of events that they have seen."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

GRACE = 24 * 60 * 60.0
"""The grace period, in seconds, at a table without a clock."""


class User(NamedTuple):
    """The user who sends a command: an id and a name that others see."""

    id: str
    name: str


class Asked(msgspec.Struct, frozen=True, tag_field="type"):
    """A command."""


class Act(Asked, frozen=True, tag="act"):
    """Do an action, given by number or text, with an own seat."""

    seq: int
    action: int | str
    seat: str | None = None


class ActAll(Asked, frozen=True, tag="act-all"):
    """Do several actions in a row with an own seat: all of them or none. An action that the rules
    have just taken by themselves, as the only option, may be named and is passed over."""

    seq: int
    actions: list[int | str]
    seat: str | None = None


class Undo(Asked, frozen=True, tag="undo"):
    """Undo the last own action, and what bots answered to it."""

    seq: int


class AskTakeback(Asked, frozen=True, tag="ask-takeback"):
    """Ask the others to go back to the last own decision."""

    seq: int


class AnswerTakeback(Asked, frozen=True, tag="answer-takeback"):
    """Answer a takeback request."""

    seq: int
    accept: bool


class Resign(Asked, frozen=True, tag="resign"):
    """Resign with an own seat."""

    seq: int
    seat: str | None = None


class Chat(Asked, frozen=True, tag="chat"):
    """Write a chat message."""

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
    """Put a bot on an open seat, or replace a bot by another."""

    seq: int
    seat: str
    bot: str


class Start(Asked, frozen=True, tag="start"):
    """Start the game."""

    seq: int


class Rematch(Asked, frozen=True, tag="rematch"):
    """Play again with swapped sides. The caller supplies the id of the new table."""

    seq: int
    id: str = ""


class Replace(Asked, frozen=True, tag="replace"):
    """Let a bot take over: for oneself at once, or for an absent player after a grace period. At a
    table without a clock, the caller supplies the grace period."""

    seq: int
    seat: str
    bot: str
    grace: float = GRACE


class Claim(Asked, frozen=True, tag="claim"):
    """Claim victory over an absent player."""

    seq: int
    seat: str


class Decide(Asked, frozen=True, tag="decide"):
    """Vote on a stopped table: it happens when all players want the same."""

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
