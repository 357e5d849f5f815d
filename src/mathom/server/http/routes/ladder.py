"""Ratings: the ladder of a game, and the people at a table."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.params import FromPath

from mathom.server.http import wire
from mathom.server.http.request import services_of, user_id

Call = Request[Any, Any, Any]


@get("/api/ladder/{game:str}")
async def ladder(request: Call, game: FromPath[str]) -> wire.Ladder:
    """The best players of a game, and always the user."""
    return await services_of(request).ladders.ladder(game, user_id(request))


@get("/api/tables/{table_id:str}/ratings")
async def table_ratings(request: Call, table_id: FromPath[str]) -> list[wire.SeatRating]:
    """The ratings of the players at a table."""
    services = services_of(request)
    return await services.ladders.at_table(await services.tables.get(table_id))


ROUTES = [ladder, table_ratings]
