"""Imports that can wait.

Typer imports the libraries for Markdown and for coloured tracebacks when it draws help. They take a
third of the time of `mathom --help` and are not used there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any

UNUSED = {"rich.markdown": "Markdown", "rich.traceback": "Traceback"}
"""By module, the class that is imported from it."""


class Deferred(type):
    """A class that stands for another one, which is imported when it is used."""

    def real(cls) -> Any:
        """The class that is meant."""
        return getattr(import_module(cls.__module__), cls.__name__)

    def __call__(cls, *values: Any, **named: Any) -> Any:
        return cls.real()(*values, **named)

    def __getattr__(cls, name: str) -> Any:
        return getattr(cls.real(), name)


@contextmanager
def deferred() -> Iterator[None]:
    """Inside, the unused classes are not imported: those that import them get one that stands for
    them."""
    made: list[str] = []
    for module, name in UNUSED.items():
        if module not in sys.modules:
            stand_in: Any = ModuleType(module)
            setattr(stand_in, name, Deferred(name, (), {"__module__": module}))
            sys.modules[module] = stand_in
            made.append(module)
    try:
        yield
    finally:
        for module in made:
            del sys.modules[module]
