"""The application: routes, guards, answers to errors, OpenAPI."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from mathom import __version__
from mathom.engine.errors import MathomError
from mathom.server import wire
from mathom.server.answers import on_failure, on_http, on_refusal
from mathom.server.guard import Guard
from mathom.server.house import House
from mathom.server.live import live_table
from mathom.server.pages import home, page
from mathom.server.routes import campaigns, decks, games, ladder, learning, people, tables
from mathom.server.settings import Settings

ROUTES = [
    games.health,
    games.games,
    games.things,
    games.thing,
    learning.lessons,
    learning.lesson_page,
    learning.rules,
    people.me,
    people.rename,
    people.register,
    people.login,
    people.logout,
    people.luggage,
    campaigns.new_campaign,
    campaigns.my_campaigns,
    campaigns.one_campaign,
    campaigns.join_campaign,
    decks.ready_decks,
    decks.check_deck,
    decks.new_deck,
    decks.my_decks,
    decks.one_deck,
    decks.change_deck,
    decks.drop_deck,
    decks.deck_file,
    ladder.ladder,
    ladder.table_ratings,
    tables.new_table,
    tables.open_tables,
    tables.my_tables,
    tables.one_table,
    tables.qr_code,
    tables.record,
    tables.moment,
    tables.new_branch,
    tables.hint,
    tables.foresee,
    tables.solve,
    tables.start_review,
    tables.review,
    tables.upload,
    live_table,
    home,
    page,
]


def create_app(settings: Settings) -> Litestar:
    """A server that is ready to be started."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(settings)
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[*ROUTES, schema],
        lifespan=[lifespan],
        exception_handlers={
            MathomError: on_refusal,
            HTTPException: on_http,
            Exception: on_failure,
        },
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        openapi_config=OpenAPIConfig(
            title="Mathom",
            version=__version__,
            path="/schema/rest",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=settings.limits.body,
        logging_config=None,
        debug=False,
    )


def guarded(settings: Settings) -> Guard:
    """The same behind a guard, which sees also what no route answers."""
    return Guard(create_app(settings))


@get(["/schema", "/schema/openapi.json"], include_in_schema=False, sync_to_thread=False)
def schema(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """The OpenAPI of all calls, with the messages of the websocket among its schemas."""
    return whole_schema(request.app)


def whole_schema(app: Litestar) -> dict[str, Any]:
    """What clients generate their types from."""
    found: dict[str, Any] = app.openapi_schema.to_schema()
    kinds = [wire.Message, wire.Request]
    _, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    schemas = found.setdefault("components", {}).setdefault("schemas", {})
    for name, kind in components.items():
        schemas.setdefault(name, kind)
    for name, kinds_of in (("SocketMessage", wire.Message), ("SocketRequest", wire.Request)):
        (union,), _ = msgspec.json.schema_components(
            [kinds_of], ref_template="#/components/schemas/{name}"
        )
        schemas[name] = union
    return found
