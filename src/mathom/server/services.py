"""The services of a running server, created once and passed to the routes."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable

from mathom.engine.game import GAMES
from mathom.server import garbage
from mathom.server.accounts import web_push
from mathom.server.accounts.administration import END_TABLE, REMOVE_TABLE, admin_actions_since
from mathom.server.accounts.ladder import Ladders
from mathom.server.accounts.mail import Mailer
from mathom.server.accounts.moderation import Moderation
from mathom.server.accounts.notification_settings import NotificationSettings
from mathom.server.accounts.people import People
from mathom.server.accounts.quotas import Quotas
from mathom.server.accounts.sessions import Sessions
from mathom.server.accounts.turn_notifications import TurnNotifications
from mathom.server.bots.check_pool import CheckPool
from mathom.server.bots.fair_queue import FairQueue
from mathom.server.bots.pool import BotPool
from mathom.server.bots.reviews import Reviews
from mathom.server.cluster.background import BackgroundTasks
from mathom.server.cluster.health import Health
from mathom.server.cluster.metrics import CountErrors, Metrics, memory
from mathom.server.cluster.notifications import Notifications, backend_of
from mathom.server.cluster.watchdog import Heartbeat
from mathom.server.cluster.workers import Workers
from mathom.server.http.event_loop_shares import LoopShares
from mathom.server.http.limits import RateLimits
from mathom.server.http.prepared import PreparedResponses
from mathom.server.live.game_time import GameTime
from mathom.server.live.presence import Presence
from mathom.server.live.tables import TableService, Watcher
from mathom.server.settings import Settings
from mathom.server.storage.campaigns import Campaigns
from mathom.server.storage.database import Database
from mathom.server.storage.decks import Decks
from mathom.server.storage.retention import Retention
from mathom.texts import LANGUAGES, catalogue


def load_all(wanted: Callable[[], bool]) -> None:
    """Load the rules of all games and all languages before the first request needs them, unless
    the server leaves meanwhile."""
    GAMES.load_all()
    for language in LANGUAGES:
        catalogue(language).parse_all(wanted)


SEND = 1.0
"""Seconds between two checks for notifications that are due."""

SHARE = 1.0
"""Seconds between two writes of this worker's metrics for the others."""

SWITCH = 0.0005
"""Seconds after which Python lets another thread run. The writer of SQLite needs the interpreter
several times for each move, and by default waits five milliseconds each time while the event loop
is busy."""

ARRIVING = 4
"""How many people may connect to tables at the same time. When a worker has died, hundreds
reconnect at once, and people who play must not wait for all of them."""


LOOK = 2.0
"""Seconds between two checks for sessions that were ended elsewhere."""

CLEAN_UP_SECONDS = 3600.0


