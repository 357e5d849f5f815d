"""Shows a moment of the corpus in the built page, without a server: requests and the live table
are answered from the moment."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from playwright.sync_api import Browser, Page, Route, TimeoutError, WebSocketRoute
from tests.web.browser import PATIENCE, require_page
from tests.web.screens.corpus import ME, Moment

from mathom.engine.game import GAMES
from mathom.lessons import lessons_of
from mathom.server.http import wire
from mathom.server.http.routes.games import all_sheets, game_info
from mathom.texts import catalogue, wording

ORIGIN = "http://screens.invalid"
LOCALES = {"en": "en-GB", "it": "it-IT", "sv": "sv-SE"}
LAWS = Path(__file__).with_name("laws.js")


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


def read_moment(file: Path) -> Moment:
    """A moment from its file."""
    return msgspec.json.decode(file.read_bytes(), type=Moment)


def answer(path: str, language: str, messages: dict[str, Any]) -> bytes | None:
    """What the server would answer to a request of the page, or nothing."""
    told = messages.get("answers", {})
    if path in told:
        return json.dumps(told[path]).encode()
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


def serve(language: str, messages: dict[str, Any]) -> Callable[[Route], None]:
    """Answers requests from the built client and from the moment."""
    folder = require_page()

    def handle(route: Route) -> None:
        url = urlsplit(route.request.url)
        if url.path.startswith("/api/"):
            wanted = parse_qs(url.query).get("lang", [language])[0]
            body = answer(url.path, wanted, messages)
            if body is None and url.path.endswith("/qr"):
                svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'
                route.fulfill(body=svg, content_type="image/svg+xml")
            elif body is None:
                route.fulfill(status=404, body='{"reason":"none","text":""}')
            else:
                route.fulfill(body=body, content_type="application/json")
            return
        file = folder / url.path.lstrip("/")
        file = file if file.is_file() else folder / "index.html"
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        route.fulfill(body=file.read_bytes(), content_type=kind)

    return handle


def hold(messages: dict[str, Any]) -> Callable[[WebSocketRoute], None]:
    """The live table: it tells its state once and then keeps silent."""

    def handle(socket: WebSocketRoute) -> None:
        socket.on_message(lambda _: None)
        socket.send(json.dumps(messages["socket"]))
        socket.send('{"type":"chat","messages":[]}')

    return handle


@contextmanager
def shown(
    browser: Browser, moment: Moment, language: str, size: Size, rail: bool, theme: str = "dark"
) -> Any:
    """The page with a moment, as soon as it can be used."""
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height},
        has_touch=size.touch,
        is_mobile=size.touch,
        locale=LOCALES[language],
        color_scheme="dark" if theme == "dark" else "light",
    )
    context.set_default_timeout(PATIENCE)
    try:
        messages = moment.messages[language]
        likings = json.dumps({"lang": language, "rail": rail, "motion": "full"})
        context.add_init_script(f"localStorage.setItem('mathom-settings', {json.dumps(likings)})")
        context.add_init_script(LAWS.read_text("utf-8"))
        context.route("**/*", serve(language, messages))
        context.route_web_socket("**/ws/**", hold(messages))
        page: Page = context.new_page()
        page.goto(ORIGIN + moment.path, wait_until="commit")
        try:
            page.wait_for_function("() => window.screenLaws?.ready()", timeout=PATIENCE)
        except TimeoutError as fault:
            said = page.locator("body").inner_text()[:300]
            place = f"{moment.id}, {language}, {size.id}"
            raise AssertionError(f"{place} shows nothing: {said}") from fault
        page.evaluate("document.fonts.ready")
        yield page
    finally:
        context.close()
