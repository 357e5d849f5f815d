"""Error responses: a status, a reason key and a text, never a stack trace."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from mathom.engine.errors import BadNotation, IllegalAction, MathomError, RulesBug
from mathom.server.http.request import language_of
from mathom.server.http.wire import Problem
from mathom.server.logs import masked
from mathom.texts import MissingText, reason_text

log = logging.getLogger("mathom.http.errors")

STATUS = {
    "no-such-table": 404,
    "no-such-campaign": 404,
    "no-such-deck": 404,
    "no-such-session": 404,
    "no-such-report": 404,
    "no-such-person": 404,
    "no-decks": 404,
    "no-such-thing": 404,
    "no-such-page": 404,
    "no-such-moment": 404,
    "unknown-game": 404,
    "no-cookie": 401,
    "bad-cookie": 401,
    "wrong-password": 401,
    "bad-code": 401,
    "foreign-origin": 403,
    "banned": 403,
    "not-admin": 403,
    "not-registered": 403,
    "blocked": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "not-in-campaign": 403,
    "not-your-deck": 403,
    "mail-too-often": 429,
    "mail-failed": 503,
    "too-large": 413,
    "bad-host": 400,
    "wrong-host": 421,
    "too-many-requests": 429,
    "quota-tables": 429,
    "quota-running-tables": 429,
    "quota-tables-hour": 429,
    "quota-uploads": 429,
    "quota-campaigns": 429,
    "quota-keeps-hour": 429,
    "too-many-decks": 429,
    "too-much-work": 429,
    "too-slow": 408,
    "internal": 500,
    "too-busy": 503,
    "no-thought": 503,
}


def problem(error: MathomError, language: str, game: str | None = None) -> Problem:
    """A refusal with its text. Without a text, the key stands for it."""
    if isinstance(error, RulesBug):
        error = IllegalAction("internal")
    try:
        return Problem(error.reason, reason_text(language, error, game))
    except MissingText:
        return Problem(error.reason, error.reason)


def status_of(error: MathomError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, RulesBug):
        return 500
    return STATUS.get(error.reason, 409 if isinstance(error, IllegalAction) else 400)


GONE = "client disconnected prematurely"
"""What the framework says of a client that leaves while it sends: no fault of the server."""


def on_refusal(request: Request[Any, Any, Any], error: MathomError) -> Response[Problem]:
    """The response to a refusal."""
    if isinstance(error, RulesBug):
        log.error("law broken", exc_info=error)
    return Response(problem(error, language_of(request)), status_code=status_of(error))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The response to errors of the framework, such as an unknown page or an unreadable body."""
    return on_refusal(request, from_http(error))


def from_http(error: HTTPException) -> MathomError:
    """An error of the framework as one of ours."""
    if error.status_code == 404:
        return IllegalAction("no-such-page")
    if error.status_code == 413:
        return BadNotation("too-large")
    if error.detail == GONE:
        return BadNotation("bad-request")
    if error.status_code >= 500:
        log.error("failed", exc_info=error)
        return IllegalAction("internal")
    if isinstance(error, ValidationException):
        return BadNotation("bad-request")
    return BadNotation("bad-request")


def on_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """The response to a body that is nested too deeply."""
    log.warning("nested too deeply", extra={"facts": {"path": masked(request.url.path)}})
    return on_refusal(request, BadNotation("bad-request"))


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The response to a server error. The client gets no details; the log gets all but secrets."""
    log.error("failed", exc_info=error, extra={"facts": {"path": masked(request.url.path)}})
    return Response(problem(IllegalAction("internal"), language_of(request)), status_code=500)
