# mypyc: skip
"""The three kinds of errors."""

from __future__ import annotations


class MathomError(Exception):
    """An error with a reason key and arguments, to be worded in the reader's language."""

    def __init__(self, reason: str, **details: object) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.reason} ({details})" if details else self.reason


class BadNotation(MathomError):
    """A text, position or record cannot be read."""


class IllegalAction(MathomError):
    """The rules forbid an action; the reason says why."""


class RulesBug(MathomError):
    """A law was broken: a bug in the program, not a fault of the input."""
