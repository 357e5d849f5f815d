"""The effects of tables on their campaigns, within the transaction that stores the table."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from mathom.engine.state import Outcome
from mathom.server.logs import short
from mathom.server.storage.models import CampaignMemberRow, CampaignRow, CampaignTableRow
from mathom.table.table import CLOSED, Table

log = logging.getLogger("mathom.storage.campaign_progress")


def welcome(connection: Connection, table: Table, users: set[str]) -> None:
    """Make new players of a campaign's table members of the campaign."""
    if not table.campaign or not users:
        return
    asked = select(CampaignMemberRow.user_id).where(CampaignMemberRow.campaign_id == table.campaign)
    known = set(connection.scalars(asked))
    names = {seat.user: seat.name for seat in table.seats if seat.user}
    rows = [
        {"campaign_id": table.campaign, "user_id": user, "name": name, "joined": table.updated}
        for user, name in sorted(names.items())
        if user in users - known
    ]
    if rows:
        connection.execute(insert(CampaignMemberRow), rows)


def belongs(connection: Connection, table: Table) -> None:
    """Link a new table to its campaign."""
    if table.campaign:
        row = {"table_id": table.id, "campaign_id": table.campaign, "number": None}
        connection.execute(insert(CampaignTableRow), [row])


def count(connection: Connection, table: Table) -> None:
    """Update the progress of a campaign after a table, once for each table."""
    if not table.campaign or table.status != "finished":
        return
    link = CampaignTableRow.table_id == table.id
    linked = connection.execute(select(CampaignTableRow.number).where(link)).one_or_none()
    if linked is None or linked.number is not None:
        return
    here = CampaignRow.id == table.campaign
    asked = select(CampaignRow.progress, CampaignRow.played).where(here).with_for_update()
    row = connection.execute(asked).one()
    after = gone_on(table, msgspec.json.decode(row.progress))
    if after is None:
        return
    number = row.played + 1
    values: dict[str, Any] = {"progress": after, "played": number, "updated": table.updated}
    connection.execute(update(CampaignRow).where(here).values(**values))
    connection.execute(update(CampaignTableRow).where(link).values(number=number, progress=after))


def gone_on(table: Table, progress: dict[str, Any]) -> str | None:
    """The progress after a table. If the game fails here, the progress stays; the table is
    stored."""
    game, result = table.game, table.result
    if game.campaign is None or result is None or result.reason == CLOSED:
        return None
    options = game.all_settings(game.parse_settings(table.options))
    try:
        outcome = Outcome(result.winners, result.reason)
        after = game.campaign.advance(progress, options, outcome, table.state)
        return msgspec.json.encode(after).decode()
    except Exception:
        log.exception("campaign failed", extra={"facts": {"table": short(table.id)}})
        return None
