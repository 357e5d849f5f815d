"""Settings of a server: where it stores data, and the limits for each client."""

from __future__ import annotations

import math
import os
from dataclasses import dataclass, field, fields, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

from platformdirs import user_data_path

from mathom.engine.errors import BadNotation
from mathom.server.accounts.mail import MailSettings, mail_from_environment
from mathom.table.commands import GRACE

DATABASE = "mathom.sqlite3"
SQLITE = "sqlite+aiosqlite"
POSTGRESQL = "postgresql+asyncpg"
LOOPBACK = ("127.0.0.1", "::1")
DRIVERS = {"sqlite": SQLITE, "postgres": POSTGRESQL, "postgresql": POSTGRESQL}
"""The database schemes, each with its asynchronous driver."""


@dataclass(frozen=True)
class Limits:
    """Rate limits, quotas and resource limits. docs/many-people.md explains each of them;
    MATHOM_LIMITS overrides them. Rates are per second, bursts come on top."""

    client_rate: float = 50
    client_burst: float = 100
    address_rate: float = 300
    address_burst: float = 900
    messages_rate: float = 30
    messages_burst: float = 60
    address_messages_rate: float = 200
    address_messages_burst: float = 600
    connects_rate: float = 20
    connects_burst: float = 400
    body: int = 1_000_000
    record: int = 1_000_000
    message: int = 64_000
    sockets_of_client: int = 40
    sockets_of_address: int = 400
    sockets_without_cookie: int = 40
    header_seconds: float = 10
    body_seconds: float = 60
    half_sent: int = 40
    tables: int = 1000
    running_tables: int = 100
    tables_hour: int = 200
    address_tables_hour: int = 1000
    uploads_hour: int = 30
    address_uploads_hour: int = 100
    campaigns: int = 50
    decks: int = 100
    address_keeps_hour: int = 300
    chat_rate: float = 1
    chat_burst: float = 15
    onlooker_chat_rate: float = 0.1
    onlooker_chat_burst: float = 5
    checkers: int = 2
    check_seconds: float = 10
    check_memory: int = 1_000_000_000
    waiting_checks: int = 50
    cache: int = 60_000_000
    watched: int = 50_000_000
    reviews: int = 3
    address_reviews: int = 10
    address_thoughts: int = 20


@dataclass(frozen=True)
class RetentionPeriods:
    """Retention: after how many days unused data of guests is removed; 0 keeps it for ever. Data of
    registered people is never removed. MATHOM_KEEPING overrides these values."""

    empty_tables: float = 3
    abandoned_tables: float = 60
    finished_tables: float = 180
    unused_campaigns: float = 365
    unused_decks: float = 365
    guests: float = 365
    every: float = 1 / 24


Chosen = TypeVar("Chosen", Limits, RetentionPeriods)


def chosen(kind: type[Chosen], text: str) -> Chosen:
    """Settings with some values overridden by a text such as `tables=20, uploads_hour=5`."""
    found: dict[str, Any] = {}
    known = {one.name: one.type for one in fields(kind)}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, value = part.partition("=")
        try:
            number = int(value) if known[name.strip()] == "int" else float(value)
        except (KeyError, ValueError) as fault:
            raise BadNotation("unknown-limit", setting=part[:40], known=" ".join(known)) from fault
        if not 0 <= number < math.inf:
            raise BadNotation("unknown-limit", setting=part[:40], known=" ".join(known))
        found[name.strip()] = number
    return replace(kind(), **found)


def default_limits() -> Limits:
    """The limits, with the overrides of MATHOM_LIMITS."""
    return chosen(Limits, os.environ.get("MATHOM_LIMITS", ""))


def default_retention() -> RetentionPeriods:
    """The retention periods, with the overrides of MATHOM_KEEPING."""
    return chosen(RetentionPeriods, os.environ.get("MATHOM_KEEPING", ""))


@dataclass(frozen=True)
class Settings:
    database: str
    limits: Limits = field(default_factory=lambda: default_limits())
    retention: RetentionPeriods = field(default_factory=lambda: default_retention())
    bot_processes: int = field(default_factory=lambda: default_bot_processes())
    workers: int = 1
    thinking_limit: float = 20.0
    static: Path = field(default_factory=lambda: default_static())
    lan_address: str | None = None
    allowed_hosts: tuple[str, ...] = ()
    """The host names that requests may use; if empty, any."""

    trusted_proxies: tuple[str, ...] = LOOPBACK
    """Addresses or networks whose `X-Forwarded-*` headers are trusted."""
    clock_grace: float = field(default_factory=lambda: seconds("MATHOM_CLOCK_GRACE", 60.0))
    watchdog: float = field(default_factory=lambda: seconds("MATHOM_WATCHDOG", 30.0))
    shared_folder: Path | None = None
    metrics: bool = field(default_factory=lambda: os.environ.get("MATHOM_METRICS", "") == "on")
    metrics_token: str = field(default_factory=lambda: os.environ.get("MATHOM_METRICS_TOKEN", ""))
    mail: MailSettings | None = field(default_factory=mail_from_environment)
    push_anywhere: bool = field(default_factory=lambda: bool(os.environ.get("MATHOM_PUSH_TEST")))
    notice_delay: float = field(default_factory=lambda: seconds("MATHOM_NOTICE_DELAY", 60.0))
    public_url: str = field(default_factory=lambda: os.environ.get("MATHOM_PUBLIC_URL", ""))
    absence_grace: float = field(default_factory=lambda: seconds("MATHOM_ABSENCE_GRACE", GRACE))


def seconds(name: str, usual: float) -> float:
    """A duration from an environment variable, or the default."""
    try:
        return max(0.0, float(os.environ.get(name, "")))
    except ValueError:
        return usual


def default_bot_processes() -> int:
    """The number of bot processes; MATHOM_BOT_PROCESSES overrides it. MATHOM_MINDS is its name in
    version 0.1."""
    chosen = os.environ.get("MATHOM_BOT_PROCESSES") or os.environ.get("MATHOM_MINDS", "")
    return int(chosen) if chosen.isdecimal() and int(chosen) else max(2, (os.cpu_count() or 2) - 1)


def default_static() -> Path:
    """The folder of the built client; MATHOM_STATIC overrides it."""
    chosen = os.environ.get("MATHOM_STATIC")
    return Path(chosen) if chosen else Path(__file__).parent / "static"


def data_folder() -> Path:
    """The data folder of this user; MATHOM_DATA overrides it."""
    chosen = os.environ.get("MATHOM_DATA")
    return Path(chosen) if chosen else user_data_path("mathom", appauthor=False)


def usual_database() -> str:
    """The embedded database in the data folder, which is created if it is missing."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"{SQLITE}:///{folder / DATABASE}"


def async_url(url: str) -> str:
    """A database URL with an asynchronous driver. A plain path means SQLite."""
    if "://" not in url:
        return f"{SQLITE}:///{Path(url).absolute()}"
    scheme, _, rest = url.partition("://")
    driver = DRIVERS.get(scheme, scheme)
    if driver not in DRIVERS.values():
        raise BadNotation("unknown-database", kind=scheme[:40])
    if driver == POSTGRESQL and find_spec("asyncpg") is None:
        raise BadNotation("extra-missing", library="asyncpg", extra="postgres")
    return f"{driver}://{rest}"
