# mypyc: skip
"""The three kinds of errors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class MathomError(Exception):
    """An error with a key and details, to be worded in the reader's language. As text it is an
    English sentence with the key."""

    sentence: Callable[[MathomError], str] | None = None
    """Words an error. The engine has no texts of its own: the package sets this."""

    def __init__(self, reason: str, **details: object) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_error, (type(self), self.reason, self.details)

    @property
    def key(self) -> str:
        """What went wrong, as a fixed word for programs."""
        return self.reason

    def technical(self) -> str:
        """The key and the details."""
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.reason} ({details})" if details else self.reason

    def __str__(self) -> str:
        worded = MathomError.sentence
        text = worded(self) if worded is not None else ""
        return f"{text} [{self.reason}]" if text else self.technical()


class BadNotation(MathomError):
    """A text, position or record cannot be read."""


class IllegalAction(MathomError):
    """The rules forbid an action; the reason says why."""


class RulesBug(MathomError):
    """A law was broken: a bug in the program, not a fault of the input."""


def restore_error(kind: type[MathomError], reason: str, details: dict[str, object]) -> MathomError:
    """An error from a pickle."""
    return kind(reason, **details)
