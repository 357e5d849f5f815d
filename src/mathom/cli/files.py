"""Reading untrusted files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mathom.engine.errors import BadNotation

LARGEST = 5_000_000
"""The size limit in bytes; a record of the longest game is a hundred times smaller."""


def read_text_file(path: Path) -> str:
    """The text of a file; anything else is refused with a reason."""
    if path.is_dir():
        raise BadNotation("file-is-folder", file=str(path))
    if not path.exists():
        raise BadNotation("file-missing", file=str(path))
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise BadNotation("file-too-large", file=str(path), megabytes=LARGEST // 1_000_000)
    return decoded(data, str(path))


def decoded(data: bytes, name: str) -> str:
    """Bytes as text."""
    if not data.strip():
        raise BadNotation("file-empty", file=name)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise BadNotation("file-not-text", file=name) from fault
    if "\0" in text:
        raise BadNotation("file-not-text", file=name)
    return text


@contextmanager
def sensible(path: Path) -> Iterator[None]:
    """Refuse numbers far out of bounds and lists nested a thousand deep, like any other fault."""
    try:
        yield
    except (ArithmeticError, LookupError, RecursionError, ValueError) as fault:
        raise BadNotation("unreasonable", file=str(path)) from fault
