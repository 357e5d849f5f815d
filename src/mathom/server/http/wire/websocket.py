"""The messages of the websocket."""

from __future__ import annotations

import msgspec

from mathom.server.http.wire.tables import Screen, TableInfo
from mathom.table.commands import Asked, Command


class ChatLine(msgspec.Struct):
    """Something somebody said."""

    at: float
    name: str
    seat: str | None
    text: str
    user: str


class Sent(msgspec.Struct, tag_field="type"):
    """A message of the server."""


class TableMessage(Sent, tag="table"):
    """The whole table."""

    seq: int
    table: TableInfo
    screen: Screen


class RefusedMessage(Sent, tag="refused"):
    """A command was refused."""

    command: str
    seq: int
    reason: str
    text: str


class ThinkingMessage(Sent, tag="thinking"):
    """A bot thinks."""

    seat: str
    share: float


class ChatMessage(Sent, tag="chat"):
    """What was said."""

    messages: list[ChatLine]


class WhyMessage(Sent, tag="why"):
    """Why an action is not allowed; without a reason it is."""

    action: int | str
    reason: str | None
    text: str


class PongMessage(Sent, tag="pong"):
    """The answer to a ping."""


Message = TableMessage | RefusedMessage | ThinkingMessage | ChatMessage | WhyMessage | PongMessage


class Look(Asked, frozen=True, tag="look"):
    """Which of one's own seats the screen shows."""

    seat: str


class Why(Asked, frozen=True, tag="why"):
    """Ask why an action is not allowed."""

    action: int | str


class Ping(Asked, frozen=True, tag="ping"):
    """Are you there?"""


Request = Command | Look | Why | Ping

read_request: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)

write_json = msgspec.json.Encoder().encode
