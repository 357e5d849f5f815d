"""How a refusal is answered: a status, a reason key and words; never a stack trace."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from mathom.engine.errors import BadNotation, IllegalAction, MathomError, RulesBug
from mathom.server.asking import language_of
from mathom.server.wire import Problem
from mathom.texts import MissingText, reason_text

log = logging.getLogger("mathom.answers")

STATUS = {
    "no-such-table": 404,
    "no-such-campaign": 404,
    "no-such-deck": 404,
    "no-decks": 404,
    "no-such-thing": 404,
    "no-such-page": 404,
    "no-such-moment": 404,
    "unknown-game": 404,
    "no-cookie": 401,
    "bad-cookie": 401,
    "wrong-password": 401,
    "foreign-origin": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "not-in-campaign": 403,
    "not-your-deck": 403,
    "too-large": 413,
    "too-many-requests": 429,
    "internal": 500,
    "too-busy": 503,
    "no-thought": 503,
}


def problem(error: MathomError, language: str, game: str | None = None) -> Problem:
    """A refusal in words; a reason without words is told by its key."""
    if isinstance(error, RulesBug):
        error = IllegalAction("internal")
    try:
        return Problem(error.reason, reason_text(language, error, game))
    except MissingText:
        return Problem(error.reason, error.reason)


def status_of(error: MathomError) -> int:
    """The status that fits a refusal."""
    if isinstance(error, RulesBug):
        return 500
    return STATUS.get(error.reason, 409 if isinstance(error, IllegalAction) else 400)


def on_refusal(request: Request[Any, Any, Any], error: MathomError) -> Response[Problem]:
    """Answer a refusal."""
    if isinstance(error, RulesBug):
        log.error("law broken", exc_info=error)
    return Response(problem(error, language_of(request)), status_code=status_of(error))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer what the framework refuses: no such page, a body that cannot be read."""
    return on_refusal(request, from_http(error))


def from_http(error: HTTPException) -> MathomError:
    """The framework's refusals in our own terms."""
    if error.status_code == 404:
        return IllegalAction("no-such-page")
    if error.status_code == 413:
        return BadNotation("too-large")
    if error.status_code >= 500:
        log.error("failed", exc_info=error)
        return IllegalAction("internal")
    if isinstance(error, ValidationException):
        return BadNotation("bad-request")
    return BadNotation("bad-request")


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer a fault of the server: the client learns nothing of it, the log everything."""
    log.error("failed", exc_info=error, extra={"facts": {"path": request.url.path}})
    return Response(problem(IllegalAction("internal"), language_of(request)), status_code=500)
