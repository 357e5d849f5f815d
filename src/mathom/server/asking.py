"""What routes need of a request: who asks, in which language, and a table for them."""

from __future__ import annotations

import time
from typing import Any

from litestar.connection import ASGIConnection

from mathom.engine.errors import IllegalAction
from mathom.server import wire
from mathom.server.house import House
from mathom.server.people import COOKIE
from mathom.server.screen import table_info
from mathom.table.commands import User
from mathom.table.table import Table
from mathom.texts import LANGUAGES

Connection = ASGIConnection[Any, Any, Any, Any]


def language_of(connection: Connection) -> str:
    """The language asked for, else what the browser prefers, else English."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    for wanted in connection.headers.get("accept-language", "").split(","):
        if wanted.strip()[:2].lower() in LANGUAGES:
            return wanted.strip()[:2].lower()
    return LANGUAGES[0]


def house_of(connection: Connection) -> House:
    """The server's parts."""
    house: House = connection.app.state.house
    return house


def user_id(connection: Connection) -> str:
    """Whose cookie it is, empty without one."""
    return house_of(connection).people.read(connection.cookies.get(COOKIE)) or ""


async def somebody(connection: Connection) -> User:
    """Who asks; it must be somebody."""
    id = user_id(connection)
    if not id:
        raise IllegalAction("no-cookie")
    return await house_of(connection).people.user(id, language_of(connection))


def info(connection: Connection, table: Table, user: str) -> wire.TableInfo:
    """A table as the one who asks sees it."""
    online = house_of(connection).desk.online(table.id)
    return table_info(table, user, online, language_of(connection), time.time())