class Services:
    """Everything that routes need. It is opened at the start of the server and closed at its
    end."""

    sessions: Sessions
    people: People
    bot_pool: BotPool
    checking: CheckPool
    retention: Retention
    game_time: GameTime
    tables: TableService
    health: Health
    mailer: Mailer | None
    notifications: NotificationSettings
    turn_notifications: TurnNotifications
    background: BackgroundTasks
    reviews: Reviews
    campaigns: Campaigns
    decks: Decks
    ladders: Ladders
    reading: asyncio.Task[None]

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.closing = False
        self.database = Database(settings.database)
        self.workers = Workers(self.database)
        self.presence = Presence(self.database, settings.limits)
        self.rate_limits = RateLimits(settings.limits, self.database)
        self.moderation = Moderation(self.database)
        self.last_admin_action = 0
        self.quotas = Quotas(settings.limits, self.database, self.rate_limits)
        self.metrics = Metrics(settings.shared_folder)
        self.errors = CountErrors(self.metrics)
        self.heartbeat = Heartbeat(settings.shared_folder)
        self.arriving = FairQueue(ARRIVING)
        self.shares = LoopShares()
        self.prepared = PreparedResponses()
        self.garbage = garbage.Collector(memory)
        self.worker_notifications = Notifications(
            self.database.worker,
            backend_of(settings.database, lambda: self.background.missed.set()),
        )

    async def open(self) -> None:
        """Migrate the database and start all services."""
        await self.database.open()
        self.sessions = Sessions(self.database, await self.database.secret())
        self.people = People(
            self.database, self.sessions, self.rate_limits.accounts, self.rate_limits.letters
        )
        limits = self.settings.limits
        self.start_processes()
        logging.getLogger("mathom").addHandler(self.errors)
        self.game_time = GameTime(self.database, self.settings.clock_grace)
        await self.game_time.open()
        self.last_admin_action = max(
            (row.id for row in await self.database.ask(admin_actions_since(0))), default=0
        )
        self.tables = TableService(
            self.database,
            self.bot_pool,
            self.checking,
            self.worker_notifications,
            self.presence,
            limits.cache,
            self.game_time,
            self.settings.absence_grace,
            self.metrics,
        )
        self.health = Health(self.database, self.settings.database, self.game_time)
        self.retention = Retention(self.database, self.settings.retention, self.tables.removed)
        self.background = BackgroundTasks(
            self.database, self.tables, self.workers, self.rate_limits, self.retention
        )
        self.background.schedule(self.refresh, LOOK)
        self.background.schedule(self.sessions.delete_expired, CLEAN_UP_SECONDS)
        self.background.schedule(self.share_metrics, SHARE)
        self.background.schedule(self.garbage.check, garbage.EVERY)
        await self.open_notifications()
        self.reviews = Reviews(self.database, self.bot_pool, self.workers, limits, self.tables.get)
        self.campaigns = Campaigns(self.database)
        self.decks = Decks(self.database)
        self.ladders = Ladders(self.database)
        self.reading = asyncio.create_task(self.read_texts())
        await self.worker_notifications.open(self.tables.on_notification)
        await self.background.open()
        self.heartbeat.open()
        sys.setswitchinterval(SWITCH)
        self.garbage.open()

    async def read_texts(self) -> None:
        """Read rules and catalogues, which stay: the garbage collector need not look at them."""
        await asyncio.to_thread(load_all, lambda: not self.closing)
        self.garbage.leave_alone()

    def start_processes(self) -> None:
        """Start the processes for bots and for what comes from outside."""
        settings = self.settings
        self.bot_pool = BotPool(
            settings.bot_processes, settings.thinking_limit, settings.limits.check_memory
        )
        self.bot_pool.warm_up()
        self.checking = CheckPool(settings.limits)
        self.checking.warm_up()

    async def close_invalid(self) -> None:
        """Close connections whose session is no longer valid. Other workers do so at their next
        check."""
        watching = self.watchers()
        sessions = {one.identity.session for one in watching} - {""}
        guests = {one.identity.user for one in watching if not one.identity.session} - {""}
        gone = await self.sessions.invalid(sessions, guests)
        for one in watching:
            if (one.identity.session or one.identity.user) in gone:
                one.dismiss()

    async def refresh_mutes(self) -> None:
        """Update the mutes of everybody who is connected."""
        watching = self.watchers()
        muted = await self.moderation.muted_by({one.user.id for one in watching} - {""})
        for one in watching:
            one.muted = muted[one.user.id]

    async def apply_admin_actions(self) -> None:
        """Apply what administrators did through another worker or a command."""
        for row in await self.database.ask(admin_actions_since(self.last_admin_action)):
            self.last_admin_action = row.id
            if row.action == REMOVE_TABLE:
                self.tables.drop(row.subject)
            elif row.action == END_TABLE and row.subject in self.tables.cached:
                await self.tables.get(row.subject)

    async def refresh(self) -> None:
        """Apply changes made elsewhere to the people who are connected here."""
        await self.apply_admin_actions()
        if self.tables.watchers:
            await self.close_invalid()
            await self.refresh_mutes()

    def watchers(self) -> list[Watcher]:
        """All connections of this worker."""
        return [one for watchers in self.tables.watchers.values() for one in watchers]

    async def open_notifications(self) -> None:
        """Start the notifications that this server is configured for."""
        settings, push = self.settings, None
        if web_push.available():
            key = await self.database.kept("vapid", web_push.new_key)
            contact = f"mailto:{settings.mail.sender}" if settings.mail else ""
            contact = contact or settings.public_url or "mailto:nobody@localhost"
            push = web_push.Push(key, contact, settings.push_anywhere)
        say_what_is_missing()
        mailer = Mailer(settings.mail) if settings.mail else None
        self.mailer = mailer
        self.people.mail = mailer
        self.notifications = NotificationSettings(self.database, self.people, push, mailer)
        self.turn_notifications = TurnNotifications(
            self.database,
            self.tables,
            self.metrics,
            push,
            mailer,
            settings.public_url,
            settings.notice_delay,
        )
        self.tables.changed = self.turn_notifications.changed
        self.background.schedule(self.turn_notifications.send_due, SEND)

    async def share_metrics(self) -> None:
        """Write the metrics of this worker for the others."""
        self.measure()
        self.metrics.share()

    def measure(self) -> None:
        """Update the gauges of this worker."""
        gauge = self.metrics.gauge
        watchers = self.tables.watchers
        gauge("mathom_sockets", sum(len(there) for there in watchers.values()))
        gauge("mathom_tables_watched", len(watchers))
        gauge("mathom_tables_cached", len(self.tables.cached))
        gauge("mathom_bots_thinking", len(self.tables.bot_tasks))
        gauge("mathom_bot_queue", len(self.bot_pool.queue))
        gauge("mathom_memory_bytes", memory())

    async def close(self) -> None:
        """Stop all services and close the database."""
        self.closing = True
        await self.heartbeat.close()
        logging.getLogger("mathom").removeHandler(self.errors)
        await self.reading
        await self.people.sent()
        await self.reviews.close()
        await self.background.close()
        await self.turn_notifications.close()
        await self.tables.close()
        await self.worker_notifications.close()
        self.bot_pool.close()
        self.checking.close()
        await self.game_time.note()
        await self.workers.leave()
        await self.database.close()


def say_what_is_missing() -> None:
    """Name the extra in the log if notifications to browsers are not possible."""
    if not web_push.available():
        log = logging.getLogger("mathom")
        log.info('no notifications to browsers: pip install "mathom[push]"')
