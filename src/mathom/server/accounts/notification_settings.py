"""How people want to be notified of their turn: browsers, and a confirmed e-mail address, which
also receives codes for forgotten passwords."""

from __future__ import annotations

import hmac
import secrets
import time
from hashlib import sha256

from sqlalchemy import Connection, delete, func, insert, select, update

from mathom.engine.errors import IllegalAction
from mathom.server.accounts.mail import Mailer, check_address
from mathom.server.accounts.people import People
from mathom.server.accounts.web_push import Push, Subscription, check_subscription
from mathom.server.http import wire
from mathom.server.storage.database import Database
from mathom.server.storage.models import NotificationRow, SubscriptionRow
from mathom.texts import catalogue

MOST_DEVICES = 10
MOST_TRIES = 5
BETWEEN_CODES = 10 * 60.0
"""Seconds between two codes of one person, or to one address."""


class NotificationSettings:
    """Stores notification settings. No mail is sent to an address until its code was confirmed."""

    def __init__(
        self, database: Database, people: People, push: Push | None, mailer: Mailer | None
    ) -> None:
        self.database = database
        self.people = people
        self.push = push
        self.mailer = mailer

    async def of(self, user: str) -> wire.Notifications:
        """The settings of a person."""
        row = await self.database.load(lambda session: session.get(NotificationRow, user))
        query = select(func.count()).where(SubscriptionRow.user_id == user)
        devices = (await self.database.ask(query))[0][0]
        return wire.Notifications(
            push_key=self.push.public if self.push else None,
            mail=self.mailer is not None,
            by_push=bool(row and row.by_push),
            by_mail=bool(row and row.by_mail),
            email=row.email if row else "",
            confirmed=bool(row and row.email and not row.code),
            devices=int(devices),
        )

    async def change(self, user: str, new: wire.NewNotifications, language: str) -> None:
        """Change the settings. A new address is sent a code."""
        email = check_address(new.email).lower() if new.email else ""
        if new.by_push and self.push is None:
            raise IllegalAction("no-push")
        if (new.by_mail or email) and self.mailer is None:
            raise IllegalAction("no-mail")
        if email and not await self.registered(user):
            raise IllegalAction("mail-needs-account")
        if email and email != (await self.of(user)).email:
            await self.people.prove_self(user, new.password)
        code = await self.database.write(lambda c: self.keep(c, user, new, email, language))
        if code and self.mailer is not None:
            words = catalogue(language)
            text = words.text("mail-code-body", code=code)
            try:
                await self.mailer.send(email, words.text("mail-code-subject"), text)
            except Exception as fault:
                raise IllegalAction("mail-failed") from fault

    async def registered(self, user: str) -> bool:
        """Whether a user is registered. Guests get no mail."""
        row = await self.database.user(user)
        return row is not None and row.login is not None

    def keep(
        self,
        connection: Connection,
        user: str,
        new: wire.NewNotifications,
        email: str,
        language: str,
    ) -> str:
        """Store the settings within a transaction; the code to send, if any."""
        mine = NotificationRow.user_id == user
        known = connection.execute(select(NotificationRow.__table__).where(mine)).first()
        row = {
            "by_push": new.by_push,
            "by_mail": new.by_mail and bool(email),
            "language": language,
            "changed": time.time(),
        }
        code = ""
        if known is None or known.email != email:
            code = self.new_code(connection, user, email) if email else ""
            row |= {"email": email, "code": code, "tries": 0}
            row |= {"code_sent": time.time()} if code else {}
        if known is None:
            connection.execute(insert(NotificationRow), [{"user_id": user, "code_sent": 0.0} | row])
        else:
            connection.execute(update(NotificationRow).where(mine).values(row))
        return code

    def new_code(self, connection: Connection, user: str, email: str) -> str:
        """A code for a new address, unless the person or the address had one recently."""
        either = (NotificationRow.user_id == user) | (NotificationRow.email == email)
        lately = NotificationRow.code_sent > time.time() - BETWEEN_CODES
        query = select(NotificationRow.user_id).where(either, lately).limit(1)
        if connection.scalar(query) is not None:
            raise IllegalAction("mail-too-often")
        return f"{secrets.randbelow(10**8):08}"

    async def confirm(self, user: str, code: str) -> None:
        """Confirm the address by its code. After several wrong codes it is invalid."""
        mine = NotificationRow.user_id == user

        def check(connection: Connection) -> bool:
            row = connection.execute(select(NotificationRow.__table__).where(mine)).first()
            if row is None or not row.code or row.tries >= MOST_TRIES:
                return False
            right = hmac.compare_digest(row.code.encode(), code.strip().encode())
            change = {"code": ""} if right else {"tries": row.tries + 1}
            connection.execute(update(NotificationRow).where(mine).values(change))
            return right

        if not await self.database.write(check):
            raise IllegalAction("wrong-code")

    async def add_device(self, user: str, subscription: Subscription) -> None:
        """Add a browser, which now belongs to this person."""
        if self.push is None:
            raise IllegalAction("no-push")
        check_subscription(subscription, self.push.anywhere)
        key = sha256(subscription.endpoint.encode()).hexdigest()[:40]
        row = {"id": key, "user_id": user, "created": time.time()}
        row |= {
            "endpoint": subscription.endpoint,
            "p256dh": subscription.p256dh,
            "auth": subscription.auth,
        }

        def keep(connection: Connection) -> None:
            connection.execute(delete(SubscriptionRow).where(SubscriptionRow.id == key))
            own = select(SubscriptionRow.id).where(SubscriptionRow.user_id == user)
            oldest_last = own.order_by(SubscriptionRow.created.desc()).offset(MOST_DEVICES - 1)
            old = list(connection.scalars(oldest_last.limit(100)))
            connection.execute(delete(SubscriptionRow).where(SubscriptionRow.id.in_(old)))
            connection.execute(insert(SubscriptionRow), [row])

        await self.database.write(keep)

    async def drop_device(self, user: str, endpoint: str) -> None:
        """Remove a browser."""
        own = (SubscriptionRow.user_id == user) & (SubscriptionRow.endpoint == endpoint)
        await self.database.write(lambda c: c.execute(delete(SubscriptionRow).where(own)))
