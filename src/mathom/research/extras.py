"""Optional libraries: extras of the package install them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mathom.engine.errors import BadNotation

SERVER = "server"

EXTRA = {
    "aiosqlite": SERVER,
    "alembic": SERVER,
    "argon2": SERVER,
    "confusable_homoglyphs": SERVER,
    "litestar": SERVER,
    "platformdirs": SERVER,
    "segno": SERVER,
    "sqlalchemy": SERVER,
    "uvicorn": SERVER,
    "websockets": SERVER,
    "zxcvbn": SERVER,
    "PIL": "research",
    "gymnasium": "research",
    "numpy": "research",
    "pettingzoo": "research",
    "pyarrow": "research",
    "pyspiel": "research",
    "librt": "research",
    "ray": "ray",
    "sb3_contrib": "train",
}


def need(name: str) -> Any:
    """The library of an extra; if it is missing, the error says how to install it."""
    check_installed(name.partition(".")[0])
    return import_module(name)


def need_server() -> None:
    """Refuse what needs the server where its libraries are missing."""
    for library, extra in EXTRA.items():
        if extra == SERVER:
            check_installed(library)


def check_installed(library: str) -> None:
    """Raise an error that names the extra, if a library is missing. Nothing is imported."""
    if find_spec(library) is None:
        raise BadNotation("extra-missing", library=library, extra=EXTRA[library])
