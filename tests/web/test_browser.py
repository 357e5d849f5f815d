"""The page in a real browser: people click, type, reload, invite and watch.

What is played here are real games on a real server; the browser is the one of the machine.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Route,
    WebSocketRoute,
    expect,
    sync_playwright,
)
from tests.server.running import Running
from tests.web.browser import (
    ARGUMENTS,
    END,
    LIT,
    MENU,
    PATIENCE,
    WEB,
    click_once,
    kind_of,
    level,
    move,
    press_once,
    require_browser,
    require_page,
    situation,
    until,
    until_asked,
)

from mathom.texts import catalogue

pytestmark = pytest.mark.skipif(
    not os.environ.get("MATHOM_BROWSER_TESTS"), reason="make browser runs the tests of the page"
)

PICTURES = Path(__file__).parents[2] / "docs" / "images"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
# A whole game has about thirty cards for each side, and a few choices that follow from them.
DECISIONS = 400

Visit: TypeAlias = Callable[..., Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that hands out the built client."""
    folder = require_page()
    require_browser()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MATHOM_STATIC", str(folder))
        running = Running(tmp_path_factory.mktemp("browser") / "games.sqlite3")
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser(server: Running) -> Iterator[Browser]:
    """The browser of this machine."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=require_browser(), args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Visit]:
    """Come to the server as somebody new: a context of one's own. No script may fail meanwhile."""
    errors: list[str] = []
    with ExitStack() as rest:

        def come(path: str = "/", **likings: Any) -> Page:
            asked = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **likings}
            context: BrowserContext = browser.new_context(base_url=server.address, **asked)
            rest.callback(context.close)
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.goto(path)
            return page

        yield come
    assert not errors


def play_out(page: Page, decide: Callable[[Page, random.Random], None], seed: int) -> None:
    """Decide again and again until the end screen is there."""
    chance = random.Random(seed)
    for _ in range(DECISIONS):
        if until_asked(page) == "end":
            return
        decide(page, chance)
    pytest.fail(f"no end after {DECISIONS} decisions: {situation(page)}")


def test_a_newcomer_reaches_the_first_own_move_in_two_clicks(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    level(page).click()
    expect(page.locator(LIT).first).to_be_visible()
    page.locator("main [data-lit^='card:']").first.click()
    expect(page.locator(MENU).first).to_be_visible()
    if os.environ.get("MATHOM_SCREENSHOTS") == "1":
        page.keyboard.press("Escape")
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / "duel.png")


def test_a_click_before_the_first_answer_waits_for_it(visit: Visit) -> None:
    """Without the cookie of that answer the server would not know who opens the table."""
    page = visit("about:blank")
    held: list[Route] = []
    page.route("**/api/me*", lambda route: held.append(route))
    page.goto("/")
    level(page).click()
    expect(level(page)).to_be_disabled()
    until(page, lambda: held)
    held[0].continue_()
    page.wait_for_url("**/table/*")
    assert until_asked(page) == "lit"


def test_a_whole_game_by_clicking_lit_targets(visit: Visit) -> None:
    page = visit()
    level(page).click()
    play_out(page, click_once, seed=1)
    expect(page.locator(END).locator("h1")).not_to_be_empty()
    expect(page.locator(END).locator("a[href^='/replay/']")).to_be_visible()


def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    page = visit()
    expect(level(page)).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('button.level')"):
            break
    page.keyboard.press("Enter")
    play_out(page, press_once, seed=2)
    expect(page.locator(END).locator("h1")).not_to_be_empty()


def test_a_reload_in_mid_game_keeps_the_position(visit: Visit) -> None:
    page = visit()
    level(page).click()
    chance = random.Random(3)
    for _ in range(4):
        move(page, chance)
    assert until_asked(page) == "lit"
    before = situation(page)
    pieces = page.locator("main [data-piece]").count()
    page.reload()
    assert until_asked(page) == "lit"
    assert situation(page) == before
    assert page.locator("main [data-piece]").count() == pieces
    move(page, chance)
    until_asked(page)


