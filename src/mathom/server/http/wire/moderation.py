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
    """Somebody whom one has muted or blocked."""

    id: str
    name: str
    kind: Literal["mute", "block"]
    at: float


class NewReport(msgspec.Struct, forbid_unknown_fields=True):
    """What the administrators shall know about somebody."""

    user: str
    reason: Literal["abuse", "cheating", "name", "spam", "other"]
    text: str = ""
    table: str | None = None


class ReportInfo(msgspec.Struct):
    """Something that was reported."""

    id: int
    at: float
    by: Named
    about: Named
    table: str | None
    reason: str
    text: str
    closed: float | None


class PersonInfo(msgspec.Struct):
    """Somebody as administrators see them."""

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
    """Something an administrator did to somebody or to a table."""

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
    """Why somebody may not come in any more; a guest is named by what a report called them."""

    detail: str = ""
    name: str = ""


class ResetCode(msgspec.Struct):
    """A code with which somebody may choose a new password once."""

    code: str
