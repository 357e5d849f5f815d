"""What routes need of a request: the user, the language, and a table as the user sees it."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from mathom.engine.errors import IllegalAction
from mathom.server.accounts.sessions import NOBODY, Identity
from mathom.server.bots.fair_queue import Owner
from mathom.server.http import wire
from mathom.server.http.addresses import address_key
from mathom.server.live.screen import table_info
from mathom.server.services import Services
from mathom.table.commands import User
from mathom.table.table import Table
from mathom.texts import LANGUAGES

Connection = ASGIConnection[Any, Any, Any, Any]

IDENTITY = "mathom_identity"
"""Where the middleware stores the identity, or the refusal of the cookie."""


def language_of(connection: Connection) -> str:
    """The language of the query, else the preferred one of the browser, else English."""
    chosen = connection.query_params.get("lang")
    if chosen in LANGUAGES:
        return str(chosen)
    for wanted in connection.headers.get("accept-language", "").split(","):
        if wanted.strip()[:2].lower() in LANGUAGES:
            return wanted.strip()[:2].lower()
    return LANGUAGES[0]


def services_of(connection: Connection) -> Services:
    """The services of the server."""
    services: Services = connection.app.state.services
    return services


def identity_of(connection: Connection) -> Identity:
    """The identity found by the middleware. An invalid cookie is refused here."""
    found = connection.scope.get(IDENTITY, NOBODY)
    if isinstance(found, IllegalAction):
        raise found
    assert isinstance(found, Identity)
    return found


def user_id(connection: Connection) -> str:
    """The id of the user, empty without a cookie."""
    return identity_of(connection).user


def origin_of(connection: Connection) -> str:
    """The address key of the client."""
    return address_key(connection.client.host if connection.client else None)


def owner_of(connection: Connection) -> Owner:
    """The owner of work that is done for a request."""
    return Owner(origin_of(connection), user_id(connection))


async def somebody(connection: Connection) -> User:
    """The user, who must have a cookie."""
    id = user_id(connection)
    if not id:
        raise IllegalAction("no-cookie")
    return await services_of(connection).people.user(id, language_of(connection))


def info(connection: Connection, table: Table, user: str) -> wire.TableInfo:
    """A table as the user sees it."""
    services = services_of(connection)
    online = services.tables.online(table.id)
    return table_info(table, user, online, language_of(connection), services.game_time.now())