def test_the_page_goes_on_by_itself_after_its_line_was_cut(visit: Visit) -> None:
    page = visit()
    level(page).click()
    until_asked(page)
    lines: list[WebSocketRoute] = []

    def carry(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/ws/**", carry)
    page.reload()
    chance = random.Random(4)
    move(page, chance)
    assert until_asked(page) == "lit"
    before = situation(page)
    assert len(lines) == 1
    lines[0].close(code=1012)
    until(page, lambda: len(lines) == 2)
    assert until_asked(page) == "lit"
    assert situation(page) == before
    move(page, chance)
    until_asked(page)


def test_two_play_by_invite_link_to_the_end_while_a_third_watches(visit: Visit) -> None:
    words = catalogue("en")
    host = visit()
    host.get_by_role("button", name=words.text("web-invite"), exact=True).click()
    host.wait_for_url("**/table/*")
    link = host.get_by_label(words.text("web-link"), exact=True).input_value()
    assert "/table/" in link
    guest = visit(link)
    guest.get_by_role("button", name=words.text("web-sit"), exact=True).click()
    expect(host.locator(".board [data-piece]").first).to_be_visible()
    watcher = visit(link)
    expect(watcher.locator(".board [data-piece]").first).to_be_visible()
    chance = random.Random(5)
    players = (host, guest)
    decisions = dict.fromkeys(players, 0)
    for _ in range(DECISIONS):
        until(host, lambda: any(kind_of(page) for page in players))
        turn = [page for page in players if kind_of(page) in ("lit", "menu")]
        if any(kind_of(page) == "end" for page in players):
            break
        if not turn:
            continue
        assert len(turn) == 1, [situation(page) for page in players]
        click_once(turn[0], chance)
        decisions[turn[0]] += 1
        assert watcher.locator("[data-lit]").count() == 0
    assert min(decisions.values()) > 5
    for page in (host, guest, watcher):
        expect(page.locator(END).locator("h1")).not_to_be_empty()


@pytest.mark.parametrize(
    ("language", "locale"), [("en", "en-GB"), ("it", "it-IT"), ("sv", "sv-SE")]
)
def test_the_page_speaks_the_language_of_the_browser(
    visit: Visit, language: str, locale: str
) -> None:
    words = catalogue(language)
    page = visit(locale=locale)
    assert page.locator("html").get_attribute("lang") == language
    expect(page.get_by_role("heading", name=words.text("web-play-now"))).to_be_visible()
    expect(page.get_by_text(words.text("web-my-games")).first).to_be_visible()
    level(page).click()
    expect(page.get_by_text(words.text("web-your-turn"), exact=True).first).to_be_visible()
    expect(page.get_by_role("button", name=words.text("web-undo")).first).to_be_visible()


def test_a_phone_scrolls_only_up_and_down_and_can_play(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    wide = "document.documentElement.scrollWidth"
    expect(level(page)).to_be_visible()
    assert page.evaluate(wide) <= PHONE["width"]
    level(page).tap()
    assert until_asked(page) == "lit"
    assert page.evaluate(wide) <= PHONE["width"]
    before = page.locator("main [data-lit^='card:']").first.get_attribute("data-lit")
    page.locator(f"main [data-lit='{before}']").tap()
    page.locator(MENU).first.tap()
    expect(page.locator(f"main [data-lit='{before}']")).to_have_count(0)
    until_asked(page)
    assert page.evaluate(wide) <= PHONE["width"]


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not there: run make web once")
@pytest.mark.parametrize("place", ["home", "table", "menu of a card"])
def test_axe_finds_no_serious_problem(visit: Visit, place: str) -> None:
    page = visit()
    expect(level(page)).to_be_visible()
    if place != "home":
        level(page).click()
        until_asked(page)
    if place == "menu of a card":
        page.locator("main [data-lit^='card:']").first.click()
        expect(page.locator(MENU).first).to_be_visible()
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run().then((result) => result.violations)")
    bad = [
        (one["id"], one["impact"], [node["target"] for node in one["nodes"]][:5])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert not bad


def test_the_first_page_is_light(visit: Visit, server: Running) -> None:
    page = visit("about:blank")
    line = page.context.new_cdp_session(page)
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    line.send("Network.enable")
    page.goto("/", wait_until="networkidle")
    expect(level(page)).to_be_visible()
    assert len(sizes) > 2
    assert sum(sizes) < 250_000


def test_the_first_page_is_painted_within_a_second(visit: Visit) -> None:
    """The best of a few: other tests run on the same machine at the same time."""
    asked = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
    painted: list[float] = []
    for _ in range(3):
        page = visit()
        expect(level(page)).to_be_visible()
        page.wait_for_function(f"({asked}) !== null")
        painted.append(page.evaluate(asked))
    assert min(painted) < 1000, painted
