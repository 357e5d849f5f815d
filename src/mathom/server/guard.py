"""What every request passes: how fast it may ask, where from, and what browsers are told."""

from __future__ import annotations

import logging
import time
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from mathom.engine.errors import IllegalAction, MathomError
from mathom.server.answers import STATUS, problem
from mathom.server.limits import Doors
from mathom.server.people import COOKIE
from mathom.server.wire import write_json
from mathom.texts import LANGUAGES

log = logging.getLogger("mathom.calls")

SAFE = ("GET", "HEAD", "OPTIONS")
PASSWORDS = ("/api/login", "/api/register")

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """An ASGI middleware that refuses before anything is read."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        try:
            await self.check(scope, headers)
        except MathomError as refusal:
            await refuse(scope, receive, send, refusal)
            return

        began = time.monotonic()

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                add_headers(message)
                note(scope, message["status"], time.monotonic() - began)
            await send(message)

        await self.app(scope, receive, send_safely)

    async def check(self, scope: Scope, headers: Headers) -> None:
        """Refuse what comes too fast or from a foreign page, or names what no database can."""
        doors: Doors = self.app.state.house.doors
        known = scope.get("client")
        address = known[0] if known else "unknown"
        path = scope["path"]
        if not await doors.addresses.take(address):
            raise IllegalAction("too-many-requests")
        if path.startswith("/api/") and not await doors.clients.take(client(headers, address)):
            raise IllegalAction("too-many-requests")
        if path in PASSWORDS and not await doors.passwords.take(address):
            raise IllegalAction("too-many-requests")
        if "\0" in path:
            raise IllegalAction("no-such-page")
        unsafe = is_socket(scope) or scope.get("method", "GET") not in SAFE
        if unsafe and not same_origin(headers):
            raise IllegalAction("foreign-origin")


def is_socket(scope: Scope) -> bool:
    """Whether a websocket is asked for."""
    return str(scope["type"]) == "websocket" or scope["type"] == ScopeType.WEBSOCKET


def note(scope: Scope, status: int, seconds: float) -> None:
    """Log a call; ids of tables are shortened, for whoever knows one may enter."""
    if scope["path"].startswith("/api/"):
        path = "/".join(part[:12] for part in scope["path"].split("/"))
        facts = {"path": path, "status": status, "ms": round(1000 * seconds, 1)}
        log.info(str(scope.get("method", "")), extra={"facts": facts})


def client(headers: Headers, address: str) -> str:
    """One browser: its cookie, or where it comes from. A made-up cookie gains nothing, for it
    is refused, and the address has a limit too."""
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and value:
            return value[:100]
    return address


def same_origin(headers: Headers) -> bool:
    """Whether a page of this very server asks; programs that are no browser name no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def add_headers(message: Any) -> None:
    """What browsers are told with every answer."""
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)


async def refuse(scope: Scope, receive: Receive, send: Send, refusal: MathomError) -> None:
    """Say no, in the protocol of the one who asks."""
    if is_socket(scope):
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.reason})
        return
    headers = Headers.from_scope(scope)
    wanted = headers.get("accept-language", "")[:2].lower()
    told = problem(refusal, wanted if wanted in LANGUAGES else LANGUAGES[0])
    start: Any = {
        "type": "http.response.start",
        "status": STATUS.get(refusal.reason, 400),
        "headers": [(b"content-type", b"application/json"), (b"retry-after", b"1")],
    }
    add_headers(start)
    await send(start)
    await send({"type": "http.response.body", "body": write_json(told), "more_body": False})
