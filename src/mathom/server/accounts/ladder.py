"""Ladders: the best players of a game, and the ratings of the players at a table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, Select, func, select

from mathom.engine.game import find_game
from mathom.server.http import wire
from mathom.server.storage.database import Database
from mathom.server.storage.models import RatedRow, RatingRow, UserRow
from mathom.server.storage.ratings import shown
from mathom.skill import Skill
from mathom.table.table import Table

LEAST_GAMES = 3
"""Rated games needed to appear on the ladder."""

MOST_LISTED = 100

SURELY = RatingRow.skill - 3 * RatingRow.doubt
LISTED = (RatingRow.games >= LEAST_GAMES) & UserRow.login.is_not(None)


class Ladders:
    """Reads ratings."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ladder(self, game: str, user: str) -> wire.Ladder:
        """The best players of a game, and always the person who asks."""
        of = rows_of(find_game(game).id)
        best = of.where(LISTED).order_by(SURELY.desc(), RatingRow.user_id).limit(MOST_LISTED)
        found = await self.database.ask(best)
        listed = [rung(row, place, user) for place, row in enumerate(found, 1)]
        if not any(one.you for one in listed):
            for own in await self.database.ask(of.where(RatingRow.user_id == user)):
                ((place,),) = await self.database.ask(place_of(game, own))
                listed.append(rung(own, place if own.games >= LEAST_GAMES else None, user))
        return wire.Ladder(game, LEAST_GAMES, listed)

    async def at_table(self, table: Table) -> list[wire.SeatRating]:
        """The ratings of the players at a table. After a rated game, before and after it; after an
        unrated game, none."""
        if table.status == "finished":
            return await self.changed(table)
        people = table.people()
        query = rows_of(table.game.id).where(RatingRow.user_id.in_(people))
        known = {row.user_id: skill_of(row) for row in await self.database.ask(query)}
        return [
            wire.SeatRating(name, None, shown(known[seat.user]))
            for name, seat in zip(table.seat_names(), table.seats, strict=True)
            if seat.user in known
        ]

    async def changed(self, table: Table) -> list[wire.SeatRating]:
        """The changes by a rated game."""
        query = select(RatedRow.__table__).where(RatedRow.table_id == table.id)
        known = {row.user_id: row for row in await self.database.ask(query)}
        found = []
        for name, user in zip(table.seat_names(), table.began, strict=False):
            row = known.get(user)
            if row is not None:
                before = Skill(row.skill_before, row.doubt_before)
                found.append(wire.SeatRating(name, shown(before), shown(skill_of(row))))
        return found


def rows_of(game: str) -> Select[Any]:
    """The ratings of a game, with names."""
    joined = select(RatingRow.__table__, UserRow.name).join(
        UserRow, UserRow.id == RatingRow.user_id
    )
    return joined.where(RatingRow.game == game)


def place_of(game: str, own: Row[Any]) -> Select[Any]:
    """The place of a person on the ladder."""
    worth = skill_of(own).surely
    level = (worth == SURELY) & (RatingRow.user_id < own.user_id)
    better = (worth < SURELY) | level
    before = select(func.count() + 1).select_from(RatingRow)
    return before.join(UserRow, UserRow.id == RatingRow.user_id).where(
        RatingRow.game == game, LISTED, better
    )


def rung(row: Row[Any], place: int | None, user: str) -> wire.Rung:
    """A person on the ladder."""
    return wire.Rung(place, row.name, shown(skill_of(row)), row.games, row.won, row.user_id == user)


def skill_of(row: Row[Any]) -> Skill:
    """The skill in a row."""
    return Skill(row.skill, row.doubt)
