"""Keeps what a run over the corpus has found, so that it can be stopped and go on."""

from __future__ import annotations

from pathlib import Path

import msgspec
from tests.web.screens.laws import Violation


class Result(msgspec.Struct):
    """What the screens of a page broke."""

    page: str
    violations: list[Violation]


class Results:
    """A file with a line for every page that was looked at; the last line of a page counts."""

    def __init__(self, file: Path, forget: bool = False) -> None:
        self.file = file
        self.found: dict[str, list[Violation]] = {}
        if forget:
            file.unlink(missing_ok=True)
        elif file.is_file():
            for line in file.read_bytes().splitlines():
                one = msgspec.json.decode(line, type=Result)
                self.found[one.page] = one.violations

    def has(self, page: str) -> bool:
        """Whether a page was looked at."""
        return page in self.found

    def of(self, page: str) -> list[Violation]:
        """What it broke; nothing if it was not looked at."""
        return self.found.get(page, [])

    def keep(self, page: str, violations: list[Violation]) -> None:
        """Note what a page broke."""
        self.found[page] = violations
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("ab") as kept:
            kept.write(msgspec.json.encode(Result(page, violations)) + b"\n")
