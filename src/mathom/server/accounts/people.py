"""People: names, registration and sign-in."""

from __future__ import annotations

import asyncio
import logging
import time
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Row, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from mathom.engine.errors import IllegalAction
from mathom.server.accounts import passwords
from mathom.server.accounts.mail import LONGEST
from mathom.server.accounts.names import check_free_name, login_of, older_login_of, skeleton_of
from mathom.server.accounts.passwords import Mail
from mathom.server.accounts.sessions import Sessions
from mathom.server.http.limits import Limit
from mathom.server.http.wire import Me
from mathom.server.storage.database import Database
from mathom.server.storage.models import NotificationRow, UserRow
from mathom.table.commands import User
from mathom.texts import catalogue

log = logging.getLogger("mathom.accounts.people")

GUEST_NUMBERS = 9000
MAIL_SECONDS = 60 * 60.0
"""How long a code sent by mail is valid."""


class People:
    """Manages names and passwords."""

    def __init__(
        self, database: Database, sessions: Sessions, tries: Limit, letters: Limit
    ) -> None:
        self.database = database
        self.sessions = sessions
        self.tries = tries
        self.letters = letters
        self.mail: Mail | None = None
        self.sending: set[asyncio.Task[None]] = set()

    async def me(self, user: str, language: str) -> Me:
        """The name of a person, and whether they are registered."""
        row = await self.database.user(user)
        mail = self.mail is not None
        if row is None:
            return Me(user, guest_name(user, language), False, False, mail)
        name = row.name or guest_name(user, language)
        return Me(user, name, row.login is not None, row.admin, mail)

    async def user(self, id: str, language: str) -> User:
        """A person as tables know them."""
        me = await self.me(id, language)
        return User(me.id, me.name)

    async def rename(self, user: str, name: str) -> None:
        """Rename a person. Registered people sign in with the new name from then on."""
        plain = check_free_name(name)
        try:
            await self.database.write(lambda connection: take_name(connection, user, plain))
        except IntegrityError as fault:
            raise IllegalAction("name-taken") from fault

    async def register(self, user: str, name: str, password: str) -> None:
        """Register a person under a name and a password."""
        row = await self.database.user(user)
        if row is not None and row.login is not None:
            raise IllegalAction("registered-already")
        plain = check_free_name(name)
        await passwords.check_password(password, plain)
        hashed = await passwords.hashed(password)
        news = {"password": hashed, "registered": time.time()}
        try:
            await self.database.write(lambda connection: take_name(connection, user, plain, **news))
        except IntegrityError as fault:
            raise IllegalAction("name-taken") from fault

    async def login(self, name: str, password: str) -> str:
        """The id of the person with this name and password."""
        row = await self.find(name)
        await self.prove(row, login_of(name), password)
        assert row is not None
        if row.banned is not None:
            raise IllegalAction("banned")
        return row.id

    async def find(self, name: str) -> UserRow | None:
        """A registered person by name."""
        for login in dict.fromkeys((older_login_of(name), login_of(name))):
            row = await self.database.user_by_login(login)
            if row is not None:
                return row
        return None

    async def prove(self, row: UserRow | None, account: str, password: str) -> None:
        """Check the password of an account, with a rate limit for each account, whatever the
        address."""
        if not await self.tries.take(row.id if row is not None else account):
            raise IllegalAction("too-many-requests")
        if not await passwords.fits(row.password if row is not None else None, password):
            raise IllegalAction("wrong-password")

    async def prove_self(self, user: str, password: str) -> UserRow:
        """Check the password of a person who is signed in."""
        row = await self.database.user(user)
        if row is None or row.login is None:
            raise IllegalAction("not-registered")
        await self.prove(row, user, password)
        return row

    async def change_password(self, user: str, old: str, new: str) -> None:
        """Change the password. All sessions end."""
        row = await self.prove_self(user, old)
        await self.set_password(row, new)

    async def set_password(self, row: UserRow, password: str) -> None:
        """Store a new password. All sessions end."""
        await passwords.check_password(password, row.name)
        hashed = await passwords.hashed(password)
        await self.set(row.id, password=hashed)
        await self.sessions.end_all(row.id)

    async def set(self, user: str, **news: Any) -> None:
        """Change the row of a person."""
        change = update(UserRow).where(UserRow.id == user).values(**news)
        await self.database.write(lambda connection: connection.execute(change))

    async def forgot(self, name: str, language: str) -> None:
        """Mail a reset code to the person with this name or confirmed address. The answer does not
        tell whether there is one."""
        if self.mail is None:
            raise IllegalAction("no-reset-mail")
        wanted = name.strip()[:LONGEST]
        named = UserRow.login.in_([older_login_of(wanted), login_of(wanted)])
        query = (
            select(UserRow.id, UserRow.name, NotificationRow.email)
            .join(NotificationRow, NotificationRow.user_id == UserRow.id)
            .where(UserRow.login.is_not(None), UserRow.banned.is_(None))
            .where(NotificationRow.email != "", NotificationRow.code == "")
            .where(or_(named, NotificationRow.email == wanted.lower()))
        )
        for row in (await self.database.ask(query))[:3]:
            if await self.letters.take(row.id):
                # The answer is sent at once: its timing must not tell whether the account exists.
                task = asyncio.create_task(self.send_code(self.mail, row, language))
                self.sending.add(task)
                task.add_done_callback(self.sending.discard)

    async def send_code(self, mail: Mail, row: Row[Any], language: str) -> None:
        """Mail a code. A failure is only logged."""
        words = catalogue(language)
        try:
            code = await passwords.new_code(self.database, row.id, MAIL_SECONDS)
            text = words.text("mail-reset", name=row.name, code=code)
            await mail.send(row.email, words.text("mail-reset-subject"), text)
        except Exception:
            log.exception("letter not sent")

    async def sent(self) -> None:
        """Wait until all mail is sent."""
        await asyncio.gather(*self.sending)

    async def reset(self, code: str, password: str) -> str:
        """Set a new password with a code; whose it was."""
        row = await self.database.user(await passwords.owner_of_code(self.database, code))
        if row is None or row.login is None:
            raise IllegalAction("bad-code")
        # A refused password does not use the code up.
        await passwords.check_password(password, row.name)
        await passwords.use_code(self.database, code)
        await self.set_password(row, password)
        return row.id


def take_name(connection: Connection, user: str, name: str, **news: Any) -> None:
    """Give a person a name that no registered person has. A registered person takes it away from
    guests."""
    folded, skeleton = login_of(name), skeleton_of(name)
    same = (UserRow.id != user) & or_(UserRow.folded == folded, UserRow.skeleton == skeleton)
    others = select(UserRow.id).where(same, UserRow.login.is_not(None))
    if connection.execute(others).first() is not None:
        raise IllegalAction("name-taken")
    known = connection.execute(select(UserRow.login).where(UserRow.id == user)).first()
    row = {"name": name, "folded": folded, "skeleton": skeleton, **news}
    if "password" in news or (known is not None and known.login is not None):
        row["login"] = folded
        guests = update(UserRow).where(same, UserRow.login.is_(None))
        connection.execute(guests.values(name="", folded=None, skeleton=None))
    if known is None:
        connection.execute(insert(UserRow), [{"id": user, "created": time.time(), **row}])
    else:
        connection.execute(update(UserRow).where(UserRow.id == user).values(**row))


def guest_name(user: str, language: str) -> str:
    """The default name of a guest."""
    number = 1000 + int.from_bytes(sha256(user.encode()).digest()[:4], "big") % GUEST_NUMBERS
    return catalogue(language).text("guest-name", number=number)
