"""Middleware for every request: rate limits, origin checks, identity and security headers."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from mathom.engine.errors import BadNotation, IllegalAction, MathomError
from mathom.server.accounts.sessions import COOKIE, NOBODY, Identity, Sessions
from mathom.server.bots.fair_queue import REQUEST_OWNER, Owner
from mathom.server.cluster.metrics import Metrics
from mathom.server.http.addresses import address_key
from mathom.server.http.compression import Compressed
from mathom.server.http.errors import STATUS, problem
from mathom.server.http.event_loop_shares import LoopShares
from mathom.server.http.request import IDENTITY
from mathom.server.http.slow_requests import Bodies, Body
from mathom.server.http.websocket_frames import CONNECTION, BoundedFrames
from mathom.server.http.wire import write_json
from mathom.server.logs import masked
from mathom.server.services import Services
from mathom.texts import LANGUAGES

log = logging.getLogger("mathom.http.middleware")

SAFE = ("GET", "HEAD", "OPTIONS")
PASSWORDS = (
    "/api/login",
    "/api/register",
    "/api/me/password",
    "/api/me/delete",
    "/api/password/forgot",
    "/api/password/reset",
)
LONGEST_HOST = 255
HOST = re.compile(r"(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")

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
    """An ASGI middleware that refuses requests before their body is read."""

    def __init__(self, app: Litestar, bodies: Bodies) -> None:
        self.app = app
        self.bodies = bodies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        shares = self.app.state.services.shares
        extensions: dict[str, Any] = scope.get("extensions") or {}
        if isinstance(connection := extensions.get(CONNECTION), BoundedFrames):
            connection.share(shares, where(scope))
        await shares.measured(self.respond(scope, receive, send), where(scope))

    async def respond(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request and answer it, or refuse it."""
        headers = Headers.from_scope(scope)
        expected: Any = receive
        try:
            await self.check(scope, headers)
            if scope.get("method", "GET") not in SAFE:
                expected = self.bodies.expect(receive, where(scope))
        except MathomError as refusal:
            self.count(STATUS.get(refusal.reason, 400), 0.0)
            await refuse(scope, receive, send, refusal)
            return

        began = time.monotonic()
        started = False

        async def send_safely(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                add_headers(message)
                note(scope, message["status"], time.monotonic() - began)
                self.count(message["status"], time.monotonic() - began)
            await send(message)

        try:
            await self.answer(scope, expected, send_safely)
        except IllegalAction as refusal:
            self.count(STATUS[refusal.reason], 0.0)
            await refuse(scope, receive, send, refusal)
        except asyncio.CancelledError:
            # The server leaves, and has waited long enough for this request.
            if is_socket(scope):
                raise
            if not started:
                await refuse(scope, receive, send, IllegalAction("too-busy"))
        finally:
            if isinstance(expected, Body):
                expected.end()

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond. Reads are quick, and their number at once is limited; other requests may wait
        for something else."""
        if is_socket(scope):
            await self.app(scope, receive, send)
            return
        shares: LoopShares = self.app.state.services.shares
        address = where(scope)
        headers = Headers.from_scope(scope)
        charge = partial(shares.charge, address)
        if scope.get("method", "GET") not in SAFE:
            await self.app(scope, receive, Compressed(send, headers, charge))
            return
        async with shares.call(address) as computed:

            async def send_on(message: Message) -> None:
                if message["type"] == "http.response.start":
                    computed()
                await send(message)

            await self.app(scope, receive, Compressed(send_on, headers, charge))

    def count(self, status: int, seconds: float) -> None:
        """Update the metrics."""
        metrics: Metrics = self.app.state.services.metrics
        metrics.count("mathom_requests_total", status=str(status))
        metrics.time("mathom_request_seconds", seconds)

    async def check(self, scope: Scope, headers: Headers) -> None:
        """Refuse requests that exceed a rate limit, have a foreign origin or a malformed path."""
        services: Services = self.app.state.services
        rate_limits = services.rate_limits
        address = where(scope)
        path = scope["path"]
        if not await rate_limits.addresses.take(address):
            raise IllegalAction("too-many-requests")
        await services.shares.turn(address)
        if is_socket(scope) and not await rate_limits.connects.take(address):
            raise IllegalAction("too-many-requests")
        check_host(headers.get("host", ""), services.settings.allowed_hosts)
        asks = await self.identify(scope, headers)
        if path.startswith("/api/") and not await rate_limits.clients.take(asks.user or address):
            raise IllegalAction("too-many-requests")
        if path in PASSWORDS and not await rate_limits.passwords.take(address):
            raise IllegalAction("too-many-requests")
        if "\0" in path:
            raise IllegalAction("no-such-page")
        unsafe = is_socket(scope) or scope.get("method", "GET") not in SAFE
        if unsafe and not same_origin(headers):
            raise IllegalAction("foreign-origin")

    async def identify(self, scope: Scope, headers: Headers) -> Identity:
        """Identify the user for the routes. An invalid cookie is only refused where a user is
        needed."""
        if not scope["path"].startswith(("/api/", "/ws/")):
            return NOBODY
        sessions: Sessions = self.app.state.services.sessions
        found: Identity | IllegalAction
        try:
            found = await sessions.identify(cookie_of(headers))
        except IllegalAction as refusal:
            found = refusal
        scope[IDENTITY] = found  # type: ignore[literal-required]
        known = found if isinstance(found, Identity) else NOBODY
        REQUEST_OWNER.set(Owner(where(scope), known.user))
        return known


def where(scope: Scope) -> str:
    """The address key of a request."""
    known = scope.get("client")
    return address_key(known[0] if known else None)


def is_socket(scope: Scope) -> bool:
    return str(scope["type"]) == "websocket" or scope["type"] == ScopeType.WEBSOCKET


def note(scope: Scope, status: int, seconds: float) -> None:
    """Log a request. Ids are shortened, because an id gives access."""
    if scope["path"].startswith("/api/"):
        facts = {"path": masked(scope["path"]), "status": status, "ms": round(1000 * seconds, 1)}
        log.info(str(scope.get("method", "")), extra={"facts": facts})


def cookie_of(headers: Headers) -> str:
    """The session cookie."""
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and value:
            return value[:200]
    return ""


def check_host(host: str, allowed: tuple[str, ...]) -> None:
    """Refuse a malformed or foreign Host header."""
    if host and (len(host) > LONGEST_HOST or not HOST.fullmatch(host)):
        raise BadNotation("bad-host")
    name = re.sub(r":[0-9]+$", "", host).lower()
    if allowed and name not in allowed:
        raise IllegalAction("wrong-host")


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of this server. Programs other than browsers send no
    origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def add_headers(message: Any) -> None:
    """Add the security headers."""
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)


async def refuse(scope: Scope, receive: Receive, send: Send, refusal: MathomError) -> None:
    """Refuse a request or websocket."""
    if is_socket(scope):
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.reason})
        return
    headers = Headers.from_scope(scope)
    wanted = headers.get("accept-language", "")[:2].lower()
    answer = problem(refusal, wanted if wanted in LANGUAGES else LANGUAGES[0])
    start: Any = {
        "type": "http.response.start",
        "status": STATUS.get(refusal.reason, 400),
        "headers": [(b"content-type", b"application/json"), (b"retry-after", b"1")],
    }
    add_headers(start)
    await send(start)
    await send({"type": "http.response.body", "body": write_json(answer), "more_body": False})
