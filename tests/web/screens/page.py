"""Shows a moment of the corpus in the built page, without a server: requests and the live table
are answered from the moment."""

from __future__ import annotations

import json
import mimetypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    TimeoutError,
    WebSocketRoute,
)
from tests.web.browser import PATIENCE, require_page
from tests.web.looking import AXE
from tests.web.screens.corpus import ME, Moment

from mathom.engine.game import GAMES
from mathom.lessons import lessons_of
from mathom.server.http import wire
from mathom.server.http.routes.games import all_sheets, game_info
from mathom.texts import catalogue, wording

LOCALES = {"en": "en-GB", "it": "it-IT", "sv": "sv-SE"}
LAWS = Path(__file__).with_name("laws.js")
AXE_PATH = "/axe.js"
EMPTY_PICTURE = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'


@dataclass(frozen=True)
class Size:
    """A window. Tablets and phones are touched."""

    width: int
    height: int
    touch: bool = False

    @property
    def id(self) -> str:
        """Its name in reports."""
        return f"{self.width}x{self.height}"


SIZES = [
    Size(1920, 1080),
    Size(1440, 900),
    Size(1366, 650),
    Size(1280, 720),
    Size(1024, 768),
    Size(820, 1180, touch=True),
    Size(390, 844, touch=True),
    Size(844, 390, touch=True),
]


LAST_TURNS = 20
"""How much of its log a choice shows: more than is in sight. The end of a game shows all of it, so
that every kind of line is read without reading a thousand of them on every screen."""


def read_moment(file: Path) -> Moment:
    """A moment from its file."""
    moment = msgspec.json.decode(file.read_bytes(), type=Moment)
    if moment.kind != "end":
        for messages in moment.messages.values():
            if "socket" in messages:
                shorten_log(messages["socket"]["screen"])
    return moment


def shorten_log(screen: dict[str, Any] | None) -> None:
    """Leave only the last turns."""
    if screen is None or len(screen.get("stories") or []) <= LAST_TURNS:
        return
    screen["stories"] = screen["stories"][-LAST_TURNS:]
    first = screen["stories"][0]["first"]
    screen["log"] = [line for line in screen["log"] if line["move"] >= first]


def answer(path: str, language: str, messages: dict[str, Any]) -> bytes | None:
    """What the server would answer to a request of the page, or nothing."""
    told = messages.get("answers", {})
    return json.dumps(told[path]).encode() if path in told else always(path, language)


@cache
def always(path: str, language: str) -> bytes | None:
    """What it would answer at any moment."""
    parts = path.split("/")[2:]
    match parts:
        case ["me"]:
            return wire.write_json(wire.Me(ME.id, ME.name, False, False, False))
        case ["games"]:
            return wire.write_json([game_info(game, language) for game in GAMES.values()])
        case ["games", game, "things", kind]:
            return all_sheets(wording(game, language), kind)
        case ["games", game, "lessons"]:
            words = catalogue(language)
            found = [
                {"id": one.id, "title": words.text(one.title_key()), "tasks": len(one.tasks)}
                for one in lessons_of(game)
            ]
            return json.dumps(found).encode()
        case ["decks"] | ["tables"] | ["my-tables"] | ["tables", _, "ratings"]:
            return b"[]"
        case ["games", _, "decks"]:
            return b"[]"
    return None


@dataclass
class Showing:
    """The moment that is shown, in a language."""

    language: str = "en"
    messages: dict[str, Any] = field(default_factory=dict)


SHOWING = Showing()
"""One page is shown at a time in a process."""


class Answers(BaseHTTPRequestHandler):
    """Answers requests from the built client and from the moment that is shown."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """A file of the client, or what the server would say."""
        url = urlsplit(self.path)
        if url.path.startswith("/api/"):
            self.tell(url.path, parse_qs(url.query).get("lang", [SHOWING.language])[0])
            return
        folder = require_page()
        file = AXE if url.path == AXE_PATH else folder / url.path.lstrip("/")
        file = file if file.is_file() else folder / "index.html"
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        kept = "no-store" if file.suffix == ".html" else "max-age=86400, immutable"
        self.send(200, file.read_bytes(), kind, kept)

    def do_POST(self) -> None:
        """What is asked with a body is answered alike."""
        self.rfile.read(int(self.headers.get("content-length", 0)))
        self.do_GET()

    def tell(self, path: str, language: str) -> None:
        """What the server would say."""
        body = answer(path, language, SHOWING.messages)
        if body is not None:
            self.send(200, body, "application/json")
        elif path.endswith("/qr"):
            self.send(200, EMPTY_PICTURE, "image/svg+xml")
        else:
            self.send(404, b'{"reason":"none","text":""}', "application/json")

    def send(self, status: int, body: bytes, kind: str, kept: str = "no-store") -> None:
        """An answer."""
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        self.send_header("cache-control", kept)
        self.end_headers()
        # A page that is closed does not wait for its answers.
        with suppress(ConnectionError):
            self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is logged."""


