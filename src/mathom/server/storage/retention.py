"""Retention: removes old tables, campaigns, decks, names and settings of guests.

All data of registered people stays: their tables, the campaigns they belong to with all tables of
those, and their decks. So do tables with a connection. One worker at a time removes data, in small
batches.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, insert, or_, select
from sqlalchemy import update as change

from mathom.server.settings import RetentionPeriods
from mathom.server.storage.database import Database
from mathom.server.storage.models import (
    STORING,
    BlockRow,
    CampaignMemberRow,
    CampaignRow,
    CampaignTableRow,
    DeckRow,
    EventRow,
    LeaseRow,
    MemberRow,
    NotificationRow,
    OutboxRow,
    RatedRow,
    ReviewRow,
    SocketRow,
    SubscriptionRow,
    TableRow,
    UserRow,
)

log = logging.getLogger("mathom.storage.retention")

DAY = 86_400.0
AT_ONCE = 50
"""How many rows one transaction removes, so that nobody who plays waits for it."""

HALF_STORED_DAYS = 1.0
"""Days after which a table is removed whose last events were never stored."""

LEASE = "retention"
LEASE_SECONDS = 300.0

Removed = Callable[[Sequence[str]], None]
REGISTERED = select(UserRow.id).where(UserRow.login.is_not(None))


class Retention:
    """Removes old data, by a given clock."""

    def __init__(
        self,
        database: Database,
        keeping: RetentionPeriods,
        removed: Removed,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.database = database
        self.keeping = keeping
        self.removed = removed
        self.clock = clock
        self.seconds = max(0.1, keeping.every * DAY)

    async def sweep(self) -> int:
        """Remove old data, if no other worker does; how many rows."""
        count = 0
        for remove in (old_tables, old_campaigns, old_decks, *OLD_SETTINGS, old_guests):
            while await self.database.write(self.lease):
                ids = await self.database.write(lambda c: remove(c, self.keeping, self.clock()))  # noqa: B023
                if remove is old_tables and ids:
                    self.removed(ids)
                count += len(ids)
                if len(ids) < AT_ONCE:
                    break
        if count:
            log.info("removed", extra={"facts": {"count": count}})
        return count

    def lease(self, connection: Connection) -> bool:
        """Take the lease for removal within a transaction; whether this worker has it."""
        now = self.clock()
        mine = or_(LeaseRow.holder == self.database.worker, LeaseRow.until < now)
        row = {"holder": self.database.worker, "until": now + LEASE_SECONDS}
        here = and_(LeaseRow.name == LEASE, mine)
        if connection.execute(change(LeaseRow).where(here).values(row)).rowcount:
            return True
        known = connection.execute(select(LeaseRow).where(LeaseRow.name == LEASE)).first()
        if known is not None:
            return False
        connection.execute(insert(LeaseRow), [{"name": LEASE, **row}])
        return True


def older(column: Any, days: float, now: float) -> ColumnElement[bool]:
    """The condition that a column is older than some days; never true for 0 days."""
    found: ColumnElement[bool] = column < (now - days * DAY if days else -1.0)
    return found


def found(connection: Connection, query: Select[str]) -> list[str]:
    """The first ids of a query."""
    return list(connection.scalars(query.limit(AT_ONCE)))


def old_tables(connection: Connection, keeping: RetentionPeriods, now: float) -> list[str]:
    """Remove tables of guests: open ones without players, abandoned or stopped ones, and finished
    ones; also what was never stored whole. Tables of a campaign stay until the campaign is removed.
    """
    age = TableRow.updated
    old = or_(
        and_(TableRow.status == "waiting", older(age, keeping.empty_tables, now)),
        and_(
            TableRow.status.in_(("running", "stopped")), older(age, keeping.abandoned_tables, now)
        ),
        and_(TableRow.status == "finished", older(age, keeping.finished_tables, now)),
        and_(TableRow.status == STORING, older(age, HALF_STORED_DAYS, now)),
    )
    here = MemberRow.table_id == TableRow.id
    ids = found(
        connection,
        select(TableRow.id).where(
            old,
            ~exists().where(here, MemberRow.user_id.in_(REGISTERED)),
            ~exists().where(RatedRow.table_id == TableRow.id),
            ~exists().where(CampaignTableRow.table_id == TableRow.id),
            ~exists().where(SocketRow.table_id == TableRow.id),
        ),
    )
    remove_tables(connection, ids)
    return ids


def remove_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Remove tables and all rows that belong to them."""
    for kind in (EventRow, MemberRow, ReviewRow, CampaignTableRow, OutboxRow):
        connection.execute(delete(kind).where(kind.table_id.in_(ids)))
    connection.execute(delete(TableRow).where(TableRow.id.in_(ids)))


