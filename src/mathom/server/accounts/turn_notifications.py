"""Notifications of absent people: it is their turn, or the others call them.

A notification waits in the database until it is due, so that people who answer quickly get none. Of
several workers, the one that deletes it sends it. Each is sent at most once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select

from mathom.server.accounts.mail import Mailer
from mathom.server.accounts.web_push import Push, Result, Subscription
from mathom.server.cluster.metrics import Metrics
from mathom.server.live.tables import TableService
from mathom.server.logs import short
from mathom.server.storage.database import Database
from mathom.server.storage.models import NotificationRow, OutboxRow, SubscriptionRow
from mathom.table.table import Table
from mathom.texts import catalogue, wording

log = logging.getLogger("mathom.accounts.turn_notifications")

MOST_QUEUED = 10_000
MOST_AT_ONCE = 4
MOST_DUE = 50
PAUSES = (1.0, 5.0)
"""Seconds before the second and the third attempt."""

Kind = Literal["turn", "called"]


class Pushed(msgspec.Struct):
    """The payload for the service worker of the client."""

    title: str
    body: str
    path: str


class TurnNotifications:
    """Watches tables, queues notifications, and sends those that are due."""

    def __init__(
        self,
        database: Database,
        tables: TableService,
        metrics: Metrics,
        push: Push | None,
        mailer: Mailer | None,
        public_url: str,
        delay: float,
    ) -> None:
        self.database = database
        self.tables = tables
        self.metrics = metrics
        self.push = push
        self.mailer = mailer
        self.public_url = public_url.rstrip("/")
        self.delay = delay
        self.places = asyncio.Semaphore(MOST_AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop sending."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def changed(self, before: Table | None, after: Table) -> None:
        """Queue notifications after a table has changed."""
        if self.push is None and self.mailer is None:
            return
        there = self.tables.online(after.id)
        for user in sorted(new_deciders(before, after) - there):
            self.run(self.queue(after, user, "turn", self.delay))
        for user in sorted(newly_called(before, after)):
            self.run(self.queue(after, user, "called", 0.0))

    def run(self, work: Awaitable[None]) -> None:
        """Run a coroutine in the background. A failure is logged."""

        async def attempt() -> None:
            try:
                await work
            except Exception:
                log.exception("notification failed")

        task = asyncio.create_task(attempt())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def queue(self, table: Table, user: str, kind: Kind, delay: float) -> None:
        """Queue a notification, if the person wants any. Who has just disconnected here must not
        look connected to the worker that sends it."""
        presence = self.tables.presence
        ended = presence.ended(table.id, user)
        row = {
            "table_id": table.id,
            "user_id": user,
            "kind": kind,
            "moves": table.moves,
            "due": self.tables.game_time.now() + delay,
        }

        def keep(connection: Connection) -> bool:
            wanted = select(NotificationRow.user_id).where(
                NotificationRow.user_id == user, NotificationRow.by_push | NotificationRow.by_mail
            )
            if connection.scalar(wanted) is None:
                return True
            if (connection.scalar(select(func.count()).select_from(OutboxRow)) or 0) >= MOST_QUEUED:
                return False
            if ended:
                presence.delete_ended(connection, ended)
            connection.execute(delete(OutboxRow).where(*same(table.id, user, kind)))
            connection.execute(insert(OutboxRow), [row])
            return True

        if not await self.database.write(keep):
            log.error("too many notifications")

    async def send_due(self) -> None:
        """Send what is due. Each notification is taken by one worker."""
        if self.push is None and self.mailer is None:
            return
        query = select(OutboxRow.__table__).where(OutboxRow.due <= self.tables.game_time.now())
        for row in await self.database.ask(query.limit(MOST_DUE)):
            here = same(row.table_id, row.user_id, row.kind)
            taken = delete(OutboxRow).where(*here, OutboxRow.moves == row.moves)
            if await self.database.write(lambda c, taken=taken: c.execute(taken).rowcount) == 1:  # type: ignore[misc]
                self.run(self.deliver(row.table_id, row.user_id, row.kind, row.moves))

    async def deliver(self, id: str, user: str, kind: Kind, moves: int) -> None:
        """Send a notification, unless the person has connected or acted meanwhile."""
        async with self.places:
            table = await self.tables.get(id)
            if not still_waiting(table, user, moves) or await self.there(id, user):
                return
            wanted = await self.wanted(user)
            if wanted is None:
                return
            message = push_message(table, kind, wanted.language)
            if wanted.by_push and self.push is not None:
                for device in await self.devices(user):
                    await self.push_to(self.push, device, message)
            if wanted.by_mail and wanted.email and not wanted.code and self.mailer is not None:
                await self.mail_to(self.mailer, wanted, message)

    async def there(self, id: str, user: str) -> bool:
        """Whether a person is connected to a table."""
        await self.tables.presence.refresh(id)
        found = user in self.tables.online(id)
        if id not in self.tables.watchers:
            self.tables.presence.forget(id)
        return found

    async def wanted(self, user: str) -> NotificationRow | None:
        """The settings of a person."""
        return await self.database.load(lambda session: session.get(NotificationRow, user))

    async def devices(self, user: str) -> list[Subscription]:
        """The browsers of a person."""
        query = select(SubscriptionRow.__table__).where(SubscriptionRow.user_id == user)
        rows = await self.database.ask(query)
        return [Subscription(row.endpoint, row.p256dh, row.auth) for row in rows]

    async def push_to(self, push: Push, device: Subscription, message: Pushed) -> None:
        """Send to a browser. A subscription that has ended is deleted."""

        async def attempt() -> Result:
            return await push.send(device, msgspec.json.encode(message))

        result = await persistently(attempt)
        self.note("push", result)
        if result == "gone":
            dead = delete(SubscriptionRow).where(SubscriptionRow.endpoint == device.endpoint)
            await self.database.write(lambda c: c.execute(dead))

    async def mail_to(self, mailer: Mailer, wanted: NotificationRow, message: Pushed) -> None:
        words = catalogue(wanted.language)
        link = f"{self.public_url}{message.path}" if self.public_url else ""
        text = "\n\n".join(part for part in (message.body, link, words.text("notice-stop")) if part)

        async def attempt() -> Result:
            try:
                await mailer.send(wanted.email, message.title, text)
            except Exception as fault:  # the library and the network raise many kinds
                log.warning("no mail", extra={"facts": {"fault": type(fault).__name__}})
                return "failed"
            return "sent"

        self.note("mail", await persistently(attempt))

    def note(self, way: str, result: Result) -> None:
        """Count a message, and log a failed one."""
        self.metrics.count("mathom_notifications_total", way=way, result=result)
        if result == "failed":
            log.warning("notification not sent", extra={"facts": {"way": way}})


async def persistently(attempt: Callable[[], Awaitable[Result]]) -> Result:
    """Try several times."""
    for pause in PAUSES:
        result = await attempt()
        if result != "failed":
            return result
        await asyncio.sleep(pause)
    return await attempt()


def same(table: str, user: str, kind: str) -> list[ColumnElement[bool]]:
    """The condition for one notification."""
    return [OutboxRow.table_id == table, OutboxRow.user_id == user, OutboxRow.kind == kind]


def deciders_of(table: Table | None) -> set[str]:
    """The users who must decide."""
    return set() if table is None else {table.seats[seat].user for seat in table.deciding()} - {""}


def new_deciders(before: Table | None, after: Table) -> set[str]:
    """The users who must decide now and did not before."""
    return deciders_of(after) - deciders_of(before)


def newly_called(before: Table | None, after: Table) -> set[str]:
    """The users whom the others have just called."""
    known = set() if before is None else set(before.absent)
    return {after.seats[seat].user for seat in after.absent if seat not in known}


def still_waiting(table: Table, user: str, moves: int) -> bool:
    """Whether a table still waits for a person who has not acted since."""
    acted = any(moment.user == user for moment in table.moments[moves + 1 :])
    return user in deciders_of(table) and not acted


def push_message(table: Table, kind: Kind, language: str) -> Pushed:
    """The text of a notification. It contains no names, because strangers choose them."""
    words = catalogue(language)
    game = wording(table.game.id, language).game_name()
    if kind == "called":
        title = words.text("notice-called-title", game=game)
        body = words.text("notice-called-body", game=game)
    else:
        title = words.text("notice-turn-title", game=game)
        body = words.text("notice-turn-body", game=game)
    log.info("notification", extra={"facts": {"table": short(table.id), "kind": kind}})
    return Pushed(title, body, f"/table/{table.id}")
