"""Passwords: strength, hashing, and reset codes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Protocol, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection, delete, insert, select

from mathom.engine.errors import BadNotation, IllegalAction
from mathom.server.storage.database import Database
from mathom.server.storage.models import ResetCodeRow

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200

LEAST_SCORE = 2
"""The least zxcvbn score (0 to 4): over a million guesses, which the rate limits never allow."""

MOST_JUDGED = 72
"""How many characters zxcvbn reads; more of them take it long."""

CODE_SECONDS = 24 * 60 * 60.0
CODE_BYTES = 12

HASHER = PasswordHasher()

THREAD = ThreadPoolExecutor(1, "passwords")
"""Passwords are checked one after the other: each takes several cores and 64 MB for a moment, and
players need them too."""

T = TypeVar("T")


async def one_at_a_time(work: Callable[..., T], *arguments: object) -> T:
    """Run something that is expensive, when those before it are done."""
    return await asyncio.get_running_loop().run_in_executor(THREAD, work, *arguments)


class Mail(Protocol):
    """Sends mail."""

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send a message, or raise."""


async def check_password(password: str, name: str) -> None:
    """Refuse a password that is too short, blank, common or derived from the name."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise BadNotation("bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    if await one_at_a_time(score, password, name) < LEAST_SCORE:
        raise BadNotation("weak-password")


def score(password: str, name: str) -> int:
    """The zxcvbn score of a password, given the name."""
    # The word lists are large, and only needed when somebody chooses a password.
    from zxcvbn import zxcvbn

    if not password.strip() or len(set(password)) < 3:
        return 0
    known = [name, *name.split(), "mathom"]
    return int(zxcvbn(password[:MOST_JUDGED], user_inputs=known)["score"])


async def hashed(password: str) -> str:
    return await one_at_a_time(HASHER.hash, password)


async def fits(kept: str | None, password: str) -> bool:
    """Whether a password matches. For unknown names the check takes the same time."""
    return await one_at_a_time(verified, kept or "", password[:LONGEST_PASSWORD])


def verified(kept: str, password: str) -> bool:
    if not kept:
        HASHER.hash(password)
        return False
    try:
        return HASHER.verify(kept, password)
    except (Argon2Error, InvalidHashError):
        return False


def code_hash(code: str) -> str:
    """The stored hash of a code. Codes are long and random, so a plain hash is enough."""
    return sha256(f"mathom-reset:{code.strip()}".encode()).hexdigest()


async def new_code(database: Database, user: str, seconds: float = CODE_SECONDS) -> str:
    """A code that works once. Earlier codes of the same person are invalidated."""
    code = secrets.token_hex(CODE_BYTES)
    row = {"id": code_hash(code), "user_id": user, "expires": time.time() + seconds}

    def keep(connection: Connection) -> None:
        connection.execute(delete(ResetCodeRow).where(ResetCodeRow.user_id == user))
        connection.execute(insert(ResetCodeRow), [row])

    await database.write(keep)
    return code


async def owner_of_code(database: Database, code: str) -> str:
    """The owner of a valid code."""
    fresh = (ResetCodeRow.id == code_hash(code)) & (ResetCodeRow.expires > time.time())
    for row in await database.ask(select(ResetCodeRow.user_id).where(fresh)):
        return str(row.user_id)
    raise IllegalAction("bad-code")


async def use_code(database: Database, code: str) -> str:
    """Use a code up; its owner. Of several concurrent uses, one succeeds."""
    user = await owner_of_code(database, code)
    used = delete(ResetCodeRow).where(ResetCodeRow.id == code_hash(code))
    if await database.write(lambda connection: connection.execute(used).rowcount) != 1:
        raise IllegalAction("bad-code")
    return user
