"""The violations of the laws for screens that are known and not mended yet.

The list may only shrink: a violation that is not on it fails the tests, and a mended one that is
still listed fails `make screens`. A line names the law, the game, the kind of screen and the size.
A `*` instead of the kind says that the law was seen broken there at least once and that the other
kinds have not all been looked at yet.
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


def is_known(key: str) -> bool:
    """Whether a violation is listed, by its kind of screen or for all kinds."""
    law, game, _, size = key.split(" ")
    return not known_violations().isdisjoint({key, f"{law} {game} * {size}"})


def still_listed(met: set[str]) -> list[str]:
    """Lines of the list that nothing met."""
    games = {" ".join(key.split(" ")[part] for part in (0, 1, 3)) for key in met}
    return sorted(
        line
        for line in known_violations()
        if line not in met and not ("*" in line and line.replace("* ", "") in games)
    )


def write_known(keys: Iterable[str]) -> None:
    """Write the list anew."""
    head = "# law, game, kind of screen, size; made by make screens, may only shrink\n"
    KNOWN.write_text(head + "".join(f"{key}\n" for key in sorted(keys)), "utf-8")
