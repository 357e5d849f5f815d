"""Optional libraries for research: extras of the package install them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mathom.engine.errors import BadNotation

EXTRA = {
    "gymnasium": "research",
    "numpy": "research",
    "pettingzoo": "research",
    "pyarrow": "research",
    "pyspiel": "research",
    "ray": "ray",
}


def need(name: str) -> Any:
    """The library of an extra; if it is missing, the error says how to install it."""
    top = name.partition(".")[0]
    if find_spec(top) is None:
        raise BadNotation("extra-missing", library=top, extra=EXTRA[top])
    return import_module(name)
