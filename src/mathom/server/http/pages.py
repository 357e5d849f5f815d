"""The built client: its files with cache headers, and its page for all other paths."""

from __future__ import annotations

import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from mathom.engine.errors import IllegalAction
from mathom.server.http.request import language_of, services_of
from mathom.texts import catalogue

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PAGES = frozenset(
    [
        "table",
        "replay",
        "campaign",
        "deck",
        "campaigns",
        "decks",
        "replays",
        "ladder",
        "learn",
        "settings",
        "about",
    ]
)
"""First path segments of the client's pages."""

RESERVED = frozenset(
    [
        "api",
        "ws",
        "schema",
        "metrics",
        "health",
        "healthz",
        "livez",
        "readyz",
        "live",
        "ready",
        "status",
        "debug",
        "actuator",
    ]
)
"""First path segments that never belong to the client."""

TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@get("/", include_in_schema=False)
async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page of the client."""
    return found(request, "")


@get("/{path:path}", include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or its page."""
    return found(request, path)


def found(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """The response to a path of the client."""
    folder = services_of(request).settings.static
    wanted = path.strip("/")
    first = wanted.partition("/")[0]
    if first in RESERVED:
        raise IllegalAction("no-such-page")
    file = within(folder, wanted)
    if file is not None:
        return served(request, file, FOR_EVER if wanted.startswith("assets/") else ASK_AGAIN)
    # Programs get a 404 error, people a page.
    page = not first or first in PAGES or "text/html" in request.headers.get("accept", "")
    if "." in wanted.rpartition("/")[2] or not page:
        raise IllegalAction("no-such-page")
    index = within(folder, "index.html")
    if index is None:
        return not_built(request)
    return served(request, index, ASK_AGAIN)


def within(folder: Path, wanted: str) -> Path | None:
    """A file inside the folder. Nothing outside is ever read."""
    if not wanted or "\0" in wanted:
        return None
    root = folder.resolve()
    file = (root / wanted).resolve()
    return file if file.is_relative_to(root) and file.is_file() else None


def served(request: Request[Any, Any, Any], file: Path, cache: str) -> Response[bytes]:
    """A file, or 304 if it has not changed."""
    content = file.read_bytes()
    tag = f'"{sha256(content).hexdigest()[:24]}"'
    headers = {"cache-control": cache, "etag": tag}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(b"", status_code=304, headers=headers)
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    return Response(content, media_type=kind or "application/octet-stream", headers=headers)


def not_built(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A page that explains how to build the client."""
    words = catalogue(language_of(request))
    title = words.text("page-not-built")
    how = words.text("page-how-to-build")
    html = (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8">'
        f"<title>Mathom</title><h1>{title}</h1><p>{how}</p>"
        "<p><code>make play</code></p><p><a href='/schema/openapi.json'>OpenAPI</a></p></html>"
    )
    return Response(
        html.encode(), media_type="text/html; charset=utf-8", headers={"cache-control": "no-store"}
    )