def old_campaigns(connection: Connection, keeping: RetentionPeriods, now: float) -> list[str]:
    """Remove abandoned campaigns of guests. Their tables are then treated like others."""
    here = CampaignMemberRow.campaign_id == CampaignRow.id
    linked = and_(
        CampaignTableRow.campaign_id == CampaignRow.id, CampaignTableRow.table_id == TableRow.id
    )
    ids = found(
        connection,
        select(CampaignRow.id).where(
            older(CampaignRow.updated, keeping.unused_campaigns, now),
            ~exists().where(linked, ~older(TableRow.updated, keeping.unused_campaigns, now)),
            ~exists().where(here, CampaignMemberRow.user_id.in_(REGISTERED)),
        ),
    )
    for kind in (CampaignTableRow, CampaignMemberRow):
        connection.execute(delete(kind).where(kind.campaign_id.in_(ids)))
    connection.execute(delete(CampaignRow).where(CampaignRow.id.in_(ids)))
    return ids


def old_decks(connection: Connection, keeping: RetentionPeriods, now: float) -> list[str]:
    """Remove old decks of guests."""
    ids = found(
        connection,
        select(DeckRow.id).where(
            older(DeckRow.updated, keeping.unused_decks, now), DeckRow.user_id.not_in(REGISTERED)
        ),
    )
    connection.execute(delete(DeckRow).where(DeckRow.id.in_(ids)))
    return ids


def old_blocks(connection: Connection, keeping: RetentionPeriods, now: float) -> list[str]:
    """Remove old mutes and blocks of guests."""
    theirs = BlockRow.user_id.not_in(REGISTERED)
    query = select(BlockRow.user_id).where(older(BlockRow.at, keeping.guests, now), theirs)
    ids = found(connection, query.distinct())
    old = older(BlockRow.at, keeping.guests, now)
    connection.execute(delete(BlockRow).where(BlockRow.user_id.in_(ids), old))
    return ids


def old_browsers(connection: Connection, keeping: RetentionPeriods, now: float) -> list[str]:
    """Remove the browsers of guests without tables."""
    ids = found(
        connection,
        select(SubscriptionRow.id).where(
            older(SubscriptionRow.created, keeping.guests, now),
            SubscriptionRow.user_id.not_in(REGISTERED),
            ~exists().where(MemberRow.user_id == SubscriptionRow.user_id),
        ),
    )
    connection.execute(delete(SubscriptionRow).where(SubscriptionRow.id.in_(ids)))
    return ids


def old_wishes(connection: Connection, keeping: RetentionPeriods, now: float) -> list[str]:
    """Remove the notification settings of guests without tables and browsers."""
    ids = found(
        connection,
        select(NotificationRow.user_id).where(
            older(NotificationRow.changed, keeping.guests, now),
            NotificationRow.user_id.not_in(REGISTERED),
            ~exists().where(MemberRow.user_id == NotificationRow.user_id),
            ~exists().where(SubscriptionRow.user_id == NotificationRow.user_id),
        ),
    )
    connection.execute(delete(NotificationRow).where(NotificationRow.user_id.in_(ids)))
    return ids


OLD_SETTINGS = (old_blocks, old_browsers, old_wishes)


def old_guests(connection: Connection, keeping: RetentionPeriods, now: float) -> list[str]:
    """Remove the names of guests without any data. Banned guests and deleted accounts keep their
    rows."""
    ids = found(
        connection,
        select(UserRow.id).where(
            UserRow.login.is_(None),
            UserRow.banned.is_(None),
            older(UserRow.created, keeping.guests, now),
            ~exists().where(MemberRow.user_id == UserRow.id),
            ~exists().where(CampaignMemberRow.user_id == UserRow.id),
            ~exists().where(DeckRow.user_id == UserRow.id),
            ~exists().where(SocketRow.user_id == UserRow.id),
        ),
    )
    for kind in (NotificationRow, SubscriptionRow, BlockRow):
        connection.execute(delete(kind).where(kind.user_id.in_(ids)))
    connection.execute(delete(UserRow).where(UserRow.id.in_(ids)))
    return ids
