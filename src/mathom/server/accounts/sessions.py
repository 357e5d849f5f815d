"""Authentication: guests have a signed cookie, registered people a session that can be ended.

A guest is identified by an id and its signature alone, so that visitors leave nothing in the
database. Registration invalidates that cookie, and all copies of it.
"""

from __future__ import annotations

import hmac
import re
import secrets
import time
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from mathom.engine.errors import IllegalAction
from mathom.server.ids import new_token
from mathom.server.storage.database import Database
from mathom.server.storage.models import SessionRow, UserRow

COOKIE = "mathom"
COOKIE_SECONDS = 60 * 60 * 24 * 365

SEEN_EVERY = 300.0
"""Seconds between two writes of a session's last use."""

MOST_SESSIONS = 50
"""With more sessions, the least recently used one ends."""

TOKEN = "session."
PUBLIC = 16
"""How many characters of a session id its owner sees, to end it."""

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


class Identity(NamedTuple):
    """The user of a request, and the session of a registered user."""

    user: str = ""
    session: str = ""
    admin: bool = False


NOBODY = Identity()


def session_id(cookie: str) -> str:
    """The stored hash of a session cookie."""
    return sha256(f"mathom-session:{cookie}".encode()).hexdigest()


def device_of(agent: str) -> str:
    """The browser and operating system of a session, as its owner would recognise them."""
    found = [
        next((name for mark, name in kinds if mark in agent), "") for kinds in (BROWSERS, SYSTEMS)
    ]
    known = ", ".join(part for part in found if part)
    return known or re.sub(r"[^\w ./-]", "", agent)[:40].strip()


class Sessions:
    """Signs and checks cookies."""

    def __init__(self, database: Database, key: bytes) -> None:
        self.database = database
        self.key = key

    def sign(self, user: str) -> str:
        """The cookie of a guest."""
        mark = hmac.new(self.key, f"mathom-user:{user}".encode(), sha256).digest()
        return f"{user}.{urlsafe_b64encode(mark).decode().rstrip('=')}"

    def new_guest(self) -> str:
        return new_token(12)

    async def identify(self, cookie: str) -> Identity:
        """The identity of a cookie. Invalid and expired cookies are refused."""
        if not cookie:
            return NOBODY
        if cookie.startswith(TOKEN):
            return await self.registered(session_id(cookie))
        user, _, _ = cookie.partition(".")
        if not hmac.compare_digest(self.sign(user).encode(), cookie.encode()):
            raise IllegalAction("bad-cookie")
        query = select(UserRow.login, UserRow.banned).where(UserRow.id == user)
        for row in await self.database.ask(query):
            if row.banned is not None:
                raise IllegalAction("banned")
            if row.login is not None:
                raise IllegalAction("bad-cookie")
        return Identity(user)

    async def registered(self, session: str) -> Identity:
        """The identity of a session."""
        query = select(SessionRow.user_id, SessionRow.seen, UserRow.admin, UserRow.banned)
        query = query.join(UserRow, UserRow.id == SessionRow.user_id)
        now = time.time()
        for row in await self.database.ask(query.where(SessionRow.id == session)):
            if row.banned is not None:
                raise IllegalAction("banned")
            if row.seen < now - COOKIE_SECONDS:
                break
            if row.seen < now - SEEN_EVERY:
                await self.note_seen(session, now)
            return Identity(row.user_id, session, bool(row.admin))
        raise IllegalAction("bad-cookie")

    async def note_seen(self, session: str, now: float) -> None:
        """Write the last use of a session."""
        seen = update(SessionRow).where(SessionRow.id == session).values(seen=now)
        await self.database.write(lambda connection: connection.execute(seen))

    async def begin(self, user: str, agent: str, instead: str = "") -> str:
        """The cookie of a new session, which replaces another one."""
        cookie = TOKEN + secrets.token_urlsafe(24)
        now = time.time()
        row = {
            "id": session_id(cookie),
            "user_id": user,
            "created": now,
            "seen": now,
            "device": device_of(agent),
        }

        def keep(connection: Connection) -> None:
            connection.execute(delete(SessionRow).where(SessionRow.id == instead))
            connection.execute(insert(SessionRow), [row])
            own = select(SessionRow.id).where(SessionRow.user_id == user)
            kept = own.order_by(SessionRow.seen.desc(), SessionRow.created.desc())
            old = connection.scalars(kept.offset(MOST_SESSIONS)).all()
            if old:
                connection.execute(delete(SessionRow).where(SessionRow.id.in_(old)))

        await self.database.write(keep)
        return cookie

    async def listed(self, user: str) -> list[SessionRow]:
        """The sessions of a person, latest first."""
        own = select(SessionRow).where(SessionRow.user_id == user)
        latest = own.order_by(SessionRow.seen.desc())
        return await self.database.load(lambda session: list(session.scalars(latest)))

    async def end(self, user: str, public: str) -> None:
        """End a session of a person, by the visible part of its id."""
        ours = (SessionRow.user_id == user) & SessionRow.id.startswith(public, autoescape=True)
        if len(public) != PUBLIC or not await self.drop(ours):
            raise IllegalAction("no-such-session")

    async def end_all(self, user: str, but: str = "") -> int:
        """End the sessions of a person, except one."""
        return await self.drop((SessionRow.user_id == user) & (SessionRow.id != but))

    async def leave(self, session: str) -> None:
        """End one session."""
        await self.drop(SessionRow.id == session)

    async def delete_expired(self) -> None:
        """Delete sessions unused for a year."""
        await self.drop(SessionRow.seen < time.time() - COOKIE_SECONDS)

    async def drop(self, which: object) -> int:
        """Delete sessions; how many there were."""
        ended = delete(SessionRow).where(which)  # type: ignore[arg-type]
        return await self.database.write(lambda connection: connection.execute(ended).rowcount)

    async def invalid(self, sessions: set[str], guests: set[str]) -> set[str]:
        """Of the connected sessions and guests, the ones that are no longer valid."""
        there = select(SessionRow.id).where(SessionRow.id.in_(sessions))
        ended = sessions - {row.id for row in await self.database.ask(there)} if sessions else set()
        changed = UserRow.login.is_not(None) | UserRow.banned.is_not(None)
        known = select(UserRow.id).where(UserRow.id.in_(guests), changed)
        return ended | ({row.id for row in await self.database.ask(known)} if guests else set())
