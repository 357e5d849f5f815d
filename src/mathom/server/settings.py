"""How a server is set up: where it keeps things and how much it lets one client do."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from platformdirs import user_data_path

from mathom.engine.errors import BadNotation

DATABASE = "mathom.sqlite3"
SQLITE = "sqlite+aiosqlite"
POSTGRESQL = "postgresql+asyncpg"
DRIVERS = {"sqlite": SQLITE, "postgres": POSTGRESQL, "postgresql": POSTGRESQL}
"""The kinds of database, each with a driver that does not block."""


@dataclass(frozen=True)
class Limits:
    """How much one client may ask. Rates are per second, bursts on top of them."""

    client_rate: float = 50
    client_burst: float = 100
    address_rate: float = 300
    address_burst: float = 900
    messages_rate: float = 30
    messages_burst: float = 60
    body: int = 1_000_000
    record: int = 5_000_000
    message: int = 64_000
    sockets_of_client: int = 40


@dataclass(frozen=True)
class Settings:
    """Everything that a server must know before it starts."""

    database: str
    limits: Limits = field(default_factory=Limits)
    minds: int = field(default_factory=lambda: usual_minds())
    workers: int = 1
    thinking_limit: float = 20.0
    static: Path = field(default_factory=lambda: usual_static())
    lan_address: str | None = None


def usual_minds() -> int:
    """In how many processes bots think; MATHOM_MINDS names another number."""
    chosen = os.environ.get("MATHOM_MINDS", "")
    return int(chosen) if chosen.isdecimal() and int(chosen) else max(2, (os.cpu_count() or 2) - 1)


def usual_static() -> Path:
    """Where the built client lies; MATHOM_STATIC names another place."""
    chosen = os.environ.get("MATHOM_STATIC")
    return Path(chosen) if chosen else Path(__file__).parent / "static"


def data_folder() -> Path:
    """Where a person's games are kept; MATHOM_DATA names another place."""
    chosen = os.environ.get("MATHOM_DATA")
    return Path(chosen) if chosen else user_data_path("mathom", appauthor=False)


def usual_database() -> str:
    """The embedded database in the data folder, which is made if it is missing."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"{SQLITE}:///{folder / DATABASE}"


def async_url(url: str) -> str:
    """A database address with a driver that does not block; a plain path means SQLite."""
    if "://" not in url:
        return f"{SQLITE}:///{Path(url).absolute()}"
    scheme, _, rest = url.partition("://")
    driver = DRIVERS.get(scheme, scheme)
    if driver not in DRIVERS.values():
        raise BadNotation("unknown-database", kind=scheme[:40])
    if driver == POSTGRESQL and find_spec("asyncpg") is None:
        raise BadNotation("extra-missing", library="asyncpg", extra="postgres")
    return f"{driver}://{rest}"
