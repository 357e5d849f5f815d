"""The database of version 0.1, its people, and ways to spoil it."""

from __future__ import annotations

import gzip
import hmac
import json
import sqlite3
import time
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.server.database_of_0_1 import KEY
from tests.server.running import Person, Running

DUMP = Path(__file__).parent / "database-0.1.sql.gz"


def unpack(file: Path) -> Path:
    """The database, as if it had been left a moment ago."""
    with sqlite3.connect(file) as connection:
        connection.executescript(gzip.decompress(DUMP.read_bytes()).decode())
        connection.execute("UPDATE tables SET updated = ?", (time.time(),))
        connection.execute("UPDATE users SET created = ?", (time.time(),))
    connection.close()
    return file


def cookie_of(user: str) -> str:
    """The cookie that version 0.1 gave somebody."""
    mark = hmac.new(bytes.fromhex(KEY), f"mathom-user:{user}".encode(), sha256).digest()
    return f"{user}.{urlsafe_b64encode(mark).decode().rstrip('=')}"


def guest(server: Running, user: str) -> Person:
    """Somebody who still has that cookie."""
    person = Person(server)
    person.http.cookies.clear()
    person.http.cookies.set("mathom", cookie_of(user))
    return person


def change(file: Path, command: str, *values: object) -> None:
    """Spoil something."""
    with sqlite3.connect(file) as connection:
        assert connection.execute(command, values).rowcount > 0
    connection.close()


def ask(file: Path, question: str, *values: object) -> list[Any]:
    """Look into a database."""
    with sqlite3.connect(file) as connection:
        found = connection.execute(question, values).fetchall()
    connection.close()
    return found


def event_of_action(file: Path, table: str, number: int) -> int:
    """The number of the event of an action."""
    rows = ask(file, "SELECT seq, body FROM events WHERE table_id = ? ORDER BY seq", table)
    acted = [seq for seq, body in rows if json.loads(body)["type"] == "acted"]
    return int(acted[number - 1])


def spoil(file: Path, table: str, number: int, body: str) -> None:
    """Put something else in the place of the event of an action."""
    seq = event_of_action(file, table, number)
    where = "WHERE table_id = ? AND seq = ?"
    change(file, f"UPDATE events SET body = ? {where}", body, table, seq)
