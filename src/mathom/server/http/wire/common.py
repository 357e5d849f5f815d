"""Types that several calls share."""

from __future__ import annotations

from typing import Literal

import msgspec


class Health(msgspec.Struct):
    """The health of the server."""

    status: str
    version: str
    compiled: bool


class Readiness(msgspec.Struct):
    """Whether a worker can do its work, and what is wrong: the `database` or the `disk`."""

    status: Literal["live", "ready", "not-ready"]
    faults: list[str]


class Problem(msgspec.Struct):
    """The reason of a refusal: a key, and a text in the user's language."""

    reason: str
    text: str


class Named(msgspec.Struct):
    """An id and a name."""

    id: str
    name: str
