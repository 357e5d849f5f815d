"""The application: routes, guards, answers to errors, OpenAPI."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from mathom import __version__
from mathom.engine.errors import MathomError
from mathom.server.http import wire
from mathom.server.http.errors import on_failure, on_http, on_refusal, on_too_deep
from mathom.server.http.middleware import Guard
from mathom.server.http.pages import home, page
from mathom.server.http.request import services_of
from mathom.server.http.routes import (
    campaigns,
    decks,
    games,
    ladder,
    learning,
    moderation,
    notifications,
    operation,
    people,
    tables,
)
from mathom.server.http.slow_requests import Bodies
from mathom.server.live.websocket import live_table
from mathom.server.services import Services
from mathom.server.settings import Settings

MODULES = (
    games,
    learning,
    people,
    moderation,
    notifications,
    campaigns,
    decks,
    ladder,
    tables,
    operation,
)
ROUTES = [
    *(route for module in MODULES for route in module.ROUTES),
    live_table,
    home,
    page,
]


def create_app(settings: Settings) -> Litestar:
    """A server that is ready to be started."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = Services(settings)
        app.state.services = services
        await services.open()
        try:
            yield
        finally:
            await services.close()

    return Litestar(
        route_handlers=[*ROUTES, schema],
        lifespan=[lifespan],
        exception_handlers={
            MathomError: on_refusal,
            RecursionError: on_too_deep,
            HTTPException: on_http,
            Exception: on_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Mathom",
            version=__version__,
            path="/schema/rest",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=max(settings.limits.body, settings.limits.record),
        logging_config=None,
        debug=False,
    )


def guarded(settings: Settings) -> Guard:
    """The same behind a guard, which sees also what no route answers."""
    return Guard(create_app(settings), Bodies(settings.limits))


@get(["/schema", "/schema/openapi.json"], include_in_schema=False)
async def schema(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The OpenAPI of all calls, with the messages of the websocket among its schemas."""
    app = request.app
    return await services_of(request).prepared.get(
        request, "schema", lambda: msgspec.json.encode(whole_schema(app))
    )


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
