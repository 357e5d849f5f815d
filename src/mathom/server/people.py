"""Who somebody is: guests by a signed cookie, and people with a name and a password."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
import unicodedata
from base64 import urlsafe_b64encode
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from mathom.engine.errors import BadNotation, IllegalAction
from mathom.server.database import Conflict, Database
from mathom.server.models import UserRow
from mathom.server.wire import Me
from mathom.table.commands import User
from mathom.table.handle import check_name
from mathom.texts import catalogue

COOKIE = "mathom"
COOKIE_SECONDS = 60 * 60 * 24 * 365
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
GUEST_NUMBERS = 9000


class People:
    """Knows people by their cookies and passwords."""

    def __init__(self, database: Database, key: bytes) -> None:
        self.database = database
        self.key = key
        self.hasher = PasswordHasher()

    def sign(self, user: str) -> str:
        """The cookie of somebody."""
        mark = hmac.new(self.key, f"mathom-user:{user}".encode(), sha256).digest()
        return f"{user}.{urlsafe_b64encode(mark).decode().rstrip('=')}"

    def read(self, cookie: str | None) -> str | None:
        """Whose cookie it is; one that we have not signed is refused."""
        if not cookie:
            return None
        user, _, _ = cookie.partition(".")
        if not hmac.compare_digest(self.sign(user).encode(), cookie.encode()):
            raise IllegalAction("bad-cookie")
        return user

    def new_guest(self) -> str:
        """The id of a new guest."""
        return secrets.token_urlsafe(12)

    async def me(self, user: str, language: str) -> Me:
        """What somebody is called, and whether by a password."""
        row = await self.database.user(user)
        if row is None:
            return Me(user, guest_name(user, language), False)
        return Me(user, row.name, row.login is not None)

    async def user(self, id: str, language: str) -> User:
        """Somebody who asks something of a table."""
        me = await self.me(id, language)
        return User(me.id, me.name)

    async def rename(self, user: str, name: str) -> None:
        """Call somebody otherwise."""
        row = await self.database.user(user)
        await self.database.keep_user(
            UserRow(
                id=user,
                name=check_name(name),
                login=row.login if row else None,
                password=row.password if row else None,
                created=row.created if row else time.time(),
            )
        )

    async def register(self, user: str, name: str, password: str) -> None:
        """Keep somebody's games under a name and a password."""
        row = await self.database.user(user)
        if row is not None and row.login is not None:
            raise IllegalAction("registered-already")
        plain = check_name(name)
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise BadNotation("bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        try:
            await self.database.keep_user(
                UserRow(
                    id=user,
                    name=plain,
                    login=login_of(plain),
                    password=hashed,
                    created=row.created if row else time.time(),
                )
            )
        except Conflict as fault:
            raise IllegalAction("name-taken") from fault

    async def login(self, name: str, password: str) -> str:
        """The id of somebody who knows the password."""
        row = await self.database.user_by_login(login_of(name))
        kept = row.password if row is not None and row.password else ""
        if not await asyncio.to_thread(self.fits, kept, password[:LONGEST_PASSWORD]):
            raise IllegalAction("wrong-password")
        assert row is not None
        return row.id

    def fits(self, kept: str, password: str) -> bool:
        """Whether it is the password; for unknown names it takes as long to say no."""
        if not kept:
            self.hasher.hash(password)
            return False
        try:
            return self.hasher.verify(kept, password)
        except (Argon2Error, InvalidHashError):
            return False


def login_of(name: str) -> str:
    """Names that look the same are the same."""
    plain = " ".join(name.replace("\0", " ").split())
    return unicodedata.normalize("NFKC", plain).casefold()[:80]


def guest_name(user: str, language: str) -> str:
    """What a guest is called who has not said it."""
    number = 1000 + int.from_bytes(sha256(user.encode()).digest()[:4], "big") % GUEST_NUMBERS
    return catalogue(language).text("guest-name", number=number)
