"""The violations of the laws for screens that are known and not mended yet.

The list may only shrink: a violation that is not on it fails the tests, and a mended one that is
still listed fails `make screens`.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

KNOWN = Path(__file__).with_name("known_violations.txt")


def known_violations() -> set[str]:
    """Law, game, kind of screen and size, one a line."""
    if not KNOWN.is_file():
        return set()
    lines = KNOWN.read_text("utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def write_known(keys: Iterable[str]) -> None:
    """Write the list anew."""
    head = "# law, game, kind of screen, size; made by make screens, may only shrink\n"
    KNOWN.write_text(head + "".join(f"{key}\n" for key in sorted(keys)), "utf-8")
