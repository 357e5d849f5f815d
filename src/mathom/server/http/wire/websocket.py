"""The messages of the websocket."""

from __future__ import annotations

from typing import Any

import msgspec

from mathom.server.http.wire.tables import Screen, TableInfo
from mathom.table.commands import Asked, Command


class ChatLine(msgspec.Struct):
    """A chat line."""

    at: float
    name: str
    seat: str | None
    text: str
    user: str


class Sent(msgspec.Struct, tag_field="type"):
    """A message of the server."""


class TableMessage(Sent, tag="table"):
    """The whole table. `version` is what later updates may build on."""

    seq: int
    table: TableInfo
    screen: Screen
    version: int = 0


class UpdateMessage(Sent, tag="update"):
    """What has changed since the version `base`: the fields of the table, of the screen and of its
    view that are new or different, and the names of those of the view that are `gone`. The log and
    the stories are told as in a whole screen."""

    seq: int
    version: int
    base: int
    gone: list[str]
    table: dict[str, Any]
    screen: dict[str, Any]


class RefusedMessage(Sent, tag="refused"):
    """A command was refused."""

    command: str
    seq: int
    reason: str
    text: str


class ThinkingMessage(Sent, tag="thinking"):
    """The progress of a bot."""

    seat: str
    share: float


class ChatMessage(Sent, tag="chat"):
    """New chat lines."""

    messages: list[ChatLine]


class WhyMessage(Sent, tag="why"):
    """Why an action is not allowed; without a reason it is."""

    action: int | str
    reason: str | None
    text: str


class NoticeMessage(Sent, tag="notice"):
    """Something that another player did to the game, such as an undo."""

    text: str


class PongMessage(Sent, tag="pong"):
    """The answer to a ping."""


Message = (
    TableMessage
    | UpdateMessage
    | RefusedMessage
    | ThinkingMessage
    | ChatMessage
    | WhyMessage
    | NoticeMessage
    | PongMessage
)


class Look(Asked, frozen=True, tag="look"):
    """Show another of the own seats."""

    seat: str


class Why(Asked, frozen=True, tag="why"):
    """Ask why an action is not allowed."""

    action: int | str


class Whole(Asked, frozen=True, tag="whole"):
    """Ask for the whole table, because an update does not fit what was received before."""


class Ping(Asked, frozen=True, tag="ping"):
    """Check the connection."""


Request = Command | Look | Why | Whole | Ping

read_request: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)

write_json = msgspec.json.Encoder().encode
