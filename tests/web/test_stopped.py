"""A game that could not be followed any further, on the page: what happened, and going on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.database_of_0_1 import ANN, BOB
from tests.server.running import Running
from tests.server.upgrading import cookie_of, spoil, unpack
from tests.web.browser import PHONE, Visitors, button, words
from tests.web.conftest import serve
from tests.web.playing import until


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[Running]:
    """A server on a database of version 0.1, two games of which are damaged."""
    file = unpack(tmp_path / "games.sqlite3")
    spoil(file, "duel-with-bob", 21, "{")
    spoil(file, "war-with-a-bot", 60, "{")
    running = serve(file)
    yield running
    assert running.stop() == 0


@pytest.fixture
def come(browser: Browser, upgraded: Running) -> Iterator[Visitors]:
    """Lets people of version 0.1 come back."""
    visitors = Visitors(browser, upgraded.address)
    yield visitors
    assert not visitors.left()


def come_back(come: Visitors, user: str, path: str, **options: Any) -> Page:
    """Somebody who still has a cookie comes to a page."""
    page = come(**options)
    # The cookie of the first visit must not come after it and replace it.
    until(page, page.context.cookies)
    page.context.add_cookies([{"name": "mathom", "value": cookie_of(user), "url": come.address}])
    page.goto(path)
    return page


def test_two_people_see_why_a_game_stopped_and_go_on_together(come: Visitors) -> None:
    ann = come_back(come, ANN.id, "/table/duel-with-bob")
    bob = come_back(come, BOB.id, "/table/duel-with-bob", viewport=PHONE)
    for page in (ann, bob):
        expect(page.get_by_role("heading", name=words("web-stopped"))).to_be_visible()
        expect(page.get_by_text(words("reason-event-unreadable"))).to_be_visible()
        expect(page.locator("[data-piece]").first).to_be_visible()
        expect(page.get_by_role("link", name=words("web-events"))).to_have_count(0)
    button(ann, "web-go-on-from-here").click()
    expect(bob.get_by_text(words("web-stopped-want-on", names="Ann"))).to_be_visible()
    button(bob, "web-go-on-from-here").click()
    for page in (ann, bob):
        expect(page.get_by_role("heading", name=words("web-stopped"))).to_have_count(0)


def test_alone_one_looks_through_it_takes_it_along_and_goes_on(come: Visitors) -> None:
    page = come_back(come, ANN.id, "/replays")
    page.get_by_text(words("web-stopped")).first.wait_for()
    page.goto("/table/war-with-a-bot")
    with page.expect_download() as download:
        page.get_by_role("link", name=words("web-events")).click()
    assert download.value.path().read_text("utf-8").count("\n") > 60
    page.get_by_role("link", name=words("web-replay"), exact=True).click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_text(words("reason-event-unreadable"))).to_be_visible()
    page.goto("/table/war-with-a-bot")
    button(page, "web-go-on-from-here").click()
    expect(page.get_by_role("heading", name=words("web-stopped"))).to_have_count(0)