@cache
def origin() -> str:
    """The address of a server of this process. The browser keeps the files it got from it, which
    it does not do with requests that Playwright answers."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def hold(socket: WebSocketRoute) -> None:
    """The live table: it tells its state once and then keeps silent."""
    socket.on_message(lambda _: None)
    socket.send(json.dumps(SHOWING.messages["socket"]))
    socket.send('{"type":"chat","messages":[]}')


CONTEXTS: dict[tuple[Browser, str, bool, bool], BrowserContext] = {}
"""They are kept, so that the files of the client need not be read anew for every page."""


def context_for(browser: Browser, language: str, touch: bool, rail: bool) -> BrowserContext:
    """Somebody who speaks a language, with a finger or a mouse, who likes the log open or not."""
    key = (browser, language, touch, rail)
    if key in CONTEXTS:
        return CONTEXTS[key]
    context = browser.new_context(has_touch=touch, is_mobile=touch, locale=LOCALES[language])
    context.set_default_timeout(PATIENCE)
    settings = json.dumps({"lang": language, "rail": rail, "motion": "full"})
    kept = f"localStorage.setItem('mathom-settings', {json.dumps(settings)})"
    context.add_init_script(f"localStorage.clear(); {kept}")
    context.add_init_script(LAWS.read_text("utf-8"))
    context.route_web_socket("**/ws/**", hold)
    CONTEXTS[key] = context
    return context


def open_page(browser: Browser, moment: Moment, language: str, size: Size, rail: bool) -> Page:
    """A page with a moment in the dark theme, as soon as it can be used."""
    SHOWING.language, SHOWING.messages = language, moment.messages[language]
    page = context_for(browser, language, size.touch, rail).new_page()
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.emulate_media(color_scheme="dark")
    page.goto(origin() + moment.path, wait_until="commit")
    try:
        page.wait_for_function("() => window.screenLaws?.ready()", timeout=PATIENCE)
    except TimeoutError as fault:
        said = page.locator("body").inner_text()[:300]
        page.close()
        place = f"{moment.id}, {language}, {size.id}"
        raise AssertionError(f"{place} shows nothing: {said}") from fault
    page.evaluate("document.fonts.ready")
    return page


@contextmanager
def shown(
    browser: Browser, moment: Moment, language: str, size: Size, rail: bool
) -> Iterator[Page]:
    """A page of its own with a moment."""
    page = open_page(browser, moment, language, size, rail)
    try:
        yield page
    finally:
        page.close()


SCALE = 0.05
"""How large what is only measured is drawn. Layout does not depend on it; drawing is half of what
a screen costs."""


@dataclass
class Visited:
    """A page that goes from moment to moment."""

    page: Page
    devtools: CDPSession
    fresh: bool = True

    def resize(self, size: Size) -> None:
        """Change the window."""
        wide = size.width > size.height
        turned = {"type": "landscapePrimary", "angle": 90} if wide else None
        self.devtools.send(
            "Emulation.setDeviceMetricsOverride",
            {
                "width": size.width,
                "height": size.height,
                "screenWidth": size.width,
                "screenHeight": size.height,
                "deviceScaleFactor": 1,
                "mobile": size.touch,
                "scale": SCALE,
                "screenOrientation": turned or {"type": "portraitPrimary", "angle": 0},
            },
        )

    def makes_anew(self, moment: Moment) -> list[dict[str, Any]]:
        """What moves by itself when the moment comes."""
        if not self.fresh and not self.page.evaluate("screenLaws.visit", moment.path):
            raise AssertionError(f"{moment.id} does not come on a page that showed another moment")
        self.fresh = False
        found: list[dict[str, Any]] = self.page.evaluate("screenLaws.moves()")
        return found


KEPT: dict[tuple[Browser, str, bool, bool], Visited] = {}
"""Pages that go from moment to moment."""


@contextmanager
def visited(
    browser: Browser, moment: Moment, language: str, size: Size, rail: bool, anew: bool
) -> Iterator[Visited]:
    """A page for a moment: one that is loaded `anew`, or one that was used before. It leaves the
    moment in the end, so that nothing goes on moving on it."""
    key = (browser, language, size.touch, rail)
    kept = KEPT.pop(key, None)
    if kept is None or anew:
        # The old page is closed after that, so that the process of the browser lives on.
        page = open_page(browser, moment, language, size, rail)
        if kept is not None:
            kept.page.close()
        kept = Visited(page, page.context.new_cdp_session(page))
    SHOWING.language, SHOWING.messages = language, moment.messages[language]
    try:
        yield kept
        kept.page.evaluate("screenLaws.leave()")
        KEPT[key] = kept
    finally:
        if key not in KEPT:
            kept.page.close()
