"""A real PostgreSQL of the tests' own: an empty folder, a socket, and one database a test."""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncpg

PATIENCE = 180.0
OWNERS = ("postgres", "nobody")
MISSING = "no PostgreSQL was found: scripts/postgres.sh installs it, or says how"

# Tests do not survive a power cut, so nothing waits for the disk.
FAST_SETTINGS = (
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_connections=200",
)


def program(name: str) -> str:
    """A program of PostgreSQL, which Debian keeps off the path; the newest where there are more."""
    found = shutil.which(name)
    if found:
        return found
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=version)
    assert installed, MISSING
    return str(installed[-1])


def version(path: Path) -> int:
    """The number of the version that a program belongs to."""
    return int(path.parent.parent.name) if path.parent.parent.name.isdecimal() else 0


def owner() -> str | None:
    """Whom it must belong to where the tests run as root, which PostgreSQL refuses."""
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in OWNERS if name in known)


class Postgres:
    """A server that listens to a socket in its own folder, and to no network."""

    def __init__(self, fast: bool = True, settings: Sequence[str] = ()) -> None:
        self.settings = [*(FAST_SETTINGS if fast else FAST_SETTINGS[-1:]), *settings]
        root = os.environ.get("PYTEST_DEBUG_TEMPROOT") if fast else None
        self.folder = Path(tempfile.mkdtemp(prefix="mathom-pg-", dir=root))
        self.rights: dict[str, Any] = {"cwd": self.folder}
        name = owner()
        if name is not None:
            shutil.chown(self.folder, name)
            group = pwd.getpwnam(name).pw_gid
            self.rights |= {"user": name, "group": group, "extra_groups": []}
        self.data = self.folder / "data"
        words = ["-D", str(self.data), "-U", "mathom", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(
            [program("initdb"), *words],
            check=True,
            stdout=subprocess.DEVNULL,
            **self.rights,
        )
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        words = ["-D", str(self.data), "-k", str(self.folder), "-h", ""]
        settings = [word for setting in self.settings for word in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [program("postgres"), *words, *settings],
                stdout=log,
                stderr=log,
                **self.rights,
            )
        asyncio.run(self.answers())

    async def answers(self) -> None:
        """Ask until there is an answer."""
        limit = time.monotonic() + PATIENCE
        while True:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            try:
                await (await asyncpg.connect(self.url("postgres"))).close()
                return
            except (OSError, asyncpg.PostgresError):
                assert time.monotonic() < limit, (self.folder / "log").read_text()
                await asyncio.sleep(0.05)

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://mathom@/{name}?host={self.folder}"

    def new(self) -> str:
        """The address of an empty database."""
        name = f"m{secrets.token_hex(6)}"

        async def make() -> None:
            connection = await asyncpg.connect(self.url("postgres"))
            await connection.execute(f"create database {name}")
            await connection.close()

        asyncio.run(make())
        return self.url(name)

    def stop(self) -> None:
        """Stop, without waiting for those who are connected."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)

    def end(self) -> None:
        """Stop, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder)
