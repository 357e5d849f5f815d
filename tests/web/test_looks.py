"""Every page: for screen readers, in three languages, in the hand, and how soon it is there."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser import PHONE, Visitors, level
from tests.web.looking import no_serious_fault
from tests.web.playing import END, MENU, POSITION, open_table, until_asked

from mathom.texts import catalogue, wording

LEAST_TARGET = 40

Go = Callable[[Page], None]


def shows(path: str, what: str) -> Go:
    """Go to a page and wait until it shows something."""

    def go(page: Page) -> None:
        page.goto(path)
        expect(page.locator(what).first).to_be_visible()

    return go


def table(page: Page) -> None:
    """A table where it is one's turn."""
    open_table(page, "random", "me", position=POSITION)
    assert until_asked(page) == "lit"


def menu_of_a_card(page: Page) -> None:
    """The verbs that hang on a card."""
    table(page)
    page.locator("main [data-lit^='card:']").first.click()
    expect(page.locator(MENU).first).to_be_visible()


def as_list(page: Page) -> None:
    """A table in the list layout."""
    page.evaluate("localStorage.setItem('mathom-settings', JSON.stringify({layout: 'list'}))")
    table(page)
    expect(page.locator(".lists")).to_be_visible()


def waiting_room(page: Page) -> None:
    """A table with an open seat."""
    open_table(page, "me", "open")
    expect(page.get_by_role("img")).to_be_visible()


def curtain(page: Page) -> None:
    """Between two players on one screen."""
    open_table(page, "me", "me", curtain=True)
    expect(page.locator(".curtain button")).to_be_visible()


def end(page: Page) -> None:
    """The end screen."""
    table(page)
    page.get_by_role("banner").get_by_role("button").last.click()
    page.locator("dialog .btn.danger").click()
    page.locator("dialog .btn.danger").click()
    expect(page.locator(END).locator("h1")).to_be_visible()


def replayed(page: Page) -> None:
    """The replay of a game."""
    end(page)
    page.locator(END).locator("a.btn[href^='/replay/']").click()
    expect(page.locator("main.world [data-piece]").first).to_be_visible()


PLACES: dict[str, Go] = {
    "home": shows("/", "button.play"),
    "waiting room": waiting_room,
    "table": table,
    "menu of a card": menu_of_a_card,
    "list layout": as_list,
    "curtain": curtain,
    "end": end,
    "replay": replayed,
    "replays": shows("/replays", "textarea"),
    "own games": shows("/games", "main .panel"),
    "watch": shows("/watch", "main .bots button"),
    "learn and rules": shows("/learn/duel", ".rules h2, .rules h3"),
    "lesson": shows("/learn/duel/turn", "main [data-lit]"),
    "ladder": shows("/ladder", "main .panel .btn"),
    "settings": shows("/settings", "main .seg"),
    "about": shows("/about", "main h2"),
    "not found": shows("/nowhere", "main a"),
}


def reach(visit: Visitors, place: str, **options: Any) -> Page:
    """Somebody new comes by the lightest page, which makes them known, and goes to a place."""
    page = visit("/about", **options)
    expect(page.locator("main h2").first).to_be_visible()
    PLACES[place](page)
    return page


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_no_serious_problem_by_day_or_night(visit: Visitors, place: str) -> None:
    no_serious_fault(reach(visit, place))


# What stands in the page to be read or to be read out, word by word.
SAID = """() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')]
    const attributes = ['aria-label', 'title', 'placeholder', 'alt']
    const told = named.flatMap((one) => attributes.map((name) => one.getAttribute(name) ?? ''))
    return [document.title, document.body.innerText, ...told].join(' ').split(/[\\s,.:;()]+/)
}"""


@pytest.mark.parametrize(
    ("language", "locale"), [("en", "en-GB"), ("it", "it-IT"), ("sv", "sv-SE")]
)
def test_every_page_speaks_the_language_of_the_browser(
    visit: Visitors, language: str, locale: str
) -> None:
    spoken = catalogue(language)
    page = visit(locale=locale)
    expect(page.get_by_role("heading", name=spoken.text("web-watch"))).to_be_visible()
    for place, go in PLACES.items():
        go(page)
        assert page.locator("html").get_attribute("lang") == language, place
        said: list[str] = page.evaluate(SAID)
        assert not [word for word in said if "-" in word and spoken.has(word)], place
        page.evaluate("localStorage.clear()")


def test_the_language_is_changed_in_the_middle_of_a_game(visit: Visitors) -> None:
    page = visit()
    table(page)
    for language in ("it", "sv", "en"):
        page.locator(f".langs button[lang={language}]").click()
        turn = catalogue(language).text("web-your-turn")
        expect(page.get_by_text(turn, exact=True).first).to_be_visible()
        assert page.locator("html").get_attribute("lang") == language
        seat = wording("duel", language).seat("sauron")
        expect(page.get_by_label(catalogue(language).text("web-players"))).to_contain_text(seat)


# Links inside a sentence may be as small as its letters.
SMALL = """(least) => [...document.querySelectorAll(
    '[data-lit], button, a.btn, a.panel, nav a, select, input, textarea, summary'
)].filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((one) => !one.closest('.sr, .skip, :disabled'))
  .map((one) => {
    const label = one.closest('label') ?? one
    const [a, b] = [one, label].map((x) => x.getBoundingClientRect())
    const width = Math.max(a.width, b.width), height = Math.max(a.height, b.height)
    return { what: (one.getAttribute('aria-label') ?? one.innerText ?? one.tagName).slice(0, 40),
             lit: one.dataset.lit, width, height }
  })
  .filter((one) => one.width > 0 && Math.min(one.width, one.height) < least - 0.5)
"""


@pytest.mark.parametrize("place", PLACES)
def test_a_phone_scrolls_only_up_and_down_and_has_room_for_fingers(
    visit: Visitors, place: str
) -> None:
    page = reach(visit, place, viewport=PHONE, has_touch=True, is_mobile=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate(SMALL, LEAST_TARGET) == []


def test_a_phone_can_play(visit: Visitors) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    level(page).tap()
    assert until_asked(page) == "lit"
    before = page.locator("main [data-lit^='card:']").first.get_attribute("data-lit")
    page.locator(f"main [data-lit='{before}']").tap()
    page.locator(MENU).first.tap()
    expect(page.locator(f"main [data-lit='{before}']")).to_have_count(0)
    until_asked(page)


def test_the_first_page_is_light(visit: Visitors) -> None:
    page = visit("about:blank")
    line = page.context.new_cdp_session(page)
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    line.send("Network.enable")
    page.goto("/", wait_until="networkidle")
    expect(level(page)).to_be_visible()
    assert len(sizes) > 2
    assert sum(sizes) < 250_000


def test_the_first_page_is_painted_within_a_second(visit: Visitors) -> None:
    """The middle one of five: other tests beside it may hold up one of them."""
    asked = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
    painted: list[float] = []
    for _ in range(5):
        page = visit()
        expect(level(page)).to_be_visible()
        page.wait_for_function(f"() => ({asked}) !== null")
        painted.append(page.evaluate(asked))
        page.context.close()
    assert statistics.median(painted) < 1000, painted
