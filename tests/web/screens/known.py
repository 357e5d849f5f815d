"""The violations of the laws for screens that are known and not mended yet.

The list may only shrink: a violation that is not on it fails the tests, and a mended one that is
still listed fails `make screens`. A line names the law, the game, the kind of screen and the size.
A `*` instead of the kind or the size says that the law was seen broken in that game at least once
and that not all kinds or sizes have been looked at yet; `make screens ARGS=--write` writes lines
without it.
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


def covers(line: str, key: str) -> bool:
    """Whether a line of the list stands for a violation."""
    pairs = zip(line.split(" "), key.split(" "), strict=True)
    return all(listed in ("*", met) for listed, met in pairs)


def is_known(key: str) -> bool:
    """Whether a violation is listed."""
    return any(covers(line, key) for line in known_violations())


def still_listed(found: set[str]) -> list[str]:
    """Lines of the list that nothing met."""
    lines = known_violations()
    return sorted(line for line in lines if not any(covers(line, key) for key in found))


def write_known(keys: Iterable[str]) -> None:
    """Write the list anew."""
    head = "# law, game, kind of screen, size; may only shrink; see known.py for the meaning of *\n"
    KNOWN.write_text(head + "".join(f"{key}\n" for key in sorted(keys)), "utf-8")
