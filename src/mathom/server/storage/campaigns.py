"""Campaigns: a group with a name, and its progress in a game. Only finished tables change the
progress, whose meaning only the game knows."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from mathom.engine.campaign import Campaign
from mathom.engine.errors import IllegalAction
from mathom.engine.game import Game, find_game
from mathom.server.http import wire
from mathom.server.live.tables import new_id
from mathom.server.storage.database import Database
from mathom.server.storage.models import CampaignMemberRow, CampaignRow, CampaignTableRow, TableRow
from mathom.table.commands import User
from mathom.table.handle import check_name

MOST_MEMBERS = 50
MOST_LISTED = 100


class Campaigns:
    """Stores campaigns and their members."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, new: wire.NewCampaign, user: User) -> wire.CampaignInfo:
        game = find_game(new.game)
        settings = game.parse_settings(new.options)
        progress = campaign_of(game).initial(game.all_settings(settings))
        row = CampaignRow(
            id=new_id(),
            game=game.id,
            name=check_name(new.name),
            options=written(game.settings_text(settings)),
            progress=written(progress),
            played=0,
            updated=time.time(),
        )

        def keep(session: Session) -> None:
            session.merge(row)
            session.flush()
            session.add(member(row.id, user))

        await self.database.save(keep)
        return await self.get(row.id, user.id)

    async def row(self, id: str) -> CampaignRow:
        """The row of a campaign."""
        found = await self.database.load(lambda session: session.get(CampaignRow, id))
        if found is None:
            raise IllegalAction("no-such-campaign")
        return found

    async def get(self, id: str, user: str) -> wire.CampaignInfo:
        """A campaign as a person sees it."""
        row = await self.row(id)
        query = select(CampaignMemberRow.user_id, CampaignMemberRow.name)
        members = await self.database.ask(
            query.where(CampaignMemberRow.campaign_id == id).order_by(
                CampaignMemberRow.joined, CampaignMemberRow.user_id
            )
        )
        tables = await self.database.ask(
            select(TableRow.id, TableRow.status, TableRow.updated, CampaignTableRow.number)
            .join(CampaignTableRow, CampaignTableRow.table_id == TableRow.id)
            .where(CampaignTableRow.campaign_id == id)
            .order_by(TableRow.updated.desc())
            .limit(MOST_LISTED)
        )
        mine = any(one.user_id == user for one in members)
        return wire.CampaignInfo(
            id=row.id,
            game=row.game,
            name=row.name,
            yours=mine,
            options=read(row.options),
            progress=read(row.progress),
            played=row.played,
            members=[wire.CampaignMember(one.name, one.user_id == user) for one in members],
            # A table id gives access, so only members get it.
            tables=[wire.CampaignTable(*tuple(table)) for table in tables] if mine else [],
            updated=row.updated,
        )

    async def mine(self, user: str) -> list[wire.CampaignInfo]:
        """The campaigns of a person, latest first."""
        query = (
            select(CampaignRow.id)
            .join(CampaignMemberRow, CampaignMemberRow.campaign_id == CampaignRow.id)
            .where(CampaignMemberRow.user_id == user)
            .order_by(CampaignRow.updated.desc())
        )
        found = await self.database.ask(query.limit(MOST_LISTED))
        return [await self.get(row.id, user) for row in found]

    async def join(self, id: str, user: User) -> wire.CampaignInfo:
        """Join a campaign by its id."""
        await self.row(id)

        def keep(session: Session) -> None:
            if session.get(CampaignMemberRow, (id, user.id)) is None:
                here = CampaignMemberRow.campaign_id == id
                found = session.scalar(select(func.count()).where(here))
                if (found or 0) >= MOST_MEMBERS:
                    raise IllegalAction("campaign-full", most=MOST_MEMBERS)
                session.add(member(id, user))

        await self.database.save(keep)
        return await self.get(id, user.id)

    async def table_options(
        self, id: str, user: User, game: str, chosen: dict[str, str]
    ) -> dict[str, str]:
        """The options of the next table of a campaign."""
        row = await self.row(id)
        own = (id, user.id)
        if await self.database.load(lambda session: session.get(CampaignMemberRow, own)) is None:
            raise IllegalAction("not-in-campaign")
        if row.game != game:
            raise IllegalAction("other-campaign")
        found = find_game(game)
        found.parse_settings(chosen)
        return campaign_of(found).table_options(read(row.progress), {**read(row.options), **chosen})


def campaign_of(game: Game[Any]) -> Campaign:
    """The campaign rules of a game, if it has any."""
    if game.campaign is None:
        raise IllegalAction("no-campaign")
    return game.campaign


def member(campaign: str, user: User) -> CampaignMemberRow:
    """Add a member."""
    return CampaignMemberRow(
        campaign_id=campaign, user_id=user.id, name=user.name, joined=time.time()
    )


def written(value: object) -> str:
    return msgspec.json.encode(value).decode()


def read(text: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(text)
    return found
