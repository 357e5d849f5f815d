"""Quotas for each person and each address. Cookies are free, so quotas of a person also count for
the address."""

from __future__ import annotations

from sqlalchemy import case, func, select

from mathom.engine.errors import IllegalAction
from mathom.server.http.limits import Limit, RateLimits
from mathom.server.settings import Limits
from mathom.server.storage.database import Database
from mathom.server.storage.models import CampaignMemberRow, DeckRow, MemberRow, TableRow

HOUR = 3600.0


class Quotas:
    """Refuses what exceeds a quota, with a reason for each."""

    def __init__(self, limits: Limits, database: Database, rate_limits: RateLimits) -> None:
        self.limits = limits
        self.database = database
        self.hourly: dict[str, Limit] = {
            name: rate_limits.limit(name, getattr(limits, name) / HOUR, getattr(limits, name))
            for name in (
                "tables_hour",
                "address_tables_hour",
                "uploads_hour",
                "address_uploads_hour",
                "address_keeps_hour",
            )
        }
        self.talk = rate_limits.limit("chat", limits.chat_rate, limits.chat_burst)
        self.onlookers = rate_limits.limit(
            "onlooker-chat", limits.onlooker_chat_rate, limits.onlooker_chat_burst
        )

    async def take(self, name: str, key: str, refusal: IllegalAction) -> None:
        """Count one more in this hour, or refuse."""
        most = int(getattr(self.limits, name))
        if not most or not await self.hourly[name].take(key):
            raise refusal

    async def new_table(self, user: str, origin: str) -> None:
        going = func.sum(case((TableRow.status == "finished", 0), else_=1))
        here = select(func.count().label("all"), going.label("going")).select_from(MemberRow)
        joined = here.join(TableRow, TableRow.id == MemberRow.table_id)
        found = (await self.database.ask(joined.where(MemberRow.user_id == user)))[0]
        if found.all >= self.limits.tables:
            raise IllegalAction("quota-tables", most=self.limits.tables)
        if (found.going or 0) >= self.limits.running_tables:
            raise IllegalAction("quota-running-tables", most=self.limits.running_tables)
        await self.take(
            "tables_hour", user, IllegalAction("quota-tables-hour", most=self.limits.tables_hour)
        )
        await self.take(
            "address_tables_hour",
            origin,
            IllegalAction("quota-tables-hour", most=self.limits.address_tables_hour),
        )

    async def upload(self, user: str, origin: str) -> None:
        await self.take(
            "uploads_hour", user, IllegalAction("quota-uploads", most=self.limits.uploads_hour)
        )
        await self.take(
            "address_uploads_hour",
            origin,
            IllegalAction("quota-uploads", most=self.limits.address_uploads_hour),
        )

    async def new_campaign(self, user: str, origin: str) -> None:
        query = select(func.count()).where(CampaignMemberRow.user_id == user)
        ((found,),) = await self.database.ask(query)
        if found >= self.limits.campaigns:
            raise IllegalAction("quota-campaigns", most=self.limits.campaigns)
        await self.take(
            "address_keeps_hour",
            origin,
            IllegalAction("quota-keeps-hour", most=self.limits.address_keeps_hour),
        )

    async def new_deck(self, user: str, origin: str) -> None:
        ((found,),) = await self.database.ask(select(func.count()).where(DeckRow.user_id == user))
        if found >= self.limits.decks:
            raise IllegalAction("too-many-decks", most=self.limits.decks)
        await self.take(
            "address_keeps_hour",
            origin,
            IllegalAction("quota-keeps-hour", most=self.limits.address_keeps_hour),
        )

    async def new_wish(self, origin: str) -> None:
        """Quota for notification settings and browsers."""
        await self.take(
            "address_keeps_hour",
            origin,
            IllegalAction("quota-keeps-hour", most=self.limits.address_keeps_hour),
        )

    async def chat(self, user: str, origin: str, seated: bool) -> None:
        """Quota for chat. Spectators share the quota of their address."""
        allowed = await (self.talk.take(user) if seated else self.onlookers.take(origin))
        if not allowed:
            raise IllegalAction("chat-too-fast")
