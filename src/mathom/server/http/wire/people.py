"""Accounts, notifications and the ladder."""

from __future__ import annotations

import msgspec


class Me(msgspec.Struct):
    """Who somebody is. `mail` says that the server can send letters."""

    id: str
    name: str
    registered: bool
    admin: bool
    mail: bool


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """A new name."""

    name: str


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """A name and a password."""

    name: str
    password: str


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """Another password in place of the one that is known."""

    old: str
    new: str


class OwnPassword(msgspec.Struct, forbid_unknown_fields=True):
    """The password once more, before something that cannot be undone."""

    password: str


class Forgotten(msgspec.Struct, forbid_unknown_fields=True):
    """The name or the address of somebody who has forgotten a password."""

    name: str


class ResetPassword(msgspec.Struct, forbid_unknown_fields=True):
    """A code that an administrator or a letter gave, and the new password."""

    code: str
    password: str


class SessionInfo(msgspec.Struct):
    """A browser in which one is signed in."""

    id: str
    device: str
    created: float
    seen: float
    current: bool


class Notifications(msgspec.Struct):
    """How somebody wants to be told that it is their turn. `push_key` is there if this server can
    send messages to browsers, `mail` if it can send e-mail."""

    push_key: str | None
    mail: bool
    by_push: bool
    by_mail: bool
    email: str
    confirmed: bool
    devices: int


class NewNotifications(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to be told; without an address the one that was kept is forgotten. A new
    address wants the password, for whoever has it can choose a new one."""

    by_push: bool = False
    by_mail: bool = False
    email: str = ""
    password: str = ""


class MailCode(msgspec.Struct, forbid_unknown_fields=True):
    """The code that came to an address."""

    code: str


class Device(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that wants messages, as its push service describes it."""

    endpoint: str
    p256dh: str
    auth: str


class DeviceGone(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that wants no more messages."""

    endpoint: str


class Rung(msgspec.Struct):
    """Somebody on a ladder; without a place after too few games."""

    place: int | None
    name: str
    rating: int
    games: int
    won: int
    you: bool


class Ladder(msgspec.Struct):
    """The best of a game, and the one who asks. Others are listed after `least` games."""

    game: str
    least: int
    rungs: list[Rung]


class SeatRating(msgspec.Struct):
    """The rating of a person at a table; after a game that has counted, also the one before."""

    seat: str
    before: int | None
    rating: int
