"""Muting, reports and administration."""

from __future__ import annotations

from typing import Literal

import msgspec

from mathom.server.http.wire.common import Named


class Muting(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody does not want of another: to hear them, or to meet them at all. The table tells
    what the other is called."""

    kind: Literal["mute", "block"]
    table: str | None = None


class MutedPerson(msgspec.Struct):
    """A person whom the user has muted or blocked."""

    id: str
    name: str
    kind: Literal["mute", "block"]
    at: float


class NewReport(msgspec.Struct, forbid_unknown_fields=True):
    """A report about a person."""

    user: str
    reason: Literal["abuse", "cheating", "name", "spam", "other"]
    text: str = ""
    table: str | None = None


class ReportInfo(msgspec.Struct):
    """A stored report."""

    id: int
    at: float
    by: Named
    about: Named
    table: str | None
    reason: str
    text: str
    closed: float | None


class PersonInfo(msgspec.Struct):
    """A person as administrators see them."""

    id: str
    name: str
    registered: bool
    admin: bool
    banned: float | None
    created: float
    seen: float | None


class TableSummary(msgspec.Struct):
    """A table as administrators see it."""

    id: str
    game: str
    status: str
    private: bool
    updated: float
    people: list[Named]


class LogLine(msgspec.Struct):
    """An action of an administrator."""

    id: int
    at: float
    who: str
    action: str
    subject: str
    name: str
    detail: str


class Grounds(msgspec.Struct, forbid_unknown_fields=True):
    """Why an administrator does something."""

    detail: str = ""


class Ban(msgspec.Struct, forbid_unknown_fields=True):
    """The reason of a ban. A guest is named as in the report."""

    detail: str = ""
    name: str = ""


class ResetCode(msgspec.Struct):
    """A code that allows one new password."""

    code: str
