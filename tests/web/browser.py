"""A real browser, the page it shows, and the people who come to look at it."""

from __future__ import annotations

import os
import re
import shutil
import sysconfig
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page

from mathom.texts import catalogue

WEB = Path(__file__).parents[2] / "web"
INSTALLED = Path(sysconfig.get_path("purelib")) / "mathom" / "server" / "static"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first that is there is driven: Chromium without its windows does with half the processor."""
ARGUMENTS = [
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A process for each page would load the same client anew: a tenth of all processor time.
    "--renderer-process-limit=1",
]
PATIENCE = 180_000
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def require_browser() -> str:
    """An executable Chromium; scripts/browser.sh looks in the same places."""
    named = os.environ.get("MATHOM_BROWSER")
    for name in [named] if named else NAMES:
        found = shutil.which(name)
        if found:
            return found
    pytest.fail(
        f"MATHOM_BROWSER={named} cannot be run"
        if named
        else "no browser: install chromium, or name one with MATHOM_BROWSER=/path/to/chromium"
    )


def require_page() -> Path:
    """The built client: the one in the installed package, or the one that MATHOM_STATIC names."""
    folder = Path(os.environ.get("MATHOM_STATIC") or INSTALLED)
    if not (folder / "index.html").is_file():
        pytest.fail(f"the client is not built in {folder}: make test installs the package with it")
    return folder


class Visitors:
    """People who come to a server, each with a browser of their own. What goes wrong in any of
    their pages is kept."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.faults: list[str] = []
        self.excused: list[str] = []
        self.contexts = ExitStack()

    def __call__(self, path: str = "/", **options: Any) -> Page:
        """Somebody new comes to a page."""
        asked = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context: BrowserContext = self.browser.new_context(base_url=self.address, **asked)
        self.contexts.callback(context.close)
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda fault: self.faults.append(str(fault.error)))
        context.on(
            "console",
            lambda said: self.faults.append(said.text) if said.type == "error" else None,
        )
        page = context.new_page()
        page.goto(path)
        return page

    def excuse(self, *patterns: str) -> None:
        """The browser itself complains of what a test does on purpose, such as a lost server."""
        self.excused += patterns

    def left(self) -> list[str]:
        """Everybody goes; what went wrong and was not meant to."""
        self.contexts.close()
        return [
            fault
            for fault in self.faults
            if not any(re.search(pattern, fault) for pattern in self.excused)
        ]


def words(key: str, **arguments: object) -> str:
    """A text of the page in English."""
    return catalogue("en").text(key, **arguments)


def button(page: Page | Locator, key: str, **arguments: object) -> Locator:
    """A button by what stands on it."""
    return page.get_by_role("button", name=words(key, **arguments), exact=True)


def level(page: Page) -> Locator:
    """The button of the home page that starts a game against the suitable bot."""
    return page.locator("button.play")


def poster(page: Page, game: str) -> Locator:
    """The poster of a game on the home page, which a click opens."""
    return page.locator(f"button[data-game={game}]")
