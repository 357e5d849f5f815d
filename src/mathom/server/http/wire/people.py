"""Accounts, notifications and the ladder."""

from __future__ import annotations

import msgspec


class Me(msgspec.Struct):
    """A user. `mail` means that the server can send e-mail."""

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
    """A new password, with the old one."""

    old: str
    new: str


class OwnPassword(msgspec.Struct, forbid_unknown_fields=True):
    """The password again, before an action that cannot be undone."""

    password: str


class Forgotten(msgspec.Struct, forbid_unknown_fields=True):
    """The name or the address of a person who has forgotten the password."""

    name: str


class ResetPassword(msgspec.Struct, forbid_unknown_fields=True):
    """A reset code, and the new password."""

    code: str
    password: str


class SessionInfo(msgspec.Struct):
    """A session of the user."""

    id: str
    device: str
    created: float
    seen: float
    current: bool


class Notifications(msgspec.Struct):
    """The notification settings of a person. `push_key` is set if this server can
    send messages to browsers, `mail` if it can send e-mail."""

    push_key: str | None
    mail: bool
    by_push: bool
    by_mail: bool
    email: str
    confirmed: bool
    devices: int


class NewNotifications(msgspec.Struct, forbid_unknown_fields=True):
    """New notification settings. Without an address, the stored one is deleted. A new address needs
    the password, because it can be used to reset it."""

    by_push: bool = False
    by_mail: bool = False
    email: str = ""
    password: str = ""


class MailCode(msgspec.Struct, forbid_unknown_fields=True):
    """The code that was sent to an address."""

    code: str


class Device(msgspec.Struct, forbid_unknown_fields=True):
    """The push subscription of a browser."""

    endpoint: str
    p256dh: str
    auth: str


class DeviceGone(msgspec.Struct, forbid_unknown_fields=True):
    """A browser to unsubscribe."""

    endpoint: str


class Rung(msgspec.Struct):
    """A player on a ladder, without a place after too few games."""

    place: int | None
    name: str
    rating: int
    games: int
    won: int
    you: bool


class Ladder(msgspec.Struct):
    """The best players of a game, and the user. Others are listed after `least` games."""

    game: str
    least: int
    rungs: list[Rung]


class SeatRating(msgspec.Struct):
    """The rating of a player at a table; after a rated game, also the one before it."""

    seat: str
    before: int | None
    rating: int
