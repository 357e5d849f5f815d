"""What several calls share, and the health of the server."""

from __future__ import annotations

from typing import Literal

import msgspec


class Health(msgspec.Struct):
    """Whether the server is well."""

    status: str
    version: str
    compiled: bool


class Readiness(msgspec.Struct):
    """Whether a worker can do its work, and what is wrong: the `database` or the `disk`."""

    status: Literal["live", "ready", "not-ready"]
    faults: list[str]


class Problem(msgspec.Struct):
    """Why something was refused: a key, and words in the reader's language."""

    reason: str
    text: str


class Named(msgspec.Struct):
    """An id and what it is called."""

    id: str
    name: str
